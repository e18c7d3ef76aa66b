"""The forms that the database has had, one after the other; opening it brings it to the newest.

A new form is a new file in ``versions``. Those that are there are never changed: databases of
every earlier form must open.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, select

from honeymoon.server.storage.schema import METADATA

LOCK = 0x686F6E6579
"""The lock of PostgreSQL under which one worker at a time brings the database up to date."""


class FormUnknown(Exception):
    """The database has a form that this program does not know: a later one wrote it."""

    def __init__(self, form: str) -> None:
        super().__init__(form)
        self.form = form


def upgrade(connection: Connection) -> None:
    """Bring the database to the newest form, all of it or nothing. Raises FormUnknown.

    It happens in the connection's transaction; several workers do it one after the other.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
    present = form_of(connection)
    if present not in (None, *forms()):
        raise FormUnknown(str(present))
    if present != newest():
        command.upgrade(_config(connection), "head")


def form_of(connection: Connection) -> str | None:
    """The form that the database has, None where it has nothing of this program."""
    return context_of(connection).get_current_revision()


@cache
def forms() -> tuple[str, ...]:
    """The forms that this program knows, the newest first."""
    return tuple(step.revision for step in _scripts().walk_revisions())


def newest() -> str:
    """The form that this program works with."""
    return forms()[0]


def context_of(connection: Connection) -> MigrationContext:
    """What Alembic needs in order to look at a database beside ``schema.METADATA``."""
    settings = {"target_metadata": METADATA, "compare_type": True, "transactional_ddl": True}
    return MigrationContext.configure(connection, opts=settings)


def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    folder = str(Path(__file__).resolve().parent)
    config.set_main_option("script_location", folder.replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
