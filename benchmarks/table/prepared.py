"""Tables that are there before a server starts on them, so that no limit on making them counts."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import NamedTuple

from benchmarks.table.row import SQLITE
from honeymoon.rules.variants.catalogue import VARIANTS
from honeymoon.server.host import Host
from honeymoon.server.logged import Created
from honeymoon.server.seats import Seats
from honeymoon.server.storage.log import Log
from honeymoon.server.storage.postgres import PostgresLog
from honeymoon.server.storage.sqlite import SqliteLog
from tests.server.databases import empty_postgres, new_name


class Prepared(NamedTuple):
    """A table, its game, and the secret of each of its seats."""

    name: str
    game: str
    tokens: tuple[str, ...]


@asynccontextmanager
async def database_in(folder: Path, database: str) -> AsyncIterator[str]:
    """The address of an empty database of that kind, as ``serve --db`` takes it."""
    if database == SQLITE:
        yield f"sqlite:///{folder / 'tables.db'}"
        return
    async with empty_postgres() as address:
        yield address


async def prepare(address: str, count: int, games: tuple[str, ...]) -> list[Prepared]:
    """So many tables for people alone, of these games in turn."""
    log: Log
    if address.startswith("sqlite:///"):
        log = SqliteLog(Path(address.removeprefix("sqlite:///")))
    else:
        log = PostgresLog(address)
        await log.prepare()
    try:
        return [await _prepared(log, games[number % len(games)], number) for number in range(count)]
    finally:
        await log.close()


async def _prepared(log: Log, game: str, number: int) -> Prepared:
    name, seats = new_name(), VARIANTS[game].seats
    dealer = Random(number).randrange(seats)
    await Host(log, "prepared").create(name, Created(game, {}, ("person",) * seats, dealer))
    desk = Seats(log)
    _, links = await desk.set_up(name, tuple(range(seats)))
    claimed = [await desk.claim(links[seat]) for seat in range(seats)]
    return Prepared(name, game, tuple(held.token for held in claimed if held is not None))
