"""A connection without a network: slow readers, floods, and frames of every kind."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from honeymoon.protocol.commands import Pause, Sit
from honeymoon.protocol.messages import PROTOCOL
from honeymoon.server.closing import Close
from honeymoon.server.errors import Refused
from honeymoon.server.host import Host
from honeymoon.server.limits import Limits
from honeymoon.server.rates import Rate
from honeymoon.server.socket import Connection, Gone
from tests.scale import deals
from tests.server.mangling import mangled
from tests.server.serving import GENEROUS, Place, without_port

HELLO = json.dumps({"t": "hello", "v": PROTOCOL})


class Line:
    """A wire in memory; nothing is read from it while ``reads`` is cleared."""

    def __init__(self) -> None:
        self.inwards: asyncio.Queue[str | None] = asyncio.Queue()
        self.outwards: asyncio.Queue[str] = asyncio.Queue()
        self.reads = asyncio.Event()
        self.reads.set()
        self.code: int | None = None
        self.is_cut = False

    async def receive(self) -> str | None:
        """The next text of the client."""
        text = await self.inwards.get()
        if self.is_cut:
            raise Gone
        return text

    async def send(self, text: str) -> None:
        """Waits for the client to read."""
        await self.reads.wait()
        self.outwards.put_nowait(text)

    async def close(self, code: int) -> None:
        """The end."""
        await self.reads.wait()
        self.code = code

    def cut(self) -> None:
        """The client is gone."""
        self.is_cut = True
        self.inwards.put_nowait(None)

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.outwards.get(), 30))
        return message


class At:
    """A connection that has said hello at a table of two persons who sit."""

    def __init__(self, place: Place, table: str, line: Line, running: asyncio.Task[None]) -> None:
        self.place = place
        self.table = table
        self.line = line
        self.running = running

    async def say(self, text: str | None) -> None:
        """A frame."""
        await self.line.inwards.put(text)

    async def hear_of(self, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        message = await self.line.hear()
        while message["t"] != kind:
            message = await self.line.hear()
        return message


def connected(
    folder: Path, use: Callable[[At], Awaitable[None]], limits: Limits = GENEROUS
) -> None:
    """Use such a connection, of seat 0."""

    async def run() -> None:
        async with without_port(folder, limits) as place:
            table, tokens = await place.seated()
            for seat in (0, 1):
                await place.desk.host.do(table, seat, f"sit {seat}", Sit(seat))
            badges = await place.desk.seats.held(tokens[:1])
            line = Line()
            running = asyncio.create_task(Connection(line, place.desk, table, badges).run())
            at = At(place, table, line, running)
            await at.say(HELLO)
            await at.hear_of("view")
            await use(at)
            line.cut()
            line.reads.set()
            await running
            assert not place.desk._connected
            assert not place.desk.host._listeners

    asyncio.run(run())


def test_a_reader_that_is_too_slow_gets_one_view_and_is_closed(tmp_path: Path) -> None:
    """The view is the newest; what had waited before it is dropped."""

    async def use(at: At) -> None:
        at.line.reads.clear()
        for number in range(10):
            await at.place.desk.host.do(at.table, 1, f"pause {number}", Pause(1, number % 2 == 0))
        at.line.reads.set()
        await at.running
        assert at.line.code == Close.SLOW
        heard = [json.loads(at.line.outwards.get_nowait()) for _ in range(at.line.outwards.qsize())]
        assert len(heard) <= 2
        # One was on its way, four waited, and the next was one too many.
        assert heard[-1]["n"] == 3 + 1 + 4 + 1

    connected(tmp_path, use, GENEROUS._replace(waiting=4))


def test_nobody_waits_for_a_reader_that_reads_nothing(tmp_path: Path) -> None:
    """It is given up after its time, and the others play on meanwhile."""

    async def use(at: At) -> None:
        at.line.reads.clear()
        for number in range(10):
            await at.place.desk.host.do(at.table, 1, f"pause {number}", Pause(1, number % 2 == 0))
        await asyncio.wait_for(at.running, 30)
        assert at.line.code is None

    connected(tmp_path, use, GENEROUS._replace(waiting=4, last_words=0.02))


def test_too_many_commands_are_refused_and_then_closed(tmp_path: Path) -> None:
    """With time the bucket fills again."""

    async def use(at: At) -> None:
        async def sync() -> dict[str, Any]:
            await at.say(json.dumps(pause("key", number)))
            return await at.hear_of("err")

        for number in range(4):
            assert (await sync())["code"] == ("not-now" if number < 2 else "rate-limited")
        at.place.clock.now += 1
        assert (await sync())["code"] == "not-now"
        for _ in range(3):
            assert (await sync()) == {
                "t": "err",
                "code": "rate-limited",
                "key": "key",
                "reason": None,
                "rule": None,
                "retry": True,
            }
        await at.say(json.dumps(pause("key", 0)))
        await at.running
        assert at.line.code == Close.FLOOD

    limits = GENEROUS._replace(commands_of_seat=Rate(2, 1), refusals=3)
    connected(tmp_path, use, limits)


def pause(key: str, number: int) -> dict[str, Any]:
    """A command that is refused: nothing is paused."""
    return {"t": "do", "key": key, "command": {"command": "pause", "seat": 0, "pause": False}}


def test_too_many_frames_of_any_kind_are_refused_and_then_closed(tmp_path: Path) -> None:
    """Even if each would be right."""

    async def use(at: At) -> None:
        for _ in range(3):
            await at.say('{"t":"sync","seat":0}')
        for _ in range(3):
            await at.hear_of("view")
        for _ in range(4):
            await at.say('{"t":"sync","seat":0}')
            assert (await at.hear_of("err"))["code"] == "rate-limited"
        await at.running
        assert at.line.code == Close.FLOOD

    connected(tmp_path, use, GENEROUS._replace(frames_of_connection=Rate(3, 0.1), refusals=3))


@pytest.mark.parametrize(
    "frame",
    [
        None,
        "",
        "null",
        "[]",
        "x",
        HELLO,
        '{"t":"sync","seat":0,"more":1}',
        '{"t":"sync","seat":0,"seat":0}',
        '{"t":"sync","seat":true}',
        '{"t":"sync","seat":0.0}',
        '{"t":"sync","seat":NaN}',
        '{"t":"sync","seat":1e3}',
        '{"t":"sync","seat":' + "9" * 5000 + "}",
        "[" * 4000,
        '{"t":' * 800,
        '{"t":"do","key":"","command":{"command":"leave","seat":0}}',
        '{"t":"do","key":"a b","command":{"command":"leave","seat":0}}',
        '{"t":"do","key":":revoked 1","command":{"command":"leave","seat":0}}',
        '{"t":"do","key":"' + "k" * 41 + '","command":{"command":"leave","seat":0}}',
        '{"t":"do","key":"k","command":{"command":"sit","seat":0,"name":"\\ud800"}}',
        '{"t":"do","key":"k","command":{"command":"fly","seat":0}}',
    ],
)
def test_a_bad_frame_is_answered_and_changes_nothing(tmp_path: Path, frame: str | None) -> None:
    """With a code; who sends nothing else is closed."""

    async def use(at: At) -> None:
        before = await at.place.desk.host.length(at.table)
        for _ in range(3):
            await at.say(frame)
            assert (await at.hear_of("err"))["code"] == "bad-message"
        await at.running
        assert at.line.code == Close.GARBAGE
        assert await at.place.desk.host.length(at.table) == before

    connected(tmp_path, use, GENEROUS._replace(refusals=2))


def test_what_fails_inside_may_be_sent_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody is told what it was, the log not either; the connection stays."""
    whole = Host.do

    async def fails(*_: Any) -> Any:
        raise RuntimeError("SA HK")

    async def use(at: At) -> None:
        asked = {"t": "do", "key": "k", "command": {"command": "pause", "seat": 0, "pause": True}}
        monkeypatch.setattr(Host, "do", fails)
        await at.say(json.dumps(asked))
        told = await at.hear_of("err")
        assert (told["code"], told["key"], told["retry"]) == ("unavailable", "k", True)
        monkeypatch.setattr(Host, "do", whole)
        await at.say(json.dumps(asked))
        assert (await at.hear_of("ack"))["key"] == "k"

    with caplog.at_level(logging.DEBUG):
        connected(tmp_path, use)
    assert "RuntimeError" in caplog.text
    assert "SA HK" not in caplog.text


