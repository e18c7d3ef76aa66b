"""Keep or reject, take or refuse, and which card to lay aside for the one taken.

Honours and long suits are kept, low cards of short suits go.
"""

from __future__ import annotations

from honeymoon.players.tips.evaluate import honour_points, length
from honeymoon.rules.actions import DISCARD_CARD, KEEP, REFUSE, REJECT, TAKE, Action
from honeymoon.rules.cards import SUIT_OF, Card, CardSet, parse_card
from honeymoon.rules.view import View

LONG_IN_THE_DRAW = 4
"""Cards of a suit already held that make a low card of it worth keeping."""
MARGIN = 2
"""How much better than the worst card a taken one must be; taking also uses up the turn."""


def keep_or_reject(view: View) -> Action:
    """Keep A K Q J and what lengthens a long suit; else see what the next card is."""
    card = _shown(view)
    long = length(view.hand, SUIT_OF[card]) >= LONG_IN_THE_DRAW
    return KEEP if long or honour_points(card) else REJECT


def take_or_refuse(view: View) -> Action:
    """Take what is worth more than the worst card held, or what would help the other too much."""
    card = _shown(view)
    worth = _worth(card, view.hand.with_card(card))
    worst = _worth(_worst(view.hand, view.hand), view.hand)
    gift = 0 if view.fact("offered") else 2 * honour_points(card)
    return TAKE if worth + gift > worst + MARGIN else REFUSE


def lay_aside(view: View) -> Action:
    """The least useful of the older cards."""
    older = CardSet.of(action.card for action in view.legal)
    return DISCARD_CARD[_worst(older, view.hand)]


def _worst(cards: CardSet, hand: CardSet) -> Card:
    """The least useful of these cards of a hand."""
    return min(cards, key=lambda card: (_worth(card, hand), card))


def _worth(card: Card, hand: CardSet) -> int:
    """Ten for an honour point, and its suit's length; a spot counts for little."""
    return 10 * honour_points(card) + 2 * length(hand, SUIT_OF[card]) + card.rank // 4


def _shown(view: View) -> Card:
    return parse_card(str(view.fact("card")))
