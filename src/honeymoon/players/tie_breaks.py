"""Which of several cards that are worth the same: questions that weighing does not ask."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise

from honeymoon.players.tips.known import unseen_cards
from honeymoon.rules.cards import CARDS, Card, CardSet, Suit
from honeymoon.rules.events import EventKind
from honeymoon.rules.tricks import follow_suit, trick_winner
from honeymoon.rules.view import View
from honeymoon.search import solving

SAME = 1e-6
"""A difference that is none."""


def most(cards: list[Card], found: Mapping[Card, float]) -> list[Card]:
    """Those of the cards of which most was found."""
    top = max(found[card] for card in cards)
    return [card for card in cards if found[card] > top - SAME]


def least_told(view: View, cards: Iterable[Card]) -> Card:
    """The card of the lowest rank, or a card as good as that which the other knows of."""
    low = min(cards, key=lambda card: (card.rank, card))
    above = int(unseen_cards(view).holding(low.suit)) >> low << low
    touching = (above & -above or 1 << len(CARDS)) - 1
    known = shown_cards(view).holding(low.suit) & touching & CardSet.of(cards)
    return min(known, default=low)


def shown_cards(view: View) -> CardSet:
    """The cards that the other knows to have come to this seat: playing one tells him least.

    A card that the other refused he has seen. Whether he sees the others that are taken is the
    same for both seats, so what this seat saw of his tells it.
    """
    own, others = CardSet(), False
    for seat, card, was_refused in _taken(view):
        if seat != view.seat:
            others |= not was_refused and card is not None
    for seat, card, was_refused in _taken(view):
        if seat == view.seat and card is not None and (others or was_refused):
            own = own.with_card(card)
    return own & view.hand


def _taken(view: View) -> Iterator[tuple[int, Card | None, bool]]:
    """Cards that were taken from a stock: by whom, and whether the other had refused it."""
    for before, event in pairwise(view.events):
        if event.kind is EventKind.TOOK:
            yield event.seat, event.cards[0], before.kind is EventKind.REFUSED


def against_errors(
    hand: CardSet,
    trump: Suit | None,
    led: Card | None,
    cards: Iterable[Card],
    others: Iterable[tuple[CardSet, float]],
) -> dict[Card, float]:
    """Tricks by these weighed hands where the other's next card is any of those it may play."""
    found = dict.fromkeys(cards, 0.0)
    for other, weight in others:
        for card in found:
            found[card] += weight * _against_any(hand, trump, led, card, other)
    return found


def _against_any(
    hand: CardSet, trump: Suit | None, led: Card | None, card: Card, other: CardSet
) -> float:
    """The mean over the other side's next cards of the tricks after this card."""
    rest = hand.without(card)
    if led is None:
        replies = list(follow_suit(other, card.suit))
        each = (_after(trump, rest, other, card, reply) for reply in replies)
        return sum(each) / len(replies)
    if trick_winner((led, card), trump):
        return 1.0 + (solving.solve(rest, other, trump) if rest else 0)
    if not rest:
        return 0.0
    leads = solving.card_values(other, rest, trump)
    return sum(len(rest) - value for value in leads.values()) / len(leads)


def _after(trump: Suit | None, rest: CardSet, other: CardSet, card: Card, reply: Card) -> float:
    """Tricks with this trick, which the leader's card and the reply make."""
    left = other.without(reply)
    if trick_winner((card, reply), trump):
        return float(len(rest) - (solving.solve(left, rest, trump) if rest else 0))
    return 1.0 + (solving.solve(rest, left, trump) if rest else 0)
