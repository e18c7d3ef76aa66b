"""What a first decision would have to wait for is built beforehand."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

import pytest

from honeymoon.cli.play_computer import Computers
from honeymoon.players import seating
from honeymoon.players.arena_unit import Setting, Table
from honeymoon.players.player import player_named
from honeymoon.search import kernel
from tests.cli.test_play_computer import sitting_with


@pytest.fixture(autouse=True)
def nothing_built(monkeypatch: pytest.MonkeyPatch) -> dict[int, str]:
    """A kernel that has built nothing; what is built then, by the cards of the tables."""
    built: dict[int, str] = {}
    monkeypatch.setattr(kernel, "two_hands", told_to(built))
    monkeypatch.setattr(kernel, "is_ready", lambda: True)
    return built


def told_to(built: dict[int, str]) -> Callable[..., None]:
    """Instead of a solver, a note of what it would need."""

    def two_hands(with_endgames: bool = False) -> None:
        cards = kernel.ENDGAME_CARDS if with_endgames else kernel.SMALL_ENDGAME_CARDS
        built[cards] = "built"

    return two_hands


@pytest.mark.parametrize("name", ["beginner", "club", "strong", "expert"])
def test_a_level_builds_its_tables(name: str, nothing_built: dict[int, str]) -> None:
    """Both tables of endgames."""
    seating.get_ready(player_named(name))
    assert set(nothing_built) == {6, 8}


def test_the_texts_tips_need_nothing(nothing_built: dict[int, str]) -> None:
    """A player without anything to build is left alone."""
    seating.get_ready(player_named("tips"))
    assert not nothing_built


def test_the_arena_builds_before_its_first_deal(nothing_built: dict[int, str]) -> None:
    """So no decision of an arena is the first one of its process."""
    setting = Setting("plain", (), "expert-1", "tips-1", "deals", "seed", 1000)
    with closing(Table(setting)):
        assert set(nothing_built) == {6, 8}


@pytest.mark.parametrize(("seats", "expected"), [("person,expert", {6, 8}), ("person,tips", set())])
def test_a_table_at_the_terminal_builds_before_the_first_turn(
    seats: str, expected: set[int], nothing_built: dict[int, str]
) -> None:
    """What is there before anybody decides."""
    with closing(Computers(None)) as computers:
        computers.get_ready(sitting_with(seats).session.sitting)
        assert set(nothing_built) == expected


def test_no_program_is_begun_for_it() -> None:
    """An outside program begins when it first has to decide."""
    with closing(Computers(None)) as computers:
        computers.get_ready(sitting_with("person,cmd:/nowhere/at/all").session.sitting)
