"""A server without a port, and people who come to its tables, leave them and come back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random

from benchmarks.table.people import Kept, Person, Told, Wire
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
LOOK = 0.05
"""Seconds between two looks at whether anything is under way at a table."""
LOOKS = 20
"""So many looks one after the other have to find nothing: a message may be on its way between two
queues, which takes a few rounds of the loop, however long each of them is."""


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


class Attending(Computers):
    """Also says where computer players are at work."""

    def is_at_work(self, table_id: str) -> bool:
        """Whether one acts at the table, or tries to."""
        return table_id in self._tasks


class Hall:
    """The desk of a process with its computer players.

    Lots are drawn from one seed: a secret one for each command would take longer than the rest.
    """

    def __init__(self, log: SqliteLog) -> None:
        chance = Chance.seeded("hall")
        self.host = Host(log, "hall", lambda: chance)
        self.computers = Attending(self.host, Quick(), lambda: chance, _no_pause)
        self.guests: set[Guest] = set()
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

    def is_at_rest(self, table: str) -> bool:
        """Whether everybody at the table waits for somebody else."""
        here = (guest for guest in self.guests if guest.table.name == table)
        return not self.computers.is_at_work(table) and all(guest.is_waiting for guest in here)

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
        self._hall.guests.add(self)
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
        self._hall.guests.discard(self)

    async def ask(self, wire: Wire, **command: object) -> str:
        """A claim that he would accept but that cannot be played out, he declines."""
        refusal = await super().ask(wire, **command)
        if refusal == "claim-not-shown":
            refusal = await super().ask(wire, command="answer-claim", accept=False)
        return refusal

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
        """Wait for something, however slow the machine is.

        Raises TimeoutError where everybody waits for somebody else, or where for so many seconds
        nothing comes of what is done.
        """
        while self.table is None or not holds(self.table):
            self._changed.clear()
            async with asyncio.timeout(seconds):
                await self._change()

    async def _change(self) -> None:
        """Wait for a change. Raises TimeoutError where there is nobody from whom it could come."""
        at_rest = 0
        while not self._changed.is_set():
            if at_rest == LOOKS:
                raise TimeoutError
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self._changed.wait()
            at_rest = at_rest + 1 if self._hall.is_at_rest(self._name) else 0
