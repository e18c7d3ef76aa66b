"""Whatever can be sent to a server beside what it understands, and what it makes of it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import struct
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from random import Random

from honeymoon.protocol.commands import Sit
from honeymoon.protocol.messages import PROTOCOL
from honeymoon.server.closing import Close
from honeymoon.server.errors import Refused
from honeymoon.server.logs import is_worth_telling
from tests.server.mangling import mangled
from tests.server.serving import Guest, Place, bearer, do, guest

CODES = {code.value for code in Refused} - {Refused.UNAVAILABLE.value}
"""What a refusal may say; what fails inside is a failure."""
CLOSED = {*map(int, Close), 1000, 1002, 1007, 1009} - {int(Close.UNAVAILABLE)}
"""The closing codes of docs/protocol.md, and those of RFC 6455 for what is no frame or too much."""
ECHOED = {*range(3000, 4000), *range(4100, 5000)}
"""Whoever closes hears its own code (RFC 6455, 5.5.1); those of the server are below 4100."""
HELLO = json.dumps({"t": "hello", "v": PROTOCOL})
SEEDS = [
    HELLO,
    '{"t":"sync","seat":0}',
    '{"t":"do","key":"k","command":{"command":"act","seat":0,"action":"pass","seen":4}}',
    '{"t":"do","key":"k","command":{"command":"claim","seat":0,"rest":"mine"}}',
    '{"t":"do","key":"k","command":{"command":"sit","seat":0,"name":"A"}}',
    '{"t":"do","key":"k","command":{"command":"leave","seat":0}}',
    '{"t":"do","key":"k","command":{"command":"next","seat":0}}',
    '{"t":"do","key":"k","command":{"command":"ask-back","seat":0}}',
    '{"t":"do","key":"k","command":{"command":"pause","seat":0,"pause":true}}',
    '{"t":"do","key":"k","command":{"command":"hand-over","seat":0,"to_stand_in":true}}',
    '{"t":"do","key":"k","command":{"command":"answer-back","seat":0,"allow":true}}',
    '{"t":"do","key":"k","command":{"command":"answer-claim","seat":0,"accept":true}}',
]
WILD = ["", "null", "[" * 4000, '{"t":' * 900, "9" * 5000, '"\\ud800"', '{"t":NaN}', "\0", "true"]
TEXT, BINARY = 1, 2
MARK = "mark"
PATIENCE = 30.0
"""Seconds without an answer after which there will be none."""
LANES, OF_SOCKET = 8, 100
"""Connections that send texts at the same time, and how many each sends."""
Bare = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@dataclass
class Heard:
    """What came of it: refusals and closing codes by their code, and what must not be."""

    frames: int = 0
    codes: Counter[str] = field(default_factory=Counter)
    closed: Counter[int] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    honest: list[float] = field(default_factory=list)
    """Seconds from a command at another table to its answer."""

    def check(self, message: dict[str, object], frame: object) -> None:
        """A refusal has a code of the list."""
        if message["t"] == "err":
            self.codes[str(message["code"])] += 1
            if message["code"] not in CODES:
                self.wrong.append(f"{message} to {frame!r}"[:300])

    def add(self, other: Heard) -> None:
        """Both together."""
        self.frames += other.frames
        self.codes += other.codes
        self.closed += other.closed
        self.wrong += other.wrong
        self.honest += other.honest


def text_of(rng: Random) -> str:
    """A frame by lot: nearly right, or wild."""
    if rng.random() < 0.05:
        return rng.choice(WILD)
    return mangled(rng, rng.choice(SEEDS).replace('"k"', f'"{rng.getrandbits(64):x}"'))


# --- failures -------------------------------------------------------------------------------------


class Failures(logging.Handler):
    """Tracebacks, and everything that is called an error."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.addFilter(is_worth_telling)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep it, if it is one."""
        if record.exc_info or record.levelno >= logging.ERROR:
            self.found.append(self.format(record))


@contextlib.contextmanager
def no_failures(heard: Heard) -> Iterator[None]:
    """What fails in that time is wrong."""
    root, kept = logging.getLogger(), Failures()
    root.addHandler(kept)
    try:
        yield
    finally:
        root.removeHandler(kept)
        heard.wrong += kept.found


# --- other tables ---------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def honest_table(place: Place, heard: Heard) -> AsyncIterator[None]:
    """Another table on the same server, at which a client goes on asking and is answered."""
    table, tokens = await seated(place)
    async with guest(place, table, tokens[0]) as one:
        asking = asyncio.create_task(_ask_on(one, heard))
        yield
        asking.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asking


async def seated(place: Place) -> tuple[str, list[str]]:
    """A table at which two persons sit."""
    table, tokens = await place.seated()
    for seat in (0, 1):
        await place.desk.host.do(table, seat, f"sit {seat}", Sit(seat))
    return table, tokens


async def _ask_on(one: Guest, heard: Heard) -> None:
    number = 0
    while True:
        began = time.perf_counter()
        await one.say(do(f"h{number}", "pause", 0, pause=number % 2 == 0))
        answer = await one.answer_to(f"h{number}")
        heard.honest.append(time.perf_counter() - began)
        if answer["t"] != "ack":
            heard.wrong.append(f"another table was told {answer}")
        number += 1
        await asyncio.sleep(0.02)


# --- texts ----------------------------------------------------------------------------------------


