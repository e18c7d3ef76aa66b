"""Hints: from the asker's own view alone, in time, and not more than there is room for."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from honeymoon.players.clock import Clock
from honeymoon.players.decision import Decision
from honeymoon.players.guard import Fault, decision_of
from honeymoon.players.hints import ADVISER, INSTEAD, MILLISECONDS, chance_for
from honeymoon.players.player import player_named
from honeymoon.players.tips.player import Tips
from honeymoon.protocol import commands
from honeymoon.protocol.messages import PROTOCOL, Ack, Advice, Hint
from honeymoon.rules.events import Seat
from honeymoon.rules.view import View, view
from honeymoon.server import advice
from honeymoon.server.advice import Adviser
from honeymoon.server.errors import Refused, TableRefusal
from honeymoon.server.limits import Limits
from honeymoon.server.rates import Rate
from honeymoon.server.reasons import Reasons
from honeymoon.server.socket import Connection
from honeymoon.server.state import Table
from honeymoon.server.thinkers import Thinkers
from honeymoon.shuffle import Chance
from tests.rules.helpers import PL
from tests.server.serving import GENEROUS, without_port
from tests.server.serving import Place as Server
from tests.server.tables import table_for
from tests.server.test_connection import Line


class Calm:
    """Thinks at once, in this process, and notes what it is shown."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, View, int]] = []
        self.late: set[str] = set()
        self.fails = False

    async def decision(
        self, player: str, seen: View, chance: Chance, deadline: int = 0
    ) -> Decision:
        """What the tips do, unless that player is late."""
        if self.fails:
            raise OSError
        self.asked.append((player, seen, deadline))
        code = "guard" if player in self.late else "play.worlds"
        return Decision(Tips().choose(seen, Clock(), chance), code=code)


