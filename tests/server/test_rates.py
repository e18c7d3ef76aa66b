"""How often each may ask: buckets that fill with time, and places that are full."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from honeymoon.server.edge import address_of
from honeymoon.server.limits import Limits
from honeymoon.server.rates import Counts, Rate, Rates
from tests.server.serving import GENEROUS, Hands, Place, guest, on_a_port, without_port


def test_so_many_at_once_and_so_many_each_second() -> None:
    """The bucket fills with time, and never over its brim."""
    clock = Hands()
    rates, rate = Rates(clock), Rate(3, 0.5)
    assert [rates.allows("a", rate) for _ in range(5)] == [True] * 3 + [False] * 2
    assert rates.allows("b", rate)
    clock.now += 2
    assert [rates.allows("a", rate) for _ in range(2)] == [True, False]
    clock.now += 1000
    assert [rates.allows("a", rate) for _ in range(5)] == [True] * 3 + [False] * 2


def test_full_buckets_are_forgotten() -> None:
    """However many addresses ask, so many are remembered, and those who ask too much among them."""
    clock = Hands()
    rates, rate = Rates(clock, most=100), Rate(1, 0.001)
    for number in range(1000):
        clock.now += 1
        rates.allows(f"{number}", rate)
        assert len(rates) <= 101
    assert not rates.allows("999", rate)


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("a-socket", "a-socket"),
    ],
)
def test_one_home_is_one_address(address: str, counted: str) -> None:
    """It has many addresses of the new kind."""
    assert address_of({"client": (address, 1)}) == counted
    assert address_of({"client": None}) == ""


def test_nobody_enters_where_one_place_is_full() -> None:
    """And then counts nowhere."""
    counts = Counts()
    assert counts.enter({"all": 2, "a": 1})
    assert not counts.enter({"all": 2, "a": 1})
    assert counts.enter({"all": 2, "b": 1})
    assert not counts.enter({"all": 2, "c": 1})
    for key in ("a", "b"):
        counts.leave({"all": 2, key: 1})
    assert len(counts) == 0


@pytest.mark.parametrize(
    ("limits", "burst"),
    [
        (GENEROUS._replace(posts_of_address=Rate(3, 1)), 3),
        (GENEROUS._replace(requests_of_address=Rate(3, 1)), 3),
        (GENEROUS._replace(tables_of_address=Rate(3, 1)), 3),
        (GENEROUS._replace(tables=Rate(3, 1)), 3),
    ],
)
def test_too_many_tables_are_refused_until_there_was_time(
    tmp_path: Path, limits: Limits, burst: int
) -> None:
    """The refusal says that it may be tried again."""

    async def use(place: Place) -> None:
        async def ask() -> Any:
            return await place.client.post("/api/tables", json={"game": "plain"})

        assert [(await ask()).status_code for _ in range(burst + 1)] == [201] * burst + [429]
        assert (await ask()).json()["retry"]
        place.clock.now += 1
        assert (await ask()).status_code == 201

    async def run() -> None:
        async with without_port(tmp_path, limits) as place:
            await use(place)

    asyncio.run(run())


def test_too_many_hellos_are_refused(tmp_path: Path) -> None:
    """Before there is a socket."""

    async def run() -> None:
        limits = GENEROUS._replace(hellos_of_address=Rate(2, 1))
        async with on_a_port(tmp_path, limits) as place:
            table, (seat, *_) = await place.seated()
            for _ in range(2):
                async with guest(place, table, seat):
                    pass
            with pytest.raises(InvalidStatus):
                async with guest(place, table, seat):
                    pass

    asyncio.run(run())
