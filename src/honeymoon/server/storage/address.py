"""Where a database is: a file of SQLite's, or the address of a PostgreSQL database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import create_async_engine

from honeymoon.server.storage.postgres import SETTINGS
from honeymoon.server.storage.sqlite import engine_for

T = TypeVar("T")
Where = Path | URL
Work = Callable[[Connection], T]


class AddressUnknown(ValueError):
    """An address that is neither a file nor a PostgreSQL database."""


def place_of(address: str) -> Where:
    """What ``--db`` means: a file, ``sqlite:///FILE`` or ``postgresql://…``.

    Raises AddressUnknown.
    """
    if "://" not in address:
        return Path(address)
    try:
        url = make_url(address)
    except ArgumentError:
        raise AddressUnknown(address) from None
    kind = url.get_backend_name()
    if kind == "sqlite" and url.database:
        return Path(url.database)
    if kind in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+asyncpg")
    raise AddressUnknown(address)


def shown(where: Where) -> str:
    """The address without its password."""
    return str(where) if isinstance(where, Path) else where.render_as_string(hide_password=True)


def reading(where: Where, work: Work[T]) -> T:
    """What comes of reading the database as it is at one moment; others can write meanwhile.

    Raises FileNotFoundError.
    """
    if not isinstance(where, Path):
        return asyncio.run(_in_postgres(where, "REPEATABLE READ", work))
    return _in_file(where, _reading_engine, work)


def writing(where: Where, work: Work[T]) -> T:
    """What comes of statements, stored for good; all of them or none. Raises FileNotFoundError."""
    if not isinstance(where, Path):
        return asyncio.run(_in_postgres(where, "READ COMMITTED", work))
    return _in_file(where, engine_for, work)


def _in_file(path: Path, engine_of: Callable[[Path], Engine], work: Work[T]) -> T:
    path.stat()
    engine = engine_of(path)
    try:
        with engine.begin() as connection:
            return work(connection)
    finally:
        engine.dispose()


def _reading_engine(path: Path) -> Engine:
    engine = create_engine(f"sqlite:///{path}")
    event.listen(engine, "connect", _only_read)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return engine


def _only_read(connection: Any, record: object) -> None:
    connection.isolation_level = None
    connection.execute("PRAGMA query_only=ON")


async def _in_postgres(url: URL, isolation: Any, work: Work[T]) -> T:
    settings = {"server_settings": SETTINGS}
    engine = create_async_engine(url, isolation_level=isolation, connect_args=settings)
    try:
        async with engine.begin() as connection:
            return await connection.run_sync(work)
    finally:
        await engine.dispose()
