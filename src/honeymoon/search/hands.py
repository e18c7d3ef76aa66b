"""Every hand of so many of the unseen cards, with its weight: no sampling where few are left."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import prod
from typing import NamedTuple

from honeymoon.rules.cards import CARDS, CardSet
from honeymoon.search import kernel
from honeymoon.search.hidden import checked

MOST_UNSEEN = 26
"""Unseen cards; of 26 there are 10,400,600 hands of 13."""


def every_hand(
    cards: CardSet, size: int, odds: Sequence[float] | None = None
) -> tuple[array[int], array[float]]:
    """All hands of ``size`` of these cards as masks, and their weights, in no order.

    The weight of a hand is the product of its cards' ``odds`` (by card number, 1 without);
    hands of weight 0 are left out. Raises ValueError for more than 26 cards, a size that does
    not fit, or odds that are none.
    """
    weights = [1.0] * len(CARDS) if odds is None else [checked(number) for number in odds]
    if len(cards) > MOST_UNSEEN or not 0 <= size <= len(cards) or len(weights) != len(CARDS):
        raise ValueError("at most 26 cards, a size that they allow, and odds for a pack")
    if not kernel.is_ready():
        return _every_hand(cards, size, weights)
    pairs = kernel.module().every_hand(cards, size, weights)
    return array("Q", pairs)[::2], array("d", pairs)[1::2]


def _every_hand(
    cards: CardSet, size: int, odds: Sequence[float]
) -> tuple[array[int], array[float]]:
    hands, weights = array("Q"), array("d")
    for hand, weight in each_hand(cards, size, odds):
        hands.append(hand)
        weights.append(weight)
    return hands, weights


def each_hand(cards: CardSet, size: int, odds: Sequence[float]) -> Iterator[tuple[int, float]]:
    """The same in pure Python, one after the other and of any number of cards."""
    possible = [card for card in cards if odds[card]]
    for chosen in combinations(possible, size):
        yield sum(1 << card for card in chosen), prod(odds[card] for card in chosen)


class Factor(NamedTuple):
    """A factor of a hand's weight: an entry of ``table``.

    Its place is the sum over pairs in ``steps``, a mask and a step for each card in it, so
    that any function of a few numbers of cards can be told.
    """

    steps: tuple[tuple[int, int], ...]
    table: tuple[float, ...]

    def of(self, hand: int) -> float:
        """The factor of this hand; raises ValueError where the table has none."""
        place = sum(step * (hand & mask).bit_count() for mask, step in self.steps)
        if not 0 <= place < len(self.table):
            raise ValueError(f"no factor for the sum {place}")
        return self.table[place]
