"""What a view says about the contract: the worth of each bid, tricks needed, forbidden cards."""

from __future__ import annotations

from typing import Any

import pytest

from honeymoon.rules.match import Match
from honeymoon.rules.view import view
from honeymoon.rules.view_json import view_json
from tests.rules.helpers import (
    BI,
    DD,
    PL,
    PU,
    TH,
    at_auction,
    at_play,
    dealt,
    last_deal,
    new_match,
    play,
    running,
    to_act,
)
from tests.rules.scripted import play_deals

CLUBS, DIAMONDS = "C23456789TJQKA", "D23456789TJQKA"


def form(match: Match, seat: int | None = None) -> dict[str, Any]:
    """The JSON form for a seat, by default the one to act."""
    return view_json(view(last_deal(match), to_act(match) if seat is None else seat))


def worth(match: Match, bid: str) -> tuple[int, int, int, bool, int]:
    """Needs, below, above, game, down one: of a bid by the seat to act."""
    value = form(match)["worth"][bid]
    assert set(value) == {"needs", "below", "above", "game", "down_one"}
    return tuple(value.values())


def auction_after(game: str, script: str) -> Match:
    """The auction of the deal after these."""
    match = play_deals(new_match(game), script)
    return dealt(match)


@pytest.mark.rule("DD-21", "DD-36", "DD-43", "DD-47")
@pytest.mark.parametrize(
    ("bid", "expected"),
    [
        ("1C", (7, 20, 0, False, 50)),
        ("2D", (8, 40, 0, False, 50)),
        ("4H", (10, 120, 0, True, 50)),
        ("1NT", (7, 40, 0, False, 50)),
        ("3NT", (9, 100, 0, True, 50)),
        ("6S", (12, 180, 500, True, 50)),
        ("7NT", (13, 220, 1000, True, 50)),
    ],
)
def test_bids_of_a_player_who_is_not_vulnerable(bid: str, expected: tuple[int, ...]) -> None:
    """Tricks, points below and above if it is just made, whether it makes game, one down."""
    assert worth(at_auction(DD), bid) == expected


@pytest.mark.rule("DD-43", "DD-40", "DD-46")
def test_bids_of_a_vulnerable_player() -> None:
    """One down costs 100, slams bring more, and a second game brings the rubber bonus."""
    match = play(auction_after(PL, "A 3NT 9"), "pass")
    assert form(match)["score"]["vulnerable"] == [True, False]
    assert to_act(match) == 0
    assert worth(match, "1S") == (7, 30, 0, False, 100)
    assert worth(match, "3NT") == (9, 100, 700, True, 100)
    assert worth(match, "6S") == (12, 180, 750 + 700, True, 100)


@pytest.mark.rule("DD-47", "HM-23")
def test_a_part_score_lets_a_small_bid_make_game() -> None:
    """60 below the line and 40 more are a game; the same bid is none for the opponent."""
    match = auction_after(PL, "A 2S 8")
    assert form(match)["score"]["part_scores"] == [60, 0]
    assert to_act(match) == 1
    assert worth(match, "1NT") == (7, 40, 0, False, 50)
    match = play(match, "pass")
    assert worth(match, "1NT") == (7, 40, 0, True, 50)
    assert worth(match, "1S") == (7, 30, 0, False, 50)


@pytest.mark.rule("B-55", "B-58")
def test_with_three_players_one_down_is_what_each_defender_gets() -> None:
    """The book is six of sixteen tricks."""
    assert worth(dealt(new_match(TH)), "3NT") == (9, 100, 0, True, 50)


def test_worth_lists_the_legal_bids_for_the_seat_to_act_alone() -> None:
    """No worth of a pass or a double, and none for the others."""
    match = play(at_auction(PL), "6H")
    assert list(form(match)["worth"]) == ["6S", "6NT", "7C", "7D", "7H", "7S", "7NT"]
    assert form(match)["legal"][:2] == ["pass", "X"]
    assert form(match, 1 - to_act(match))["worth"] == {}
    assert form(at_play(PL, "1NT"))["worth"] == {}


@pytest.mark.rule("DD-34", "HM-13")
def test_needed_counts_down_for_declarer_and_for_the_defender() -> None:
    """Declarer of 3NT needs nine of thirteen, the defender five to defeat it."""
    match = at_play(PL, "3NT", {0: "CAKQ", 1: "C432"})
    assert form(at_auction(PL))["needed"] is None
    assert form(match)["needed"] == [9, 5]
    match = play(match, "C4 CA")
    assert form(match)["needed"] == [8, 5]


@pytest.mark.rule("B-55")
def test_needed_with_three_players_is_of_sixteen_tricks() -> None:
    """Each defender counts the tricks of both."""
    assert form(at_play(TH, "3NT"))["needed"] == [9, 8, 8]


@pytest.mark.rule("BI-14", "BI-15")
def test_needed_in_bismarck_is_what_the_quotas_leave() -> None:
    """8 4 4, and 4 6 6 where tricks are to be avoided."""
    assert form(at_play(BI, "spel"))["needed"] == [8, 4, 4]
    assert form(at_play(BI, "pass"))["needed"] == [4, 6, 6]


@pytest.mark.rule("DD-30", "HM-17")
def test_each_card_that_does_not_follow_suit_is_forbidden_with_the_suit_led() -> None:
    """Seat 1 leads a club, seat 0 holds two clubs and eleven other cards."""
    match = play(at_play(PL, "1NT", {0: "C32 SAKQJT987654", 1: "CA"}), "CA")
    told = form(match)
    assert told["legal"] == ["C2", "C3"]
    assert len(told["forbidden"]) == 11
    reason = {"code": "play.must-follow-suit", "rule": "HM-17", "subject": "C"}
    assert told["forbidden"]["SA"] == reason
    assert form(match, 1)["forbidden"] == {}


@pytest.mark.rule("PU-05", "B-36")
def test_the_card_just_taken_is_forbidden_as_a_discard() -> None:
    """The thirteen older ones are free."""
    match = play(dealt(new_match(PU), {0: CLUBS, 1: DIAMONDS}, top="SA"), "take")
    told = form(match)
    assert told["forbidden"] == {
        "SA": {"code": "draw.just-taken", "rule": "PU-05", "subject": "SA"}
    }
    assert len(told["legal"]) == 13


@pytest.mark.rule("B-61", "BI-09")
def test_before_the_exchange_each_card_may_be_led_only_where_that_is_a_redeal() -> None:
    """With `strict` the discards alone are legal; nothing that may be buried is forbidden."""
    loose = form(play(dealt(new_match(BI)), "spel"))
    strict = form(play(dealt(new_match(BI, forgotten_discard="strict")), "spel"))
    assert len(loose["legal"]) == 40
    assert len(strict["legal"]) == 20
    assert strict["forbidden"] == {}


def test_a_finished_deal_still_has_a_view_with_its_contract_and_tricks() -> None:
    """Phase and seat to act are null, nothing is legal."""
    match = play_deals(new_match(PL), "A 3NT 9")
    told = form(match, 0)
    assert (told["phase"], told["to_act"], told["legal"]) == (None, None, [])
    assert (told["contract"], told["declarer"], told["tricks"]) == ("3NT", 0, [9, 4])
    assert match.deal is None
    with pytest.raises(AssertionError):
        running(match)
