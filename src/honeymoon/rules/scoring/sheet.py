"""What every score sheet can say; a deal, a view and a match ask for no more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from honeymoon.rules.contract import AnyContract
from honeymoon.rules.events import Seat
from honeymoon.rules.scoring.entry import DealResult, Entry

SheetFacts = Mapping[str, list[int] | list[bool] | list[list[str]]]
"""The public lines of a sheet, one value per seat, by their names in a record's result."""


def numbers(facts: SheetFacts, name: str, seats: int) -> tuple[int, ...]:
    """The line of that name, a number for each seat. Raises KeyError or ValueError."""
    line = tuple(facts[name])
    if len(line) != seats or any(type(number) is not int for number in line):
        raise ValueError(name)
    return tuple(number for number in line if isinstance(number, int))


class Sheet(Protocol):
    """The public score of a match between two deals, a value that can be a key."""

    def __hash__(self) -> int: ...

    @property
    def totals(self) -> tuple[int, ...]:
        """All points so far, per seat."""
        ...

    @property
    def vulnerable(self) -> tuple[bool, ...]:
        """Which seats are vulnerable; nobody in Bismarck."""
        ...

    @property
    def kept_contract(self) -> AnyContract | None:
        """The contract that a redeal has kept for the next deal (BI-21)."""
        ...

    @property
    def finished(self) -> bool:
        """Whether the match is over."""
        ...

    @property
    def winners(self) -> tuple[Seat, ...] | None:
        """The seats that win the match, several if tied; None while it goes on."""
        ...

    def used(self, seat: Seat) -> tuple[str, ...]:
        """The kinds of contract that this seat cannot choose again (BI-18)."""
        ...

    def after(self, result: DealResult) -> tuple[tuple[Entry, ...], Sheet]:
        """The entries of a finished deal, and the sheet with them."""
        ...

    def read(self, facts: SheetFacts, kept: AnyContract | None) -> Sheet:
        """The sheet of the same match whose ``facts`` are these, with the contract it keeps.

        Raises KeyError or ValueError where they are not the lines of such a sheet.
        """
        ...

    def facts(self) -> SheetFacts:
        """The sheet as named lines for views and results."""
        ...
