"""Forehand's contract on four open cards: what is better than usual for it, of those unused."""

from __future__ import annotations

from random import Random
from statistics import fmean

from honeymoon.players.clock import Clock
from honeymoon.players.decision import Candidate, Decision
from honeymoon.players.estimates import best_of, estimate
from honeymoon.players.level import Level
from honeymoon.players.tips.contract_choice import open_cards, promise
from honeymoon.rules.cards import FULL_DECK, SUITS, CardSet, Suit
from honeymoon.rules.contract import QuotaContract
from honeymoon.rules.view import View

HANDS = 24
"""Deals that are imagined for each decision."""
SIZE = 16
"""Cards of a hand."""
USUAL = {"spel": 3.3, "spader": 6.0, "valfri": 6.9}
"""Tricks by the formulas that forehand takes on average, the suit chosen after the open cards."""
TENTHS = 10
"""A promise of the texts' tips is in tenths of a trick."""


def choose_contract(view: View, level: Level, rng: Random, clock: Clock) -> Decision:
    """The contract that gains most on what it brings on average, later chances thus counted."""
    cards = open_cards(view)
    hands = [_hands(cards, rng) for _ in range(min(HANDS, level.call_worlds))]
    gains = {action: _gain(action.contract, cards, hands) for action in view.legal}
    ranked = sorted(gains, key=lambda action: (-gains[action], action))
    candidates = tuple(Candidate(action, gains[action]) for action in ranked)
    return Decision(ranked[0], candidates, "contract.gain", (("worlds", len(hands)),))


def _hands(cards: CardSet, rng: Random) -> tuple[CardSet, CardSet, CardSet]:
    """Forehand's twenty cards, and the others' sixteen each."""
    rest = rng.sample(list(FULL_DECK - cards), 3 * SIZE)
    own, left, right = (CardSet.of(rest[at : at + SIZE]) for at in range(0, 3 * SIZE, SIZE))
    return cards | own, left, right


def _gain(
    contract: QuotaContract, cards: CardSet, hands: list[tuple[CardSet, CardSet, CardSet]]
) -> float:
    if contract.avoid:
        return promise(contract, cards) / TENTHS
    return fmean(_tricks(contract.trump, *deal) for deal in hands) - USUAL[contract.kind]


def _tricks(trump: Suit | None, own: CardSet, left: CardSet, right: CardSet) -> float:
    kept = best_of(own, SIZE, trump)
    return estimate([kept], [left, right], trump)[0]


def usual(kind_trumps: tuple[Suit | None, ...], rng: Random, count: int) -> float:
    """What forehand takes on average, in the best of these strains by four random open cards."""
    found = []
    for _ in range(count):
        cards = CardSet.of(rng.sample(list(FULL_DECK), 4))
        deals = [_hands(cards, rng) for _ in range(HANDS)]
        found.append(max(fmean(_tricks(trump, *deal) for deal in deals) for trump in kind_trumps))
    return fmean(found)


ANY_SUIT: tuple[Suit | None, ...] = tuple(SUITS)
"""The strains of a free choice of trumps."""
