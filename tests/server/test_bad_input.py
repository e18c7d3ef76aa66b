"""Nothing that is sent makes a server fail: it is refused with a code, or its connection ends."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from benchmarks.table.bad_input import NEVER, described_requests
from honeymoon.protocol import http
from honeymoon.protocol.messages import Err
from honeymoon.server import socket
from honeymoon.server.errors import Refused
from honeymoon.server.socket import Connection
from tests.scale import deals
from tests.server.bad_input import Heard, bytes_of, ended_in_one_piece, texts
from tests.server.serving import Place, on_a_port


def served(folder: Path, use: Callable[[Place], Awaitable[Heard]]) -> Heard:
    """What came of using a server on a port."""

    async def run() -> Heard:
        async with on_a_port(folder, NEVER) as place:
            return await use(place)

    return asyncio.run(run())


def test_every_text_by_lot_is_answered(tmp_path: Path) -> None:
    """Never silence, never a failure, and another table is answered all the time."""
    heard = served(tmp_path, lambda place: texts(place, deals(300, 4_000), Random("texts")))
    assert not heard.wrong
    assert len(heard.codes) > 5
    assert heard.honest


def test_frames_that_no_library_makes_end_the_connection(tmp_path: Path) -> None:
    """With a code that is known, and nothing else with it."""
    heard = served(tmp_path, lambda place: bytes_of(place, deals(600, 4_000), Random("bytes")))
    assert not heard.wrong
    assert {1002, 1009} <= heard.closed.keys()


def test_bytes_that_are_no_text_with_the_end_behind_them_are_no_failure(tmp_path: Path) -> None:
    """In one piece, so that the connection is closing when they are looked at."""
    heard = served(tmp_path, ended_in_one_piece)
    assert not heard.wrong
    assert heard.closed.total() == 1


def test_requests_by_the_description_are_answered_as_it_says() -> None:
    """Right ones and wrong ones; what is wrong is refused."""
    heard = described_requests(deals(3, 20))
    assert not heard.wrong
    assert heard.frames > 40


# --- planted --------------------------------------------------------------------------------------


def _fails(*_: Any, **__: Any) -> Any:
    raise ValueError("it fails")


def test_a_failure_inside_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By its line in the log."""
    monkeypatch.setattr(Connection, "_follow", _fails)
    heard = served(tmp_path, ended_in_one_piece)
    assert "connection.failed" in heard.wrong[0]


def test_a_code_that_is_not_in_the_list_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever else it says."""
    monkeypatch.setattr(socket, "_error", lambda why, key, retry: Err("else", key))
    assert "else" in served(tmp_path, _few).wrong[0]


def test_silence_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A frame that is none must be answered too."""
    honest = Connection._refuse

    def refuse(self: Connection, key: str | None, code: Any, why: Refused) -> None:
        if why is not Refused.BAD_MESSAGE:
            honest(self, key, code, why)

    monkeypatch.setattr(Connection, "_refuse", refuse)
    assert "silence" in served(tmp_path, _few).wrong[0]


async def _few(place: Place) -> Heard:
    return await texts(place, 20, Random("few"))


def test_an_answer_that_is_not_described_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A number where a text should be."""
    monkeypatch.setattr(http, "Health", lambda ok, protocol: {"ok": "yes"})
    assert "health" in described_requests(1).wrong[0]
