"""Random auctions of two and three against a second, naive reading of the rules."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.helpers import (
    DD,
    ED,
    PL,
    PU,
    SE,
    TH,
    at_auction,
    contract_of,
    legal,
    phase_of,
    play,
    seats_of,
    to_act,
)

STRAINS = ("C", "D", "H", "S", "NT")
# Game, options, passes that end an auction after a bid and at the start.
FORMS = [
    (DD, {}, 1, 2),
    (PU, {}, 3, 4),
    (PL, {}, 3, 4),
    (SE, {"auction_end": "all-others"}, 1, 2),
    (ED, {}, 3, 4),
    (TH, {}, 2, 3),
    (TH, {"auction_end": "three-passes"}, 3, 4),
]


def bids(calls: list[str]) -> list[tuple[int, str]]:
    """The bids among the calls, with their places."""
    return [(place, call) for place, call in enumerate(calls) if call[0].isdigit()]


def height(bid: str) -> tuple[int, int]:
    """Level, then strain."""
    return int(bid[0]), STRAINS.index(bid[1:])


def may_call(calls: list[str], call: str, players: int) -> bool:
    """Whether the next player may make this call."""
    if call == "pass":
        return True
    made = bids(calls)
    if call[0].isdigit():
        return not made or height(call) > height(made[-1][1])
    if not made:
        return False
    place, _ = made[-1]
    since = [later for later in calls[place:] if later in ("X", "XX")]
    own = (len(calls) - place) % players == 0
    return (not own and since == []) if call == "X" else (own and since == ["X"])


def is_over(calls: list[str], after_bid: int, at_start: int) -> bool:
    """Whether the auction has ended."""
    needed = after_bid if bids(calls) else at_start
    return len(calls) >= needed and set(calls[-needed:]) == {"pass"}


def result(calls: list[str], players: int) -> tuple[str, int] | None:
    """The contract and the seat of the last bidder; seat 0 has called first."""
    made = bids(calls)
    if not made:
        return None
    place, bid = made[-1]
    doubles = [later for later in calls[place:] if later in ("X", "XX")]
    return bid + (doubles[-1] if doubles else ""), place % players


ALL_CALLS = [
    "pass",
    "X",
    "XX",
    *(f"{level}{strain}" for level in range(1, 8) for strain in STRAINS),
]


@pytest.mark.rule("DD-20", "DD-22", "DD-23", "DD-24", "DD-25", "DD-26", "HM-10", "HM-11", "HM-12")
@pytest.mark.rule("HM-14", "B-01", "B-02", "B-03", "B-09", "B-52", "B-53")
@pytest.mark.parametrize(("game", "options", "after_bid", "at_start"), FORMS)
@given(choices=st.lists(st.integers(0, 10**6), min_size=45, max_size=45))
def test_the_auction_agrees_with_the_naive_reading(
    game: str, options: dict[str, Any], after_bid: int, at_start: int, choices: list[int]
) -> None:
    """Legal calls, turn, end and contract, call by call; low bids and doubles are preferred."""
    players, calls = seats_of(game), list[str]()
    match = at_auction(game, **options)
    for choice in choices:
        assert legal(match) == {call for call in ALL_CALLS if may_call(calls, call, players)}
        assert to_act(match) == len(calls) % players
        likely = [call for call in ALL_CALLS if call in legal(match)][:6]
        calls.append(likely[choice % len(likely)])
        match = play(match, calls[-1])
        assert (phase_of(match) != "auction") == is_over(calls, after_bid, at_start)
        if phase_of(match) != "auction":
            assert contract_of(match) == result(calls, players)
            return
