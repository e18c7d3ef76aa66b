"""A host takes seats back, but never sees by it what its player had."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import create_async_engine

from honeymoon.protocol.commands import Act, Leave, Next, Sit
from honeymoon.protocol.messages import Ack
from honeymoon.rules.events import SPECTATOR
from honeymoon.server.errors import Refused, TableRefusal
from honeymoon.server.host import Host
from honeymoon.server.seats import Seats
from honeymoon.server.settings import Settings
from honeymoon.server.state import Table
from honeymoon.server.storage.address import place_of
from honeymoon.server.storage.log import Log
from honeymoon.server.storage.statements import is_as_long
from tests.rules.helpers import BI, DD, GAMES, PL, seats_of
from tests.server.databases import DATABASES, empty_postgres, with_log
from tests.server.serving import PAGE, Hands, Place, bearer, desk_on, without_port
from tests.server.test_forgetting import views
from tests.server.test_host import action_of, with_two_sitting
from tests.server.test_keeping import log_at

pytestmark = pytest.mark.xdist_group("databases")
WAYS = ("link", "revoke")


def served(folder: Path, use: Callable[[Place], Awaitable[None]]) -> None:
    """Use a server without a port."""

    async def run() -> None:
        async with without_port(folder) as place:
            await use(place)

    asyncio.run(run())


async def all_sit(place: Place, game: str) -> tuple[str, list[str]]:
    """A table at which everybody sits and the first deal is dealt; the host's secret last."""
    table, tokens = await place.seated(game)
    for seat in range(len(tokens) - 1):
        assert isinstance(await place.desk.host.do(table, seat, f"sit {seat}", Sit(seat)), Ack)
    return table, tokens


async def asked(place: Place, table: str, seat: int, way: str, host: str) -> tuple[int, Any]:
    """What the host is answered who wants a seat."""
    path = f"/api/tables/{table}/seats/{seat}/{way}"
    answer = await place.client.post(path, headers=bearer(host))
    return answer.status_code, answer.json()


async def play_to_the_end(host: Host, table: str) -> None:
    """The rest of the deal."""
    rng = Random(table)
    while (await host.table(table)).match.deal is not None:
        found = await action_of(host, table, rng)
        assert found is not None
        seat, act = found
        assert isinstance(await host.do(table, seat, f"{act.seen} {seat}", act), Ack)


@pytest.mark.parametrize("game", GAMES)
def test_nobody_gets_a_hand_that_another_holds(game: str, tmp_path: Path) -> None:
    """At any moment of a deal, in either way; the player keeps the seat."""

    async def use(place: Place) -> None:
        table, (*tokens, host) = await all_sit(place, game)
        rng = Random(game)
        for number in range(30):
            found = await action_of(place.desk.host, table, rng)
            if found is None:
                break
            length, before = await place.desk.host.newest(table)
            for seat in before.seats:
                status, told = await asked(place, table, seat, rng.choice(WAYS), host)
                assert (status, told["code"]) == (409, "not-now")
            assert await place.desk.host.newest(table) == (length, before)
            assert len(await place.desk.seats.held(tokens)) == len(tokens)
            await place.desk.host.do(table, found[0], f"{number}", found[1])
        assert number > 3

    served(tmp_path, use)


@pytest.mark.parametrize("way", WAYS)
def test_a_seat_that_was_left_is_given_to_another(way: str, tmp_path: Path) -> None:
    """In the middle of a deal too; the seats of the others are not to be had by that."""

    async def use(place: Place) -> None:
        table, (first, second, host) = await all_sit(place, PL)
        assert isinstance(await place.desk.host.do(table, 1, "leave", Leave(1)), Ack)
        status, told = await asked(place, table, 1, way, host)
        assert (status, told["epoch"]) == (200, 1)
        assert (await asked(place, table, 0, way, host))[0] == 409
        held = await place.desk.seats.held((first, second))
        assert [badge.place for badge in held] == [0]
        again = (await asked(place, table, 1, "link", host))[1]
        await place.claimed(again["link"])
        assert isinstance(await place.desk.host.do(table, 1, "sit again", Sit(1)), Ack)
        assert (await place.desk.host.view(table, 1)).deal is not None
        assert (await asked(place, table, 1, way, host))[0] == 409

    served(tmp_path, use)


