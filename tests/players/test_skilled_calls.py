"""Calls and draws of the stronger levels, at the score of the rubber."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from statistics import fmean

import pytest

from benchmarks.measure_overbidding import play as play_against_reference
from honeymoon.players.arena import CLOCK
from honeymoon.players.auction_plan import Plan
from honeymoon.players.auction_worlds import TrickTable
from honeymoon.players.auction_worth import Worth, side_worth
from honeymoon.players.bidding import Auction, safest_first
from honeymoon.players.decision import Decision
from honeymoon.players.expert import EXPERT
from honeymoon.rules.actions import BID, PASS
from honeymoon.rules.calls import BIDS, Bid, Strain
from honeymoon.rules.cards import CARDS
from honeymoon.rules.match import Match
from honeymoon.rules.scoring.rubber import RubberSheet
from honeymoon.rules.view import view
from tests.rules.helpers import (
    DD,
    TH,
    after_draw,
    cards,
    dealt,
    deck_from,
    deck_of,
    new_match,
    play,
    running,
    to_act,
)
from tests.scale import FULL, deals

NINE_TRICKS = "HAKQJT98 SA DA C5432"
"""Nine tricks with hearts as trumps, whatever the other hand is."""


def at_the_auction(
    hand: str,
    part_scores: tuple[int, int] = (0, 0),
    seed: int = 0,
    games: tuple[int, int] = (0, 0),
    dealer: int = 1,
) -> Match:
    """A drawn deal at the first call; seat 0 has this hand, the others lie by chance."""
    match = Match.start("draw-and-discard", None, dealer)
    assert isinstance(match.sheet, RubberSheet)
    sheet = replace(match.sheet, part_scores=part_scores, games=games)
    rest = [str(card) for card in CARDS if card not in cards(hand)]
    Random(seed).shuffle(rest)
    hands = {0: hand, 1: " ".join(rest[:13])}
    deck = deck_of("draw-and-discard", dealer, hands, " ".join(rest[13:]))
    return after_draw(replace(match, sheet=sheet).deal_out(deck))


def decision(match: Match) -> Decision:
    """What the expert does now."""
    return EXPERT.decide(view(running(match), to_act(match)), CLOCK, Random(4))


NINE_TRICK_HANDS = [
    NINE_TRICKS,
    "HAQJT98 SAK5 DA6 C54",
    "HAKQJT98 SA9 DA C543",
    "HAKQJT9 SA9 DAK C543",
    "HAKQJT987 SA9 DA C54",
]
FIELDS = [(0, 0), (1, 0), (0, 1), (1, 1)]
SEEDS = range(12) if FULL else (1, 9, 11)


@pytest.mark.parametrize("hand", NINE_TRICK_HANDS)
@pytest.mark.parametrize("games", FIELDS)
def test_with_sixty_below_nine_tricks_bid_two_hearts(hand: str, games: tuple[int, int]) -> None:
    """Two are game then; one level more only risks it, whatever the other side may bid."""
    for seed in SEEDS:
        match = at_the_auction(hand, (60, 0), seed, games)
        assert str(decision(match).action) == "2H"


@pytest.mark.parametrize("hand", NINE_TRICK_HANDS)
def test_with_sixty_below_they_do_so_after_a_pass_too(hand: str) -> None:
    """The other side has passed."""
    for seed in SEEDS:
        match = play(at_the_auction(hand, (60, 0), seed, dealer=0), "pass")
        assert str(decision(match).action) == "2H"


@pytest.mark.parametrize("hand", NINE_TRICK_HANDS[2:])
def test_with_nothing_below_they_bid_a_game(hand: str) -> None:
    """Nine or ten tricks are three no trump or four hearts; never two of them."""
    calls = {str(decision(at_the_auction(hand, (0, 0), seed)).action) for seed in range(6)}
    assert calls & {"3NT", "4H"}


def sides_at(match: Match, total: int = 13) -> tuple[Worth, Worth]:
    """The worth of two seats' bids at the score of a match."""
    return side_worth(match.sheet, 0, total), side_worth(match.sheet, 1, total)


def test_to_begin_low_loses_nothing_that_can_still_be_bid() -> None:
    """Nine tricks at sixty below, the other side good for three spades: two hearts, then more."""
    mine, theirs = sides_at(at_the_auction(NINE_TRICKS, (60, 0)))
    tables = [TrickTable((3, 4, 9, 5, 7), (6, 5, 1, tricks, 5)) for tricks in (8, 9, 10)]
    plan = Plan(mine, theirs, tables)
    two, three, four = (fmean(plan.held[BIDS.index(Bid.of(n, Strain.HEARTS))]) for n in (2, 3, 4))
    assert two > three > four


