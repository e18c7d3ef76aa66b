"""What was followed with speaks against the cards that would have been played before it."""

from __future__ import annotations

from math import prod

import pytest

from honeymoon.players.card_reading import UNUSUAL, Follower
from honeymoon.rules.cards import CardSet
from honeymoon.rules.view import view
from tests.rules.helpers import at_play, cards, play, running

HANDS = {0: "S96 HAK DAK CAK", 1: "SAT42 HQJ DQJ CQJ"}


@pytest.mark.parametrize(
    ("followed", "held", "unusual"),
    [
        ("S2", "S43", 0),
        ("S2", "SAT", 1),
        ("S4", "S2", 1),
        ("S4", "SA2", 1),
        ("ST", "SA2", 0),
        ("SA", "ST", 1),
        ("SA", "S2", 0),
        ("S2", "HQ", 0),
    ],
)
def test_the_usual_card_is_the_cheapest_winner_or_the_lowest(
    followed: str, held: str, unusual: int
) -> None:
    """Seat 0 leads the nine; what seat 1 follows with is judged by what it may still hold."""
    match = play(at_play("plain", "1NT", HANDS, declarer=1), f"S9 {followed}")
    found = Follower(view(running(match), 0), 1).likelihood(CardSet.of(cards(held)))
    assert found == pytest.approx(UNUSUAL**unusual)


def test_a_card_that_was_played_later_was_held_before() -> None:
    """The ten at the second trick could have taken the first."""
    match = play(at_play("plain", "1NT", HANDS, declarer=1), "S9 S2 S6 ST")
    assert Follower(view(running(match), 0), 1).likelihood(0) == pytest.approx(UNUSUAL)


def test_the_factors_are_the_likelihood_but_for_what_is_the_same_of_all_hands() -> None:
    """After the ten at the second trick the first says nothing more of the ace."""
    match = play(at_play("plain", "1NT", HANDS, declarer=1), "S9 S2 S6 ST")
    follower = Follower(view(running(match), 0), 1)
    for held in ("SA", "S8", "SA S7", "HQ"):
        hand = CardSet.of(cards(held))
        found = prod(factor.of(hand) for factor in follower.factors())
        assert found * UNUSUAL == pytest.approx(follower.likelihood(hand))


def test_another_suit_says_nothing() -> None:
    """A discard is no reply to the lead."""
    hands = {0: "S96", 1: "HAKQJT98765432"}
    match = play(at_play("plain", "1NT", hands, declarer=1), "S9 H2")
    assert Follower(view(running(match), 0), 1).likelihood(CardSet.of(cards("HA"))) == 1.0
