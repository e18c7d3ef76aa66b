"""A worker hears from the others on the same PostgreSQL, so that its sockets show the newest."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

import asyncpg
from msgspec import ValidationError, convert
from sqlalchemy import make_url

from honeymoon.protocol.messages import Phrase, Said
from honeymoon.server.desk import Desk, Spread
from honeymoon.server.sharing import Sharing
from honeymoon.server.storage.hints import (
    EVENTS,
    HERE,
    PHRASES,
    SEATS,
    read_events,
    read_phrase,
    tell_of_phrase,
)
from honeymoon.server.storage.log import Log

LOG = logging.getLogger(__name__)
REST = 1.0
"""Seconds before another connection is tried."""
QUIET = 20.0
"""Seconds without a hint after which the connection is tried out."""
PATIENCE = 5.0
"""Seconds in which the database must answer."""


class Hearing:
    """A connection that listens; what is heard of one table meanwhile is dealt with once."""

    def __init__(self, url: str, desk: Desk) -> None:
        self._address = make_url(url).set(drivername="postgresql")
        self._desk = desk
        self._events: dict[str, int] = {}
        self._seats: set[str] = set()
        self._here: set[str] = set()
        self._woken = asyncio.Event()

    async def run(self) -> None:
        """For ever; a lost connection is made anew."""
        while True:
            try:
                await self._listen()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as failure:
                LOG.warning("hearing.failed %s", type(failure).__name__)
            await asyncio.sleep(REST)

    async def _listen(self) -> None:
        """As long as the connection holds."""
        address = self._address.render_as_string(hide_password=False)
        connection = await asyncpg.connect(address, timeout=PATIENCE)
        try:
            connection.add_termination_listener(self._ended)
            await connection.add_listener(EVENTS, self._heard_of_events)
            await connection.add_listener(HERE, self._heard_of_presence)
            await connection.add_listener(SEATS, self._heard_of_seats)
            await connection.add_listener(PHRASES, self._heard_phrase)
            self._catch_up()
            while not connection.is_closed():
                await self._next(connection)
        finally:
            with suppress(Exception):
                await connection.close(timeout=PATIENCE)

    async def _next(self, connection: Any) -> None:
        """Deal with what is heard; a long silence must not be a dead connection."""
        try:
            # asyncio.wait_for of Python 3.11 forgets that it is cancelled where it is woken too.
            async with asyncio.timeout(QUIET):
                await self._woken.wait()
        except TimeoutError:
            await connection.execute("SELECT 1", timeout=PATIENCE)
            return
        self._woken.clear()
        await self._pass_on()

    def _catch_up(self) -> None:
        """Whatever was said before this connection was not heard."""
        self._events.update(dict.fromkeys(self._desk.host.followed, sys.maxsize))
        self._seats.update(self._desk.connected_tables)
        self._here.update(self._desk.presence.tables)
        self._woken.set()

    def _ended(self, connection: object) -> None:
        self._woken.set()

    def _heard_of_events(self, connection: object, pid: int, channel: str, hint: object) -> None:
        with suppress(ValueError):
            table_id, seq = read_events(str(hint))
            self._events[table_id] = max(seq, self._events.get(table_id, 0))
            self._woken.set()

    def _heard_of_seats(self, connection: object, pid: int, channel: str, hint: object) -> None:
        self._seats.add(str(hint))
        self._woken.set()

    def _heard_phrase(self, connection: object, pid: int, channel: str, hint: object) -> None:
        with suppress(ValueError, ValidationError):
            table_id, seat, phrase = read_phrase(str(hint))
            self._desk.said(table_id, Said(seat, convert(phrase, Phrase)))

    def _heard_of_presence(self, connection: object, pid: int, channel: str, hint: object) -> None:
        self._here.add(str(hint))
        self._woken.set()

    async def _pass_on(self) -> None:
        events, self._events = self._events, {}
        seats, self._seats = self._seats, set()
        here, self._here = self._here & self._desk.presence.tables, set()
        work = [self._desk.seats_changed(table_id) for table_id in seats]
        work += [self._desk.host.hear_of(table_id, seq) for table_id, seq in events.items()]
        work += [self._desk.presence.look(here)] if here else []
        for failure in await asyncio.gather(*work, return_exceptions=True):
            if failure is not None:
                LOG.error("hearing.failed %s", type(failure).__name__)


@asynccontextmanager
async def hearing(url: str, desk: Desk) -> AsyncIterator[None]:
    """Tell other workers and hear from them for that long; with another database there are none."""
    if not url.startswith("postgresql"):
        yield
        return
    work = (Hearing(url, desk).run(), Sharing(desk).run())
    tasks = [asyncio.create_task(each) for each in work]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)


def spreading(log: Log) -> Spread:
    """What is said goes through the database, from which each worker hears it."""

    async def spread(table_id: str, said: Said) -> None:
        await log.ask(
            partial(tell_of_phrase, table_id=table_id, seat=said.seat, phrase=said.phrase)
        )

    return spread
