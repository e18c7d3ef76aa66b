"""Where a deal of the arena begins, and what it is worth."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from honeymoon.players import arena
from honeymoon.players.arena_points import duplicate_points, margin, totals
from honeymoon.players.arena_states import random_sheet
from honeymoon.players.arena_unit import Setting, Table
from honeymoon.players.rubber_value import PART_SCORES
from honeymoon.rules.calls import BIDS
from honeymoon.rules.contract import Contract, Doubling
from honeymoon.rules.match import Match
from honeymoon.rules.scoring.entry import DealResult, Outcome
from honeymoon.rules.scoring.quota import DEALS, QuotaSheet
from honeymoon.rules.scoring.rubber import RubberSheet
from honeymoon.shuffle import Chance
from tests.players.tables import TIPS
from tests.rules.helpers import BI, BRIDGE, DD, PL, new_match

# --- states ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", BRIDGE)
def test_states_of_a_rubber_are_such_as_come_up(game: str) -> None:
    """Each side is vulnerable about every other time; no rubber is over; sums are right."""
    empty, rng = new_match(game).sheet, Random(4)
    assert isinstance(empty, RubberSheet)
    sheets = [random_sheet(empty, 0, rng, True) for _ in range(400)]
    for sheet in sheets:
        assert isinstance(sheet, RubberSheet)
        assert not sheet.finished
        assert set(sheet.part_scores) <= set(PART_SCORES)
        assert all(part < 100 for part in sheet.part_scores)
    for seat in range(len(empty.games)):
        assert 160 < sum(sheet.vulnerable[seat] for sheet in sheets) < 240
    plain = random_sheet(empty, 0, rng, False)
    assert isinstance(plain, RubberSheet)
    assert not any(plain.part_scores)


def test_nobody_has_won_a_single_game() -> None:
    """It would be over."""
    match = Match.start(PL, {"match": "single-game"})
    sheets = [random_sheet(match.sheet, 0, Random(seed), True) for seed in range(50)]
    assert not any(sheet.finished for sheet in sheets)


@pytest.mark.parametrize("dealer", range(3))
def test_states_with_quotas_are_those_of_real_matches(dealer: int) -> None:
    """Who was forehand before has used as many contracts as in a match that was played."""
    played: dict[int, list[int]] = {}
    match = Match.start(BI, first_dealer=dealer)
    while not match.is_over:
        assert isinstance(match.sheet, QuotaSheet)
        counts = [len(match.sheet.used(seat)) for seat in range(3)]
        if match.dealer == dealer:
            played[match.sheet.scored] = counts
        match = arena.play_deal(match, [TIPS] * 3, Chance.seeded(str(match.sheet.scored)))
    for seed in range(60):
        sheet = random_sheet(QuotaSheet.empty(3), dealer, Random(seed), False)
        assert isinstance(sheet, QuotaSheet)
        assert sheet.scored < DEALS
        counts = [len(sheet.used(seat)) for seat in range(3)]
        assert sum(counts) == sheet.scored
        assert all(len(set(sheet.used(seat))) == count for seat, count in enumerate(counts))
        if sheet.scored in played:
            assert counts == played[sheet.scored]


# --- points ------------------------------------------------------------------------------------


def scored(
    bids: str, tricks: int, games: tuple[int, int] = (0, 0), parts: tuple[int, int] = (0, 0)
) -> tuple[int, ...]:
    """The duplicate points of a contract of seat 0 that took so many tricks."""
    empty = new_match(DD).sheet
    assert isinstance(empty, RubberSheet)
    before = replace(empty, games=games, part_scores=parts)
    bid = next(bid for bid in BIDS if str(bid) == bids.rstrip("X"))
    doubling = (Doubling.UNDOUBLED, Doubling.DOUBLED)[bids.endswith("X")]
    contract = Contract(bid.level, bid.strain, doubling, 0)
    entries, after = before.after(DealResult(Outcome.PLAYED, contract, (tricks, 13 - tricks)))
    return duplicate_points(entries, before, after, 2)


@pytest.mark.parametrize(
    ("case", "points"),
    [
        (("2H", 9), (60 + 30 + 50, 0)),
        (("4H", 10), (120 + 300, 0)),
        (("4H", 10, (1, 0)), (120 + 500, 0)),
        (("4H", 10, (1, 1)), (120 + 500, 0)),
        (("2H", 8, (0, 0), (40, 0)), (60 + 300, 0)),
        (("2H", 8, (0, 0), (0, 40)), (60 + 50, 0)),
        (("2HX", 8), (120 + 50 + 300, 0)),
        (("3NT", 7), (0, 100)),
        (("3NT", 7, (1, 0)), (0, 200)),
        (("6S", 12), (180 + 500 + 300, 0)),
    ],
    ids=str,
)
def test_points_of_a_deal_that_stands_for_itself(case: Any, points: tuple[int, int]) -> None:
    """50 for a part-score, 300 or 500 for a game, and no bonus for a rubber."""
    assert scored(*case) == points


def test_the_margin_is_over_the_mean_of_the_others() -> None:
    """So that it is nothing for all seats together."""
    assert margin((100, 0), 1) == -100
    assert margin((100, 50, 0), 0) == 75
    assert sum(margin((7, 3, -4), seat) for seat in range(3)) == 0


def test_the_worth_of_a_rubber_s_deals_adds_up_to_what_it_came_to() -> None:
    """Values of states in between cancel: the whole is the points, less the value at the start."""
    setting = Setting(DD, (), "tips-1", "random", "rubbers", "worth", 60_000)
    with closing(Table(replace(setting, b="tips-1"))) as table:
        unit = table.unit(0)
    assert {seat["won"] for seat in unit["tables"]} != {None}
    for seat in unit["tables"]:
        assert seat["worth"] == pytest.approx(seat["points"])


def test_what_no_rule_pays_is_no_point() -> None:
    """A deal passed out."""
    assert totals((), 3) == (0, 0, 0)
