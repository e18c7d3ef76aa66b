"""Clients that play by lot and keep books: whatever they are told is done must be done, once."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Any, NamedTuple, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from honeymoon.protocol.messages import PROTOCOL
from tests.rules.helpers import GAMES
from tests.server.serving import bearer

REST = 0.25
"""Seconds before a refused command is sent again, where it may be accepted later."""
AWAY = OSError, TimeoutError, EOFError, WebSocketException, InvalidHandshake
"""How a connection ends, or does not come about."""


@dataclass(frozen=True, slots=True)
class Seated:
    """Whose seat it is, and the secret that speaks for it."""

    table: str
    seat: int
    token: str
    epoch: int


class Asked(NamedTuple):
    """A command under its key, and the number of the view on which it was decided."""

    key: str
    command: dict[str, Any]
    n: int

    @property
    def frame(self) -> str:
        """As it is sent."""
        return json.dumps({"t": "do", "key": self.key, "command": self.command})


class Entry(NamedTuple):
    """What was done: the command, its key, and the number of the view after it."""

    key: str
    command: dict[str, Any]
    n: int


class Shown(NamedTuple):
    """A view as it came: its number and the hash of its bytes."""

    n: int
    digest: bytes


class Player:
    """A client that has one seat; it outlives its connections and the server."""

    def __init__(self, seated: Seated, rng: Random) -> None:
        self.seated = seated
        self.rng = rng
        self.book: list[Entry] = []
        self.asked: Asked | None = None
        self.faults: list[str] = []
        self.shown: list[Shown] = []
        self.resyncs: list[float] = []
        self.is_ending = False
        self._seen: dict[str, Any] | None = None
        self._newest = 0
        self._least = 0
        self._count = 0
        self._is_new = True

    # --- connections

    async def stay(self, url: str) -> None:
        """Be connected, again and again, until the server is gone."""
        goes_on = True
        while goes_on:
            goes_on = await self.visit(url)

    async def visit(self, url: str) -> bool:
        """One connection from its start to its end; false where there is no server any more."""
        began = time.monotonic()
        try:
            async with self.line(url) as wire:
                await greet(wire)
                await self._listen(wire, began)
        except ConnectionRefusedError:
            return False
        except AWAY:
            return True
        return True

    def line(self, url: str) -> connect:
        """A new connection to the table."""
        address = url.replace("http", "ws", 1) + f"/api/tables/{self.seated.table}/socket"
        return connect(
            address,
            additional_headers=bearer(self.seated.token),
            compression=None,
            max_size=None,
            ping_interval=None,
            close_timeout=1,
        )

    async def _listen(self, wire: ClientConnection, began: float) -> None:
        self._is_new = True
        async for text in wire:
            is_first = self._is_new
            await self._hear(wire, str(text))
            if is_first and not self._is_new:
                self.resyncs.append(time.monotonic() - began)
                if self.asked is not None:
                    await self.send(wire, self.asked)
            await self._go_on(wire)

    async def _go_on(self, wire: ClientConnection) -> None:
        """Ask for something new, if there is nothing that was asked for."""
        wish = None if self.asked or self.is_ending else self._wish()
        if wish is not None and self._seen is not None:
            self._count += 1
            self.asked = Asked(f"k{self._count}", wish, self._seen["n"])
            await self.send(wire, self.asked)

    async def send(self, wire: ClientConnection, asked: Asked) -> None:
        """Send a command, and once only."""
        await wire.send(asked.frame)

    # --- what is heard

    async def _hear(self, wire: ClientConnection, text: str) -> None:
        message = json.loads(text)
        kind = message["t"]
        if kind == "view":
            self._see(message, text)
        elif kind == "ack":
            self.done(message["key"], message["n"])
        elif kind == "err" and not message["retry"]:
            self.refused(message["key"])
        elif kind == "err" and self.asked is not None:
            await asyncio.sleep(REST)
            await self.send(wire, self.asked)

    def _see(self, view: dict[str, Any], text: str) -> None:
        """The next view; the first one of a connection is at least as new as all that is known."""
        n = view["n"]
        if n < self._newest or (not self._is_new and self._seen and n != self._seen["n"] + 1):
            self.faults.append(f"{self.seated.table}: view {n} after {self._newest}")
        if self._is_new:
            self.shown.append(Shown(n, sha256(text.encode()).digest()))
        self._seen, self._newest, self._is_new = view, max(n, self._newest), False

    def done(self, key: str, n: int) -> None:
        """The command of this key is done."""
        if self.asked is not None and key == self.asked.key:
            self.book.append(Entry(key, self.asked.command, n))
            self._newest = max(self._newest, n)
            self.asked = None

    def refused(self, key: str | None) -> None:
        """It was nothing; something else is asked for on the next view."""
        if self.asked is not None and key == self.asked.key:
            self._least = self.asked.n + 1
            self.asked = None

    # --- what is wished

    def _wish(self) -> dict[str, Any] | None:
        """Something that the newest view allows."""
        view, seat = self._seen, self.seated.seat
        if view is None or view["n"] < max(self._least, self._newest):
            return None
        if not view["places"][seat]["taken"]:
            return {"command": "sit", "seat": seat, "name": f"P{seat}"}
        if not all(place["taken"] for place in view["places"]):
            return None
        if view["to_act"] is None:
            is_ready = view["places"][seat]["ready"]
            return None if is_ready else {"command": "next", "seat": seat}
        legal = legal_in(view, seat)
        if not legal:
            return None
        return {"command": "act", "seat": seat, "action": self.rng.choice(legal), "seen": view["n"]}


P = TypeVar("P", bound=Player)


async def greet(wire: ClientConnection) -> None:
    """What comes first on every connection."""
    await wire.send(json.dumps({"t": "hello", "v": PROTOCOL}))


def legal_in(view: dict[str, Any], seat: int) -> list[str]:
    """What the seat may do now, ahead of its turn too."""
    ahead, deal = view["ahead"], view["deal"]
    if view["to_act"] == seat and (ahead is None or not ahead["choices"]):
        return list(deal["legal"])
    return [] if ahead is None else list(ahead["legal"])


async def seated_at(client: httpx.AsyncClient, game: str, **terms: Any) -> list[Seated]:
    """The seats of a new table, each claimed over its link."""
    made = await _posted(client, "/api/tables", game=game, **terms)
    tokens = [link["link"].partition("#")[2] for link in made["links"]]
    held = [await _posted(client, "/api/seats/claim", token=token) for token in tokens]
    return [Seated(one["table"], one["place"], one["token"], one["epoch"]) for one in held]


async def _posted(client: httpx.AsyncClient, path: str, **body: Any) -> dict[str, Any]:
    answer = await client.post(path, json=body)
    found: dict[str, Any] = answer.raise_for_status().json()
    return found


async def players_at(url: str, tables: int, rng: Random, kind: type[P]) -> list[P]:
    """Clients for all seats of so many tables, of all games, with and without drawing ahead."""
    found = list[P]()
    async with httpx.AsyncClient(base_url=url, timeout=60) as client:
        for number in range(tables):
            game = GAMES[number % len(GAMES)]
            seats = await seated_at(client, game, draw_ahead=bool(number % 2))
            found += [kind(seat, Random(f"{rng.random()}")) for seat in seats]
    return found


async def settled(players: Sequence[Player], url: str, seconds: float) -> bool:
    """Whether all of them, connected once more, hear of everything that they have asked for."""
    for player in players:
        player.is_ending = True
    staying = [asyncio.create_task(player.stay(url)) for player in players]
    connections = [len(player.resyncs) for player in players]
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while not all(map(_is_settled, players, connections)):
                await asyncio.sleep(0.02)
    for task in staying:
        task.cancel()
    await asyncio.gather(*staying, return_exceptions=True)
    return all(map(_is_settled, players, connections))


def _is_settled(player: Player, connections: int) -> bool:
    return player.asked is None and len(player.resyncs) > connections
