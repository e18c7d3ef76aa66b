"""The screens know a table on a server as they would know the match itself."""

from __future__ import annotations

import json
from functools import partial
from random import Random

import msgspec
import pytest

from honeymoon.cli.play_page import Page
from honeymoon.cli.receipt_text import deal_lines
from honeymoon.cli.remote_match import acts_here, seen_of
from honeymoon.cli.sheet_text import sheet_lines
from honeymoon.locales import Texts
from honeymoon.protocol.client import read_frame
from honeymoon.protocol.messages import TableView
from honeymoon.rules.view import view
from honeymoon.server.state import Table
from honeymoon.server.views import table_view
from tests.rules.helpers import GAMES
from tests.scale import deals
from tests.server.tables import everybody, play_on, table_for
from tests.server.test_protocol_types import has_come_to

TEXTS = Texts("en")


def sent(table: Table, who: int) -> TableView:
    """The view as it arrives."""
    frame = read_frame(msgspec.json.encode(table_view(table, who)).decode())
    assert isinstance(frame, TableView)
    return frame


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_shown_as_it_is(game: str) -> None:
    """Views, receipts, score sheet and who is to act, for each seat and for who watches."""
    log, rng = table_for(game), Random(game)
    for number in range(3, deals(190, 1500), deals(47, 11)):
        match = log.table.match
        for who in everybody(log.table):
            found = seen_of(sent(log.table, who), TEXTS)
            page = Page(TEXTS, found.names)
            assert (found.match.sheet, found.match.winners) == (match.sheet, match.winners)
            assert sheet_lines(page, found.match) == sheet_lines(page, match)
            for place, pair in enumerate(zip(found.match.scored, match.scored, strict=True)):
                shown, real = (deal_lines(page, place, scored) for scored in pair)
                assert shown == real
            assert log.table.deal is not None
            assert found.view_for(who) == view(log.table.deal, who)
            if match.deal is not None:
                assert found.match.deal is not None
                assert view(found.match.deal, who) == view(match.deal, who)
            assert [plan.is_person for plan in found.seats] == [
                seat == who == log.table.to_act for seat in log.table.seats
            ]
        play_on(log, rng, partial(has_come_to, number))
    # Another match may just have begun.
    assert match.scored or log.table.past


def test_names_are_safe_to_print_and_no_two_are_alike() -> None:
    """Whatever a server sends."""
    form = json.loads(msgspec.json.encode(sent(table_for("three-handed").table, 0)))
    for place, name in zip(form["places"], ("\x1b[2J", "x" * 99, "x" * 99), strict=True):
        place["name"] = name
    frame = read_frame(json.dumps(form))
    assert isinstance(frame, TableView)
    names = seen_of(frame, TEXTS).names
    assert all(name.isprintable() and len(name) < 30 for name in names)
    assert len(set(names)) == 3


def test_a_seat_that_has_drawn_ahead_is_not_asked_again() -> None:
    """Its choices wait for their turn."""
    log = table_for("draw-and-discard")
    seat = log.table.to_act
    assert seat is not None
    assert acts_here(sent(log.table, seat))
    assert not acts_here(sent(log.table, 1 - seat))
    log.act(1 - seat, "keep")
    log.act(seat, "keep")
    log.act(seat, "keep")
    assert not acts_here(sent(log.table, seat))
