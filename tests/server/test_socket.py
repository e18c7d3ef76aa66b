"""Connections to a table over real sockets: hello, seats, whole deals, and cut lines."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from honeymoon.protocol.commands import Sit
from honeymoon.protocol.messages import PROTOCOL
from honeymoon.server.closing import Close
from honeymoon.server.limits import Limits
from tests.rules.helpers import DD, PL
from tests.scale import deals
from tests.server.serving import GENEROUS, Guest, Place, bearer, guest, on_a_port

HELLO = {"t": "hello", "v": PROTOCOL}


def served(
    folder: Path, use: Callable[[Place], Awaitable[None]], limits: Limits = GENEROUS
) -> None:
    """Use a server on a port."""

    async def run() -> None:
        async with on_a_port(folder, limits) as place:
            await use(place)

    asyncio.run(run())


def do(key: str, command: str, seat: int, **more: Any) -> dict[str, Any]:
    """A command under a key."""
    return {"t": "do", "key": key, "command": {"command": command, "seat": seat, **more}}


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


# --- whole deals ---------------------------------------------------------------------------------


class Scripted:
    """A client that plays whatever is legal by lot, and checks that its views have no gap."""

    def __init__(self, one: Guest, seat: int, rng: Random) -> None:
        self.one = one
        self.seat = seat
        self.rng = rng
        self.asked = 0
        self.seen: dict[str, Any] = {"n": 0}

    def take(self, view: dict[str, Any]) -> None:
        """The next view, the one after the last."""
        assert self.seen["n"] in (0, view["n"] - 1)
        assert view["seat"] == self.seat
        self.seen = view

    def legal(self) -> list[str]:
        """What it may do now, ahead of its turn too."""
        ahead, deal = self.seen["ahead"], self.seen["deal"]
        if self.seen["to_act"] == self.seat and (ahead is None or not ahead["choices"]):
            return list(deal["legal"])
        return [] if ahead is None else list(ahead["legal"])

    async def play(self) -> dict[str, Any]:
        """To the end of the first deal; the last view."""
        await self.one.say(do(f"sit-{self.seat}", "sit", self.seat, name=f"P{self.seat}"))
        waiting = True
        while not self.seen.get("scored"):
            message = await self.one.hear()
            if message["t"] == "view":
                self.take(message)
            elif message["t"] == "err":
                assert message["code"] == "stale"
            waiting = waiting and message["t"] == "view"
            if not waiting and self.seen["deal"] is not None and self.legal():
                await self._act()
                waiting = True
        return self.seen

    async def _act(self) -> None:
        self.asked += 1
        action = self.rng.choice(self.legal())
        key = f"{self.seat}-{self.asked}"
        await self.one.say(do(key, "act", self.seat, action=action, seen=self.seen["n"]))


@pytest.mark.parametrize("game", [PL, DD])
def test_two_clients_play_a_whole_deal(tmp_path: Path, game: str) -> None:
    """Each sees at its end what the server has for it, and never what is the other's."""

    async def use(place: Place) -> None:
        for number in range(deals(1, 20)):
            table, (first, second, host) = await place.seated(game)
            async with (
                guest(place, table, first) as one,
                guest(place, table, second) as other,
                guest(place, table, host) as watching,
            ):
                both = [
                    Scripted(each, seat, Random(f"{number} {seat}"))
                    for seat, each in enumerate((one, other))
                ]
                seen = await asyncio.gather(*(each.play() for each in both))
                for seat in (0, 1):
                    now = await place.desk.host.view(table, seat)
                    assert seen[seat]["n"] == now.n
                    assert seen[seat]["deal"] == now.deal
                while not (await watching.hear_of("view"))["scored"]:
                    pass

    served(tmp_path, use)


def test_a_client_that_was_cut_off_resends_and_goes_on(tmp_path: Path) -> None:
    """It hears the same answer as before, and the view as it is."""

    async def use(place: Place) -> None:
        table, tokens = await place.seated()
        for person in (0, 1):
            await place.desk.host.do(table, person, f"sit {person}", Sit(person))
        for number in range(deals(12, 200)):
            seat = (await place.desk.host.table(table)).to_act
            if seat is None:
                break
            await cut_off_and_back(place, table, tokens[seat], seat, f"act-{number}")
            assert (await place.desk.host.length(table)) == 4 + number + 1

    served(tmp_path, use)


async def cut_off_and_back(place: Place, table: str, token: str, seat: int, key: str) -> None:
    """An action whose answer is not heard, sent twice more."""
    asked = await acted_and_cut(place, table, token, seat, key)
    async with guest(place, table, token) as one:
        await one.hear_of("view")
        await one.say(asked)
        first = await one.answer_to(key)
        await one.say(asked)
        assert first["t"] == "ack"
        assert await one.answer_to(key) == first
        await one.say({"t": "sync", "seat": seat})
        seen = (await one.hear_of("view"))["n"]
        assert seen == (await place.desk.host.view(table, seat)).n


async def acted_and_cut(
    place: Place, table: str, token: str, seat: int, key: str
) -> dict[str, Any]:
    """Ask for an action, and cut the line without waiting for the answer."""
    async with guest(place, table, token) as one:
        seen = await one.hear_of("view")
        choices = [token for token in seen["deal"]["legal"] if token != "pass"]
        action = (choices or seen["deal"]["legal"])[0]
        asked = do(key, "act", seat, action=action, seen=seen["n"])
        await one.say(asked)
        one.wire.transport.abort()
    return asked


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


async def emptied(place: Place) -> None:
    """Every count is back at nothing."""
    async with asyncio.timeout(10):
        while len(place.desk.counts):
            await asyncio.sleep(0.01)
