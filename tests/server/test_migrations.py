"""The steps from form to form end where schema.py is, on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

from honeymoon.server.storage import migrations
from honeymoon.server.storage.postgres import PostgresLog
from honeymoon.server.storage.schema import METADATA
from honeymoon.server.storage.sqlite import SqliteLog, engine_for
from tests.server.databases import DATABASES, empty_postgres

pytestmark = pytest.mark.xdist_group("databases")
T = TypeVar("T")


@asynccontextmanager
async def postgres() -> AsyncIterator[Callable[[Callable[[Connection], Any]], Any]]:
    """Run statements in an empty PostgreSQL database."""
    async with empty_postgres() as url:
        engine = create_async_engine(url)

        async def run(work: Callable[[Connection], Any]) -> Any:
            async with engine.begin() as connection:
                return await connection.run_sync(work)

        try:
            yield run
        finally:
            await engine.dispose()


def in_empty(database: str, folder: Path, work: Callable[[Connection], T]) -> T:
    """What comes of working in an empty database, in one transaction."""
    if database == "sqlite":
        with engine_for(folder / "empty.db").begin() as connection:
            return work(connection)

    async def run() -> T:
        async with postgres() as ask:
            found: T = await ask(work)
            return found

    return asyncio.run(run())


@pytest.mark.parametrize("database", DATABASES)
def test_the_steps_lead_to_the_schema(database: str, tmp_path: Path) -> None:
    """Alembic would write nothing that is still to be done."""

    def differences(connection: Connection) -> list[Any]:
        migrations.upgrade(connection)
        found: list[Any] = compare_metadata(migrations.context_of(connection), METADATA)
        return found

    assert in_empty(database, tmp_path, differences) == []


@pytest.mark.parametrize("database", DATABASES)
@pytest.mark.parametrize(
    "change",
    [
        "ALTER TABLE seats ADD COLUMN more INTEGER",
        "DROP TABLE seats",
        "ALTER TABLE tables DROP COLUMN owner",
    ],
)
def test_the_comparison_sees_a_difference(database: str, change: str, tmp_path: Path) -> None:
    """A comparison that finds nothing would prove nothing."""

    def differences(connection: Connection) -> list[Any]:
        migrations.upgrade(connection)
        connection.execute(text(change))
        found: list[Any] = compare_metadata(migrations.context_of(connection), METADATA)
        return found

    assert len(in_empty(database, tmp_path, differences)) >= 1


@pytest.mark.parametrize("database", DATABASES)
def test_the_keys_are_those_of_the_schema(database: str, tmp_path: Path) -> None:
    """Keys decide the races; Alembic does not compare the primary ones."""

    def keys(connection: Connection) -> dict[str, tuple[Any, ...]]:
        seen = inspect(connection)
        return {
            name: (
                seen.get_pk_constraint(name)["constrained_columns"],
                sorted(key["column_names"] for key in seen.get_unique_constraints(name)),
                [key["referred_table"] for key in seen.get_foreign_keys(name)],
            )
            for name in METADATA.tables
        }

    def by_steps(connection: Connection) -> dict[str, tuple[Any, ...]]:
        migrations.upgrade(connection)
        return keys(connection)

    def at_once(connection: Connection) -> dict[str, tuple[Any, ...]]:
        METADATA.create_all(connection)
        return keys(connection)

    for name in ("a", "b"):
        (tmp_path / name).mkdir()
    made = in_empty(database, tmp_path / "a", at_once)
    assert in_empty(database, tmp_path / "b", by_steps) == made


def test_forms_follow_each_other() -> None:
    """None is left out, and there is one newest."""
    numbers = sorted(migrations.forms())
    assert numbers == [f"{number:04}" for number in range(1, len(numbers) + 1)]
    assert migrations.newest() == numbers[-1]


def test_a_failed_step_leaves_what_there_was(tmp_path: Path) -> None:
    """All of it happens or nothing."""
    engine = engine_for(tmp_path / "half.db")
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE seats (mine INTEGER)"))
    with pytest.raises(Exception, match="seats"), engine.begin() as connection:
        migrations.upgrade(connection)
    with engine.begin() as connection:
        assert inspect(connection).get_table_names() == ["seats"]


def test_a_database_of_a_later_program_is_left_alone(tmp_path: Path) -> None:
    """Whoever goes back to an older program is told so."""
    path = tmp_path / "tables.db"
    asyncio.run(SqliteLog(path).close())
    with engine_for(path).begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(migrations.FormUnknown) as caught:
        SqliteLog(path)
    assert caught.value.form == "9999"


def test_workers_that_start_together_make_the_tables_once() -> None:
    """The others wait for the first."""

    async def run() -> list[None]:
        async with empty_postgres() as url:
            logs = [PostgresLog(url) for _ in range(6)]
            try:
                return await asyncio.gather(*(log.prepare() for log in logs))
            finally:
                for log in logs:
                    await log.close()

    assert asyncio.run(run()) == [None] * 6
