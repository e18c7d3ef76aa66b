"""Following suit and winning a trick: the two rules that every game shares."""

from __future__ import annotations

from collections.abc import Sequence

from honeymoon.rules.cards import SUIT_MASKS, SUIT_OF, Card, CardSet, Suit


def follow_suit(hand: CardSet, led: Suit | None) -> CardSet:
    """The cards that may be played: those of the led suit if there are any, else all.

    ``led`` is None for the leader. There is never a duty to trump (DD-30, HM-17, BI-11).
    """
    if led is None:
        return hand
    return hand & SUIT_MASKS[led] or hand


def trick_winner(cards: Sequence[Card], trump: Suit | None) -> int:
    """The place in the trick, 0 for the leader, whose card wins it.

    The highest trump wins, else the highest card of the led suit (DD-31, HM-18, BI-12);
    BI-23 is an example.
    """
    best = 0
    for place in range(1, len(cards)):
        card, top = cards[place], cards[best]
        if SUIT_OF[card] == SUIT_OF[top]:
            best = place if card > top else best
        elif SUIT_OF[card] == trump:
            best = place
    return best
