"""What each phase tells a seat about itself: what is public, and no face that it cannot see."""

from __future__ import annotations

from typing import Any

import pytest

from honeymoon.rules.events import SPECTATOR
from honeymoon.rules.match import Match
from tests.rules.helpers import (
    BI,
    DD,
    PL,
    PU,
    SE,
    TH,
    at_auction,
    at_play,
    bid_to,
    dealt,
    deck_from,
    new_match,
    play,
    running,
)


def told(match: Match, seat: int = SPECTATOR) -> dict[str, Any]:
    """What the running phase tells a seat."""
    deal = running(match)
    assert deal.phase is not None
    return dict(deal.phase.observe(deal.position, seat))


@pytest.mark.rule("DD-09", "DD-16", "B-25")
def test_the_draw_tells_its_turn_to_all_and_the_card_to_one() -> None:
    """Turns of both players count from 1 to 13."""
    match = new_match(DD).deal_out(deck_from("C4 HQ SA D9"))
    assert told(match, 0) == {"turn": 1, "card": "C4"}
    assert told(match, 1) == told(match) == {"turn": 1, "card": None}
    match = play(match, "keep")
    assert told(match, 1) == {"turn": 1, "card": "SA"}
    assert told(match, 0) == {"turn": 1, "card": None}
    assert told(play(match, "keep"))["turn"] == 2
    assert told(play(match, " ".join(["keep"] * 24)))["turn"] == 13


@pytest.mark.rule("PU-03", "PU-04", "PU-06", "B-30", "B-37")
@pytest.mark.parametrize("look", ["open", "private"])
def test_pick_up_tells_a_private_card_to_the_turn_player_only(look: str) -> None:
    """An open or an offered one to all, also after it was taken."""
    match = dealt(new_match(PU, look=look), top="SA")
    shown = "SA" if look == "open" else None
    assert told(match, 0) == {"offered": False, "card": "SA"}
    assert told(match, 1) == told(match) == {"offered": False, "card": shown}
    taken = play(match, "take")
    assert told(taken, 0) == {"offered": False, "taken": "SA"}
    assert told(taken, 1) == told(taken) == {"offered": False, "taken": shown}
    offered = play(match, "refuse")
    for seat in (0, 1, SPECTATOR):
        assert told(offered, seat) == {"offered": True, "card": "SA"}
        assert told(play(offered, "take"), seat) == {"offered": True, "taken": "SA"}


@pytest.mark.rule("DD-19", "HM-10", "HM-13")
@pytest.mark.parametrize("dealer", [0, 1])
def test_the_auction_tells_all_calls_and_how_it_stands(dealer: int) -> None:
    """To everybody: who began, the contract if it ended now, passes in a row."""
    match = at_auction(PL, dealer=dealer)
    nothing = {"calls": (), "first": 1 - dealer, "contract": None, "bidder": None, "passes": 0}
    assert told(match) == nothing
    match = play(match, "1S pass pass X pass")
    stands = {"first": 1 - dealer, "contract": "1SX", "bidder": 1 - dealer, "passes": 1}
    for seat in (0, 1, SPECTATOR):
        assert told(match, seat) == {"calls": ("1S", "pass", "pass", "X", "pass"), **stands}


@pytest.mark.rule("B-54", "BI-09")
def test_the_exchange_tells_how_many_cards_are_left_to_bury() -> None:
    """And not which ones are buried."""
    match = bid_to(dealt(new_match(TH), top="C2 D2 H2 S2"), "2H", 1)
    for left, token in enumerate(["-C2", "-D2", "-H2", "-S2"]):
        assert told(match, 1) == told(match, 0) == {"left": 4 - left}
        match = play(match, token)


@pytest.mark.rule("BI-18")
def test_the_choice_tells_which_contracts_forehand_has_used() -> None:
    """The sheet lies in the open."""
    match = dealt(new_match(BI))
    assert told(match, 1) == {"used": ()}


@pytest.mark.rule("SE-05", "DD-29", "B-41", "B-42", "HM-17")
def test_the_play_tells_the_trick_and_which_hand_must_play() -> None:
    """The dummies by their numbers, in the order of this trick's hands."""
    hands = {0: "SAKQJ", 1: "S2", 2: "S3", 3: "S4"}
    match = at_play(SE, "3NT", hands)
    start = {"hand": 1, "order": (1, 3, 2, 0), "leader": 1, "trick": (), "led": None}
    assert told(match) == {**start, "tricks_left": 13}
    match = play(match, "S2 S4")
    now = {"hand": 2, "order": (1, 3, 2, 0), "leader": 1, "trick": ("S2", "S4"), "led": "S"}
    for seat in (0, 1, SPECTATOR):
        assert told(match, seat) == {**now, "tricks_left": 13}
    match = play(match, "S3 SA")
    won = {"hand": 0, "leader": 0, "trick": (), "led": None, "tricks_left": 12}
    assert told(match) == {"order": (1, 3, 2, 0), **won}
