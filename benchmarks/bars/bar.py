"""A bar, and what was measured against it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Measured:
    """``figure`` is what was found, with its interval; ``size`` says on how much."""

    figure: str
    size: str
    reached: bool


@dataclass(frozen=True, slots=True)
class Bar:
    """``measure`` takes the part of the full size that is played (1.0 is all) and processes."""

    name: str
    wanted: str
    measure: Callable[[float, int], Measured]
