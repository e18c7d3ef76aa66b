"""Bismarck's score: tricks against a quota over twelve deals (BI-14…21)."""

from __future__ import annotations

from dataclasses import dataclass

from honeymoon.rules.contract import AnyContract, QuotaContract
from honeymoon.rules.events import Seat
from honeymoon.rules.scoring.entry import DealResult, Entry, EntryKind, Line, Outcome
from honeymoon.rules.scoring.rubber import leaders
from honeymoon.rules.scoring.sheet import SheetFacts, numbers

DEALS = 12
"""Each of three players is forehand four times (BI-19)."""


def quota_entry(contract: QuotaContract, seat: Seat, tricks: int) -> Entry:
    """Tricks less quota, in Pass quota less tricks (BI-14, BI-15); 0 and less count (BI-16).

    The number of tricks is all that counts (BI-17); BI-24 is an example.
    """
    quota = contract.quota(seat)
    steps = (quota, -tricks) if contract.avoid else (tricks, -quota)
    reason = "quota.avoid" if contract.avoid else "quota.win"
    return Entry(seat, Line.SCORE, EntryKind.QUOTA, sum(steps), reason, steps)


@dataclass(frozen=True, slots=True)
class QuotaSheet:
    """Points and used contracts per seat, deals scored, and a contract kept by a redeal."""

    totals: tuple[int, ...]
    used_kinds: tuple[tuple[str, ...], ...]
    scored: int = 0
    kept_contract: QuotaContract | None = None

    @classmethod
    def empty(cls, seats: int) -> QuotaSheet:
        """A new match."""
        return cls((0,) * seats, ((),) * seats)

    @property
    def vulnerable(self) -> tuple[bool, ...]:
        """Nobody ever is."""
        return (False,) * len(self.totals)

    @property
    def finished(self) -> bool:
        """After twelve scored deals (BI-19)."""
        return self.scored >= DEALS

    @property
    def winners(self) -> tuple[Seat, ...] | None:
        """The highest total wins, equal ones share (BI-20)."""
        return leaders(self.totals) if self.finished else None

    def used(self, seat: Seat) -> tuple[str, ...]:
        """The kinds of contract that this seat has chosen before (BI-18)."""
        return self.used_kinds[seat]

    def after(self, result: DealResult) -> tuple[tuple[Entry, ...], QuotaSheet]:
        """The entries of a deal and the sheet with them; a redeal keeps its contract (BI-21)."""
        contract = result.contract
        if not isinstance(contract, QuotaContract):
            return (), self
        if result.outcome is Outcome.REDEAL:
            return (), QuotaSheet(self.totals, self.used_kinds, self.scored, contract)
        entries = tuple(quota_entry(contract, *pair) for pair in enumerate(result.tricks))
        totals = (total + entry.points for total, entry in zip(self.totals, entries, strict=True))
        return entries, QuotaSheet(tuple(totals), self._marked(contract), self.scored + 1)

    def _marked(self, contract: QuotaContract) -> tuple[tuple[str, ...], ...]:
        used, forehand = self.used_kinds, contract.declarer
        return (*used[:forehand], (*used[forehand], contract.kind), *used[forehand + 1 :])

    def read(self, facts: SheetFacts, kept: AnyContract | None) -> QuotaSheet:
        """A sheet with these lines; each scored deal has used one contract (BI-18, BI-19).

        Raises KeyError or ValueError.
        """
        totals = numbers(facts, "totals", len(self.totals))
        used = tuple(tuple(map(str, kinds)) for kinds in facts["used"] if isinstance(kinds, list))
        if len(used) != len(totals) or not isinstance(kept, QuotaContract | None):
            raise ValueError("used")
        return QuotaSheet(totals, used, sum(map(len, used)), kept)

    def facts(self) -> SheetFacts:
        """Totals and contracts used, as named lines."""
        return {
            "totals": list(self.totals),
            "used": [list(kinds) for kinds in self.used_kinds],
        }
