"""Who may use which route, and who gets to sit at a table."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

from benchmarks.table.row import Row, counted, told
from tests.server.matrix import Tried, at_the_socket, looks, over_http
from tests.server.serving import on_a_port

BAR = "every role at every route as its policy says; 1,000 looks at a link claim nothing"
FULL = 1000


async def _measured(folder: Path, size: int) -> tuple[Tried, Tried]:
    async with on_a_port(folder) as place:
        routes = await over_http(place)
        told("seats", 1, 3)
        sockets = await at_the_socket(place)
        told("seats", 2, 3)
        looked = await looks(place, size)
    return Tried(routes.count + sockets.count, routes.wrong + sockets.wrong), looked


def measure(size: int, database: str) -> Row:
    """The whole matrix, and so many looks."""
    with tempfile.TemporaryDirectory() as folder:
        matrix, looked = asyncio.run(_measured(Path(folder), size))
    wrong = matrix.wrong + looked.wrong
    figure = counted(wrong, "otherwise")
    return Row(figure, f"{matrix.count} pairs of role and route, {size} looks", not wrong)
