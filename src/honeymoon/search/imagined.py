"""From the places of the cards now back to a pack and actions that led there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import NamedTuple

from honeymoon.rules.actions import Action, Kind
from honeymoon.rules.cards import Card, CardSet
from honeymoon.rules.complete import Known, with_discards
from honeymoon.rules.events import EventKind
from honeymoon.rules.trace import Holding, Place, Trace
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


class World(NamedTuple):
    """Where the cards lie: each hand now, each seat's discards, what is left of the stock."""

    hands: tuple[CardSet, ...]
    discards: tuple[CardSet, ...]
    stock: CardSet


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


def laid_out(
    ways: Trace, known: Known, world: World, actions: Sequence[Action], rng: Random
) -> tuple[list[Card], tuple[Action, ...]]:
    """A pack with the known places, and actions, that lead to this world; any that do."""
    deck = dict(enumerate(known))
    laid: dict[int, tuple[Place, ...]] = {}
    for holding in ways.holdings:
        kept = CardSet(world.hands[holding.hand] | holding.played)
        if holding.discards:
            pile = world.discards[holding.hand]
            laid[holding.hand] = _laid_aside(holding, known, pile, deck, rng)
        _fill([place for place, _ in holding.places], kept, deck, rng)
    position = ways.deal.position
    for places, cards in zip(position.discards, world.discards, strict=True):
        _fill(places, cards, deck, rng)
    _fill(position.stock, world.stock, deck, rng)
    pack = [card for _, card in sorted(deck.items()) if card is not None]
    return pack, with_discards(ways, actions, laid, pack)


def _fill(
    places: Iterable[Place], cards: CardSet, deck: dict[Place, Card | None], rng: Random
) -> None:
    """These cards, as far as they have no place yet, to the places that have no card yet."""
    placed = set(deck.values()) - {None}
    open_places = [place for place in places if deck[place] is None]
    missing = [card for card in cards if card not in placed]
    deck.update(zip(open_places, rng.sample(missing, len(missing)), strict=True))


def _laid_aside(
    holding: Holding,
    known: Known,
    pile: CardSet,
    deck: dict[Place, Card | None],
    rng: Random,
) -> tuple[Place, ...]:
    """The place of the pack for each discard in turn; unknown ones that came first go first."""
    seen = {place: card for place, card in enumerate(known) if card is not None}
    gone = {
        place: first for place, first in holding.places if place in seen and seen[place] in pile
    }
    unknown = [entry for entry in holding.places if entry[0] not in seen]
    unknown.sort(key=lambda entry: entry[1])
    gone.update(unknown[: len(holding.discards) - len(gone)])
    unseen = [place for place in gone if place not in seen]
    _fill(unseen, pile, deck, rng)
    return tuple(_in_turn(holding, gone, deck, rng))


def _in_turn(
    holding: Holding, gone: dict[Place, int], deck: dict[Place, Card | None], rng: Random
) -> list[Place]:
    left, order = dict(gone), []
    for number, discard in enumerate(holding.discards):
        able = [place for place, first in left.items() if first <= number]
        own = [place for place in able if not _hides(discard) and deck[place] == discard.card]
        chosen = (own or [rng.choice(able)])[0]
        del left[chosen]
        order.append(chosen)
    return order


def _hides(action: Action) -> bool:
    return action.kind is Kind.HIDDEN
