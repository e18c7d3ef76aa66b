"""What cards are worth: points for honours and for length, and the suit to build on."""

from __future__ import annotations

from honeymoon.rules.cards import SUIT_MASKS, SUITS, Card, CardSet, Rank, Suit

HONOURS = {Rank.JACK: 1, Rank.QUEEN: 2, Rank.KING: 3, Rank.ACE: 4}
LONG = 5
"""Cards that make a suit worth building on."""


def honour_points(card: Card) -> int:
    """A 4, K 3, Q 2, J 1."""
    return HONOURS.get(card.rank, 0)


def high_card_points(cards: CardSet) -> int:
    """The honour points of a hand; 40 in the pack."""
    return sum(honour_points(card) for card in cards)


def length(cards: CardSet, suit: Suit) -> int:
    """How many cards of a suit there are."""
    return (cards & SUIT_MASKS[suit]).bit_count()


def length_points(cards: CardSet, free: int = 3) -> int:
    """One for each card of a suit over the ``free`` ones."""
    return sum(max(0, length(cards, suit) - free) for suit in SUITS)


def longest_suit(cards: CardSet) -> Suit:
    """The longest suit; of equal ones the one with more honour points, then the higher."""
    return max(SUITS, key=lambda suit: (*suit_rank(cards, suit), suit))


def suit_rank(cards: CardSet, suit: Suit) -> tuple[int, int]:
    """Length, then honour points: what makes one suit better than another."""
    return length(cards, suit), high_card_points(cards.holding(suit))
