"""A worker tells the others on the same PostgreSQL for which seats somebody is connected to it.

What it said lasts for a while, and is said again before that: of a worker that was killed nothing
stays. The database passes on that something changed; how things are is read from it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from contextlib import suppress
from itertools import count
from secrets import token_hex

from sqlalchemy import Connection

from honeymoon.server.desk import Desk
from honeymoon.server.storage import vouching
from honeymoon.server.storage.hints import tell_of_presence
from honeymoon.server.storage.vouching import Key

LOG = logging.getLogger(__name__)
BEAT = 10.0
"""Seconds after which everything is said and read again."""
LASTS = 30.0
"""Seconds for which it holds."""
REST = 1.0
"""Seconds after which what failed is tried again."""


class Sharing:
    """What one worker has said of its connections, and hears of those of others."""

    def __init__(self, desk: Desk) -> None:
        self._log, self._presence, self._clock = desk.seats.log, desk.presence, desk.clock
        self._worker = token_hex(8)
        self._said: frozenset[Key] = frozenset()
        self._numbers = count(1)
        self._stirred = asyncio.Event()
        desk.presence.stirred = self._stirred.set
        desk.presence.look = self.look

    async def run(self) -> None:
        """For ever; what has changed is said at once, and all of it now and then."""
        while True:
            try:
                await self._say_all()
                await self._say_changes(asyncio.get_running_loop().time() + BEAT)
            except Exception as failure:
                LOG.error("sharing.failed %s", type(failure).__name__)
                await asyncio.sleep(REST)

    async def look(self, tables: Collection[str]) -> None:
        """Ask what the others have said about these tables."""
        number = next(self._numbers)
        names, worker = tuple(tables), self._worker
        found = await self._log.ask(lambda connection: vouching.said(connection, worker, names))
        now = self._clock()
        for table_id, lasting in found.items():
            until = {seat: now + seconds for seat, seconds in lasting.items()}
            self._presence.hear(table_id, until, number)

    async def _say_all(self) -> None:
        """So much for what was not heard, and for workers that are no more."""
        own = self._presence.own
        await self._say(own, own)
        await self._log.ask(vouching.forget)
        await self.look(self._presence.tables)

    async def _say_changes(self, end: float) -> None:
        """Up to that time of the loop; all that changes while one is said is said together."""
        loop = asyncio.get_running_loop()
        while loop.time() < end:
            # As in hearing.py: asyncio.wait_for may forget that it is cancelled.
            with suppress(TimeoutError):
                async with asyncio.timeout_at(end):
                    await self._stirred.wait()
            self._stirred.clear()
            own = self._presence.own
            if own != self._said:
                await self._say(own, own - self._said)

    async def _say(self, own: frozenset[Key], here: frozenset[Key]) -> None:
        """Who is here, and who is not any more; the others hear of what is new to them."""
        gone = self._said - own
        news = {table_id for table_id, _ in gone | (own - self._said)}

        def work(connection: Connection) -> None:
            vouching.say(connection, self._worker, here, gone, LASTS)
            tell_of_presence(connection, news)

        await self._log.ask(work)
        self._said = own
