"""Frames, bytes and requests that are nearly right, or not at all."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from random import Random

from benchmarks.table.row import Row, counted, told
from tests.server import described
from tests.server.bad_input import Heard, bytes_of, texts
from tests.server.serving import GENEROUS, on_a_port, without_port

BAR = "0 tracebacks in 100,000 frames and by the description; typed errors, known closing codes"
FULL = 100_000
PARTS = 20
"""Servers, one after the other, on which the frames are tried."""
BYTES = 5
"""One in so many is no frame of a library's."""
SHARE = 500
"""For so many frames, one request of each kind to each route."""
NEVER = GENEROUS._replace(refusals=10**9)
"""Nobody is closed because he is refused too often."""


async def _frames(size: int, seed: str) -> Heard:
    """A server for so many frames."""
    heard = Heard()
    with tempfile.TemporaryDirectory() as folder:
        async with on_a_port(Path(folder), NEVER) as place:
            heard.add(await texts(place, size - size // BYTES, Random(f"texts {seed}")))
            heard.add(await bytes_of(place, size // BYTES, Random(f"bytes {seed}")))
    return heard


def described_requests(count: int) -> Heard:
    """What the description of the routes makes up, so many of each kind."""
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner() as runner:
        loop = runner.get_loop()
        opening = without_port(Path(folder))
        place = loop.run_until_complete(opening.__aenter__())
        try:
            return described.Asking(place, loop).everything(count)
        finally:
            loop.run_until_complete(opening.__aexit__(None, None, None))


def measure(size: int, database: str) -> Row:
    """So many frames by lot, and requests besides."""
    heard = Heard()
    for part in range(PARTS):
        heard.add(asyncio.run(_frames(max(1, size // PARTS), str(part))))
        told("bad input", part + 1, PARTS)
    asked = described_requests(max(1, size // SHARE))
    slowest = sorted(heard.honest)[len(heard.honest) * 99 // 100]
    wrong = heard.wrong + asked.wrong
    figure = counted(wrong, "failures")
    figure += f"; {len(heard.codes)} codes; another table's p99 {1000 * slowest:.0f} ms"
    return Row(figure, f"{heard.frames} frames, {asked.frames} requests", not wrong)
