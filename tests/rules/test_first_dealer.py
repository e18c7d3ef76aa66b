"""Who deals first where it is cut for: the highest card."""

from __future__ import annotations

from itertools import permutations

import pytest

from honeymoon.rules.cards import CARDS
from honeymoon.shuffle import Chance, cut_for_dealer, highest_cut
from tests.rules.helpers import cards

RANKS, SUITS = "23456789TJQKA", "CDHS"


@pytest.mark.rule("HM-03", "B-06")
def test_the_highest_card_deals_and_equal_ranks_go_by_suit() -> None:
    """Every pair of cards: rank first, then spades over hearts over diamonds over clubs."""
    for first, second in permutations(CARDS, 2):
        heights = [(RANKS.index(str(one)[1]), SUITS.index(str(one)[0])) for one in (first, second)]
        assert highest_cut((first, second)) == (0 if heights[0] > heights[1] else 1)


@pytest.mark.rule("HM-03", "B-06", "B-50")
def test_three_cut_in_the_same_way() -> None:
    """An ace over kings, and the ace of spades over the other aces."""
    assert highest_cut(cards("SK CA HK")) == 1
    assert highest_cut(cards("DA CA SA")) == 2
    assert highest_cut(cards("D3 C3 S2")) == 0


@pytest.mark.rule("HM-03", "B-06")
def test_players_cut_different_cards() -> None:
    """So that there is never a tie."""
    chance = Chance.seeded("cut")
    assert all(len(set(cut_for_dealer(chance, seats))) == seats for seats in (2, 3) * 100)