@pytest.mark.parametrize("game", [DD, PL, BI])
def test_who_comes_between_deals_sees_the_next_one_only(game: str, tmp_path: Path) -> None:
    """Neither before sitting down nor after; the others still see the deal that they played."""

    async def use(place: Place) -> None:
        host, others = place.desk.host, range(1, seats_of(game))
        table, (*_, mine) = await all_sit(place, game)
        await play_to_the_end(host, table)
        shown = await views(host, table)
        assert (await host.view(table, 0)).deal is not None
        status, link = await asked(place, table, 0, "link", mine)
        assert status == 200
        assert (await host.view(table, 0)).deal is None
        await place.claimed(link["link"])
        await host.do(table, 0, "sit again", Sit(0))
        newcomer = await host.view(table, 0)
        assert newcomer.deal is None
        assert len(newcomer.scored) == 1
        for who in (*others, SPECTATOR):
            seen = await host.view(table, who)
            assert seen.deal is not None
        assert len(shown) == len(await views(host, table))
        for seat in (0, *others):
            await host.do(table, seat, f"next {seat}", Next(seat))
        deal = (await host.view(table, 0)).deal
        assert deal is not None
        assert deal["seat"] == 0
        assert (await asked(place, table, 0, "link", mine))[0] == 409

    served(tmp_path, use)


# --- what begins at the same moment --------------------------------------------------------------


@pytest.mark.parametrize("database", DATABASES)
def test_a_deal_that_begins_meanwhile_comes_first(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between the look at the table and the change of hands; through another process."""
    newest = Host.newest

    async def use(log: Log) -> None:
        name, other = await with_two_sitting(log)
        desk = desk_on(log, Settings(PAGE), Hands())
        _, links = await desk.seats.set_up(name, (0, 1))
        claimed = await desk.seats.claim(links[1])
        assert claimed is not None
        await play_to_the_end(other, name)
        looks = 0

        async def looked(host: Host, table_id: str) -> tuple[int, Table]:
            nonlocal looks
            found = await newest(host, table_id)
            looks += 1
            if looks == 1:
                for seat in (0, 1):
                    await other.do(name, seat, f"next {seat}", Next(seat))
            return found

        monkeypatch.setattr(Host, "newest", looked)
        with pytest.raises(TableRefusal) as caught:
            await desk.take_back(name, 1, "another link")
        assert caught.value.code is Refused.NOT_NOW
        assert looks == 2
        assert await Seats(log).held((claimed.token,)) == (claimed.badge,)

    with_log(database, tmp_path, use)


def test_on_postgresql_the_log_stands_still_while_a_seat_changes_hands() -> None:
    """Whoever stores meanwhile waits for the end of that transaction."""

    async def run() -> None:
        async with empty_postgres() as url, log_at(place_of(url)) as log:
            name, host = await with_two_sitting(log)
            length, table = await host.newest(name)
            engine = create_async_engine(url, isolation_level="READ COMMITTED")
            seat = table.to_act
            assert seat is not None
            act = Act(seat, "pass", table.view_number(seat))
            async with engine.begin() as connection:
                assert not await connection.run_sync(is_as_long, name, length - 1)
                assert await connection.run_sync(is_as_long, name, length)
                storing = asyncio.create_task(host.do(name, seat, "act", act))
                done, _ = await asyncio.wait({storing}, timeout=0.3)
                assert not done
            assert isinstance(await storing, Ack)
            async with engine.begin() as connection:
                assert not await connection.run_sync(is_as_long, name, length)
            await engine.dispose()

    asyncio.run(run())
