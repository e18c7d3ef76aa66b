"""Scripted people and floods on whole servers, a few of each: nobody gets an error."""

from __future__ import annotations

import asyncio

import pytest

from benchmarks import measure_table_curve
from benchmarks.table import capacity, floods
from benchmarks.table.attackers import Got
from benchmarks.table.capacity import Load
from benchmarks.table.floods import Flood, faults_of
from benchmarks.table.hall import Line
from benchmarks.table.people import Kept, Person, Told
from benchmarks.table.prepared import Prepared
from benchmarks.table.row import POSTGRES, SQLITE

pytestmark = [pytest.mark.xdist_group("databases"), pytest.mark.timeout(400)]
CALM = Got({"1009": 9}, {"dropped": 1}, {"held": 5}, {"201": 9, "429": 9}, {"came": 9}, {})


@pytest.mark.parametrize(("database", "workers"), [(SQLITE, 1), (POSTGRES, 2)])
def test_scripted_people_play_without_an_error(database: str, workers: int) -> None:
    """At one worker, and at two whose tables they share."""
    load = capacity.loaded(2, database, workers, seconds=3, think=0.05)
    assert load.errors == ()
    assert load.actions > 0
    assert 0 < load.p50 <= load.p99


def test_a_server_that_ends_is_an_error() -> None:
    """So the test above tests something."""
    table = Prepared("00000000", "plain", ("a", "b"))
    crowd = capacity.Crowd([table], ["http://127.0.0.1:9"], 1.0)

    async def come() -> None:
        await asyncio.gather(*(person.play() for person in crowd.people))

    asyncio.run(come())
    assert len(crowd.kept.errors) == 2


def test_somebody_who_leaves_as_an_answer_comes_has_left() -> None:
    """Otherwise the end of a measurement waits for ever."""

    async def leave() -> None:
        person = Person(Prepared("00000000", "plain", ("a", "b")), 0, "", 0.0, Kept())
        asking = asyncio.create_task(person.ask(Line(), command="next"))
        await asyncio.sleep(0)
        (answer,) = person._answers.values()
        answer.set_result(Told("ack"))
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking

    asyncio.run(leave())


def test_a_flood_keeps_to_the_caps() -> None:
    """And the honest table beside it has no error."""
    found = floods.flooded(idle=5, honest=1, seconds=2, think=0.05)
    assert list(faults_of(found, 5)) == []
    assert found.took


@pytest.mark.parametrize(
    ("got", "fault"),
    [
        (CALM, "one address"),
        (Got({"1006": 1}, {}, {"held": 5}, {"201": 1}, {"came": 1}, {}), "large frames"),
        (Got({"1009": 1}, {}, {"held": 4}, {"201": 1}, {"came": 1}, {}), "idle sockets"),
        (Got({"1009": 1}, {}, {"held": 5}, {"500": 1}, {"came": 1}, {}), "tables"),
        (Got({"1009": 1}, {}, {"held": 5}, {"201": 999}, {"came": 1}, {}), "tables"),
        (Got({"1009": 1}, {}, {"held": 5}, {"201": 1}, {"4008": 1}, {}), "coming back"),
        (Got({"1009": 1}, {"held": 1}, {"held": 5}, {"201": 1}, {}, {}), "slow readers"),
    ],
)
def test_what_should_not_be_is_a_fault(got: Got, fault: str) -> None:
    """Each by its name."""
    assert fault in faults_of(Flood(got, [0.1], [], 90.0, 60.0), 5)
    assert "1 honest errors" in faults_of(Flood(got, [0.1], ["closed"], 90.0, 60.0), 5)
    assert "memory" in faults_of(Flood(got, [0.1], [], 1001.0, 60.0), 5)


def test_the_curve_is_drawn() -> None:
    """A line for each setup and one for its median."""
    loads = [Load(count, 1, 10, 0.01, 0.05, (), 1.0, 90.0) for count in (1, 2)]
    drawn = measure_table_curve.picture((1, 2), [loads] * 3).svg()
    assert drawn.count("<polyline") == 6
    cells = measure_table_curve.line("one", loads[0], 5.0).split(" | ")
    assert cells[2:5] == ["2", "10", "50"]