class Room:
    """A connection of seat 0 at a table of two persons, where a calm adviser answers."""

    def __init__(self, place: Server, table_id: str) -> None:
        self.host, self.table_id = place.desk.host, table_id
        self.line, self.calm = Line(), Calm()
        place.desk._adviser = Adviser(self.calm, Reasons())  # type: ignore[arg-type]

    async def table(self) -> Table:
        """The table as it is."""
        return await self.host.table(self.table_id)

    async def do(self, command: commands.Command, seat: Seat) -> None:
        """Something happens at the table."""
        key = f"{seat} {await self.host.length(self.table_id)}"
        assert isinstance(await self.host.do(self.table_id, seat, key, command), Ack)

    async def to_act(self, seat: Seat) -> Table:
        """The table when it is this seat's turn in the auction."""
        table = await self.table()
        if table.to_act != seat:
            other = 1 - seat
            await self.do(commands.Act(other, "pass", table.view_number(other)), other)
        return await self.table()

    async def asked(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The answer to a question; views are passed over."""
        self.line.inwards.put_nowait(json.dumps({"t": kind, "key": "k", "seat": 0, **fields}))
        message = await self.line.hear()
        while message["t"] in ("view", "welcome", "here"):
            message = await self.line.hear()
        assert message["key"] == "k"
        return message


def in_a_room(
    folder: Path,
    use: Callable[[Room], Awaitable[None]],
    limits: Limits = GENEROUS,
    **terms: Any,
) -> None:
    """Use such a connection."""

    async def run() -> None:
        async with without_port(folder, limits) as place:
            table_id, tokens = await place.seated(PL, **{"hints": True, **terms})
            room = Room(place, table_id)
            for seat in (0, 1):
                await room.do(commands.Sit(seat), seat)
            badges = await place.desk.seats.held(tokens[:1])
            connection = Connection(room.line, place.desk, table_id, badges)
            running = asyncio.create_task(connection.run())
            room.line.inwards.put_nowait(json.dumps({"t": "hello", "v": PROTOCOL}))
            await use(room)
            room.line.cut()
            await running

    asyncio.run(run())


def test_a_hint_is_made_of_the_askers_own_view_and_nothing_else(tmp_path: Path) -> None:
    """By the strongest level, within its time."""

    async def use(room: Room) -> None:
        table = await room.to_act(0)
        told = await room.asked("hint", seen=table.view_number(0))
        deal = table.match.deal
        assert deal is not None
        assert room.calm.asked == [(ADVISER, view(deal, 0), MILLISECONDS)]
        assert (told["t"], told["n"], told["player"]) == ("advice", table.view_number(0), ADVISER)
        assert told["decision"]["action"] in map(str, deal.legal)

    in_a_room(tmp_path, use)


def test_where_the_level_is_late_the_tips_are_asked(tmp_path: Path) -> None:
    """And where they are late too, the code says that nobody answered."""

    async def use(room: Room) -> None:
        seen = (await room.to_act(0)).view_number(0)
        room.calm.late = {ADVISER}
        told = await room.asked("hint", seen=seen)
        assert (told["player"], told["decision"]["code"]) == (INSTEAD, "tips")
        room.calm.late = {ADVISER, INSTEAD}
        assert (await room.asked("hint", seen=seen))["decision"]["code"] == "guard"

    in_a_room(tmp_path, use)


def test_a_hint_is_for_who_is_to_act_on_the_newest_view(tmp_path: Path) -> None:
    """Each refusal has its code, and nobody has thought about anything."""

    async def use(room: Room) -> None:
        seen = (await room.to_act(0)).view_number(0)
        codes = [
            (await room.asked("hint", **fields))["code"]
            for fields in ({"seen": seen - 1}, {"seen": seen, "seat": 1})
        ]
        await room.do(commands.Pause(0, True), 0)
        codes.append((await room.asked("hint", seen=seen + 1))["code"])
        await room.do(commands.Pause(0, False), 0)
        await room.do(commands.Act(0, "1C", seen + 2), 0)
        codes.append((await room.asked("hint", seen=seen + 3))["code"])
        codes.append((await room.asked("why"))["code"])
        assert codes == ["stale", "not-yours", "not-now", "not-now", "not-now"]
        assert not room.calm.asked

    in_a_room(tmp_path, use)


def test_a_table_without_hints_gives_none(tmp_path: Path) -> None:
    """As it was agreed on."""

    async def use(room: Room) -> None:
        seen = (await room.to_act(0)).view_number(0)
        assert (await room.asked("hint", seen=seen))["code"] == "not-agreed"
        assert not room.calm.asked

    in_a_room(tmp_path, use, hints=False)


def test_questions_have_a_rate_and_hints_a_limit(tmp_path: Path) -> None:
    """Both are to be tried again; what fails is too, and the connection goes on."""

    async def use(room: Room) -> None:
        seen = (await room.to_act(0)).view_number(0)
        room.calm.fails = True
        told = await room.asked("hint", seen=seen)
        assert (told["code"], told["retry"]) == ("unavailable", True)
        room.calm.fails = False
        assert (await room.asked("hint", seen=seen))["t"] == "advice"
        told = await room.asked("hint", seen=seen)
        assert (told["code"], told["retry"]) == ("rate-limited", True)

    in_a_room(tmp_path, use, GENEROUS._replace(questions_of_seat=Rate(2, 0.0)))


def test_more_hints_than_there_is_room_for_come_later(tmp_path: Path) -> None:
    """So that the players at the tables are not kept waiting."""

    async def run() -> None:
        log, calm = table_for(PL, hints=True), Calm()
        seat = log.table.to_act
        assert seat is not None
        going_on = asyncio.Event()
        decide = calm.decision

        async def slow(*words: Any) -> Decision:
            await going_on.wait()
            return await decide(*words)

        calm.decision = slow  # type: ignore[method-assign, assignment]
        adviser = Adviser(calm, Reasons())  # type: ignore[arg-type]
        hint = Hint("k", seat, log.table.view_number(seat))
        thinking = [
            asyncio.create_task(adviser.answer(hint, "t", log.table))
            for _ in range(advice.MOST_AT_ONCE)
        ]
        await asyncio.sleep(0)
        with pytest.raises(TableRefusal) as refused:
            await adviser.answer(hint, "t", log.table)
        assert refused.value.code is Refused.RATE_LIMITED
        going_on.set()
        await asyncio.gather(*thinking)
        assert isinstance(await adviser.answer(hint, "t", log.table), Advice)

    asyncio.run(run())


def test_a_player_of_its_own_process_gives_its_reasons_too() -> None:
    """The decision is the one that the player makes here with the same chance."""
    faults: list[Fault] = []
    thinkers = Thinkers(1, faults.append)
    deal = table_for(PL).table.match.deal
    assert deal is not None
    assert deal.to_act is not None
    seen = view(deal, deal.to_act)
    try:
        told = asyncio.run(thinkers.decision("club-1", seen, chance_for(seen), 60_000))
    finally:
        thinkers.close()
    player = player_named("club-1")
    assert told == decision_of(player, seen, Clock(60_000), chance_for(seen))
    assert told.candidates
    assert not faults
