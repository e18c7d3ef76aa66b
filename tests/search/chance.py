"""Pearson's chi-square, to tell fair draws from unfair ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from math import sqrt
from typing import TypeVar

Outcome = TypeVar("Outcome", bound=Hashable)
FEWEST = 8
"""Outcomes that are expected less often are counted as one."""


def fits(drawn: Iterable[Outcome], likely: Mapping[Outcome, float]) -> bool:
    """Whether these draws can come from these probabilities, which name every outcome.

    Fair draws are doubted about once in 30,000 times.
    """
    counts = Counter(drawn)
    total = sum(counts.values())
    assert set(counts) <= {outcome for outcome, chance in likely.items() if chance}
    cells = [(counts[o], total * p) for o, p in likely.items() if total * p >= FEWEST]
    rare = total - sum(count for count, _ in cells), total - sum(wanted for _, wanted in cells)
    cells += [rare] if rare[1] >= FEWEST else []
    statistic = sum((count - wanted) ** 2 / wanted for count, wanted in cells)
    return len(cells) < 2 or statistic < chi_square_bar(len(cells))


def chi_square_bar(outcomes: int) -> float:
    """What the statistic of fair draws exceeds about once in 30,000 times (Wilson, Hilferty)."""
    freedom = outcomes - 1
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + 4 * sqrt(spread)) ** 3)
