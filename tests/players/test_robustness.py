"""Nothing goes wrong: every level at every game, under every option, from any score."""

from __future__ import annotations

from random import Random

import pytest

from honeymoon.players.player import LEVELS
from honeymoon.shuffle import Chance
from tests.players.bouts import bout, bouts, met, opening, pairwise
from tests.rules.helpers import GAMES, PL, PU
from tests.scale import FULL, deals
from tests.search.lockstep import all_options

LOW = ("random", "tips-1", "beginner-1", "club-1")
HIGH = ("strong-1", "expert-1")
PATIENCE = 300_000
"""Milliseconds: on a busy machine a clock would tell of the machine."""
SLOWEST = 60.0
"""Processor seconds within which every decision comes on any machine."""


def check(game: str, pool: tuple[str, ...], count: int) -> None:
    """No fault, no irregularity, no endless thought."""
    for told, found in bouts(game, pool, range(count), PATIENCE):
        assert not found.faults, told
        assert not found.irregular, told
        assert found.slowest < SLOWEST, told
        assert found.decisions, told


@pytest.mark.parametrize("game", GAMES)
def test_lower_players_at_every_game(game: str) -> None:
    """As many deals as let every two options meet, and more."""
    check(game, LOW, deals(2, 16))


@pytest.mark.parametrize("game", GAMES if FULL else (PL, PU))
def test_higher_players_at_every_game(game: str) -> None:
    """Some deals; 500 are a task of its own."""
    check(game, HIGH, deals(1, 3))


@pytest.mark.parametrize("game", GAMES)
def test_every_two_options_meet(game: str) -> None:
    """Values that conflict apart, in a few combinations of all there are."""
    rows, every = pairwise(game), list(all_options(game))
    assert met(rows) == met(every)
    assert all(row in every for row in rows)
    assert len(rows) <= 10


def test_a_player_that_fails_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """An exception in thought is a fault of the bout, which goes on."""

    def fail(self: object, view: object, clock: object, rng: Random) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(type(LEVELS[0]), "decide", fail)
    chance = Chance.seeded("failing")
    match = opening("plain", {}, chance, is_new=True)
    found = bout(match, ["club-1", "tips-1"], chance, PATIENCE)
    assert {(fault.player, fault.kind) for fault in found.faults} == {("club-1", "exception")}