async def texts(place: Place, count: int, rng: Random) -> Heard:
    """Texts by lot over a socket; each is answered, or ends it with a code that is known."""
    heard, left = Heard(), iter(range(0, count, OF_SOCKET))

    async def lane() -> None:
        for start in left:
            own = Random(rng.getrandbits(64))
            await _of_one_socket(place, min(count - start, OF_SOCKET), own, heard)

    with no_failures(heard):
        async with honest_table(place, heard):
            await asyncio.gather(*(lane() for _ in range(LANES)))
    return heard


async def _of_one_socket(place: Place, count: int, rng: Random, heard: Heard) -> None:
    table, tokens = await seated(place)
    async with guest(place, table, tokens[0]) as one:
        for number in range(count):
            data = text_of(rng).encode("utf-8", "replace")
            frame = data.decode()
            await one.say(frame if rng.random() < 0.95 else data)
            await one.say(do(f"{MARK}-{number}", "leave", 9))
            heard.frames += 1
            async with asyncio.timeout(PATIENCE):
                await _until_mark(one, f"{MARK}-{number}", frame, heard)
    if (await place.desk.host.table(table)).seats != range(2):
        heard.wrong.append("the table is no more what it was")


async def _until_mark(one: Guest, mark: str, frame: str, heard: Heard) -> None:
    """Something is said to the frame before the mark is answered."""
    said = 0
    message = await one.hear()
    while message.get("key") != mark:
        said += 1
        heard.check(message, frame)
        message = await one.hear()
    if not said:
        heard.wrong.append(f"silence after {frame!r}"[:300])


# --- bytes ----------------------------------------------------------------------------------------


async def bytes_of(place: Place, count: int, rng: Random) -> Heard:
    """Frames that no library makes, over a bare connection, until the server ends each."""
    heard = Heard()
    with no_failures(heard):
        async with honest_table(place, heard):
            table, tokens = await seated(place)
            while heard.frames < count:
                heard.closed[await _closed_with(place, table, tokens[0], rng, heard)] += 1
    unknown = [code for code in heard.closed if code not in CLOSED | ECHOED]
    heard.wrong += [f"closed with {code}" for code in unknown]
    return heard


async def ended_in_one_piece(place: Place) -> Heard:
    """Bytes that are no text, and the end of the connection in the same packet."""
    heard = Heard()
    with no_failures(heard):
        table, tokens = await seated(place)
        reader, writer = await _opened(place, table, tokens[0])
        writer.write(_frame(TEXT, b"\xed\xa0\x80") + END)
        heard.closed[await asyncio.wait_for(_code(reader), PATIENCE)] += 1
        writer.close()
    return heard


async def _opened(place: Place, table: str, token: str) -> Bare:
    """A bare connection that has said hello."""
    host, _, port = place.url.removeprefix("http://").rpartition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(_handshake(table, token))
    await reader.readuntil(b"\r\n\r\n")
    writer.write(_frame(TEXT, HELLO.encode()))
    return reader, writer


async def _closed_with(place: Place, table: str, token: str, rng: Random, heard: Heard) -> int:
    """The code with which the server ends a connection that goes on sending such frames."""
    reader, writer = await _opened(place, table, token)
    listening = asyncio.create_task(_code(reader))
    for _ in range(60):
        if listening.done():
            break
        heard.frames += 1
        with contextlib.suppress(ConnectionError):
            writer.write(_any_frame(rng))
            await writer.drain()
        await asyncio.sleep(0)
    writer.write(END)
    code = await asyncio.wait_for(listening, PATIENCE)
    writer.close()
    return code


def _handshake(table: str, token: str) -> bytes:
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        "Host: a",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        *(f"{name}: {value}" for name, value in bearer(token).items()),
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def _frame(kind: int, data: bytes, first: int = 0x80, masked: bool = True) -> bytes:
    """One frame; ``first`` are its bits of the end and those that are kept for later."""
    flag = 0x80 if masked else 0
    if len(data) < 126:
        length = bytes([flag | len(data)])
    else:
        length = bytes([flag | 126]) + struct.pack("!H", min(len(data), 0xFFFF))
    mask = os.urandom(4) if masked else b""
    body = bytes(byte ^ mask[at % 4] for at, byte in enumerate(data)) if masked else data
    return bytes([first | kind]) + length + mask + body


END = _frame(8, struct.pack("!H", 1000))


def _any_frame(rng: Random) -> bytes:
    data = text_of(rng).encode("utf-8", "surrogatepass")
    roll = rng.random()
    if roll < 0.85:
        return _frame(rng.choice((TEXT, TEXT, TEXT, BINARY, 9, 10)), data[:120])
    if roll < 0.9:
        return _frame(TEXT, data[:40], 0) + _frame(0, data[40:80])
    if roll < 0.92:
        return _frame(TEXT, bytes(rng.choices(range(256), k=20)))
    return rng.choice(
        (
            _frame(TEXT, b"x" * 9000),
            _frame(rng.randrange(16), data[:100], rng.choice((0, 0x40, 0x80, 0xF0))),
            _frame(TEXT, data[:100], masked=False),
            _frame(9, b"x" * 200),
            _frame(8, bytes(rng.choices(range(256), k=rng.randrange(4)))),
            bytes(rng.choices(range(256), k=30)),
            bytes([0x81, 0xFF]) + b"\xff" * 8,
        )
    )


async def _code(reader: asyncio.StreamReader) -> int:
    """The code of the frame that closes; 1000 for a connection that ends without one."""
    with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
        while True:
            kind, length = await reader.readexactly(2)
            size = length & 0x7F
            if size >= 126:
                size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8), "big")
            data = await reader.readexactly(size)
            if kind & 0x0F == 8:
                return int.from_bytes(data[:2], "big") if len(data) > 1 else 1000
    return 1000
