"""The only source of chance: secret for real games, repeatable from a text for tests.

A 256-bit key is stretched by SHA-256 in counter mode. Decks, the first dealer and the
computer players all draw from one such generator, each from a branch of its own, so that
what one of them uses does not move the others.
"""

from __future__ import annotations

import random
import secrets
from hashlib import sha256

from honeymoon.rules.cards import CARDS, Card

KEY_BYTES = 32


class Chance(random.Random):
    """A ``random.Random`` whose bits come from a 256-bit key; numbers by rejection sampling."""

    def __init__(self, key: bytes) -> None:
        if len(key) != KEY_BYTES:
            raise ValueError(f"a key has {KEY_BYTES} bytes, not {len(key)}")
        super().__init__(0)
        self._key = key
        self._blocks = 0
        self._pool = 0
        self._pool_bits = 0

    @classmethod
    def secret(cls) -> Chance:
        """256 bits of the operating system's."""
        return cls(secrets.token_bytes(KEY_BYTES))

    @classmethod
    def seeded(cls, text: str) -> Chance:
        """The generator that this text always gives: its SHA-256 is the key."""
        return cls(sha256(text.encode("utf-8", "surrogatepass")).digest())

    def branch(self, label: str) -> Chance:
        """A generator of its own for one purpose; drawing from it does not move this one."""
        return Chance(sha256(self._key + label.encode()).digest())

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, self.getstate()

    def seed(self, *args: object, **kwargs: object) -> None:
        """Does nothing: the key is given once, when the generator is made."""

    def getstate(self) -> tuple[int, ...]:
        """All that ``setstate`` needs."""
        return int.from_bytes(self._key, "big"), self._blocks, self._pool, self._pool_bits

    def setstate(self, state: tuple[int, ...]) -> None:
        """Go on from a state that ``getstate`` gave."""
        key, self._blocks, self._pool, self._pool_bits = state
        self._key = key.to_bytes(KEY_BYTES, "big")

    def getrandbits(self, k: int, /) -> int:
        """``k`` bits as a number 0 … 2^k - 1; raises ValueError for a negative ``k``."""
        if k < 0:
            raise ValueError("number of bits must be non-negative")
        while self._pool_bits < k:
            self._refill()
        bits = self._pool & (1 << k) - 1
        self._pool >>= k
        self._pool_bits -= k
        return bits

    def random(self) -> float:
        """A number in [0, 1) with 53 bits."""
        return self.getrandbits(53) / (1 << 53)

    def _refill(self) -> None:
        block = sha256(self._key + self._blocks.to_bytes(8, "big")).digest()
        self._blocks += 1
        self._pool |= int.from_bytes(block, "big") << self._pool_bits
        self._pool_bits += 256

    def deck(self) -> tuple[Card, ...]:
        """The pack after shuffle and cut, top card first: all 52! orders alike (DD-03, B-07)."""
        return tuple(self.sample(CARDS, len(CARDS)))

    def first_dealer(self, seats: int) -> int:
        """The seat that deals first, by lot (DD-03, BI-02), which a cut amounts to (HM-03)."""
        return self.randrange(seats)


def _restored(*state: int) -> Chance:
    chance = Chance(bytes(KEY_BYTES))
    chance.setstate(state)
    return chance


def cut_for_dealer(chance: Chance, seats: int) -> tuple[Card, ...]:
    """A card for each seat; the highest deals, ties by suit, spades highest (HM-03, B-06)."""
    return tuple(chance.sample(CARDS, seats))


def highest_cut(cards: tuple[Card, ...]) -> int:
    """The seat whose card is highest: rank first, then suit (HM-03, B-06)."""
    return max(range(len(cards)), key=lambda seat: (cards[seat].rank, cards[seat].suit))
