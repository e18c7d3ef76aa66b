"""Which cards to bury after taking the stock: a few plans, tried on imagined hands."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import fmean

from honeymoon.players.clock import Clock
from honeymoon.players.decision import Candidate, Decision
from honeymoon.players.in_time import until
from honeymoon.players.level import Level
from honeymoon.players.tips.avoid import danger
from honeymoon.players.utility import quota_utilities, utilities
from honeymoon.rules.actions import DISCARD_CARD
from honeymoon.rules.cards import SUITS, Card, CardSet, Suit
from honeymoon.rules.contract import AnyContract, QuotaContract
from honeymoon.rules.view import View
from honeymoon.search import kernel, open_hands, selfish
from honeymoon.search.imagination import World, worlds
from honeymoon.search.sides_reference import OpenHands

HANDS, NODES = 6, 20_000
"""Worlds for each decision, and positions looked at in each, where two sides play."""
HANDS_ALONE, DEPTH = 24, 0
"""Worlds for each decision, and tricks searched in each, where each plays for itself."""
LENGTHS = (0.3, 0.8, 1.5)
"""What each further card of a suit counts beside a rank, in plans that keep long suits."""


def bury(view: View, level: Level, rng: Random, clock: Clock) -> Decision:
    """The next card of the plan that promises most."""
    contract = view.contract
    assert contract is not None
    left = view.fact("left")
    assert isinstance(left, int)
    hands = HANDS_ALONE if isinstance(contract, QuotaContract) else HANDS
    found = worlds(view, min(hands, level.call_worlds), rng)
    found_plans = until(plans(view.hand, left, contract), clock)
    every = {plan: _worth(view, contract, plan, found) for plan in found_plans}
    best = max(every, key=lambda plan: every[plan])
    candidates = {
        DISCARD_CARD[min(plan)]: Candidate(DISCARD_CARD[min(plan)], every[plan])
        for plan in sorted(every, key=lambda plan: every[plan])
    }
    chosen = candidates.pop(DISCARD_CARD[min(best)])
    rest = sorted(candidates.values(), key=lambda candidate: -(candidate.points or 0.0))
    facts = (("worlds", len(found)), ("plans", len(every)))
    return Decision(chosen.action, (chosen, *rest), "bury.plans", facts)


def plans(hand: CardSet, count: int, contract: AnyContract) -> list[CardSet]:
    """Sets of so many cards that may be worth burying, each once."""
    avoid = isinstance(contract, QuotaContract) and contract.avoid
    found = _dangerous(hand, count) if avoid else _useless(hand, count, contract.trump)
    return list(dict.fromkeys(found))


def _dangerous(hand: CardSet, count: int) -> Iterator[CardSet]:
    """The highest cards, the most dangerous ones one by one, and whole short suits."""
    yield CardSet.of(sorted(hand, key=lambda card: -card.rank)[:count])
    rest = hand
    for _ in range(count):
        rest = rest.without(max(rest, key=lambda card: (danger(card, rest), card)))
    yield hand - rest
    yield from _voids(hand, count, None, best_last=False)


def _useless(hand: CardSet, count: int, trump: Suit | None) -> Iterator[CardSet]:
    """The lowest cards of short suits, by how much length counts, and whole short suits."""
    for length in LENGTHS:
        yield CardSet.of(sorted(hand, key=lambda card: _use(card, hand, trump, length))[:count])
    yield from _voids(hand, count, trump, best_last=True)


def _use(card: Card, hand: CardSet, trump: Suit | None, length: float) -> tuple[bool, float]:
    return card.suit is trump, card.rank + length * len(hand.holding(card.suit))


def _voids(hand: CardSet, count: int, trump: Suit | None, best_last: bool) -> Iterator[CardSet]:
    """A whole suit of no more cards than may go, and the rest by rank."""
    for suit in SUITS:
        holding = hand.holding(suit)
        if suit is not trump and 0 < len(holding) <= count:
            others = [card for card in hand if card.suit not in (suit, trump)]
            others.sort(key=lambda card: card.rank if best_last else -card.rank)
            more = others[: count - len(holding)]
            if len(holding) + len(more) == count:
                yield holding | CardSet.of(more)


def _worth(view: View, contract: AnyContract, plan: CardSet, found: list[World]) -> float:
    """The mean points of the plan over the worlds."""
    own = view.hand - plan
    return fmean(_of_world(view, contract, own, world) for world in found)


def _of_world(view: View, contract: AnyContract, own: CardSet, world: World) -> float:
    seats = [(view.seat + turn) % view.seats for turn in range(view.seats)]
    hands = (own, *(world.hands[seat] for seat in seats[1:]))
    size = len(own)
    if isinstance(contract, QuotaContract):
        return _selfish(view, contract, hands, seats, size)
    position = OpenHands(hands, (True, *[False] * (view.seats - 1)), contract.trump, 1)
    low, high = open_hands.bounds(position, NODES, kernel.new_sides())
    worth = utilities(view.sheet, contract, size)[view.seat]
    return (worth[low] + worth[high]) / 2


def _selfish(
    view: View,
    contract: QuotaContract,
    hands: tuple[CardSet, ...],
    seats: list[int],
    size: int,
) -> float:
    """What the best lead brings where each plays for itself."""
    scores = quota_utilities(view.sheet, contract, size)
    worth = [list(map(int, scores[seat])) for seat in seats]
    position = OpenHands(hands, (True, *[False] * (len(hands) - 1)), contract.trump, 0)
    found = selfish.card_values(position, (0,) * len(hands), worth, DEPTH)
    return max(worth[0][tricks[0]] for tricks in found.values())
