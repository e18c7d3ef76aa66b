"""A card where the other side's one hand is hidden: weighed hands, exact play, expected points."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from operator import mul
from random import Random
from typing import NamedTuple

from honeymoon.players.clock import Clock
from honeymoon.players.decision import Candidate, Decision
from honeymoon.players.imagining import Everything, every_other_hand, other_hands
from honeymoon.players.in_time import until
from honeymoon.players.level import Level
from honeymoon.players.tie_breaks import against_errors, least_told, most
from honeymoon.players.tips.known import cards_of_trick
from honeymoon.players.utility import utilities
from honeymoon.rules.actions import PLAY_CARD
from honeymoon.rules.cards import Card, CardSet, Suit
from honeymoon.rules.tricks import follow_suit
from honeymoon.rules.view import View
from honeymoon.search import solving

REPLIES = 24
"""Hands on which equal cards are compared against another who errs."""
WITH_TABLE = 9
"""Up to so many cards the large table of endgames answers at once."""
TIME_FOR_ALL = 400.0
"""Milliseconds that must be left for every hand to be tried; it takes a quarter of that."""


class Table(NamedTuple):
    """The hand to play, trumps, the card led, and utility by the tricks still to be won."""

    hand: CardSet
    trump: Suit | None
    led: Card | None
    worth: tuple[float, ...]


class Weight(NamedTuple):
    """What a card promises: points and tricks from here, means over the hands."""

    points: float
    tricks: float


def table(view: View) -> Table:
    """What the seat has to play to."""
    contract = view.contract
    assert contract is not None
    led = next(iter(cards_of_trick(view)), None)
    return Table(view.hand, contract.trump, led, _worth(view))


def _worth(view: View) -> tuple[float, ...]:
    """The seat's utility by its further tricks."""
    contract, total, won = view.contract, view.total_tricks, view.tricks[view.seat]
    assert contract is not None
    own = utilities(view.sheet, contract, total)[view.seat]
    if view.seat != contract.declarer:
        own = own[::-1]
    return own[won : won + total - sum(view.tricks) + 1]


def play_card(view: View, level: Level, rng: Random, clock: Clock) -> Decision:
    """The card with the most expected points; of equal ones the one most can go wrong against."""
    now = table(view)
    whole = every_other_hand(view, level) if clock.left() >= TIME_FOR_ALL else None
    count = REPLIES if whole else level.play_worlds * level.two_hands
    hands = other_hands(view, level, count, rng)
    weights, number = weigh_all(now, whole) if whole else weigh(now, until(hands, clock))
    best = _best(view, now, level, hands, weights)
    won = view.tricks[view.seat]
    ranked = sorted(weights, key=lambda card: (card != best, -weights[card].points, card))
    candidates = tuple(
        Candidate(PLAY_CARD[card], weights[card].points, won + weights[card].tricks)
        for card in ranked
    )
    return Decision(PLAY_CARD[best], candidates, "play.worlds", (("worlds", number),))


def weigh_all(now: Table, whole: Everything) -> tuple[dict[Card, Weight], int]:
    """As ``weigh`` over every hand."""
    spreads = solving.card_spreads(
        now.hand, whole.possible, now.trump, now.led, whole.odds, whole.factors
    )
    return _means(spreads, now), whole.number


def weigh(now: Table, hands: Iterable[tuple[CardSet, float]]) -> tuple[dict[Card, Weight], int]:
    """For each card that may be played its mean points and tricks over these hands.

    With it how many hands there were.
    """
    cards = list(follow_suit(now.hand, None if now.led is None else now.led.suit))
    found, number = {card: [0.0] * len(now.worth) for card in cards}, 0
    for values, weight in values_of(now, hands):
        number += 1
        for card in cards:
            found[card][values[card]] += weight
    return _means(found, now), number


def _means(spreads: Mapping[Card, Sequence[float]], now: Table) -> dict[Card, Weight]:
    return {card: _mean(spread, now.worth) for card, spread in spreads.items()}


def _mean(spread: Sequence[float], worth: Sequence[float]) -> Weight:
    """Points and tricks where so much weight lies on each number of tricks."""
    total = sum(spread)
    points = sum(map(mul, spread, worth))
    return Weight(points / total, sum(map(mul, spread, range(len(spread)))) / total)


def values_of(
    now: Table, hands: Iterable[tuple[CardSet, float]]
) -> Iterator[tuple[Sequence[int], float]]:
    """For each hand the exact tricks by number of the card, and its weight."""
    ask = solving.asker(now.hand, now.trump, now.led, len(now.hand) <= WITH_TABLE)
    for hand, weight in hands:
        yield ask(hand), weight


def _best(
    view: View,
    now: Table,
    level: Level,
    hands: Sequence[tuple[CardSet, float]],
    weights: dict[Card, Weight],
) -> Card:
    """The best card, by further questions where some are equal."""
    equal = most(list(weights), {card: weight.points for card, weight in weights.items()})
    equal = most(equal, {card: weights[card].tricks for card in equal})
    if len(equal) > 1 and level.counts_all:
        equal = most(equal, against_errors(now.hand, now.trump, now.led, equal, hands[:REPLIES]))
    return least_told(view, equal)
