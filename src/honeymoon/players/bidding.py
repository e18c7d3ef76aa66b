"""Calls by expected points: exact tricks in imagined worlds, against another who reckons too."""

from __future__ import annotations

from random import Random

from honeymoon.players.auction_worlds import TrickTable, trick_tables
from honeymoon.players.auction_worth import Worth, side_worth
from honeymoon.players.belief import chance
from honeymoon.players.clock import Clock
from honeymoon.players.decision import Candidate, Decision
from honeymoon.players.level import Level
from honeymoon.rules.actions import BID, DOUBLE, PASS, REDOUBLE, Action
from honeymoon.rules.calls import BIDS
from honeymoon.rules.contract import Doubling
from honeymoon.rules.view import View

RUNS = 40.0
"""The spread, in points, of another's choice between leaving a contract and outbidding it."""
SACRIFICES = 0.4
"""How many bid a contract that fails, where that costs less than theirs that is made."""
NOBODY = -1


def call(view: View, level: Level, rng: Random, clock: Clock) -> Decision:
    """The call with the most expected points."""
    auction, tables = Auction(view, level.answers), trick_tables(view, level, rng)
    if level.reads_calls:
        tables = auction.read(tables)
    auction.plan(tables)
    total = sum(table.weight for table in tables)
    points = {
        action: sum(table.weight * auction.after(action, table) for table in tables) / total
        for action in auction.sensible(tables)
    }
    ranked = sorted(points, key=lambda action: (-points[action], action))
    candidates = tuple(
        Candidate(action, points[action], auction.tricks(action, tables)) for action in ranked
    )
    return Decision(ranked[0], candidates, "call.worlds", (("worlds", len(tables)),))


class Auction:
    """An auction of two sides as one of them sees it: who holds which bid, and what it is worth."""

    def __init__(self, view: View, answers: float = 1.0) -> None:
        self.view, self.answers = view, answers
        other = (view.seat + 1) % view.seats
        total = max(hand.size for hand in view.hands)
        self.mine: Worth = side_worth(view.sheet, view.seat, total)
        self.theirs: Worth = side_worth(view.sheet, other, total)
        self.bid, self.holder, self.doubling = NOBODY, NOBODY, Doubling.UNDOUBLED
        self.plans: list[tuple[int, float]] = [(NOBODY, 0.0)] * (len(BIDS) + 1)
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

    def tricks(self, action: Action, tables: list[TrickTable]) -> float | None:
        """The expected tricks of the seat in the contract that the call names."""
        if action < BID[0]:
            return None
        total = sum(table.weight for table in tables)
        strain = (action - BID[0]) % 5
        return sum(table.weight * table.mine[strain] for table in tables) / total

    def after(self, action: Action, table: TrickTable) -> float:
        """The points expected after a call, if the cards lie so."""
        if action is PASS:
            return self._passed(table)
        if action is DOUBLE:
            return self._doubled(table)
        if action is REDOUBLE:
            return self._held(self.bid, Doubling.REDOUBLED, table)
        return self._held(action - BID[0], Doubling.UNDOUBLED, table)

    def _passed(self, table: TrickTable) -> float:
        """The contract as it stands; before the first bid, what the other side then bids."""
        if self.holder == NOBODY:
            found, better = self._best(NOBODY, table)
            return -better * chance(found, RUNS)
        if self.holder == self.view.seat:
            return self.mine.exact(self.bid, self.doubling, table.mine)
        return -self.theirs.exact(self.bid, self.doubling, table.theirs)

    def _doubled(self, table: TrickTable) -> float:
        """Their contract doubled, unless they find a better one."""
        stays = self.theirs.exact(self.bid, Doubling.DOUBLED, table.theirs)
        believed = self.theirs.guessed(self.bid, Doubling.DOUBLED, table.theirs)
        found, better = self._best(self.bid, table)
        runs = chance(found - believed, RUNS)
        return -(stays * (1 - runs) + better * runs)

    def _held(self, bid: int, doubling: Doubling, table: TrickTable) -> float:
        """A bid of one's own, which they leave, double, or outbid."""
        stays = self.mine.left(bid, doubling, table.mine)
        believed = self.mine.guessed_left(bid, doubling, table.mine)
        seems, better = self._best(bid, table)
        runs = outbids((seems + better) / 2, believed)
        return stays * (1 - runs) - better * runs

    def _last(self, bid: int, table: TrickTable) -> float:
        """The same where one's own side does not call again."""
        stays = self.mine.left(bid, Doubling.UNDOUBLED, table.mine)
        believed = self.mine.guessed_left(bid, Doubling.UNDOUBLED, table.mine)
        theirs, seems = self.theirs.best_above(bid, table.theirs)
        if theirs < 0:
            return stays
        runs = outbids(seems, believed)
        return stays * (1 - runs) - self._left_to_them(theirs, table) * runs

    def _left_to_them(self, bid: int, table: TrickTable) -> float:
        return self.theirs.left(bid, Doubling.UNDOUBLED, table.theirs)

    def plan(self, tables: list[TrickTable]) -> None:
        """Find, for each bid that may have to be outbid, one's own best bid on average."""
        total = sum(table.weight for table in tables)
        best = (NOBODY, 0.0)
        for bid in reversed(range(len(BIDS))):
            each = (table.weight * self._last(bid, table) for table in tables)
            mean = sum(each) / total
            if best[0] == NOBODY or mean > best[1]:
                best = (bid, mean)
            self.plans[bid] = best

    def _best(self, above: int, table: TrickTable) -> tuple[float, float]:
        """What their best bid above another seems worth to them, and what comes of it for them."""
        bid, seems = self.theirs.best_above(above, table.theirs)
        if bid < 0:
            return -1e6, 0.0
        return seems, -self._against(bid, table)

    def _against(self, bid: int, table: TrickTable) -> float:
        """Their bid left to them, or outbid once more where that seems better."""
        stays = -self._left_to_them(bid, table)
        believed = -self.theirs.guessed_left(bid, Doubling.UNDOUBLED, table.theirs)
        own, seems = self.plans[bid + 1]
        if own < 0:
            return stays
        runs = self.answers * chance(seems - believed, RUNS)
        return stays * (1 - runs) + self._last(own, table) * runs

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
        if holder != self.view.seat:
            return 1.0
        believed = self.mine.guessed_left(bid, Doubling.UNDOUBLED, table.mine)
        found, _ = self._best(bid, table)
        return 0.1 + 0.9 * chance(-found - believed, 4 * RUNS)


def outbids(seems: float, loss: float) -> float:
    """How likely a side outbids a contract that costs it so much, for what its own seems worth.

    Some never bid what only loses less.
    """
    reckoning, plain = chance(seems + loss, RUNS), chance(min(seems, seems + loss), RUNS)
    return SACRIFICES * reckoning + (1 - SACRIFICES) * plain


ACTION_OF: dict[str, Action] = {str(action): action for action in (PASS, DOUBLE, REDOUBLE, *BID)}
"""The calls by their tokens."""
