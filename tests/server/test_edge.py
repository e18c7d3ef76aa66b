"""What every request passes: the page it comes from, its size, how often, and what it is told."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from honeymoon.rules.writing import record_of
from honeymoon.server.app import router
from honeymoon.server.edge import CONTENT_SECURITY_POLICY
from honeymoon.server.errors import Refused
from honeymoon.server.host import Host
from honeymoon.server.limits import Limits
from honeymoon.server.policies import routes
from honeymoon.server.routes import ROUTES, table_socket
from honeymoon.server.settings import Settings
from honeymoon.shuffle import Chance
from tests.rules.helpers import PL, new_match
from tests.scale import deals
from tests.server.mangling import mangled
from tests.server.serving import (
    GENEROUS,
    PAGE,
    Place,
    bearer,
    guest,
    on_a_port,
    without_port,
)

Use = Callable[[Place], Awaitable[None]]


def served(folder: Path, use: Use, limits: Limits = GENEROUS) -> None:
    """Use a server without a port."""

    async def run() -> None:
        async with without_port(folder, limits) as place:
            await use(place)

    asyncio.run(run())


# --- where it comes from -------------------------------------------------------------------------


def others(page: str) -> list[str]:
    """Origins that are nearly, or not at all, the page's."""
    scheme, _, host = page.partition("://")
    name, _, port = host.partition(":")
    return [
        "null",
        "",
        "*",
        page + "/",
        page + ".",
        page + "/join",
        page + "#",
        page + "?",
        page.upper(),
        page.title(),
        page + " ",
        page + ".evil.test",
        page + "@evil.test",
        f"{page}, {page}",
        f"{page} {page}",
        f"{scheme}s://{host}",
        f"ws://{host}",
        f"file://{host}",
        f"//{host}",
        host,
        name,
        f"{scheme}://evil.test",
        f"{scheme}://evil{host}",
        f"{scheme}://evil.{host}",
        f"{scheme}://user@{host}",
        f"{scheme}://user:word@{host}",
        f"{scheme}://{name}.:{port or 80}",
        f"{scheme}://{name}:81",
        f"{scheme}://{name}:080",
        f"{scheme}://[::1]",
        f"{scheme}://localhost",
        f"{scheme}://xn--{host}",
        f"{scheme}:///{host}",
    ]


def test_only_the_exact_page_may_ask_for_a_change(tmp_path: Path) -> None:
    """At every route that changes anything; what is refused has changed nothing."""

    async def use(place: Place) -> None:
        tried = 0
        for path, method, _ in routes(router(place.desk)):
            if method != "POST":
                continue
            whole = path.replace("{table_id:str}", "t").replace("{seat:int}", "0")
            for origin in others(PAGE):
                answer = await place.client.post(
                    whole, json={"game": "plain"}, headers={"origin": origin}
                )
                assert (answer.status_code, answer.json()["code"]) == (403, "origin"), origin
                tried += 1
            answer = await place.client.post(whole, json={"x": 1}, headers={"origin": PAGE})
            assert answer.json()["code"] != "origin"
        assert tried > 200

    served(tmp_path, use)


def test_without_an_origin_there_must_be_no_cookie(tmp_path: Path) -> None:
    """A program brings its secret itself; and nobody sends two origins."""

    async def use(place: Place) -> None:
        async def code(*headers: tuple[str, str]) -> int:
            body = {"game": "plain"}
            answer = await place.client.post("/api/tables", json=body, headers=list(headers))
            return answer.status_code

        assert await code() == 201
        assert await code(("cookie", "a=b")) == 403
        assert await code(("cookie", "a=b"), ("authorization", "Bearer x")) == 403
        assert await code(("cookie", "a=b"), ("origin", PAGE)) == 201
        assert await code(("origin", PAGE), ("origin", PAGE)) == 403
        assert await code(("origin", PAGE), ("origin", "http://evil.test")) == 403

    served(tmp_path, use)


def test_only_the_exact_page_gets_a_socket(tmp_path: Path) -> None:
    """The others are refused before there is one."""

    async def run() -> None:
        async with on_a_port(tmp_path) as place:
            table, (seat, *_) = await place.seated()
            # A space at the end is no part of a header.
            for origin in map(str.rstrip, others(place.url)):
                if origin == place.url:
                    continue
                with pytest.raises(InvalidStatus) as caught:
                    async with guest(place, table, seat, origin=origin):
                        pass
                assert caught.value.response.status_code == 403
            with pytest.raises(InvalidStatus):
                async with guest(place, table, seat, cookie="a=b"):
                    pass
            async with guest(place, table, seat, origin=place.url):
                pass

    asyncio.run(run())


def test_further_pages_are_named_in_the_settings() -> None:
    """Beside the server's own."""
    settings = Settings("https://a.test/path", frozenset({"http://b.test:81"}))
    assert settings.allowed_origins == {"https://a.test", "http://b.test:81"}


# --- how it looks --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "body",
    [
        b"x",
        b"[]",
        b"1",
        b'{"game":"plain","game":"plain"}',
        b'{"game":"plain","take_back":1}',
        b'{"game":"plain","more":1}',
        b'{"game":"\\ud800"}',
        b'{"game":NaN}',
        b'{"game":' + b"[" * 2000,
        b'{"game":true}',
        b"{}",
        b"",
    ],
)
def test_a_body_of_another_form_is_refused(tmp_path: Path, body: bytes) -> None:
    """With a code, and no more."""

    async def use(place: Place) -> None:
        headers = {"content-type": "application/json"}
        answer = await place.client.post("/api/tables", content=body, headers=headers)
        assert answer.status_code == 400
        assert answer.json() == {
            "t": "err",
            "code": "bad-message",
            "key": None,
            "reason": None,
            "rule": None,
            "retry": False,
        }

    served(tmp_path, use)


