"""Tables that nobody is connected to leave the memory of a process; the log brings them back."""

from __future__ import annotations

import asyncio
import gc
import sys
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from honeymoon.protocol.commands import Act, HandOver, Sit
from honeymoon.protocol.messages import Ack
from honeymoon.rules.events import SPECTATOR
from honeymoon.server import host as hosts
from honeymoon.server.computers import Computers, is_for_computer
from honeymoon.server.desk import Desk
from honeymoon.server.host import Host, Open
from honeymoon.server.logged import Created
from honeymoon.server.seats import Seats
from honeymoon.server.settings import Settings
from honeymoon.server.socket import Connection
from honeymoon.server.state import Table
from honeymoon.server.storage.log import Log
from honeymoon.server.thinkers import Thinkers
from honeymoon.shuffle import Chance
from tests.rules.helpers import DD, PL
from tests.scale import deals
from tests.server.databases import DATABASES, new_name, with_log
from tests.server.serving import GENEROUS, PAGE, Hands
from tests.server.tables import told
from tests.server.test_connection import HELLO, Line
from tests.server.test_host import action_of, with_two_sitting

pytestmark = pytest.mark.xdist_group("databases")
TIPS = "tips-1"


@pytest.fixture(autouse=True)
def _little_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables to which nobody listens do not stay open for those who ask again."""
    monkeypatch.setattr(hosts, "UNUSED", -sys.maxsize)


def in_memory() -> int:
    """How many tables there are, as values or open."""
    gc.collect()
    return sum(isinstance(thing, Open | Table) for thing in gc.get_objects())


async def views(host: Host, name: str) -> list[bytes]:
    """What every seat, and who watches, is shown."""
    table = await host.table(name)
    return [told(table, who) for who in (*table.seats, SPECTATOR)]


@pytest.mark.parametrize("database", DATABASES)
def test_a_table_that_nobody_listens_to_is_dropped_and_opens_as_it_was(
    database: str, tmp_path: Path
) -> None:
    """As long as somebody listens, it stays."""

    async def use(log: Log) -> None:
        name, _ = await with_two_sitting(log, DD)
        before = in_memory()
        host = Host(log, "b", lambda: Chance.seeded("again"))
        leaves = [host.listen(name, lambda table: None) for _ in (0, 1)]
        for number in range(5):
            found = await action_of(host, name, Random(number))
            assert found is not None
            assert isinstance(await host.do(name, found[0], f"{number}", found[1]), Ack)
        shown = await views(host, name)
        leaves[0]()
        assert host.followed == {name}
        leaves[1]()
        leaves[1]()
        assert host.followed == frozenset()
        assert in_memory() == before
        assert await views(host, name) == shown
        found = await action_of(host, name, Random(6))
        assert found is not None
        assert isinstance(await host.do(name, found[0], "on", found[1]), Ack)

    with_log(database, tmp_path, use)


def test_a_table_that_there_is_not_leaves_nothing(tmp_path: Path) -> None:
    """Neither a failed reading nor one that was given up."""

    async def use(log: Log) -> None:
        host = Host(log, "a")
        for number in range(5):
            with suppress(KeyError):
                await host.table(f"nowhere {number}")
        await asyncio.sleep(0)
        assert host.followed == frozenset()

    with_log("sqlite", tmp_path, use)


# --- with connections and computer players -------------------------------------------------------


class Served:
    """A process with players that need no time to decide."""

    def __init__(self, log: Log) -> None:
        async def no_rest(seconds: float) -> None:
            await asyncio.sleep(0)

        chance = Chance.seeded("served")
        self.host = Host(log, "a", lambda: chance)
        self.computers = Computers(
            self.host, Thinkers(1, lambda fault: None), lambda: chance, no_rest
        )
        self.desk = Desk(
            self.host,
            Seats(log),
            Settings(PAGE, limits=GENEROUS._replace(grace=0.01, absent=0.05)),
            Hands(),
            attend=self.computers.attend,
            dismiss=self.computers.dismiss,
        )
        self.computers.is_wanted = self.desk.is_connected

    @property
    def left(self) -> list[object]:
        """Whatever is still kept of any table."""
        kept = (self.host._open, self.host._listeners, self.host._told)
        acting = (self.computers._tasks, self.computers._leave)
        shown = (self.desk._connected, self.desk._shown, self.desk.presence.tables)
        return [thing for each in (*kept, *acting, *shown) for thing in each]


async def visited(served: Served, seats: tuple[str, ...], rng: Random) -> str:
    """A table at which the persons sat down, played a little, and went away; its name."""
    name, desk = new_name(), served.desk
    await desk.host.create(name, Created(PL, {}, seats, 0, stand_in=TIPS))
    persons = [seat for seat, player in enumerate(seats) if player == "person"]
    _, links = await desk.seats.set_up(name, persons)
    lines, running = [Line() for _ in persons], []
    for line, seat in zip(lines, persons, strict=True):
        claimed = await desk.seats.claim(links[seat])
        assert claimed is not None
        line.inwards.put_nowait(HELLO)
        running.append(asyncio.create_task(Connection(line, desk, name, (claimed.badge,)).run()))
        assert (await line.hear())["t"] == "welcome"
    for seat in persons:
        assert isinstance(await desk.host.do(name, seat, f"sit {seat}", Sit(seat)), Ack)
    for number in range(rng.randrange(6)):
        await acted(desk.host, name, number, rng)
    for line in lines:
        line.cut()
    await asyncio.gather(*running)
    return name


async def acted(host: Host, name: str, number: int, rng: Random) -> None:
    """Something that the person to act does, if it is one: a call, or the stand-in takes over."""
    found = await action_of(host, name, rng)
    if found is None or (await host.table(name)).places[found[0]].computer:
        return
    seat, act = found
    command: Act | HandOver = HandOver(seat, True) if rng.random() < 0.3 else act
    await host.do(name, seat, f"{number}", command)


@pytest.mark.timeout(300)
def test_after_the_last_one_left_nothing_stays(tmp_path: Path) -> None:
    """No table, no task, no listener; computer players act as long as it is their turn."""

    async def use(log: Log) -> None:
        rng, served = Random(8), Served(log)
        tasks, tables = len(asyncio.all_tasks()), in_memory()
        names = []
        for _ in range(deals(6, 40)):
            seats = rng.choice([("person", "person"), ("person", TIPS), (TIPS, "person")])
            names.append(await visited(served, seats, rng))
        async with asyncio.timeout(200):
            while served.left or len(asyncio.all_tasks()) > tasks:
                await asyncio.sleep(0.01)
        assert in_memory() == tables
        again = Host(log, "b")
        for name in names:
            assert not is_for_computer(await again.table(name))
            assert await views(again, name) == await views(served.host, name)
        await served.computers.close()

    with_log("sqlite", tmp_path, use)


async def waits_for_person(host: Host, name: str) -> Act | None:
    """What the person does as soon as no computer player is to act; None between deals."""
    async with asyncio.timeout(30):
        while is_for_computer(await host.table(name)):
            await asyncio.sleep(0.01)
    found = await action_of(host, name, Random(4))
    return None if found is None else found[1]


def test_who_stays_keeps_the_table_and_its_players(tmp_path: Path) -> None:
    """One of two connections goes; a third may come, while the others resume."""

    async def use(log: Log) -> None:
        served, name = Served(log), new_name()
        await served.host.create(name, Created(PL, {}, ("person", TIPS), 0))
        _, links = await served.desk.seats.set_up(name, (0,))
        claimed = await served.desk.seats.claim(links[0])
        assert claimed is not None
        lines, running = [Line(), Line()], []
        for line in lines:
            line.inwards.put_nowait(HELLO)
            connection = Connection(line, served.desk, name, (claimed.badge,))
            running.append(asyncio.create_task(connection.run()))
            assert (await line.hear())["t"] == "welcome"
        lines[0].cut()
        await running[0]
        await served.host.do(name, 0, "sit", Sit(0))
        assert await waits_for_person(served.host, name) is not None
        await served.computers.resume()
        for number in range(3):
            found = await waits_for_person(served.host, name)
            assert found is not None
            assert isinstance(await served.host.do(name, 0, f"{number}", found), Ack)
        await waits_for_person(served.host, name)
        assert served.computers._leave
        lines[1].cut()
        await running[1]
        async with asyncio.timeout(30):
            while served.left:
                await asyncio.sleep(0.01)
        await served.computers.close()

    with_log("sqlite", tmp_path, use)
