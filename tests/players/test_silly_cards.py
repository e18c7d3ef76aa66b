"""Strong players play no card that is worse in every world that fits what they see."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from random import Random

import pytest

from honeymoon.players.clock import Clock
from honeymoon.players.expert import EXPERT
from honeymoon.players.skilled import Skilled
from honeymoon.players.strong import STRONG
from honeymoon.players.utility import utilities
from honeymoon.rules.actions import Action
from honeymoon.rules.calls import BIDS
from honeymoon.rules.cards import Card, CardSet, Suit, parse_card
from honeymoon.rules.contract import Contract, Doubling
from honeymoon.rules.tricks import follow_suit, trick_winner
from honeymoon.rules.view import View
from honeymoon.search.imagination import every_world
from honeymoon.search.reference import minimax
from honeymoon.shuffle import Chance
from tests.players.reached import match_with_options, reached
from tests.players.silly import Verdict, judged, verdict
from tests.players.tables import TIPS
from tests.rules.helpers import BI, DD, ED, FOR_TWO, PL, PU, SE, TH
from tests.scale import FULL, deals

SIZES = {DD: (17, 4), PU: (17, 4), PL: (17, 4), SE: (17, 2), ED: (17, 2), TH: (12, 3), BI: (7, 2)}
"""The largest hands that are looked at, and how many deals."""
QUICK = [(DD, EXPERT), (PL, STRONG), (SE, STRONG), (TH, STRONG), (BI, STRONG)]
"""A deal of each of these, where there is little time."""
EVERY = [(game, player) for game in SIZES for player in (STRONG, EXPERT)]
WORLDS = 20_000


@pytest.mark.parametrize(("game", "player"), EVERY if FULL else QUICK)
def test_no_card_is_silly(game: str, player: Skilled) -> None:
    """Not one in whole deals of a player with itself, where it reckons and does not go by tips.

    With more than two hands ``strong`` plays its first cards by the tips, which can be silly.
    """
    most_cards, full = SIZES[game]
    if game in (SE, ED, TH):
        most_cards = min(most_cards, player.level.counts_out)
    found = list(judged(game, player, range(deals(1, full)), most_cards, WORLDS))
    assert not [str(each) for each in found if each.verdict is not Verdict.ACQUITTED]


def silly_choices(game: str, label: str, count: int) -> Iterator[tuple[View, Card]]:
    """Silly cards that might be played at the end of deals of weak players."""
    for moment in reached(game, label, count, ("guided", "tips-1"), count):
        seen = moment.view
        if seen.phase == "play" and max(hand.size for hand in seen.hands) <= 6:
            for action in seen.legal:
                if verdict(seen, action.card, Random(1), WORLDS) is Verdict.SILLY:
                    yield seen, action.card


@pytest.mark.parametrize("game", [PU, SE, ED, TH, BI])
def test_a_silly_card_is_found(game: str) -> None:
    """Among all that are legal in the last tricks there are some."""
    assert next(silly_choices(game, "planted", 200), None)


def test_what_is_found_is_silly_by_minimax() -> None:
    """In each world there is, by trying every card."""
    for seen, card in islice(silly_choices(PU, "minimax", deals(120, 600)), 3):
        better = {action.card for action in seen.legal} - {card}
        for world in every_world(seen):
            other = world.hands[1 - seen.seat]
            own = after(seen, card, other)
            better = {each for each in better if after(seen, each, other) > own}
        assert better


def after(seen: View, card: Card, other: CardSet) -> int:
    """The tricks of the seat that plays this card, if the other hand is this one."""
    assert seen.contract is not None
    rest, trump, trick = seen.hand.without(card), seen.contract.trump, seen.fact("trick")
    assert isinstance(trick, tuple)
    if not trick:
        replies = (
            (other.without(reply), trick_winner((card, reply), trump))
            for reply in follow_suit(other, card.suit)
        )
        return min(following(rest, left, trump, winner == 0) for left, winner in replies)
    wins = trick_winner((parse_card(str(trick[0])), card), trump) == 1
    return following(rest, other, trump, wins)


def following(rest: CardSet, other: CardSet, trump: Suit | None, wins: bool) -> int:
    """The tricks of a hand that has won or lost this one."""
    return 1 + minimax(rest, other, trump) if wins else len(rest) - minimax(other, rest, trump)


@dataclass(frozen=True, slots=True)
class Highest:
    """Plays the highest card, and else as the tips say."""

    name: str = "highest"

    def choose(self, view: View, clock: Clock, rng: Random) -> Action:
        """Whatever lies on the table."""
        if view.phase != "play":
            return TIPS.choose(view, clock, rng)
        return max(view.legal, key=lambda action: action.card.rank)


def test_a_player_that_plays_silly_cards_is_found() -> None:
    """The highest card, whatever lies on the table."""
    found = judged(SE, Highest(), range(8), 8, WORLDS)
    assert any(each.verdict is Verdict.SILLY for each in found)


@pytest.mark.parametrize("game", FOR_TWO)
def test_more_tricks_are_always_worth_more(game: str) -> None:
    """At any score and under all options, so that who looks at points throws no trick away."""
    rng = Random(1)
    for number in range(deals(6, 60)):
        match = match_with_options(game, number, Chance.seeded(f"worth {number}"))
        bid, doubling = rng.choice(BIDS), rng.choice(list(Doubling))
        declarer = rng.randrange(2)
        found = utilities(match.sheet, Contract(bid.level, bid.strain, doubling, declarer), 13)
        for seat, worth in enumerate(found):
            rising = list(worth if seat == declarer else reversed(worth))
            assert rising == sorted(set(rising))
