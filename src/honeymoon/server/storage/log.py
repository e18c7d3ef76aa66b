"""What is asked of a log of events, and what comes back, whatever keeps it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple, Protocol, TypeVar

from sqlalchemy import Connection

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Request:
    """Who asked, under which key: sent again it has the same ``digest`` and gets ``answer``.

    ``holder`` is the epoch of whoever asks for the seat, None where the server itself does.
    """

    seat: int
    key: str
    digest: bytes
    answer: bytes
    holder: int | None = None


@dataclass(frozen=True, slots=True)
class Append:
    """Events to follow the first ``seq`` events of a table, all of them or none.

    ``epoch`` is the worker's lease on the table; ``request`` None for what follows of itself.
    """

    table_id: str
    seq: int
    payloads: tuple[bytes, ...]
    epoch: int
    request: Request | None = None


@dataclass(frozen=True, slots=True)
class Stored:
    """They are stored for good."""


@dataclass(frozen=True, slots=True)
class Repeated:
    """This key was answered before: what was asked then, and the answer."""

    digest: bytes
    answer: bytes


@dataclass(frozen=True, slots=True)
class Overtaken:
    """The log has gone on, or another worker has the table: read it again."""


@dataclass(frozen=True, slots=True)
class NotHeld:
    """The seat has changed hands since: nothing was done."""


Outcome = Stored | Repeated | Overtaken | NotHeld


class Known(NamedTuple):
    """What a log has about a request, and since it had so many events."""

    is_held: bool
    answer: Repeated | None
    later: tuple[bytes, ...]


class LogDamaged(Exception):
    """The log of a table is not what was written: where."""

    def __init__(self, table_id: str, seq: int) -> None:
        super().__init__(table_id, seq)
        self.table_id = table_id
        self.seq = seq


class Log(Protocol):
    """A place that keeps logs. Whatever returns has been stored for good."""

    async def create(self, table_id: str, payloads: tuple[bytes, ...], owner: str) -> None:
        """A new log. Raises KeyError where there is one of that name."""
        ...

    async def append(self, wanted: Append) -> Outcome:
        """Add to a log."""
        ...

    async def read(self, table_id: str, seq: int = 0) -> tuple[bytes, ...]:
        """The events from ``seq`` on. Raises KeyError, LogDamaged."""
        ...

    async def known(self, table_id: str, request: Request, seq: int) -> Known:
        """What it has of a request, and since ``seq``. Raises KeyError, LogDamaged."""
        ...

    async def take_over(self, table_id: str, owner: str) -> int:
        """The lease on a table from now on: its epoch. Raises KeyError."""
        ...

    async def ask(self, work: Callable[[Connection], T]) -> T:
        """What some statements come to, stored for good; all of them or none."""
        ...

    async def close(self) -> None:
        """Finish what was begun."""
        ...
