"""Of two who write at the same place at the same moment, one has it; the database decides."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text

from honeymoon.server.storage.postgres import PostgresLog
from tests.scale import deals
from tests.server.databases import DATABASES, empty_postgres
from tests.server.races import Pair, Tally, for_a_place, raced, tally

pytestmark = pytest.mark.xdist_group("databases")
RACES = {"sqlite": deals(80, 400), "postgres": deals(80, 1600)}


@pytest.mark.parametrize("database", DATABASES)
def test_exactly_one_wins(database: str, tmp_path: Path) -> None:
    """Whether two processes have the table or one process has it twice."""
    races = RACES[database]
    found = asyncio.run(raced(database, tmp_path, races, "a race", lambda done: None))
    assert found == Tally(races, 0, 0)


def test_without_the_key_of_places_both_can_win() -> None:
    """What decides is the key, and not what either of them has read."""

    async def run() -> Tally:
        async with empty_postgres() as url:
            one, other = PostgresLog(url), PostgresLog(url)
            await one.prepare()
            drop = text("ALTER TABLE events DROP CONSTRAINT pk_events")
            await one.ask(lambda connection: connection.execute(drop))
            winners = await for_a_place(Pair(one, other), 20, Random("no key"))
            for log in (one, other):
                await log.close()
            return tally(winners)

    assert asyncio.run(run()).both > 0
