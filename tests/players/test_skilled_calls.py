"""Calls and draws of the stronger levels, at the score of the rubber."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from honeymoon.players.arena import CLOCK
from honeymoon.players.bidding import Auction
from honeymoon.players.decision import Decision
from honeymoon.players.expert import EXPERT
from honeymoon.rules.actions import BID
from honeymoon.rules.match import Match
from honeymoon.rules.scoring.rubber import RubberSheet
from honeymoon.rules.view import view
from tests.rules.helpers import after_draw, deck_from, deck_of, play, running, to_act

NINE_TRICKS = "HAKQJT98 SA DA C5432"
"""Nine tricks with hearts as trumps, whatever the other hand is."""


def at_the_auction(hand: str, part_scores: tuple[int, int] = (0, 0)) -> Match:
    """A drawn deal at the first call by seat 0, who has this hand; many honours were laid aside."""
    match = Match.start("draw-and-discard", None, 1)
    assert isinstance(match.sheet, RubberSheet)
    scored = replace(match, sheet=replace(match.sheet, part_scores=part_scores))
    deck = deck_of("draw-and-discard", 1, {0: hand}, "SKQJT DKQJT CAKQJT")
    return after_draw(scored.deal_out(deck))


def decision(match: Match) -> Decision:
    """What the expert does now."""
    return EXPERT.decide(view(running(match), to_act(match)), CLOCK, Random(4))


def test_with_sixty_below_a_hand_of_nine_tricks_bids_two() -> None:
    """Two hearts are game, so four only risk it."""
    found = decision(at_the_auction(NINE_TRICKS, (60, 0)))
    points = {str(each.action): each.points for each in found.candidates}
    assert found.action <= BID[14]
    assert (points["2H"] or 0) > (points["4H"] or 0)


def test_without_a_part_score_two_hearts_are_not_enough() -> None:
    """The same bids are worth more and less than with sixty below: only four are game."""
    hand = "HAKQJT987 SAK DA C54"
    points = [
        {str(each.action): each.points or 0 for each in decision(match).candidates}
        for match in (at_the_auction(hand, (60, 0)), at_the_auction(hand))
    ]
    gains = [each["4H"] - each["2H"] for each in points]
    assert gains[0] < gains[1]


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
