"""Who is here where the connections of a table are with several workers on one PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg
import pytest
from sqlalchemy import make_url

from honeymoon.protocol.commands import HandOver, Sit
from honeymoon.protocol.messages import Ack, Err
from honeymoon.server import sharing
from honeymoon.server.desk import Desk
from honeymoon.server.hearing import Hearing
from honeymoon.server.logged import Created
from honeymoon.server.seats import Claimed
from honeymoon.server.sharing import Sharing
from honeymoon.server.socket import Connection
from honeymoon.server.storage.hints import HERE
from tests.rules.helpers import PL
from tests.server.databases import new_name
from tests.server.serving import GENEROUS
from tests.server.test_connection import HELLO, Line
from tests.server.test_workers import SOON, Workers, until, with_workers

pytestmark = [pytest.mark.xdist_group("databases"), pytest.mark.timeout(180)]
QUICK = GENEROUS._replace(grace=0.05)
TIPS = "tips-1"


class Person:
    """Who holds a seat, and what the last of its connections was told of who is here."""

    def __init__(self, claimed: Claimed) -> None:
        self.claimed = claimed
        self.heard: list[list[int]] = []

    @asynccontextmanager
    async def at(self, desk: Desk) -> AsyncIterator[None]:
        """Connected to a worker, and heard from then on."""
        line, badge = Line(), self.claimed.badge
        line.inwards.put_nowait(HELLO)
        running = asyncio.create_task(Connection(line, desk, badge.table_id, (badge,)).run())
        reading = asyncio.create_task(self._read(line))
        try:
            self.heard.clear()
            await until(lambda: bool(self.heard))
            yield
        finally:
            line.cut()
            await running
            reading.cancel()

    async def _read(self, line: Line) -> None:
        while True:
            message = await line.hear()
            if message["t"] == "here":
                self.heard.append(message["seats"])

    async def hears(self, seats: list[int], of: float = SOON) -> None:
        """Wait until that is what was told last."""
        await until(lambda: self.heard[-1:] == [seats], of)


async def persons(both: Workers, **terms: str) -> list[Person]:
    """Two persons who sit at a table."""
    name = new_name()
    await both.one.host.create(name, Created(PL, {}, ("person", "person"), 0, **terms))  # type: ignore[arg-type]
    _, links = await both.one.seats.set_up(name, (0, 1))
    found = []
    for seat in (0, 1):
        claimed = await both.one.seats.claim(links[seat])
        assert claimed is not None
        await both.one.host.do(name, seat, f"sit {seat}", Sit(seat))
        found.append(Person(claimed))
    return found


def test_each_worker_tells_of_the_connections_of_the_other() -> None:
    """Who comes and who goes; nobody is told first that somebody is away who is not."""

    async def use(both: Workers) -> None:
        ana, ben = await persons(both)
        async with ana.at(both.one):
            await said(both, ana)
            async with ben.at(both.other):
                await ana.hears([0, 1])
                assert ben.heard == [[0, 1]]
            await ana.hears([0])
            assert ana.heard == [[0], [0, 1], [0]]

    with_workers(use, limits=QUICK)


def test_without_the_others_word_only_ones_own_connections_are_known() -> None:
    """So the test above tests what is shared."""

    async def use(both: Workers) -> None:
        ana, ben = await persons(both)
        async with ana.at(both.one), ben.at(both.other):
            await asyncio.sleep(0.3)
            assert (ana.heard, ben.heard) == ([[0]], [[1]])

    with_workers(use, hears=False, limits=QUICK)


def test_who_comes_back_at_another_worker_was_never_away() -> None:
    """A page that is loaded again can end there."""

    async def use(both: Workers) -> None:
        ana, ben = await persons(both)
        async with ana.at(both.one):
            async with ben.at(both.one):
                await ana.hears([0, 1])
            async with ben.at(both.other):
                only_ana = {(ana.claimed.badge.table_id, 0)}
                await until(lambda: both.one.presence.own == only_ana)
                await said(both, ben)
                assert ana.heard == [[0], [0, 1]]

    with_workers(use, limits=GENEROUS._replace(grace=4.0))


def test_the_word_of_a_worker_that_is_no_more_does_not_last(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It cannot take it back itself."""
    monkeypatch.setattr(sharing, "BEAT", 0.2)
    monkeypatch.setattr(sharing, "LASTS", 1.5)
    begun: list[asyncio.Task[None]] = []
    whole = Sharing.run

    async def run(self: Sharing) -> None:
        task = asyncio.current_task()
        assert task is not None
        begun.append(task)
        await whole(self)

    monkeypatch.setattr(Sharing, "run", run)

    async def use(both: Workers) -> None:
        ana, ben = await persons(both)
        async with ana.at(both.one), ben.at(both.other):
            await ana.hears([0, 1])
            await asyncio.sleep(2.0)
            assert ana.heard[-1] == [0, 1]
            begun[1].cancel()
            await ana.hears([0])

    with_workers(use, limits=QUICK)


def test_whether_somebody_is_away_is_asked_of_all_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if a hint was lost; and for how long, too."""
    monkeypatch.setattr(Hearing, "_heard_of_presence", lambda *_: None)
    limits = QUICK._replace(absent=1.5)

    async def use(both: Workers) -> None:
        ana, ben = await persons(both, stand_in=TIPS)
        over = HandOver(0, True, 1)
        for desk in (both.one, both.other):
            desk.clock.now = 1000.0  # type: ignore[attr-defined]
        async with ana.at(both.one):
            async with ben.at(both.other):
                await said(both, ben)
                assert await both.one.do(ana.claimed.badge, "here", over) == Err("not-now", "here")
            assert await both.one.do(ana.claimed.badge, "gone", over) == Err("not-now", "gone")
            await asyncio.sleep(limits.grace + limits.absent + 1)
            async with ben.at(both.other):
                await said(both, ben)
                assert await both.one.do(ana.claimed.badge, "back", over) == Err("not-now", "back")
            await asyncio.sleep(limits.grace + limits.absent + 1)
            assert isinstance(await both.one.do(ana.claimed.badge, "over", over), Ack)

    with_workers(use, limits=limits)


async def said(both: Workers, person: Person) -> None:
    """Wait until some worker has said that the person is here."""
    badge = person.claimed.badge
    address = make_url(both.url).set(drivername="postgresql")
    connection = await asyncpg.connect(address.render_as_string(hide_password=False))
    asked = "SELECT count(*) FROM presence WHERE table_id = $1 AND seat = $2 AND until > now()"
    async with asyncio.timeout(SOON):
        while not await connection.fetchval(asked, badge.table_id, badge.place):
            await asyncio.sleep(0.01)
    await connection.close()


def test_a_hint_about_who_is_here_holds_a_table_and_nothing_else() -> None:
    """One for everything that changed together, none for a second page of the same seat."""

    async def use(both: Workers) -> None:
        ana, _ = await persons(both)
        hints: list[str] = []
        address = make_url(both.url).set(drivername="postgresql")
        ear = await asyncpg.connect(address.render_as_string(hide_password=False))
        await ear.add_listener(HERE, lambda _, pid, channel, hint: hints.append(hint))
        async with ana.at(both.one):
            await until(lambda: len(hints) == 1)
            async with ana.at(both.one):
                await asyncio.sleep(0.3)
            assert hints == [ana.claimed.badge.table_id]
        await until(lambda: len(hints) == 2)
        assert set(hints) == {ana.claimed.badge.table_id}
        await ear.close()

    with_workers(use, limits=QUICK)
