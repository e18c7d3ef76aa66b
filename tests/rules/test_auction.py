"""The auction for two: order of calls, what is legal, how it ends, who declares."""

from __future__ import annotations

from typing import Any

import pytest

from honeymoon.rules.calls import BIDS
from tests.rules.helpers import (
    BRIDGE,
    DD,
    ED,
    FAMILY_FOR_TWO,
    FOR_TWO,
    PL,
    PU,
    SE,
    at_auction,
    bridge_contract,
    contract_of,
    hand_of,
    legal,
    phase_of,
    play,
    refusal,
    running,
    to_act,
)

LADDER = [f"{level}{strain}" for level in range(1, 8) for strain in ("C", "D", "H", "S", "NT")]


def ended(game: str, calls: str, **options: Any) -> tuple[str, int] | None:
    """The contract of an auction that must be over, None if the deal was thrown in."""
    match = play(at_auction(game, **options), calls)
    assert phase_of(match) != "auction", "the auction goes on"
    return contract_of(match)


def goes_on(game: str, calls: str, **options: Any) -> bool:
    """Whether another call is due after these."""
    return phase_of(play(at_auction(game, **options), calls)) == "auction"


@pytest.mark.rule("DD-19", "HM-08", "HM-09", "SE-02", "PL-03")
@pytest.mark.parametrize("dealer", [0, 1])
@pytest.mark.parametrize("game", FOR_TWO)
def test_the_non_dealer_calls_first_and_calls_alternate(game: str, dealer: int) -> None:
    """Whoever deals, once the hands are complete."""
    match = at_auction(game, dealer=dealer)
    assert phase_of(match) == "auction"
    assert [len(hand_of(match, seat)) for seat in (0, 1)] == [13, 13]
    for turn, call in enumerate(["1C", "1D", "X", "XX", "2C"]):
        assert to_act(match) == (1 - dealer + turn) % 2
        match = play(match, call)


@pytest.mark.rule("PL-03", "SE-02", "HM-08")
@pytest.mark.parametrize("game", [PL, SE, ED])
def test_without_a_draw_the_auction_follows_the_deal_at_once(game: str) -> None:
    """The first decision of the deal is a call."""
    match = at_auction(game)
    assert running(match).actions == ()


@pytest.mark.rule("DD-20", "HM-02", "HM-07", "HM-10")
@pytest.mark.parametrize("game", BRIDGE)
def test_bids_run_from_one_club_to_seven_no_trump(game: str) -> None:
    """Clubs, diamonds, hearts, spades, no trump; a higher level beats any lower one."""
    assert [str(bid) for bid in BIDS] == LADDER
    match = at_auction(game)
    assert legal(match) == {"pass", *LADDER}
    for place, bid in enumerate(LADDER):
        match = play(match, bid)
        assert legal(match) == {"pass", "X", *LADDER[place + 1 :]}
        lower = LADDER[place]
        assert refusal(match, lower) == "auction.bid-too-low"


@pytest.mark.rule("DD-20", "DD-22", "HM-10")
def test_a_bid_must_be_higher_by_level_or_by_strain() -> None:
    """Two clubs over one no trump, not one spade over one no trump."""
    match = play(at_auction(DD), "1NT")
    assert refusal(match, "1S") == "auction.bid-too-low"
    assert refusal(match, "1NT") == "auction.bid-too-low"
    assert {"2C", "7C"} <= legal(match)


