"""Databases that are kept: checked, backed up while in use, and brought back."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import msgspec
import pytest
from sqlalchemy import Connection, select, text

from honeymoon.protocol import commands
from honeymoon.protocol.messages import Ack
from honeymoon.server import keeping
from honeymoon.server.host import Host
from honeymoon.server.keeping import Damaged, Fault, FormOld, NotEmpty, Report
from honeymoon.server.logged import Acted, Created
from honeymoon.server.seats import Seats
from honeymoon.server.storage.address import (
    AddressUnknown,
    Where,
    place_of,
    reading,
    shown,
    writing,
)
from honeymoon.server.storage.log import Log
from honeymoon.server.storage.migrations import FormUnknown, newest
from honeymoon.server.storage.postgres import PostgresLog
from honeymoon.server.storage.schema import EVENTS
from honeymoon.server.storage.sqlite import SqliteLog
from tests.server.databases import DATABASES, empty_postgres, new_name
from tests.server.test_host import action_of, with_two_sitting

pytestmark = pytest.mark.xdist_group("databases")


@asynccontextmanager
async def empty(database: str, folder: Path) -> AsyncIterator[Where]:
    """A place for a database where nothing is yet."""
    if database == "sqlite":
        yield folder / f"{new_name()}.db"
        return
    async with empty_postgres() as url:
        yield place_of(url)


@asynccontextmanager
async def log_at(where: Where) -> AsyncIterator[Log]:
    """A log there."""
    log: Log
    if isinstance(where, Path):
        log = SqliteLog(where)
    else:
        kept = PostgresLog(where.render_as_string(hide_password=False))
        await kept.prepare()
        log = kept
    try:
        yield log
    finally:
        await log.close()


async def play(host: Host, name: str, rng: Random, count: int) -> None:
    """So many actions, or fewer where the deal ends."""
    for number in range(count):
        found = await action_of(host, name, rng)
        if found is None:
            return
        key = f"{number} {rng.random()}"[:30]
        assert isinstance(await host.do(name, found[0], key, found[1]), Ack)


def kept(database: str, folder: Path, use: Callable[[Where, str], Awaitable[None]]) -> None:
    """A database with one table at which something was played; nobody has it open."""

    async def run() -> None:
        async with empty(database, folder) as where:
            async with log_at(where) as log:
                name, host = await with_two_sitting(log)
                await play(host, name, Random(3), 12)
            await use(where, name)

    asyncio.run(run())


async def done(where: Where, statement: str) -> None:
    """Change the database behind everybody's back."""
    await asyncio.to_thread(writing, where, lambda connection: connection.execute(text(statement)))


@pytest.mark.parametrize("database", DATABASES)
def test_a_sound_database_has_no_fault(database: str, tmp_path: Path) -> None:
    """And it is counted."""

    async def use(where: Where, name: str) -> None:
        report = await asyncio.to_thread(keeping.check, where)
        async with log_at(where) as log:
            assert report == Report(1, len(await log.read(name)), ())

    kept(database, tmp_path, use)


@pytest.mark.parametrize(
    ("change", "seq"),
    [
        ("UPDATE events SET payload = prev_hash WHERE seq = 4", 4),
        ("UPDATE events SET hash = prev_hash WHERE seq = 4", 4),
        ("DELETE FROM events WHERE seq = 4", 4),
        ("DELETE FROM events WHERE seq = 0", 0),
        ("DELETE FROM events", 0),
    ],
)
def test_what_was_changed_is_found(change: str, seq: int, tmp_path: Path) -> None:
    """The table and the first event that is not as it was written."""

    async def use(where: Where, name: str) -> None:
        await done(where, change)
        report = await asyncio.to_thread(keeping.check, where)
        assert report.faults == (Fault("chain", name, seq),)

    kept("sqlite", tmp_path, use)


@pytest.mark.parametrize("second", [b"{}", msgspec.json.encode(Acted(0, 7)), b"\xff"])
def test_what_the_rules_do_not_allow_is_found(second: bytes, tmp_path: Path) -> None:
    """Though its hashes are right."""

    async def use(where: Where, name: str) -> None:
        wrong, terms = new_name(), Created("plain", {}, ("person", "person"), 0)
        async with log_at(where) as log:
            await log.create(wrong, (msgspec.json.encode(terms), second), "a")
        report = await asyncio.to_thread(keeping.check, where)
        assert report.faults == (Fault("fold", wrong, 1),)
        assert report.tables == 2

    kept("sqlite", tmp_path, use)


def test_an_event_of_no_table_is_found(tmp_path: Path) -> None:
    """SQLite looks its own file through, and whether each row has those it needs."""
    stray = "UPDATE events SET table_id = 'none' WHERE seq = 12"

    async def use(where: Where, name: str) -> None:
        assert isinstance(where, Path)
        with closing(sqlite3.connect(where)) as connection:
            connection.execute(stray)
            connection.commit()
        report = await asyncio.to_thread(keeping.check, where)
        assert Fault("file") in report.faults

    kept("sqlite", tmp_path, use)


