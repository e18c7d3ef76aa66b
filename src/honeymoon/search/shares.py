"""Cards shared out among groups with so much room each: counted, drawn and listed exactly.

The ways follow from a recurrence over the cards: the last card in each group that it can go to,
times the ways of the others. With two groups this is the recurrence of elementary symmetric
polynomials, and a draw is a conditional Bernoulli draw. No draw is ever rejected.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from typing import NamedTuple, Protocol, cast

from honeymoon.search import kernel

Rooms = tuple[int, ...]
"""How many cards each group still takes; together as many as there are cards."""
CardOdds = Mapping[int, Sequence[float]]
"""By card its odds to be in each group: 0 where it cannot be, 1 without evidence."""
MOST_DRAWS = 1_000_000
WORD = (1 << 64) - 1
STEP = 0x9E3779B97F4A7C15
"""What the state of splitmix64 goes on by."""


def mix(word: int) -> int:
    """The output of splitmix64 for a state, both of 64 bits."""
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 & WORD
    word = (word ^ word >> 27) * 0x94D049BB133111EB & WORD
    return word ^ word >> 31


class Chance:
    """Even chances from a seed (splitmix64), the same in every language and on every machine."""

    def __init__(self, seed: int) -> None:
        self._state = seed & WORD

    def uniform(self) -> float:
        """A number from 0 up to, not including, 1."""
        self._state = self._state + STEP & WORD
        return (mix(self._state) >> 11) * 2.0**-53

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


class Sharer(Protocol):
    """What counts and draws the ways to share out cards, in Python or compiled."""

    def ways(self, rooms: Rooms) -> float:
        """The weight of all ways to fill these rooms, each the product of its cards' odds.

        Raises ValueError for other rooms than all cards fill.
        """
        ...

    def draw_many(self, rooms: Rooms, count: int, seed: int) -> list[int]:
        """``count`` draws, each way as likely as its weight: a set of cards for each group.

        The sets (bit masks) of all draws stand one after the other. Raises ValueError where
        the cards cannot be shared out, or for more than a million draws.
        """
        ...


def sharer(odds: CardOdds, most: Rooms) -> Sharer:
    """The kernel's shares, for rooms up to ``most``, where there is a kernel.

    Draws are the same to the last bit. Raises ValueError for odds that are none.
    """
    if not kernel.is_ready():
        return Shares(odds)
    return cast(Sharer, kernel.module().Shares(list(odds.items()), most))


class Choice(NamedTuple):
    """The groups one card can go to, the rooms left then, and the running total of the ways."""

    groups: tuple[int, ...]
    left: tuple[Rooms, ...]
    cumulated: tuple[float, ...]


class Shares:
    """The ways to share out these cards, remembered for all rooms that occur: a ``Sharer``."""

    def __init__(self, odds: CardOdds) -> None:
        self._cards = tuple(odds.items())
        self._choices: dict[Rooms, Choice] = {}

    def ways(self, rooms: Rooms) -> float:
        """As ``Sharer.ways``."""
        _check(rooms, self._cards)
        return self._ways(rooms)

    def _ways(self, rooms: Rooms) -> float:
        if not any(rooms):
            return 1.0
        cumulated = self._choice(rooms).cumulated
        return cumulated[-1] if cumulated else 0.0

    def _choice(self, rooms: Rooms) -> Choice:
        """Where the last of as many cards as these rooms take can go."""
        found = self._choices.get(rooms)
        if found is None:
            found = self._choices[rooms] = self._weighed(rooms)
        return found

    def _weighed(self, rooms: Rooms) -> Choice:
        odds = self._cards[sum(rooms) - 1][1]
        groups = [group for group, room in enumerate(rooms) if room and odds[group]]
        left = [(*rooms[:at], rooms[at] - 1, *rooms[at + 1 :]) for at in groups]
        weights = [odds[at] * self._ways(rest) for at, rest in zip(groups, left, strict=True)]
        able = [number for number, weight in enumerate(weights) if weight]
        return Choice(
            tuple([groups[number] for number in able]),
            tuple([left[number] for number in able]),
            tuple(accumulate(weights[number] for number in able)),
        )

    def draw_many(self, rooms: Rooms, count: int, seed: int) -> list[int]:
        """As ``Sharer.draw_many``."""
        if not self.ways(rooms):
            raise ValueError("these cards cannot be shared out")
        if not 0 <= count <= MOST_DRAWS:
            raise ValueError(f"0 to {MOST_DRAWS:,} draws")
        chance = Chance(seed)
        return [share for _ in range(count) for share in self._draw(rooms, chance)]

    def _draw(self, rooms: Rooms, chance: Chance) -> list[int]:
        shares = [0] * len(rooms)
        for card, _ in reversed(self._cards):
            choice = self._choice(rooms)
            number = pick(choice.cumulated, chance)
            shares[choice.groups[number]] |= 1 << card
            rooms = choice.left[number]
        return shares

    def every(self, rooms: Rooms) -> Iterator[list[int]]:
        """Every way to fill these rooms whose weight is not 0, once."""
        if not any(rooms):
            yield [0] * len(rooms)
            return
        choice, card = self._choice(rooms), self._cards[sum(rooms) - 1][0]
        for group, left in zip(choice.groups, choice.left, strict=True):
            for shares in self.every(left):
                shares[group] |= 1 << card
                yield shares


def _check(rooms: Rooms, cards: Sequence[tuple[int, Sequence[float]]]) -> None:
    if min(rooms, default=0) < 0 or sum(rooms) != len(cards):
        raise ValueError("as much room as there are cards")
    if any(len(odds) != len(rooms) for _, odds in cards):
        raise ValueError("a room for every group")