@pytest.mark.rule("DD-22", "HM-10", "B-03", "B-08")
@pytest.mark.parametrize("game", FOR_TWO)
@pytest.mark.parametrize(
    ("calls", "call", "code"),
    [
        ("", "X", "auction.cannot-double"),
        ("", "XX", "auction.cannot-redouble"),
        ("pass", "X", "auction.cannot-double"),
        ("1H", "XX", "auction.cannot-redouble"),
        ("1H X", "X", "auction.cannot-double"),
        ("1H X XX", "X", "auction.cannot-double"),
        ("1H X XX", "XX", "auction.cannot-redouble"),
        ("1H 1S", "1H", "auction.bid-too-low"),
        ("7NT", "7NT", "auction.bid-too-low"),
        ("7NT X", "7C", "auction.bid-too-low"),
        ("", "keep", "auction.not-a-call"),
        ("1C", "HQ", "auction.not-a-call"),
    ],
)
def test_an_illegal_call_is_refused(game: str, calls: str, call: str, code: str) -> None:
    """Doubles without a bid, of one's own or a doubled bid, redoubles by the wrong player."""
    assert refusal(play(at_auction(game), calls), call) == code


@pytest.mark.rule("DD-22", "HM-10", "B-03")
def test_one_cannot_double_ones_own_bid_nor_redouble_anothers() -> None:
    """Even after passes, where those leave the auction open."""
    own = play(at_auction(PL), "1H pass")
    assert refusal(own, "X") == "auction.cannot-double"
    doubler = play(at_auction(PL), "1H X pass")
    assert refusal(doubler, "XX") == "auction.cannot-redouble"


@pytest.mark.rule("DD-22", "HM-10")
@pytest.mark.parametrize("game", FOR_TWO)
def test_the_legal_calls_after_each_kind_of_call(game: str) -> None:
    """Pass always; double of the other's undoubled bid; redouble of one's own doubled bid."""
    bid = play(at_auction(game), "7S")
    assert legal(bid) == {"pass", "X", "7NT"}
    doubled = play(bid, "X")
    assert legal(doubled) == {"pass", "XX", "7NT"}
    assert legal(play(doubled, "XX")) == {"pass", "7NT"}


@pytest.mark.rule("DD-23")
@pytest.mark.parametrize("game", FOR_TWO)
def test_a_new_bid_cancels_doubles(game: str) -> None:
    """Two clubs over one spade doubled, or redoubled, are undoubled and can be doubled."""
    match = play(at_auction(game), "1S X 2C")
    assert {"X"} <= legal(match)
    assert bridge_contract(play(match, "pass pass pass" if game != DD else "pass")).doubling == 1
    assert {"X"} <= legal(play(at_auction(game), "1S X XX 2C"))


# D5, "all others": one pass after a call, two at the start.
ALL_OTHERS = [
    ("pass pass", None),
    ("1C pass", ("1C", 0)),
    ("1H 2H pass", ("2H", 1)),
    ("1S X pass", ("1SX", 0)),
    ("1S X XX pass", ("1SXX", 0)),
    ("1S X 2C pass", ("2C", 0)),
    ("pass 1D pass", ("1D", 1)),
    ("pass 1D X pass", ("1DX", 1)),
]
# D5, "three passes": three after a call, four at the start.
THREE_PASSES = [
    ("pass pass pass pass", None),
    ("pass pass 1D pass pass pass", ("1D", 0)),
    ("1D pass 3D pass pass pass", ("3D", 0)),
    ("1S pass pass X pass pass pass", ("1SX", 0)),
    ("1S X pass pass pass", ("1SX", 0)),
    ("1S X XX pass pass pass", ("1SXX", 0)),
    ("pass pass pass 1C pass pass pass", ("1C", 1)),
]


def check_ends_there(game: str, calls: str, contract: object, **options: Any) -> None:
    """The auction ends with the last of these calls, in this contract, and not before."""
    assert ended(game, calls, **options) == contract
    assert goes_on(game, " ".join(calls.split()[:-1]), **options)


@pytest.mark.rule("DD-24", "DD-25", "DD-26", "B-01", "B-02")
@pytest.mark.parametrize(("calls", "contract"), ALL_OTHERS)
def test_in_draw_and_discard_one_pass_ends_the_auction(calls: str, contract: object) -> None:
    """After any bid, double or redouble; two passes at the start throw the deal in."""
    check_ends_there(DD, calls, contract)


