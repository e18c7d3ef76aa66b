"""Honours: four or five top trumps, or the four aces at no trump, in one hand (HM-28)."""

from __future__ import annotations

from honeymoon.rules.cards import CARDS, Card, CardSet, Rank, Suit
from honeymoon.rules.contract import Contract
from honeymoon.rules.scoring.entry import DealResult, Entry, EntryKind, Line

HONOUR_RANKS = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN)
"""The five honours that score (B-22)."""
ACES = CardSet.of(card for card in CARDS if card.rank is Rank.ACE)


def trump_honours(trump: Suit) -> CardSet:
    """The five honours of the trump suit (B-22)."""
    return CardSet.of(Card.of(trump, rank) for rank in HONOUR_RANKS)


def honours_in(hand: CardSet, trump: Suit | None) -> tuple[str, int]:
    """The reason and the points of one hand's honours; 0 points where it has none (HM-28)."""
    if trump is None:
        return "honours.aces", 150 if hand & ACES == ACES else 0
    count = len(hand & trump_honours(trump))
    return ("honours.five", 150) if count == 5 else ("honours.four", 100 if count == 4 else 0)


def honours_entries(result: DealResult, contract: Contract) -> tuple[Entry, ...]:
    """Honours go to the owner of the one hand that holds them, made or not (B-19, B-20)."""
    return tuple(
        Entry(owner, Line.ABOVE, EntryKind.HONOURS, points, reason, (points,))
        for owner, hand in result.hands
        for reason, points in [honours_in(hand, contract.trump)]
        if points and owner >= 0
    )
