"""Where a deal of the arena stands in its match: a score sheet drawn at random."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from honeymoon.players.rubber_value import PART_SCORES
from honeymoon.rules.actions import CHOOSE
from honeymoon.rules.events import Seat
from honeymoon.rules.scoring.quota import DEALS, QuotaSheet
from honeymoon.rules.scoring.rubber import RubberSheet
from honeymoon.rules.scoring.sheet import Sheet


def random_sheet(empty: Sheet, dealer: Seat, rng: Random, with_part_scores: bool) -> Sheet:
    """A sheet of a match that is not over, from the empty one.

    In a rubber each side is vulnerable as often as not, with part-scores or without; a game
    with quotas stands after any number of its deals, so that contracts have been used.
    """
    if isinstance(empty, RubberSheet):
        return _rubber(empty, rng, with_part_scores)
    if isinstance(empty, QuotaSheet):
        return _quota(empty, dealer, rng)
    return empty


def _rubber(empty: RubberSheet, rng: Random, with_part_scores: bool) -> RubberSheet:
    seats = range(len(empty.games))
    most = 0 if empty.terms.single_game else 1
    games = tuple(rng.randint(0, most) for _ in seats)
    parts = tuple(rng.choice(PART_SCORES) if with_part_scores else 0 for _ in seats)
    below = tuple(100 * won + part for won, part in zip(games, parts, strict=True))
    return replace(empty, below=below, part_scores=parts, games=games)


def _quota(empty: QuotaSheet, dealer: Seat, rng: Random) -> QuotaSheet:
    """Each deal before this one used up a contract of its forehand, the seat after its dealer."""
    scored, seats = rng.randrange(DEALS), len(empty.totals)
    kinds = list(dict.fromkeys(action.contract.kind for action in CHOOSE))
    used: list[list[str]] = [rng.sample(kinds, len(kinds)) for _ in range(seats)]
    counts = [0] * seats
    for back in range(1, scored + 1):
        counts[(dealer - back + 1) % seats] += 1
    marked = tuple(tuple(row[:count]) for row, count in zip(used, counts, strict=True))
    return QuotaSheet(empty.totals, marked, scored)
