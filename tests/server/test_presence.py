"""Who is here: told to everybody at a table, after a grace, and never over and over."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from honeymoon.protocol.commands import Sit
from honeymoon.server.limits import Limits
from honeymoon.server.presence import Presence
from tests.scale import deals
from tests.server.serving import GENEROUS, Guest, Place, do, guest, on_a_port

GRACE, ABSENT = 5.0, 60.0
QUICK = GENEROUS._replace(grace=0.05)
T = "t"


class Work:
    """Something to be done at a time."""

    def __init__(self, at: float, work: Callable[[], None]) -> None:
        self.at, self.work, self.is_over = at, work, False

    def cancel(self) -> None:
        """It is not done."""
        self.is_over = True


class Time:
    """A clock with timers; both go only when they are told to."""

    def __init__(self) -> None:
        self.now = 100.0
        self._works: list[Work] = []

    def __call__(self) -> float:
        """The time."""
        return self.now

    def later(self, seconds: float, work: Callable[[], None]) -> Work:
        """Do it then."""
        self._works.append(Work(self.now + seconds, work))
        return self._works[-1]

    def goes_on(self, seconds: float) -> None:
        """So much time goes by."""
        end = self.now + seconds
        while due := [work for work in self.waiting if work.at <= end]:
            first = min(due, key=lambda work: work.at)
            self.now, first.is_over = first.at, True
            first.work()
        self.now = end

    @property
    def waiting(self) -> list[Work]:
        """What is still to be done."""
        return [work for work in self._works if not work.is_over]


Heard = list[tuple[int, ...]]


def room() -> tuple[Time, Presence, Heard]:
    """A table to which somebody has come who has no seat, and what that one hears."""
    time, heard = Time(), Heard()
    presence = Presence(time, GRACE, ABSENT, time.later)
    presence.come(T, ())
    presence.listen(T, heard.append)
    return time, presence, heard


def test_who_comes_is_told_at_once_and_who_goes_after_the_grace() -> None:
    """Each change once."""
    time, presence, heard = room()
    go = presence.come(T, (1,))
    presence.come(T, (0,))
    assert heard == [(), (1,), (0, 1)]
    go()
    time.goes_on(GRACE - 0.01)
    assert heard[3:] == []
    time.goes_on(0.02)
    assert heard[3:] == [(0,)]


def test_a_page_that_is_loaded_again_is_no_news() -> None:
    """Nor one of two that is closed."""
    time, presence, heard = room()
    go, other = presence.come(T, (0,)), presence.come(T, (0, 1))
    other()
    time.goes_on(GRACE - 1)
    again = presence.come(T, (1,))
    time.goes_on(10 * GRACE)
    assert heard == [(), (0,), (0, 1)]
    go()
    again()
    time.goes_on(10 * GRACE)
    assert heard[3:] in ([(1,), ()], [(0,), ()])


def test_coming_and_going_over_and_over_floods_nobody() -> None:
    """At any pace a seat is told of twice in the grace at most."""
    rng = Random("storm")
    for pace in (0.001, 0.1, 1.0, 4.9, 5.1):
        time, presence, heard = room()
        began = time.now
        for _ in range(deals(300, 3_000)):
            go = presence.come(T, (0, 1))
            time.goes_on(rng.random() * pace)
            go()
            time.goes_on(rng.random() * pace)
        assert len(heard) <= 3 + 4 * (time.now - began) / GRACE
        if pace < GRACE / 2:
            assert len(heard) == 2


def test_absent_is_who_was_away_for_that_long() -> None:
    """From the last connection on, and not before this process has been there for as long."""
    time, presence, _ = room()
    assert not presence.is_absent(T, 0)
    time.goes_on(ABSENT)
    assert presence.is_absent(T, 0)
    go = presence.come(T, (0,))
    assert not presence.is_absent(T, 0)
    time.goes_on(10 * ABSENT)
    assert not presence.is_absent(T, 0)
    go()
    time.goes_on(ABSENT - 0.01)
    assert not presence.is_absent(T, 0)
    time.goes_on(0.02)
    assert presence.is_absent(T, 0)


def test_who_went_when_everybody_did_is_remembered() -> None:
    """And when nothing is to be remembered any more, nothing is kept."""
    time = Time()
    presence = Presence(time, GRACE, ABSENT, time.later)
    time.goes_on(10 * ABSENT)
    presence.come(T, (0,))()
    time.goes_on(ABSENT / 2)
    go = presence.come(T, (1,))
    time.goes_on(ABSENT / 4)
    assert not presence.is_absent(T, 0)
    go()
    assert presence.own == {(T, 1)}
    time.goes_on(2 * ABSENT)
    assert (presence.tables, presence.own, time.waiting) == (frozenset(), frozenset(), [])


def test_what_other_workers_say_counts_as_long_as_it_lasts() -> None:
    """Of two answers that of the later question, whichever comes first."""
    time, presence, heard = room()
    time.goes_on(10 * ABSENT)
    presence.hear(T, {1: time.now + 30}, 2)
    presence.hear(T, {}, 1)
    assert heard == [(), (1,)]
    assert not presence.is_absent(T, 1)
    go = presence.come(T, (1,))
    go()
    presence.hear(T, {1: time.now - ABSENT / 2}, 3)
    assert heard == [(), (1,)]
    time.goes_on(GRACE)
    assert heard[2:] == [()]
    time.goes_on(ABSENT - GRACE - 1)
    assert not presence.is_absent(T, 1)
    time.goes_on(1)
    assert presence.is_absent(T, 1)
    presence.hear("unknown", {0: time.now + 30}, 4)
    assert presence.tables == {T}


def test_whoever_shares_is_woken_only_by_what_is_new() -> None:
    """The second page of a seat is nothing to tell other workers."""
    time, presence, _ = room()
    woken: list[float] = []
    presence.stirred = lambda: woken.append(time.now)
    first, second = presence.come(T, (0,)), presence.come(T, (0,))
    first()
    second()
    assert len(woken) == 1
    time.goes_on(GRACE)
    assert len(woken) == 2


# --- over sockets --------------------------------------------------------------------------------


def served(
    folder: Path,
    use: Callable[[Place, str, list[str]], Awaitable[None]],
    limits: Limits = QUICK,
    **terms: Any,
) -> None:
    """Use a server with a table at which two persons sit."""

    async def run() -> None:
        async with on_a_port(folder, limits) as place:
            table, tokens = await place.seated(**terms)
            for seat in (0, 1):
                await place.desk.host.do(table, seat, f"sit {seat}", Sit(seat))
            await use(place, table, tokens)

    asyncio.run(run())


async def here(one: Guest) -> list[int]:
    """The seats of the next message about them."""
    seats: list[int] = (await one.hear_of("here"))["seats"]
    return seats


@pytest.mark.timeout(120)
def test_everybody_at_a_table_is_told_who_comes_and_goes(tmp_path: Path) -> None:
    """Persons, the host and those who watch; neither of the latter is anybody's seat."""

    async def use(place: Place, table: str, tokens: list[str]) -> None:
        watching = await place.client.post(
            f"/api/tables/{table}/watching/link",
            json={},
            headers={"authorization": f"Bearer {tokens[2]}"},
        )
        watcher = await place.claimed(watching.json()["link"])
        length = await place.desk.host.length(table)
        async with AsyncExitStack() as staying:
            others = [
                await staying.enter_async_context(guest(place, table, token))
                for token in (tokens[0], tokens[2], watcher["token"])
            ]
            for one in others:
                assert await here(one) == [0]
            async with guest(place, table, tokens[1]) as ben:
                assert [await here(one) for one in (*others, ben)] == [[0, 1]] * 4
            assert [await here(one) for one in others] == [[0]] * 3
            # None of it was a view or an event, and nothing else was told.
            for one, seat in zip(others, (0, None, None), strict=True):
                await one.say({"t": "sync", "seat": seat})
                view = await one.hear()
                assert (view["t"], view["n"]) == ("view", 3)
        assert await place.desk.host.length(table) == length

    served(tmp_path, use)


