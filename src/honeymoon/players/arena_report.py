"""What the units of a run come to."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from honeymoon.players.arena_results import FORMAT, VERSION
from honeymoon.players.arena_times import Times
from honeymoon.players.arena_unit import SIDES, Setting, Unit

NORMAL_95 = 1.96
"""Standard errors to each side of a mean in which it lies 95 times of 100."""
MOST_FAULTS = 20
"""Faults that a report describes."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with the half of its 95 % interval; None where one unit says nothing of the spread."""

    mean: float
    half: float | None

    def json(self) -> dict[str, float | None]:
        """Rounded to thousandths, with the interval's ends."""
        if self.half is None:
            return {"mean": round(self.mean, 3), "low": None, "high": None}
        low, high = self.mean - self.half, self.mean + self.half
        return {"mean": round(self.mean, 3), "low": round(low, 3), "high": round(high, 3)}


def ratio(totals: Sequence[float], sizes: Sequence[float]) -> Estimate | None:
    """What the totals come to per size, units being independent; None without any size.

    The interval is that of a ratio of means to first order, which for equal sizes is that of
    the mean of independent units.
    """
    count, size = len(totals), sum(sizes)
    if not size:
        return None
    mean = sum(totals) / size
    if count < 2:
        return Estimate(mean, None)
    gaps = (total - mean * each for total, each in zip(totals, sizes, strict=True))
    error = math.sqrt(sum(gap * gap for gap in gaps) / (count - 1) * count) / size
    return Estimate(mean, NORMAL_95 * error)


def report(setting: Setting, units: Sequence[Unit]) -> dict[str, Any]:
    """The JSON form that docs/arena.md describes; the same in whatever order the units come."""
    ordered = sorted(units, key=lambda unit: int(unit["unit"]))
    tables = [table for unit in ordered for table in unit["tables"]]
    return {
        "format": FORMAT + "-report",
        "version": VERSION,
        "run": setting.json(),
        "units": len(ordered),
        "deals": sum(table["deals"] for table in tables),
        "points_per_deal": _json(_points(ordered, "deals")),
        "worth_per_deal": _json(_points(ordered, "deals", "worth")) if setting.has_rubber else None,
        "points_per_match": _json(_points(ordered, None)) if setting.is_whole else None,
        "won": _won(tables) if setting.is_whole else None,
        "tricks_lost": _tricks_lost(ordered),
        "decisions": {side: sum(unit["decisions"][side] for unit in ordered) for side in SIDES},
        "faults": {side: _counted(ordered, side) for side in SIDES},
        "described": [fault for unit in ordered for fault in unit["faults"]][:MOST_FAULTS],
        "milliseconds": {side: _times(ordered, side) for side in SIDES},
    }


def _json(estimate: Estimate | None) -> dict[str, float | None] | None:
    return None if estimate is None else estimate.json()


def _points(units: Sequence[Unit], size: str | None, of: str = "points") -> Estimate | None:
    """Points (or worth) of ``a`` less those of the others, per deal or per match."""
    totals = [sum(table[of] for table in unit["tables"]) for unit in units]
    sizes = [sum(table[size] if size else 1 for table in unit["tables"]) for unit in units]
    return ratio(totals, sizes)


def _won(tables: Sequence[dict[str, Any]]) -> dict[str, int]:
    words = [table["won"] for table in tables]
    return {
        **{word: words.count(word) for word in (*SIDES, "tie")},
        "unfinished": words.count(None),
    }


def _tricks_lost(units: Sequence[Unit]) -> dict[str, dict[str, float | None] | None]:
    """Tricks per deal that each side's cards gave away, and both together."""
    sizes = [sum(table["deals"] for table in unit["tables"]) for unit in units]
    rows: dict[str, list[float]] = {
        side: [unit["lost"][side][0] for unit in units] for side in SIDES
    }
    rows["both"] = list(map(sum, zip(*rows.values(), strict=True)))
    asked = any(unit["lost"][side][1] for unit in units for side in SIDES)
    return {name: _json(ratio(row, sizes)) if asked else None for name, row in rows.items()}


def _counted(units: Sequence[Unit], side: str) -> dict[str, int]:
    kinds = sorted({kind for unit in units for kind in unit["counts"][side]})
    return {kind: sum(unit["counts"][side].get(kind, 0) for unit in units) for kind in kinds}


def _times(units: Sequence[Unit], side: str) -> dict[str, float | int | None]:
    times = Times.of(Times.read(unit["times"][side]) for unit in units)
    shares = {"median": 0.5, "p99": 0.99}
    found = {name: times.quantile(share) for name, share in shares.items()}
    rounded = {name: None if each is None else round(each, 3) for name, each in found.items()}
    return {**rounded, "max": round(times.longest, 3), "count": times.count}
