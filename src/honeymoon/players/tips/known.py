"""What a view tells of the cards still in play: which hands belong together, who can hold what."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from honeymoon.rules.cards import FULL_DECK, SUIT_MASKS, SUIT_OF, Card, CardSet, Suit, parse_card
from honeymoon.rules.contract import Contract
from honeymoon.rules.events import EventKind
from honeymoon.rules.view import View


def union(holdings: Iterable[CardSet]) -> CardSet:
    """All cards of these holdings."""
    cards = 0
    for holding in holdings:
        cards |= holding
    return CardSet(cards)


def side_of(view: View) -> frozenset[int]:
    """The hands with this seat: declarer's against all the others', else its own alone."""
    contract, seat = view.contract, view.seat
    if not isinstance(contract, Contract) or seat == contract.declarer:
        return frozenset(n for n, hand in enumerate(view.hands) if hand.owner == seat)
    others = set(range(view.seats)) - {contract.declarer}
    return frozenset(n for n, hand in enumerate(view.hands) if hand.owner in others)


def holdings(view: View) -> tuple[CardSet, ...]:
    """For each hand its cards, or where they are hidden every card that it can hold."""
    unseen, voids = unseen_cards(view), shown_voids(view)
    return tuple(
        unseen - voids[number] if hand.cards is None else hand.cards
        for number, hand in enumerate(view.hands)
    )


def unseen_cards(view: View) -> CardSet:
    """The cards that this seat neither sees nor knows to be out of play."""
    seen = union(hand.cards for hand in view.hands if hand.cards is not None)
    played = CardSet.of(card for _, card, _ in _plays(view))
    return FULL_DECK - (seen | played | view.own_discards | view.dead)


def cards_of_trick(view: View) -> tuple[Card, ...]:
    """The cards on the table, in the order in which they were played."""
    tokens = view.fact("trick")
    assert isinstance(tokens, tuple)
    return tuple(parse_card(str(token)) for token in tokens)


def cards_known(view: View) -> CardSet:
    """Every card whose face the seat has seen in the deal."""
    told = [card for event in view.events for card in event.cards if card is not None]
    held = [hand.cards for hand in view.hands if hand.cards is not None]
    cards = CardSet.of(told) | view.own_discards | view.dead
    for hand in held:
        cards |= hand
    return cards


def cards_deduced(view: View) -> CardSet:
    """Those known, and all where the cards not seen are exactly those of the one hand not seen."""
    hidden = [hand.size for hand in view.hands if hand.cards is None]
    return FULL_DECK if hidden == [len(unseen_cards(view))] else cards_known(view)


def shown_voids(view: View) -> tuple[int, ...]:
    """For each hand the suits, as a mask of their cards, that it could not follow."""
    voids = [0] * len(view.hands)
    for hand, card, led in _plays(view):
        if SUIT_OF[card] is not led:
            voids[hand] |= SUIT_MASKS[led]
    return tuple(voids)


def _plays(view: View) -> Iterator[tuple[int, Card, Suit]]:
    """Every card played so far: by which hand, and to which suit."""
    led: Suit | None = None
    for event in view.events:
        if event.kind is EventKind.TRICK:
            led = None
        card = event.cards[0] if event.kind is EventKind.PLAYED else None
        if card is not None:
            led = SUIT_OF[card] if led is None else led
            yield event.hand, card, led
