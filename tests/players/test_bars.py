"""The bars of the computer players at a small size: wide bounds, seeds that never change.

The full sizes are ``make measure-players``. What is asked here is far from the bars, so that it
holds for any player that comes near them, and would not if two levels changed places.
"""

from __future__ import annotations

from itertools import pairwise
from statistics import fmean
from typing import Any

import pytest

from benchmarks.bars import at_the_table, card_play, decision_times, over_others, self_play
from benchmarks.bars.bar import Measured
from honeymoon.players.arena_times import Times
from honeymoon.players.player import LEVELS
from tests.rules.helpers import BI, DD, ED, PL, PU, SE, TH
from tests.scale import FULL, deals

STEPS = [(above.name, below.name) for below, above in pairwise(LEVELS)]
SMALL_STEPS = dict(zip(STEPS, ((5, 12), (4, 9), (3, 9)), strict=True))
"""Pairs of each game, quick and full."""
DEALS_OF_EXPERT = deals(4, 25)


@pytest.fixture(scope="module")
def expert_deals() -> list[dict[str, Any]]:
    """Deals of the expert against itself."""
    return self_play.deals("expert-1", DD, DEALS_OF_EXPERT, 1)


def test_the_expert_is_better_than_the_tips() -> None:
    """By far more than nothing."""
    found = over_others.met(DD, "expert-1", "tips-1", deals(6, 40), 1)
    assert over_others.points(found).mean > 50
    assert over_others.faults(found) == 0


@pytest.mark.parametrize(("above", "below"), STEPS)
def test_each_level_is_better_than_the_one_below(above: str, below: str) -> None:
    """Taken together, the games that are soon played."""
    pairs = deals(*SMALL_STEPS[above, below])
    found = [
        over_others.points(over_others.met(game, above, below, pairs, 1)).mean
        for game in (DD, PU, PL)
    ]
    assert fmean(found) > -150


@pytest.mark.slow
@pytest.mark.parametrize(("above", "below"), STEPS)
def test_no_level_is_far_behind_the_one_below_in_the_other_games(above: str, below: str) -> None:
    """Points per deal in bridge, tricks in the game of quotas."""
    for game, pairs, least in ((SE, 6, -150.0), (ED, 6, -150.0), (TH, 8, -150.0), (BI, 2, -1.5)):
        found = over_others.met(game, above, below, pairs, 1)
        assert over_others.points(found).mean > least, game
        assert over_others.faults(found) == 0


def test_the_experts_cards_are_better_than_the_tips() -> None:
    """On the same cards and contracts."""
    assert fmean(card_play.gains("expert-1", "tips-1", deals(5, 25), 1)) > 0.1


def test_seeing_all_cards_would_not_bring_the_expert_much() -> None:
    """Less than a trick and a half a deal; it would bring the tips more."""
    count = deals(3, 15)
    expert = fmean(card_play.gains(card_play.ALL_CARDS, "expert-1", count, 1))
    tips = fmean(card_play.gains(card_play.ALL_CARDS, "tips-1", count, 1))
    assert -0.5 <= expert < 1.5
    assert expert < tips


def test_the_expert_loses_few_tricks(expert_deals: list[dict[str, Any]]) -> None:
    """Both sides together."""
    assert fmean(unit["lost"] or 0 for unit in expert_deals) < 2


def test_the_expert_is_seldom_left_doubled_and_far_down(
    expert_deals: list[dict[str, Any]],
) -> None:
    """Against itself, and against the reference that doubles with open cards."""
    seen = [at_the_table.undertricks("expert-1", number) for number in range(deals(3, 20))]
    found = [unit["undertricks"] for unit in expert_deals] + seen
    assert sum(each >= at_the_table.FAR_DOWN for each in found) <= 1


def test_the_expert_thinks_quickly(expert_deals: list[dict[str, Any]]) -> None:
    """In processor time, with room for a slow machine."""
    times = Times.of(Times.read(unit["times"]["other"]) for unit in expert_deals)
    assert (times.quantile(0.5) or 0) < 250
    assert times.longest < 5000


def test_with_sixty_below_nine_tricks_are_two_hearts() -> None:
    """At the small part of the full size."""
    measured = at_the_table.sixty_below(0.03 if not FULL else 0.3, 1)
    assert measured.reached, measured.figure


def test_a_deal_is_the_same_each_time() -> None:
    """But for the times."""
    first, second = (self_play.deal("club-1", DD, 3) for _ in range(2))
    assert first.pop("times").keys() == second.pop("times").keys()
    assert first == second


def test_pulling_is_counted_with_what_it_promised() -> None:
    """A pass is 0; a bid that promised less than the pass is the fault that is looked for."""
    assert at_the_table.of_pulls([0.0, 0.0]) == Measured("0 pulled", "2 doubles", True)
    assert at_the_table.of_pulls([0.0, 30.0]).reached
    assert not at_the_table.of_pulls([0.0, -30.0]).reached


def test_the_first_cards_of_four_hands_may_take_longer() -> None:
    """Five seconds against one; half of all decisions at most 60 ms."""
    quick, slow = (Times().with_one(each).json() for each in (10.0, 3000.0))
    assert decision_times.result([{"first": slow, "other": quick}]).reached
    assert not decision_times.result([{"first": quick, "other": slow}]).reached
    assert not decision_times.result(
        [{"first": quick, "other": Times().with_one(70).json()}]
    ).reached


def test_gains_are_tricks_above_an_even_share() -> None:
    """Ten and then eight tricks for declarer are one above it in each deal."""
    assert card_play.gains_of([(10, 8), (7, 8)]) == [1.0, -0.5]
