"""Honest tables while others ask too much: large frames, no reading, sockets, tables, storms.

Those who ask as often as they can come from a few addresses, as one who attacks has them; the idle
sockets from an address each. All of it happens at the same time, on this machine.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from subprocess import Popen
from typing import NamedTuple

import msgspec
import uvloop

from benchmarks.table.attackers import ADDRESSES, AT_ONCE, TOO_MANY, Got, Plan
from benchmarks.table.capacity import THINK, Crowd, worker
from benchmarks.table.people import share_of
from benchmarks.table.prepared import Prepared, prepare
from benchmarks.table.processes import allow_many_files, most_mebibytes_of
from benchmarks.table.row import Row, told
from honeymoon.server.limits import Limits
from tests.rules.helpers import FOR_TWO

BAR = "caps hold, < 1 GB, p99 of 100 honest tables < 200 ms: 2,000 idle sockets, five more floods"
FULL = 2_000
HONEST = 100
"""Tables of honest people at the full size, and a twentieth of a smaller one."""
SECONDS, SHORT = 60.0, 12.0
"""How long a flood lasts, at the full size and at a smaller one."""
OTHERS = 3 * AT_ONCE + TOO_MANY
"""Connections of attackers besides the idle ones."""
MOST, MOST_MEMORY = 0.200, 1000.0
TOO_LARGE, REFUSED, TOO_OFTEN, MADE = "1009", "403", "429", "201"
LIMITS = Limits()


class Flood(NamedTuple):
    """What the attackers got, the seconds of honest answers, what went wrong, memory in MiB."""

    got: Got
    took: list[float]
    errors: list[str]
    memory: float
    seconds: float


def measure(size: int, database: str) -> Row:
    """A flood with so many idle sockets."""
    honest = HONEST if size >= FULL else max(2, size // 20)
    found = flooded(size, honest, SECONDS if size >= FULL else SHORT)
    told("floods", size, size)
    p99 = share_of(found.took, 0.99)
    faults = list(faults_of(found, size))
    figure = f"p99 {1000 * p99:.0f} ms, {found.memory:.0f} MiB, {', '.join(faults) or 'caps hold'}"
    on = f"{honest} tables, {len(found.took)} actions, {attacks_of(found.got)} attacks"
    return Row(figure, on, p99 < MOST and not faults)


def flooded(idle: int, honest: int, seconds: float, think: float = THINK) -> Flood:
    """Honest people and everybody else on one worker."""

    async def run() -> Flood:
        with tempfile.TemporaryDirectory() as name:
            address = f"sqlite:///{Path(name) / 'tables.db'}"
            attacked = (idle + OTHERS) // (LIMITS.sockets_of_table // 3)
            tables = await prepare(address, honest + attacked, FOR_TWO)
            with worker(Path(name), address) as (process, url):
                return await _flood(
                    process, url, tables[:honest], Plan(url, tables[honest:], seconds, idle), think
                )

    allow_many_files()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(run())


async def _flood(
    process: Popen[str], url: str, tables: list[Prepared], plan: Plan, think: float
) -> Flood:
    crowd = Crowd(tables, [url], think)
    async with AsyncExitStack() as ending:
        await crowd.come(ending)
        begun = time.perf_counter()
        got = await _attacked(plan)
        took = crowd.kept.since(begun, time.perf_counter())
        errors = list(crowd.kept.errors)
    return Flood(got, took, errors, most_mebibytes_of(process.pid), plan.seconds)


async def _attacked(plan: Plan) -> Got:
    """The attackers are a process of their own, so that they keep no honest client waiting."""
    pipe = asyncio.subprocess.PIPE
    command = sys.executable, "-m", "benchmarks.table.attackers"
    attackers = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
    said, _ = await attackers.communicate(msgspec.json.encode(plan))
    return msgspec.json.decode(said, type=Got)


def faults_of(found: Flood, idle: int) -> Iterator[str]:
    """What should not have been."""
    got = found.got
    most_made = ADDRESSES * (LIMITS.tables_of_address.burst + 1 + found.seconds / 60)
    checks = {
        f"{len(found.errors)} honest errors": not found.errors,
        "memory": found.memory < MOST_MEMORY,
        "large frames": TOO_LARGE in got.oversize and set(got.oversize) <= {TOO_LARGE, REFUSED},
        "slow readers": "dropped" in got.slow or found.seconds < SECONDS,
        "idle sockets": got.idle.get("held", 0) == idle,
        "tables": set(got.tables) <= {MADE, TOO_OFTEN} and got.tables.get(MADE, 0) <= most_made,
        "coming back": "came" in got.coming_back and set(got.coming_back) <= {"came", REFUSED},
        "one address": set(got.one_address) == {"came", REFUSED}
        and got.one_address["came"] <= LIMITS.sockets_of_address,
    }
    return (name for name, holds in checks.items() if not holds)


def attacks_of(got: Got) -> int:
    """How often anything was tried."""
    return sum(sum(kind.values()) for kind in msgspec.structs.astuple(got))
