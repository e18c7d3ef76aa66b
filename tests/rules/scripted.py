"""Whole deals that are really dealt, bid and played, and end with the tricks that a test asks for.

The packets: with two players each trick is two neighbours of one suit, with three players three
of them, so that whoever holds the highest wins and nobody is ever without the led suit.
"""

from __future__ import annotations

from collections.abc import Sequence

from honeymoon.rules.cards import Card
from honeymoon.rules.match import Match
from tests.rules.helpers import (
    BI,
    after_draw,
    bid_to,
    bury,
    cards,
    dealt,
    phase_of,
    play,
    running,
    seats_of,
)

# No pair has an ace, the best triples go round the table, and no hand has more than two honours
# of a suit: a script scores nothing beside its contract.
PAIRS = ("43", "65", "87", "T9")
TRIPLES = ("AKQ", "JT9", "876", "543")
DEUCES = "C2 D2 H2 S2"


def packets(seats: int) -> list[tuple[Card, ...]]:
    """Thirteen pairs or sixteen triples, each in falling order."""
    ranks, tricks = (PAIRS, 13) if seats == 2 else (TRIPLES, 16)
    return [cards(suit + group) for group in ranks for suit in "CDHS"][:tricks]


def winners_of(tricks: Sequence[int]) -> list[int]:
    """Who wins each trick: one seat after the other, as long as it has tricks to come."""
    rounds = range(max(tricks))
    return [seat for turn in rounds for seat, won in enumerate(tricks) if turn < won]


def split(tricks: Sequence[int]) -> list[tuple[Card, ...]]:
    """The hand of each seat so that each wins that many tricks."""
    seats = len(tricks)
    hands: list[list[Card]] = [[] for _ in range(seats)]
    for winner, packet in zip(winners_of(tricks), packets(seats), strict=True):
        for turn, one in enumerate(packet):
            hands[(winner + turn) % seats].append(one)
    return [tuple(hand) for hand in hands]


def written(hand: Sequence[Card]) -> str:
    """A hand as the helpers read it."""
    return " ".join(map(str, hand))


def play_packets(match: Match) -> Match:
    """The play: the leader leads anything, the others add the rest of the packet."""
    together = {one: packet for packet in packets(seats_of(match.variant.name)) for one in packet}
    while match.deal is not None:
        led: tuple[Card, ...] = getattr(match.deal.phase, "trick", ())
        choices = [action.card for action in match.deal.legal]
        fitting = [one for one in choices if not led or one in together[led[0]]]
        match = play(match, str(fitting[0]))
    return match


def shares(seats: int, declarer: int, tricks: int) -> list[int]:
    """The declarer's tricks and the rest, spread over the others."""
    rest = (13 if seats == 2 else 16) - tricks
    others = [seat for seat in range(seats) if seat != declarer]
    given = {
        seat: rest // len(others) + (place < rest % len(others))
        for place, seat in enumerate(others)
    }
    return [given.get(seat, tricks) for seat in range(seats)]


def play_deal(match: Match, declarer: int, contract: str, tricks: int) -> Match:
    """The match after a deal with this contract, in which declarer takes these tricks."""
    seats = seats_of(match.variant.name)
    return play_shares(match, declarer, contract, shares(seats, declarer, tricks))


def play_shares(match: Match, declarer: int, contract: str, tricks: Sequence[int]) -> Match:
    """The match after a deal with this contract, in which each seat takes these tricks."""
    hands = {seat: written(hand) for seat, hand in enumerate(split(tricks))}
    match = after_draw(dealt(match, hands, DEUCES if len(tricks) == 3 else ""))
    game = match.variant.name
    if game != BI:
        match = bid_to(match, contract, declarer)
    elif phase_of(match) == "choose-contract":
        match = play(match, contract)
    if phase_of(match) == "exchange":
        match = bury(match)
    assert running(match).position.contract is not None
    return play_packets(match)


def play_deals(match: Match, script: str) -> Match:
    """The match after deals written ``A 3NT 10; B 4SX 6``: declarer, contract, tricks."""
    for line in script.split(";"):
        declarer, contract, tricks = line.split()
        match = play_deal(match, "ABC".index(declarer), contract, int(tricks))
    return match
