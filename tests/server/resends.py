"""Clients that send everything several times, out of order, over lines that are cut."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection

from honeymoon.server.running import Plan, run
from honeymoon.server.settings import Settings
from honeymoon.server.storage.address import place_of
from tests.server.audits import Audit
from tests.server.booked import AWAY, Asked, Player, Seated, greet, players_at, settled
from tests.server.kills import PATIENCE, address_in, audit_of
from tests.server.serving import GENEROUS

MOST = 5
"""How often an action is sent at most."""
CUT, ERRAND = 0.05, 0.1
"""How many lines are cut after an action, and how many actions also come over another line."""
TABLES = 24
Told = Callable[[int], None]


class Repeater(Player):
    """A client that sends each action one to five times: at once, later, and over other lines."""

    def __init__(self, seated: Seated, rng: Random) -> None:
        super().__init__(seated, rng)
        self.answers: dict[str, int] = {}
        self.sent = 0
        self.url = ""
        self._late: list[Asked] = []
        self._errands: set[asyncio.Task[None]] = set()

    async def visit(self, url: str) -> bool:
        """One connection."""
        self.url = url
        return await super().visit(url)

    async def send(self, wire: ClientConnection, asked: Asked) -> None:
        """Some copies now, some later, among them some of earlier actions; then perhaps a cut."""
        copies = self.rng.randint(1, MOST)
        now = self.rng.randint(1, copies)
        frames = [asked.frame] * now + [late.frame for late in self._drawn()]
        self.rng.shuffle(frames)
        self._late += [asked] * (copies - now)
        for frame in frames:
            await wire.send(frame)
        self.sent += len(frames)
        if self.rng.random() < ERRAND:
            self._run(asked)
        if self.rng.random() < CUT:
            wire.transport.abort()

    def _drawn(self) -> list[Asked]:
        """Some of the copies that wait, of actions that are done."""
        ready = [asked for asked in self._late if asked.key in self.answers]
        drawn = self.rng.sample(ready, self.rng.randint(0, min(MOST, len(ready))))
        for asked in drawn:
            self._late.remove(asked)
        return drawn

    def _run(self, asked: Asked) -> None:
        """The same over a line of its own, at the same time."""
        errand = asyncio.create_task(self._errand(asked))
        self._errands.add(errand)
        errand.add_done_callback(self._errands.discard)

    async def _errand(self, asked: Asked) -> None:
        with suppress(*AWAY):
            async with self.line(self.url) as wire:
                await greet(wire)
                await wire.send(asked.frame)
                self.sent += 1
                async for text in wire:
                    message = json.loads(text)
                    if message.get("key") == asked.key:
                        self._take(message)
                        return

    def _take(self, message: dict[str, Any]) -> None:
        """An answer that came over the other line."""
        if message["t"] == "ack":
            self.done(message["key"], message["n"])

    def done(self, key: str, n: int) -> None:
        """Every answer to a key is the same."""
        if self.answers.setdefault(key, n) != n:
            self.faults.append(f"{self.seated.table}: {key} answered {n}")
        super().done(key, n)

    def refused(self, key: str | None) -> None:
        """What is done is not refused afterwards."""
        if key in self.answers:
            self.faults.append(f"{self.seated.table}: {key} refused though done")
        super().refused(key)

    async def end(self) -> None:
        """No errand is under way any more."""
        for errand in self._errands:
            errand.cancel()
        await asyncio.gather(*self._errands, return_exceptions=True)


@dataclass(frozen=True, slots=True)
class Resent:
    """What came of it: how often something was sent, and how long it took to be back."""

    audit: Audit
    sent: int
    resyncs: tuple[float, ...]

    @property
    def slow(self) -> float:
        """The seconds in which 99 of 100 connections showed the table again."""
        return sorted(self.resyncs)[len(self.resyncs) * 99 // 100]


async def played(url: str, tables: int, actions: int, seed: str, told: Told) -> list[Repeater]:
    """Clients that have done so much in all, and then connected once more."""
    players = await players_at(url, tables, Random(seed), Repeater)
    staying = [asyncio.create_task(player.stay(url)) for player in players]
    done = 0
    while done < actions and not all(task.done() for task in staying):
        await asyncio.sleep(0.05)
        done = sum(len(player.book) for player in players)
        told(done)
    for task in staying:
        task.cancel()
    await asyncio.gather(*staying, return_exceptions=True)
    await asyncio.gather(*(player.end() for player in players))
    if not await settled(players, url, PATIENCE):
        players[0].faults.append("a client waits for ever")
    await asyncio.gather(*(player.end() for player in players))
    return players


def resent(players: Sequence[Repeater], address: str) -> Resent:
    """Their books beside the log; the first connection of each is no return."""
    resyncs = tuple(time for player in players for time in player.resyncs[1:])
    return Resent(audit_of(address, players), sum(player.sent for player in players), resyncs)


# --- a server of its own


def of_resends(
    database: str, folder: Path, actions: int, told: Told, tables: int = TABLES
) -> Resent:
    """What comes of so many actions in a new database, on a server in a process of its own."""

    async def run() -> Resent:
        async with address_in(database, folder) as address:
            with served(address) as url:
                players = await played(url, tables, actions, f"resends {database}", told)
            return await asyncio.to_thread(resent, players, address)

    return asyncio.run(run())


@contextmanager
def served(address: str) -> Iterator[str]:
    """A server without rates, and where it answers."""
    listening = socket.create_server(("127.0.0.1", 0))
    url = f"http://127.0.0.1:{listening.getsockname()[1]}"
    context = multiprocessing.get_context("spawn")
    process = context.Process(target=_serve, args=(listening, address, url))
    process.start()
    listening.close()
    try:
        yield url
    finally:
        process.terminate()
        process.join()


def _serve(listening: socket.socket, address: str, url: str) -> None:
    where = place_of(address)
    database = where if isinstance(where, Path) else where.render_as_string(hide_password=False)
    limits = GENEROUS._replace(sockets_of_address=GENEROUS.sockets)
    run(Plan(Settings(url, limits=limits), database, listening, workers=1), lambda: None)
