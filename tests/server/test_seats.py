"""Seats by link: claimed once, never stolen, and taken back by whoever gave them out."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from honeymoon.server.app import router
from honeymoon.server.policies import POLICIES, check_policies
from honeymoon.server.storage.schema import SEATS
from tests.server.databases import DATABASES
from tests.server.matrix import MAY, ROLES, at_the_socket, http_routes, looks, over_http
from tests.server.serving import PAGE, Place, bearer, on_a_port, without_port

pytestmark = pytest.mark.xdist_group("databases")
Use = Callable[[Place], Awaitable[None]]


def served(folder: Path, use: Use, database: str = "sqlite", **settings: Any) -> None:
    """Use a server without a port."""

    async def run() -> None:
        async with without_port(folder, database=database, **settings) as place:
            await use(place)

    asyncio.run(run())


@pytest.mark.parametrize("database", DATABASES)
def test_a_link_is_claimed_once(database: str, tmp_path: Path) -> None:
    """Of many at once, one has the seat; the link's own secret speaks for nothing."""

    async def use(place: Place) -> None:
        made = await place.table()
        token = made["links"][0]["link"].partition("#")[2]
        asked = [place.client.post("/api/seats/claim", json={"token": token}) for _ in range(8)]
        answers = await asyncio.gather(*asked)
        assert sorted(answer.status_code for answer in answers) == [200] + [403] * 7
        (held,) = [answer.json() for answer in answers if answer.status_code == 200]
        assert (held["place"], held["epoch"]) == (0, 0)
        assert held["token"] != token
        assert len((await place.client.get("/api/tables", headers=bearer(token))).json()) == 0
        own = (await place.client.get("/api/tables", headers=bearer(held["token"]))).json()
        assert [one["table"] for one in own] == [made["host"]["table"]]

    served(tmp_path, use, database)


def test_looking_at_a_link_claims_nothing(tmp_path: Path) -> None:
    """Neither the page, nor the route, however often programs fetch it before the person does."""

    async def use(place: Place) -> None:
        assert not (await looks(place, 1000)).wrong

    served(tmp_path, use)


def test_secrets_are_in_no_address_and_not_in_the_database(tmp_path: Path) -> None:
    """In the link after the #, in the answer once, in the database as a hash."""

    async def use(place: Place) -> None:
        made = await place.table()
        held = await place.claimed(made["links"][0]["link"])
        secrets = [held["token"], held["code"], made["host"]["token"]]
        secrets += [link["link"].partition("#")[2] for link in made["links"]]
        assert all(link["link"].startswith(f"{PAGE}/join#") for link in made["links"])
        assert all(len(secret) >= 39 for secret in secrets)
        rows = await place.desk.seats.log.ask(
            lambda connection: repr(connection.execute(select(SEATS)).all())
        )
        assert not [secret for secret in secrets if secret in rows]

    served(tmp_path, use)


def test_a_page_gets_a_cookie_that_it_cannot_read(tmp_path: Path) -> None:
    """And no secret in the answer; the cookie speaks for the seat."""

    async def use(place: Place) -> None:
        made = await place.table()
        token = made["links"][1]["link"].partition("#")[2]
        async with place.page() as page:
            answer = await page.post("/api/seats/claim", json={"token": token})
            assert answer.json()["token"] is None
            cookie = answer.headers["set-cookie"]
            assert cookie.startswith(f"honeymoon-{made['host']['table']}.1=")
            assert "HttpOnly" in cookie
            assert "SameSite=strict" in cookie
            assert "Path=/" in cookie
            assert "Secure" not in cookie
            assert "Domain" not in cookie
            (own,) = (await page.get("/api/tables")).json()
            assert own["places"] == [1]

    served(tmp_path, use)


def test_over_tls_the_cookie_is_bound_to_the_host(tmp_path: Path) -> None:
    """By its name, and only over TLS."""
    from honeymoon.server.credentials import cookie_for, tokens_in
    from honeymoon.server.settings import Settings
    from honeymoon.server.storage.badges import Badge

    settings = Settings("https://table.test")
    cookie = cookie_for(settings, Badge("t", 0, 0), "secret")
    assert cookie.key == "__Host-honeymoon-t.0"
    assert cookie.secure
    assert cookie.path == "/"
    assert cookie.domain is None
    assert tokens_in({"cookie": "__Host-honeymoon-t.0=a; honeymoon-t.0=b"}, settings) == ("a",)


