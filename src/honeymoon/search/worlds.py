"""Worlds: full deals that a seat cannot tell from the real one, made from its view alone."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from honeymoon.rules.cards import Card, CardSet
from honeymoon.rules.complete import Known, complete
from honeymoon.rules.deal import Deal
from honeymoon.rules.events import EventKind
from honeymoon.rules.trace import Setup, Trace, trace
from honeymoon.rules.variants.catalogue import VARIANTS
from honeymoon.rules.variants.variant import Options
from honeymoon.rules.view import View

_FROM_THE_PACK = (
    EventKind.DEALT,
    EventKind.OPENED,
    EventKind.LOOKED,
    EventKind.KEPT,
    EventKind.REJECTED,
    EventKind.TOOK,
    EventKind.REFUSED,
    EventKind.DIED,
    EventKind.TOOK_STOCK,
)
"""The events whose cards lie at known places of the pack."""


def sample(view: View, rng: Random) -> Deal:
    """A deal that fits the view: replayed up to now, this seat's view of it is the same.

    Not uniform over the deals that fit. Raises ValueError for a view that no deal fits.
    """
    setup = Setup(VARIANTS[view.game], Options(view.options), view.sheet, view.dealer)
    known = known_places(view, trace(setup, view.actions))
    completed = complete(setup, known, view.actions, lambda values: _shuffled(values, rng))
    deal = setup.start(completed.deck)
    for action in completed.actions:
        deal = deal.play(action)
    return deal


def _shuffled(values: Sequence[int], rng: Random) -> list[int]:
    return rng.sample(values, len(values))


def known_places(view: View, ways: Trace) -> Known:
    """The pack as far as this view knows it.

    The order of cards within a hand is no part of a view, so known hands fill their places
    in ascending order.
    """
    cards: dict[int, Card] = {}
    for seen, way in zip(view.events, ways.deal.events, strict=False):
        if seen.kind in _FROM_THE_PACK:
            pairs = zip(way.cards, seen.cards, strict=True)
            cards.update({int(place): card for place, card in pairs if card is not None})
    for event in view.events:
        if event.kind is EventKind.EXPOSED:
            _lay_out(event.hand, event.cards, ways, cards)
    return tuple(cards.get(place) for place in range(52))


def _lay_out(hand: int, shown: Sequence[Card | None], ways: Trace, cards: dict[int, Card]) -> None:
    places = [place for place, _ in ways.holdings[hand].places if place not in cards]
    faces = CardSet.of(card for card in shown if card is not None)
    cards.update(zip(places, (face for face in faces if face not in cards.values()), strict=True))