@pytest.mark.rule("B-01", "B-02", "HM-14")
@pytest.mark.parametrize("game", FAMILY_FOR_TWO)
@pytest.mark.parametrize(("calls", "contract"), ALL_OTHERS)
def test_one_pass_ends_the_auction_where_that_is_agreed(
    game: str, calls: str, contract: object
) -> None:
    """The option `all-others` in the four other games for two."""
    check_ends_there(game, calls, contract, auction_end="all-others")


@pytest.mark.rule("HM-11", "HM-12", "HM-13", "HM-14", "B-01", "B-02")
@pytest.mark.parametrize("game", FAMILY_FOR_TWO)
@pytest.mark.parametrize(("calls", "contract"), THREE_PASSES)
def test_in_the_family_three_passes_end_the_auction(
    game: str, calls: str, contract: object
) -> None:
    """Three after a bid, double or redouble; four at the start throw the deal in."""
    check_ends_there(game, calls, contract)


@pytest.mark.rule("DD-24", "HM-11", "B-01")
def test_passes_before_a_bid_do_not_count_after_it() -> None:
    """A bid, double or redouble starts the count again."""
    assert goes_on(PL, "pass pass pass 1C pass pass")
    assert goes_on(PL, "1C pass pass X pass pass")
    assert goes_on(DD, "pass 1C")


@pytest.mark.rule("B-09", "B-01", "HM-10")
def test_the_bidder_may_raise_himself_and_the_passer_come_back() -> None:
    """Where three passes are needed."""
    match = play(at_auction(PL), "1D pass")
    assert "1H" in legal(match)
    again = play(match, "2D pass pass")
    assert to_act(again) == 1
    assert ended(PL, "1D pass 2D pass pass 3C pass pass pass") == ("3C", 1)


@pytest.mark.rule("DD-26", "HM-14", "B-02")
@pytest.mark.parametrize("game", FOR_TWO)
def test_the_last_bidder_declares_whoever_named_the_strain_first(game: str) -> None:
    """B bids hearts over A's hearts: the contract is B's, and the other way round."""
    ending = " pass" if game == DD else " pass pass pass"
    assert ended(game, "1H 2H" + ending) == ("2H", 1)
    assert ended(game, "1H 2H 3H" + ending) == ("3H", 0)
    assert ended(game, "1H 1S 2C 2H X" + ending) == ("2HX", 1)


@pytest.mark.rule("DD-25", "DD-06", "HM-12", "B-04")
@pytest.mark.parametrize("game", FOR_TWO)
def test_a_deal_passed_out_scores_nothing_and_the_next_dealer_deals(game: str) -> None:
    """No entries, no tricks, no play."""
    match = play(at_auction(game), "pass pass" if game == DD else "pass pass pass pass")
    assert match.deal is None
    assert (match.scored[0].entries, match.sheet.totals) == ((), (0, 0))
    assert match.scored[0].deal.position.tricks == (0, 0)
    assert match.scored[0].deal.outcome is not None
    assert match.scored[0].deal.outcome.value == "passed-out"
    assert match.dealer == 0


@pytest.mark.rule("DD-27", "DD-21", "HM-13", "HM-15")
@pytest.mark.parametrize(("bid", "trump"), [("1C", "C"), ("4S", "S"), ("7D", "D"), ("3NT", "None")])
def test_the_strain_of_the_last_bid_is_trump(bid: str, trump: str) -> None:
    """No trump means that there is none."""
    contract = bridge_contract(play(at_auction(PU), bid + " pass pass pass"))
    assert str(contract.trump) == trump
    assert contract.target == int(bid[0]) + 6


@pytest.mark.rule("HM-07", "DD-20")
@pytest.mark.parametrize("game", BRIDGE)
def test_an_auction_can_go_all_the_way_up(game: str) -> None:
    """All 35 bids in turn; over seven no trump only pass, double and redouble are left."""
    match = play(at_auction(game), " ".join(LADDER))
    assert legal(match) == {"pass", "X"}
    assert legal(play(match, "X")) <= {"pass", "XX"}