def test_a_double_of_what_is_made_is_no_gift() -> None:
    """From the tricks of its target on, a bid left to a side is worth what it is undoubled."""
    worth = side_worth(at_the_auction(NINE_TRICKS).sheet, 0)
    for bid in BIDS:
        assert worth.left[bid.order][6 + bid.level :] == worth.plain[bid.order][6 + bid.level :]
        assert worth.left[bid.order][3] < worth.plain[bid.order][3]


MINE = side_worth(Match.start("draw-and-discard").sheet, 0)
"""The worth of bids with nothing scored."""


def test_of_two_bids_about_as_good_the_safer_is_made() -> None:
    """Two points decide nothing; thirty do. What is no bid is never put before one."""
    table = TrickTable((7, 7, 9, 7, 8), (6, 6, 6, 6, 6))
    two, four, no_trump = (
        BID[Bid.of(*bid).order] for bid in ((2, Strain.HEARTS), (4, Strain.HEARTS), (1, Strain.NT))
    )
    assert safest_first({two: 100.0, four: 102.0, no_trump: 101.0}, [table], MINE)[0] is two
    assert safest_first({two: 100.0, four: 130.0, PASS: 125.0}, [table], MINE)[0] is four
    assert safest_first({two: 100.0, PASS: 102.0}, [table], MINE)[0] is PASS
    assert safest_first({two: 100.0, PASS: 102.0}, [table], MINE, opens=True)[0] is two
    assert safest_first({four: 100.0, PASS: 102.0}, [table], MINE, opens=True)[0] is PASS


def test_a_double_is_taken_out_for_a_gain_only() -> None:
    """Not for the few points that the worlds drawn happen to show."""
    table, four = TrickTable((7, 7, 10, 7, 8), (6, 6, 6, 6, 6)), BID[Bid.of(4, Strain.HEARTS).order]
    assert safest_first({four: 310.0, PASS: 300.0}, [table], MINE, stays=PASS)[0] is PASS
    assert safest_first({four: 310.0, PASS: 300.0}, [table], MINE)[0] is four
    assert safest_first({four: 330.0, PASS: 300.0}, [table], MINE, stays=PASS)[0] is four


def test_the_state_knows_whether_it_has_doubled() -> None:
    """Its own double, and not one of its own contract."""
    match = play(at_the_auction(NINE_TRICKS), "1H 2C X")
    assert [Auction(view(running(match), seat)).has_doubled for seat in range(2)] == [True, False]


def test_it_is_hardly_ever_doubled_four_down() -> None:
    """Against a reference that sees both hands and doubles from two down."""
    found = [play_against_reference(EXPERT, DD, number) for number in range(deals(6, 120))]
    far = [each for each in found if each.doubled and each.undertricks >= 4]
    assert len(far) <= len(found) // 100


def test_after_the_last_pass_a_deal_is_worth_nothing() -> None:
    """Two of three seats have passed; a third pass throws the deal in."""
    match = new_match(TH)
    deal = dealt(match)
    before = {str(each.action): each.points for each in decision(deal).candidates}
    after = {str(each.action): each.points for each in decision(play(deal, "pass pass")).candidates}
    assert before["pass"] != 0
    assert after["pass"] == 0


def test_where_three_bid_another_side_gets_its_part_only() -> None:
    """What a declarer wins the two others lose by half."""
    mine, theirs = sides_at(new_match(TH), 16)
    tables = [TrickTable((0,) * 5, (16,) * 5)]
    whole, half = (Plan(mine, theirs, tables, others=n).answered[-1][0] for n in (1, 2))
    assert half == pytest.approx(whole / 2)


def test_its_own_penalty_double_is_not_pulled() -> None:
    """After its double of a hopeless contract and a pass there is nothing to call; before, X."""
    match = play(at_the_auction("HAKQJT98 SA9 DA C543"), "1H 7C")
    assert str(decision(match).action) == "X"


@pytest.mark.parametrize(("top", "choice"), [("SA", "keep"), ("SK", "keep"), ("H2", "reject")])
def test_the_first_card_is_judged_by_the_next_one(top: str, choice: str) -> None:
    """Aces and kings stay, a deuce never is better than what may come."""
    match = Match.start("draw-and-discard", None, 1).deal_out(deck_from(top))
    assert str(decision(match).action) == choice


def test_what_was_called_is_read() -> None:
    """The auction's state: who holds which bid, and how it is doubled."""
    match = play(at_the_auction(NINE_TRICKS), "1H 2C X")
    auction = Auction(view(running(match), 1))
    assert (auction.bid, auction.holder, str(auction.doubling)) == (5, 1, "X")
