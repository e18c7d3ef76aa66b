"""A server without a port, and people who come to its tables, leave them and come back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from benchmarks.table.people import Kept, Person, Told
from benchmarks.table.prepared import Prepared
from honeymoon.players.decision import Decision
from honeymoon.rules.events import Seat
from honeymoon.rules.view import View
from honeymoon.server.computers import Computers
from honeymoon.server.desk import Desk
from honeymoon.server.host import Host
from honeymoon.server.logged import Created
from honeymoon.server.seats import Seats
from honeymoon.server.settings import Settings
from honeymoon.server.socket import Connection, Gone
from honeymoon.server.state import Table
from honeymoon.server.storage.sqlite import SqliteLog
from honeymoon.server.thinkers import DEADLINE, Thinkers
from honeymoon.shuffle import Chance
from tests.server.databases import new_name
from tests.server.serving import GENEROUS, PAGE

FAILS = 0.02
"""How often a computer player fails altogether instead of deciding."""


class Quick(Thinkers):
    """Computer players in this process: whatever is legal, at once, or a failure."""

    def __init__(self) -> None:
        super().__init__(1, lambda fault: None)

    async def decision(
        self, player: str, seen: View, chance: Chance, deadline: int = DEADLINE
    ) -> Decision:
        """By lot. Raises RuntimeError."""
        if chance.random() < FAILS:
            raise RuntimeError
        return Decision(chance.choice(seen.legal))


class Hall:
    """The desk of a process with its computer players."""

    def __init__(self, log: SqliteLog) -> None:
        self.host = Host(log, "hall")
        self.computers = Computers(self.host, Quick(), sleep=_no_pause)
        settings = Settings(PAGE, limits=GENEROUS)
        self.desk = Desk(
            self.host,
            Seats(log),
            settings,
            time.monotonic,
            attend=self.computers.attend,
            dismiss=self.computers.dismiss,
        )
        self.computers.is_wanted = self.desk.is_connected

    async def table(self, terms: Created, persons: list[Seat]) -> Prepared:
        """A new table whose links the persons have claimed; the other seats have no secret."""
        name = new_name()
        await self.host.create(name, terms)
        _, links = await self.desk.seats.set_up(name, persons)
        tokens = [""] * len(terms.seats)
        for seat in persons:
            tokens[seat] = await self.claimed(links[seat])
        return Prepared(name, terms.game, tuple(tokens))

    async def claimed(self, link: str) -> str:
        """The secret that somebody gets for a link."""
        held = await self.desk.seats.claim(link)
        assert held is not None
        return held.token

    async def given_anew(self, table: str, seat: Seat) -> str:
        """The host takes the seat away and somebody has the new link: its secret."""
        link = self.desk.seats.new_token()
        epoch = await self.desk.seats.renew(table, seat, link)
        await self.desk.empty(table, seat, epoch)
        return await self.claimed(link)


@asynccontextmanager
async def hall_in(folder: Path) -> AsyncIterator[Hall]:
    """Open it, and close it when everybody has gone."""
    log = SqliteLog(folder / "tables.db")
    hall = Hall(log)
    try:
        yield hall
    finally:
        await hall.computers.close()
        await log.close()


async def _no_pause(seconds: float) -> None:
    await asyncio.sleep(0)


class Line:
    """The person's end of a connection in memory, and (``far``) the server's."""

    def __init__(self) -> None:
        self.close_code: int | None = None
        self.far = FarEnd(self)
        self._coming: asyncio.Queue[str | None] = asyncio.Queue()

    async def send(self, text: str) -> None:
        """Say something."""
        self.far.coming.put_nowait(text)

    def cut(self) -> None:
        """Be gone without a word."""
        self.far.coming.put_nowait(None)

    def bring(self, text: str | None) -> None:
        """A message, None for the end."""
        self._coming.put_nowait(text)

    async def __aiter__(self) -> AsyncIterator[str]:
        while (text := await self._coming.get()) is not None:
            yield text


class FarEnd:
    """What the server has of a connection."""

    def __init__(self, near: Line) -> None:
        self._near = near
        self.coming: asyncio.Queue[str | None] = asyncio.Queue()

    async def receive(self) -> str | None:
        """The next text. Raises Gone."""
        text = await self.coming.get()
        if text is None:
            raise Gone
        return text

    async def send(self, text: str) -> None:
        """Send one text."""
        self._near.bring(text)

    async def close(self, code: int) -> None:
        """End it with this code."""
        self._near.close_code = code
        self._near.bring(None)


class Guest(Person):
    """Somebody who comes to a table of the hall until he leaves it."""

    def __init__(self, hall: Hall, table: Prepared, seat: Seat, rng: Random) -> None:
        super().__init__(table, seat, PAGE, 0.0, Kept())
        self._hall, self._rng = hall, rng
        self.line = Line()
        self.comes_back = False
        self.has_had_enough = False
        self._running: list[asyncio.Task[None]] = []

    async def come(self) -> None:
        """Sit down at the table and play."""
        badges = await self._hall.desk.seats.held((self.table.tokens[self.seat],))
        connection = Connection(self.line.far, self._hall.desk, self.table.name, badges)
        works = connection.run(), self.play_at(self.line)
        self._running = [asyncio.create_task(work) for work in works]

    async def go(self) -> None:
        """Be gone; both ends of the connection are over when this returns."""
        self.line.cut()
        serving, playing = self._running
        await serving
        self.line.bring(None)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)

    def wanted(self, told: Told) -> dict[str, object] | None:
        """Nothing before leaving; who comes back plays himself again, and lets the play go on."""
        if self.has_had_enough:
            return None
        if self.comes_back and told.places[self.seat].taken:
            if told.places[self.seat].stand_in:
                return {"command": "hand-over", "to_stand_in": False}
            if told.paused:
                return {"command": "pause", "pause": False}
        return super().wanted(told)


class Watch:
    """Looks at a table for as long as it is open."""

    def __init__(self, hall: Hall, name: str) -> None:
        self.table: Table | None = None
        self._hall, self._name = hall, name
        self._changed = asyncio.Event()

    @asynccontextmanager
    async def looking(self) -> AsyncIterator[None]:
        """From the table as it is on."""
        self.table = await self._hall.host.table(self._name)
        leave = self._hall.host.listen(self._name, self._see)
        try:
            yield
        finally:
            leave()

    def _see(self, table: Table) -> None:
        self.table = table
        self._changed.set()

    async def until(self, holds: Callable[[Table], bool], seconds: float) -> None:
        """Wait for something. Raises TimeoutError where for that long nothing happens at all."""
        while self.table is None or not holds(self.table):
            self._changed.clear()
            await asyncio.wait_for(self._changed.wait(), seconds)
