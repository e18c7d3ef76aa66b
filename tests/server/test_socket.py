"""Connections to a table over real sockets: hello, seats, whole deals, and cut lines."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from honeymoon.protocol.commands import Sit
from honeymoon.protocol.messages import PROTOCOL
from honeymoon.server.closing import Close
from honeymoon.server.limits import Limits
from tests.server.serving import GENEROUS, Place, bearer, do, guest, on_a_port

HELLO = {"t": "hello", "v": PROTOCOL}


def served(
    folder: Path, use: Callable[[Place], Awaitable[None]], limits: Limits = GENEROUS
) -> None:
    """Use a server on a port."""

    async def run() -> None:
        async with on_a_port(folder, limits) as place:
            await use(place)

    asyncio.run(run())


# --- hello ---------------------------------------------------------------------------------------


def test_who_says_nothing_is_closed(tmp_path: Path) -> None:
    """After the time that there is for hello."""

    async def use(place: Place) -> None:
        table, (seat, *_) = await place.seated()
        async with guest(place, table, seat, hello=False) as one:
            assert await one.end() == Close.NO_HELLO

    served(tmp_path, use, GENEROUS._replace(hello=0.05))


@pytest.mark.parametrize(
    "first", ["", "{", b"\0", '{"t":"sync"}', '{"t":"hello"}', '{"t":"hello","v":true}']
)
def test_who_begins_otherwise_is_closed(tmp_path: Path, first: str | bytes) -> None:
    """Only hello is a beginning."""

    async def use(place: Place) -> None:
        table, (seat, *_) = await place.seated()
        async with guest(place, table, seat, hello=False) as one:
            await one.say(first)
            assert await one.end() == Close.NO_HELLO

    served(tmp_path, use)


def test_another_version_is_told_so(tmp_path: Path) -> None:
    """And closed."""

    async def use(place: Place) -> None:
        table, (seat, *_) = await place.seated()
        async with guest(place, table, seat, hello=False) as one:
            await one.say({"t": "hello", "v": PROTOCOL + 1})
            assert (await one.hear())["code"] == "version"
            assert await one.end() == Close.VERSION

    served(tmp_path, use)


def test_welcome_names_the_seats_and_brings_their_views(tmp_path: Path) -> None:
    """One connection can hold several; it hears of each."""

    async def use(place: Place) -> None:
        table, (first, second, _) = await place.seated()
        async with guest(place, table, first, second, hello=False) as one:
            await one.say(HELLO)
            assert await one.hear() == {"t": "welcome", "v": PROTOCOL, "seats": [0, 1]}
            assert await one.hear() == {"t": "here", "seats": [0, 1]}
            assert [(await one.hear())["seat"] for _ in (0, 1)] == [0, 1]
            for seat in (0, 1):
                await one.say(do(f"sit-{seat}", "sit", seat, name=f"P{seat}"))
                assert (await one.answer_to(f"sit-{seat}"))["t"] == "ack"
            await one.say({"t": "sync", "seat": 1})
            assert (await one.hear_of("view"))["deal"] is not None

    served(tmp_path, use)


# --- who may not ---------------------------------------------------------------------------------


def test_who_holds_nothing_at_the_table_is_closed(tmp_path: Path) -> None:
    """Nobody, a guess, a seat of another table, a link's secret, a seat that was taken back."""

    async def use(place: Place) -> None:
        _, (foreign, *_) = await place.seated()
        table, (revoked, _, host) = await place.seated()
        answer = await place.client.post(f"/api/tables/{table}/seats/0/link", headers=bearer(host))
        link = answer.json()["link"].partition("#")[2]
        for tokens in ((), ("A" * 43,), (foreign,), (revoked,), (link,)):
            async with guest(place, table, *tokens, hello=False) as one:
                assert await one.end() == Close.UNAUTHORIZED
        async with guest(place, "nowhere", foreign, hello=False) as one:
            assert await one.end() == Close.UNAUTHORIZED

    served(tmp_path, use)


def test_nobody_acts_for_a_seat_that_is_not_his(tmp_path: Path) -> None:
    """Neither the other player, nor who watches, nor the host; nor do they see its view."""

    async def use(place: Place) -> None:
        table, (first, _, host) = await place.seated()
        answer = await place.client.post(f"/api/tables/{table}/watching/link", headers=bearer(host))
        watcher = (await place.claimed(answer.json()["link"]))["token"]
        for token in (first, watcher, host):
            async with guest(place, table, token) as one:
                for seat in (1, -1, -2, 7):
                    await one.say(do("key", "sit", seat))
                    assert (await one.answer_to("key"))["code"] == "not-yours"
                await one.say({"t": "sync", "seat": 1})
                assert (await one.hear_of("err"))["code"] == "not-yours"
        assert not (await place.desk.host.table(table)).places[1].taken

    served(tmp_path, use)


def test_who_watches_sees_what_everybody_may(tmp_path: Path) -> None:
    """No hand."""

    async def use(place: Place) -> None:
        table, (*_, host) = await place.seated()
        for seat in (0, 1):
            await place.desk.host.do(table, seat, f"sit {seat}", Sit(seat))
        async with guest(place, table, host) as one:
            seen = await one.hear_of("view")
            assert seen["seat"] is None
            assert seen["deal"] is not None
            assert not [hand for hand in seen["deal"]["hands"] if hand["cards"]]

    served(tmp_path, use)