def test_a_body_of_another_kind_or_size_is_refused(tmp_path: Path) -> None:
    """A form could be sent by any page; and one byte too many is too much."""

    async def use(place: Place) -> None:
        for kind in ("text/plain", "application/x-www-form-urlencoded", "", "application/msgpack"):
            answer = await place.client.post(
                "/api/tables", content=b'{"game":"plain"}', headers={"content-type": kind}
            )
            assert answer.status_code == 400
        start = b'{"game":"plain"'
        for more, status in ((0, 201), (1, 413)):
            body = start + b" " * (GENEROUS.body - len(start) - 1 + more) + b"}"
            answer = await place.client.post(
                "/api/tables", content=body, headers={"content-type": "application/json"}
            )
            assert answer.status_code == status

    served(tmp_path, use)


def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: Path) -> None:
    """Only so long as for a hello."""

    async def use(place: Place) -> None:
        _, _, port = place.url.rpartition(":")
        reader, writer = await asyncio.open_connection("127.0.0.1", int(port))
        writer.write(b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{")
        assert (await reader.readline()).startswith(b"HTTP/1.1 408 ")
        writer.close()

    async def run() -> None:
        async with on_a_port(tmp_path, GENEROUS._replace(hello=0.05)) as place:
            await use(place)

    asyncio.run(run())


def test_every_answer_has_the_headers(tmp_path: Path) -> None:
    """Whatever it is, refusals and what is not there too."""

    async def use(place: Place) -> None:
        for method, path in (
            ("GET", "/api/health"),
            ("GET", "/"),
            ("GET", "/nowhere"),
            ("GET", "/api/openapi.json"),
            ("GET", "/api/tables/t/matches/0/record"),
            ("POST", "/api/tables"),
            ("POST", "/api/health"),
            ("PUT", "/api/tables"),
            ("OPTIONS", "/api/tables"),
            ("TRACE", "/api/tables"),
        ):
            answer = await place.client.request(method, path)
            assert answer.headers["content-security-policy"] == CONTENT_SECURITY_POLICY
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["cache-control"] == "no-store"
            assert "strict-transport-security" not in answer.headers
            assert "access-control-allow-origin" not in answer.headers
            assert answer.status_code < 500, (method, path)

    served(tmp_path, use)


def test_over_tls_browsers_are_told_to_stay_there(tmp_path: Path) -> None:
    """Only then."""

    async def run() -> None:
        async with without_port(tmp_path) as place:
            place.desk.settings = Settings("https://table.test", limits=GENEROUS)
            answer = await place.client.get("/api/health")
            assert answer.headers["strict-transport-security"].startswith("max-age=")

    asyncio.run(run())


def test_the_routes_are_described(tmp_path: Path) -> None:
    """Every one of them, with the form of its body."""

    async def use(place: Place) -> None:
        told = (await place.client.get("/api/openapi.json")).json()
        own = {path for route in ROUTES if route is not table_socket for path in route.paths}
        named = {path.replace(":str", "").replace(":int", "") for path in own}
        assert set(told["paths"]) == named
        assert "requestBody" in told["paths"]["/api/tables"]["post"]

    served(tmp_path, use)


def test_what_fails_inside_is_told_to_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither to the asker nor to the log: only what kind of failure it was."""

    async def fails(*_: Any) -> Any:
        raise RuntimeError("SA HK")

    async def use(place: Place) -> None:
        _, (seat, *_) = await place.seated()
        monkeypatch.setattr(Host, "table", fails)
        answer = await place.client.get("/api/tables", headers=bearer(seat))
        assert (answer.status_code, answer.json()["code"]) == (500, "unavailable")
        assert "SA" not in answer.text

    with caplog.at_level(logging.DEBUG):
        served(tmp_path, use)
    assert "RuntimeError" in caplog.text
    assert "SA HK" not in caplog.text


def test_every_body_by_lot_gets_a_typed_answer(tmp_path: Path) -> None:
    """At every route that takes one; never a failure inside."""
    rng, codes = Random("bodies"), {code.value for code in Refused}
    record = record_of(new_match(PL).deal_out(Chance.seeded("bodies").deck()))
    seeds = {
        "/api/tables": {"game": "plain", "seats": ["person", "person"], "options": {}},
        "/api/tables/import": {"record": record, "hints": True},
        "/api/seats/claim": {"token": "A" * 43},
        "/api/seats/recover": {"code": "ABCD-EFGH"},
        "/api/tables/t/seats/0/link": {},
    }

    async def use(place: Place) -> None:
        headers = {"content-type": "application/json"}
        for _ in range(deals(300, 5_000)):
            path, seed = rng.choice(list(seeds.items()))
            body = mangled(rng, json.dumps(seed)).encode("utf-8", "surrogatepass")
            answer = await place.client.post(path, content=body, headers=headers)
            assert answer.status_code < 500, body
            assert answer.status_code == 201 or answer.json()["code"] in codes

    served(tmp_path, use)
