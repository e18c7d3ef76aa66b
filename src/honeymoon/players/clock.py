"""How long a player may think."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Clock:
    """``milliseconds`` allowed for one decision."""

    milliseconds: int = 1000
