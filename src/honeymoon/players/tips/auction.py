"""Calls by points: what the hand is good for, and no more than game needs."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass

from honeymoon.players.tips.evaluate import high_card_points, length, length_points, longest_suit
from honeymoon.players.tips.known import union
from honeymoon.rules.actions import BID, DOUBLE, PASS, REDOUBLE, Action
from honeymoon.rules.calls import BIDS, STRAINS, Bid, Strain
from honeymoon.rules.cards import EMPTY, CardSet
from honeymoon.rules.events import Role
from honeymoon.rules.view import View
from honeymoon.rules.worth import worth

DOUBLE_FROM, DOUBLED_LEVEL = 17, 3
"""Honour points for a double, and the lowest level that is doubled."""
REDOUBLE_LEVELS = 2
"""How far above one's own doubled bid the plan must be for a redouble."""
ALL_HONOURS = 40
SLAM = 6


@dataclass(frozen=True, slots=True)
class Scale:
    """How cards are valued: ``floors`` are the fewest points for a bid of one, two, and so on.

    Cards of a suit over ``free`` count one point each, ``long`` of them make trumps, and
    no trump costs ``toll`` points.
    """

    floors: tuple[int, ...]
    free: int
    long: int
    toll: int


CLOSED = Scale((13, 16, 19, 22, 25, 31, 35), free=3, long=5, toll=0)
"""One hand, against one: the ladder of the texts' thirteen points to open."""
AGAINST_TWO = Scale((12, 16, 20, 24, 28, 32, 35), free=3, long=4, toll=0)
"""One hand of sixteen and a stock of four, against two; a suit of four is always there."""
TWO_HANDS = Scale((18, 21, 24, 27, 30, 33, 36), free=8, long=8, toll=3)
"""A hand with an open dummy, against two hands."""
AGAINST_ONE = Scale((8, 12, 16, 20, 25, 30, 35), free=8, long=8, toll=3)
"""A hand with an open dummy, against one."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The strain to play in, and the highest level (0: none) that the points allow."""

    strain: Strain
    level: int


def call(view: View) -> Action:
    """Double what cannot be made, bid what can, else pass; never over one's own bid."""
    plan = plan_for(view)
    if view.fact("bidder") == view.seat:
        return REDOUBLE if REDOUBLE in view.legal and _is_safe(view, plan) else PASS
    if DOUBLE in view.legal and _is_too_high(view):
        return DOUBLE
    bid = _bid(view, plan)
    return PASS if bid is None else BID[bid.order]


def plan_for(view: View) -> Plan:
    """What the hand, and the dummy that declarer gets where it is open, are good for."""
    scale, cards = scale_for(view), view.hand | open_dummy(view)
    suit = longest_suit(cards)
    has_trumps = length(cards, suit) >= scale.long
    found = high_card_points(cards) + length_points(cards, scale.free)
    level = bisect_right(scale.floors, found - (0 if has_trumps else scale.toll))
    return Plan(STRAINS[suit] if has_trumps else Strain.NT, level)


def open_dummy(view: View) -> CardSet:
    """The cards of the dummy that this seat would play as declarer, as far as they lie open."""
    for dummy in view.hands[view.seats :]:
        if dummy.owner in (view.seat, Role.DECLARER) and dummy.cards is not None:
            return dummy.cards
    return EMPTY


def scale_for(view: View) -> Scale:
    """How this seat values what it would play."""
    if open_dummy(view):
        alone = any(hand.owner == Role.NOBODY for hand in view.hands)
        return AGAINST_ONE if alone else TWO_HANDS
    return AGAINST_TWO if view.seats > 2 else CLOSED


def _bid(view: View, plan: Plan) -> Bid | None:
    """The plan's level, but under a slam no more than game needs, unless that is too low now."""
    lowest = _lowest(view, plan.strain)
    if lowest is None or lowest.level > plan.level:
        return None
    if plan.level >= SLAM:
        return Bid.of(plan.level, plan.strain)
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


def _is_too_high(view: View) -> bool:
    """Whether the honours of this side are too many for the bid to be made."""
    bid = _current(view)
    return bid is not None and bid.level >= DOUBLED_LEVEL and defence(view) >= DOUBLE_FROM


def defence(view: View) -> int:
    """The honour points against the bid: this seat's, half of those unseen for a fourth hand."""
    own = high_card_points(view.hand | _own_dummy(view))
    if all(hand.owner != Role.DEFENDER for hand in view.hands):
        return own
    return own + (ALL_HONOURS - own - high_card_points(open_dummy(view))) // 2


def _own_dummy(view: View) -> CardSet:
    """The open dummy that stays with this seat whoever declares."""
    dummies = [hand for hand in view.hands[view.seats :] if hand.owner == view.seat]
    return union(hand.cards or EMPTY for hand in dummies)


def _is_safe(view: View, plan: Plan) -> bool:
    """Whether the plan is levels above one's own bid."""
    bid = _current(view)
    return bid is not None and plan.level >= bid.level + REDOUBLE_LEVELS
