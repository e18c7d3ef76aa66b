"""Clients that ask too much of a server, in a process of their own; they tell what they got.

python -m benchmarks.table.attackers < PLAN > WHAT-THEY-GOT
"""

from __future__ import annotations

import asyncio
import socket
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from typing import Any

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from benchmarks.table.prepared import Prepared
from benchmarks.table.processes import allow_many_files
from honeymoon.protocol.messages import PROTOCOL

HELLO = msgspec.json.encode({"t": "hello", "v": PROTOCOL}).decode()
SYNC = '{"t":"sync"}'
TOO_LARGE = "x" * (8 * 1024 + 1)
SMALL_BUFFER = 4096
"""Bytes that the system keeps for a client that does not read."""
AT_ONCE = 10
"""Clients of each sort that come as often as they can."""
ADDRESSES = 20
"""From where they come together; idle clients have an address each."""
ONE_ADDRESS = "192.0.2.1"
PATIENCE = 30.0
"""Seconds for an answer."""
TOO_MANY = 100
"""Connections of one address that are tried at once."""
COMING = 100
"""Idle clients that come in a second."""


class Plan(msgspec.Struct):
    """Where, at which tables, for how many seconds, with how many idle connections."""

    url: str
    tables: list[Prepared]
    seconds: float
    idle: int


class Got(msgspec.Struct):
    """What each sort of client got, by code or by what was refused."""

    oversize: dict[str, int]
    slow: dict[str, int]
    idle: dict[str, int]
    tables: dict[str, int]
    coming_back: dict[str, int]
    one_address: dict[str, int]


class Attackers:
    """All of them, until the time is over."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._end = time.monotonic() + plan.seconds
        self._rng = Random(1)
        # What TLS needs would take longer to read than the rest of the flood.
        self._client = httpx.AsyncClient(base_url=plan.url, verify=False, timeout=PATIENCE)

    async def all(self) -> Got:
        """What came of it."""
        async with self._client:
            return Got(
                *await asyncio.gather(
                    self._often(self.oversize),
                    self._often(self.slow),
                    self.idle(),
                    self._often(self.table),
                    self._often(self.comes_back),
                    self.one_address(),
                )
            )

    async def _often(self, attack: Callable[[], Awaitable[str]]) -> dict[str, int]:
        """Again and again, several together."""
        found: Counter[str] = Counter()

        async def one() -> None:
            while time.monotonic() < self._end:
                try:
                    async with asyncio.timeout(self._plan.seconds + PATIENCE):
                        found[await attack()] += 1
                except (OSError, WebSocketException, TimeoutError, httpx.HTTPError) as wrong:
                    found[_kind_of(wrong)] += 1

        await asyncio.gather(*(one() for _ in range(AT_ONCE)))
        return dict(found)

    def _at(self, address: str = "", **more: Any) -> Any:
        """A connection to one of the tables, from that address or one of the few."""
        table = self._rng.choice(self._plan.tables)
        headers = {
            "authorization": f"Bearer {self._rng.choice(table.tokens)}",
            "x-forwarded-for": address or self._any_address(),
        }
        url = f"{self._plan.url.replace('http', 'ws', 1)}/api/tables/{table.name}/socket"
        options = {"compression": None, "open_timeout": PATIENCE, "close_timeout": 1, **more}
        return connect(url, additional_headers=headers, **options)

    def _any_address(self) -> str:
        return f"198.51.100.{self._rng.randrange(ADDRESSES)}"

    async def oversize(self) -> str:
        """A frame of one byte too much."""
        async with self._at() as wire:
            await wire.send(HELLO)
            await wire.send(TOO_LARGE)
            return await _closed(wire)

    async def slow(self) -> str:
        """Asks and asks, and reads nothing."""
        quiet = socket.socket()
        quiet.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER)
        quiet.setblocking(False)
        address = httpx.URL(self._plan.url)
        await asyncio.get_running_loop().sock_connect(quiet, (address.host, address.port))
        async with self._at(sock=quiet, max_queue=1) as wire:
            await wire.send(HELLO)
            with suppress(ConnectionClosed, TimeoutError):
                while time.monotonic() < self._end:
                    await asyncio.wait_for(wire.send(SYNC), 1)
                    await asyncio.sleep(0.06)
                return "held"
        return "dropped"

    async def idle(self) -> dict[str, int]:
        """Many connections that only listen."""
        found: Counter[str] = Counter()

        async def one(number: int) -> None:
            await asyncio.sleep(number / COMING)
            try:
                async with self._at(f"172.16.{number >> 8}.{number & 255}") as wire:
                    await wire.send(HELLO)
                    await asyncio.wait_for(_closed(wire), self._end - time.monotonic())
                    found[f"closed {wire.close_code}"] += 1
            except TimeoutError:
                found["held"] += 1
            except (OSError, WebSocketException) as wrong:
                found[_kind_of(wrong)] += 1

        await asyncio.gather(*map(one, range(self._plan.idle)))
        return dict(found)

    async def table(self) -> str:
        """Another table."""
        headers = {"x-forwarded-for": self._any_address()}
        answer = await self._client.post("/api/tables", json={"game": "plain"}, headers=headers)
        return str(answer.status_code)

    async def comes_back(self) -> str:
        """In, and out again."""
        async with self._at() as wire:
            await wire.send(HELLO)
            await wire.recv()
        return "came"

    async def one_address(self) -> dict[str, int]:
        """More connections at once than one address may have."""
        held = await asyncio.gather(
            *(self._at(ONE_ADDRESS) for _ in range(TOO_MANY)), return_exceptions=True
        )
        found = Counter(_kind_of(each) if isinstance(each, Exception) else "came" for each in held)
        await asyncio.sleep(max(0.0, self._end - time.monotonic()))
        open_ones = [each for each in held if not isinstance(each, BaseException)]
        await asyncio.gather(*(wire.close() for wire in open_ones), return_exceptions=True)
        return dict(found)


def _kind_of(wrong: Exception) -> str:
    if isinstance(wrong, InvalidStatus):
        return str(wrong.response.status_code)
    return type(wrong).__name__


async def _closed(wire: ClientConnection) -> str:
    """Wait for the end, whatever is said before it; the code."""
    with suppress(ConnectionClosed):
        async for _ in wire:
            pass
    return str(wire.close_code)


def main() -> None:
    """Do what the plan on the standard input says."""
    allow_many_files()
    plan = msgspec.json.decode(sys.stdin.buffer.read(), type=Plan)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        got = runner.run(Attackers(plan).all())
    sys.stdout.buffer.write(msgspec.json.encode(got))


if __name__ == "__main__":
    main()
