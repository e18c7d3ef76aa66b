"""Calls by expected points: exact tricks in imagined worlds, against another who reckons too."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from random import Random

from honeymoon.players.auction_plan import NOBODY, RUNS, Plan, choices
from honeymoon.players.auction_worlds import TrickTable, opponents, trick_tables
from honeymoon.players.auction_worth import OF_MORE, OF_TWO, Worth, side_worth
from honeymoon.players.belief import chance
from honeymoon.players.clock import Clock
from honeymoon.players.decision import Candidate, Decision
from honeymoon.players.level import Level
from honeymoon.rules.actions import BID, DOUBLE, PASS, REDOUBLE, Action
from honeymoon.rules.calls import BIDS
from honeymoon.rules.contract import Doubling
from honeymoon.rules.variants.bridge_forms import ALL_OTHERS
from honeymoon.rules.view import View

CLOSE = 20.0
"""Points within which the worlds imagined cannot tell two calls apart."""
AFTER_A_PASS = 0.3
"""How often one who did not open bids later what would seem worth it."""
SURE = 0.95
"""The share of the worlds in which a bid is made that is hardly ever set."""


def call(view: View, level: Level, rng: Random, clock: Clock) -> Decision:
    """The call with the most expected points."""
    auction, tables = Auction(view), trick_tables(view, level, rng)
    if level.reads_calls:
        tables = auction.read(tables)
    points = auction.points(tables)
    stays = PASS if auction.has_doubled else None
    ranked = safest_first(points, tables, auction.mine, stays, opens=auction.holder == NOBODY)
    candidates = tuple(
        Candidate(action, points[action], tricks(action, tables)) for action in ranked
    )
    return Decision(ranked[0], candidates, "call.worlds", (("worlds", len(tables)),))


def safest_first(
    points: dict[Action, float],
    tables: list[TrickTable],
    mine: Worth,
    stays: Action | None = None,
    opens: bool = False,
) -> list[Action]:
    """Calls by points, but before them, of bids about as good as the best of them, the safest.

    What ``stays`` is only left for a gain, as a double of one's own. Who ``opens`` sets no trap:
    where such a bid is hardly ever set it is made.
    """
    ranked = sorted(points, key=lambda action: (-points[action], action))
    least = points[ranked[0]] - CLOSE
    bids = [action for action in ranked if action >= BID[0]]
    near = [action for action in bids if points[action] >= points[bids[0]] - CLOSE]
    safest = max(near, key=lambda action: _safety(action, tables, mine), default=None)
    first = ranked[0]
    if stays is not None and points[stays] >= least:
        first = stays
    elif safest is not None and (
        first >= BID[0] or (opens and _safety(safest, tables, mine)[0] >= SURE)
    ):
        first = safest
    return sorted(ranked, key=lambda action: action is not first)


def _safety(action: Action, tables: list[TrickTable], mine: Worth) -> tuple[float, ...]:
    """How often a bid is made, what its strain takes, what it scores, and how low it is."""
    made, plain = BIDS[action - BID[0]], mine.plain[action - BID[0]]
    often = _mean(tables, [table.mine[made.strain] >= 6 + made.level for table in tables])
    scores = _mean(tables, [plain[table.mine[made.strain]] for table in tables])
    return round(often, 2), tricks(action, tables) or 0.0, round(scores), -made.level


def tricks(action: Action, tables: list[TrickTable]) -> float | None:
    """The expected tricks of the seat in the contract that a call names."""
    if action < BID[0]:
        return None
    strain = (action - BID[0]) % 5
    return _mean(tables, [table.mine[strain] for table in tables])


def _mean(tables: list[TrickTable], each: Sequence[float]) -> float:
    """The mean over the worlds by their weights."""
    weights = [table.weight for table in tables]
    total: float = sum(map(mul, weights, each))
    return total / sum(weights)


class Auction:
    """An auction of two sides as one of them sees it: who holds which bid, and what it is worth."""

    def __init__(self, view: View) -> None:
        self.view = view
        other = opponents(view)[0]
        total = max(hand.size for hand in view.hands)
        sight = OF_TWO if len(view.hands) == 2 else OF_MORE
        self.mine: Worth = side_worth(view.sheet, view.seat, total, sight)
        self.theirs: Worth = side_worth(view.sheet, other, total, sight)
        self.bid, self.holder, self.doubling = NOBODY, NOBODY, Doubling.UNDOUBLED
        self.history: list[tuple[int, int, int, Doubling, Action]] = []
        for event in view.events:
            if event.token:
                self._made(event.seat, ACTION_OF[event.token])

    def _made(self, seat: int, action: Action) -> None:
        self.history.append((seat, self.bid, self.holder, self.doubling, action))
        if action is DOUBLE:
            self.doubling = Doubling.DOUBLED
        elif action is REDOUBLE:
            self.doubling = Doubling.REDOUBLED
        elif action is not PASS:
            self.bid, self.holder = action - BID[0], seat
            self.doubling = Doubling.UNDOUBLED

    @property
    def has_doubled(self) -> bool:
        """Whether the other side's contract stands doubled."""
        theirs = self.holder not in (NOBODY, self.view.seat)
        return theirs and self.doubling is Doubling.DOUBLED

    @property
    def _have_passed(self) -> bool:
        """Whether the other side has passed where it could have opened."""
        return any(
            seat != self.view.seat and holder == NOBODY and action is PASS
            for seat, _, holder, _, action in self.history
        )

    def sensible(self, tables: list[TrickTable]) -> list[Action]:
        """The legal calls less the bids that no world comes near to making."""
        most = [max(table.mine[strain] for table in tables) for strain in range(5)]
        return [
            action
            for action in self.view.legal
            if action < BID[0] or self._target(action) <= most[(action - BID[0]) % 5] + 1
        ]

    def _target(self, action: Action) -> int:
        return 6 + BIDS[action - BID[0]].level

    def points(self, tables: list[TrickTable]) -> dict[Action, float]:
        """The expected points of each sensible call."""
        eager = AFTER_A_PASS if self._have_passed else 1.0
        plan = Plan(self.mine, self.theirs, tables, self.bid, self.view.seats - 1, eager)
        return {
            action: _mean(tables, self._after(action, tables, plan))
            for action in self.sensible(tables)
        }

    def _after(self, action: Action, tables: list[TrickTable], plan: Plan) -> list[float]:
        """By world the points expected after a call."""
        if action is PASS:
            return self._opening_pass(plan) if self.holder == NOBODY else self._passed(tables)
        if action is DOUBLE:
            return plan.doubled(self.bid)
        if action is REDOUBLE:
            return [self.mine.exact(self.bid, Doubling.REDOUBLED, each.mine) for each in tables]
        return plan.held[action - BID[0]]

    def _opening_pass(self, plan: Plan) -> list[float]:
        """What the other side then bids, if it can; after the last pass the deal is thrown in."""
        passes = self.view.fact("passes")
        three_passes = dict(self.view.options)["auction_end"] != ALL_OTHERS
        needed = 4 if three_passes else self.view.seats
        return [0.0] * plan.worlds if passes == needed - 1 else plan.opened()

    def _passed(self, tables: list[TrickTable]) -> list[float]:
        """The contract as it stands."""
        if self.holder == self.view.seat:
            return [self.mine.exact(self.bid, self.doubling, each.mine) for each in tables]
        others = self.view.seats - 1
        return [
            -self.theirs.exact(self.bid, self.doubling, each.theirs) / others for each in tables
        ]

    def read(self, tables: list[TrickTable]) -> list[TrickTable]:
        """The worlds weighed by how likely the other side's calls are in them."""
        return [table.weighed(self._likelihood(table)) for table in tables]

    def _likelihood(self, table: TrickTable) -> float:
        likely = 1.0
        for seat, bid, holder, _, action in self.history:
            if seat != self.view.seat:
                likely *= self._of_call(table, bid, holder, action)
        return max(likely, 0.005)

    def _of_call(self, table: TrickTable, bid: int, holder: int, action: Action) -> float:
        if action is PASS:
            return self._of_pass(table, bid, holder)
        if action is DOUBLE:
            lead = 6 + BIDS[bid].level - table.mine[BIDS[bid].strain]
            return 0.1 + 0.9 * chance(lead - 0.3, 1.0)
        if action is REDOUBLE:
            return 1.0
        made = BIDS[action - BID[0]]
        return 0.05 + 0.95 * chance(table.theirs[made.strain] + 0.5 - 6 - made.level, 0.9)

    def _of_pass(self, table: TrickTable, bid: int, holder: int) -> float:
        if holder == NOBODY:
            _, found = choices(self.theirs, table.theirs)[0]
            return 0.15 + 0.85 * chance(-found, RUNS)
        if holder != self.view.seat:
            return 1.0
        believed = self.mine.guessed_left[bid][table.mine[bid % 5]]
        _, found = choices(self.theirs, table.theirs)[bid + 1]
        return 0.1 + 0.9 * chance(-found - believed, 4 * RUNS)


ACTION_OF: dict[str, Action] = {str(action): action for action in (PASS, DOUBLE, REDOUBLE, *BID)}
"""The calls by their tokens."""