@pytest.mark.parametrize("way", ["link", "revoke", "recover"])
def test_a_seat_that_changes_hands_closes_its_connections(tmp_path: Path, way: str) -> None:
    """At once; the other seat stays."""

    async def use(place: Place) -> None:
        made = await place.table()
        table, host = made["host"]["table"], made["host"]["token"]
        held = [await place.claimed(link["link"]) for link in made["links"]]
        async with (
            guest(place, table, held[0]["token"]) as one,
            guest(place, table, held[1]["token"]) as other,
        ):
            if way == "recover":
                await place.client.post("/api/seats/recover", json={"code": held[0]["code"]})
            else:
                path = f"/api/tables/{table}/seats/0/{way}"
                await place.client.post(path, headers=bearer(host))
            assert await one.end() == Close.REVOKED
            await other.say(do("sit", "sit", 1))
            assert (await other.answer_to("sit"))["t"] == "ack"

    served(tmp_path, use)


def test_a_seat_that_was_given_away_meanwhile_shows_nothing(tmp_path: Path) -> None:
    """Between the opening of the socket and its hello."""

    async def use(place: Place) -> None:
        table, (first, *_) = await place.seated()
        async with guest(place, table, first, hello=False) as one:
            await place.desk.seats.renew(table, 0, None)
            await one.say(HELLO)
            assert await one.end() == Close.REVOKED

    served(tmp_path, use)


def test_another_process_that_gave_the_seat_away_is_noticed(tmp_path: Path) -> None:
    """Before the next command is done."""

    async def use(place: Place) -> None:
        table, (first, *_) = await place.seated()
        async with guest(place, table, first) as one:
            await place.desk.seats.renew(table, 0, None)
            await one.say(do("sit", "sit", 0))
            assert await one.end() == Close.REVOKED
        assert not (await place.desk.host.table(table)).places[0].taken

    served(tmp_path, use)


def test_a_silent_connection_notices_too(tmp_path: Path) -> None:
    """After a while."""

    async def use(place: Place) -> None:
        table, (first, *_) = await place.seated()
        async with guest(place, table, first) as one:
            await place.desk.seats.renew(table, 0, None)
            assert await one.end() == Close.REVOKED

    served(tmp_path, use, GENEROUS._replace(recheck=0.02))


# --- too much ------------------------------------------------------------------------------------


def test_a_frame_that_is_too_large_is_closed(tmp_path: Path) -> None:
    """In one piece or in many; one byte less is only a bad message."""

    async def use(place: Place) -> None:
        table, (seat, *_) = await place.seated()
        most = GENEROUS.frame
        async with guest(place, table, seat) as one:
            await one.say("x" * most)
            assert (await one.hear_of("err"))["code"] == "bad-message"
            await one.say("x" * (most + 1))
            assert await one.end() == 1009
        async with guest(place, table, seat) as one:
            await one.wire.send("x" for _ in range(most + 1))
            assert await one.end() == 1009

    served(tmp_path, use)


def test_compression_is_not_offered(tmp_path: Path) -> None:
    """So that nothing small can become large."""

    async def use(place: Place) -> None:
        from websockets.asyncio.client import connect

        table, (seat, *_) = await place.seated()
        url = place.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        async with connect(url, additional_headers=bearer(seat), compression="deflate") as wire:
            assert wire.response is not None
            assert "sec-websocket-extensions" not in wire.response.headers

    served(tmp_path, use)


def test_a_table_and_an_address_have_so_many_sockets(tmp_path: Path) -> None:
    """What was closed counts no more."""

    async def use(place: Place) -> None:
        table, (first, second, host) = await place.seated()
        async with guest(place, table, first), guest(place, table, second):
            async with guest(place, table, host, hello=False) as one:
                assert await one.end() == Close.FULL
            other, (seat, *_) = await place.seated()
            async with guest(place, other, seat):
                with pytest.raises(InvalidStatus):
                    async with guest(place, other, seat):
                        pass
        async with guest(place, table, host):
            pass
        for _ in range(200):
            await asyncio.sleep(0)
        await emptied(place)

    served(tmp_path, use, GENEROUS._replace(sockets_of_table=2, sockets_of_address=3))


def test_who_asks_and_never_reads_is_let_go(tmp_path: Path) -> None:
    """Though the network still holds what he was sent."""

    async def use(place: Place) -> None:
        table, tokens = await place.seated()
        async with guest(place, table, tokens[0]) as one:
            with suppress(ConnectionClosed):
                for _ in range(100_000):
                    await one.say({"t": "sync", "seat": 0})
                    if not len(place.desk.counts):
                        break
            await emptied(place)
            one.wire.transport.abort()

    served(tmp_path, use, GENEROUS._replace(last_words=0.05))


async def emptied(place: Place) -> None:
    """Every count is back at nothing."""
    async with asyncio.timeout(120):
        while len(place.desk.counts):
            await asyncio.sleep(0.01)
