"""What is said at a table: fixed phrases, to everybody who is there, and not too often."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, get_args

import pytest

from honeymoon.protocol.commands import Leave, Sit
from honeymoon.protocol.messages import Phrase, Said
from honeymoon.server.limits import Limits
from honeymoon.server.rates import Rate
from honeymoon.server.socket import Connection
from honeymoon.server.storage.hints import read_phrase
from tests.server.serving import GENEROUS, Place, without_port
from tests.server.test_connection import HELLO, Line


class Two:
    """Two persons at a table, each with a connection that has had its first view."""

    def __init__(self, place: Place, table: str) -> None:
        self.host, self.desk, self.table = place.desk.host, place.desk, table
        self.lines = (Line(), Line())

    async def say(self, phrase: str, seat: int = 0) -> None:
        """Seat 0 says something, or tries to say it for another seat."""
        frame = {"t": "say", "key": "k", "seat": seat, "phrase": phrase}
        await self.lines[0].inwards.put(json.dumps(frame))

    async def hear(self, seat: int = 0) -> dict[str, Any]:
        """The next message that is no view."""
        message = await self.lines[seat].hear()
        while message["t"] in ("view", "welcome"):
            message = await self.lines[seat].hear()
        return message


def two(folder: Path, use: Callable[[Two], Awaitable[None]], limits: Limits = GENEROUS) -> None:
    """Use two connections."""

    async def run() -> None:
        async with without_port(folder, limits) as place:
            table, tokens = await place.seated()
            at = Two(place, table)
            running = []
            for seat, line in enumerate(at.lines):
                await at.host.do(table, seat, f"sit {seat}", Sit(seat))
                badges = await place.desk.seats.held(tokens[seat : seat + 1])
                connection = Connection(line, place.desk, table, badges)
                running.append(asyncio.create_task(connection.run()))
                await line.inwards.put(HELLO)
                while (await line.hear())["t"] != "view":
                    pass
            await use(at)
            for line in at.lines:
                line.cut()
            await asyncio.gather(*running)

    asyncio.run(run())


@pytest.mark.parametrize("phrase", get_args(Phrase))
def test_everybody_hears_each_phrase(tmp_path: Path, phrase: str) -> None:
    """The speaker too; and nothing of it is stored."""

    async def use(at: Two) -> None:
        length = await at.host.length(at.table)
        await at.say(phrase)
        told = {"t": "said", "seat": 0, "phrase": phrase}
        assert [await at.hear(0), await at.hear(1)] == [told, told]
        assert await at.host.length(at.table) == length

    two(tmp_path, use)


@pytest.mark.parametrize("phrase", ["<b>well-played</b>", "hello", "", "well-played\n"])
def test_nothing_else_can_be_said(tmp_path: Path, phrase: str) -> None:
    """The other hears what is said next, and nothing before it."""

    async def use(at: Two) -> None:
        await at.say(phrase)
        assert (await at.hear(0))["code"] == "bad-message"
        await at.say("thanks")
        assert (await at.hear(1))["phrase"] == "thanks"

    two(tmp_path, use)


def test_nobody_speaks_for_another(tmp_path: Path) -> None:
    """Nor of a seat that is none."""

    async def use(at: Two) -> None:
        for seat in (1, 7):
            await at.say("thanks", seat)
            assert (await at.hear(0))["code"] == "not-yours"
        await at.say("thanks")
        assert (await at.hear(1))["seat"] == 0

    two(tmp_path, use)


def test_alone_there_is_nobody_to_talk_to(tmp_path: Path) -> None:
    """Once the other has left."""

    async def use(at: Two) -> None:
        await at.host.do(at.table, 1, "leave", Leave(1))
        await at.say("thanks")
        assert (await at.hear(0))["code"] == "not-now"

    two(tmp_path, use)


def test_not_more_is_said_than_can_be_read(tmp_path: Path) -> None:
    """What is too much is refused, and nobody hears it."""

    async def use(at: Two) -> None:
        for _ in range(4):
            await at.say("thanks")
        heard = [await at.hear(0) for _ in range(4)]
        assert [one["t"] for one in heard] == ["said", "said", "said", "err"]
        assert heard[-1]["code"] == "rate-limited"
        assert at.lines[1].outwards.qsize() == 3

    two(tmp_path, use, GENEROUS._replace(phrases_of_seat=Rate(3, 0.0)))


def test_other_workers_are_told_the_phrase() -> None:
    """In the form that their channel has; another form is none."""
    assert read_phrase("a-table 1 good-luck") == ("a-table", 1, "good-luck")
    assert Said(1, "good-luck").phrase in get_args(Phrase)
    for wrong in ("", "a-table", "a-table one good-luck", "a b c d"):
        with pytest.raises(ValueError, match=r"unpack|invalid literal"):
            read_phrase(wrong)
