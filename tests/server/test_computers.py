"""Computer players at tables: they act by themselves, at a pace of their own, and never hang."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from honeymoon.players.guard import Fault
from honeymoon.protocol import commands
from honeymoon.protocol.messages import Ack
from honeymoon.server.claims import holds, rest_of_play
from honeymoon.server.computers import Computers, is_for_computer
from honeymoon.server.errors import TableRefusal
from honeymoon.server.host import Host
from honeymoon.server.logged import Created
from honeymoon.server.state import Table
from honeymoon.server.storage import log as logs
from honeymoon.server.thinkers import Thinkers
from honeymoon.shuffle import Chance
from tests.rules.helpers import BI, DD, PL, SE
from tests.scale import deals
from tests.server.databases import new_name, with_log
from tests.server.tables import Log, play_on, table_for

TIPS = "tips-1"


async def until(host: Host, name: str, holds_now: Callable[[Table], bool]) -> Table:
    """The table as soon as something holds of it; the test's own limit of time ends the wait."""
    changed = asyncio.Event()
    leave = host.listen(name, lambda table: changed.set())
    try:
        while not holds_now(table := await host.table(name)):
            await changed.wait()
            changed.clear()
    finally:
        leave()
    return table


@pytest.mark.timeout(600)
@pytest.mark.parametrize("game", [DD, PL, BI])
def test_a_person_plays_a_deal_with_computer_players(game: str, tmp_path: Path) -> None:
    """They act when they are to act, and wait for the person."""

    async def use(log: logs.Log) -> None:
        faults: list[Fault] = []
        rests: list[float] = []

        async def rest(seconds: float) -> None:
            rests.append(seconds)

        chance = Chance.seeded(f"computers {game}")
        host = Host(log, "a", lambda: chance)
        computers = Computers(host, Thinkers(1, faults.append), lambda: chance, rest)
        name, others = new_name(), (TIPS,) * (2 if game == BI else 1)
        await host.create(name, Created(game, {}, ("person", *others), 0))
        await computers.attend(name)
        await computers.attend(name)
        await host.do(name, 0, "sit", commands.Sit(0, "Ana"))
        rng = Random(1)
        for number in range(200):
            table = await until(host, name, lambda now: not is_for_computer(now))
            if table.match.scored:
                break
            seen = await host.view(name, 0)
            assert seen.deal is not None
            act = commands.Act(0, rng.choice(seen.deal["legal"]), seen.n)
            assert isinstance(await host.do(name, 0, str(number), act), Ack)
        assert table.match.scored
        assert not faults
        assert rests
        assert all(0.4 <= seconds <= 1.2 for seconds in rests)
        await computers.close()

    with_log("sqlite", tmp_path, use)


@pytest.mark.timeout(600)
def test_a_stand_in_takes_over_and_gives_back(tmp_path: Path) -> None:
    """The absent person's seat goes on, and waits for him again afterwards."""

    async def use(log: logs.Log) -> None:
        async def rest(seconds: float) -> None:
            return None

        chance = Chance.seeded("stand-in")
        host = Host(log, "a", lambda: chance)
        computers = Computers(host, Thinkers(1, lambda fault: None), lambda: chance, rest)
        name = new_name()
        terms = Created(PL, {}, ("person", "person"), 0, stand_in=TIPS)
        await host.create(name, terms)
        for seat in (0, 1):
            await host.do(name, seat, f"sit {seat}", commands.Sit(seat))
        await computers.attend(name)
        absent = (await host.table(name)).to_act
        assert absent is not None
        await host.do(name, absent, "over", commands.HandOver(absent, True))
        table = await until(host, name, lambda now: now.to_act == 1 - absent)
        assert table.match.deal is not None
        assert len(table.match.deal.actions) == 1
        await host.do(name, absent, "back", commands.HandOver(absent, False))
        assert not is_for_computer(await host.table(name))
        await computers.close()

    with_log("sqlite", tmp_path, use)


@pytest.mark.parametrize("game", [PL, DD, SE])
def test_a_claim_is_agreed_to_just_where_no_defence_takes_a_trick(game: str) -> None:
    """Against the result of the search for the cards; a gift is taken if it can be played out."""
    found = set()
    for seed in range(deals(10, 20)):
        log = table_for(game, seed=f"holds {seed}")
        play_on(log, Random(seed), lambda table: _has_left(table, 3))
        seat = log.table.to_act
        assert seat is not None
        if _claimed(log, seat, "yours"):
            deal = log.table.match.deal
            assert deal is not None
            assert holds(log.table) is (rest_of_play(deal, 1 - seat) is not None)
            log.do(commands.AnswerClaim(1 - seat, False))
        if _claimed(log, seat, "mine"):
            found.add(holds(log.table))
    assert found == {True, False}


def test_a_claim_at_a_paused_table_is_not_answered_before_the_play_goes_on() -> None:
    """What is agreed to meanwhile would be refused, and tried again for as long as the pause."""
    log = table_for(PL, stand_in=TIPS)
    log.play("1NT", "pass", "pass", "pass")
    seat = log.table.to_act
    assert seat is not None
    log.do(commands.Claim(seat, "yours"))
    assert not is_for_computer(log.table)
    log.do(commands.HandOver(1 - seat, True))
    assert is_for_computer(log.table)
    log.do(commands.Pause(seat, True))
    assert not is_for_computer(log.table)
    log.do(commands.Pause(seat, False))
    assert is_for_computer(log.table)


def _claimed(log: Log, seat: int, rest: commands.Rest) -> bool:
    try:
        log.do(commands.Claim(seat, rest))
    except TableRefusal:
        return False
    return True


def _has_left(table: Table, cards: int) -> bool:
    deal = table.match.deal
    if deal is None or deal.contract is None:
        return False
    return all(len(hand) == cards for hand in deal.position.hands)
