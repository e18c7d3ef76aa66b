"""Chance for a batch of deals: the same numbers as the kernel draws (native/batch.cpp)."""

from __future__ import annotations

WORD = (1 << 64) - 1
HALF = (1 << 32) - 1
STEP = 0x9E3779B97F4A7C15


def _mix(word: int) -> int:
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 & WORD
    word = (word ^ word >> 27) * 0x94D049BB133111EB & WORD
    return word ^ word >> 31


class BatchChance:
    """Stream number ``index`` of a seed: splitmix64. Not for games that people play for."""

    __slots__ = ("_state",)

    def __init__(self, seed: int, index: int) -> None:
        self._state = _mix(_mix(seed & WORD) + index * STEP & WORD)

    def _next(self) -> int:
        self._state = self._state + STEP & WORD
        return _mix(self._state)

    def below(self, count: int) -> int:
        """0 to count - 1; the bias is below count / 2**32."""
        return (self._next() >> 32) * count >> 32

    def shuffled(self) -> list[int]:
        """The 52 cards in random order: each takes the place of an earlier one, or its own.

        Four places come from one word, two from each half.
        """
        deck = [0]
        word = fraction = 0
        for card in range(1, 52):
            if card % 2:
                word = self._next() if card % 4 == 1 else word
                fraction = word >> 32 if card % 4 == 1 else word & HALF
            product = fraction * (card + 1)
            place, fraction = product >> 32, product & HALF
            deck.append(card)
            deck[card], deck[place] = deck[place], card
        return deck
