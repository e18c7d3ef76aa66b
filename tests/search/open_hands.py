"""Random pairs of open hands, and suits renamed."""

from __future__ import annotations

from random import Random

from honeymoon.rules.cards import CARDS, SUITS, Card, CardSet, Suit

TRUMPS: tuple[Suit | None, ...] = (None, *SUITS)


def two_hands(rng: Random, size: int) -> tuple[CardSet, CardSet]:
    """Two hands of so many cards."""
    cards = rng.sample(CARDS, 2 * size)
    return CardSet.of(cards[:size]), CardSet.of(cards[size:])


def permuted(hand: CardSet, order: tuple[Suit, ...]) -> CardSet:
    """The hand with clubs renamed to the first suit of the order, and so on."""
    return CardSet.of(Card.of(order[card.suit], card.rank) for card in hand)
