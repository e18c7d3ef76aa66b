"""Fill in what is hidden: a full deal that agrees with all that is known of one.

The same work serves a seat that imagines the cards it cannot see (``search.imagination``) and a
reader of a sealed record, whose secret cards are "??" (docs/adr/0004).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from typing import TypeVar

from honeymoon.rules.actions import DISCARD_CARD, Action, Kind
from honeymoon.rules.cards import CARDS, Card
from honeymoon.rules.events import EventKind
from honeymoon.rules.trace import Holding, Place, Setup, Trace, trace

T = TypeVar("T")
Shuffled = Callable[[Sequence[int]], list[int]]
"""Gives numbers in another order; the only chance in here, and it comes from the caller."""
Known = tuple[Card | None, ...]
"""A pack of 52 places, None where the card is not known."""
ATTEMPTS = 300


class Impossible(ValueError):
    """No deal agrees with what is said to be known."""


@dataclass(frozen=True, slots=True)
class Completed:
    """A pack and actions without anything hidden."""

    deck: tuple[Card, ...]
    actions: tuple[Action, ...]


def steady_order() -> Shuffled:
    """An order that looks arbitrary but is the same each time, for reading sealed records."""
    ticks = count(1)

    def shuffled(values: Sequence[int]) -> list[int]:
        tick = next(ticks)
        return sorted(values, key=lambda value: (value * 7919 + tick * 104729) % 1009)

    return shuffled


def complete(
    setup: Setup, known: Known, actions: Sequence[Action], shuffled: Shuffled
) -> Completed:
    """A full deal with these known cards and these actions, which may hide discards.

    Raises RuleViolation where a public action is against the rules, Impossible where no
    cards fit.
    """
    ways = trace(setup, actions)
    for _ in range(ATTEMPTS):
        laid = _choose_discards(ways, known, shuffled)
        deck = None if laid is None else _fill(ways, known, laid, shuffled)
        if laid is not None and deck is not None:
            return Completed(deck, with_discards(ways, actions, laid, deck))
    raise Impossible("no cards fit")


Laid = dict[int, tuple[Place, ...]]
"""For each hand the places that it laid aside, in the order of its discards."""


def _choose_discards(ways: Trace, known: Known, shuffled: Shuffled) -> Laid | None:
    laid = {}
    for holding in ways.holdings:
        places = _match_discards(holding, known, shuffled)
        if places is None:
            return None
        laid[holding.hand] = places
    return laid


def _match_discards(holding: Holding, known: Known, shuffled: Shuffled) -> tuple[Place, ...] | None:
    """A place for each discard: cards that cannot have stayed first, then as chance will."""
    first = dict(holding.places)
    gone = [place for place in first if _must_go(holding, known[place])]
    optional = [place for place in first if place not in gone and _may_go(holding, known[place])]
    located = [place for place in optional if known[place] is not None]
    some = shuffled(located)[: shuffled(range(len(located) + 1))[0]]
    rest = shuffled([place for place in optional if known[place] is None])
    matched: dict[int, Place] = {}
    order = [*shuffled(gone), *shuffled([*some, *rest])]
    for place in order:
        if len(matched) < len(holding.discards) or place in gone:
            _augment(place, holding, known, first, matched, set())
    placed = set(matched.values())
    if len(matched) < len(holding.discards) or not placed.issuperset(gone):
        return None
    return tuple(matched[number] for number in range(len(holding.discards)))


def _must_go(holding: Holding, card: Card | None) -> bool:
    """Whether a card known to have come in cannot be among those kept."""
    if card is None or card in holding.played:
        return False
    pinned = any(a.kind is Kind.DISCARD and a.card == card for a in holding.discards)
    return pinned or card in holding.barred or holding.is_known


def _may_go(holding: Holding, card: Card | None) -> bool:
    return card is None or card not in holding.played


def _augment(
    place: Place,
    holding: Holding,
    known: Known,
    first: dict[Place, int],
    matched: dict[int, Place],
    tried: set[int],
) -> bool:
    """Give the place a discard, moving others if need be (an augmenting path)."""
    for number, discard in enumerate(holding.discards):
        if number in tried or number < first[place] or not _fits(discard, place, known):
            continue
        tried.add(number)
        other = matched.get(number)
        if other is None or _augment(other, holding, known, first, matched, tried):
            matched[number] = place
            return True
    return False


def _fits(discard: Action, place: Place, known: Known) -> bool:
    """A known discard takes the place of its card, or one whose card is not known."""
    if discard.kind is Kind.HIDDEN:
        return True
    return known[place] == discard.card or (known[place] is None and discard.card not in known)


def _fill(ways: Trace, known: Known, laid: Laid, shuffled: Shuffled) -> tuple[Card, ...] | None:
    """Cards for the unknown places, each where the play allows it; None if that fails."""
    deck = dict(enumerate(known))
    for holding in ways.holdings:
        _pin(holding, laid[holding.hand], deck)
    open_places = [place for place, card in deck.items() if card is None]
    groups = _groups(ways, laid, open_places)
    missing = [int(card) for card in CARDS if card not in set(deck.values())]
    sharing = _share_out(ways, groups, missing, shuffled)
    if sharing is None:
        return None
    for group, places in groups.items():
        deck.update(zip(places, [CARDS[c] for c in shuffled(sharing[group])], strict=True))
    cards = [card for _, card in sorted(deck.items()) if card is not None]
    return tuple(cards)


def _pin(holding: Holding, laid: tuple[Place, ...], deck: dict[Place, Card | None]) -> None:
    for place, discard in zip(laid, holding.discards, strict=True):
        if discard.kind is Kind.DISCARD:
            deck[place] = discard.card


OUT = -1
"""The group of all places that end up in no hand."""
Groups = dict[int, list[Place]]


def _groups(ways: Trace, laid: Laid, open_places: Sequence[Place]) -> Groups:
    """The unknown places by the hand that keeps them, OUT for the rest."""
    keeper = {
        place: holding.hand
        for holding in ways.holdings
        for place, _ in holding.places
        if place not in laid[holding.hand]
    }
    groups: Groups = {OUT: [], **{holding.hand: [] for holding in ways.holdings}}
    for place in open_places:
        groups[keeper.get(place, OUT)].append(place)
    return groups


def _share_out(
    ways: Trace, groups: Groups, missing: Sequence[int], shuffled: Shuffled
) -> dict[int, list[int]] | None:
    """Which missing card goes to which group, by augmenting paths; None if none fits."""
    allowed = {card: shuffled(list(_allowed(ways, card))) for card in missing}
    shares: dict[int, list[int]] = {group: [] for group in groups}
    forced_first = sorted(shuffled(missing), key=lambda card: len(allowed[card]))
    for card in forced_first:
        if not _place(card, allowed, groups, shares, set()):
            return None
    return shares


def _allowed(ways: Trace, card: int) -> Iterator[int]:
    """The hand that played the card; else OUT and every hand that is not barred from it."""
    players = [holding.hand for holding in ways.holdings if card in holding.played]
    if players:
        yield from players if len(players) == 1 else ()
        return
    yield OUT
    for holding in ways.holdings:
        if card not in holding.barred:
            yield holding.hand


def _place(
    card: int,
    allowed: dict[int, list[int]],
    groups: Groups,
    shares: dict[int, list[int]],
    tried: set[int],
) -> bool:
    for group in allowed[card]:
        if group in tried:
            continue
        if len(shares[group]) < len(groups[group]):
            shares[group].append(card)
            return True
        tried.add(group)
        for other in list(shares[group]):
            if _place(other, allowed, groups, shares, tried):
                shares[group].remove(other)
                shares[group].append(card)
                return True
    return False


def with_discards(
    ways: Trace, actions: Sequence[Action], laid: Laid, deck: Sequence[Card]
) -> tuple[Action, ...]:
    """The actions with the cards of the hidden discards."""
    queues = {hand: iter(places) for hand, places in laid.items()}
    hands = iter([event.hand for event in ways.deal.events if event.kind is EventKind.DISCARDED])
    return tuple(
        DISCARD_CARD[deck[next(queues[next(hands)])]]
        if action.kind in (Kind.DISCARD, Kind.HIDDEN)
        else action
        for action in actions
    )
