"""What the cards that a hand followed with say of those that it did not play.

Who plays last to a trick of two wins it as cheaply as can be, or else plays the lowest card.
Most do, most of the time; a hand that did otherwise is less likely, not impossible.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from honeymoon.rules.cards import SUIT_MASKS, SUIT_OF, Card
from honeymoon.rules.events import EventKind
from honeymoon.rules.view import View
from honeymoon.search.hands import Factor

UNUSUAL = 0.4
"""How often a card is played though another would have been the usual one, beside 1."""


class Followed(NamedTuple):
    """``later`` are the cards played since then, ``better`` those that would have been usual."""

    later: int
    better: int


class Follower:
    """The tricks of two cards to which a hand played last, as evidence on what it still has."""

    def __init__(self, view: View, hand: int) -> None:
        self._followed = list(_followed(view, hand))

    def likelihood(self, held: int) -> float:
        """How likely it played as it did, if it has these cards now."""
        likely = 1.0
        for later, better in self._followed:
            if (held | later) & better:
                likely *= UNUSUAL
        return likely

    def factors(self) -> list[Factor]:
        """The same as factors, but for what is the same of every hand."""
        masks = [better for later, better in self._followed if not later & better]
        return [Factor(((mask, 1),), (1.0, *[UNUSUAL] * mask.bit_count())) for mask in masks]


def _followed(view: View, hand: int) -> Iterator[Followed]:
    """The latest trick first."""
    later = 0
    plays = [event for event in view.events if event.kind is EventKind.PLAYED]
    pairs = zip(plays[::2], plays[1::2], strict=False)
    for first, second in reversed(list(pairs)):
        lead, card = first.cards[0], second.cards[0]
        if lead is not None and card is not None and second.hand == hand:
            better = _better(lead, card)
            if better:
                yield Followed(later, better)
        own = card if second.hand == hand else lead
        later |= 0 if own is None else 1 << own


def _better(lead: Card, card: Card) -> int:
    """The cards of the suit led that would have been played before this one, were they held."""
    suit = SUIT_MASKS[SUIT_OF[lead]]
    if SUIT_OF[card] != SUIT_OF[lead]:
        return 0
    under, over_lead = (1 << card) - 1, ~((1 << lead + 1) - 1)
    return suit & (under & over_lead if card > lead else under | over_lead & ~(1 << card))
