"""The tables of a process: every command has one effect, whoever sends it how often."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from honeymoon.protocol import commands
from honeymoon.protocol.messages import Ack, Err
from honeymoon.server.host import UNUSED, Host, SeatLost
from honeymoon.server.logged import Created
from honeymoon.server.seats import Seats
from honeymoon.server.state import Table
from honeymoon.server.storage.log import Append, Log, Outcome
from honeymoon.shuffle import Chance
from tests.rules.helpers import DD, PL
from tests.scale import deals
from tests.server.databases import DATABASES, new_name, with_log

pytestmark = pytest.mark.xdist_group("databases")


async def with_two_sitting(log: Log, game: str = PL) -> tuple[str, Host]:
    """A table of two persons and the process that has it."""
    name, host = new_name(), Host(log, "a", lambda: Chance.seeded("a host"))
    await host.create(name, Created(game, {}, ("person", "person"), 0))
    for seat in (0, 1):
        assert isinstance(await host.do(name, seat, f"sit {seat}", commands.Sit(seat)), Ack)
    return name, host


async def action_of(host: Host, name: str, rng: Random) -> tuple[int, commands.Act] | None:
    """Some action of the seat to act, None between deals."""
    seat = (await host.table(name)).to_act
    if seat is None:
        return None
    seen = await host.view(name, seat)
    assert seen.deal is not None
    return seat, commands.Act(seat, rng.choice(seen.deal["legal"]), seen.n)


@pytest.mark.parametrize("database", DATABASES)
def test_a_command_sent_again_has_one_effect_and_the_same_answer(
    database: str, tmp_path: Path
) -> None:
    """At once, later, and through another process."""

    async def use(log: Log) -> None:
        rng = Random(f"again {database}")
        name, host = await with_two_sitting(log)
        other = Host(log, "b", lambda: Chance.seeded("another host"))
        for number in range(deals(30, 200)):
            found = await action_of(host, name, rng)
            if found is None:
                for seat in (0, 1):
                    await host.do(name, seat, f"next {number} {seat}", commands.Next(seat))
                continue
            seat, action = found
            length = await host.length(name)
            hosts = [rng.choice([host, other]) for _ in range(rng.randint(1, 5))]
            sent = [each.do(name, seat, f"act {number}", action) for each in hosts]
            answers = await asyncio.gather(*sent)
            assert set(answers) == {Ack(f"act {number}", action.seen + 1)}
            await host.hear(name)
            assert await host.length(name) == length + 1

    with_log(database, tmp_path, use)


def test_another_command_under_a_used_key_is_refused(tmp_path: Path) -> None:
    """It would be lost if the old answer were given."""

    async def use(log: Log) -> None:
        name, host = await with_two_sitting(log)
        answer = await host.do(name, 0, "sit 0", commands.Leave(0))
        assert answer == Err("key-used", "sit 0")

    with_log("sqlite", tmp_path, use)


def test_what_is_refused_says_why_and_stores_nothing(tmp_path: Path) -> None:
    """With the code of the rule where it is one."""

    async def use(log: Log) -> None:
        name, host = await with_two_sitting(log)
        length, seat = await host.length(name), (await host.table(name)).to_act
        assert seat is not None
        seen = (await host.view(name, seat)).n
        answer = await host.do(name, seat, "x", commands.Act(seat, "double", seen))
        assert isinstance(answer, Err)
        assert answer.code == "illegal"
        assert answer.reason is not None
        assert answer.rule is not None
        assert await host.length(name) == length

    with_log("sqlite", tmp_path, use)


@pytest.mark.parametrize("database", DATABASES)
def test_a_process_that_begins_anew_finds_the_table_as_it_was(
    database: str, tmp_path: Path
) -> None:
    """View for view."""

    async def use(log: Log) -> None:
        rng = Random(2)
        name, host = await with_two_sitting(log, DD)
        for number in range(20):
            found = await action_of(host, name, rng)
            assert found is not None
            assert isinstance(await host.do(name, found[0], f"{number}", found[1]), Ack)
        again = Host(log, "b")
        for who in (0, 1, -1):
            assert await again.view(name, who) == await host.view(name, who)

    with_log(database, tmp_path, use)


def test_listeners_hear_of_each_change_until_they_leave(tmp_path: Path) -> None:
    """Refused commands are no change."""

    async def use(log: Log) -> None:
        name, host = await with_two_sitting(log)
        heard: list[int] = []
        leave = host.listen(name, lambda table: heard.append(table.view_number(0)))
        found = await action_of(host, name, Random(1))
        assert found is not None
        await host.do(name, found[0], "a", found[1])
        await host.do(name, found[0], "b", found[1])
        assert len(heard) == 1
        leave()
        await host.do(name, 0, "c", commands.Pause(0, True))
        assert len(heard) == 1

    with_log("sqlite", tmp_path, use)


def test_what_was_stored_before_the_line_broke_is_shown_once_it_is_sent_again(
    tmp_path: Path,
) -> None:
    """The database had it, but could not say so any more."""

    class Breaks:
        """A log whose next append is stored, and its answer lost."""

        def __init__(self, log: Log) -> None:
            self._log = log

        def __getattr__(self, name: str) -> Any:
            return getattr(self._log, name)

        async def append(self, wanted: Append) -> Outcome:
            """Only the first."""
            self.append = self._log.append  # type: ignore[method-assign]
            await self._log.append(wanted)
            raise ConnectionError

    async def use(log: Log) -> None:
        name, _ = await with_two_sitting(log)
        host = Host(cast(Log, Breaks(log)), "b")
        heard: list[Table] = []
        host.listen(name, heard.append)
        pause = commands.Pause(0, True)
        with pytest.raises(ConnectionError):
            await host.do(name, 0, "p", pause)
        assert isinstance(await host.do(name, 0, "p", pause), Ack)
        assert heard[-1].paused

    with_log("sqlite", tmp_path, use)


def test_a_table_that_there_is_not_is_named(tmp_path: Path) -> None:
    """However often it is asked for."""

    async def use(log: Log) -> None:
        host = Host(log, "a")
        for _ in range(2):
            with pytest.raises(KeyError):
                await host.view("nowhere", 0)

    with_log("sqlite", tmp_path, use)


def test_tables_that_nobody_uses_are_forgotten(tmp_path: Path) -> None:
    """All but a few; what is asked for again is read from the log, what is listened to stays."""

    async def use(log: Log) -> None:
        name, host = await with_two_sitting(log)
        leave = host.listen(name, lambda table: None)
        for number in range(UNUSED + 30):
            await host.create(f"{number}", Created(PL, {}, ("person", "person"), 0), ())
            await host.table(f"{number}")
        assert len(host.followed) <= UNUSED + 2
        assert name in host.followed
        assert await host.length("0") == 1
        leave()
        await host.table("1")
        await host.table("2")
        assert name not in host.followed
        assert (await host.table(name)).is_full

    with_log("sqlite", tmp_path, use)


@pytest.mark.parametrize("database", DATABASES)
def test_who_lost_the_seat_neither_does_nor_learns_anything(database: str, tmp_path: Path) -> None:
    """Whether the table would have done it or not; nothing had told this process of the loss."""

    async def use(log: Log) -> None:
        name, host = await with_two_sitting(log)
        seats = Seats(log)
        await seats.set_up(name, (0, 1))
        before = await host.length(name)
        epoch = await seats.renew(name, 0, None)
        for command in (commands.Pause(0, True), commands.Pause(0, False)):
            with pytest.raises(SeatLost):
                await host.do(name, 0, f"{command.pause}", command, epoch - 1)
        assert await host.length(name) == before == len(await log.read(name))
        assert isinstance(await host.do(name, 0, "True", commands.Pause(0, True), epoch), Ack)
        assert isinstance(await host.do(name, 0, "again", commands.Pause(0, True), epoch), Err)

    with_log(database, tmp_path, use)


@pytest.mark.parametrize("database", DATABASES)
def test_the_log_is_asked_once_for_each_command(database: str, tmp_path: Path) -> None:
    """For one that is done, and for one that is refused: everybody waits for these questions."""

    async def use(log: Log) -> None:
        name, host = await with_two_sitting(log)
        await Seats(log).set_up(name, (0, 1))
        asked: list[object] = []
        ask = log.ask

        async def counted(work: Any) -> Any:
            asked.append(work)
            return await ask(work)

        log.ask = counted  # type: ignore[method-assign]
        assert isinstance(await host.do(name, 0, "p", commands.Pause(0, True), 0), Ack)
        assert len(asked) == 1
        assert isinstance(await host.do(name, 0, "q", commands.Pause(0, True), 0), Err)
        assert len(asked) == 2

    with_log(database, tmp_path, use)
