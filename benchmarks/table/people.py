"""Scripted people at the sockets of a server: each does something legal after a while."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from secrets import token_hex
from typing import Protocol

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from benchmarks.table.prepared import Prepared
from honeymoon.protocol.messages import PROTOCOL

PATIENCE = 30.0
"""Seconds for an answer; one that is later counts as an error."""


class Place(msgspec.Struct):
    """What somebody reads of a place."""

    taken: bool
    ready: bool
    stand_in: str


class Claim(msgspec.Struct):
    """What somebody reads of a claim."""

    seat: int


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
    claim: Claim | None = None
    paused: bool = False


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


class Wire(Protocol):
    """A connection, as somebody at a table uses it."""

    @property
    def close_code(self) -> int | None:
        """With what it was closed."""
        ...

    async def send(self, message: str, /) -> None:
        """Say something."""
        ...

    def __aiter__(self) -> AsyncIterator[str | bytes]: ...


class Person:
    """One person at one table; ``think`` is how many seconds a decision takes on average."""

    def __init__(self, table: Prepared, seat: int, url: str, think: float, kept: Kept) -> None:
        self.table, self.seat = table, seat
        self._url, self._think, self._kept = url, think, kept
        self._rng = Random(f"{table.name} {seat}")
        self._told: Told | None = None
        self._news = asyncio.Event()
        self._answers: dict[str, asyncio.Future[Told]] = {}
        self._keys = map(f"{token_hex(4)}-{{}}".format, itertools.count())
        self.is_there = asyncio.Event()

    async def play(self) -> None:
        """Until the task is cancelled."""
        socket = f"{self._url.replace('http', 'ws', 1)}/api/tables/{self.table.name}/socket"
        headers = {
            "authorization": f"Bearer {self.table.tokens[self.seat]}",
            "x-forwarded-for": home_of(self.table.name, self.seat),
        }
        try:
            async with connect(
                socket,
                additional_headers=headers,
                compression=None,
                max_queue=None,
                open_timeout=PATIENCE,
            ) as wire:
                await self.play_at(wire)
        except (OSError, WebSocketException, TimeoutError) as wrong:
            self._kept.errors.append(type(wrong).__name__)

    async def play_at(self, wire: Wire) -> None:
        """Say hello, and do whatever there is to do until the connection is closed."""
        await wire.send(msgspec.json.encode({"t": "hello", "v": PROTOCOL}).decode())
        reading = asyncio.create_task(self._read(wire))
        try:
            while not reading.done():
                await self._news.wait()
                self._news.clear()
                self.is_there.set()
                await self._do_something(wire)
        finally:
            reading.cancel()

    async def _read(self, wire: Wire) -> None:
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

    async def _do_something(self, wire: Wire) -> None:
        if self._told is not None and self._told.to_act == self.seat:
            await asyncio.sleep(self._think * self._rng.uniform(0.5, 1.5))
        command = None if self._told is None else self.wanted(self._told)
        if command is not None:
            await self.ask(wire, **command)

    def wanted(self, told: Told) -> dict[str, object] | None:
        """What there is to do for somebody who plays on, if anything."""
        place = told.places[self.seat]
        if not place.taken:
            return {"command": "sit", "name": "P"}
        if told.paused:
            return None
        if told.claim is not None:
            accept = self._rng.random() < 0.5
            return self._unless_mine(told.claim.seat, command="answer-claim", accept=accept)
        if told.to_act == self.seat and told.deal is not None:
            action = self._rng.choice(told.deal.legal)
            return {"command": "act", "action": action, "seen": told.n}
        if told.to_act is None and told.deal and not place.ready:
            return {"command": "next"}
        return None

    @property
    def is_waiting(self) -> bool:
        """Whether he has been told how things stand, and there is nothing that he does now."""
        return self.is_there.is_set() and not self._answers and not self._news.is_set()

    def _unless_mine(self, asker: int, **command: object) -> dict[str, object] | None:
        return None if asker == self.seat else command

    async def ask(self, wire: Wire, **command: object) -> str:
        """Ask, and keep how long the answer took; the code of a refusal, else ""."""
        key = next(self._keys)
        answer: asyncio.Future[Told] = asyncio.get_running_loop().create_future()
        self._answers[key] = answer
        frame = {"t": "do", "key": key, "command": {"seat": self.seat, **command}}
        began = time.perf_counter()
        try:
            await wire.send(msgspec.json.encode(frame).decode())
            # ``wait_for`` would lose the end of the measurement if it came with the answer.
            async with asyncio.timeout(PATIENCE):
                told = await answer
        except (TimeoutError, ConnectionClosed) as wrong:
            self._kept.errors.append(type(wrong).__name__)
            return ""
        finally:
            self._answers.pop(key, None)
        now = time.perf_counter()
        if told.t == "ack":
            self._kept.answers.append((now, now - began))
        else:
            self._kept.errors.append(told.code)
        return told.code


def home_of(name: str, seat: int) -> str:
    """Everybody asks from an address of their own, as the proxy says."""
    number = int(name[:8], 16) * 3 + seat
    return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
