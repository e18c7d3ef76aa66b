"""The log: stored once, in order, by one writer at a time, and a changed one shows itself."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Connection, make_url, text

from honeymoon.server.seats import Seats
from honeymoon.server.storage import statements
from honeymoon.server.storage.log import (
    Append,
    Known,
    Log,
    LogDamaged,
    NotHeld,
    Overtaken,
    Repeated,
    Request,
    Stored,
)
from honeymoon.server.storage.postgres import PostgresLog
from honeymoon.server.storage.sqlite import SqliteLog, engine_for
from tests.scale import deals
from tests.server.databases import DATABASES, empty_postgres, new_name, with_log

REQUEST = Request(0, "a key", b"d" * 32, b"an answer")
pytestmark = pytest.mark.xdist_group("databases")


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest) -> str:
    """Each of the two."""
    return str(request.param)


def test_events_come_back_as_they_were_stored(database: str, tmp_path: Path) -> None:
    """All of them, or those from a place on."""

    async def use(log: Log) -> None:
        name = new_name()
        await log.create(name, (b"one",), "a")
        assert await log.append(Append(name, 1, (b"two", b"three"), 1)) == Stored()
        assert await log.read(name) == (b"one", b"two", b"three")
        assert await log.read(name, 2) == (b"three",)
        assert await log.read(name, 3) == ()

    with_log(database, tmp_path, use)


def test_a_key_is_answered_once(database: str, tmp_path: Path) -> None:
    """Sent again, at whatever place, it gets the first answer and stores nothing."""

    async def use(log: Log) -> None:
        name = new_name()
        await log.create(name, (b"one",), "a")
        assert await log.append(Append(name, 1, (b"two",), 1, REQUEST)) == Stored()
        again = Repeated(REQUEST.digest, REQUEST.answer)
        assert await log.append(Append(name, 1, (b"two",), 1, REQUEST)) == again
        assert await log.append(Append(name, 2, (b"two",), 1, REQUEST)) == again
        other = Request(1, "a key", b"", b"")
        assert await log.known(name, REQUEST, 1) == Known(True, again, (b"two",))
        assert await log.known(name, other, 2) == Known(True, None, ())
        assert await log.append(Append(name, 2, (b"three",), 1, other)) == Stored()
        assert await log.read(name) == (b"one", b"two", b"three")

    with_log(database, tmp_path, use)


def test_a_key_that_is_known_lets_in_none_of_its_events(database: str, tmp_path: Path) -> None:
    """Neither the one that has the key, nor those that were to follow it."""

    async def use(log: Log) -> None:
        name = new_name()
        await log.create(name, (b"one",), "a")
        assert await log.append(Append(name, 1, (b"two",), 1, REQUEST)) == Stored()
        again = Append(name, 2, (b"three", b"four"), 1, REQUEST)
        assert isinstance(await log.append(again), Repeated)
        assert await log.read(name) == (b"one", b"two")

    with_log(database, tmp_path, use)


def test_who_holds_the_seat_no_more_stores_nothing(database: str, tmp_path: Path) -> None:
    """Nor does who never held it; the present holder does, and the server itself."""

    async def use(log: Log) -> None:
        name, seats = new_name(), Seats(log)
        await log.create(name, (b"one",), "a")
        await seats.set_up(name, (0,))
        epoch = await seats.renew(name, 0, None)
        for number in (epoch - 1, epoch + 1):
            asked = Append(name, 1, (b"two",), 1, replace(REQUEST, holder=number))
            assert await log.append(asked) == NotHeld()
        strange = replace(REQUEST, seat=1, holder=0)
        assert await log.append(Append(name, 1, (b"two",), 1, strange)) == NotHeld()
        assert await log.read(name) == (b"one",)
        asked = Append(name, 1, (b"two",), 1, replace(REQUEST, holder=epoch))
        assert await log.append(asked) == Stored()
        other = replace(REQUEST, key="another")
        assert await log.append(Append(name, 2, (b"three",), 1, other)) == Stored()

    with_log(database, tmp_path, use)


@pytest.mark.parametrize("seq", [0, 1, 3])
def test_only_the_next_place_can_be_written(database: str, tmp_path: Path, seq: int) -> None:
    """Neither an earlier one nor one further on."""

    async def use(log: Log) -> None:
        name = new_name()
        await log.create(name, (b"one", b"two"), "a")
        assert await log.append(Append(name, seq, (b"x",), 1)) == Overtaken()
        assert await log.read(name) == (b"one", b"two")

    with_log(database, tmp_path, use)


def test_a_lease_that_was_taken_over_writes_nothing(database: str, tmp_path: Path) -> None:
    """However late the worker that had it wakes up."""

    async def use(log: Log) -> None:
        name = new_name()
        await log.create(name, (b"one",), "a")
        epoch = await log.take_over(name, "b")
        assert epoch == 2
        assert await log.append(Append(name, 1, (b"late",), 1)) == Overtaken()
        assert await log.append(Append(name, 1, (b"two",), epoch)) == Stored()

    with_log(database, tmp_path, use)


def test_of_many_writers_one_has_each_place(database: str, tmp_path: Path) -> None:
    """Races are decided by the database alone."""

    async def use(log: Log) -> None:
        name = new_name()
        await log.create(name, (b"start",), "a")
        for place in range(1, deals(10, 100)):
            asked = [
                log.append(
                    Append(
                        name, place, (b"%d" % number,), 1, Request(0, f"{place} {number}", b"", b"")
                    )
                )
                for number in range(5)
            ]
            found = await asyncio.gather(*asked)
            assert found.count(Stored()) == 1
            assert found.count(Overtaken()) == 4
        assert len(await log.read(name)) == deals(10, 100)

    with_log(database, tmp_path, use)


def test_names_are_taken_once_and_missing_ones_are_named(database: str, tmp_path: Path) -> None:
    """A KeyError, and nothing stored."""

    async def use(log: Log) -> None:
        name = new_name()
        await log.create(name, (b"one",), "a")
        with pytest.raises(KeyError):
            await log.create(name, (b"other",), "b")
        assert await log.read(name) == (b"one",)
        for missing in (log.read(new_name()), log.take_over(new_name(), "a")):
            with pytest.raises(KeyError):
                await missing

    with_log(database, tmp_path, use)


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE events SET payload = x'00' WHERE seq = 1",
        "DELETE FROM events WHERE seq = 1",
        "UPDATE events SET seq = 7 WHERE seq = 2",
        "UPDATE events SET prev_hash = zeroblob(32) WHERE seq = 1",
    ],
)
def test_a_changed_log_shows_itself(tmp_path: Path, change: str) -> None:
    """Where it was changed."""

    async def use(log: Log) -> None:
        await log.create("a", (b"one", b"two", b"three"), "a")
        assert isinstance(log, SqliteLog)
        with engine_for(tmp_path / "tables.db").begin() as connection:
            connection.execute(text(change))
        with pytest.raises(LogDamaged) as caught:
            await log.read("a")
        assert caught.value.seq in (1, 2)

    with_log("sqlite", tmp_path, use)


def test_what_was_answered_is_there_after_another_opening(tmp_path: Path) -> None:
    """The file alone is enough."""

    async def fill(log: Log) -> None:
        await log.create("a", (b"one",), "a")
        asked = [log.append(Append("a", 1, (b"two",), 1)), log.create("b", (b"x",), "a")]
        await asyncio.gather(*asked)

    with_log("sqlite", tmp_path, fill)

    async def look(log: Log) -> tuple[tuple[bytes, ...], tuple[bytes, ...]]:
        return await log.read("a"), await log.read("b")

    assert with_log("sqlite", tmp_path, look) == ((b"one", b"two"), (b"x",))


def test_a_failing_request_leaves_those_beside_it_alone(tmp_path: Path) -> None:
    """Though they are committed together."""

    async def use(log: Log) -> None:
        asked = [log.create(name, (b"x",), "a") for name in ("a", "b", "a", "c")]
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert [isinstance(result, KeyError) for result in found] == [False, False, True, False]
        assert await log.read("c") == (b"x",)

    with_log("sqlite", tmp_path, use)


@pytest.mark.parametrize("database", DATABASES)
def test_a_request_that_fails_late_leaves_nothing(database: str, tmp_path: Path) -> None:
    """Not what it had written before it failed; what is stored beside it stays."""

    async def use(log: Log) -> None:
        one, half = new_name(), new_name()

        def fail(connection: Connection) -> None:
            statements.create(connection, half, (b"x",), "a")
            raise ValueError

        asked = [log.ask(fail), log.create(one, (b"y",), "a"), log.ask(fail)]
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(result) for result in found] == [ValueError, type(None), ValueError]
        assert await log.read(one) == (b"y",)
        with pytest.raises(KeyError):
            await log.read(half)

    with_log(database, tmp_path, use)


@pytest.mark.parametrize("database", DATABASES)
def test_a_commit_reaches_the_disk(database: str, tmp_path: Path) -> None:
    """Also in a database in which commits do not wait for it unless they are told to."""

    def setting(connection: Connection) -> object:
        asked = "PRAGMA synchronous" if database == "sqlite" else "SHOW synchronous_commit"
        return connection.execute(text(asked)).scalar_one()

    async def run() -> object:
        if database == "sqlite":
            return await look(SqliteLog(tmp_path / "tables.db"))
        async with empty_postgres() as url:
            lazy = f"ALTER DATABASE {make_url(url).database} SET synchronous_commit = off"
            before = PostgresLog(url)
            await before.ask(lambda connection: connection.execute(text(lazy)))
            await before.close()
            return await look(PostgresLog(url))

    async def look(log: Log) -> object:
        try:
            return await log.ask(setting)
        finally:
            await log.close()

    assert asyncio.run(run()) == {"sqlite": 2, "postgres": "on"}[database]
