"""A server to test with, on a free port or without one, and clients that ask it."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from uvicorn import Server
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from honeymoon.protocol.messages import PROTOCOL
from honeymoon.server.app import application
from honeymoon.server.desk import Desk, Spread
from honeymoon.server.host import Host
from honeymoon.server.limits import Limits
from honeymoon.server.rates import Rate
from honeymoon.server.seats import Seats
from honeymoon.server.serving import uvicorn_config
from honeymoon.server.settings import Settings
from honeymoon.server.storage.log import Log
from honeymoon.shuffle import Chance
from tests.server.databases import log_in

PAGE = "http://table.test"
"""The page of the server where it has no port."""
PATIENCE = 120.0
"""Seconds for an answer, on a busy machine."""
PLENTY = Rate(1e9, 1e9)
GENEROUS = Limits(
    commands_of_seat=PLENTY,
    commands_of_table=PLENTY,
    frames_of_connection=PLENTY,
    posts_of_address=PLENTY,
    requests_of_address=PLENTY,
    hellos_of_address=PLENTY,
    tables_of_address=PLENTY,
    tables=PLENTY,
)
"""No rate is ever too much: for tests of something else."""


class Hands:
    """A clock that goes only when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        """The time."""
        return self.now


def desk_on(
    log: Log, settings: Settings, clock: Hands, seed: str = "a desk", spread: Spread | None = None
) -> Desk:
    """The desk of a process whose packs follow from the seed."""
    chance = Chance.seeded(seed)
    host = Host(log, "a", lambda: chance)
    return Desk(host, Seats(log), settings, clock, lambda: chance, spread=spread)


@dataclass(frozen=True, slots=True)
class Place:
    """A server in this process: its desk, its clock, its address, and a program's client."""

    desk: Desk
    clock: Hands
    url: str
    client: httpx.AsyncClient

    def page(self, url: str = "") -> httpx.AsyncClient:
        """A browser with its own cookies, on the page of this address."""
        page = {"origin": url or self.url}
        transport = self.client._transport
        return httpx.AsyncClient(base_url=self.url, headers=page, transport=transport)

    async def table(self, game: str = "plain", **terms: Any) -> dict[str, Any]:
        """A new table as its host is told of it."""
        answer = await self.client.post("/api/tables", json={"game": game, **terms})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    async def claimed(self, link: str) -> dict[str, Any]:
        """What a program gets for a link."""
        token = link.partition("#")[2]
        answer = await self.client.post("/api/seats/claim", json={"token": token})
        assert answer.status_code == 200, answer.text
        held: dict[str, Any] = answer.json()
        return held

    async def seated(self, game: str = "plain", **terms: Any) -> tuple[str, list[str]]:
        """The name of a new table, and the secrets: one for each seat, the host's last."""
        made = await self.table(game, **terms)
        held = [await self.claimed(link["link"]) for link in made["links"]]
        return made["host"]["table"], [one["token"] for one in (*held, made["host"])]


def bearer(*tokens: str) -> dict[str, str]:
    """The header of a program with these secrets."""
    return {"authorization": "Bearer " + ",".join(tokens)}


def do(key: str, command: str, seat: int, **more: Any) -> dict[str, Any]:
    """A command under a key."""
    return {"t": "do", "key": key, "command": {"command": command, "seat": seat, **more}}


@asynccontextmanager
async def without_port(
    folder: Path, limits: Limits = GENEROUS, database: str = "sqlite", **settings: Any
) -> AsyncIterator[Place]:
    """A server that is only asked in this process, over HTTP."""
    clock = Hands()
    async with log_in(database, folder) as log:
        desk = desk_on(log, Settings(PAGE, limits=limits, **settings), clock)
        transport = httpx.ASGITransport(application(desk))  # type: ignore[arg-type]
        async with httpx.AsyncClient(base_url=PAGE, transport=transport) as client:
            yield Place(desk, clock, PAGE, client)


class Quiet(Server):
    """A uvicorn that leaves the signals of the test run alone."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Nothing is captured."""
        yield


@asynccontextmanager
async def on_a_port(folder: Path, limits: Limits = GENEROUS) -> AsyncIterator[Place]:
    """A server with sockets."""
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    port = listening.getsockname()[1]
    url, clock = f"http://127.0.0.1:{port}", Hands()
    async with log_in("sqlite", folder) as log:
        desk = desk_on(log, Settings(url, limits=limits), clock)
        server = Quiet(uvicorn_config(application(desk), limits, "127.0.0.1", port))
        serving = asyncio.create_task(server.serve([listening]))
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            # Reading what TLS needs takes longer than many a test, and nothing here is encrypted.
            async with httpx.AsyncClient(base_url=url, verify=False, timeout=PATIENCE) as client:
                yield Place(desk, clock, url, client)
        finally:
            server.should_exit = True
            await serving


class Guest:
    """A program at a socket."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire

    async def say(self, message: Mapping[str, Any] | str | bytes) -> None:
        """Send a frame."""
        await self.wire.send(json.dumps(message) if isinstance(message, Mapping) else message)

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(await self.wire.recv())
        return message

    async def hear_of(self, kind: str) -> dict[str, Any]:
        """The next message of a kind; those before it are passed over."""
        message = await self.hear()
        while message["t"] != kind:
            message = await self.hear()
        return message

    async def answer_to(self, key: str) -> dict[str, Any]:
        """The answer under a key; what comes before it is passed over."""
        message = await self.hear()
        while message["t"] not in ("ack", "err") or message["key"] != key:
            message = await self.hear()
        return message

    async def end(self) -> int | None:
        """The code with which the server closes."""
        with suppress(ConnectionClosed):
            async for _ in self.wire:
                pass
        return self.wire.close_code


@asynccontextmanager
async def guest(
    place: Place, table_id: str, *tokens: str, hello: bool = True, **headers: str
) -> AsyncIterator[Guest]:
    """A connection to a table; it has said hello and read the welcome."""
    url = place.url.replace("http", "ws", 1) + f"/api/tables/{table_id}/socket"
    more = {**(bearer(*tokens) if tokens else {}), **headers}
    async with connect(
        url,
        additional_headers=more,
        compression=None,
        max_size=None,
        open_timeout=PATIENCE,
        ping_interval=None,
    ) as wire:
        one = Guest(wire)
        if hello:
            await one.say({"t": "hello", "v": PROTOCOL})
            await one.hear_of("welcome")
        yield one
