"""A server for many short runs: its log is in memory, and each run begins with an empty one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import TypeVar

import httpx
from sqlalchemy import Connection, create_engine, delete
from sqlalchemy.pool import StaticPool

from honeymoon.protocol.commands import Seat
from honeymoon.rules.cards import Card
from honeymoon.server.app import application
from honeymoon.server.desk import Desk
from honeymoon.server.host import Host
from honeymoon.server.metrics import MeasuredHost, Metrics
from honeymoon.server.seats import HOST, Seats, hashed
from honeymoon.server.settings import Settings
from honeymoon.server.storage import badges
from honeymoon.server.storage.badges import Badge
from honeymoon.server.storage.log import Append, Known, Outcome, Repeated, Request, Stored
from honeymoon.server.storage.migrations import upgrade
from honeymoon.server.storage.schema import SEATS
from honeymoon.shuffle import Chance
from tests.server.serving import GENEROUS, PAGE, Hands

T = TypeVar("T")
TABLE = "t"
"""The name of the table of every run."""
MOST_SEATS = 3


class Unwritten:
    """Logs as lists, without hashes; who holds which place stands in a SQLite without a file."""

    def __init__(self) -> None:
        self._engine = create_engine("sqlite://", poolclass=StaticPool)
        self._connection = self._engine.connect()
        self._events: dict[str, list[bytes]] = {}
        self._answered: dict[tuple[str, int, str], Repeated] = {}
        with self._connection.begin():
            upgrade(self._connection)

    async def create(self, table_id: str, payloads: tuple[bytes, ...], owner: str) -> None:
        """A new log."""
        self._events[table_id] = list(payloads)

    async def append(self, wanted: Append) -> Outcome:
        """Add to a log."""
        request = wanted.request
        if request is not None:
            key = wanted.table_id, request.seat, request.key
            if key in self._answered:
                return self._answered[key]
            self._answered[key] = Repeated(request.digest, request.answer)
        self._events[wanted.table_id] += wanted.payloads
        return Stored()

    async def read(self, table_id: str, seq: int = 0) -> tuple[bytes, ...]:
        """The events from ``seq`` on. Raises KeyError."""
        return tuple(self._events[table_id][seq:])

    async def known(self, table_id: str, request: Request, seq: int) -> Known:
        """What it has of a request, and since ``seq``; nobody loses a seat meanwhile."""
        answer = self._answered.get((table_id, request.seat, request.key))
        return Known(True, answer, await self.read(table_id, seq))

    async def take_over(self, table_id: str, owner: str) -> int:
        """The only lease."""
        return 1

    async def ask(self, work: Callable[[Connection], T]) -> T:
        """What some statements come to."""
        with self._connection.begin():
            return work(self._connection)

    async def close(self) -> None:
        """Forget everything."""
        self._connection.close()
        self._engine.dispose()

    def empty(self) -> None:
        """No table, and the places of the next one, each with its own token."""
        self._events.clear()
        self._answered.clear()
        with self._connection.begin():
            self._connection.execute(delete(SEATS))
            _set_up(self._connection)


def token_of(place: int) -> str:
    """The secret of a place of the table."""
    return f"token of {place}"


def _set_up(connection: Connection) -> None:
    links = {seat: hashed(f"link {seat}") for seat in range(MOST_SEATS)}
    host = Badge(TABLE, HOST, 0)
    badges.set_up(connection, host, hashed(token_of(HOST)), hashed("code"), links)
    for seat, link in links.items():
        badges.claim(connection, link, hashed(token_of(seat)), hashed(f"code {seat}"))
    badges.renew_watching(connection, TABLE, -1, hashed(token_of(-1)))


class Packs(Chance):
    """The packs and first dealers of one run, which are known beforehand."""

    def __init__(
        self, packs: Iterable[tuple[Card, ...]] = (), dealers: Iterable[Seat] = ()
    ) -> None:
        super().__init__(bytes(32))
        self.come(packs, dealers)

    def come(self, packs: Iterable[tuple[Card, ...]], dealers: Iterable[Seat]) -> None:
        """These are next, whatever had been given or was still to be."""
        self._packs, self._dealers = iter(packs), iter(dealers)

    def deck(self) -> tuple[Card, ...]:
        """The next of the packs."""
        return next(self._packs)

    def first_dealer(self, seats: int) -> Seat:
        """The next of the dealers."""
        return next(self._dealers)


class Room:
    """The desk and the application of many runs, one after the other."""

    def __init__(self) -> None:
        self.log = Unwritten()
        self.metrics = Metrics()
        settings = Settings(PAGE, limits=GENEROUS)
        self.desk = Desk(Host(self.log, "a"), Seats(self.log), settings, Hands())
        app = self.metrics.watched(application(self.desk))
        self.client = httpx.AsyncClient(base_url=PAGE, transport=httpx.ASGITransport(app))  # type: ignore[arg-type]

    def begin(self, chance: Chance) -> Host:
        """A host without tables."""
        self.log.empty()
        host = MeasuredHost(self.log, "a", lambda: chance)
        host.metrics = self.metrics
        self.desk.host = host
        return host


@cache
def room() -> Room:
    """The one of this process."""
    return Room()
