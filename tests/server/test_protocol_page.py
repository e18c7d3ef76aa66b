"""docs/protocol.md says what the server does: codes, routes, messages and limits, all of them."""

from __future__ import annotations

import re
from typing import get_args

import msgspec
import pytest

from honeymoon.protocol import messages
from honeymoon.protocol.commands import AnyCommand
from honeymoon.protocol.messages import PROTOCOL, FromClient, FromServer
from honeymoon.server import strict_json
from honeymoon.server.closing import Close
from honeymoon.server.errors import Refused
from honeymoon.server.limits import Limits
from honeymoon.server.policies import POLICY
from honeymoon.server.routes import ROUTES
from tests.test_docs import page, quoted, rows

PAGE = page("protocol.md")
HEADERS = 2
"""The lines of a table before its rows."""


def test_every_code_stands_there_once() -> None:
    """And no other."""
    named = [row[0].strip("`") for row in rows(PAGE, "## Codes")[HEADERS:]]
    assert sorted(named) == sorted(code.value for code in Refused)


def test_every_closing_code_stands_there() -> None:
    """With those of the WebSocket protocol that a client meets."""
    named = quoted(rows(PAGE, "## Closing codes"))
    assert named == {str(code.value) for code in Close} | {"1001", "1002", "1007", "1009", "1012"}


def test_every_route_stands_there_with_who_may_use_it() -> None:
    """As the router has it."""
    named = {(row[0].strip("`"), row[1].strip("`")) for row in rows(PAGE, "## Routes")[HEADERS:]}
    real = {
        (f"{method} {re.sub(r':(str|int)', '', path)}", route.opt[POLICY])
        for route in ROUTES
        for path in route.paths
        for method in getattr(route, "http_methods", {"GET"})
    }
    assert named == real | {("GET /api/openapi.json", "anybody")}


@pytest.mark.parametrize("kinds", [FromClient, FromServer, AnyCommand])
def test_every_message_stands_there_with_its_fields(kinds: object) -> None:
    """None left out, none made up."""
    table = {row[0].strip("`"): quoted([row], 1) for row in rows(PAGE, "## Frames")}
    for kind in get_args(kinds):
        info = msgspec.inspect.type_info(kind)
        assert isinstance(info, msgspec.inspect.StructType)
        fields = {field.name for field in info.fields}
        if kinds is AnyCommand:
            fields -= {"seat"}
        assert table[str(info.tag)] - {"n", "legal", "mine", "yours"} == fields - {"n"}


def test_the_frames_of_the_example_are_frames() -> None:
    """Read as the server reads them."""
    (example,) = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    lines = [line.encode() for line in example.splitlines()]
    frames: list[object] = [strict_json.read(line, FromClient) for line in lines]
    assert frames[0] == messages.Hello(PROTOCOL)
    keys = [frame.key for frame in frames if isinstance(frame, messages.Do)]
    assert all(messages.KEY_PATTERN.fullmatch(key) for key in keys)
    assert f"now `{PROTOCOL}`" in PAGE


def test_the_limits_are_those_of_the_server() -> None:
    """The rates in the order of the page, and the sizes."""
    limits = Limits()
    rates = [
        limits.commands_of_seat,
        limits.commands_of_table,
        limits.frames_of_connection,
        limits.hellos_of_address,
        limits.requests_of_address,
        limits.posts_of_address,
        limits.tables_of_address,
    ]
    told = rows(PAGE, "## How much")[HEADERS:]
    spoken = {"5 a second": 5, "20 a second": 20, "2 a second": 2, "1 in 2 seconds": 0.5}
    spoken["1 a minute"] = 1 / 60
    for row, rate in zip(told, rates, strict=False):
        assert (int(row[1]), spoken[row[2]]) == rate, row[0]
    assert [row[1:] for row in told[-2:]] == [["5", "1 in 5 seconds"], ["3", "1 in 5 seconds"]]
    assert (limits.questions_of_seat, limits.phrases_of_seat) == ((5, 0.2), (3, 0.2))
    sockets = (limits.sockets, limits.sockets_of_address, limits.sockets_of_table)
    assert tuple(map(int, re.findall(r"\d+", told[7][1]))) == sockets
    assert (limits.frame, limits.body, limits.record) == (8 * 1024, 8 * 1024, 64 * 1024)
    assert f"more than {limits.waiting} messages" in PAGE
    assert f"within {limits.hello:.0f} seconds" in PAGE
