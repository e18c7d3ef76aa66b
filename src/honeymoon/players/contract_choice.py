"""Forehand's contract on four open cards, by a plan for those that are still unused.

Each contract is chosen once in a match. What one gains now on what it usually brings is added to
what the others are worth later, so that a contract waits for the cards that suit it.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from statistics import fmean

from honeymoon.players.clock import Clock
from honeymoon.players.decision import Candidate, Decision
from honeymoon.players.estimates import best_of, estimate
from honeymoon.players.level import Level
from honeymoon.players.tips.contract_choice import open_cards, promise
from honeymoon.rules.cards import FULL_DECK, CardSet, Suit
from honeymoon.rules.contract import QuotaContract
from honeymoon.rules.view import View

HANDS = 24
"""Deals that are imagined for each decision."""
SIZE = 16
"""Cards of a hand."""
USUAL = {"spel": 3.7, "spader": 6.9, "valfri": 7.8}
"""Tricks by the formulas that forehand takes on average, the suit chosen after the open cards."""
STILL = {
    "": 0.0,
    "pass": -0.04,
    "spader": 0.01,
    "spel": -0.05,
    "valfri": 0.05,
    "pass spader": 0.45,
    "pass spel": 0.67,
    "pass valfri": 0.44,
    "spader spel": 0.45,
    "spader valfri": 0.43,
    "spel valfri": 0.42,
    "pass spader spel": 1.34,
    "pass spader valfri": 1.08,
    "pass spel valfri": 1.27,
    "spader spel valfri": 1.08,
    "pass spader spel valfri": 2.05,
}
"""What unused contracts bring above the usual, each chosen when it suits best, in tricks.

By ``tools/make_contract_values.py``.
"""
TENTHS = 10
"""A promise of the texts' tips is in tenths of a trick."""
Hands = list[tuple[CardSet, CardSet, CardSet]]
"""Imagined: forehand's twenty cards, and the others' sixteen each."""


def choose_contract(view: View, level: Level, rng: Random, clock: Clock) -> Decision:
    """The contract that gains most on the usual, with what those left are worth later.

    Gains are in tricks above what the plan brings on average.
    """
    cards = open_cards(view)
    hands = imagined(cards, rng, min(HANDS, level.call_worlds))
    now = gains([action.contract for action in view.legal], cards, hands)
    kinds = {contract.kind for contract in now}
    plan = {
        action: now[action.contract] + still(kinds - {action.contract.kind}) - still(kinds)
        for action in view.legal
    }
    ranked = sorted(plan, key=lambda action: (-plan[action], action))
    candidates = tuple(Candidate(action, plan[action]) for action in ranked)
    return Decision(ranked[0], candidates, "contract.gain", (("worlds", len(hands)),))


def still(kinds: Iterable[str]) -> float:
    """What these contracts are worth together, all still unused."""
    return STILL[" ".join(sorted(kinds))]


def imagined(cards: CardSet, rng: Random, count: int = HANDS) -> Hands:
    """Deals in which these are the open cards."""
    found = []
    for _ in range(count):
        rest = rng.sample(list(FULL_DECK - cards), 3 * SIZE)
        own, left, right = (CardSet.of(rest[at : at + SIZE]) for at in range(0, 3 * SIZE, SIZE))
        found.append((cards | own, left, right))
    return found


def gains(
    contracts: Iterable[QuotaContract], cards: CardSet, hands: Hands
) -> dict[QuotaContract, float]:
    """The tricks that each contract is expected to bring above what it usually does."""
    return {contract: _gain(contract, cards, hands) for contract in contracts}


def _gain(contract: QuotaContract, cards: CardSet, hands: Hands) -> float:
    if contract.avoid:
        return promise(contract, cards) / TENTHS
    return fmean(_tricks(contract.trump, *deal) for deal in hands) - USUAL[contract.kind]


def _tricks(trump: Suit | None, own: CardSet, left: CardSet, right: CardSet) -> float:
    kept = best_of(own, SIZE, trump)
    return estimate([kept], [left, right], trump)[0]
