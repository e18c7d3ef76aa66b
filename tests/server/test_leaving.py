"""People leave at any moment: the table waits or goes on as agreed, and nothing is left over."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace

import pytest

from benchmarks.table import hall, leaving
from honeymoon.server.computers import Computers
from honeymoon.server.logged import Created
from honeymoon.server.state import PERSON, opened
from tests.log_settings import restored
from tests.scale import deals


@pytest.fixture(autouse=True)
def log_as_before() -> Iterator[None]:
    """What is measured says nothing of faults that are planted into it."""
    with restored():
        yield


@pytest.mark.timeout(1200)
def test_tables_wait_or_go_on_and_nothing_is_left_over() -> None:
    """All games, with and without computer players and an agreement; 5,000 are measured."""
    size = deals(14, 350)
    found, left = asyncio.run(leaving.all_of(size))
    assert sum(found.values()) == size
    assert set(found) <= {"waits", "goes on"}
    assert left == []


@pytest.mark.parametrize("gives_up", [True, False])
def test_a_computer_player_that_does_nothing_is_seen(
    gives_up: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So the test above tests something: a failure ends the play, or is tried again for ever."""

    async def tried_once(self: Computers, table_id: str) -> bool:
        try:
            return await self._step(table_id)
        except RuntimeError:
            return False

    async def rest(seconds: float) -> None:
        """Whoever tries again without a rest leaves the others no time."""
        await asyncio.sleep(0.02)

    if gives_up:
        monkeypatch.setattr(Computers, "_tried", tried_once)
    monkeypatch.setattr(hall, "_no_pause", rest)
    monkeypatch.setattr(hall, "FAILS", 1.0)
    monkeypatch.setattr(leaving, "PATIENCE", 300.0 if gives_up else 2.0)
    found, _ = asyncio.run(leaving.all_of(16))
    assert any(kind.startswith("stuck") for kind in found)


def test_what_a_table_waits_for() -> None:
    """Those who left, as long as nobody plays for them."""
    table = opened(Created("plain", {}, (PERSON, PERSON), 0))
    assert leaving.waits(table, [0])
    places = tuple(replace(place, taken=True) for place in table.places)
    table = replace(table, places=places)
    assert leaving.waits(table, [1])
    stand_in = (replace(places[0], stand_in="tips-1"), places[1])
    handed_over = replace(table, places=stand_in, ready=frozenset({1}))
    assert not leaving.waits(handed_over, [0])
    assert leaving.waits(replace(handed_over, paused=True), [0])
    assert leaving.waits(replace(handed_over, claim=(0, "mine")), [1])
    assert not leaving.waits(replace(handed_over, claim=(1, "mine")), [0])