@pytest.mark.timeout(120)
def test_who_says_no_hello_is_not_here(tmp_path: Path) -> None:
    """Nor who is told to go."""

    async def use(place: Place, table: str, tokens: list[str]) -> None:
        async with guest(place, table, tokens[0]) as ana:
            assert await here(ana) == [0]
            async with guest(place, table, tokens[1], hello=False) as ben:
                await ben.say({"t": "hello", "v": 99})
                await ben.end()
            async with guest(place, table, tokens[1], hello=False):
                await ana.say(do("p", "pause", 0, pause=True))
                assert (await ana.hear())["t"] == "view"
                assert (await ana.hear())["t"] == "view"
                assert (await ana.hear())["t"] == "ack"

    served(tmp_path, use)


@pytest.mark.timeout(120)
def test_a_flood_of_connections_tells_the_others_nothing(tmp_path: Path) -> None:
    """As long as it does not rest longer than the grace."""

    async def use(place: Place, table: str, tokens: list[str]) -> None:
        async with guest(place, table, tokens[0]) as ana, guest(place, table, tokens[1]):
            while await here(ana) != [0, 1]:
                pass
            for _ in range(deals(60, 1_000)):
                async with guest(place, table, tokens[1]):
                    pass
        async with guest(place, table, tokens[0]) as ana:
            for _ in range(deals(60, 1_000)):
                async with guest(place, table, tokens[1]):
                    pass
            await ana.say(do("p", "pause", 0, pause=True))
            told = [await ana.hear()]
            while told[-1]["t"] != "ack":
                told.append(await ana.hear())
            assert [message["t"] for message in told] == ["here", "view", "view", "ack"]

    served(tmp_path, use, GENEROUS)
