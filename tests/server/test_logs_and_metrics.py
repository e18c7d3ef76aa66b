"""What a server writes down about itself holds codes and numbers, and nothing about anybody."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from prometheus_client import generate_latest

from honeymoon.players.guard import Fault
from honeymoon.protocol import commands
from honeymoon.server.logged import Created
from honeymoon.server.logs import write_to
from honeymoon.server.metrics import MeasuredHost, Metrics
from honeymoon.server.storage import log as logs
from tests.log_settings import restored
from tests.rules.helpers import PL
from tests.server.databases import with_log

SECRET = "SA-ana-token"


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """Where the log goes, for the time of a test."""
    stream = io.StringIO()
    with restored():
        write_to(stream)
        yield stream


def lines(stream: io.StringIO) -> list[dict[str, object]]:
    """The lines, without their times."""
    found = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert all(line.pop("at").endswith("+00:00") for line in found)
    return found


def test_a_line_that_cannot_be_written_says_nothing_elsewhere(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """By itself logging would print the exception that the line was about, with its message."""
    stream = io.StringIO()
    with restored():
        write_to(stream)
        stream.close()
        try:
            raise RuntimeError(SECRET)
        except RuntimeError:
            logging.getLogger("honeymoon.server.host").error("command.failed RuntimeError")
    assert capsys.readouterr() == ("", "")


def test_a_line_is_an_object_with_a_code(written: io.StringIO) -> None:
    """And a kind, where there is one."""
    logging.getLogger("honeymoon.server.app").error("request.failed %s", "KeyError")
    logging.getLogger("honeymoon.server.running").info("server.started")
    assert lines(written) == [
        {"level": "error", "event": "request.failed", "kind": "KeyError"},
        {"level": "info", "event": "server.started"},
    ]


def test_what_libraries_speak_of_is_not_written(written: io.StringIO) -> None:
    """Neither their arguments nor the messages of exceptions, nor anything that is no warning."""
    other = logging.getLogger("uvicorn.error")
    other.info("hello %s", SECRET)
    other.warning("from %s", SECRET)
    try:
        raise ValueError(SECRET)
    except ValueError:
        other.exception("it failed")
    assert SECRET not in written.getvalue()
    warning, failure = lines(written)
    assert warning["text"] == "from %s"
    assert failure["exception"] == "ValueError"
    assert str(failure["where"]).startswith("['test_logs_and_metrics.py:")


def test_commands_are_counted_by_their_answer(tmp_path: Path) -> None:
    """And faults of computer players by their kind."""
    metrics = Metrics()

    async def use(log: logs.Log) -> None:
        host = MeasuredHost(log, "a")
        host.metrics = metrics
        await host.create(SECRET, Created(PL, {}, ("person", "person"), 0))
        await host.do(SECRET, 0, "one", commands.Sit(0, SECRET))
        await host.do(SECRET, 0, "two", commands.Sit(0, SECRET))

    with_log("sqlite", tmp_path, use)
    metrics.fault(Fault("club-1", 0, 3, "time-out", SECRET, "SA"))
    value = metrics.registry.get_sample_value
    for answer in ("ack", "seat-taken"):
        assert value("honeymoon_command_seconds_count", {"answer": answer}) == 1
    assert value("honeymoon_player_faults_total", {"kind": "time-out"}) == 1
    assert SECRET not in generate_latest(metrics.registry).decode()


def test_a_method_that_nobody_knows_makes_no_label_of_its_own() -> None:
    """So nobody can fill the memory with them."""
    metrics = Metrics()
    for number in range(20):
        metrics.request(f"METHOD{number}", 405)
    labels = {"method": "other", "status": "405"}
    assert metrics.registry.get_sample_value("honeymoon_requests_total", labels) == 20


def test_sockets_are_counted_while_they_are_open() -> None:
    """Of whatever becomes of them."""
    metrics = Metrics()
    open_now: list[float | None] = []

    async def app(scope: object, receive: object, send: object) -> None:
        open_now.append(metrics.registry.get_sample_value("honeymoon_sockets"))
        raise ConnectionError

    async def run() -> None:
        watched = metrics.watched(app)
        with pytest.raises(ConnectionError):
            await watched({"type": "websocket"}, None, None)  # type: ignore[arg-type]

    asyncio.run(run())
    assert open_now == [1]
    assert metrics.registry.get_sample_value("honeymoon_sockets") == 0
