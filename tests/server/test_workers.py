"""Several workers on one PostgreSQL: what one stores, the others' sockets show."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from types import SimpleNamespace

import asyncpg
import pytest
from sqlalchemy import make_url

from honeymoon.protocol import commands
from honeymoon.protocol.messages import Ack, Err, Said
from honeymoon.server.closing import Close
from honeymoon.server.desk import Desk
from honeymoon.server.hearing import Hearing, hearing, spreading
from honeymoon.server.limits import Limits
from honeymoon.server.logged import Created
from honeymoon.server.settings import Settings
from honeymoon.server.socket import Connection
from honeymoon.server.state import Table
from honeymoon.server.storage.hints import EVENTS, SEATS, read_events
from honeymoon.server.storage.log import Log
from honeymoon.server.storage.postgres import PostgresLog
from tests.rules.helpers import PL
from tests.scale import deals
from tests.server.databases import empty_postgres, log_in, new_name
from tests.server.serving import GENEROUS, PAGE, Hands, desk_on
from tests.server.test_connection import HELLO, Line
from tests.server.test_host import action_of

pytestmark = pytest.mark.xdist_group("databases")
SOON = 120.0
"""Seconds after which a hint is taken as lost; on an idle machine it takes milliseconds."""


@dataclass(frozen=True, slots=True)
class Workers:
    """Two workers, a table that both have open, and the address of their database."""

    one: Desk
    other: Desk
    name: str
    url: str


class Ear:
    """A connection that only hears what is said."""

    def __init__(self, heard: list[Said]) -> None:
        self._heard = heard

    def revoke(self, place: int, epoch: int) -> None:
        """Nothing is revoked here."""

    def hear(self, said: Said) -> None:
        """Somebody says something."""
        self._heard.append(said)


@asynccontextmanager
async def worker(
    url: str, seed: str, hears: bool = True, limits: Limits = GENEROUS
) -> AsyncIterator[Desk]:
    """One worker; who sits there is looked up only after a hint."""
    log = PostgresLog(url)
    await log.prepare()
    desk = desk_on(log, Settings(PAGE, limits=limits), Hands(), seed, spreading(log))
    try:
        async with hearing(url if hears else "sqlite://", desk):
            yield desk
    finally:
        await log.close()


async def seated(desk: Desk) -> str:
    """A new table at which two persons sit."""
    name = new_name()
    await desk.host.create(name, Created(PL, {}, ("person", "person"), 0))
    for seat in (0, 1):
        assert isinstance(await desk.host.do(name, seat, f"s{seat}", commands.Sit(seat)), Ack)
    return name


def with_workers(
    use: Callable[[Workers], Awaitable[None]], hears: bool = True, limits: Limits = GENEROUS
) -> None:
    """Let two workers share a database."""

    async def run() -> None:
        async with (
            empty_postgres() as url,
            worker(url, "one", hears, limits) as one,
            worker(url, "other", hears, limits) as other,
        ):
            name = await seated(one)
            await other.host.table(name)
            await use(Workers(one, other, name, url))

    asyncio.run(run())


async def until(holds: Callable[[], bool], seconds: float = SOON) -> None:
    """Wait for something that others do. Raises TimeoutError."""
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.005)


def all_are(heard: Mapping[str, Table], newest: Table) -> bool:
    """Whether everybody has heard of the newest table last."""
    return list(heard.values()) == [newest, newest]


def test_every_change_reaches_the_other_worker() -> None:
    """Whichever of them did it; what each shows at the end is the same."""

    async def use(both: Workers) -> None:
        rng, heard = Random(5), dict[str, Table]()
        for word, desk in (("one", both.one), ("other", both.other)):
            desk.host.listen(both.name, partial(heard.__setitem__, word))
        for number in range(deals(20, 100)):
            desk = rng.choice((both.one, both.other))
            found = await action_of(desk.host, both.name, rng)
            if found is None:
                break
            seat, action = found
            assert isinstance(await desk.host.do(both.name, seat, f"{number}", action), Ack)
            newest = await desk.host.table(both.name)
            await until(partial(all_are, heard, newest))

    with_workers(use)


def test_what_is_said_reaches_the_other_worker() -> None:
    """And is heard once where it was said."""

    async def use(both: Workers) -> None:
        heard: dict[str, list[Said]] = {"one": [], "other": []}
        for word, desk in (("one", both.one), ("other", both.other)):
            desk.connect(both.name, Ear(heard[word]))
        await both.one.say(both.name, Said(1, "thanks"))
        await until(lambda: all(heard.values()))
        assert heard == {"one": [Said(1, "thanks")], "other": [Said(1, "thanks")]}

    with_workers(use)


def test_without_hints_the_other_worker_shows_the_old_table() -> None:
    """So the test above tests the hints."""

    async def use(both: Workers) -> None:
        before = await both.other.host.table(both.name)
        await both.one.host.do(both.name, 0, "p", commands.Pause(0, True))
        await asyncio.sleep(0.2)
        assert await both.other.host.table(both.name) == before

    with_workers(use, hears=False)


def test_who_listens_hears_what_a_refused_command_made_known(tmp_path: Path) -> None:
    """The worker was overtaken, read the log anew, and had nothing of its own to store."""

    async def use(log: Log) -> None:
        one = desk_on(log, Settings(PAGE), Hands())
        other = desk_on(log, Settings(PAGE), Hands())
        name = await seated(one)
        await other.host.table(name)
        heard: list[Table] = []
        other.host.listen(name, heard.append)
        assert isinstance(await one.host.do(name, 0, "p", commands.Pause(0, True)), Ack)
        assert isinstance(await other.host.do(name, 0, "q", commands.Pause(0, True)), Err)
        assert heard == [await one.host.table(name)]

    async def run() -> None:
        async with log_in("sqlite", tmp_path) as log:
            await use(log)

    asyncio.run(run())


def test_an_old_hint_reads_nothing_and_a_foreign_one_opens_nothing(tmp_path: Path) -> None:
    """Hints come for all tables of all workers."""

    async def use(log: Log) -> None:
        desk = desk_on(log, Settings(PAGE), Hands())
        name = await seated(desk)
        length = await desk.host.length(name)
        other = desk_on(log, Settings(PAGE), Hands())
        await other.host.hear_of(name, length)
        assert other.host.followed == frozenset()
        await log.close()
        await desk.host.hear_of(name, length - 1)
        assert await desk.host.length(name) == length

    async def run() -> None:
        async with log_in("sqlite", tmp_path) as log:
            await use(log)

    asyncio.run(run())


def test_a_place_that_is_taken_back_ends_its_sockets_on_other_workers() -> None:
    """Without waiting for the next look at who holds what."""

    async def use(both: Workers) -> None:
        _, links = await both.one.seats.set_up(both.name, (0, 1))
        held = [await both.one.seats.claim(links[seat]) for seat in (0, 1)]
        lines = [Line(), Line()]
        running = []
        for line, claimed in zip(lines, held, strict=True):
            assert claimed is not None
            line.inwards.put_nowait(HELLO)
            connection = Connection(line, both.other, both.name, (claimed.badge,))
            running.append(asyncio.create_task(connection.run()))
        await until(lambda: all(line.outwards.qsize() >= 2 for line in lines))
        await both.one.seats.renew(both.name, 0, None)
        await asyncio.wait_for(running[0], SOON)
        assert lines[0].code == Close.REVOKED
        await asyncio.sleep(0.1)
        assert not running[1].done()
        lines[1].cut()
        lines[1].inwards.put_nowait(None)
        await running[1]

    with_workers(use)


def test_what_was_said_while_nobody_listened_is_read_afterwards() -> None:
    """The connection that listens is cut, and made anew."""

    async def use(both: Workers) -> None:
        heard: list[Table] = []
        both.other.host.listen(both.name, heard.append)
        address = make_url(both.url).set(drivername="postgresql")
        cutter = await asyncpg.connect(address.render_as_string(hide_password=False))
        listening = await ears(cutter, 2)
        await cutter.executemany("SELECT pg_terminate_backend($1)", [(ear,) for ear in listening])
        await ears(cutter, 0, listening)
        await both.one.host.do(both.name, 0, "p", commands.Pause(0, True))
        newest = await both.one.host.table(both.name)
        await until(lambda: heard == [newest])
        await cutter.close()

    with_workers(use)


async def ears(connection: asyncpg.Connection, count: int, of: Sequence[int] = ()) -> list[int]:
    """The connections that listen to every channel, once there are so many ``of`` them."""
    asked = (
        "SELECT pid FROM pg_stat_activity WHERE datname = current_database()"
        f" AND state = 'idle' AND query LIKE 'LISTEN%{SEATS}%' AND (pid = ANY($1) OR $1 = '{{}}')"
    )
    async with asyncio.timeout(SOON):
        while len(found := await connection.fetch(asked, list(of))) != count:
            await asyncio.sleep(0.005)
    return [row["pid"] for row in found]


class Busy:
    """A desk that has not yet dealt with what was heard."""

    presence = SimpleNamespace(tables=frozenset[str]())

    async def seats_changed(self, table_id: str) -> None:
        """It takes its time."""
        await asyncio.Event().wait()


@pytest.mark.parametrize("steps", range(6))
def test_who_is_to_stop_stops_though_there_is_news(steps: int) -> None:
    """Else a worker would never end that is told to in the moment in which a hint comes."""

    async def run() -> None:
        ear = Hearing("postgresql://nowhere", Busy())  # type: ignore[arg-type]
        listening = asyncio.create_task(ear._next(None))
        await asyncio.sleep(0.01)
        ear._heard_of_seats(None, 0, SEATS, "a table")
        for _ in range(steps):
            await asyncio.sleep(0)
        listening.cancel()
        await asyncio.wait({listening}, timeout=5)
        assert listening.cancelled()

    asyncio.run(run())


def test_hints_hold_a_table_and_a_number_and_nothing_else() -> None:
    """Whoever may listen to the database learns no card and no secret by it."""

    async def use(both: Workers) -> None:
        said: list[tuple[str, str]] = []
        address = make_url(both.url).set(drivername="postgresql")
        ear = await asyncpg.connect(address.render_as_string(hide_password=False))
        for channel in (EVENTS, SEATS):
            await ear.add_listener(channel, lambda _, pid, where, hint: said.append((where, hint)))
        before = await both.one.host.length(both.name)
        await both.one.host.do(both.name, 0, "p", commands.Pause(0, True))
        await both.one.seats.set_up(both.name, (0,))
        await both.one.seats.renew(both.name, 0, None)
        with pytest.raises(KeyError):
            await both.one.seats.renew(both.name, 7, None)
        await until(lambda: len(said) == 2)
        assert said == [(EVENTS, f"{both.name} {before}"), (SEATS, both.name)]
        assert read_events(said[0][1]) == (both.name, before)
        await ear.close()

    with_workers(use)