@pytest.mark.parametrize("database", DATABASES)
def test_a_code_moves_a_seat_to_another_device(database: str, tmp_path: Path) -> None:
    """However it is written; what opened the seat before opens it no more."""

    async def use(place: Place) -> None:
        made = await place.table()
        held = await place.claimed(made["links"][0]["link"])
        written = held["code"].lower().replace("-", " ")
        answer = await place.client.post("/api/seats/recover", json={"code": written})
        moved = answer.json()
        assert (moved["place"], moved["epoch"]) == (0, 1)
        assert len({held["token"], held["code"], moved["token"], moved["code"]}) == 4
        again = await place.client.post("/api/seats/recover", json={"code": held["code"]})
        assert again.status_code == 403
        assert (await own_places(place, held["token"])) == []
        assert (await own_places(place, moved["token"])) == [0]

    served(tmp_path, use, database)


async def own_places(place: Place, token: str) -> list[int]:
    """The places that a secret opens."""
    own = (await place.client.get("/api/tables", headers=bearer(token))).json()
    return [held for table in own for held in table["places"]]


def test_the_host_takes_a_seat_back_and_gives_it_to_another(tmp_path: Path) -> None:
    """The earlier holder has nothing left, neither secret nor code nor name at the table."""

    async def use(place: Place) -> None:
        from honeymoon.protocol.commands import Sit

        table, (seat, _, host) = await place.seated()
        await place.desk.host.do(table, 0, "sit", Sit(0, "Ana"))
        path = f"/api/tables/{table}/seats/0"
        link = (await place.client.post(f"{path}/link", headers=bearer(host))).json()
        assert link["epoch"] == 1
        assert await own_places(place, seat) == []
        assert not (await place.desk.host.table(table)).places[0].taken
        held = await place.claimed(link["link"])
        assert (held["place"], held["epoch"]) == (0, 1)
        assert (await place.client.post(f"{path}/revoke", headers=bearer(host))).json() == {
            "seat": 0,
            "epoch": 2,
        }
        assert await own_places(place, held["token"]) == []

    served(tmp_path, use)


def test_a_link_that_was_taken_back_leads_nowhere(tmp_path: Path) -> None:
    """Whether it had been claimed or not."""

    async def use(place: Place) -> None:
        made = await place.table()
        table, host = made["host"]["table"], made["host"]["token"]
        await place.client.post(f"/api/tables/{table}/seats/1/link", headers=bearer(host))
        token = made["links"][1]["link"].partition("#")[2]
        answer = await place.client.post("/api/seats/claim", json={"token": token})
        assert answer.status_code == 403

    served(tmp_path, use)


def test_a_watching_link_is_for_many_until_it_is_taken_back(tmp_path: Path) -> None:
    """It opens the place of those who watch, and no seat."""

    async def use(place: Place) -> None:
        table, (*_, host) = await place.seated()
        path = f"/api/tables/{table}/watching"
        link = (await place.client.post(f"{path}/link", headers=bearer(host))).json()
        first, second = [await place.claimed(link["link"]) for _ in range(2)]
        assert first == second
        assert first["place"] == -1
        await place.client.post(f"{path}/revoke", headers=bearer(host))
        assert await own_places(place, first["token"]) == []

    served(tmp_path, use)


# --- who may use which route ----------------------------------------------------------------------


def test_every_route_lets_in_whom_its_policy_names_and_nobody_else(tmp_path: Path) -> None:
    """Every role at every route that the router has, so that no new one is left out."""

    async def use(place: Place) -> None:
        tried = await over_http(place)
        assert not tried.wrong
        assert tried.count == len(ROLES) * len(list(http_routes(place))) > 150

    served(tmp_path, use)


def test_the_socket_lets_in_who_has_a_place_at_the_table(tmp_path: Path) -> None:
    """Guesses, other tables, links, and what was worth something once, are shut out."""

    async def run() -> None:
        async with on_a_port(tmp_path) as place:
            tried = await at_the_socket(place)
        assert not tried.wrong
        assert tried.count == len(ROLES)

    asyncio.run(run())


def test_a_policy_that_lets_in_too_many_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What only the host may, done by others."""
    monkeypatch.setitem(POLICIES, "host", POLICIES["at-table"])

    async def use(place: Place) -> None:
        assert (await over_http(place)).wrong

    served(tmp_path, use)


def test_a_route_without_a_policy_is_no_server(tmp_path: Path) -> None:
    """It is refused when the server is put together."""
    from litestar import get

    @get("/api/new")
    async def new() -> None: ...

    async def use(place: Place) -> None:
        app = router(place.desk)
        check_policies(app)
        app.register(new)
        with pytest.raises(LookupError, match="/api/new"):
            check_policies(app)

    served(tmp_path, use)
    assert set(POLICIES) == set(MAY)
