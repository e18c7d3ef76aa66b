"""Records that a table gives out and takes in: nothing hidden leaves, nothing illegal enters."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from honeymoon.players.clock import Clock
from honeymoon.protocol.commands import Act, Sit
from honeymoon.protocol.messages import Ack
from honeymoon.rules.actions import HIDDEN_DISCARD
from honeymoon.rules.events import SPECTATOR
from honeymoon.rules.match import Match
from honeymoon.rules.record import HIDDEN_CARD, read_record
from honeymoon.rules.replay import replay
from honeymoon.rules.view import view
from honeymoon.rules.view_json import view_json
from honeymoon.rules.writing import record_of
from honeymoon.shuffle import Chance
from tests.rules.helpers import DD, GAMES, PL, new_match
from tests.server.serving import GENEROUS, Place, bearer, without_port
from tests.server.tables import TIPS

Use = Callable[[Place], Awaitable[None]]


def served(folder: Path, use: Use) -> None:
    """Use a server without a port."""

    async def run() -> None:
        async with without_port(folder, GENEROUS) as place:
            await use(place)

    asyncio.run(run())


def played(game: str, deals: int, seed: str, stop: int = 10**6) -> Match:
    """So many deals, the last broken off after some actions, or all of the match; by a player."""
    chance, rng, match = Chance.seeded(seed), Random(seed), new_match(game)
    while len(match.scored) < deals and not match.is_over:
        match = match.deal_out(chance.deck())
        last = len(match.scored) == deals - 1
        taken = 0
        while match.deal is not None and not (last and taken >= stop):
            seat = match.deal.to_act
            assert seat is not None
            match = match.play(TIPS.choose(view(match.deal, seat), Clock(), rng))
            taken += 1
        if match.deal is not None:
            break
    return match


async def imported(place: Place, record: dict[str, Any], **more: Any) -> dict[str, Any]:
    """The table that goes on with a record."""
    answer = await place.client.post("/api/tables/import", json={"record": record, **more})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


@pytest.mark.parametrize("game", GAMES)
def test_a_running_match_goes_on_where_it_was(tmp_path: Path, game: str) -> None:
    """Every seat sees what it saw, and the next action is taken."""
    match = played(game, 2, f"import {game}", stop=5)

    async def use(place: Place) -> None:
        made = await imported(place, record_of(match))
        table = made["host"]["table"]
        for link in made["links"]:
            seat = link["seat"]
            await place.claimed(link["link"])
            assert isinstance(await place.desk.host.do(table, seat, "s", Sit(seat)), Ack)
        now = await place.desk.host.table(table)
        assert now.match == match
        assert now.practice
        assert match.deal is not None
        for who in (*now.seats, SPECTATOR):
            seen = await place.desk.host.view(table, who)
            assert seen.deal == view_json(view(match.deal, who))
        seat = now.to_act
        assert seat is not None
        seen = await place.desk.host.view(table, seat)
        assert seen.deal is not None
        act = Act(seat, seen.deal["legal"][0], seen.n)
        assert isinstance(await place.desk.host.do(table, seat, "a", act), Ack)

    served(tmp_path, use)


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_match_is_given_out_sealed(tmp_path: Path, game: str) -> None:
    """What was never shown stays hidden, in the record with all cards too."""
    match = played(game, 500, f"finished {game}")
    assert match.is_over
    sealed = record_of(match, sealed=True)

    async def use(place: Place) -> None:
        made = await imported(place, record_of(match))
        path = f"/api/tables/{made['host']['table']}/matches"
        mine = bearer(made["host"]["token"])
        told = (await place.client.get(f"{path}/0/record", headers=mine)).json()
        assert told["deals"] == sealed["deals"]
        assert told["practice"]
        assert told["sealed"]
        assert replay(read_record(told)).error is None
        hides = {HIDDEN_CARD, str(HIDDEN_DISCARD)} & {
            token for deal in sealed["deals"] for part in deal.values() for token in part
        }
        whole = await place.client.get(f"{path}/0/whole-record", headers=mine)
        if hides:
            assert (whole.status_code, whole.json()["code"]) == (409, "sealed")
        else:
            assert whole.json()["deals"] == record_of(match)["deals"]
        for number in (1, 7, 10**6):
            answer = await place.client.get(f"{path}/{number}/record", headers=mine)
            assert (answer.status_code, answer.json()["code"]) == (404, "no-match")

    served_large(tmp_path, use)


def served_large(folder: Path, use: Use) -> None:
    """Use a server that takes long records; matches by lot take many deals."""

    async def run() -> None:
        async with without_port(folder, GENEROUS._replace(record=10**7)) as place:
            await use(place)

    asyncio.run(run())


def test_a_match_that_is_being_played_is_not_given_out(tmp_path: Path) -> None:
    """Neither way."""

    async def use(place: Place) -> None:
        table, (seat, _, host) = await place.seated()
        for token in (seat, host):
            for form in ("record", "whole-record"):
                path = f"/api/tables/{table}/matches/0/{form}"
                answer = await place.client.get(path, headers=bearer(token))
                assert (answer.status_code, answer.json()["code"]) == (409, "not-finished")

    served(tmp_path, use)


def test_after_a_rematch_the_first_match_can_still_be_had(tmp_path: Path) -> None:
    """And what counted as practice still does; the new match, as all sit, does not."""
    match = played(PL, 500, "rematch")

    async def use(place: Place) -> None:
        made = await imported(place, record_of(match))
        table, mine = made["host"]["table"], bearer(made["host"]["token"])
        for seat in (0, 1):
            assert not (await place.desk.host.table(table)).past
            assert isinstance(await place.desk.host.do(table, seat, "sit", Sit(seat)), Ack)
        now = await place.desk.host.table(table)
        assert len(now.past) == 1
        assert not now.practice
        path = f"/api/tables/{table}/matches"
        assert (await place.client.get(f"{path}/0/record", headers=mine)).json()["practice"]
        answer = await place.client.get(f"{path}/1/record", headers=mine)
        assert answer.json()["code"] == "not-finished"

    served_large(tmp_path, use)


def spoilt(record: dict[str, Any], kind: str) -> dict[str, Any]:
    """The record with something wrong in it."""
    deal = record["deals"][0]
    if kind == "illegal":
        deal["actions"].append("XX" if deal["actions"][-1] != "X" else "7H")
    elif kind == "deck":
        deal["deck"][1] = deal["deck"][0]
    elif kind == "field":
        record["more"] = 1
    elif kind == "unfinished":
        record["deals"].append(deal)
    elif kind == "game":
        record["game"] = "whist"
    return record


@pytest.mark.parametrize("kind", ["illegal", "deck", "field", "unfinished", "game"])
def test_a_record_that_is_wrong_is_refused_with_the_reason(tmp_path: Path, kind: str) -> None:
    """And there is no table."""
    record = spoilt(record_of(played(DD, 1, "wrong", stop=30)), kind)

    async def use(place: Place) -> None:
        answer = await place.client.post("/api/tables/import", json={"record": record})
        told = answer.json()
        assert (answer.status_code, told["code"]) == (400, "record")
        assert told["reason"]

    served(tmp_path, use)


def test_a_sealed_record_is_refused(tmp_path: Path) -> None:
    """Nobody could go on with it."""
    record = record_of(played(PL, 1, "sealed", stop=4), sealed=True)

    async def use(place: Place) -> None:
        answer = await place.client.post("/api/tables/import", json={"record": record})
        assert (answer.status_code, answer.json()["code"]) == (409, "sealed")

    served(tmp_path, use)


@pytest.mark.parametrize(
    ("terms", "code"),
    [
        ({"game": "whist"}, "game"),
        ({"game": PL, "options": {"honours": "yes"}}, "option"),
        ({"game": PL, "options": {"colour": True}}, "option"),
        ({"game": PL, "seats": ["person"]}, "player"),
        ({"game": PL, "seats": ["club-1", "club-1"]}, "player"),
        ({"game": PL, "seats": ["person", "cmd:rm"]}, "player"),
        ({"game": PL, "seats": ["person", "strong-1"]}, "player"),
        ({"game": PL, "stand_in": "cmd:rm"}, "player"),
        ({"game": PL, "stand_in": "person"}, "player"),
    ],
)
def test_terms_that_are_none_are_refused(tmp_path: Path, terms: dict[str, Any], code: str) -> None:
    """Players are only those that the server names; no request names a program."""

    async def run() -> None:
        async with without_port(tmp_path, players=frozenset({"club-1"})) as place:
            answer = await place.client.post("/api/tables", json=terms)
            assert (answer.status_code, answer.json()["code"]) == (400, code)
            made = await place.table(PL, seats=["club-1", "person"], stand_in="club-1")
            assert [link["seat"] for link in made["links"]] == [1]

    asyncio.run(run())
