"""The log in PostgreSQL, for several workers: unique keys decide races, leases fence the slow.

READ COMMITTED suffices, since nothing is decided by what was read before. A power cut loses
nothing that was answered, however the database is set up for others: every commit reaches the
disk (``synchronous_commit=on``).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from honeymoon.server.storage.asking import AskingLog
from honeymoon.server.storage.migrations import upgrade

T = TypeVar("T")
SETTINGS = {"synchronous_commit": "on"}
"""Of every connection."""


class PostgresLog(AskingLog):
    """A log whose every request is a transaction of its own."""

    def __init__(self, url: str) -> None:
        self._engine: AsyncEngine = create_async_engine(
            url,
            isolation_level="READ COMMITTED",
            connect_args={"server_settings": SETTINGS},
        )

    async def prepare(self) -> None:
        """Bring the database to the newest form. Raises FormUnknown."""
        async with self._engine.begin() as connection:
            await connection.run_sync(upgrade)

    async def close(self) -> None:
        """Close all connections."""
        await self._engine.dispose()

    async def ask(self, work: Callable[[Connection], T]) -> T:
        """What some statements come to, stored for good; all of them or none."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)
