"""Calls by points: what the hand is good for, and no more than game needs."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass

from honeymoon.players.tips.evaluate import (
    LONG,
    high_card_points,
    length,
    length_points,
    longest_suit,
)
from honeymoon.rules.actions import BID, DOUBLE, PASS, REDOUBLE, Action
from honeymoon.rules.calls import BIDS, STRAINS, Bid, Strain
from honeymoon.rules.cards import CardSet
from honeymoon.rules.view import View
from honeymoon.rules.worth import worth

Ladder = tuple[int, ...]
"""The fewest points for a bid of one, two, and so on."""

ONE_HAND: Ladder = (13, 16, 19, 22, 25)
WITH_DUMMY: Ladder = (22, 24, 26, 28, 30)
AGAINST_TWO: Ladder = (13, 16, 19, 22, 25)

DOUBLE_FROM, DOUBLED_LEVEL = 17, 3
"""Honour points for a double, and the lowest level that is doubled."""
REDOUBLE_MARGIN = 6
"""Points over the floor of one's own doubled bid that make a redouble safe."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The strain to play in, and the highest level (0: none) that the points allow."""

    strain: Strain
    level: int
    points: int


def call(view: View) -> Action:
    """Double what cannot be made, bid what can, else pass; never over one's own bid."""
    plan = plan_for(view)
    if view.fact("bidder") == view.seat:
        return REDOUBLE if REDOUBLE in view.legal and _is_safe(view, plan) else PASS
    if DOUBLE in view.legal and _beats(view):
        return DOUBLE
    bid = _bid(view, plan)
    return PASS if bid is None else BID[bid.order]


def plan_for(view: View) -> Plan:
    """What the hand, and the dummy that declarer gets where it is open, are good for."""
    dummy = open_dummy(view)
    cards = CardSet(view.hand | dummy)
    suit = longest_suit(cards)
    long = LONG if not dummy else LONG + 3
    strain = STRAINS[suit] if length(cards, suit) >= long else Strain.NT
    found = high_card_points(cards) + (
        max(0, length(cards, suit) - 8) if dummy else length_points(cards)
    )
    return Plan(strain, bisect_right(_ladder(view), found), found)


def open_dummy(view: View) -> CardSet:
    """The cards of the dummy that this seat would play as declarer, as far as they lie open."""
    dummies = [hand for hand in view.hands[view.seats :] if hand.owner in (view.seat, *_NOBODYS)]
    return CardSet.of(card for hand in dummies for card in hand.cards or ())


_NOBODYS = range(-4, 0)
"""Owners of a dummy before the contract; only declarer's lies open so early."""


def _ladder(view: View) -> Ladder:
    if open_dummy(view):
        return WITH_DUMMY
    return AGAINST_TWO if view.seats > 2 else ONE_HAND


def _bid(view: View, plan: Plan) -> Bid | None:
    """The plan's level or as much as game needs; the lowest that overbids if that is too low."""
    lowest = _lowest(view, plan.strain)
    if lowest is None or lowest.level > plan.level:
        return None
    level = max(lowest.level, min(plan.level, _game_level(view, plan.strain)))
    return Bid.of(level, plan.strain)


def _lowest(view: View, strain: Strain) -> Bid | None:
    bids = (BIDS[action - BID[0]] for action in view.legal if action >= BID[0])
    return next((bid for bid in bids if bid.strain is strain), None)


def _game_level(view: View, strain: Strain) -> int:
    """The lowest level whose points end the game at this score."""
    levels = (
        level
        for level in range(1, 8)
        if worth(Bid.of(level, strain), view.seat, view.sheet).makes_game
    )
    return next(levels, 7)


def _current(view: View) -> Bid | None:
    text = str(view.fact("contract") or "").rstrip("X")
    return next((bid for bid in BIDS if str(bid) == text), None)


def _beats(view: View) -> bool:
    """Whether the honours of this side are too many for the bid to be made."""
    bid = _current(view)
    if bid is None or bid.level < DOUBLED_LEVEL:
        return False
    own = high_card_points(view.hand)
    shared = high_card_points(open_dummy(view))
    return own + ((40 - own - shared) // 2 if shared else 0) >= DOUBLE_FROM


def _is_safe(view: View, plan: Plan) -> bool:
    """Whether the points are two levels above one's own bid."""
    bid = _current(view)
    floors = _ladder(view)
    return bid is not None and plan.points >= floors[bid.level - 1] + REDOUBLE_MARGIN
