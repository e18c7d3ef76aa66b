"""What power cuts can leave of a SQLite file, and whether the log finds in it all that was told."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import NamedTuple

from sqlalchemy import Connection, text
from sqlalchemy.exc import DatabaseError

from honeymoon.server.storage import sqlite, statements
from honeymoon.server.storage.log import Append, Log, LogDamaged, Stored
from honeymoon.server.storage.sqlite import SqliteLog
from tests.server.cut_disk import Disk, Files
from tests.server.traced_sqlite import Mark, Step, Sync, Trace, Truncate, Write, traced

FILE = "tables.db"
TOGETHER = 5
"""Tables that are played at once at most, so that one commit stores events of several."""
LIVES = 3
"""How often the file is opened, and closed again, while it is traced; the first life is long."""
MEMORY = Path("/dev/shm")
"""Where a machine has it, a folder in memory: thousands of files are opened and closed."""
Progress = Callable[[int], None]
LOST, CORRUPT = "lost", "corrupt"


# --- what is stored


@dataclass(slots=True)
class Sent:
    """The events of a table that were to be stored, and how many there were after each request."""

    events: list[bytes] = field(default_factory=list)
    ends: list[int] = field(default_factory=lambda: [0])

    def add(self, payloads: Sequence[bytes]) -> None:
        """One request more."""
        self.events += payloads
        self.ends.append(len(self.events))

    def has_been(self, events: Sequence[bytes]) -> bool:
        """Whether these are the events after some request: the first ones, and none in part."""
        return len(events) in self.ends and list(events) == self.events[: len(events)]


class Told(NamedTuple):
    """So many events of a table were said to be stored."""

    table: str
    length: int


class Play:
    """Events of many sizes for many tables; what is said to be stored is marked in the trace."""

    def __init__(self, trace: Trace, seed: str) -> None:
        self.sent: dict[str, Sent] = {}
        self._trace = trace
        self._rng = Random(seed)

    async def once(self, log: Log) -> None:
        """Requests for some tables at once, one of them perhaps new."""
        names = [f"table {number}" for number in range(len(self.sent) + 1)]
        now = self._rng.sample(names, min(len(names), self._rng.randint(1, TOGETHER)))
        await asyncio.gather(*(self._store(log, name) for name in now))

    async def _store(self, log: Log, name: str) -> None:
        rng = self._rng
        is_import = rng.random() < 0.1
        payloads = tuple(
            rng.randbytes(rng.choice((20, 90, 400, 3000)))
            for _ in range(rng.randint(20, 60) if is_import else rng.randint(1, 2))
        )
        sent = self.sent.setdefault(name, Sent())
        before = len(sent.events)
        sent.add(payloads)
        if before == 0:
            await log.create(name, payloads, "a")
        else:
            assert await log.append(Append(name, before, payloads, 1)) == Stored()
        self._trace.mark(Told(name, len(sent.events)))


def recorded(folder: Path, requests: int, seed: str) -> tuple[list[Step], dict[str, Sent]]:
    """What is done to the files of a log that is opened, asked so often, and closed again."""
    with traced(folder) as trace:
        play = Play(trace, seed)
        for count in (requests - LIVES + 1, *[1] * (LIVES - 1)):
            asyncio.run(_lived(folder, play, count))
    return trace.steps, play.sent


async def _lived(folder: Path, play: Play, requests: int) -> None:
    log = SqliteLog(folder / FILE)
    for _ in range(requests):
        await play.once(log)
    await log.close()


# --- what a power cut leaves


class State(NamedTuple):
    """The files after a power cut, and how many events of each table were told by then."""

    files: Files
    told: dict[str, int]


def states(steps: Sequence[Step], seed: str) -> Iterator[State]:
    """What a power cut after each of the steps can leave, each only where it is new."""
    rng, disk, told, known = Random(seed), Disk(), dict[str, int](), set[int]()
    for step in steps:
        disk.take(step)
        if isinstance(step, Mark):
            told = told | {step.what.table: step.what.length}
            known.clear()
        for files in left(disk, step, rng):
            mark = hash(frozenset(files.items()))
            if mark not in known:
                known.add(mark)
                yield State(files, told)


def left(disk: Disk, step: Step, rng: Random) -> Iterator[Files]:
    """What a power cut right after this step can leave."""
    if not isinstance(step, Write | Truncate):
        yield disk.without_anything()
    if not isinstance(step, Sync | Mark):
        yield disk.with_everything()
    if isinstance(step, Write):
        yield disk.with_torn(rng)
        if disk.reordered:
            yield disk.with_last()
    yield disk.with_some(rng)


# --- what is found


@dataclass(slots=True)
class Found:
    """How many states there were, in how many something told was lost, or the file no good."""

    states: int = 0
    lost: int = 0
    corrupt: int = 0


def looked_through(
    every: Iterable[State], sent: dict[str, Sent], folder: Path, told: Progress
) -> Found:
    """Open every state as a server does, and compare it with what was sent and told."""

    async def run() -> Found:
        found = Found()
        for state in every:
            fault = await _fault_of(state, sent, folder / f"state-{found.states}")
            found.states += 1
            found.lost += fault == LOST
            found.corrupt += fault == CORRUPT
            told(found.states)
        return found

    return asyncio.run(run())


async def _fault_of(state: State, sent: dict[str, Sent], folder: Path) -> str:
    folder.mkdir()
    for name, content in state.files.items():
        (folder / name).write_bytes(content)
    try:
        log = SqliteLog(folder / FILE)
        stored = await log.ask(lambda connection: stored_in(connection, sent))
        await log.close()
    except (DatabaseError, LogDamaged):
        return CORRUPT
    finally:
        shutil.rmtree(folder)
    if any(not sent[name].has_been(events) for name, events in stored.items()):
        return CORRUPT
    is_lost = any(len(stored[name]) < count for name, count in state.told.items())
    return LOST if is_lost else ""


def stored_in(connection: Connection, names: Iterable[str]) -> dict[str, tuple[bytes, ...]]:
    """The events of these tables, their chain checked, in a file that SQLite finds in order.

    Raises DatabaseError, LogDamaged.
    """
    if connection.execute(text("PRAGMA integrity_check")).scalars().all() != ["ok"]:
        raise DatabaseError("PRAGMA integrity_check", None, Exception())
    stored = dict[str, tuple[bytes, ...]]()
    for name in names:
        with suppress(KeyError):
            stored[name] = statements.read(connection, name)
    return {name: stored.get(name, ()) for name in names}


def cut(requests: int, seed: str, stride: int = 1, told: Progress | None = None) -> Found:
    """Ask a log so often, and look through what power cuts on the way can leave of its file.

    All of it, or every ``stride``-th state; ``told`` hears how many are looked through.
    """
    with TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as name:
        folder = Path(name).resolve()
        steps, sent = recorded(folder, requests, seed)
        every = islice(states(steps, seed), 0, None, stride)
        return looked_through(every, sent, folder, told or (lambda states: None))


@contextmanager
def lazy_disk() -> Iterator[None]:
    """A log whose commits do not wait for the disk, as ``synchronous=NORMAL`` has it."""
    usual = sqlite.SETTINGS
    sqlite.SETTINGS = tuple(setting.replace("FULL", "NORMAL") for setting in usual)
    try:
        yield
    finally:
        sqlite.SETTINGS = usual
