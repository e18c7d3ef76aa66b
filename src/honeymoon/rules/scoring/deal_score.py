"""What one contract is worth: one function for each word of the law.

Amounts are points. ``vulnerable`` is always declarer's own state (B-18).
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from honeymoon.rules.calls import Strain
from honeymoon.rules.contract import Contract, Doubling
from honeymoon.rules.scoring.entry import Entry, EntryKind, Line

MINORS = (Strain.CLUBS, Strain.DIAMONDS)
SMALL_SLAM, GRAND_SLAM = 6, 7
"""The levels of the slams, also where there are 16 tricks (B-56)."""


@dataclass(frozen=True, slots=True)
class DealTerms:
    """The options that the worth of one contract depends on (rules.md section 0)."""

    insult: bool = True
    glossary_penalties: bool = False


def trick_values(strain: Strain, count: int) -> tuple[int, ...]:
    """The points of the first ``count`` odd tricks: 20, 30, or 40 and then 30 (DD-36, HM-22)."""
    each = 20 if strain in MINORS else 30
    first = 40 if strain is Strain.NT else each
    return (first, *[each] * (count - 1))


def overtrick_value(contract: Contract, vulnerable: bool) -> int:
    """The points of each overtrick (DD-38, HM-25); at no trump 30 (B-16)."""
    if contract.doubling is Doubling.UNDOUBLED:
        return 20 if contract.strain in MINORS else 30
    return 50 * contract.doubling * (2 if vulnerable else 1)


def insult_points(doubling: Doubling) -> int:
    """The bonus for a made doubled (50) or redoubled (100) contract (DD-39, B-11)."""
    return {Doubling.UNDOUBLED: 0, Doubling.DOUBLED: 50, Doubling.REDOUBLED: 100}[doubling]


def slam_points(level: int, vulnerable: bool) -> int:
    """The bonus for a slam that was bid and made (DD-40, HM-26); none unbid (DD-41, B-21)."""
    if level == SMALL_SLAM:
        return 750 if vulnerable else 500
    if level == GRAND_SLAM:
        return 1500 if vulnerable else 1000
    return 0


def undertrick_steps(count: int, doubling: Doubling, vulnerable: bool) -> tuple[int, ...]:
    """The penalty of each undertrick in order, before the redouble's factor 2 (DD-43, DD-44)."""
    if doubling is Doubling.UNDOUBLED:
        return ((100 if vulnerable else 50),) * count
    steps = (200, *[300] * 12) if vulnerable else (100, 200, 200, *[300] * 10)
    return steps[:count]


def _undertrick_terms(
    count: int, doubling: Doubling, vulnerable: bool, glossary: bool
) -> tuple[tuple[int, ...], int]:
    """Steps and factor: the standard table (DD-43…45, HM-27), or the glossary's flat one (B-12)."""
    if glossary:
        return undertrick_steps(count, Doubling.UNDOUBLED, vulnerable), int(doubling)
    factor = 2 if doubling is Doubling.REDOUBLED else 1
    return undertrick_steps(count, doubling, vulnerable), factor


@dataclass(frozen=True, slots=True)
class _Case:
    """A contract and its declarer's vulnerability, which every entry of a deal repeats."""

    contract: Contract
    vulnerable: bool

    def entry(self, kind: EntryKind, reason: str, steps: tuple[int, ...], factor: int = 1) -> Entry:
        line = Line.BELOW if kind is EntryKind.CONTRACT else Line.ABOVE
        seat, points = self.contract.declarer, sum(steps) * factor
        state = (self.contract.doubling, self.vulnerable)
        return Entry(seat, line, kind, points, reason, steps, factor, *state)


def made_entries(
    contract: Contract, overtricks: int, vulnerable: bool, terms: DealTerms
) -> tuple[Entry, ...]:
    """A made contract: contract points, overtricks, insult, slam (DD-34, DD-36…41)."""
    entry, level = _Case(contract, vulnerable).entry, contract.level
    odd_tricks = trick_values(contract.strain, level)
    each = overtrick_value(contract, vulnerable)
    insult = insult_points(contract.doubling) if terms.insult else 0
    slam = "slam.small" if level == SMALL_SLAM else "slam.grand"
    entries = (
        entry(EntryKind.CONTRACT, "contract", odd_tricks, int(contract.doubling)),
        entry(EntryKind.OVERTRICKS, "overtricks", (each,) * overtricks),
        entry(EntryKind.INSULT, "insult", (insult,)),
        entry(EntryKind.SLAM, slam, (slam_points(level, vulnerable),)),
    )
    return tuple(entry for entry in entries if entry.points)


def failed_entries(
    contract: Contract, undertricks: int, vulnerable: bool, seats: int, terms: DealTerms
) -> tuple[Entry, ...]:
    """A failed contract: the full penalty to each defender, nothing else (DD-42, DD-35, B-58)."""
    steps, factor = _undertrick_terms(
        undertricks, contract.doubling, vulnerable, terms.glossary_penalties
    )
    entry = _Case(contract, vulnerable).entry(EntryKind.UNDERTRICKS, "undertricks", steps, factor)
    defenders = (seat for seat in range(seats) if seat != contract.declarer)
    return tuple(replace(entry, player=seat) for seat in defenders)


def deal_entries(
    contract: Contract, tricks: int, vulnerable: bool, seats: int, terms: DealTerms
) -> tuple[Entry, ...]:
    """The entries of a contract whose declarer took ``tricks`` tricks (DD-34)."""
    difference = tricks - contract.target
    if difference >= 0:
        return made_entries(contract, difference, vulnerable, terms)
    return failed_entries(contract, -difference, vulnerable, seats, terms)
