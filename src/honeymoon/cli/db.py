"""``honeymoon db``: the database of the tables, checked, copied, brought back, brought up."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

from honeymoon.cli.arguments import Argument, LangOption, Option
from honeymoon.cli.common import Refusal, file_reason, quoted, texts_for
from honeymoon.cli.serve import DATABASE_VARIABLE, usual_file
from honeymoon.locales import Texts

if TYPE_CHECKING:
    from honeymoon.server.keeping import Fault, Report
    from honeymoon.server.storage.address import Where

WITH_FILE = ("backup", "restore")


class Job(NamedTuple):
    """What is to be done: with which database, and which file beside it."""

    texts: Texts
    where: Where
    file: Path

    @property
    def place(self) -> str:
        """The database as it is shown."""
        from honeymoon.server.storage.address import shown

        return shown(self.where)


def command(
    task: Annotated[str | None, Argument()] = None,
    file: Annotated[str | None, Argument()] = None,
    db: Annotated[str | None, Option("--db")] = None,
    lang: LangOption = None,
) -> int:
    """Carry a task out; 1 where something in the database is not as it was written."""
    texts = texts_for(lang)
    tasks = {"check": _check, "backup": _backup, "restore": _restore, "migrate": _migrate}
    if task not in tasks:
        raise Refusal(texts("db-task", expected=", ".join(tasks)))
    if (file is not None) is not (task in WITH_FILE):
        raise Refusal(texts("db-file-needed" if task in WITH_FILE else "db-no-file", task=task))
    return _guarded(Job(texts, _where(texts, db), Path(file or "")), tasks[task])


def _where(texts: Texts, address: str | None) -> Where:
    try:
        from honeymoon.server.storage.address import AddressUnknown, place_of
    except ImportError:
        raise Refusal(texts("db-extra"), 3) from None
    named = address or os.environ.get(DATABASE_VARIABLE)
    try:
        return place_of(named) if named else usual_file()
    except AddressUnknown:
        raise Refusal(texts("db-address")) from None


def _guarded(job: Job, work: Callable[[Job], int]) -> int:
    """Whatever the database or a file has against it is told in a sentence."""
    import asyncpg

    try:
        return _told(job, work)
    except FileExistsError as there:
        raise Refusal(job.texts("db-there", file=str(there.filename))) from None
    except OSError as wrong:
        raise Refusal(_file_text(job, wrong)) from None
    except (asyncpg.PostgresError, asyncpg.InterfaceError) as wrong:
        raise Refusal(job.texts("db-unusable", place=job.place, reason=_first(wrong))) from None


def _file_text(job: Job, wrong: OSError) -> str:
    if wrong.filename is None:
        reason = quoted(wrong.strerror or type(wrong).__name__)
        return job.texts("db-unusable", place=job.place, reason=reason)
    reason = file_reason(job.texts, wrong)
    return job.texts("db-unusable", place=str(wrong.filename), reason=reason)


def _told(job: Job, work: Callable[[Job], int]) -> int:
    import sqlite3

    from sqlalchemy.exc import DBAPIError

    from honeymoon.server.keeping import Damaged, FormOld, NotEmpty
    from honeymoon.server.storage.migrations import FormUnknown

    try:
        return work(job)
    except FormUnknown as later:
        raise Refusal(job.texts("db-later", form=quoted(later.form))) from None
    except FormOld as old:
        key = "db-none" if old.form is None else "db-older"
        raise Refusal(job.texts(key)) from None
    except NotEmpty:
        raise Refusal(job.texts("db-not-empty", place=job.place)) from None
    except Damaged as damaged:
        raise Refusal(_fault_text(job.texts, damaged.report.faults[0]), 1) from None
    except DBAPIError as wrong:
        raise Refusal(
            job.texts("db-unusable", place=job.place, reason=_first(wrong.orig))
        ) from None
    except sqlite3.Error as wrong:
        raise Refusal(job.texts("db-unusable", place=job.place, reason=_first(wrong))) from None


def _first(wrong: object) -> str:
    """The first line of what a database says."""
    return quoted(next(iter(str(wrong).splitlines()), type(wrong).__name__))


def _check(job: Job) -> int:
    from honeymoon.server.keeping import check

    return _reported(job.texts, job.place, check(job.where))


def _backup(job: Job) -> int:
    from honeymoon.server.keeping import backup

    return _reported(job.texts, str(job.file), backup(job.where, job.file))


def _restore(job: Job) -> int:
    from honeymoon.server.keeping import restore

    return _reported(job.texts, job.place, restore(job.file, job.where))


def _migrate(job: Job) -> int:
    from honeymoon.server.keeping import migrate

    before, after = migrate(job.where)
    key = "db-newest" if before == after else "db-migrated"
    print(job.texts(key, place=job.place, before=before or "0000", form=after))
    return 0


def _reported(texts: Texts, place: str, report: Report) -> int:
    """What there is, and each thing that is wrong."""
    print(texts("db-holds", place=place, tables=report.tables, events=report.events))
    for fault in report.faults:
        print(_fault_text(texts, fault))
    if not report.faults:
        print(texts("db-sound"))
    return int(bool(report.faults))


def _fault_text(texts: Texts, fault: Fault) -> str:
    return texts(f"db-fault-{fault.kind}", table=quoted(fault.table_id), seq=fault.seq)
