"""A card where the other side's one hand is hidden: weighed hands, exact play, expected points."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from operator import mul
from random import Random
from typing import NamedTuple

from honeymoon.players.clock import Clock
from honeymoon.players.decision import Candidate, Decision
from honeymoon.players.imagining import Weighed, other_hands
from honeymoon.players.in_time import until
from honeymoon.players.level import Level
from honeymoon.players.tips.known import shown_voids, unseen_cards
from honeymoon.players.utility import utilities
from honeymoon.rules.actions import PLAY_CARD
from honeymoon.rules.cards import Card, CardSet, Suit, parse_card
from honeymoon.rules.tricks import follow_suit, trick_winner
from honeymoon.rules.view import View
from honeymoon.search import solving

SAME = 1e-6
"""Points of difference that are none."""
REPLIES = 24
"""Hands on which equal cards are compared against another who errs."""
COUNTED = 9
"""From so many cards all hands can be counted for the tricks alone."""


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
    trick = view.fact("trick")
    assert isinstance(trick, tuple)
    led = parse_card(str(trick[0])) if trick else None
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
    hands = other_hands(view, level, level.play_worlds, rng)
    weights = weigh(now, until(hands, clock))
    best = _best(view, now, level, hands, weights, rng)
    won = view.tricks[view.seat]
    ranked = sorted(weights, key=lambda card: (card != best, -weights[card].points, card))
    candidates = tuple(
        Candidate(PLAY_CARD[card], weights[card].points, won + weights[card].tricks)
        for card in ranked
    )
    return Decision(PLAY_CARD[best], candidates, "play.worlds", (("worlds", len(hands)),))


def weigh(now: Table, hands: Iterable[tuple[CardSet, float]]) -> dict[Card, Weight]:
    """For each card that may be played its mean points and tricks over these hands."""
    cards = list(follow_suit(now.hand, None if now.led is None else now.led.suit))
    found = {card: [0.0] * len(now.worth) for card in cards}
    total = 0.0
    for values, weight in values_of(now, hands):
        total += weight
        for card in cards:
            found[card][values[card]] += weight
    return {card: _mean(shares, now.worth, total) for card, shares in found.items()}


def _mean(shares: list[float], worth: tuple[float, ...], total: float) -> Weight:
    """Points and tricks where so much weight lies on each number of tricks."""
    points = sum(map(mul, shares, worth))
    return Weight(points / total, sum(map(mul, shares, range(len(shares)))) / total)


def values_of(
    now: Table, hands: Iterable[tuple[CardSet, float]]
) -> Iterator[tuple[Sequence[int], float]]:
    """For each hand the exact tricks by number of the card, and its weight."""
    ask = solving.asker(now.hand, now.trump, now.led, len(now.hand) <= COUNTED)
    for hand, weight in hands:
        yield ask(hand), weight


def _best(
    view: View, now: Table, level: Level, hands: Weighed, weights: dict[Card, Weight], rng: Random
) -> Card:
    """The best card, by further questions where some are equal."""
    top = max(weight.points for weight in weights.values())
    equal = [card for card, weight in weights.items() if weight.points > top - SAME]
    if len(equal) > 1 and level.counts_all:
        equal = _most(equal, _counted(view, now, level))
    if len(equal) > 1 and level.counts_all:
        equal = _most(equal, _against_errors(now, equal, hands[:REPLIES]))
    return min(equal, key=lambda card: (card.rank, card))


def _most(cards: list[Card], found: dict[Card, float]) -> list[Card]:
    if not found:
        return cards
    top = max(found[card] for card in cards)
    return [card for card in cards if found[card] > top - SAME]


def _counted(view: View, now: Table, level: Level) -> dict[Card, float]:
    """The tricks of each card over all hands there can be, empty where they were not counted."""
    possible = unseen_cards(view) - shown_voids(view)[1 - view.seat]
    size = len(now.hand) - (now.led is not None)
    if not level.counts_all < size <= COUNTED or len(possible) > solving.MOST_UNSEEN:
        return {}
    _, totals = solving.card_totals_of_all(now.hand, possible, now.trump, now.led)
    return {card: float(total) for card, total in totals.items()}


def _against_errors(now: Table, cards: list[Card], hands: Weighed) -> dict[Card, float]:
    """Tricks where the other side's next card is any of those it may play."""
    found = dict.fromkeys(cards, 0.0)
    for hand, weight in hands:
        for card in cards:
            found[card] += weight * _against_any(now, card, hand)
    return found


def _against_any(now: Table, card: Card, other: CardSet) -> float:
    """The mean over the other side's next cards of the tricks after this card."""
    rest = now.hand.without(card)
    if now.led is None:
        replies = list(follow_suit(other, card.suit))
        each = (_after(now.trump, rest, other, card, reply) for reply in replies)
        return sum(each) / len(replies)
    if trick_winner((now.led, card), now.trump):
        return 1.0 + (solving.solve(rest, other, now.trump) if rest else 0)
    if not rest:
        return 0.0
    leads = solving.card_values(other, rest, now.trump)
    return sum(len(rest) - value for value in leads.values()) / len(leads)


def _after(trump: Suit | None, rest: CardSet, other: CardSet, card: Card, reply: Card) -> float:
    """Tricks with this trick, which the leader's card and the reply make."""
    left = other.without(reply)
    if trick_winner((card, reply), trump):
        return float(len(rest) - (solving.solve(left, rest, trump) if rest else 0))
    return 1.0 + (solving.solve(rest, left, trump) if rest else 0)
