"""The places that a browser holds: listed, forgotten, and never so many that requests break."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from honeymoon.server.credentials import name_of, outworn, tokens_in
from honeymoon.server.serving import HEADER_BYTES
from honeymoon.server.settings import Settings
from honeymoon.server.storage.badges import Badge
from tests.server.serving import GENEROUS, Place, without_port

Use = Callable[[Place], Awaitable[None]]
SETTINGS = Settings("http://table.test")
MOST = SETTINGS.limits.seats_of_connection


def served(folder: Path, use: Use, most: int = MOST) -> None:
    """Use a server without a port."""

    async def run() -> None:
        limits = GENEROUS._replace(seats_of_connection=most)
        async with without_port(folder, limits) as place:
            await use(place)

    asyncio.run(run())


def cookies(count: int) -> dict[str, str]:
    """The header of a browser with so many places, the oldest first."""
    pairs = (f"{name_of(SETTINGS, Badge(f't{n}', 0, 0))}=secret{n}" for n in range(count))
    return {"cookie": "; ".join(pairs)}


def test_the_list_says_who_plays_and_how_it_stands(tmp_path: Path) -> None:
    """What the page of one's own tables shows."""

    async def use(place: Place) -> None:
        async with place.page() as page:
            await page.post("/api/tables", json={"game": "plain", "seats": ["person", "tips-1"]})
            (own,) = (await page.get("/api/tables")).json()
            assert own["players"] == ["person", "tips-1"]
            assert (own["totals"], own["deal"], own["winners"]) == ([0, 0], 0, None)

    served(tmp_path, use)


def test_a_table_is_forgotten_by_the_browser_and_by_nobody_else(tmp_path: Path) -> None:
    """All places of it, and none of another table; the seat stays the holder's."""

    async def use(place: Place) -> None:
        async with place.page() as page, place.page() as other:
            made = [(await page.post("/api/tables", json={"game": "plain"})).json() for _ in "ab"]
            first, second = (one["host"]["table"] for one in made)
            links = [link["link"].partition("#")[2] for link in made[0]["links"]]
            await page.post("/api/seats/claim", json={"token": links[0]})
            await other.post("/api/seats/claim", json={"token": links[1]})
            answer = await page.post(f"/api/tables/{first}/forget", json={})
            assert answer.json() == {"table": first}
            (left,) = (await page.get("/api/tables")).json()
            assert left["table"] == second
            assert not [name for name in page.cookies if first in name]
            assert (await page.post(f"/api/tables/{first}/forget", json={})).status_code == 403
            (theirs,) = (await other.get("/api/tables")).json()
            assert theirs["places"] == [1]

    served(tmp_path, use)


def test_of_too_many_places_those_of_the_table_come_first_and_then_the_newest() -> None:
    """However old they are."""
    headers = cookies(MOST + 10)
    newest = tokens_in(headers, SETTINGS)
    assert (len(newest), newest[0]) == (MOST, f"secret{MOST + 9}")
    assert "secret9" not in newest
    assert tokens_in(headers, SETTINGS, "t9")[0] == "secret9"
    assert outworn(headers, SETTINGS) == tuple(
        name_of(SETTINGS, Badge(f"t{n}", 0, 0)) for n in range(10)
    )
    assert outworn(cookies(MOST), SETTINGS) == ()


def test_the_oldest_places_make_room_so_that_a_browser_can_always_ask(tmp_path: Path) -> None:
    """After many tables the newest can be used, and the header stays far below its limit."""
    most = 8

    async def use(place: Place) -> None:
        async with place.page() as page:
            for _ in range(3 * most):
                made = (await page.post("/api/tables", json={"game": "plain"})).json()
                token = made["links"][0]["link"].partition("#")[2]
                await page.post("/api/seats/claim", json={"token": token})
                own = (await page.get("/api/tables")).json()
                assert made["host"]["table"] in [one["table"] for one in own]
            kept = [f"{name}={value}" for name, value in page.cookies.items()]
            assert len(kept) <= most + 1
            assert len("; ".join(kept)) * MOST / most < HEADER_BYTES / 2

    served(tmp_path, use, most)
