"""The cards to bury after taking the stock."""

from __future__ import annotations

from honeymoon.players.tips.avoid import most_dangerous
from honeymoon.players.tips.evaluate import honour_points, length
from honeymoon.rules.actions import DISCARD_CARD, Action
from honeymoon.rules.cards import SUIT_OF, Card, CardSet, Suit
from honeymoon.rules.contract import QuotaContract
from honeymoon.rules.view import View


def bury(view: View) -> Action:
    """Low cards of short suits; where tricks are to be avoided, the dangerous high ones."""
    contract, hand = view.contract, view.hand
    if isinstance(contract, QuotaContract) and contract.avoid:
        return DISCARD_CARD[most_dangerous(hand)]
    trump = None if contract is None else contract.trump
    return DISCARD_CARD[min(hand, key=lambda card: (_worth(card, hand, trump), card))]


def _worth(card: Card, hand: CardSet, trump: Suit | None) -> int:
    """Trumps stay, then honours, then what a long suit may still win."""
    if SUIT_OF[card] is trump:
        return 1000 + card.rank
    return 20 * honour_points(card) + 4 * length(hand, SUIT_OF[card]) + card.rank
