"""Play where tricks are to be avoided: duck, and get rid of high cards while it costs nothing."""

from __future__ import annotations

from honeymoon.players.tips.table import Table
from honeymoon.rules.cards import SUIT_MASKS, SUIT_OF, SUITS, Card, CardSet

LENGTH_COVERED = 3
"""Ranks by which each lower card of its suit makes a high card safer."""


def avoid(table: Table) -> Card:
    """Low to lead, the highest card that loses to follow, the most dangerous one when void."""
    led = table.led
    if led is None:
        return _low_lead(table)
    if not table.hand.holding(led):
        return most_dangerous(table.hand)
    return _duck(table)


def _duck(table: Table) -> Card:
    """The highest card under the best one; if there is none, high when last and low before."""
    under = [card for card in table.choices if card.rank < table.top]
    if under:
        return max(under)
    return min(table.choices) if table.rivals else max(table.choices)


def _low_lead(table: Table) -> Card:
    """The lowest card of the suit in which the most cards that others can hold are higher."""
    lowest = [min(held) for suit in SUITS if (held := table.hand.holding(suit))]

    def beaten_by(card: Card) -> tuple[int, int, int]:
        others = table.against & SUIT_MASKS[SUIT_OF[card]]
        return (others >> card).bit_count(), -card.rank, card

    return max(lowest, key=beaten_by)


def most_dangerous(hand: CardSet) -> Card:
    """The high card with the fewest low ones under it."""
    return max(hand, key=lambda card: (danger(card, hand), card.rank, card))


def danger(card: Card, hand: CardSet) -> int:
    """Its rank, less what the lower cards of its suit take off it."""
    lower = hand & SUIT_MASKS[SUIT_OF[card]] & (1 << card) - 1
    return card.rank - LENGTH_COVERED * lower.bit_count()
