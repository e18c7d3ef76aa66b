"""Calls and draws of the stronger levels, at the score of the rubber."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from statistics import fmean

import pytest

from honeymoon.players.arena import CLOCK
from honeymoon.players.bidding import Auction
from honeymoon.players.decision import Decision
from honeymoon.players.expert import EXPERT
from honeymoon.rules.cards import CARDS
from honeymoon.rules.match import Match
from honeymoon.rules.scoring.rubber import RubberSheet
from honeymoon.rules.view import view
from tests.rules.helpers import after_draw, cards, deck_from, deck_of, play, running, to_act

NINE_TRICKS = "HAKQJT98 SA DA C5432"
"""Nine tricks with hearts as trumps, whatever the other hand is."""


def at_the_auction(hand: str, part_scores: tuple[int, int] = (0, 0), seed: int = 0) -> Match:
    """A drawn deal at the first call by seat 0, who has this hand; the others lie by chance."""
    match = Match.start("draw-and-discard", None, 1)
    assert isinstance(match.sheet, RubberSheet)
    scored = replace(match, sheet=replace(match.sheet, part_scores=part_scores))
    rest = [str(card) for card in CARDS if card not in cards(hand)]
    Random(seed).shuffle(rest)
    deck = deck_of("draw-and-discard", 1, {0: hand, 1: " ".join(rest[:13])}, " ".join(rest[13:]))
    return after_draw(scored.deal_out(deck))


def decision(match: Match) -> Decision:
    """What the expert does now."""
    return EXPERT.decide(view(running(match), to_act(match)), CLOCK, Random(4))


@pytest.mark.parametrize("hand", [NINE_TRICKS, "HAKQJT987 SA9 DA C54"])
def test_sixty_below_makes_two_hearts_worth_more_beside_four(hand: str) -> None:
    """Two are game then, and four only risk it."""
    gains = [
        fmean(points["2H"] - points["4H"] for points in every)
        for every in ([all_points(hand, parts, seed) for seed in range(5)] for parts in SCORES)
    ]
    assert gains[0] > gains[1]


@pytest.mark.parametrize("hand", ["HAQJT98 SAK5 DA6 C54", "HAKQJT9 SAK5 D65 C54"])
def test_with_sixty_below_about_nine_tricks_bid_two_hearts_and_not_four(hand: str) -> None:
    """Two are enough for game; now and then three keep the other side out, four never do."""
    calls = [str(decision(at_the_auction(hand, (60, 0), seed)).action) for seed in range(6)]
    assert calls.count("2H") >= 4
    assert set(calls) <= {"2H", "3H", "pass"}


SCORES = (60, 0), (0, 0)


def all_points(hand: str, part_scores: tuple[int, int], seed: int) -> dict[str, float]:
    """The expected points of each call."""
    found = decision(at_the_auction(hand, part_scores, seed))
    return {str(each.action): each.points or 0.0 for each in found.candidates}


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
