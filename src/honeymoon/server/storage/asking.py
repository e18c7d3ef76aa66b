"""What every log does with a database: its requests as statements that are stored together."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection

from honeymoon.server.storage import statements
from honeymoon.server.storage.log import Append, Known, Outcome, Request

T = TypeVar("T")


class AskingLog(ABC):
    """A log all of whose requests go through ``ask``."""

    @abstractmethod
    async def ask(self, work: Callable[[Connection], T]) -> T:
        """What some statements come to, stored for good; all of them or none."""

    async def create(self, table_id: str, payloads: tuple[bytes, ...], owner: str) -> None:
        """A new log. Raises KeyError where there is one of that name."""
        await self.ask(lambda connection: statements.create(connection, table_id, payloads, owner))

    async def append(self, wanted: Append) -> Outcome:
        """Add to a log; it is stored for good when this returns Stored."""
        return await self.ask(lambda connection: statements.append(connection, wanted))

    async def read(self, table_id: str, seq: int = 0) -> tuple[bytes, ...]:
        """The events from ``seq`` on. Raises KeyError, LogDamaged."""
        return await self.ask(lambda connection: statements.read(connection, table_id, seq))

    async def known(self, table_id: str, request: Request, seq: int) -> Known:
        """What it has of a request, and since ``seq``. Raises KeyError, LogDamaged."""
        return await self.ask(
            lambda connection: statements.known(connection, table_id, request, seq)
        )

    async def take_over(self, table_id: str, owner: str) -> int:
        """The epoch of the lease from now on. Raises KeyError."""
        return await self.ask(lambda connection: statements.take_over(connection, table_id, owner))
