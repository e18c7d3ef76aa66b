"""What whoever keeps a database does with it: check it, copy it, bring it back, bring it up.

A backup is a SQLite file, whatever the database is, and can be restored into either kind.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import msgspec
import sqlalchemy
from sqlalchemy import Connection, insert, select, text

from honeymoon.server.logged import AnyEvent
from honeymoon.server.state import Table, after, folded
from honeymoon.server.storage import statements
from honeymoon.server.storage.address import Where, reading, writing
from honeymoon.server.storage.log import LogDamaged
from honeymoon.server.storage.migrations import form_of, newest, upgrade
from honeymoon.server.storage.schema import METADATA, TABLES
from honeymoon.server.storage.sqlite import engine_for

AT_ONCE = 500
"""Rows that are copied together."""
OWNER_ONLY = 0o600
"""Backups hold every card: nobody else may read them."""
_READER = msgspec.json.Decoder(AnyEvent)


class Fault(NamedTuple):
    """Something that is not as it was written; ``kind`` is ``chain``, ``fold`` or ``file``.

    ``chain``: the event was changed, or one is missing before it. ``fold``: the rules do not
    allow it. ``file``: the database itself is damaged; it then has no table and event.
    """

    kind: str
    table_id: str = ""
    seq: int = 0


class Report(NamedTuple):
    """How much a database holds, and what is wrong with it."""

    tables: int
    events: int
    faults: tuple[Fault, ...]


class FormOld(Exception):
    """The database must be brought to the newest form first; None where it holds nothing."""

    def __init__(self, form: str | None) -> None:
        super().__init__(form)
        self.form = form


class NotEmpty(Exception):
    """The database to restore into holds tables already."""


class Damaged(Exception):
    """The backup is not what was written."""

    def __init__(self, report: Report) -> None:
        super().__init__(report)
        self.report = report


# --- check


def check(where: Where) -> Report:
    """Read every table: its chain of hashes, and whether its events can be played.

    Raises FileNotFoundError, FormOld.
    """
    return reading(where, checked)


def checked(connection: Connection) -> Report:
    """The same over a connection. Raises FormOld."""
    _require_newest(connection)
    names = connection.execute(select(TABLES.c.table_id).order_by(TABLES.c.table_id)).scalars()
    found = [_table(connection, name) for name in names.all()]
    faults = [fault for _, fault in found if fault is not None]
    if not _is_whole(connection):
        faults.insert(0, Fault("file"))
    return Report(len(found), sum(count for count, _ in found), tuple(faults))


def _require_newest(connection: Connection) -> None:
    form = form_of(connection)
    if form != newest():
        raise FormOld(form)


def _table(connection: Connection, table_id: str) -> tuple[int, Fault | None]:
    """How many events of the table are sound, and what is wrong with the next."""
    try:
        payloads = statements.read(connection, table_id)
    except LogDamaged as damaged:
        return damaged.seq, Fault("chain", table_id, damaged.seq)
    if not payloads:
        return 0, Fault("chain", table_id)
    sound = _playable(payloads)
    return sound, None if sound == len(payloads) else Fault("fold", table_id, sound)


def _playable(payloads: Sequence[bytes]) -> int:
    """How many of the events the rules allow, from the first on."""
    table: Table | None = None
    for done, payload in enumerate(payloads):
        try:
            event = _READER.decode(payload)
            table = folded((event,)) if table is None else after(table, event)
        except Exception:
            return done
    return len(payloads)


def _is_whole(connection: Connection) -> bool:
    """Whether SQLite finds its own file in order; PostgreSQL sees to that itself."""
    if connection.dialect.name != "sqlite":
        return True
    found = connection.execute(text("PRAGMA integrity_check")).scalars().all()
    return found == ["ok"] and not connection.execute(text("PRAGMA foreign_key_check")).all()


# --- backup and restore


def backup(where: Where, file: Path) -> Report:
    """Copy the database, which may be in use, into a new file; what the copy holds.

    It is brought back once beside itself, to see that it can be. Raises FileNotFoundError,
    FileExistsError, FormUnknown, FormOld.
    """
    with _new_file(file) as half, TemporaryDirectory(dir=file.parent) as folder:
        if isinstance(where, Path):
            _copy_file(where, half)
        else:
            reading(where, lambda source: _copied_into_file(source, half))
        return _brought_up(half, Path(folder) / "again.db")


def restore(file: Path, where: Where) -> Report:
    """Bring a backup back where nothing is yet; what it holds.

    Raises FileNotFoundError, FileExistsError, NotEmpty, Damaged, FormUnknown, FormOld.
    """
    if isinstance(where, Path):
        where.parent.mkdir(parents=True, exist_ok=True)
        with _new_file(where) as half:
            return _sound(_brought_up(file, half))
    with TemporaryDirectory() as folder:
        half = Path(folder) / "backup.db"
        report = _sound(_brought_up(file, half))
        writing(where, lambda target: _restored(half, target))
        return report


def _brought_up(file: Path, copy: Path) -> Report:
    """What a copy of the newest form holds. Raises FormUnknown, FormOld."""
    _copy_file(file, copy)
    reading(copy, _require_some_form)
    writing(copy, upgrade)
    return check(copy)


def _sound(report: Report) -> Report:
    """What it holds, if nothing is wrong with it. Raises Damaged."""
    if report.faults:
        raise Damaged(report)
    return report


def _require_some_form(connection: Connection) -> None:
    if form_of(connection) is None:
        raise FormOld(None)


def _restored(file: Path, target: Connection) -> None:
    upgrade(target)
    if target.execute(select(TABLES.c.table_id).limit(1)).first() is not None:
        raise NotEmpty
    reading(file, lambda source: _copy_rows(source, target))


def _copied_into_file(source: Connection, file: Path) -> None:
    _require_newest(source)
    engine = engine_for(file)
    try:
        with engine.begin() as target:
            upgrade(target)
            _copy_rows(source, target)
    finally:
        engine.dispose()


def _copy_rows(source: Connection, target: Connection) -> None:
    """All rows, those first that others need."""
    for table in METADATA.sorted_tables:
        asked = select(table).order_by(*table.primary_key).execution_options(yield_per=AT_ONCE)
        for rows in source.execute(asked).mappings().partitions():
            target.execute(insert(table), [_row(table, row) for row in rows])


def _row(table: sqlalchemy.Table, row: Any) -> dict[str, Any]:
    return {column.name: _in_utc(row[column.name]) for column in table.columns}


def _in_utc(value: Any) -> Any:
    """SQLite keeps no time zone: what comes from there without one is UTC."""
    if not isinstance(value, datetime):
        return value
    return value.astimezone(UTC) if value.tzinfo else value.replace(tzinfo=UTC)


def _copy_file(source: Path, target: Path) -> None:
    """SQLite's online backup: the file as it was at one moment. Raises FileNotFoundError."""
    source.stat()
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)


@contextmanager
def _new_file(path: Path) -> Iterator[Path]:
    """A file beside ``path`` that takes its place when it is whole. Raises FileExistsError."""
    path.touch(OWNER_ONLY, exist_ok=False)
    half = path.with_name(f"{path.name}.half")
    try:
        half.unlink(missing_ok=True)
        half.touch(OWNER_ONLY)
        yield half
        half.replace(path)
    except BaseException:
        path.unlink()
        raise
    finally:
        half.unlink(missing_ok=True)


# --- migrate


def migrate(where: Where) -> tuple[str | None, str]:
    """Bring the database to the newest form; the form before, and the newest.

    Raises FileNotFoundError, FormUnknown.
    """

    def work(connection: Connection) -> str | None:
        before = form_of(connection)
        upgrade(connection)
        return before

    return writing(where, work), newest()
