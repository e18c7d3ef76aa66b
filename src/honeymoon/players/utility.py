"""What a player maximises: points scored plus the change of the rubber's value."""

from __future__ import annotations

from functools import lru_cache

from honeymoon.players.rubber_value import value
from honeymoon.rules.contract import AnyContract
from honeymoon.rules.events import Seat
from honeymoon.rules.scoring.entry import DealResult, Outcome
from honeymoon.rules.scoring.sheet import Sheet

Utilities = tuple[tuple[float, ...], ...]
"""For each seat its utility by tricks."""


@lru_cache(maxsize=8192)
def utilities(sheet: Sheet, contract: AnyContract, total: int) -> Utilities:
    """For each seat its utility by the tricks (0 … total) of the contract's declarer.

    Own points count in full, those of the others on average against them. Honours, which no
    trick changes, are left out.
    """
    columns = [_of_tricks(sheet, contract, tricks, total) for tricks in range(total + 1)]
    return tuple(zip(*columns, strict=True))


@lru_cache(maxsize=1024)
def quota_utilities(sheet: Sheet, contract: AnyContract, total: int) -> Utilities:
    """For each seat its utility by its own tricks, where each plays for itself."""
    seats = len(sheet.totals)
    return tuple(
        tuple(_own(sheet, contract, seat, tricks) for tricks in range(total + 1))
        for seat in range(seats)
    )


def _own(sheet: Sheet, contract: AnyContract, seat: Seat, tricks: int) -> float:
    won = tuple(tricks if other == seat else 0 for other in range(len(sheet.totals)))
    _, after = sheet.after(DealResult(Outcome.PLAYED, contract, won))
    return float(after.totals[seat] - sheet.totals[seat])


def _of_tricks(sheet: Sheet, contract: AnyContract, tricks: int, total: int) -> tuple[float, ...]:
    declarer, seats = contract.declarer, len(sheet.totals)
    next_seat = (declarer + 1) % seats
    won = tuple({declarer: tricks, next_seat: total - tricks}.get(seat, 0) for seat in range(seats))
    _, after = sheet.after(DealResult(Outcome.PLAYED, contract, won))
    return tuple(_gain(sheet, after, seat) for seat in range(seats))


def _gain(before: Sheet, after: Sheet, seat: Seat) -> float:
    gains = [late - early for late, early in zip(after.totals, before.totals, strict=True)]
    others = (sum(gains) - gains[seat]) / (len(gains) - 1)
    return gains[seat] - others + value(after, seat) - value(before, seat)
