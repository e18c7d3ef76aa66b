"""Scripted people at the sockets of a server: each does something legal after a while."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from benchmarks.table.prepared import Prepared
from honeymoon.protocol.messages import PROTOCOL

PATIENCE = 30.0
"""Seconds for an answer; one that is later counts as an error."""


class Place(msgspec.Struct):
    """What somebody reads of a place."""

    taken: bool
    ready: bool


class Legal(msgspec.Struct):
    """What somebody reads of a deal."""

    legal: tuple[str, ...]


class Told(msgspec.Struct):
    """What somebody reads of a message; the rest of it is passed over."""

    t: str
    n: int = 0
    key: str | None = None
    code: str = ""
    to_act: int | None = None
    places: tuple[Place, ...] = ()
    deal: Legal | None = None


READER = msgspec.json.Decoder(Told)


@dataclass(slots=True)
class Kept:
    """What was measured: when each answer came and how long it took; what went wrong."""

    answers: list[tuple[float, float]] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    def since(self, begun: float, ended: float) -> list[float]:
        """The seconds of those answers that came in between, the shortest first."""
        return sorted(took for at, took in self.answers if begun <= at < ended)


def share_of(sorted_values: list[float], share: float) -> float:
    """The value below which that share of them is."""
    return sorted_values[min(len(sorted_values) - 1, int(share * len(sorted_values)))]


class Person:
    """One person at one table; ``think`` is how many seconds a decision takes on average."""

    def __init__(self, table: Prepared, seat: int, url: str, think: float, kept: Kept) -> None:
        self._table, self._seat, self._url = table, seat, url
        self._think, self._kept = think, kept
        self._rng = Random(f"{table.name} {seat}")
        self._told: Told | None = None
        self._news = asyncio.Event()
        self._answers: dict[str, asyncio.Future[Told]] = {}
        self._asked = 0
        self.is_there = asyncio.Event()

    async def play(self) -> None:
        """Until the task is cancelled."""
        name = self._table.name
        socket = f"{self._url.replace('http', 'ws', 1)}/api/tables/{name}/socket"
        headers = {
            "authorization": f"Bearer {self._table.tokens[self._seat]}",
            "x-forwarded-for": home_of(name, self._seat),
        }
        try:
            async with connect(
                socket,
                additional_headers=headers,
                compression=None,
                max_queue=None,
                open_timeout=60,
            ) as wire:
                await wire.send(msgspec.json.encode({"t": "hello", "v": PROTOCOL}).decode())
                await self._at(wire)
        except (OSError, WebSocketException, TimeoutError) as wrong:
            self._kept.errors.append(type(wrong).__name__)

    async def _at(self, wire: ClientConnection) -> None:
        reading = asyncio.create_task(self._read(wire))
        try:
            while not reading.done():
                await self._news.wait()
                self._news.clear()
                self.is_there.set()
                await self._do_something(wire)
        finally:
            reading.cancel()

    async def _read(self, wire: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for text in wire:
                told = READER.decode(text)
                if told.t == "view":
                    self._told = told
                    self._news.set()
                elif told.key in self._answers:
                    self._answers.pop(told.key).set_result(told)
        self._kept.errors.append(f"closed {wire.close_code}")
        self._news.set()

    async def _do_something(self, wire: ClientConnection) -> None:
        told = self._told
        if told is None:
            return
        if not told.places[self._seat].taken:
            await self._ask(wire, {"command": "sit", "seat": self._seat, "name": "P"})
        elif told.to_act == self._seat and told.deal is not None:
            await asyncio.sleep(self._think * self._rng.uniform(0.5, 1.5))
            action = self._rng.choice(told.deal.legal)
            command = {"command": "act", "seat": self._seat, "action": action, "seen": told.n}
            await self._ask(wire, command)
        elif told.to_act is None and told.deal and not told.places[self._seat].ready:
            await self._ask(wire, {"command": "next", "seat": self._seat})

    async def _ask(self, wire: ClientConnection, command: dict[str, object]) -> None:
        """Ask, and keep how long the answer took."""
        self._asked += 1
        key = f"k{self._asked}"
        answer = self._answers[key] = asyncio.get_running_loop().create_future()
        frame = msgspec.json.encode({"t": "do", "key": key, "command": command}).decode()
        began = time.perf_counter()
        try:
            await wire.send(frame)
            told = await asyncio.wait_for(answer, PATIENCE)
        except (TimeoutError, ConnectionClosed) as wrong:
            self._kept.errors.append(type(wrong).__name__)
            return
        now = time.perf_counter()
        if told.t == "ack":
            self._kept.answers.append((now, now - began))
        else:
            self._kept.errors.append(told.code)


def home_of(name: str, seat: int) -> str:
    """Everybody asks from an address of their own, as the proxy says."""
    number = int(name[:8], 16) * 3 + seat
    return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
