"""Every role at every route that the router has, and at the socket."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from websockets.exceptions import ConnectionClosed

from honeymoon.protocol.messages import PROTOCOL
from honeymoon.server.app import router
from honeymoon.server.closing import Close
from honeymoon.server.policies import routes
from tests.server.serving import Place, bearer, guest

NONE = ("nobody", "guess", "shorter", "longer", "other letters", "two that are none")
GONE = ("foreign", "foreign host", "link", "revoked", "moved", "given again")
HERE = ("watcher", "seat", "host")
ROLES = (*NONE, *GONE, *HERE)
"""Who has never had a place here, who has it no more or not yet, and who has one."""
MAY = {"anybody": set(ROLES), "at-table": set(HERE), "host": {"host"}, "socket": set(HERE)}
"""By policy, the roles that it lets pass."""
BODIES: dict[str, dict[str, Any]] = {
    "/api/tables": {"game": "plain"},
    "/api/tables/import": {"record": {}},
    "/api/seats/claim": {"token": "guess"},
    "/api/seats/recover": {"code": "guess"},
}
LOOKED_AT = ("/join", "/api/seats/claim")
"""What programs fetch that look at a link before a person does."""


@dataclass
class Tried:
    """How many were tried, and what was otherwise than its policy says."""

    count: int = 0
    wrong: list[str] = field(default_factory=list)

    def expect(self, what: str, is_as_it_should_be: bool) -> None:
        """One more."""
        self.count += 1
        self.wrong += [] if is_as_it_should_be else [what]


async def roles(place: Place) -> tuple[str, dict[str, dict[str, str]]]:
    """A table, and for each role the header that it comes with."""
    _, (*_, foreign_seat, foreign_host) = await place.seated()
    made = await place.table("bismarck")
    table, mine = made["host"]["table"], bearer(made["host"]["token"])
    held = [await place.claimed(link["link"]) for link in made["links"]]
    seat, moved, again = (one["token"] for one in held)
    await place.client.post("/api/seats/recover", json={"code": held[1]["code"]})
    path = f"/api/tables/{table}"
    link = (await place.client.post(f"{path}/seats/2/link", headers=mine)).json()["link"]
    revoked = (await place.claimed(link))["token"]
    await place.client.post(f"{path}/seats/2/revoke", headers=mine)
    new = (await place.client.post(f"{path}/seats/2/link", headers=mine)).json()["link"]
    watching = (await place.client.post(f"{path}/watching/link", headers=mine)).json()["link"]
    return table, {
        "nobody": {},
        "guess": bearer("A" * 43),
        "shorter": bearer(seat[:-1]),
        "longer": bearer(f"{seat}A"),
        "other letters": bearer(seat.swapcase()),
        "two that are none": bearer("A" * 43, seat[::-1]),
        "foreign": bearer(foreign_seat),
        "foreign host": bearer(foreign_host),
        "link": bearer(_token(new)),
        "revoked": bearer(revoked),
        "moved": bearer(moved),
        "given again": bearer(again),
        "watcher": bearer(_token(watching)),
        "seat": bearer(seat),
        "host": mine,
    }  # the host last, since only what it asks changes anything


def _token(link: str) -> str:
    return link.partition("#")[2]


def http_routes(place: Place) -> Iterator[tuple[str, str, str]]:
    """Path, method and policy of every route but the socket."""
    for path, method, handler in routes(router(place.desk)):
        if method not in ("OPTIONS", "SOCKET"):
            yield path, method, handler.opt["policy"]


async def over_http(place: Place) -> Tried:
    """Every role at every route."""
    tried = Tried()
    for path, method, policy in http_routes(place):
        table, headers = await roles(place)
        for role in ROLES:
            answer = await place.client.request(
                method, filled(path, table), headers=headers[role], json=BODIES.get(path)
            )
            # Who shows a secret in the body is refused for that, whoever it is.
            shows_none = BODIES.get(path, {}).keys().isdisjoint({"token", "code"})
            is_refused = answer.status_code == 403 and shows_none
            tried.expect(f"{role}: {method} {path}", is_refused == (role not in MAY[policy]))
    return tried


def filled(path: str, table: str) -> str:
    """The path for this table."""
    whole = path.replace("{table_id:str}", table).replace("{seat:int}", "1")
    return whole.replace("{number:int}", "0")


async def at_the_socket(place: Place) -> Tried:
    """Every role at the socket: welcome, or the code for who has no place."""
    tried = Tried()
    table, headers = await roles(place)
    for role in ROLES:
        tokens = headers[role].get("authorization", "").removeprefix("Bearer ").split(",")
        async with guest(place, table, *filter(None, tokens), hello=False) as one:
            with suppress(ConnectionClosed):
                await one.say({"t": "hello", "v": PROTOCOL})
            if role in MAY["socket"]:
                tried.expect(f"{role}: socket", (await one.hear())["t"] == "welcome")
            else:
                tried.expect(f"{role}: socket", await one.end() == Close.UNAUTHORIZED)
    return tried


async def looks(place: Place, count: int) -> Tried:
    """So many looks at a link, which claim nothing; then the person comes."""
    tried, made = Tried(), await place.table()
    for number in range(count):
        path = LOOKED_AT[number // 2 % len(LOOKED_AT)]
        answer = await place.client.request("HEAD" if number % 2 else "GET", path)
        tried.expect(f"look {number}", "set-cookie" not in answer.headers)
    held = await place.claimed(made["links"][0]["link"])
    tried.expect("the seat", (held["place"], held["epoch"]) == (0, 0))
    return tried
