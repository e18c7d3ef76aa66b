"""``honeymoon serve``: it says where it is and who sees the cards, and stops when it is told to."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

from honeymoon.cli import serve
from honeymoon.locales import Texts
from honeymoon.server.storage.migrations import upgrade
from honeymoon.server.storage.sqlite import engine_for
from tests.cli.calling import LANGUAGES, call
from tests.log_settings import restored

PATIENCE = 120.0
"""Seconds for one answer, on a busy machine."""


@pytest.fixture(autouse=True)
def log_as_before() -> Iterator[None]:
    """Some of these tests begin a server in this process, which takes the log over."""
    with restored():
        yield


@contextmanager
def serving(folder: Path, *words: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own on a free port, and its address; it says who sees cards."""
    command = (sys.executable, "-m", "honeymoon", "serve", "--port", "0", "--lang", "en", *words)
    errors = (folder / "errors").open("a")
    with (
        errors,
        subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=errors, text=True, env=_environment(folder)
        ) as process,
    ):
        try:
            assert process.stdout is not None
            said = "".join(process.stdout.readline() for _ in range(3))
            assert "can see the cards" in said
            found = re.search(r"http://\S+?(?=;)", said)
            assert found is not None
            yield process, found[0]
        finally:
            process.kill()


def _environment(folder: Path) -> dict[str, str]:
    return {**os.environ, "HONEYMOON_DATA": str(folder)}


def _stopped(process: subprocess.Popen[str], number: signal.Signals) -> str:
    """What it still says after the signal; it ends by itself, without complaint."""
    process.send_signal(number)
    said, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    return said


def _tables(url: str, token: str) -> list[dict[str, object]]:
    answer = httpx.get(
        f"{url}/api/tables", headers={"authorization": f"Bearer {token}"}, timeout=PATIENCE
    )
    found: list[dict[str, object]] = answer.json()
    return found


@pytest.mark.timeout(300)
def test_it_keeps_its_tables_over_a_restart_and_stops_on_both_signals(tmp_path: Path) -> None:
    """A table of the first start is there at the second; the data is for its owner alone."""
    with serving(tmp_path) as (process, url):
        made = httpx.post(f"{url}/api/tables", json={"game": "plain"}, timeout=PATIENCE).json()
        token = made["host"]["token"]
        assert made["links"][0]["link"].startswith(f"{url}/join#")
        said = _stopped(process, signal.SIGINT)
    assert "has stopped" in said
    kept = tmp_path / "server" / "tables.db"
    assert kept.stat().st_mode & 0o077 == 0
    with serving(tmp_path) as (process, url):
        assert [table["table"] for table in _tables(url, token)] == [made["host"]["table"]]
        _stopped(process, signal.SIGTERM)


@pytest.mark.timeout(300)
def test_a_second_start_on_the_same_data_says_so(tmp_path: Path) -> None:
    """And leaves the first alone."""
    with serving(tmp_path) as (_, url):
        command = (sys.executable, "-m", "honeymoon", "serve", "--port", "0", "--lang", "en")
        second = subprocess.run(
            command, capture_output=True, text=True, env=_environment(tmp_path), timeout=PATIENCE
        )
        assert second.returncode == 1
        assert "Another honeymoon serve has" in second.stderr
        assert httpx.get(f"{url}/api/health", timeout=PATIENCE).json()["ok"]


@pytest.mark.timeout(300)
def test_logs_and_figures_say_how_many_and_never_who(tmp_path: Path) -> None:
    """Each line is an object; neither tokens nor tables are in them."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with serving(tmp_path, "--metrics", str(port)) as (process, url):
        made = httpx.post(f"{url}/api/tables", json={"game": "plain"}, timeout=PATIENCE).json()
        _tables(url, made["host"]["token"])
        httpx.get(f"{url}/api/tables/{made['host']['table']}/matches/0/record", timeout=PATIENCE)
        figures = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE).text
        _stopped(process, signal.SIGTERM)
    assert 'honeymoon_requests_total{method="POST",status="201"} 1.0' in figures
    lines = (tmp_path / "errors").read_text()
    assert [json.loads(line)["event"] for line in lines.splitlines()] == [
        "server.started",
        "server.stopped",
    ]
    for said in (lines, figures):
        assert made["host"]["token"] not in said
        assert made["host"]["table"] not in said


def _call(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The sentence with which it refuses."""
    answer = call(capsys, "serve", "--lang", "en", *words)
    assert (answer.status, answer.out) == (2, "")
    return answer.err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--port", "70000"), "--port 70000"),
        (("--metrics", "-1"), "--metrics -1"),
        (("--db", "mysql://here"), "--db expects"),
        (("--db", "sqlite:///"), "--db expects"),
        (("--public-url", "bridge.example"), "--public-url expects"),
        (("--public-url", "https://bridge.example/table"), "--public-url expects"),
        (("--public-url", "https://ana@bridge.example"), "--public-url expects"),
        (("--public-url", "https://bridge.example:x"), "--public-url expects"),
        (("--host", "0.0.0.0"), "--public-url"),
        (("--program", "mine"), "--program expects"),
        (("--program", "club=mine"), "--program expects"),
        (("--program", "person=mine"), "--program expects"),
        (("--program", "mine='"), "--program expects"),
    ],
)
def test_what_cannot_be_is_refused(
    words: tuple[str, ...],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Before anything is listened to, each with what is expected."""
    monkeypatch.setenv("HONEYMOON_DATA", str(tmp_path))
    assert said in _call(capsys, *words)


def test_a_port_that_is_taken_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The exit status tells it from a command line that cannot be understood."""
    monkeypatch.setenv("HONEYMOON_DATA", str(tmp_path))
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        answer = call(capsys, "serve", "--lang", "en", "--port", port)
    assert answer.status == 1
    assert port in answer.err


def test_a_database_of_a_later_version_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A sentence, and no traceback."""
    monkeypatch.setenv("HONEYMOON_DATA", str(tmp_path))
    file = serve.usual_file()
    file.parent.mkdir()
    engine = engine_for(file)
    with engine.begin() as connection:
        upgrade(connection)
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    answer = call(capsys, "serve", "--lang", "en", "--port", "0")
    assert (answer.status, answer.out) == (1, "")
    assert "later version (9999)" in answer.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_its_packages_it_says_how_to_get_them(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In each language, with a status of its own."""
    monkeypatch.setattr(serve, "NEEDED", ("no_such_package",))
    answer = call(capsys, "serve", "--lang", language)
    assert answer.status == 3
    assert 'pip install "honeymoon[server]"' in answer.err


@pytest.mark.parametrize(
    ("text", "origin"),
    [
        ("https://Bridge.example/", "https://bridge.example"),
        ("https://bridge.example:443", "https://bridge.example"),
        ("http://[::1]:8000", "http://[::1]:8000"),
    ],
)
def test_an_address_is_kept_as_browsers_write_it(text: str, origin: str) -> None:
    """They leave out the usual port, and capitals."""
    assert serve._public_url(Texts("en"), text) == origin
