"""How many tables of scripted people a server holds, every action on the disk before its answer.

The people run on the same machine, in this process. Each of the two at a table acts about every
four seconds, so a table has an action every two.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Sequence
from contextlib import AbstractContextManager, AsyncExitStack, ExitStack
from pathlib import Path
from subprocess import Popen
from typing import NamedTuple

import uvloop

from benchmarks.table.people import Kept, Person, share_of
from benchmarks.table.prepared import Prepared, database_in, prepare
from benchmarks.table.processes import allow_many_files, most_mebibytes_of, seconds_of
from benchmarks.table.row import POSTGRES, SQLITE, Row, told
from tests.cli.test_serve import serving
from tests.rules.helpers import FOR_TWO

BAR = "p99 ≤ 100 ms, 0 errors: 300 tables of two"
FULL = 300
SECONDS = 60.0
"""How long is measured, once everybody is there."""
THINK = 2.0
"""Seconds for a decision: the other player's take as long again."""
COMING = 40
"""People who come in a second."""
MOST = 0.100
DATABASES = SQLITE, POSTGRES


class Load(NamedTuple):
    """What so many tables came to; times in seconds, memory in MiB of all workers together."""

    tables: int
    workers: int
    actions: int
    p50: float
    p99: float
    errors: tuple[str, ...]
    busy: float
    memory: float

    def __str__(self) -> str:
        times = f"p50 {1000 * self.p50:.0f} ms, p99 {1000 * self.p99:.0f} ms"
        wrong = f"{len(self.errors)} errors" + "".join(f" ({error})" for error in self.errors[:1])
        cost = f"{1000 * self.busy / max(1, self.actions):.1f} ms of processor each"
        return f"{times}, {wrong}; {cost}, {self.memory:.0f} MiB"


def measure(size: int, database: str) -> Row:
    """One worker, and so many tables."""
    found = loaded(size, database, workers=1)
    told("capacity", size, size)
    on = f"{size} tables, {found.actions} actions"
    return Row(str(found), on, found.p99 <= MOST and not found.errors)


def loaded(
    tables: int, database: str, workers: int, seconds: float = SECONDS, think: float = THINK
) -> Load:
    """Serve so many tables for that long."""

    async def run() -> Load:
        with tempfile.TemporaryDirectory() as name:
            async with database_in(Path(name), database) as address:
                prepared = await prepare(address, tables, FOR_TWO)
                with ExitStack() as ending:
                    served = [
                        ending.enter_context(worker(Path(name), address)) for _ in range(workers)
                    ]
                    people = Crowd(prepared, [url for _, url in served], think)
                    return await people.measured([process for process, _ in served], seconds)

    allow_many_files()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(run())


def worker(folder: Path, address: str) -> AbstractContextManager[tuple[Popen[str], str]]:
    """A server that believes people about where they come from."""
    return serving(folder, "--db", address, "--proxy", "127.0.0.1")


class Crowd:
    """Everybody at these tables; half of the tables have their players at different workers."""

    def __init__(self, tables: Sequence[Prepared], urls: Sequence[str], think: float) -> None:
        self.kept = Kept()
        self._tables = tables
        self.people = [
            Person(table, seat, urls[(number >> seat) % len(urls)], think, self.kept)
            for number, table in enumerate(tables)
            for seat in range(len(table.tokens))
        ]

    async def measured(self, workers: Sequence[Popen[str]], seconds: float) -> Load:
        """Let everybody come, and then measure for that long."""
        async with AsyncExitStack() as ending:
            await self.come(ending)
            begun, busy = time.perf_counter(), _busy(workers)
            await asyncio.sleep(seconds)
            took = self.kept.since(begun, time.perf_counter())
            memory = sum(most_mebibytes_of(process.pid) for process in workers)
            busy = _busy(workers) - busy
        p50, p99 = (share_of(took, share) for share in (0.5, 0.99)) if took else (0.0, 0.0)
        errors = tuple(self.kept.errors)
        return Load(len(self._tables), len(workers), len(took), p50, p99, errors, busy, memory)

    async def come(self, ending: AsyncExitStack) -> None:
        """One after the other, until all are there; they leave with ``ending``."""
        playing: list[asyncio.Task[None]] = []

        async def leave() -> None:
            errors = list(self.kept.errors)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            self.kept.errors[:] = errors

        ending.push_async_callback(leave)
        for person in self.people:
            playing.append(asyncio.create_task(person.play()))
            await asyncio.sleep(1 / COMING)
        for person in self.people:
            await asyncio.wait_for(person.is_there.wait(), SECONDS)


def _busy(workers: Sequence[Popen[str]]) -> float:
    return sum(seconds_of(process.pid) for process in workers)
