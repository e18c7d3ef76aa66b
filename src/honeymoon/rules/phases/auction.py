"""The auction for two or three players (DD-19…26, HM-08…14, B-01…03, B-52, B-53)."""

from __future__ import annotations

from dataclasses import dataclass

from honeymoon.rules.actions import BID, DOUBLE, PASS, REDOUBLE, Action, Kind
from honeymoon.rules.calls import BIDS
from honeymoon.rules.contract import Contract, Doubling
from honeymoon.rules.errors import RuleViolation, Violation
from honeymoon.rules.events import Event, EventKind, Seat
from honeymoon.rules.phase import PhaseView, Step
from honeymoon.rules.position import Position


@dataclass(frozen=True, slots=True)
class Auction:
    """``closing_passes`` end it after a bid, ``opening_passes`` throw the deal in (B-01, B-52)."""

    closing_passes: int
    opening_passes: int

    def begin(self, position: Position) -> Step:
        """The dealer's left neighbour calls first, once hands are complete (DD-19, HM-08, HM-09).

        So also SE-02, PL-03 and, with three, B-50.
        """
        first = position.left_of_dealer
        return Step(position, Calling(self, first, -1, Doubling.UNDOUBLED, -1, 0, ()))


@dataclass(frozen=True, slots=True)
class Calling:
    """``bid`` is the order of the highest bid (-1: none) and ``bidder`` who made it.

    ``passes`` counts the passes in a row; ``calls`` are all calls so far, from the first.
    """

    rules: Auction
    seat: Seat
    bid: int
    doubling: Doubling
    bidder: Seat
    passes: int
    calls: tuple[Action, ...]
    name = "auction"
    kinds = (Kind.CALL,)

    def to_act(self, position: Position) -> Seat:
        """The players call in turn (DD-19, HM-10)."""
        return self.seat

    def legal(self, position: Position) -> tuple[Action, ...]:
        """Pass, a higher bid, double, redouble (DD-22, HM-10, B-03, B-09, B-53)."""
        calls: tuple[Action, ...] = (PASS,)
        if self._can_double():
            calls = (PASS, DOUBLE)
        elif self._can_redouble():
            calls = (PASS, REDOUBLE)
        return calls + BID[self.bid + 1 :]

    def _can_double(self) -> bool:
        """Another's bid that is not yet doubled."""
        return self.bidder not in (-1, self.seat) and self.doubling is Doubling.UNDOUBLED

    def _can_redouble(self) -> bool:
        """One's own bid that has been doubled."""
        return self.bidder == self.seat and self.doubling is Doubling.DOUBLED

    def why_not(self, position: Position, action: Action) -> RuleViolation:
        """No call, a bid not higher, a double or redouble of the wrong bid (DD-20, DD-22)."""
        if action.kind is not Kind.CALL:
            return RuleViolation(Violation.NOT_A_CALL)
        if action is DOUBLE:
            return RuleViolation(Violation.CANNOT_DOUBLE)
        if action is REDOUBLE:
            return RuleViolation(Violation.CANNOT_REDOUBLE)
        return RuleViolation(Violation.BID_TOO_LOW, str(BIDS[self.bid]))

    def apply(self, position: Position, action: Action) -> Step:
        """A call; the auction ends when nobody else speaks (DD-24, DD-25, HM-11, HM-12)."""
        event = Event(EventKind.CALLED, self.seat, self.seat, token=str(action))
        after = self._after(position, action)
        if after.passes < (after.rules.opening_passes, after.rules.closing_passes)[after.bid >= 0]:
            return Step(position, after, (event,))
        return after._close(position, event)

    def _after(self, position: Position, action: Action) -> Calling:
        following = position.next_seat(self.seat)
        calls = (*self.calls, action)
        if action is PASS:
            passes = self.passes + 1
            return Calling(
                self.rules, following, self.bid, self.doubling, self.bidder, passes, calls
            )
        if action is DOUBLE or action is REDOUBLE:
            doubling = Doubling.DOUBLED if action is DOUBLE else Doubling.REDOUBLED
            return Calling(self.rules, following, self.bid, doubling, self.bidder, 0, calls)
        bid = action - BID[0]
        return Calling(self.rules, following, bid, Doubling.UNDOUBLED, self.seat, 0, calls)

    def _close(self, position: Position, called: Event) -> Step:
        """The last bidder declares (DD-26, HM-13…15, B-02), or the deal is thrown in (DD-25)."""
        contract = self.contract()
        if contract is None:
            event = Event(EventKind.PASSED_OUT, position.dealer, position.dealer)
            return Step(position, None, (called, event), ends_deal=True)
        event = Event(EventKind.CONTRACT, self.bidder, self.bidder, contract=contract)
        return Step(position.with_contract(contract), None, (called, event))

    def contract(self) -> Contract | None:
        """The contract if the auction ended now; a new bid has undone doubles (DD-23)."""
        if self.bid < 0:
            return None
        bid = BIDS[self.bid]
        return Contract(bid.level, bid.strain, self.doubling, self.bidder)

    def observe(self, position: Position, seat: Seat) -> PhaseView:
        """All calls are public."""
        contract = self.contract()
        return {
            "calls": tuple(map(str, self.calls)),
            "first": position.left_of_dealer,
            "contract": None if contract is None else str(contract),
            "bidder": None if contract is None else self.bidder,
            "passes": self.passes,
        }
