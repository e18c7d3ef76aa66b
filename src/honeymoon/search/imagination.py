"""Worlds: what a seat can imagine, every place of the hidden cards that fits its view.

A world says where each card lies now. Without evidence every world is as likely as any other;
with odds for the cards of some hand its likelihood is the product of their odds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import accumulate, product
from math import prod
from random import Random

from honeymoon.rules.cards import CARDS, CardSet
from honeymoon.rules.deal import Deal
from honeymoon.rules.trace import Setup, Trace, trace
from honeymoon.rules.variants.catalogue import VARIANTS
from honeymoon.rules.variants.variant import Options
from honeymoon.rules.view import View
from honeymoon.search.hidden import Gone, Hidden, Odds, hidden
from honeymoon.search.imagined import World, known_places, laid_out
from honeymoon.search.shares import Chance, Shares, pick, sharer

__all__ = ["Imagination", "World", "every_world", "sample", "worlds"]


def worlds(view: View, n: int, rng: Random, weights: Odds | None = None) -> list[World]:
    """``n`` worlds that fit the view, drawn independently and exactly by their weights.

    ``weights`` has, by number of a hand, the odds of each of the 52 cards to be in it; the
    weight of a world is the product over the cards that its hands have kept. Raises
    ValueError for a view, or weights, that no world fits, for odds of hands or cards that there
    are not, and for less than no worlds.
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


class Imagination:
    """A view, what it hides, and the ways in which that can lie."""

    def __init__(self, view: View, weights: Odds | None = None) -> None:
        self.view = view
        self.setup = Setup(VARIANTS[view.game], Options(view.options), view.sheet, view.dealer)
        self.ways: Trace = trace(self.setup, view.actions)
        self.known = known_places(view, self.ways)
        sizes = [hand.size for hand in view.hands]
        _check_odds(weights or {}, len(sizes))
        self.hidden: Hidden = hidden(self.ways, self.known, sizes, weights or {})
        self._odds = self.hidden.free_odds()
        self._rooms = {gone: self.hidden.rooms(gone) for gone in self.hidden.every_gone()}
        if not self._rooms:
            raise ValueError("no world fits the view")
        largest = tuple(map(max, zip(*self._rooms.values(), strict=True)))
        self._shares = sharer(self._odds, largest)
        self.gone = list(zip(self._rooms, self._weights(), strict=True))

    def count(self) -> int:
        """How many worlds fit the view; only without weights, which would be counted in."""
        return round(sum(weight for _, weight in self.gone))

    def _weights(self) -> Iterator[float]:
        """The weight of all worlds with so many arrivals gone, for every such number."""
        each = zip(self.hidden.hands, zip(*self._rooms, strict=True), strict=True)
        ways = [{count: hand.arrivals.ways(count) for count in set(some)} for hand, some in each]
        for gone, rooms in self._rooms.items():
            arrived = prod(own[count] for own, count in zip(ways, gone, strict=True))
            yield arrived * self._shares.ways(rooms)

    def draw(self, n: int, rng: Random) -> list[World]:
        """``n`` worlds, independent, by their weights. Raises ValueError where none fits.

        The same with the kernel and without it.
        """
        if n < 0:
            raise ValueError(f"{n} worlds")
        cumulated = list(accumulate(weight for _, weight in self.gone))
        if not cumulated[-1]:
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
        rooms = self._rooms[gone]
        sets, chance = self._shares.draw_many(rooms, count, seed), Chance(~seed)
        arrivals = [hand.arrivals for hand in self.hidden.hands]
        drawers = [own.drawer(number) for own, number in zip(arrivals, gone, strict=True)]
        for start in range(0, len(sets), len(rooms)):
            laid = [draw(chance) for draw in drawers]
            yield self.world(sets[start : start + len(rooms)], laid)

    def world(self, shares: Sequence[int], laid: Sequence[int]) -> World:
        """The world with these free cards in each hand, pile and the stock, arrivals laid aside."""
        facts = self.hidden
        *piles, stock = shares[len(facts.hands) :]
        held = tuple(
            CardSet((hand.kept | free | hand.arrivals.all ^ gone) & ~hand.played)
            for hand, free, gone in zip(facts.hands, shares, laid, strict=False)
        )
        discards = tuple(
            CardSet(known | facts.hands[seat].pile | laid[seat] | piles[seat])
            for seat, known in enumerate(facts.piles)
        )
        return World(held, discards, CardSet(facts.stock | stock))

    def every(self) -> Iterator[World]:
        """Each world that fits, once."""
        free = Shares(self._odds)
        for gone in [gone for gone, weight in self.gone if weight]:
            each_laid = [
                list(hand.arrivals.every(count))
                for hand, count in zip(self.hidden.hands, gone, strict=True)
            ]
            for shares in free.every(self._rooms[gone]):
                yield from (self.world(shares, laid) for laid in product(*each_laid))

    def deal(self, world: World, rng: Random) -> Deal:
        """A full deal in which the cards lie so, and of which the seat's view is this one."""
        deck, actions = laid_out(self.ways, self.known, world, self.view.actions, rng)
        deal = self.setup.start(deck)
        for action in actions:
            deal = deal.play(action)
        return deal

    def some_deal(self, world: World) -> Deal:
        """One of these deals, the same one each time: who got which card when tells nothing."""
        return self.deal(world, Random(0))


def _check_odds(weights: Odds, hands: int) -> None:
    for hand, odds in weights.items():
        if not 0 <= hand < hands or len(odds) != len(CARDS):
            raise ValueError(f"{len(odds)} odds for hand {hand} of {hands}; 52 are needed")
