"""The calls of a seat as one factor of the weight of the hands that it can have left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from honeymoon.players.belief import ROYAL_MASKS, Caller
from honeymoon.rules.cards import SUIT_MASKS, CardSet
from honeymoon.search.hands import Factor

Lengths = tuple[int, ...]
"""The cards of each suit."""


def factor_of_calls(caller: Caller, played: CardSet, possible: CardSet, size: int) -> Factor:
    """What ``caller.likelihood`` says of ``size`` of these cards together with those played.

    It depends on the points and the lengths of the suits alone, and the length of the last suit
    follows from the others.
    """
    rooms = _lengths(possible)
    most, before = _points(possible), _points(played)
    gone = _lengths(played)
    steps = _steps(most, rooms)
    table = [0.0] * (steps[-1] * (rooms[-2] + 1))
    for lengths in _splits(rooms, size):
        start = sum(map(int.__mul__, steps, lengths))
        whole = [old + new for old, new in zip(gone, lengths, strict=True)]
        for points in range(min(most, 10 * size) + 1):
            table[start + points] = caller.likelihood_of(before + points, whole)
    pairs = [(int(mask), step) for mask, step in zip(SUIT_MASKS, steps, strict=False)]
    return Factor((*((int(mask), 1) for mask in ROYAL_MASKS), *pairs), tuple(table))


def _lengths(cards: CardSet) -> Lengths:
    return tuple((cards & mask).bit_count() for mask in SUIT_MASKS)


def _points(cards: CardSet) -> int:
    return sum((cards & mask).bit_count() for mask in ROYAL_MASKS)


def _steps(most_points: int, rooms: Sequence[int]) -> list[int]:
    """For a card of each suit but the last how far its entry of the table is from the next."""
    steps = [most_points + 1]
    for room in rooms[:-2]:
        steps.append(steps[-1] * (room + 1))
    return steps


def _splits(rooms: Lengths, size: int) -> Iterator[Lengths]:
    """All ways to have so many cards, none of a suit more than there is room for."""
    *first, last = rooms
    for lengths in product(*(range(room + 1) for room in first)):
        left = size - sum(lengths)
        if 0 <= left <= last:
            yield *lengths, left
