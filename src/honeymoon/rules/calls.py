"""Strains, bids and the other calls, their order and how they are written (DD-20, HM-10)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from honeymoon.rules.cards import SUIT_LETTERS, SUITS, Suit


class Strain(IntEnum):
    """The four suits and no trump, in rank order (DD-20, HM-02)."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3
    NT = 4

    @property
    def trump(self) -> Suit | None:
        """The trump suit, or None at no trump (DD-27, HM-15)."""
        return None if self is Strain.NT else SUITS[self]

    def __str__(self) -> str:
        return "NT" if self is Strain.NT else SUIT_LETTERS[self]


STRAINS: tuple[Strain, ...] = tuple(Strain)


@dataclass(frozen=True, slots=True)
class Call:
    """A pass, double, redouble or bid, by its canonical token."""

    token: str

    def __str__(self) -> str:
        return self.token


@dataclass(frozen=True, slots=True)
class Bid(Call):
    """A level 1-7 and a strain; it promises level + 6 tricks (DD-20, DD-21)."""

    level: int
    strain: Strain

    @classmethod
    def of(cls, level: int, strain: Strain) -> Bid:
        """The bid of that level and strain."""
        return BIDS[(level - 1) * 5 + strain]

    @property
    def order(self) -> int:
        """0 for one club up to 34 for seven no trump; a bid must be higher than the last."""
        return (self.level - 1) * 5 + self.strain


PASS = Call("pass")
DOUBLE = Call("X")
REDOUBLE = Call("XX")
BIDS: tuple[Bid, ...] = tuple(
    Bid(f"{level}{strain}", level, strain) for level in range(1, 8) for strain in STRAINS
)
CALLS: tuple[Call, ...] = (PASS, DOUBLE, REDOUBLE, *BIDS)
