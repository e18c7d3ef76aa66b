"""The pure Python solver: equal to trying every card, and blind to what cannot matter."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from honeymoon.rules.cards import SUITS, CardSet, Suit, parse_card
from honeymoon.search.reference import Solver, canonical_key, minimax
from honeymoon.search.suit_codes import flipped, held, length, suit_tables, without
from tests.scale import deals
from tests.search.open_hands import TRUMPS, permuted, two_hands


def _hand(text: str) -> CardSet:
    return CardSet.of(parse_card(token) for token in text.split())


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5, 6])
def test_the_solver_is_minimax(size: int) -> None:
    """Random deals of up to six cards, all strains."""
    rng, solver = Random(size), Solver()
    for number in range(deals(60, 1700)):
        leader, other = two_hands(rng, size)
        trump = TRUMPS[number % 5]
        assert solver.tricks(leader, other, trump) == minimax(leader, other, trump)


def test_known_positions() -> None:
    """A finesse that the leader has to give, a ruff, an endplay that sees both hands."""
    solver = Solver()
    assert solver.tricks(_hand("SA SQ"), _hand("SK S2"), None) == 1
    assert solver.tricks(_hand("SK S2"), _hand("SA SQ"), None) == 0
    assert solver.tricks(_hand("HA HK"), _hand("S3 S2"), Suit.SPADES) == 0
    assert solver.tricks(_hand("HA HK"), _hand("S3 S2"), Suit.CLUBS) == 2
    assert solver.tricks(_hand("S2 HA"), _hand("S3 H2"), Suit.SPADES) == 1


def test_the_value_of_each_card_is_what_it_leaves() -> None:
    """The best card of the leader takes what the leader takes; each is checked by minimax."""
    rng, solver = Random(7), Solver()
    for number in range(deals(40, 400)):
        leader, other = two_hands(rng, 4)
        trump = TRUMPS[number % 5]
        values = solver.card_values(leader, other, trump)
        assert set(values) == set(leader)
        assert max(values.values()) == minimax(leader, other, trump)


def test_the_value_of_each_reply() -> None:
    """Mid-trick the replies must follow suit, and the worst for the leader is the lead's value."""
    rng, solver = Random(8), Solver()
    for number in range(deals(40, 400)):
        leader, other = two_hands(rng, 4)
        trump = TRUMPS[number % 5]
        for led, value in solver.card_values(leader, other, trump).items():
            replies = solver.card_values(other, leader.without(led), trump, led)
            suit = other.holding(led.suit)
            assert set(replies) == set(suit or other)
            assert max(replies.values()) == 4 - value


def test_which_suit_is_which_does_not_matter() -> None:
    """All 24 permutations of the suits give the same key."""
    leader, other = two_hands(Random(9), 13)
    for order in permutations(SUITS):
        moved = permuted(leader, order), permuted(other, order)
        assert canonical_key(*moved, order[Suit.HEARTS]) == canonical_key(
            leader, other, Suit.HEARTS
        )
        assert canonical_key(*moved, None) == canonical_key(leader, other, None)


def test_full_deals_are_between_bounds() -> None:
    """13 cards: either side to lead, tricks of both leads leave at most a trick per card."""
    rng, solver = Random(10), Solver()
    for number in range(deals(4, 40)):
        leader, other = two_hands(rng, 13)
        trump = TRUMPS[number % 5]
        first, second = solver.tricks(leader, other, trump), solver.tricks(other, leader, trump)
        assert 0 <= first <= 13
        assert 0 <= second <= 13
        values = solver.card_values(leader, other, trump)
        assert max(values.values()) == first


@pytest.mark.parametrize(
    ("first", "second", "message"), [("SA", "SA", "both hands"), ("SA SK", "SQ", "2 and 1")]
)
def test_impossible_hands_are_refused(first: str, second: str, message: str) -> None:
    """Shared cards and unequal hands."""
    with pytest.raises(ValueError, match=message):
        Solver().tricks(_hand(first), _hand(second), None)


def test_suit_codes() -> None:
    """Leader's ace and deuce against king and three: ace is the top bit, deuce the lowest."""
    code = 0b1_1001
    assert (length(code), held(code), flipped(code)) == (4, 2, 0b1_0110)
    assert without(code, 3) == 0b1_001
    tables = suit_tables()
    assert tables.sure[code] == 1
    assert tables.leads[code][0].won is None
    assert tables.leads[code][0].ducked == 0b1_01
    assert tables.leads[code][1].won == 0b1_01
