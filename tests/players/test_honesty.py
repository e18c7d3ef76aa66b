"""No player can tell a deal from another that looks the same, nor what it was asked before."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from honeymoon.players.player import LEVELS
from tests.players.honesty import Pair, compare, differences, of_the_order, pairs
from tests.players.peeking import PLANTED, REMEMBERED, Peeking, from_before
from tests.players.reached import reached
from tests.rules.helpers import GAMES
from tests.scale import deals
from tests.views.positions import PHASES

POSITIONS = deals(8, 500)
"""Positions of each game, for every level."""
RARE = deals(2, 30)
"""Decisions that take long come from one deal in so many."""
AGAIN = deals(5, 40)
"""Positions of each game for questions in another order."""
POOL = (*["guided", "tips-1"] * 3, "beginner-1", "club-1")


def positions(game: str, label: str, count: int) -> list[Pair]:
    """Positions with a twin."""
    return list(islice(pairs(reached(game, label, 4 * count, POOL, RARE)), count))


@pytest.mark.parametrize("game", GAMES)
def test_every_level_is_honest(game: str) -> None:
    """Hidden cards change places: the same decision for the same reasons."""
    every = positions(game, "honest", POSITIONS)
    assert len(every) == POSITIONS
    for player in LEVELS:
        assert not differences(compare(player, every))


def test_the_order_of_questions_makes_no_difference() -> None:
    """What a player remembers of other questions changes no decision and no reason."""
    every = [pair for game in GAMES for pair in positions(game, "order", AGAIN)]
    assert not of_the_order(
        [each for player in LEVELS for each in compare(player, every)], Random(1)
    )


@pytest.mark.parametrize("game", GAMES)
def test_all_phases_are_met(game: str) -> None:
    """Those in which somebody decides."""
    met = {moment.view.phase for moment in reached(game, "met", 30, ["guided"], 2)}
    assert met == set(PHASES[game]) - {"lead", "over"}


@pytest.mark.parametrize("name", PLANTED)
def test_a_player_that_peeks_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In every way that is planted; with nothing to peek at it does the same as ever."""
    secret, plant = PLANTED[name]
    moments = positions("plain", "peeking", 24)
    plant(monkeypatch)
    assert differences(compare(Peeking(secret), moments))


def test_what_works_by_a_leak_finds_nothing_without_it() -> None:
    """Neither honest views nor a player's own generator tell anything."""
    moments = positions("plain", "peeking", 24)
    for name in ("more in the view than it shows", "the generator of the pack"):
        assert not differences(compare(Peeking(PLANTED[name][0]), moments))


def test_a_memory_that_mistakes_one_deal_for_another_is_found() -> None:
    """The order of the questions makes a difference to it."""
    moments = positions("plain", "memory", 40)
    REMEMBERED.clear()
    assert of_the_order(compare(Peeking(from_before), moments), Random(1))
