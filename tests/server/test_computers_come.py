"""Which computer players come to which tables, also after a restart, and what if one fails."""

from __future__ import annotations

import asyncio
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from honeymoon.players.guard import Fault, safe_action
from honeymoon.protocol import commands
from honeymoon.rules.view import View, view
from honeymoon.server.computers import Computers, is_for_computer
from honeymoon.server.host import Host
from honeymoon.server.logged import Created
from honeymoon.server.state import Table
from honeymoon.server.storage import log as logs
from honeymoon.server.table import Handled
from honeymoon.server.thinkers import Thinkers
from honeymoon.shuffle import Chance
from tests.rules.helpers import PL, new_match, running
from tests.server.databases import with_log
from tests.server.serving import without_port
from tests.server.test_computers import until

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = shlex.join([sys.executable, str(ROOT / "examples" / "bot.py")])


async def no_rest(seconds: float) -> None:
    """Time goes by."""


def thinkers(faults: list[Fault], **programs: str) -> Thinkers:
    """One player at a time."""
    return Thinkers(1, faults.append, programs)


def seen_in(seed: str) -> View:
    """What the seat to act may know at the start of a deal."""
    deal = running(new_match(PL).deal_out(Chance.seeded(seed).deck()))
    assert deal.to_act is not None
    return view(deal, deal.to_act)


def act_with(player: str, *seeds: str, **programs: str) -> tuple[list[Any], list[Fault]]:
    """What a player does in the first moments of several deals, and its faults."""
    faults: list[Fault] = []
    asked = thinkers(faults, **programs)

    async def run() -> list[Any]:
        return [
            (
                seen_in(seed),
                (await asked.decision(player, seen_in(seed), Chance.seeded(seed))).action,
            )
            for seed in seeds
        ]

    try:
        return asyncio.run(run()), faults
    finally:
        asked.close()


def test_a_program_of_the_server_plays_at_one_table_after_the_other() -> None:
    """Under its name, in one process that is told of each deal."""
    done, faults = act_with("mine", "one", "two", "one", mine=EXAMPLE)
    assert all(action in seen.legal for seen, action in done)
    assert not faults


@pytest.mark.parametrize("player", ["gone-1", f"cmd:{EXAMPLE}"])
def test_a_player_that_there_is_not_plays_safe(player: str) -> None:
    """Neither a name of an earlier configuration nor a command line starts anything."""
    done, faults = act_with(player, "one")
    assert [action for _, action in done] == [safe_action(done[0][0])]
    assert [(fault.player, fault.kind) for fault in faults] == [(player, "gone")]


async def full(host: Host, name: str, *players: str) -> None:
    """A table of that name at which everybody sits and the first deal is dealt."""
    await host.create(name, Created(PL, {}, players, 0))
    for seat, player in enumerate(players):
        if player == "person":
            await host.do(name, seat, f"sit {seat}", commands.Sit(seat))


@pytest.mark.timeout(600)
def test_running_deals_go_on_after_a_restart(tmp_path: Path) -> None:
    """By themselves; tables of persons alone are not even opened."""

    async def use(log: logs.Log) -> None:
        chance = Chance.seeded("a deal in which seat 1 deals next")
        before = Host(log, "a", lambda: chance)
        await full(before, "mixed", "tips-1", "person")
        await full(before, "people", "person", "person")
        await before.create("waiting", Created(PL, {}, ("tips-1", "person"), 0))
        if not is_for_computer(await before.table("mixed")):
            seen = await before.view("mixed", 1)
            await before.do("mixed", 1, "act", commands.Act(1, "pass", seen.n))
        after = Opened(log, "b", lambda: chance)
        computers = Computers(after, thinkers([]), lambda: chance, no_rest)
        await computers.resume()
        await until(after, "mixed", lambda table: not is_for_computer(table))
        assert after.opened == {"mixed", "waiting"}
        await computers.close()

    with_log("sqlite", tmp_path, use)


class Opened(Host):
    """A host that notes which tables it was asked for."""

    def __init__(self, log: logs.Log, owner: str, chance: Callable[[], Chance]) -> None:
        super().__init__(log, owner, chance)
        self.opened: set[str] = set()

    async def table(self, table_id: str) -> Table:
        """The table."""
        self.opened.add(table_id)
        return await super().table(table_id)


class Failing(Host):
    """A host whose database fails twice."""

    left = 2

    async def computer_decides(
        self, table_id: str, number: int, decide: Callable[[Table, Chance], Handled]
    ) -> bool:
        """As a host does, later."""
        self.left -= 1
        if self.left >= 0:
            raise ConnectionError("no database")
        return await super().computer_decides(table_id, number, decide)


@pytest.mark.timeout(600)
def test_what_fails_is_tried_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """After a rest, as often as needed; the log says only what kind of failure it was."""

    async def use(log: logs.Log) -> None:
        chance = Chance.seeded("failing")
        host = Failing(log, "a", lambda: chance)
        computers = Computers(host, thinkers([]), lambda: chance, no_rest)
        await full(host, "table", "tips-1", "person")
        if not is_for_computer(await host.table("table")):
            seen = await host.view("table", 1)
            await host.do("table", 1, "act", commands.Act(1, "pass", seen.n))
        await computers.attend("table")
        await until(host, "table", lambda table: not is_for_computer(table))
        await computers.close()

    with_log("sqlite", tmp_path, use)
    assert [record.getMessage() for record in caplog.records] == [
        "computer.failed ConnectionError"
    ] * 2


def test_players_come_to_tables_that_are_set_up(tmp_path: Path) -> None:
    """All of this program's by their names, and the server's own programs; no others."""

    async def run() -> None:
        async with without_port(tmp_path, programs={"mine": EXAMPLE}) as place:
            come: list[str] = []

            async def attend(table_id: str) -> None:
                come.append(table_id)

            place.desk._attend = attend
            made = [await place.table(PL, seats=["person", name]) for name in ("club-1", "mine")]
            assert come == [one["host"]["table"] for one in made]
            for name in ("mine-2", f"cmd:{EXAMPLE}", EXAMPLE):
                terms = {"game": PL, "seats": ["person", name]}
                answer = await place.client.post("/api/tables", json=terms)
                assert answer.json()["code"] == "player"

    asyncio.run(run())
