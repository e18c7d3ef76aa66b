"""A server that is killed again and again, and clients that go on each time it is back."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random

from honeymoon.server.storage.address import place_of, reading
from tests.server.audits import Audit, audited
from tests.server.booked import Player, players_at, settled
from tests.server.databases import empty_postgres

TABLES = 9
"""As many as one address may set up at once, and claim the seats of."""
PROGRAM: tuple[str, ...] = ("-m", "honeymoon")
KILLS_OF_TABLES = 25
"""Then other tables are played at: whoever begins anew reads all that was played at them."""
PATIENCE = 120.0
"""Seconds for everything that only has to happen at some time."""
EARLY = 0.1
"""The part of the kills that come while the server begins."""
Told = Callable[[int], None]


@dataclass(slots=True)
class Killed:
    """What came of it; ``sound`` is what ``honeymoon db check`` says in the end."""

    kills: int
    sound: bool
    audit: Audit

    @property
    def is_right(self) -> bool:
        """Whether nothing was lost."""
        return self.sound and self.audit.is_right


class Server:
    """``honeymoon serve`` in a process of its own."""

    def __init__(self, folder: Path, database: str) -> None:
        self._folder = folder
        self._database = database
        self._process: asyncio.subprocess.Process | None = None

    async def begin(self) -> None:
        """Start it, and wait for nothing."""
        self._process = await self.run("serve", "--port", "0", "--db", self._database)

    async def run(self, *words: str) -> asyncio.subprocess.Process:
        """A command of the program, in English."""
        with (self._folder / "errors").open("a") as errors:
            return await asyncio.create_subprocess_exec(
                *(sys.executable, *PROGRAM, *words, "--lang", "en"),
                stdout=asyncio.subprocess.PIPE,
                stderr=errors,
                env={**os.environ, "HONEYMOON_DATA": str(self._folder)},
            )

    async def address(self) -> str:
        """Where it answers, once it does."""
        async with asyncio.timeout(PATIENCE):
            said = (await self.process.stdout.readline()).decode()  # type: ignore[union-attr]
        found = re.search(r"http://\S+?(?=;)", said)
        assert found is not None, said
        return found[0]

    @property
    def process(self) -> asyncio.subprocess.Process:
        """The process that runs."""
        assert self._process is not None
        return self._process

    async def end(self, number: signal.Signals) -> int:
        """The exit status after a signal."""
        self.process.send_signal(number)
        await self.process.communicate()
        assert self.process.returncode is not None
        return self.process.returncode

    async def leave(self) -> None:
        """Nothing of it is left, whatever happened."""
        if self._process is not None and self._process.returncode is None:
            await self.end(signal.SIGKILL)

    async def is_sound(self) -> bool:
        """What the check of the database says."""
        checking = await self.run("db", "check", "--db", self._database)
        await checking.communicate()
        return checking.returncode == 0


@asynccontextmanager
async def address_in(database: str, folder: Path) -> AsyncIterator[str]:
    """The address of a new database of that kind."""
    if database == "sqlite":
        yield f"sqlite:///{folder}/tables.db"
        return
    async with empty_postgres() as url:
        yield url


def audit_of(address: str, players: Sequence[Player]) -> Audit:
    """The books beside the log in a database that nobody writes to any more."""
    return reading(place_of(address), lambda connection: audited(connection, players))


def of_kills(database: str, folder: Path, kills: int, acks: int, told: Told) -> Killed:
    """What comes of so many in a new database, with so many actions in all."""

    async def run() -> Killed:
        async with address_in(database, folder) as address:
            return await killed(folder, address, kills, acks, f"kills {database}", told)

    return asyncio.run(run())


async def killed(
    folder: Path, database: str, kills: int, acks: int, seed: str, told: Told
) -> Killed:
    """Kill the server so often while the clients are told of so many actions in all."""
    rng, server = Random(seed), Server(folder, database)
    everybody, wrong = list[Player](), list[str]()
    try:
        for first in range(0, kills, KILLS_OF_TABLES):
            count = min(KILLS_OF_TABLES, kills - first)
            players, more = await _generation(server, count, acks * count // kills, rng)
            everybody, wrong = everybody + players, wrong + more
            told(first + count)
    finally:
        await server.leave()
    audit = await asyncio.to_thread(audit_of, database, everybody)
    audit.wrong += wrong
    return Killed(kills, await server.is_sound(), audit)


async def _generation(
    server: Server, kills: int, acks: int, rng: Random
) -> tuple[list[Player], list[str]]:
    """New tables, their clients through so many kills, and what went wrong with them."""
    await server.begin()
    players = await players_at(await server.address(), TABLES, rng, Player)
    await server.end(signal.SIGKILL)
    goals = iter(acks * number // (kills - 1) for number in range(1, kills))
    while (goal := next(goals, None)) is not None and await _life(server, players, goal, rng):
        pass
    await server.begin()
    is_settled = await settled(players, await server.address(), PATIENCE)
    status = await server.end(signal.SIGTERM)
    wrong = [] if is_settled and goal is None else ["clients wait for ever"]
    return players, wrong + [f"the server ends with {status}"] * (status != 0)


async def _life(server: Server, players: Sequence[Player], wanted: int, rng: Random) -> bool:
    """From its start to a kill: while it begins, or when about so much is done.

    False where so much is not done in any time.
    """
    await server.begin()
    if rng.random() < EARLY:
        await asyncio.sleep(rng.uniform(0, 2))
        await server.end(signal.SIGKILL)
        return True
    url = await server.address()
    staying = [asyncio.create_task(player.stay(url)) for player in players]
    is_done = await _until_done(players, wanted + rng.randint(-TABLES, TABLES))
    await asyncio.sleep(rng.uniform(0, 0.02))
    await server.end(signal.SIGKILL)
    await asyncio.wait(staying, timeout=PATIENCE)
    return is_done


async def _until_done(players: Sequence[Player], wanted: int) -> bool:
    with suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while sum(len(player.book) for player in players) < wanted:
                await asyncio.sleep(0.002)
            return True
    return False
