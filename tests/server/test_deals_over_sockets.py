"""Whole deals over real sockets, by clients that play by lot, and lines that are cut."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from honeymoon.protocol.commands import Sit
from tests.rules.helpers import DD, GAMES, PL
from tests.scale import FULL, deals
from tests.server.serving import GENEROUS, Guest, Place, do, guest, on_a_port

Use = Callable[[Place], Awaitable[None]]


def served(folder: Path, use: Use) -> None:
    """Use a server on a port."""

    async def run() -> None:
        async with on_a_port(folder, GENEROUS) as place:
            await use(place)

    asyncio.run(run())


class Scripted:
    """A client that plays whatever is legal by lot, and checks that its views have no gap."""

    def __init__(self, one: Guest, seat: int, rng: Random) -> None:
        self.one = one
        self.seat = seat
        self.rng = rng
        self.asked = 0
        self.seen: dict[str, Any] = {"n": 0}

    def take(self, view: dict[str, Any]) -> None:
        """The next view, the one after the last."""
        assert self.seen["n"] in (0, view["n"] - 1)
        assert view["seat"] == self.seat
        self.seen = view

    def legal(self) -> list[str]:
        """What it may do now, ahead of its turn too."""
        ahead, deal = self.seen["ahead"], self.seen["deal"]
        if self.seen["to_act"] == self.seat and (ahead is None or not ahead["choices"]):
            return list(deal["legal"])
        return [] if ahead is None else list(ahead["legal"])

    async def play(self) -> dict[str, Any]:
        """To the end of the first deal; the last view."""
        await self.one.say(do(f"sit-{self.seat}", "sit", self.seat, name=f"P{self.seat}"))
        waiting = True
        while not self.seen.get("scored"):
            message = await self.one.hear()
            if message["t"] == "view":
                self.take(message)
            elif message["t"] == "err":
                assert message["code"] == "stale"
            waiting = waiting and message["t"] in ("view", "here")
            if not waiting and self.seen["deal"] is not None and self.legal():
                await self._act()
                waiting = True
        return self.seen

    async def _act(self) -> None:
        self.asked += 1
        action = self.rng.choice(self.legal())
        key = f"{self.seat}-{self.asked}"
        await self.one.say(do(key, "act", self.seat, action=action, seen=self.seen["n"]))


@pytest.mark.parametrize("game", GAMES if FULL else (PL, DD))
def test_clients_play_a_whole_deal(tmp_path: Path, game: str) -> None:
    """Each sees at its end what the server has for it, and who watches sees the end too."""

    async def use(place: Place) -> None:
        for number in range(deals(1, 3)):
            table, tokens = await place.seated(game)
            async with AsyncExitStack() as open_ones:
                guests = [
                    await open_ones.enter_async_context(guest(place, table, token))
                    for token in tokens
                ]
                *players, watching = guests
                clients = [
                    Scripted(one, seat, Random(f"{number} {seat}"))
                    for seat, one in enumerate(players)
                ]
                for seat, seen in enumerate(await asyncio.gather(*(c.play() for c in clients))):
                    now = await place.desk.host.view(table, seat)
                    assert (seen["n"], seen["deal"]) == (now.n, now.deal)
                while not (await watching.hear_of("view"))["scored"]:
                    pass

    served(tmp_path, use)


def test_a_client_that_was_cut_off_resends_and_goes_on(tmp_path: Path) -> None:
    """It hears the same answer as before, and the view as it is."""

    async def use(place: Place) -> None:
        table, tokens = await place.seated()
        for person in (0, 1):
            await place.desk.host.do(table, person, f"sit {person}", Sit(person))
        for number in range(deals(12, 60)):
            seat = (await place.desk.host.table(table)).to_act
            if seat is None:
                break
            await cut_off_and_back(place, table, tokens[seat], seat, f"act-{number}")
            assert (await place.desk.host.length(table)) == 4 + number + 1

    served(tmp_path, use)


async def cut_off_and_back(place: Place, table: str, token: str, seat: int, key: str) -> None:
    """An action whose answer is not heard, sent twice more."""
    asked = await acted_and_cut(place, table, token, seat, key)
    async with guest(place, table, token) as one:
        await one.hear_of("view")
        await one.say(asked)
        first = await one.answer_to(key)
        await one.say(asked)
        assert first["t"] == "ack"
        assert await one.answer_to(key) == first
        await one.say({"t": "sync", "seat": seat})
        seen = (await one.hear_of("view"))["n"]
        assert seen == (await place.desk.host.view(table, seat)).n


async def acted_and_cut(
    place: Place, table: str, token: str, seat: int, key: str
) -> dict[str, Any]:
    """Ask for an action, and cut the line without waiting for the answer."""
    async with guest(place, table, token) as one:
        seen = await one.hear_of("view")
        choices = [token for token in seen["deal"]["legal"] if token != "pass"]
        action = (choices or seen["deal"]["legal"])[0]
        asked = do(key, "act", seat, action=action, seen=seen["n"])
        await one.say(asked)
        one.wire.transport.abort()
    return asked
