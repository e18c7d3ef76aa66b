"""``honeymoon db`` as people call it."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import text

from honeymoon.cli.serve import DATABASE_VARIABLE, usual_file
from honeymoon.server.logged import Created
from honeymoon.server.storage.migrations import newest
from honeymoon.server.storage.sqlite import SqliteLog, engine_for
from tests.cli.calling import call


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A file with one table."""

    async def fill() -> None:
        log = SqliteLog(tmp_path / "tables.db")
        terms = Created("plain", {}, ("person", "person"), 0)
        await log.create("a-table", (msgspec.json.encode(terms),), "a")
        await log.close()

    asyncio.run(fill())
    return tmp_path / "tables.db"


def change(database: Path, statement: str) -> None:
    """Change the file behind everybody's back."""
    engine = engine_for(database)
    with engine.begin() as connection:
        connection.execute(text(statement))
    engine.dispose()


def test_backup_restore_check(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each says how much there is."""
    copy, again = str(tmp_path / "copy.db"), str(tmp_path / "again.db")
    for words in (
        ("backup", copy, "--db", str(database)),
        ("restore", copy, "--db", f"sqlite:///{again}"),
        ("check", "--db", again),
    ):
        answer = call(capsys, "db", *words, "--lang", "en")
        assert (answer.status, answer.err) == (0, "")
        assert "tables: 1, events: 1" in answer.out
    answer = call(capsys, "db", "migrate", "--db", again)
    assert (answer.status, newest() in answer.out) == (0, True)


def test_the_database_of_a_server_is_the_one_that_serve_takes(
    database: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The file in the data folder, or what the environment names."""
    monkeypatch.setenv("HONEYMOON_DATA", str(tmp_path / "data"))
    monkeypatch.delenv(DATABASE_VARIABLE, raising=False)
    assert str(usual_file()) in call(capsys, "db", "check").err
    usual_file().parent.mkdir(parents=True)
    database.rename(usual_file())
    assert call(capsys, "db", "check").status == 0
    monkeypatch.setenv(DATABASE_VARIABLE, f"sqlite:///{tmp_path / 'other.db'}")
    assert "other.db" in call(capsys, "db", "check").err


def test_what_is_wrong_is_told_with_its_place(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """And by the exit status."""
    change(database, "UPDATE events SET payload = prev_hash")
    answer = call(capsys, "db", "check", "--db", str(database), "--lang", "en")
    assert answer.status == 1
    assert "Table a-table, event 0: changed" in answer.out
    change(database, "DELETE FROM events")
    change(database, "DELETE FROM tables")
    change(database, "UPDATE alembic_version SET version_num = '9999'")
    answer = call(capsys, "db", "migrate", "--db", str(database))
    assert (answer.status, "9999" in answer.err) == (2, True)


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("look",),
        ("check", "file"),
        ("migrate", "file"),
        ("backup",),
        ("restore",),
        ("check", "--db", "mysql://here/x"),
        ("check", "--db", "none.db"),
        ("migrate", "--db", "none.db"),
        ("backup", "words.txt", "--db", "tables.db"),
        ("backup", "no/folder/x.db", "--db", "tables.db"),
        ("restore", "words.txt", "--db", "tables.db"),
        ("restore", "words.txt", "--db", "new.db"),
        ("restore", "none.db", "--db", "new.db"),
        ("check", "--db", "words.txt"),
        ("backup", "new.db", "--db", "words.txt"),
        ("check", "--db", "empty.db"),
        ("backup", "new.db", "--db", "empty.db"),
        ("restore", "empty.db", "--db", "new.db"),
        ("check", "--db", "."),
        ("check", "--db", "postgresql://nobody:secret@127.0.0.1:1/none"),
        ("check", "--db", "postgresql://nobody:secret@/none?host=/no/such/folder"),
    ],
)
def test_what_cannot_be_done_is_refused_in_a_sentence(
    words: tuple[str, ...],
    database: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """One line, no password, and no file is made or changed."""
    folder = database.parent
    monkeypatch.chdir(folder)
    (folder / "words.txt").write_text("not a database, but long" * 100, encoding="utf-8")
    (folder / "empty.db").touch()
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    answer = call(capsys, "db", *words, "--lang", "en")
    assert (answer.status, answer.out, len(answer.err.splitlines())) == (2, "", 1), answer
    assert "secret" not in answer.err
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before


def test_without_the_parts_for_servers_they_are_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Players need none of them."""
    monkeypatch.setitem(sys.modules, "honeymoon.server.storage.address", None)
    answer = call(capsys, "db", "check")
    assert answer.status == 3
    assert "honeymoon[server]" in answer.err
