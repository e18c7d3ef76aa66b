"""Write the database of this version anew: ``python -m tests.server.stored.write``.

Each game has a finished match and a running one; they stop where something is still open.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from functools import partial
from importlib.metadata import version
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from honeymoon.players.clock import Clock
from honeymoon.protocol import commands
from honeymoon.protocol.commands import Command
from honeymoon.protocol.messages import Ack
from honeymoon.rules.actions import Action
from honeymoon.rules.view import view
from honeymoon.server.claims import rest_of_play
from honeymoon.server.host import Host
from honeymoon.server.logged import Created
from honeymoon.server.seats import Seats
from honeymoon.server.state import Table
from honeymoon.server.storage.sqlite import SqliteLog
from honeymoon.server.table import Handled, act_for_computer
from honeymoon.shuffle import Chance
from tests.rules.helpers import BI, DD, ED, GAMES, PL, PU, SE, TH, seats_of
from tests.server.stored.summary import summary
from tests.server.tables import TIPS, Log, play_on, table_for

FOLDER = Path(__file__).parent
SHORT = {DD: 3, PU: 4, PL: 1, SE: 3, ED: 1, TH: 5, BI: 0}
"""The seeds of matches that end soon."""
NAMES = ("Ana", "Ñandú 🂡", "")
COMPUTER = "tips-1"
MOMENT = "2000-01-01 00:00:00.000000"
"""When everything happened, so that only what changes is another text."""


class At:
    """A table that is played over its host, every request under a key of its own."""

    def __init__(self, host: Host, name: str) -> None:
        self.host, self.name = host, name
        self.asked: list[tuple[int, str, Command, Ack]] = []
        self._rng = Random(name)

    async def table(self) -> Table:
        """The table as it is."""
        return await self.host.table(self.name)

    async def do(self, command: Command) -> None:
        """Carry a command out."""
        seat, key = command.seat, f"key-{len(self.asked)}"  # type: ignore[attr-defined]
        answer = await self.host.do(self.name, seat, key, command)
        assert isinstance(answer, Ack), (self.name, command, answer)
        self.asked.append((seat, key, command, answer))

    async def say(self, *tokens: str) -> None:
        """Actions of whichever seat is to act."""
        for token in tokens:
            table = await self.table()
            assert table.to_act is not None
            await self.do(commands.Act(table.to_act, token, table.view_number(table.to_act)))

    async def act(self, until: Callable[[Table], bool]) -> None:
        """Sensible actions until something holds of the table."""
        while not until(table := await self.table()):
            seat, deal = table.to_act, table.match.deal
            assert seat is not None
            assert deal is not None
            action = TIPS.choose(view(deal, seat), Clock(), self._rng)
            if not table.places[seat].computer:
                await self.say(str(action))
                continue
            length = await self.host.length(self.name)
            await self.host.computer_decides(self.name, length, partial(_played, action))


def _played(action: Action, table: Table, chance: Chance) -> Handled:
    return act_for_computer(table, action, chance)


def after(count: int) -> Callable[[Table], bool]:
    """Whether the running deal has had so many actions."""
    return lambda table: table.match.deal is None or len(table.match.deal.actions) >= count


def left(cards: int) -> Callable[[Table], bool]:
    """Whether so many cards are left in each hand, and nobody has led."""

    def holds(table: Table) -> bool:
        deal = table.match.deal
        assert deal is not None
        return deal.contract is not None and {*map(len, deal.position.hands)} == {cards}

    return holds


# --- where the running matches stop --------------------------------------------------------------


async def _drawing_ahead(at: At) -> None:
    await at.act(after(9))
    seat = 1 - ((await at.table()).to_act or 0)
    for token in ("keep", "reject", "keep"):
        table = await at.table()
        await at.do(commands.Act(seat, token, table.view_number(seat)))


async def _one_wants_the_next_deal(at: At) -> None:
    await at.act(left(1))
    rest: list[commands.Rest] = ["mine", "yours"]
    (whose,) = [each for each in rest if _is_so(await at.table(), each)]
    seat = (await at.table()).to_act
    assert seat is not None
    for accept in (False, True):
        await at.do(commands.Claim(seat, whose))
        await at.do(commands.AnswerClaim(1 - seat, accept))
    await at.do(commands.Next(0))


def _is_so(table: Table, rest: commands.Rest) -> bool:
    """Whether the last trick is whose the seat to act may say it is."""
    deal, seat = table.match.deal, table.to_act
    assert deal is not None
    assert seat is not None
    return rest_of_play(deal, seat if rest == "mine" else 1 - seat) is not None


async def _another_match(at: At) -> None:
    for seat in (0, 1):
        await at.do(commands.Next(seat))
    asker = (await at.table()).to_act
    assert asker is not None
    await at.say("1C", "1D")
    await at.do(commands.AskBack(asker))


async def _claimed(at: At) -> None:
    await at.act(left(4))
    seat = (await at.table()).to_act
    assert seat is not None
    await at.do(commands.Claim(seat, "yours"))


async def _paused(at: At) -> None:
    seat = (await at.table()).to_act
    assert seat is not None
    await at.say("1C")
    await at.do(commands.AskBack(seat))
    await at.act(after(12))
    for pause in (True, False, True):
        await at.do(commands.Pause(0, pause))


async def _one_of_two_allows_it(at: At) -> None:
    asker = (await at.table()).to_act
    assert asker is not None
    await at.say("1C", "1D")
    first, last = [seat for seat in range(3) if seat != asker]
    for seat, allow in ((first, False), (last, True)):
        await at.do(commands.AskBack(asker))
        await at.do(commands.AnswerBack(seat, allow))


async def _left_and_stood_in(at: At) -> None:
    await at.act(after(1))
    await at.do(commands.HandOver(2, True))
    await at.do(commands.HandOver(2, False))
    await at.do(commands.HandOver(2, True))
    await at.act(after(8))
    await at.do(commands.Leave(0))


ENDINGS: dict[str, Callable[[At], Awaitable[None]]] = {
    DD: _drawing_ahead,
    PU: _one_wants_the_next_deal,
    PL: _another_match,
    SE: _claimed,
    ED: _paused,
    TH: _one_of_two_allows_it,
    BI: _left_and_stood_in,
}


# --- the whole database --------------------------------------------------------------------------


def _finished(game: str) -> Log:
    """A match from its beginning to its end."""
    log = table_for(game, seed=f"stored {SHORT[game]}")
    play_on(log, Random(SHORT[game]), lambda table: table.match.is_over)
    return log


async def _run(host: Host, game: str) -> At:
    """A match that is played up to where it stops."""
    name = f"running-{game}"
    if game == PL:
        first, *rest = _finished(game).events
        assert isinstance(first, Created)
        await host.create(name, first, tuple(rest))
    else:
        players = ("person", COMPUTER, "person") if game == BI else ("person",) * seats_of(game)
        await host.create(name, Created(game, {}, players, 0, stand_in=COMPUTER))
    at = At(host, name)
    for seat, place in enumerate((await at.table()).places):
        if not place.taken:
            await at.do(commands.Sit(seat, NAMES[seat]))
    await ENDINGS[game](at)
    return at


def _same(chance: Chance) -> Chance:
    return chance


async def _filled(path: Path) -> dict[str, Any]:
    """Fill the database; what its tables come to, the last request of each, and its secrets."""
    log, tables = SqliteLog(path), {}
    secrets = iter(f"secret-{number}" for number in range(1000))
    seats = Seats(log, lambda: next(secrets), lambda: next(secrets))
    for game in GAMES:
        chance = Chance.seeded(f"stored {game}")
        host = Host(log, "writer", partial(_same, chance))
        first, *rest = _finished(game).events
        assert isinstance(first, Created)
        await host.create(f"finished-{game}", first, tuple(rest))
        at = await _run(host, game)
        seat, key, command, ack = at.asked[-1]
        claimed, _ = await seats.set_up(at.name, range(2))
        tables[f"finished-{game}"] = {"table": summary(await host.table(f"finished-{game}"))}
        tables[at.name] = {
            "table": summary(await at.table()),
            "asked": {"seat": seat, "key": key, "command": command, "answer": ack},
            "host": {"token": claimed.token, "code": claimed.code},
        }
    await log.close()
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(tables))
    return plain


def main() -> None:
    """Write both files."""
    name = version("honeymoon")
    with TemporaryDirectory() as folder:
        path = Path(folder) / "tables.db"
        tables = asyncio.run(_filled(path))
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("UPDATE events SET at = ?", (MOMENT,))
            connection.execute("UPDATE tables SET created_at = ?", (MOMENT,))
            dump = "\n".join(connection.iterdump())
    (FOLDER / f"{name}.sql").write_text(dump + "\n", encoding="utf-8")
    lines = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in tables.items()]
    (FOLDER / f"{name}.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
