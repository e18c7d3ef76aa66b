"""The worlds that a player weighs: by its memory, and by what it reads of the others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import comb
from random import Random
from typing import NamedTuple

from honeymoon.players.belief import Caller, draw_odds, plain_odds
from honeymoon.players.call_reading import factor_of_calls
from honeymoon.players.card_reading import Follower
from honeymoon.players.level import Level
from honeymoon.players.tips.known import shown_voids, unseen_cards
from honeymoon.rules.actions import Kind
from honeymoon.rules.cards import FULL_DECK, CardSet
from honeymoon.rules.events import EventKind, Seat
from honeymoon.rules.view import View
from honeymoon.search.hands import Factor
from honeymoon.search.imagination import worlds
from honeymoon.search.solving import MOST_UNSEEN

Weighed = list[tuple[CardSet, float]]
"""Hands that another can hold now, with their weights."""
MOST_HANDS = 500_000
"""More hands than these are sampled; nine of 22 unseen cards are 497,420."""


class Everything(NamedTuple):
    """Every hand of ``size`` of the ``possible`` cards, by its cards' odds and by factors."""

    possible: CardSet
    size: int
    odds: tuple[float, ...]
    factors: tuple[Factor, ...]

    @property
    def number(self) -> int:
        """How many hands there are."""
        return comb(len(self.possible), self.size)


def played_by(view: View, hand: int) -> CardSet:
    """The cards that a hand has played."""
    events = [event for event in view.events if event.kind is EventKind.PLAYED]
    cards = [event.cards[0] for event in events if event.hand == hand]
    return CardSet.of(card for card in cards if card is not None)


def other_hands(view: View, level: Level, n: int, rng: Random) -> Weighed:
    """Hands of the one opponent, where this is a game of two hands."""
    other = 1 - view.seat
    if not _remembers_all(view, level):
        return [(hand, 1.0) for hand in _remembered(view, level, n, rng)]
    found = _sampled(view, level, n, rng, other)
    return _by_cards(view, level, other, _by_calls(view, level, other, found))


def every_other_hand(view: View, level: Level) -> Everything | None:
    """All hands that the one opponent can have, weighed as ``other_hands`` weighs them.

    None where they are too many for the level, it does not remember all that it saw, or the
    other laid cards aside face down, so that they are no plain choice of cards.
    """
    other = 1 - view.seat
    size = view.hands[other].size
    if not _remembers_all(view, level) or len(view.hand) > level.counts_all:
        return None
    possible = unseen_cards(view) - shown_voids(view)[other]
    if len(possible) > MOST_UNSEEN or comb(len(possible), size) > MOST_HANDS:
        return None
    if any(action.kind is Kind.HIDDEN for action in view.actions):
        return None
    factors = tuple(_factors(view, level, other, possible))
    return Everything(possible, size, _odds(view, level, other), factors)


def _factors(view: View, level: Level, other: Seat, possible: CardSet) -> Iterator[Factor]:
    caller = Caller(view, other)
    if level.reads_calls and caller.bids:
        played = played_by(view, other)
        yield factor_of_calls(caller, played, possible, view.hands[other].size)
    if level.reads_cards:
        yield from Follower(view, other).factors()


def _remembers_all(view: View, level: Level) -> bool:
    return level.its_rejects and level.remembers >= sum(view.tricks)


def _odds(view: View, level: Level, other: Seat) -> tuple[float, ...]:
    return draw_odds(view, other) if level.reads_draw else plain_odds(view, other)


def _sampled(view: View, level: Level, n: int, rng: Random, other: Seat) -> Weighed:
    odds = {other: _odds(view, level, other)}
    return [(world.hands[other], 1.0) for world in worlds(view, n, rng, odds)]


def _by_calls(view: View, level: Level, other: Seat, hands: Weighed) -> Weighed:
    caller = Caller(view, other)
    if not level.reads_calls or not caller.bids:
        return hands
    played = int(played_by(view, other))
    return [(hand, weight * caller.likelihood(int(hand) | played)) for hand, weight in hands]


def _by_cards(view: View, level: Level, other: Seat, hands: Weighed) -> Weighed:
    if not level.reads_cards:
        return hands
    follower = Follower(view, other)
    return [(hand, weight * follower.likelihood(hand)) for hand, weight in hands]


def _remembered(view: View, level: Level, n: int, rng: Random) -> Iterator[CardSet]:
    """Hands of cards that this level has not seen, or has forgotten."""
    other = 1 - view.seat
    trick = _on_the_table(view)
    pool = FULL_DECK - (view.hand | trick | _recent(view, level))
    if level.its_rejects:
        pool = pool - (view.own_discards | view.dead)
    cards, size = list(pool), view.hands[other].size
    for _ in range(n):
        yield CardSet.of(rng.sample(cards, size))


def _on_the_table(view: View) -> CardSet:
    cards: list[int] = []
    for event in view.events:
        if event.kind is EventKind.TRICK:
            cards = []
        if event.kind is EventKind.PLAYED and event.cards[0] is not None:
            cards.append(event.cards[0])
    return CardSet.of(cards)


def _recent(view: View, level: Level) -> CardSet:
    """The cards of the last finished tricks."""
    tricks = [event.cards for event in view.events if event.kind is EventKind.TRICK]
    kept: Sequence[Sequence[int | None]] = tricks[len(tricks) - min(level.remembers, len(tricks)) :]
    return CardSet.of(card for cards in kept for card in cards if card is not None)
