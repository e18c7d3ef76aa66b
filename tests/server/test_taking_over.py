"""Another person lets the stand-in play for somebody who is away; only as agreed, only then."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from honeymoon.protocol.commands import HandOver, Leave, Sit
from honeymoon.server import logged, state
from honeymoon.server.errors import Refused
from honeymoon.server.logged import AnyEvent
from honeymoon.server.table import handle
from tests.rules.helpers import BI, PL
from tests.server.databases import new_name
from tests.server.serving import GENEROUS, do, guest, on_a_port
from tests.server.tables import Log, kinds, table_for

TIPS = "tips-1"
FOR_1 = HandOver(0, True, 1)
TERMS: dict[str, Any] = {"stand_in": TIPS, "seats": ["person", "person"]}


class Away(Log):
    """A table at which some have been away for long."""

    absent: frozenset[int] = frozenset()

    def do(self, command: object) -> tuple[logged.Event, ...]:
        """Carry the command out, as the server knows who is away."""
        return self._take(handle(self.table, command, self.chance, self.absent))  # type: ignore[arg-type]


def away(*absent: int, game: str = PL, stand_in: str = TIPS) -> Away:
    """A table of persons where these are away."""
    seated = table_for(game, stand_in=stand_in)
    log = Away(seated.table.terms)
    log.events, log.table, log.absent = seated.events, seated.table, frozenset(absent)
    return log


def test_another_person_hands_an_absent_seat_to_the_stand_in() -> None:
    """The log says who; the holder takes the seat back as ever."""
    log = away(1)
    assert log.do(FOR_1) == (logged.HandedOver(1, TIPS, by=0),)
    assert [place.computer for place in log.table.places] == ["", TIPS]
    log.refused(FOR_1, Refused.NOT_NOW)
    log.refused(HandOver(0, False, 1), Refused.NOT_YOURS)
    assert log.do(HandOver(1, False)) == (logged.HandedOver(1, ""),)
    assert log.table.places[1].computer == ""


def test_it_is_refused_where_it_was_not_agreed_or_nobody_is_away() -> None:
    """Nothing has changed then."""
    away(1, stand_in="").refused(FOR_1, Refused.NOT_AGREED)
    away(stand_in="").refused(FOR_1, Refused.NOT_AGREED)
    away().refused(FOR_1, Refused.NOT_NOW)
    away(0).refused(FOR_1, Refused.NOT_NOW)


def test_only_a_person_can_be_away_and_only_who_sits_decides() -> None:
    """No seat that there is not, none of a computer player, and none that is free."""
    for other in (-1, 2, 10**30):
        away(-1, 2, 10**30).refused(HandOver(0, True, other), Refused.NO_SEAT)
    log = away(0, 1, 2, game=BI)
    log.do(Leave(2))
    log.refused(HandOver(0, True, 2), Refused.SEAT_EMPTY)
    log.refused(HandOver(2, True, 0), Refused.SEAT_EMPTY)
    seated = table_for(PL, "person", TIPS, stand_in=TIPS)
    for other in (0, 1):
        seated.refused(HandOver(0, True, other), Refused.NO_SEAT if other else Refused.NOT_NOW)


def test_whoever_is_played_for_may_let_play_for_the_next() -> None:
    """Of three, one after the other, and the deal goes on."""
    log = away(1, 2, game=BI)
    assert kinds(log.do(HandOver(0, True, 1))) == ["handed-over"]
    assert kinds(log.do(HandOver(1, True, 2))) == ["handed-over"]
    assert log.table.persons == (0,)


def test_what_was_stored_before_reads_and_is_written_as_it_was() -> None:
    """Old logs and old keys: the fields that came later are not in them."""
    command, event = HandOver(1, True), logged.HandedOver(1, TIPS)
    asked = b'{"command":"hand-over","seat":1,"to_stand_in":true}'
    stored = b'{"kind":"handed-over","seat":1,"player":"tips-1"}'
    assert (msgspec.json.encode(command), msgspec.json.encode(event)) == (asked, stored)
    assert msgspec.json.decode(stored, type=AnyEvent) == event
    log = away(1)
    log.do(FOR_1)
    written = msgspec.json.encode(log.events)
    assert state.folded(msgspec.json.decode(written, type=list[AnyEvent])) == log.table
    assert b'"by":0' in written


@pytest.mark.timeout(120)
def test_over_sockets_the_server_knows_who_is_away(tmp_path: Path) -> None:
    """A minute after the last connection, whatever a client says; and a key has one answer."""
    limits = GENEROUS._replace(grace=0.01)

    async def run() -> None:
        async with on_a_port(tmp_path, limits) as place:
            table, tokens = await place.seated(**TERMS)
            for seat in (0, 1):
                await place.desk.host.do(table, seat, new_name(), Sit(seat))
            place.clock.now = 10 * limits.absent
            async with guest(place, table, tokens[0]) as ana:
                async with guest(place, table, tokens[1]):
                    await ana.say(do("here", "hand-over", 0, to_stand_in=True, for_seat=1))
                    assert (await ana.answer_to("here"))["code"] == "not-now"
                while (await ana.hear_of("here"))["seats"] != [0]:
                    pass
                place.clock.now += limits.absent - 1
                await ana.say(do("early", "hand-over", 0, to_stand_in=True, for_seat=1))
                assert (await ana.answer_to("early"))["code"] == "not-now"
                for lie in ({"absent": [1]}, {"away": True}, {"by": 0}):
                    await ana.say(do("lie", "hand-over", 0, to_stand_in=True, for_seat=1, **lie))
                    assert (await ana.hear_of("err"))["code"] == "bad-message"
                place.clock.now += 1
                over = do("over", "hand-over", 0, to_stand_in=True, for_seat=1)
                await ana.say(over)
                done = await ana.answer_to("over")
                assert done["t"] == "ack"
                async with guest(place, table, tokens[1]) as ben:
                    assert (await ben.hear_of("view"))["places"][1]["stand_in"] == TIPS
                    await ben.say(do("back", "hand-over", 1, to_stand_in=False))
                    assert (await ben.answer_to("back"))["t"] == "ack"
                    await ana.say(over)
                    assert await ana.answer_to("over") == done
                    await ana.say({**over, "key": "again"})
                    assert (await ana.answer_to("again"))["code"] == "not-now"
            assert (await place.desk.host.table(table)).places[1].stand_in == ""

    asyncio.run(run())
