"""The puzzles: each is right, and the expert solves nine in ten of them."""

from __future__ import annotations

from collections import Counter

import pytest

from honeymoon.players.player import player_named
from tests.players.puzzle_book import TOLD, Puzzle, puzzles, solves, turns
from tests.players.puzzle_proofs import (
    MARGIN,
    NEAR,
    best_by_any,
    by_plans,
    good_actions,
    the_worlds,
)
from tests.rules.helpers import GAMES

EXPERT = player_named("expert")
BY_ID = {puzzle.id: puzzle for puzzle in puzzles()}
THEMES = {
    "finesse",
    "drop",
    "hold-up",
    "endplay",
    "safety play",
    "avoiding an endplay",
    "duck in Bismarck Pass",
    "not throwing a winner",
}
"""What there must be puzzles of; there are others too."""


def test_there_are_forty_of_all_games_and_themes() -> None:
    """Most are of draw-and-discard, where both sides' twenty-six cards are known."""
    games = Counter(puzzle.game for puzzle in puzzles())
    assert len(BY_ID) == len(puzzles()) >= 40
    assert set(games) == set(GAMES)
    assert games.most_common(1)[0][0] == "draw-and-discard"
    assert {puzzle.theme for puzzle in puzzles()} >= THEMES


@pytest.mark.parametrize("puzzle", puzzles(), ids=list(BY_ID))
def test_the_good_actions_are_right(puzzle: Puzzle) -> None:
    """They are legal, some other action is too, and exact play of all worlds finds the same."""
    legal = {str(action) for action in puzzle.view().legal}
    good, margin = good_actions(puzzle)
    assert set(puzzle.good) == good < legal
    assert margin >= MARGIN


HIDDEN = [puzzle for puzzle in puzzles() if puzzle.proof == "hands"]
COUNTABLE = 120
"""Worlds up to which all plans can be counted."""


def test_no_guess_that_comes_later_is_taken_for_right() -> None:
    """Where plans can be counted, the same actions are good to one who never sees the cards."""
    few = [puzzle for puzzle in HIDDEN if len(the_worlds(puzzle.view())) <= COUNTABLE]
    assert len(few) >= 20
    for puzzle in few:
        good, margin = best_by_any(by_plans(puzzle.view()), NEAR)
        assert good == set(puzzle.good), puzzle.id
        assert margin >= MARGIN, puzzle.id


@pytest.mark.parametrize("puzzle", puzzles(), ids=list(BY_ID))
def test_each_is_explained_in_a_line(puzzle: Puzzle) -> None:
    """One or two sentences, and nothing told that nobody reads."""
    assert "\n" not in puzzle.why
    assert 20 <= len(puzzle.why) <= 200
    assert puzzle.why[0].isupper()
    assert puzzle.why[-1] == "."
    assert set(puzzle.told) <= TOLD


def test_the_expert_solves_nine_in_ten() -> None:
    """With each of its chances; the others are named here if they are too many."""
    unsolved = [puzzle.id for puzzle in puzzles() if not solves(EXPERT, puzzle)]
    print("unsolved:", *unsolved)
    assert len(unsolved) <= len(puzzles()) / 10, unsolved


def test_a_draw_is_sensible() -> None:
    """High cards come first and stay, a low one is taken unseen after a low one was rejected."""
    each = [" ".join(map(str, pair)) for pair in turns("SAK H2", "SQ H43")]
    assert each == ["SA SQ", "SK H4", "H3 H2"]
