"""Databases of this and every earlier version open, hold what they held, and are played on."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from honeymoon.protocol.commands import AnyCommand
from honeymoon.protocol.messages import Ack
from honeymoon.server import keeping, logged, state
from honeymoon.server.host import Host
from honeymoon.server.keeping import Report
from honeymoon.server.logged import AnyEvent, Event
from honeymoon.server.seats import HOST, Seats
from honeymoon.server.state import Table
from honeymoon.server.storage.log import Log
from tests.rules.helpers import GAMES
from tests.server.databases import DATABASES
from tests.server.stored import summary as summaries
from tests.server.stored.summary import keeps, summary
from tests.server.tables import everybody, told
from tests.server.test_host import action_of
from tests.server.test_keeping import empty, log_at

pytestmark = pytest.mark.xdist_group("databases")
FOLDER = Path(summaries.__file__).parent
VERSIONS = sorted(
    (path.stem for path in FOLDER.glob("*.sql")),
    key=lambda name: tuple(map(int, name.split("."))),
)
Then = dict[str, dict[str, Any]]


def loaded(version: str, file: Path) -> Path:
    """The database of that version, in a file of its own."""
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript((FOLDER / f"{version}.sql").read_text(encoding="utf-8"))
    return file


def what_was(version: str) -> Then:
    """What its tables had come to."""
    then: Then = json.loads((FOLDER / f"{version}.json").read_text(encoding="utf-8"))
    return then


def opened(
    version: str, database: str, folder: Path, use: Callable[[Log, Then], Awaitable[None]]
) -> None:
    """Open a stored database as a server does, from a backup that is brought back."""

    async def run() -> None:
        file = loaded(version, folder / "stored.db")
        async with empty(database, folder) as where:
            restored = await asyncio.to_thread(keeping.restore, file, where)
            report = await asyncio.to_thread(keeping.check, where)
            assert report == restored == Report(len(what_was(version)), report.events, ())
            async with log_at(where) as log:
                await use(log, what_was(version))

    asyncio.run(run())


def differing(now: dict[str, Any], then: dict[str, Any]) -> list[str]:
    """The parts of a summary that are no longer as they were."""
    return [name for name, value in then.items() if not keeps(now.get(name), value)]


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("database", DATABASES)
def test_every_stored_match_is_what_it_was(version: str, database: str, tmp_path: Path) -> None:
    """Scores, whose turn it is, what is asked, every record; and what was asked is answered."""

    async def use(log: Log, then: Then) -> None:
        host = Host(log, "now")
        for name, known in then.items():
            table = await host.table(name)
            assert differing(summary(table), known["table"]) == [], name
            assert all(told(table, who) for who in everybody(table))
            if "asked" in known:
                await ask_again(host, name, known["asked"])
                (badge,) = await Seats(log).held((known["host"]["token"],))
                assert (badge.table_id, badge.place) == (name, HOST)

    opened(version, database, tmp_path, use)


async def ask_again(host: Host, name: str, asked: dict[str, Any]) -> None:
    """The last request of the table, sent once more: nothing happens a second time."""
    length = await host.length(name)
    command = msgspec.convert(asked["command"], type=AnyCommand)
    answer = await host.do(name, asked["seat"], asked["key"], command)
    assert answer == msgspec.convert(asked["answer"], type=Ack)
    assert await host.length(name) == length


@pytest.mark.parametrize("version", VERSIONS)
def test_running_matches_are_played_on(version: str, tmp_path: Path) -> None:
    """By whoever is to act, where nothing else is waited for."""

    async def use(log: Log, then: Then) -> None:
        host, acted = Host(log, "now"), 0
        for name in [name for name, known in then.items() if known["table"]["legal"]]:
            found = await action_of(host, name, Random(name))
            assert found is not None
            seat, act = found
            if not (await host.table(name)).places[seat].computer:
                assert isinstance(await host.do(name, seat, "one more", act), Ack)
                acted += 1
        assert acted >= 3

    opened(version, "sqlite", tmp_path, use)


def test_every_game_is_stored_finished_and_running() -> None:
    """In each version's database, whatever the games of that time were; in the newest, all."""
    for version in VERSIONS:
        games = {known["table"]["terms"]["game"] for known in what_was(version).values()}
        assert {f"{state}-{game}" for state in ("finished", "running") for game in games} == set(
            what_was(version)
        )
    newest = {known["table"]["terms"]["game"] for known in what_was(VERSIONS[-1]).values()}
    assert newest == set(GAMES)


def test_every_kind_of_event_is_stored_somewhere(tmp_path: Path) -> None:
    """A new one needs ``python -m tests.server.stored.write`` before it is relied on."""
    reader, found = msgspec.json.Decoder(AnyEvent), set[type[Event]]()
    for version in VERSIONS:
        with closing(sqlite3.connect(loaded(version, tmp_path / f"{version}.db"))) as connection:
            rows = connection.execute("SELECT payload FROM events")
            found |= {type(reader.decode(payload)) for (payload,) in rows}
    assert found == set(get_args(AnyEvent))


def forgetful(table: Table, event: Event) -> Table:
    """As if nothing had happened."""
    return table


def test_a_version_that_reads_a_log_otherwise_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table that had forgotten who wanted to go on would be noticed, and so a lost field."""
    version = VERSIONS[-1]
    ready: type[Event] = logged.Ready
    monkeypatch.setitem(state._CHANGES, ready, forgetful)

    async def use(log: Log, then: Then) -> None:
        host, wrong = Host(log, "now"), {}
        for name, known in then.items():
            wrong[name] = differing(summary(await host.table(name)), known["table"])
        assert {name for name, parts in wrong.items() if parts} == {"running-pick-up"}
        assert wrong["running-pick-up"] == ["ready"]

    opened(version, "sqlite", tmp_path, use)
    assert not keeps({"a": [1, {"b": 2}]}, {"a": [1, {"c": 2}]})
    assert not keeps({"a": [1, 2]}, {"a": [1]})
    assert keeps({"a": [1, {"b": 2, "c": 3}]}, {"a": [1, {"b": 2}]})
