"""Keep or reject: the card shown against what the next one is expected to be."""

from __future__ import annotations

from statistics import fmean

from honeymoon.players.decision import Candidate, Decision
from honeymoon.rules.actions import KEEP, REJECT
from honeymoon.rules.cards import FULL_DECK, SUIT_OF, Card, CardSet, parse_card
from honeymoon.rules.events import EventKind
from honeymoon.rules.view import View

WORTH = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.05, 0.1, 0.35, 1.0, 2.0, 3.2, 4.6)
"""What a card of each rank is worth in a hand, in high-card points."""
LENGTH = 0.25
"""What each card more in its suit adds, from the fourth on."""
POINTS = 20.0
"""Points of score for a high-card point."""


def keep_or_reject(view: View) -> Decision:
    """Keep what is worth more than the mean of the cards that can come."""
    card = parse_card(str(view.fact("card")))
    unseen = FULL_DECK - seen(view)
    kept, next_one = worth(card, view.hand), fmean(worth(each, view.hand) for each in unseen)
    gain = POINTS * (kept - next_one)
    keeps, rejects = Candidate(KEEP, gain), Candidate(REJECT, 0.0)
    best = (keeps, rejects) if gain > 0 else (rejects, keeps)
    facts = (("unseen", len(unseen)), ("next", round(POINTS * next_one, 1)))
    return Decision(best[0].action, best, "draw.expected", facts)


def seen(view: View) -> CardSet:
    """Every card that the seat has looked at, the one shown now among them."""
    kinds = (EventKind.LOOKED, EventKind.KEPT, EventKind.REJECTED)
    looked = [event.cards for event in view.events if event.kind in kinds]
    return CardSet.of(card for cards in looked for card in cards if card is not None)


def worth(card: Card, hand: CardSet) -> float:
    """What the card would add to the hand, in high-card points."""
    length = len(hand.without(card).holding(SUIT_OF[card])) + 1
    return WORTH[card.rank] + LENGTH * max(0, length - 3)
