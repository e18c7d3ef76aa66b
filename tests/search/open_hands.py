"""Random pairs of open hands, suits renamed, and hands written as PBN has them."""

from __future__ import annotations

from random import Random

from honeymoon.rules.cards import CARDS, SUITS, Card, CardSet, Rank, Suit

TRUMPS: tuple[Suit | None, ...] = (None, *SUITS)


def two_hands(rng: Random, size: int) -> tuple[CardSet, CardSet]:
    """Two hands of so many cards."""
    cards = rng.sample(CARDS, 2 * size)
    return CardSet.of(cards[:size]), CardSet.of(cards[size:])


def permuted(hand: CardSet, order: tuple[Suit, ...]) -> CardSet:
    """The hand with clubs renamed to the first suit of the order, and so on."""
    return CardSet.of(Card.of(order[card.suit], card.rank) for card in hand)


def hand_of(pbn: str) -> CardSet:
    """Spades first, the suits apart by full stops."""
    suits = zip(reversed(SUITS), pbn.split("."), strict=True)
    return CardSet.of(
        Card.of(suit, next(rank for rank in Rank if rank.letter == letter))
        for suit, letters in suits
        for letter in letters
    )
