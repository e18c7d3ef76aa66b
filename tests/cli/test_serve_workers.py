"""Two servers on one PostgreSQL: a player at each, one that is killed, and one that is paused."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from subprocess import Popen
from typing import Any

import asyncpg
import httpx
import pytest
from sqlalchemy import make_url

from tests.cli.test_serve import PATIENCE, serving
from tests.cli.test_serve_play import Player, at
from tests.server.databases import empty_postgres

pytestmark = [pytest.mark.xdist_group("databases"), pytest.mark.timeout(400)]
Row = tuple[int, str]


@dataclass(frozen=True, slots=True)
class Pair:
    """Two servers with their addresses, a table, and the secrets of its two seats."""

    processes: tuple[Popen[str], Popen[str]]
    urls: tuple[str, str]
    table: str
    tokens: tuple[str, str]
    database: str

    def player(self, seat: int, worker: int) -> Any:
        """Who has the seat comes to this server."""
        return at(self.urls[worker], self.table, self.tokens[seat], seat)


def on_two_servers(folder: Path, use: Callable[[Pair], None]) -> None:
    """Each link is claimed at the server where its player is to sit."""

    async def run() -> None:
        async with empty_postgres() as database:
            await asyncio.to_thread(_with_servers, folder, database, use)

    asyncio.run(run())


def _with_servers(folder: Path, database: str, use: Callable[[Pair], None]) -> None:
    with serving(folder, "--db", database) as one, serving(folder, "--db", database) as other:
        urls = one[1], other[1]
        made = httpx.post(f"{urls[0]}/api/tables", json={"game": "plain"}, timeout=PATIENCE).json()
        links = (link["link"].partition("#")[2] for link in made["links"])
        tokens = [_claimed(url, link) for url, link in zip(urls, links, strict=True)]
        table = made["host"]["table"]
        use(Pair((one[0], other[0]), urls, table, (tokens[0], tokens[1]), database))


def _claimed(url: str, token: str) -> str:
    answer = httpx.post(f"{url}/api/seats/claim", json={"token": token}, timeout=PATIENCE)
    return str(answer.json()["token"])


@contextmanager
def both_seated(pair: Pair) -> Iterator[list[Player]]:
    """Ana at the first server, Ben at the second."""
    with ExitStack() as ending:
        players = [ending.enter_context(pair.player(seat, worker=seat)) for seat in (0, 1)]
        for player, name in zip(players, ("Ana", "Ben"), strict=True):
            player.do("sit", "sit", name=name)
        yield players


def play(players: list[Player], turns: int) -> None:
    """So many actions, and fewer where the deal is over; each sees what the other does."""
    for _ in range(turns):
        seen = newest(players)
        if seen["to_act"] is None:
            return
        players[seen["to_act"]].act()


def newest(players: list[Player]) -> dict[str, Any]:
    """The view of both once they have heard of the same number of events."""
    for player, other in (players, players[::-1]):
        while number(player) < number(other) or not player.seen.get("deal"):
            player.hear()
    assert players[0].seen["to_act"] == players[1].seen["to_act"]
    return players[0].seen


def number(player: Player) -> int:
    """The number of the view that this player has; all events here are for both."""
    return int(player.seen.get("n", 0))


def lease(pair: Pair) -> Row:
    """The epoch and the owner of the table."""

    async def ask() -> Row:
        address = make_url(pair.database).set(drivername="postgresql")
        connection = await asyncpg.connect(address.render_as_string(hide_password=False))
        try:
            found = await connection.fetchrow("SELECT epoch, owner FROM tables")
        finally:
            await connection.close()
        assert found is not None
        return found["epoch"], found["owner"]

    return asyncio.run(ask())


def test_a_deal_is_played_between_two_servers(tmp_path: Path) -> None:
    """What one of the players does the other sees, without asking."""

    def use(pair: Pair) -> None:
        with both_seated(pair) as players:
            play(players, 1000)
            assert [len(player.seen["scored"]) for player in players] == [1, 1]
            assert players[0].seen["scored"] == players[1].seen["scored"]

    on_two_servers(tmp_path, use)


def test_who_was_at_a_killed_server_goes_on_at_the_other(tmp_path: Path) -> None:
    """With everything that was answered, and to the end of the deal."""

    def use(pair: Pair) -> None:
        with both_seated(pair) as (ana, ben):
            play([ana, ben], 9)
            pair.processes[0].kill()
            with pair.player(0, worker=1) as again:
                while not again.seen:
                    again.hear()
                assert again.seen["places"][0]["name"] == "Ana"
                assert number(again) >= number(ben)
                play([again, ben], 1000)
                assert len(again.seen["scored"]) == 1

    on_two_servers(tmp_path, use)


def test_a_paused_server_does_not_write_on_an_old_lease(tmp_path: Path) -> None:
    """Though it knows the newest table: it takes the lease back before it stores anything."""

    def use(pair: Pair) -> None:
        with both_seated(pair) as (ana, ben):
            ana.do("pause", "pause", pause=True)
            first, owner = lease(pair)
            with paused(pair.processes[0]):
                ben.do("resume", "pause", pause=False)
                ben.do("again", "pause", pause=True)
                taken, other = lease(pair)
                assert taken == first + 1
                assert other != owner
            while number(ana) < number(ben):
                ana.hear()
            assert lease(pair) == (taken, other)
            ana.do("late", "pause", pause=False)
            assert lease(pair) == (taken + 1, owner)

    on_two_servers(tmp_path, use)


def test_what_was_on_its_way_to_a_paused_server_happens_once(tmp_path: Path) -> None:
    """The other side has acted meanwhile; both sides see the same to the end."""

    def use(pair: Pair) -> None:
        with both_seated(pair) as (ana, ben):
            play([ana, ben], 4)
            with paused(pair.processes[0]):
                ben.do("p", "pause", pause=True)
                ben.do("r", "pause", pause=False)
                ana.say(t="do", key="late", command={"command": "pause", "seat": 0, "pause": True})
            while (message := ana.hear())["t"] in ("view", "here"):
                pass
            assert message["t"] == "ack"
            ben.do("on", "pause", pause=False)
            play([ana, ben], 1000)
            assert len(ana.seen["scored"]) == 1
            assert ana.seen["scored"] == ben.seen["scored"]

    on_two_servers(tmp_path, use)


@contextmanager
def paused(process: Popen[str]) -> Iterator[None]:
    """It gets no time meanwhile, as on a machine that hangs."""
    os.kill(process.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(process.pid, signal.SIGCONT)