# --- frames by lot -------------------------------------------------------------------------------


SEEDS = [
    '{"t":"hello","v":1}',
    '{"t":"sync","seat":0}',
    '{"t":"do","key":"k","command":{"command":"act","seat":0,"action":"pass","seen":4}}',
    '{"t":"do","key":"k","command":{"command":"claim","seat":0,"rest":"mine"}}',
    '{"t":"do","key":"k","command":{"command":"sit","seat":0,"name":"A"}}',
    '{"t":"do","key":"k","command":{"command":"hand-over","seat":0,"to_stand_in":true}}',
    '{"t":"do","key":"k","command":{"command":"answer-back","seat":0,"allow":true}}',
]


def not_mine(key: str) -> dict[str, Any]:
    """A command that is always refused under its key."""
    return {"t": "do", "key": key, "command": {"command": "leave", "seat": 9}}


def test_many_frames_at_once_are_answered_one_by_one(tmp_path: Path) -> None:
    """Who reads is not taken for a slow reader."""

    async def use(at: At) -> None:
        for _ in range(500):
            await at.say("x")
        for _ in range(500):
            assert (await at.hear_of("err"))["code"] == "bad-message"
        assert not at.running.done()

    connected(tmp_path, use, GENEROUS._replace(refusals=10**9, waiting=4))


def test_every_frame_by_lot_gets_a_typed_answer(tmp_path: Path) -> None:
    """Never silence and never the end; and the table can still be played."""

    async def use(at: At) -> None:
        rng, codes = Random("mangled"), {code.value for code in Refused}
        seen: set[str] = set()
        for number in range(deals(1500, 10_000)):
            frame = rng.choice(SEEDS).replace('"k"', f'"{rng.getrandbits(64):x}"')
            await at.say(mangled(rng, frame))
            await at.say(json.dumps(not_mine(f"mark-{number}")))
            answer = await at.line.hear()
            heard = 0
            while answer.get("key") != f"mark-{number}":
                heard += 1
                if answer["t"] == "err":
                    assert answer["code"] in codes
                    assert answer["code"] != "unavailable"
                    seen.add(answer["code"])
                answer = await at.line.hear()
            assert heard, number
        assert not at.running.done()
        assert {"illegal", "stale", "not-now", "key-used"} & seen
        view = await at.place.desk.host.view(at.table, 0)
        assert msgspec.json.encode(view)

    connected(tmp_path, use, GENEROUS._replace(refusals=10**9))
