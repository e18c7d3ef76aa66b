"""How long decisions took: counts in bins a twentieth wide, so that any number can be added up."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

RATIO = 1.05
"""Each bin reaches so many times as far as the one before; a figure read off is as exact."""
SHORTEST = 0.001
"""Milliseconds; whatever is shorter counts as this."""


@dataclass(frozen=True, slots=True)
class Times:
    """``bins`` are pairs of a bin's number and its count, ``longest`` is in milliseconds."""

    bins: tuple[tuple[int, int], ...] = ()
    longest: float = 0.0

    @classmethod
    def of(cls, parts: Iterable[Times]) -> Times:
        """All of them together."""
        counts: Counter[int] = Counter()
        longest = 0.0
        for part in parts:
            counts.update(dict(part.bins))
            longest = max(longest, part.longest)
        return cls(tuple(sorted(counts.items())), longest)

    @classmethod
    def read(cls, form: dict[str, Any]) -> Times:
        """Of the JSON form."""
        return cls(tuple((int(bin_), int(count)) for bin_, count in form["bins"]), form["longest"])

    def json(self) -> dict[str, Any]:
        """As a file of results has it."""
        return {"bins": [list(pair) for pair in self.bins], "longest": round(self.longest, 3)}

    def with_one(self, milliseconds: float) -> Times:
        """With one more decision."""
        number = math.floor(math.log(max(milliseconds, SHORTEST) / SHORTEST, RATIO))
        counts = dict(self.bins)
        counts[number] = counts.get(number, 0) + 1
        return Times(tuple(sorted(counts.items())), max(self.longest, milliseconds))

    @property
    def count(self) -> int:
        """How many decisions."""
        return sum(count for _, count in self.bins)

    def quantile(self, share: float) -> float | None:
        """Milliseconds that this share of the decisions did not exceed; None without any."""
        left = math.ceil(share * self.count)
        for number, count in self.bins:
            left -= count
            if left <= 0:
                return min(SHORTEST * RATIO ** (number + 1), self.longest)
        return None
