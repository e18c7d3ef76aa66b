"""Contracts: what declarer has promised, or in Bismarck what forehand has chosen."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from honeymoon.rules.calls import Strain
from honeymoon.rules.cards import Suit

BOOK = 6
"""The tricks that count for nothing before a contract begins to count (DD-21, HM-13, B-55)."""


class Doubling(IntEnum):
    """Whether a contract is doubled; the value multiplies its contract points (DD-37, HM-22)."""

    UNDOUBLED = 1
    DOUBLED = 2
    REDOUBLED = 4

    def __str__(self) -> str:
        return {1: "", 2: "X", 4: "XX"}[self]


@dataclass(frozen=True, slots=True)
class Contract:
    """The final bid with its doubling and the seat that declares it (DD-26, HM-13, HM-14)."""

    level: int
    strain: Strain
    doubling: Doubling
    declarer: int

    @property
    def trump(self) -> Suit | None:
        """The trump suit, None at no trump (DD-27, HM-15)."""
        return self.strain.trump

    @property
    def target(self) -> int:
        """The tricks that declarer needs: level + 6 (DD-21, HM-13)."""
        return BOOK + self.level

    def __str__(self) -> str:
        return f"{self.level}{self.strain}{self.doubling}"


@dataclass(frozen=True, slots=True)
class QuotaContract:
    """One of Bismarck's contracts, played by forehand against two others (BI-07, BI-14, BI-15).

    ``kind`` is spel, spader, valfri or pass: what can be used once (BI-18). ``avoid`` is
    true where tricks are to be avoided. ``declarer`` is forehand's seat once it is chosen.
    """

    kind: str
    trump: Suit | None
    avoid: bool
    declarer: int = -1

    def by(self, seat: int) -> QuotaContract:
        """This contract, chosen by that seat."""
        return QuotaContract(self.kind, self.trump, self.avoid, seat)

    def quota(self, seat: int) -> int:
        """Tricks that count 0 for that seat: 8 and 4, or 4 and 6 (BI-14, BI-15)."""
        if self.avoid:
            return 4 if seat == self.declarer else 6
        return 8 if seat == self.declarer else 4

    @property
    def target(self) -> int:
        """Forehand's quota."""
        return self.quota(self.declarer)

    def __str__(self) -> str:
        return f"valfri:{self.trump}" if self.kind == "valfri" else self.kind


SPEL = QuotaContract("spel", None, False)
SPADER = QuotaContract("spader", Suit.SPADES, False)
VALFRI: tuple[QuotaContract, ...] = tuple(QuotaContract("valfri", suit, False) for suit in Suit)
AVOID = QuotaContract("pass", None, True)
QUOTA_CONTRACTS: tuple[QuotaContract, ...] = (SPEL, SPADER, *VALFRI, AVOID)

AnyContract = Contract | QuotaContract
