"""Chance for a batch of deals: the same numbers as the kernel draws (native/batch.cpp)."""

from __future__ import annotations

from honeymoon.search.shares import STEP, WORD, mix

HALF = (1 << 32) - 1
FACTOR = 4294883355


class BatchChance:
    """Stream number ``index`` of a seed. Not for games that people play for.

    Choices come from MWC64X of D. B. Thomas, decks and seeds from splitmix64.
    """

    __slots__ = ("_state",)

    def __init__(self, seed: int, index: int) -> None:
        self._state = mix(mix(seed & WORD) + index * STEP & WORD)

    def _next(self) -> int:
        low, carry = self._state & HALF, self._state >> 32
        self._state = low * FACTOR + carry
        return low ^ carry

    def below(self, count: int) -> int:
        """0 to count - 1; the bias is below count / 2**32."""
        return self._next() * count >> 32

    def shuffled(self) -> list[int]:
        """The 52 cards in random order: each takes the place of an earlier one, or its own.

        Two places come from each half of a word: the whole part of half x count, and the same
        of the fraction that is left.
        """
        deck, state, word, fraction = [0], self._state, 0, 0
        for card in range(1, 52):
            if card % 4 == 1:
                state = state + STEP & WORD
                word = mix(state)
            start = {1: word >> 32, 3: word}.get(card % 4, fraction)
            product = (start & HALF) * (card + 1)
            place, fraction = product >> 32, product
            deck.append(card)
            deck[card], deck[place] = deck[place], card
        self._next()
        return deck
