"""Worlds: what a seat can imagine, every place of the hidden cards that fits its view.

A world says where each card lies now. Without evidence every world is as likely as any other;
with odds for the cards of some hand its likelihood is the product of their odds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import accumulate, product
from random import Random
from typing import Protocol, cast

from honeymoon.rules.cards import CardSet
from honeymoon.rules.deal import Deal
from honeymoon.rules.trace import Setup, Trace, trace
from honeymoon.rules.variants.catalogue import VARIANTS
from honeymoon.rules.variants.variant import Options
from honeymoon.rules.view import View
from honeymoon.search import kernel
from honeymoon.search.hidden import Gone, Hidden, Odds, hidden
from honeymoon.search.imagined import World, known_places, laid_out
from honeymoon.search.shares import Chance, Rooms, Shares, kinds_of, pick

__all__ = ["Imagination", "World", "every_world", "sample", "worlds"]


def worlds(view: View, n: int, rng: Random, weights: Odds | None = None) -> list[World]:
    """``n`` worlds that fit the view, drawn independently and exactly by their weights.

    ``weights`` has, by number of a hand, the odds of each of the 52 cards to be in it; the
    weight of a world is the product over the cards that its hands have kept. Raises
    ValueError for a view, or weights, that no world fits.
    """
    return Imagination(view, weights).draw(n, rng)


def every_world(view: View) -> Iterator[World]:
    """Each world that fits the view, once."""
    return Imagination(view).every()


def sample(view: View, rng: Random) -> Deal:
    """A full deal that fits the view: replayed up to now, this seat's view of it is the same.

    Where the cards lie is as likely as any other place; who got which of them when is any
    order that fits. Raises ValueError for a view that no deal fits.
    """
    imagination = Imagination(view)
    return imagination.deal(imagination.draw(1, rng)[0], rng)


class Sharer(Protocol):
    """What draws shares of cards, in Python or compiled."""

    def ways(self, rooms: Rooms) -> float:
        """As ``Shares.ways``."""
        ...

    def draw_many(self, rooms: Rooms, parts: Rooms, count: int, seed: int) -> list[int]:
        """As ``Shares.draw_many``."""
        ...


class Imagination:
    """A view, what it hides, and the ways in which that can lie."""

    def __init__(self, view: View, weights: Odds | None = None) -> None:
        self.view = view
        self.setup = Setup(VARIANTS[view.game], Options(view.options), view.sheet, view.dealer)
        self.ways: Trace = trace(self.setup, view.actions)
        self.known = known_places(view, self.ways)
        sizes = [hand.size for hand in view.hands]
        self.hidden: Hidden = hidden(self.ways, self.known, sizes, weights or {})
        self.shares = Shares(self.hidden.kinds())
        self.gone = [(gone, self._weight(gone)) for gone in self.hidden.every_gone()]

    def count(self) -> int:
        """How many worlds fit the view; only without weights, which would be counted in."""
        return round(sum(weight for _, weight in self.gone))

    def _weight(self, gone: Gone) -> float:
        weight = self._sharer.ways(self.hidden.rooms(gone)) * self.hidden.ways_out(gone)
        for hand, count in zip(self.hidden.hands, gone, strict=True):
            weight *= hand.arrivals.ways(count)
        return weight

    def draw(self, n: int, rng: Random) -> list[World]:
        """``n`` worlds, independent, by their weights. Raises ValueError where none fits.

        The same with the kernel and without it.
        """
        cumulated = list(accumulate(weight for _, weight in self.gone))
        if not cumulated or not cumulated[-1]:
            raise ValueError("no world fits the view")
        chance = Chance(rng.getrandbits(64))
        order = [pick(cumulated, chance) for _ in range(n)] if len(cumulated) > 1 else [0] * n
        drawn = {
            number: iter(self._drawn(self.gone[number][0], count, rng.getrandbits(64)))
            for number, count in sorted(Counter(order).items())
        }
        return [next(drawn[number]) for number in order]

    def _drawn(self, gone: Gone, count: int, seed: int) -> Iterator[World]:
        """So many worlds in which this many arrivals are gone."""
        rooms, parts = self.hidden.rooms(gone), self.hidden.parts(gone)
        sets = self._sharer.draw_many(rooms, parts, count, seed)
        chance, hands, width = Chance(~seed), len(rooms) - 1, len(rooms) - 1 + len(parts)
        arrivals = [hand.arrivals for hand in self.hidden.hands]
        drawers = [own.drawer(number) for own, number in zip(arrivals, gone, strict=True)]
        for start in range(0, len(sets), width):
            laid = [draw(chance) for draw in drawers]
            out = sets[start + hands : start + width]
            yield self.world(sets[start : start + hands], laid, out)

    @cached_property
    def _sharer(self) -> Sharer:
        """The kernel's shares where there is a kernel, and a rest of the work to leave to it."""
        if kernel.is_off() or not kernel.is_installed():
            return self.shares
        kinds = self.shares.kinds
        groups = len(self.hidden.hands) + 1
        return cast(Sharer, kernel.module().Shares([(k.cards, k.odds) for k in kinds], groups))

    def world(self, hands: Sequence[int], laid: Sequence[int], parts: Sequence[int]) -> World:
        """The world with these free cards in each hand, arrivals laid aside, and cards out."""
        *piles, stock = parts
        facts = self.hidden
        held = tuple(
            CardSet((hand.kept | free | hand.arrivals.all ^ gone) & ~hand.played)
            for hand, free, gone in zip(facts.hands, hands, laid, strict=True)
        )
        discards = tuple(
            CardSet(known | facts.hands[seat].pile | laid[seat] | piles[seat])
            for seat, known in enumerate(facts.piles)
        )
        return World(held, discards, CardSet(facts.stock | stock))

    def every(self) -> Iterator[World]:
        """Each world that fits, once."""
        for gone, weight in self.gone:
            if not weight:
                continue
            each_laid = [
                list(hand.arrivals.every(count))
                for hand, count in zip(self.hidden.hands, gone, strict=True)
            ]
            for *hands, out in self.shares.every(self.hidden.rooms(gone)):
                for parts, laid in product(self._every_part(out, gone), product(*each_laid)):
                    yield self.world(hands, laid, parts)

    def _every_part(self, out: int, gone: Gone) -> list[list[int]]:
        """Every way in which these cards can lie in the piles and the stock."""
        parts = self.hidden.parts(gone)
        free = {int(card): (1.0,) * len(parts) for card in CardSet(out)}
        return list(Shares(kinds_of(free)).every(parts))

    def deal(self, world: World, rng: Random) -> Deal:
        """A full deal in which the cards lie so, and of which the seat's view is this one."""
        deck, actions = laid_out(self.ways, self.known, world, self.view.actions, rng)
        deal = self.setup.start(deck)
        for action in actions:
            deal = deal.play(action)
        return deal
