"""The log in a SQLite file: one connection writes, and commits together what waits together.

A power cut loses nothing that was answered: the journal is a write-ahead log, and every commit
reaches the disk (``synchronous=FULL``). A second program is kept out of the file.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event

from honeymoon.server.storage.asking import AskingLog
from honeymoon.server.storage.migrations import upgrade

MOST_TOGETHER = 64
"""Requests that one commit stores at most."""
SETTINGS: tuple[str, ...] = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=5000",
)
"""Of every connection that can write."""
T = TypeVar("T")
Asked = Callable[[Any], Any]
Work = tuple[Asked, "asyncio.Future[Any]"]


def engine_for(path: Path) -> Engine:
    """An engine whose transactions begin by taking the file for writing."""
    engine = create_engine(f"sqlite:///{path}", connect_args={"check_same_thread": False})
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def _prepare(connection: Any, record: object) -> None:
    """No transaction of the driver's own, and the settings that make commits last."""
    connection.isolation_level = None
    for pragma in SETTINGS:
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


class SqliteLog(AskingLog):
    """A log whose one writer is a thread; what several ask for meanwhile is committed once."""

    def __init__(self, path: Path) -> None:
        self._engine = engine_for(path)
        with self._engine.begin() as connection:
            upgrade(connection)
        self._waiting: queue.SimpleQueue[Work | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="log", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        """Store what waits, and close the file."""
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)
        self._engine.dispose()

    async def ask(self, work: Callable[[Connection], T]) -> T:
        """What some statements come to, stored for good; all of them or none."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.put((work, answer))
        return await answer

    def _write(self) -> None:
        """Do what is asked for until the end is asked for."""
        goes_on = True
        with self._engine.connect() as connection:
            while goes_on:
                together, goes_on = self._gathered()
                self._commit(connection, together)

    def _gathered(self) -> tuple[list[Work], bool]:
        """What waits now, at least one; false with it where nothing more is to come."""
        found: list[Work] = []
        item = self._waiting.get()
        while item is not None:
            found.append(item)
            if len(found) == MOST_TOGETHER or self._waiting.empty():
                return found, True
            item = self._waiting.get()
        return found, False

    def _commit(self, connection: Connection, together: list[Work]) -> None:
        """One transaction for all, who are answered after the commit.

        Where one of them fails all are undone, and done again so that each fails for itself.
        """
        works = [work for work, _ in together]
        try:
            results = _stored(connection, works, lambda work: work(connection))
        except Exception:
            results = _stored_apart(connection, works)
        for (_, answer), result in zip(together, results, strict=True):
            answer.get_loop().call_soon_threadsafe(_tell, answer, result)


def _stored(connection: Connection, works: list[Asked], do: Asked) -> list[Any]:
    with connection.begin():
        return [do(work) for work in works]


def _stored_apart(connection: Connection, works: list[Asked]) -> list[Any]:
    """The same with the exception in place of a result; a failed request leaves nothing."""
    try:
        return _stored(connection, works, lambda work: _tried(connection, work))
    except Exception as failure:
        return [failure] * len(works)


def _tried(connection: Connection, work: Asked) -> Any:
    try:
        with connection.begin_nested():
            return work(connection)
    except Exception as failure:
        return failure


def _tell(answer: asyncio.Future[Any], result: Any) -> None:
    if answer.done():
        return
    if isinstance(result, Exception):
        answer.set_exception(result)
    else:
        answer.set_result(result)
