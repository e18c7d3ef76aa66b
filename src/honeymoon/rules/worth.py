"""What a bid would be worth at the score of this match, by asking the score sheet itself."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from honeymoon.rules.calls import Bid
from honeymoon.rules.contract import Contract, Doubling
from honeymoon.rules.events import Seat
from honeymoon.rules.scoring.entry import DealResult, Line, Outcome
from honeymoon.rules.scoring.rubber import RubberSheet
from honeymoon.rules.scoring.sheet import Sheet

REMEMBERED = 4096
"""Answers: a view asks for every legal bid, and the score is the same for a whole auction."""


@dataclass(frozen=True, slots=True)
class Worth:
    """A bid made exactly, undoubled, and failing by one trick; amounts in points.

    ``target`` tricks are needed; ``below`` and ``above`` are declarer's if it is just made,
    ``makes_game`` whether that ends a game; ``down_one`` is what each defender gets.
    """

    target: int
    below: int
    above: int
    makes_game: bool
    down_one: int


@lru_cache(maxsize=REMEMBERED)
def worth(bid: Bid, declarer: Seat, sheet: Sheet) -> Worth:
    """What the bid would be worth to declarer; a bonus that goes to another is not counted.

    Raises ValueError for a sheet on which nobody bids.
    """
    if not isinstance(sheet, RubberSheet):
        raise ValueError("only a rubber has bids")
    contract = Contract(bid.level, bid.strain, Doubling.UNDOUBLED, declarer)
    entries, after = sheet.after(_result(contract, sheet, contract.target))
    penalties, _ = sheet.after(_result(contract, sheet, contract.target - 1))
    own = [entry for entry in entries if entry.player == declarer]
    below = sum(entry.points for entry in own if entry.line is Line.BELOW)
    return Worth(
        target=contract.target,
        below=below,
        above=sum(entry.points for entry in own) - below,
        makes_game=sheet.games != after.games,
        down_one=penalties[0].points,
    )


def _result(contract: Contract, sheet: RubberSheet, tricks: int) -> DealResult:
    won = tuple(tricks if seat == contract.declarer else 0 for seat in range(len(sheet.totals)))
    return DealResult(Outcome.PLAYED, contract, won)