@pytest.fixture
def east(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The machine's clock shows another time than UTC."""
    monkeypatch.setenv("TZ", "JST-9")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


def moments(connection: Connection) -> list[datetime]:
    """When each event was stored, as the database has it."""
    found = connection.execute(select(EVENTS.c.at).order_by(EVENTS.c.seq)).scalars()
    return [moment.replace(tzinfo=UTC) for moment in found]


@pytest.mark.usefixtures("east")
@pytest.mark.parametrize("source", DATABASES)
@pytest.mark.parametrize("target", DATABASES)
def test_a_backup_brought_back_is_played_on(source: str, target: str, tmp_path: Path) -> None:
    """Made while the server wrote; of either kind, into either kind, with the same seats."""

    async def use(where: Where, name: str) -> None:
        file = tmp_path / "backup.db"
        async with log_at(where) as log, empty(target, tmp_path) as elsewhere:
            host, seats = Host(log, "b"), Seats(log)
            claimed, _ = await seats.set_up(name, (0, 1))
            playing = asyncio.create_task(play(host, name, Random(4), 40))
            report = await asyncio.to_thread(keeping.backup, where, file)
            await playing
            assert await asyncio.to_thread(keeping.restore, file, elsewhere) == report
            assert await asyncio.to_thread(keeping.check, elsewhere) == report
            here, there = [
                await asyncio.to_thread(reading, at, moments) for at in (where, elsewhere)
            ]
            assert here[: len(there)] == there
            async with log_at(elsewhere) as restored:
                then, now = await restored.read(name), await log.read(name)
                assert report.faults == ()
                assert 12 < len(then) == report.events <= len(now)
                assert now[: len(then)] == then
                assert await Seats(restored).held((claimed.token,)) == (claimed.badge,)
                again = Host(restored, "c")
                answer = await again.do(name, 0, "on", commands.Pause(0, True))
                assert isinstance(answer, Ack)
        assert {path.suffix for path in tmp_path.iterdir()} == {".db"}

    kept(source, tmp_path, use)


@pytest.mark.parametrize("database", DATABASES)
def test_nothing_is_written_over(database: str, tmp_path: Path) -> None:
    """Neither by a backup nor by bringing one back, to whichever kind."""

    async def use(where: Where, name: str) -> None:
        file = tmp_path / "backup.db"
        await asyncio.to_thread(keeping.backup, where, file)
        before, folder = file.read_bytes(), sorted(tmp_path.iterdir())
        with pytest.raises(FileExistsError):
            await asyncio.to_thread(keeping.backup, where, file)
        with pytest.raises((FileExistsError, NotEmpty)):
            await asyncio.to_thread(keeping.restore, file, where)
        assert file.read_bytes() == before
        assert sorted(tmp_path.iterdir()) == folder
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        report = await asyncio.to_thread(keeping.check, where)
        assert report.tables == 1

    kept(database, tmp_path, use)


@pytest.mark.parametrize("database", DATABASES)
def test_a_damaged_backup_is_not_brought_back(database: str, tmp_path: Path) -> None:
    """Nothing of it; and a backup of a damaged database says so."""

    async def use(where: Where, name: str) -> None:
        file = tmp_path / "backup.db"
        await done(where, "UPDATE events SET payload = prev_hash WHERE seq = 4")
        report = await asyncio.to_thread(keeping.backup, where, file)
        assert report.faults == (Fault("chain", name, 4),)
        async with empty(database, tmp_path) as elsewhere:
            with pytest.raises(Damaged) as caught:
                await asyncio.to_thread(keeping.restore, file, elsewhere)
            assert caught.value.report == report
            if isinstance(elsewhere, Path):
                assert not elsewhere.exists()

    kept(database, tmp_path, use)


def test_what_is_no_backup_is_refused_and_leaves_nothing(tmp_path: Path) -> None:
    """A file of something else, one of another program, and one that there is not."""
    words, other = tmp_path / "words.txt", tmp_path / "other.db"
    words.write_text("not a database, but long enough to look for one" * 40, encoding="utf-8")
    connection = sqlite3.connect(other)
    connection.execute("CREATE TABLE cats (name TEXT)")
    connection.commit()
    connection.close()
    cases = ((words, sqlite3.DatabaseError), (other, FormOld), (tmp_path / "no", FileNotFoundError))
    for file, wrong in cases:
        with pytest.raises(wrong):
            keeping.restore(file, tmp_path / "new.db")
        assert sorted(tmp_path.iterdir()) == [other, words]


def test_a_later_database_is_copied_by_nobody(tmp_path: Path) -> None:
    """Who does not know its form cannot tell whether the copy is sound."""

    async def use(where: Where, name: str) -> None:
        await done(where, "UPDATE alembic_version SET version_num = '9999'")
        for work in (keeping.check, keeping.migrate):
            with pytest.raises((FormOld, FormUnknown)):
                await asyncio.to_thread(work, where)
        with pytest.raises(FormUnknown):
            await asyncio.to_thread(keeping.backup, where, tmp_path / "backup.db")
        assert not (tmp_path / "backup.db").exists()

    kept("sqlite", tmp_path, use)


@pytest.mark.parametrize("database", DATABASES)
def test_an_empty_database_is_brought_to_the_newest_form(database: str, tmp_path: Path) -> None:
    """Twice is as good as once."""

    async def run() -> None:
        async with empty(database, tmp_path) as where:
            if isinstance(where, Path):
                with pytest.raises(FileNotFoundError):
                    await asyncio.to_thread(keeping.migrate, where)
                where.touch()
            assert await asyncio.to_thread(keeping.migrate, where) == (None, newest())
            assert await asyncio.to_thread(keeping.migrate, where) == (newest(), newest())
            assert await asyncio.to_thread(keeping.check, where) == Report(0, 0, ())

    asyncio.run(run())


def test_addresses_are_files_or_databases_of_postgresql() -> None:
    """And a password is not shown."""
    assert place_of("a/b.db") == place_of("sqlite:///a/b.db") == Path("a/b.db")
    assert place_of("sqlite:////a/b.db") == Path("/a/b.db")
    assert shown(place_of("postgresql://me:secret@here/tables")).count("secret") == 0
    for wrong in ("mysql://here/x", "sqlite://", "nothing://", "://"):
        with pytest.raises(AddressUnknown):
            place_of(wrong)
