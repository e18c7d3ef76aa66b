"""How long the expert thinks, in every game."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from benchmarks.bars import self_play
from benchmarks.bars.bar import Bar, Measured
from benchmarks.bars.units import share
from honeymoon.players.arena_times import Times
from honeymoon.rules.variants.catalogue import VARIANTS

DEALS = 200
PLAYER = "expert-1"
WITH_DUMMIES = "semi-exposed", "exposed"
MEDIAN, P99, MOST, MOST_FIRST = 60, 500, 1000, 5000
"""Milliseconds."""


def of_game(game: str, part: float, jobs: int) -> Measured:
    """Median, the 99th of a hundred and the longest of the decisions with a choice."""
    found = self_play.deals(PLAYER, game, share(DEALS, part), jobs)
    return result([unit["times"] for unit in found])


def result(times: Iterable[dict[str, Any]]) -> Measured:
    """The first cards of games with dummies stand apart, as they may take longer."""
    rows = list(times)
    first, other = (Times.of(Times.read(row[sort]) for row in rows) for sort in ("first", "other"))
    median, p99 = (other.quantile(each) or 0.0 for each in (0.5, 0.99))
    text = f"{median:.1f} / {p99:.0f} / {other.longest:.0f} ms"
    if first.count:
        text += f"; first cards {first.longest:.0f} ms"
    reached = median <= MEDIAN and p99 <= P99 and other.longest <= MOST
    count = f"{other.count + first.count} decisions"
    return Measured(text, count, reached and first.longest <= MOST_FIRST)


def bar(game: str) -> Bar:
    """The bar of one game."""
    wanted = f"≤ {MEDIAN} / {P99} / {MOST} ms"
    if game in WITH_DUMMIES:
        wanted += f", first cards ≤ {MOST_FIRST} ms"
    return Bar(f"times-{game}", wanted, partial(of_game, game))


BARS: tuple[Bar, ...] = tuple(map(bar, VARIANTS))
