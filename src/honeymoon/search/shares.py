"""Cards shared out among groups with so much room each: counted, drawn and listed exactly.

Cards that may go to the same groups with the same odds are of one kind. The number of ways
follows from a recurrence over the kinds: so many of this kind to each group, times the ways of
the rest. With one card to a kind and two groups this is the recurrence of elementary symmetric
polynomials, and a draw is a conditional Bernoulli draw. No draw is ever rejected.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import accumulate, combinations
from math import comb
from typing import NamedTuple

from honeymoon.rules.cards import CardSet

Split = tuple[int, ...]
"""How many cards of a kind go to each group."""
Rooms = tuple[int, ...]
"""How many cards each group still takes; together as many as there are cards."""
_MASK = (1 << 64) - 1


class Chance:
    """Even chances from a seed (splitmix64), the same in every language and on every machine."""

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    def uniform(self) -> float:
        """A number from 0 up to, not including, 1."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        mixed = self._state
        mixed = ((mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ mixed >> 27) * 0x94D049BB133111EB) & _MASK
        return ((mixed ^ mixed >> 31) >> 11) * 2.0**-53

    def shuffled(self, cards: Sequence[int]) -> list[int]:
        """The cards in an order of which each is as likely as any other."""
        pool = list(cards)
        for at in range(len(pool) - 1):
            other = at + int(self.uniform() * (len(pool) - at))
            pool[at], pool[other] = pool[other], pool[at]
        return pool


def pick(cumulated: Sequence[float], chance: Chance) -> int:
    """The place of one of these running totals, each as likely as it adds to the total."""
    drawn = chance.uniform() * cumulated[-1]
    return min(bisect_right(cumulated, drawn), len(cumulated) - 1)


class Kind(NamedTuple):
    """Cards with the same odds for each group: 0 where they cannot go, 1 without evidence."""

    cards: tuple[int, ...]
    odds: tuple[float, ...]


def kinds_of(odds: dict[int, tuple[float, ...]]) -> tuple[Kind, ...]:
    """The cards by their odds, the largest kind last: by then nothing is left to choose."""
    alike: dict[tuple[float, ...], list[int]] = {}
    for card in sorted(odds):
        alike.setdefault(odds[card], []).append(card)
    found = [Kind(tuple(cards), own) for own, cards in alike.items()]
    return tuple(sorted(found, key=lambda kind: (len(kind.cards), kind)))


def splits(size: int, odds: Sequence[float], rooms: Rooms) -> Iterator[Split]:
    """Every way to give ``size`` equal cards to groups with odds and room for them."""
    open_rooms = [room if chance else 0 for room, chance in zip(rooms, odds, strict=True)]
    later = [sum(open_rooms[group + 1 :]) for group in range(len(rooms))]

    def give(group: int, left: int) -> Iterator[Split]:
        if group == len(rooms):
            yield ()
            return
        for here in range(max(0, left - later[group]), min(left, open_rooms[group]) + 1):
            for rest in give(group + 1, left - here):
                yield (here, *rest)

    return give(0, size) if size <= sum(open_rooms) else iter(())


def split_weight(split: Split, odds: Sequence[float]) -> float:
    """In how many ways cards can be split like that, each way times its odds."""
    left, weight = sum(split), odds[0] * 0 + 1
    for count, chance in zip(split, odds, strict=True):
        weight *= comb(left, count)
        for _ in range(count):
            weight *= chance
        left -= count
    return weight


class Shares:
    """The ways to share out these kinds, remembered for every room that is asked about.

    With odds 0 and 1 as whole numbers the ways are counted exactly.
    """

    def __init__(self, kinds: tuple[Kind, ...]) -> None:
        self.kinds = kinds
        self._choices: dict[tuple[int, Rooms], tuple[list[Split], list[float]]] = {}

    def ways(self, rooms: Rooms, at: int = 0) -> float:
        """The weight of all ways to share out the kinds from number ``at``."""
        if at == len(self.kinds):
            return 1
        cumulated = self._choice(at, rooms)[1]
        return cumulated[-1] if cumulated else 0

    def _choice(self, at: int, rooms: Rooms) -> tuple[list[Split], list[float]]:
        """The splits of one kind with the running total of their weights."""
        found = self._choices.get((at, rooms))
        if found is None:
            found = self._choices[at, rooms] = self._weighed(at, rooms)
        return found

    def _weighed(self, at: int, rooms: Rooms) -> tuple[list[Split], list[float]]:
        kind = self.kinds[at]
        tried = [
            (split, split_weight(split, kind.odds) * self.ways(_less(rooms, split), at + 1))
            for split in splits(len(kind.cards), kind.odds, rooms)
        ]
        possible = [(split, weight) for split, weight in tried if weight]
        return [split for split, _ in possible], list(accumulate(w for _, w in possible))

    def draw(self, rooms: Rooms, chance: Chance) -> list[int]:
        """A set of cards (a bit mask) for each group, as likely as the product of its odds.

        Raises ValueError where the cards cannot be shared out.
        """
        shares = [0] * len(rooms)
        for at, kind in enumerate(self.kinds):
            found, cumulated = self._choice(at, rooms)
            if not found:
                raise ValueError("these cards cannot be shared out")
            split = found[pick(cumulated, chance)]
            _deal_out(chance.shuffled(kind.cards), split, shares)
            rooms = _less(rooms, split)
        return shares

    def draw_many(self, rooms: Rooms, parts: Rooms, count: int, seed: int) -> list[int]:
        """``count`` draws: a set for each group but the last, whose cards go on to the parts.

        The parts are of these sizes and any card is as likely in each. The sets of all draws
        stand one after the other. Raises ValueError where the cards cannot be shared out.
        """
        chance, found = Chance(seed), []
        for _ in range(count):
            *groups, out = self.draw(rooms, chance)
            parted = [0] * len(parts)
            _deal_out(chance.shuffled(list(CardSet(out))), parts, parted)
            found += [*groups, *parted]
        return found

    def every(self, rooms: Rooms, at: int = 0) -> Iterator[list[int]]:
        """Every way to share the cards out, whatever its odds."""
        if at == len(self.kinds):
            yield [0] * len(rooms)
            return
        kind = self.kinds[at]
        for split in self._choice(at, rooms)[0]:
            for rest in self.every(_less(rooms, split), at + 1):
                for own in _dealt(kind.cards, split):
                    yield [share | more for share, more in zip(rest, own, strict=True)]


def _less(rooms: Rooms, split: Split) -> Rooms:
    return tuple([room - count for room, count in zip(rooms, split, strict=True)])


def _deal_out(cards: Sequence[int], split: Split, shares: list[int]) -> None:
    start = 0
    for group, count in enumerate(split):
        for card in cards[start : start + count]:
            shares[group] |= 1 << card
        start += count


def _dealt(cards: Sequence[int], split: Split) -> Iterator[list[int]]:
    """Every way to give so many of these cards to each group."""
    if not split:
        yield []
        return
    for chosen in combinations(cards, split[0]):
        left = [card for card in cards if card not in chosen]
        for rest in _dealt(left, split[1:]):
            yield [sum(1 << card for card in chosen), *rest]
