"""A terminal that cannot sit down says why: bad links, servers away or other, seats taken."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import pytest

from honeymoon.cli import remote_start
from honeymoon.cli.remote_http import link_of
from honeymoon.cli.remote_keep import file_of
from tests.cli.calling import LANGUAGES, call
from tests.cli.test_serve import PATIENCE, serving


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server for the tests that leave it as it is."""
    with serving(tmp_path_factory.mktemp("served")) as (_, address):
        yield address


@pytest.fixture
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of data of its own."""
    monkeypatch.setenv("HONEYMOON_DATA", str(tmp_path))
    return tmp_path


def refused(capsys: pytest.CaptureFixture[str], *words: str, lang: str = "en") -> tuple[int, str]:
    """The status and the sentence of a command that is refused."""
    answer = call(capsys, *words, "--lang", lang)
    assert "Traceback" not in answer.err
    return answer.status, answer.err.strip()


SECRET = "x" * 43


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "link",
    [
        "",
        "hello",
        "http://a.example",
        f"http://a.example/#{SECRET}",
        "http://a.example/join#short",
        f"ftp://a.example/join#{SECRET}",
        f"http:///join#{SECRET}",
        f"http://a.example:x/join#{SECRET}",
        f"http://ana@a.example/join#{SECRET}",
    ],
)
def test_a_bad_link_is_told_so(
    link: str, lang: str, at_home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without its secret; the status is that of a line that cannot be understood."""
    status, said = refused(capsys, "join", link or " ", lang=lang)
    assert status == 2
    assert "https://bridge.example/join#" in said
    assert SECRET not in said
    assert not list(at_home.iterdir())


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--server", "here"), "--server expects"),
        (("--server", "https://a.example/tables"), "--server expects"),
        (("--server", "http://a.example", "--seed", "one"), "--seed"),
        (("--server", "http://a.example", "--no-pause"), "--no-pause"),
        (("--server", f"http://a.example/join#{SECRET}"), "a link brings its game"),
        (("--server", "http://a.example", "--seats", "person,cmd:x"), "cmd:"),
        (("--server", "http://a.example", "--seats", "person"), "2 seats"),
        (("--server", "http://a.example", "--option", "x=y"), "x"),
        (("--name", "Ana"), "--server says which"),
        (("--hints",), "--server says which"),
    ],
)
def test_a_command_line_that_cannot_be_is_refused(
    words: tuple[str, ...], said: str, at_home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Before anybody is asked; ``cmd:`` even before that."""
    status, told = refused(capsys, "play", "plain", *words)
    assert (status, said in told) == (2, True), told


class Odd(BaseHTTPRequestHandler):
    """Something that answers, and is no server of this version."""

    answer = b""
    status = 200

    def do_GET(self) -> None:
        """The same to everybody."""
        self.send_response(self.status)
        self.send_header("location", "http://127.0.0.1:9/")
        self.end_headers()
        self.wfile.write(self.answer)

    def log_message(self, *words: Any) -> None:
        """Nothing."""


@contextmanager
def odd(status: int, answer: str) -> Iterator[str]:
    """A server that answers so."""
    kind = type("Answering", (Odd,), {"status": status, "answer": answer.encode()})
    server = HTTPServer(("127.0.0.1", 0), kind)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_server_that_is_away_is_told_from_one_that_is_none(
    lang: str, at_home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """And from one of another version; a link is not used up by any of them."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        away = f"http://127.0.0.1:{taken.getsockname()[1]}"
    told = [refused(capsys, "join", f"{away}/join#{SECRET}", lang=lang)]
    told.append(refused(capsys, "play", "plain", "--server", away, lang=lang))
    assert {sentence for _, sentence in told} == {told[0][1]}
    for status, answer in (
        (200, '{"ok": true, "protocol": 9}'),
        (200, "<html>"),
        (302, "{}"),
        (404, "[]"),
        (200, '{"protocol": "1"}'),
    ):
        with odd(status, answer) as address:
            told.append(refused(capsys, "join", f"{address}/join#{SECRET}", lang=lang))
    assert [status for status, _ in told] == [1] * 7
    assert "9" in told[2][1]
    said = [sentence.replace(sentence.split("://")[1].split()[0], "") for _, sentence in told]
    assert [len(set(said)), len(set(said[3:]))] == [3, 1]
    assert not list(at_home.iterdir())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_its_packages_it_says_how_to_get_them(
    lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In each language, with a status of its own, before the link is looked at."""
    monkeypatch.setattr(remote_start, "NEEDED", ("no_such_package",))
    for words in (("join", "nothing"), ("play", "plain", "--server", "nothing")):
        status, said = refused(capsys, *words, lang=lang)
        assert status == 3
        assert 'pip install "honeymoon[server]"' in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_seat_that_somebody_has_is_told_so(
    lang: str, url: str, at_home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The link of a full table, one that was made up, and a seat that was moved."""
    made = httpx.post(f"{url}/api/tables", json={"game": "plain"}, timeout=PATIENCE).json()
    link = made["links"][0]["link"]
    secret = {"token": link.partition("#")[2]}
    assert httpx.post(f"{url}/api/seats/claim", json=secret, timeout=PATIENCE).status_code == 200
    for unusable in (link, f"{url}/join#{SECRET}"):
        status, said = refused(capsys, "join", unusable, lang=lang)
        assert status == 1
        assert said
        assert unusable.partition("#")[2] not in said


def test_a_file_that_somebody_has_changed_is_named(
    url: str, at_home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is not written over."""
    link = f"{url}/join#{SECRET}"
    file = file_of(at_home, link_of(link))
    file.parent.mkdir()
    file.write_text("{}")
    status, said = refused(capsys, "join", link)
    assert (status, str(file) in said) == (1, True)
    assert file.read_text() == "{}"
