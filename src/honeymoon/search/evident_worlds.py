"""Worlds by what the auction says of the one hand that is hidden: its shape and its points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate, islice
from math import comb, prod
from random import Random
from typing import NamedTuple

from honeymoon.rules.cards import CardSet
from honeymoon.rules.view import View
from honeymoon.search.evidence import Evidence, HandDraw, Seen
from honeymoon.search.hidden import Gone, Hidden, HiddenHand, Odds
from honeymoon.search.imagination import Imagination, World
from honeymoon.search.shares import Chance, pick


def worlds_by_evidence(
    view: View, n: int, rng: Random, hand: int, evidence: Evidence, weights: Odds | None = None
) -> list[World]:
    """``n`` worlds that fit the view, drawn independently and exactly by the evidence on a hand.

    The weight of a world is that of the hand's shape, times that of its points, times its
    cards' odds in ``weights`` as ``worlds`` takes them. Raises ValueError where the view hides
    other hands too, or no world fits.
    """
    return EvidentWorlds(Imagination(view, weights), hand, evidence).draw(n, rng)


class Case(NamedTuple):
    """Which of the cards seen to come into the hand are gone (a set), and what is left open."""

    gone: Gone
    laid: int
    seen: Seen
    weight: float


class EvidentWorlds:
    """The worlds of a view that hides one hand, by evidence on that hand."""

    def __init__(self, imagination: Imagination, hand: int, evidence: Evidence) -> None:
        facts = imagination.hidden
        if not 0 <= hand < len(facts.hands):
            raise ValueError(f"there is no such hand: {hand}")
        if any(_is_hidden(other) for other in facts.hands if other.number != hand):
            raise ValueError("another hand is hidden too")
        self._imagination = imagination
        self._at = hand
        self._hand = facts.hands[hand]
        odds = {card: facts.odds_of(self._hand, card) for card in facts.free}
        self._draw = HandDraw(odds, evidence)
        self._cases = [case for case in self._every_case(facts) if case.weight]

    def _every_case(self, facts: Hidden) -> Iterator[Case]:
        arrivals = self._hand.arrivals
        for gone in facts.every_gone():
            for laid in arrivals.every(gone[self._at]):
                kept = [card for card in arrivals.cards if not laid >> card.card & 1]
                held = CardSet(self._hand.kept | arrivals.all ^ laid)
                rooms = facts.rooms(gone)
                seen, out = Seen(held, rooms[self._at]), rooms[len(facts.hands) :]
                likely = prod(card.kept for card in kept) * _orders(out)
                yield Case(gone, laid, seen, likely * self._draw.ways(seen))

    def draw(self, n: int, rng: Random) -> list[World]:
        """``n`` worlds. Raises ValueError where none fits."""
        if n < 0:
            raise ValueError(f"{n} worlds")
        if not self._cases:
            raise ValueError("no world fits the view and the evidence")
        cumulated = list(accumulate(case.weight for case in self._cases))
        chance = Chance(rng.getrandbits(64))
        return [self._world(self._cases[pick(cumulated, chance)], chance) for _ in range(n)]

    def _world(self, case: Case, chance: Chance) -> World:
        facts = self._imagination.hidden
        free = self._draw.draw(case.seen, chance)
        laid = [0] * len(facts.hands)
        laid[self._at] = case.laid
        out = iter(chance.shuffled(list(CardSet(facts.free ^ free))))
        rooms = facts.rooms(case.gone)[len(facts.hands) :]
        hands = [0] * len(facts.hands)
        hands[self._at] = free
        shares = [*hands, *(CardSet.of(islice(out, room)) for room in rooms)]
        return self._imagination.world(shares, laid)


def _is_hidden(hand: HiddenHand) -> bool:
    return bool(hand.room or hand.arrivals.discards)


def _orders(rooms: Sequence[int]) -> int:
    """In how many ways cards fill these rooms."""
    return prod(comb(sum(rooms[: at + 1]), room) for at, room in enumerate(rooms))
