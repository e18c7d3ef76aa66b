"""Silly cards: such as take fewer tricks than some other card in every world that can be.

One world in which a card is no worse acquits it, so a few worlds are enough for almost every card.
What is left is tried in many, and in the end in all worlds, where there are not too many.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from itertools import islice
from random import Random

from honeymoon.players import arena
from honeymoon.players.player import Player
from honeymoon.rules.actions import Kind
from honeymoon.rules.cards import Card, parse_card
from honeymoon.rules.contract import QuotaContract
from honeymoon.rules.scoring.quota import quota_entry
from honeymoon.rules.view import View
from honeymoon.search import open_hands, selfish, solving
from honeymoon.search.imagination import Imagination, World
from honeymoon.search.open_hands import Bounds
from honeymoon.search.sides_reference import OpenHands
from honeymoon.shuffle import Chance
from tests.players.reached import match_with_options

FEW, MANY = 12, 400
"""Worlds that are drawn at first, and for the cards that these do not acquit."""
MOST = 300_000
"""So many worlds can be tried one by one."""
NODES = 300_000
"""Tricks looked at for a card of three or four hands in one world."""


class Verdict(Enum):
    """``SILLY``: worse in all worlds; ``SUSPECT``: in all that were tried, and there are more.

    ``UNKNOWN``: no world acquits the card, but in some its worth was not found out.
    """

    ACQUITTED = "acquitted"
    SILLY = "silly"
    SUSPECT = "suspect"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Tried:
    """Other cards that no world so far makes no better: by what is proved, and for certain."""

    perhaps: frozenset[Card]
    surely: frozenset[Card]

    def in_(self, chosen: Card, values: Mapping[Card, Bounds]) -> Tried:
        """After one more world."""
        own = values[chosen]
        return Tried(
            frozenset(card for card in self.perhaps if values[card].high > own.low),
            frozenset(card for card in self.surely if values[card].low > own.high),
        )

    def after(self, chosen: Card, every: Iterable[Mapping[Card, Bounds]]) -> Tried:
        """After more worlds, as long as they are needed."""
        now = self
        for values in every:
            now = now.in_(chosen, values)
            if not now.perhaps:
                break
        return now


def verdict(seen: View, chosen: Card, rng: Random, most: int = MOST) -> Verdict:
    """On a card that this seat would play."""
    imagination, find = Imagination(seen), Worth(seen).of
    others = frozenset(action.card for action in seen.legal) - {chosen}
    tried = Tried(others, others)
    for count in (FEW, MANY):
        tried = tried.after(chosen, map(find, imagination.draw(count, rng)))
        if not tried.perhaps:
            return Verdict.ACQUITTED
    every = islice(imagination.every(), most)
    tried = tried.after(chosen, map(find, every))
    if not tried.perhaps:
        return Verdict.ACQUITTED
    if not tried.surely:
        return Verdict.UNKNOWN
    return Verdict.SILLY if imagination.count() <= most else Verdict.SUSPECT


class Worth:
    """What each card is worth to the seat in a world, all hands open: tricks of its side.

    Where each seat plays for itself it is the seat's own score, everybody doing the best for
    himself up to the last trick.
    """

    def __init__(self, seen: View) -> None:
        assert seen.contract is not None
        self._seen, self._contract = seen, seen.contract
        self._order = list(_numbers(seen.fact("order")))
        (leader,) = _numbers((seen.fact("leader"),))
        self._leader = self._order.index(leader)
        trick = seen.fact("trick")
        assert isinstance(trick, tuple)
        self._trick = tuple(parse_card(str(token)) for token in trick)

    def of(self, world: World) -> Mapping[Card, Bounds]:
        """By card."""
        hands = tuple(world.hands[hand] for hand in self._order)
        position = OpenHands(hands, self._ours, self._contract.trump, self._leader, self._trick)
        if isinstance(self._contract, QuotaContract):
            return self._selfish(position, self._contract)
        if len(hands) > 2:
            return open_hands.card_bounds(position, NODES)
        hand, other = hands[position.to_play], hands[1 - position.to_play]
        led = self._trick[0] if self._trick else None
        values = solving.card_values(hand, other, self._contract.trump, led)
        return {card: Bounds(value, value) for card, value in values.items()}

    @property
    def _ours(self) -> tuple[bool, ...]:
        """Declarer's hands against all others, seen by the seat."""
        declares = self._seen.seat == self._contract.declarer
        owners = (self._seen.hands[hand].owner for hand in self._order)
        return tuple((owner == self._contract.declarer) is declares for owner in owners)

    def _selfish(self, position: OpenHands, contract: QuotaContract) -> dict[Card, Bounds]:
        won = tuple(self._seen.tricks[seat] for seat in self._order)
        scores = [
            [quota_entry(contract, seat, tricks).points for tricks in range(18)]
            for seat in self._order
        ]
        found = selfish.card_values(position, won, scores, position.left)
        place = self._order.index(self._seen.seat)
        values = {card: scores[place][tricks[place]] for card, tricks in found.items()}
        return {card: Bounds(value, value) for card, value in values.items()}


def _numbers(fact: object) -> Iterator[int]:
    assert isinstance(fact, tuple)
    for number in fact:
        assert isinstance(number, int)
        yield number


def cards_played(
    game: str, player: Player, deals: Iterable[int], most_cards: int = 17
) -> Iterator[tuple[View, Card]]:
    """The cards that a player chooses in deals with itself, where it has a choice."""
    for number in deals:
        chance = Chance.seeded(f"silly {game} {player.name} {number}")
        before = match_with_options(game, number, chance)
        for move in arena.decisions(before, [player] * before.variant.seats, chance):
            is_card = move.action.kind is Kind.CARD and len(move.view.legal) > 1
            if is_card and max(hand.size for hand in move.view.hands) <= most_cards:
                yield move.view, move.action.card


@dataclass(frozen=True, slots=True)
class Judged:
    """A card that a player has chosen, and what is found about it."""

    view: View
    card: Card
    verdict: Verdict

    def __str__(self) -> str:
        seen = self.view
        where = f"{seen.game}, {seen.contract} by {seen.contract and seen.contract.declarer}"
        table = f"seat {seen.seat} has {seen.hand}, trick {seen.fact('trick')}"
        return f"{self.verdict.value}: {self.card} ({where}, {table})"


def judged(
    game: str, player: Player, deals: Iterable[int], most_cards: int = 17, most: int = MOST
) -> Iterator[Judged]:
    """Each card of these deals."""
    for number, (seen, card) in enumerate(cards_played(game, player, deals, most_cards)):
        yield Judged(seen, card, verdict(seen, card, Random(number), most))
