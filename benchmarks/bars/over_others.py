"""What a player wins over another in the arena: the expert over tips, each level over the next."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import Any

from benchmarks.bars import units
from benchmarks.bars.bar import Bar, Measured
from benchmarks.bars.intervals import bounds, text
from honeymoon.players.arena_report import Estimate, ratio
from honeymoon.players.arena_unit import SIDES, Setting
from honeymoon.players.player import LEVELS
from honeymoon.rules.variants.catalogue import VARIANTS

SEED = "bars"
MILLISECONDS = 10_000
"""So many that no decision is cut off; how long decisions take is a bar of its own."""
TIPS_GAME, TIPS_PAIRS, OVER_TIPS = "draw-and-discard", 2000, 150.0
LADDER = {"semi-exposed": 10.0, "exposed": 10.0, "three-handed": 0.0, "bismarck": 0.0}
"""Points per deal that a level has to win over the one below; with three by mean score."""
OVER_BELOW = 25.0
PAIRS = 1600
SLOW_PAIRS = {"semi-exposed": 1200, "exposed": 1200, "bismarck": 400}
"""The most pairs of a step, fewer where a deal takes long."""
LOOKS = 5
"""A step is looked at after so many parts of its pairs, each twice the one before: a sixteenth,
an eighth, and so on. It is done once its interval lies on one side of its bar."""
FEW = 20
"""Fewer pairs say too little of their spread to stop at."""


def met(game: str, a: str, b: str, pairs: int, jobs: int) -> list[Any]:
    """So many pairs."""
    return units.of_arena(Setting(game, (), a, b, "deals", SEED, MILLISECONDS), pairs, jobs)


def points(found: Sequence[Any]) -> Estimate:
    """Points per deal of ``a`` over the others."""
    totals = [sum(table["points"] for table in unit["tables"]) for unit in found]
    sizes = [sum(table["deals"] for table in unit["tables"]) for unit in found]
    estimate = ratio(totals, sizes)
    assert estimate is not None
    return estimate


def faults(found: Sequence[Any]) -> int:
    """Decisions that had to be taken from a player."""
    return sum(sum(unit["counts"][side].values()) for unit in found for side in SIDES)


def result(found: Sequence[Any], wanted: float, digits: int = 1) -> Measured:
    """Reached where the lower end is; never with a fault."""
    estimate, wrong = points(found), faults(found)
    figure = f"{text(estimate, digits)} points" + (f", {wrong} faults" if wrong else "")
    deals = sum(table["deals"] for unit in found for table in unit["tables"])
    low = bounds(estimate)[0]
    reached = low >= wanted if wanted else low > 0
    return Measured(figure, f"{len(found)} pairs, {deals} deals", reached and not wrong)


def over_tips(part: float, jobs: int) -> Measured:
    """The expert over the texts' tips."""
    found = met(TIPS_GAME, "expert-1", "tips-1", units.share(TIPS_PAIRS, part), jobs)
    return result(found, OVER_TIPS)


def step(game: str, above: str, below: str, part: float, jobs: int) -> Measured:
    """One step of the ladder, on as many pairs as separate it from its bar."""
    wanted, most = LADDER.get(game, OVER_BELOW), SLOW_PAIRS.get(game, PAIRS)
    for look in reversed(range(LOOKS)):
        found = met(game, above, below, units.share(most >> look, part), jobs)
        low, high = bounds(points(found))
        if len(found) >= FEW and (low > wanted or high < wanted):
            break
    return result(found, wanted, 2 if game == "bismarck" else 1)


def rung(game: str, above: str, below: str) -> Bar:
    """The bar of one step."""
    wanted = LADDER.get(game, OVER_BELOW)
    aim = f"lower end ≥ +{wanted:.0f} points" if wanted else "lower end > 0"
    name = f"ladder-{game}-{above.rsplit('-', 1)[0]}"
    return Bar(name, aim, partial(step, game, above, below))


BARS: tuple[Bar, ...] = (
    Bar("over-tips", f"lower end ≥ +{OVER_TIPS:.0f} points", over_tips),
    *(rung(game, above.name, below.name) for game in VARIANTS for below, above in pairwise(LEVELS)),
)
