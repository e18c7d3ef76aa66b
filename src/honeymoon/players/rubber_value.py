"""What a state of the rubber is worth before the next deal, in points.

The table comes from value iteration over drawn deals with the par contract of each, made by
``tools/make_rubber_values.py``. Who deals next is averaged out.
"""

from __future__ import annotations

import json
from functools import cache, lru_cache
from importlib.resources import files
from statistics import fmean

from honeymoon.rules.events import Seat
from honeymoon.rules.scoring.rubber import RubberSheet
from honeymoon.rules.scoring.sheet import Sheet

PART_SCORES = (0, 20, 30, 40, 50, 60, 70, 80, 90)
"""Points below the line short of a game."""
FIELD = (0, 0), (1, 0), (1, 1)
"""Games won by the seat and by the other; 0-1 is 1-0 seen from the other side."""
OF_THREE = 0.75
"""The part of a lead's value that is left where two can overtake; with more of it a defender
could gain by losing a trick."""
Values = dict[tuple[int, int], list[list[float]]]
"""By games the values, by the seat's part-score and the other's, in ``PART_SCORES`` order."""


def value(sheet: Sheet, seat: Seat) -> float:
    """How many more points than the others the seat can expect from the rest of the match.

    A single game counts what a first game counts in a rubber; with three seats it is a part
    of the mean over the other two, each as in a rubber for two. A sheet without bids is worth
    nothing.
    """
    if not isinstance(sheet, RubberSheet) or (sheet.finished and not sheet.terms.single_game):
        return 0.0
    return _against_each(sheet.games, sheet.part_scores, seat)


@lru_cache(maxsize=4096)
def _against_each(games: tuple[int, ...], part_scores: tuple[int, ...], seat: Seat) -> float:
    """The mean over the others; of two others each may still win what one of them wins."""
    columns = [*zip(games, part_scores, strict=True)]
    others = [other for place, other in enumerate(columns) if place != seat]
    part = 1.0 if len(others) == 1 else OF_THREE
    return part * fmean(_between(columns[seat], other) for other in others)


def _between(own: tuple[int, int], other: tuple[int, int]) -> float:
    """The value of a column of games and part-score against another."""
    games = own[0], other[0]
    parts = _number(own[1]), _number(other[1])
    if games in FIELD:
        return table()[games][parts[0]][parts[1]]
    return -table()[games[::-1]][parts[1]][parts[0]]


def _number(part_score: int) -> int:
    """The place of the part-score in the table; of an odd one, that of the next lower."""
    return sum(known <= part_score for known in PART_SCORES) - 1


@cache
def table() -> Values:
    """The values as they ship."""
    text = files("honeymoon.players").joinpath("rubber_value.json").read_text(encoding="utf-8")
    found = json.loads(text)
    return {games: found["{}-{}".format(*games)] for games in FIELD}
