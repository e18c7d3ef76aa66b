"""Means with their 95 % intervals, as the table of bars writes them."""

from __future__ import annotations

from collections.abc import Sequence

from honeymoon.players.arena_report import Estimate, ratio

Bounds = tuple[float, float]
"""The lower and the upper end."""
EVERYTHING = float("-inf"), float("inf")


def mean(values: Sequence[float]) -> Estimate:
    """Of independent values. Raises ValueError without any."""
    found = ratio(values, [1.0] * len(values))
    if found is None:
        raise ValueError("no values")
    return found


def bounds(found: Estimate) -> Bounds:
    """The ends of the interval; all numbers where one value says nothing of the spread."""
    if found.half is None:
        return EVERYTHING
    return found.mean - found.half, found.mean + found.half


def text(found: Estimate, digits: int = 1, sign: str = "+") -> str:
    """The mean and the half of the interval."""
    half = "?" if found.half is None else f"{found.half:.{digits}f}"
    return f"{found.mean:{sign}.{digits}f} ± {half}"
