"""Bismarck's choice: forehand names a contract after four open cards (BI-06, BI-07, BI-18)."""

from __future__ import annotations

from dataclasses import dataclass

from honeymoon.rules.actions import CHOOSE, Action, Kind
from honeymoon.rules.errors import RuleViolation, Violation
from honeymoon.rules.events import Event, EventKind, Seat
from honeymoon.rules.phase import PhaseView, Step
from honeymoon.rules.position import Position


@dataclass(frozen=True, slots=True)
class ChooseContract:
    """Forehand chooses one of his contracts that is still unused."""

    def begin(self, position: Position) -> Step:
        """Forehand is the dealer's left neighbour (BI-03); a kept contract stands (BI-21, B-60)."""
        if position.contract is None:
            return Step(position, Choosing(position.left_of_dealer))
        return _chosen(position, position.contract.declarer)


@dataclass(frozen=True, slots=True)
class Choosing:
    """``seat``, forehand, has seen the open cards and nothing else (BI-06)."""

    seat: Seat
    name = "choose-contract"
    kinds = (Kind.CONTRACT,)

    def to_act(self, position: Position) -> Seat:
        """Forehand chooses."""
        return self.seat

    def legal(self, position: Position) -> tuple[Action, ...]:
        """The contracts not yet used; Valfri with its suit at once (BI-07, BI-18, B-64)."""
        used = position.sheet.used(self.seat)
        return tuple(action for action in CHOOSE if action.contract.kind not in used)

    def why_not(self, position: Position, action: Action) -> RuleViolation:
        """No contract, or one used before (BI-07, BI-18)."""
        if action.kind is not Kind.CONTRACT:
            return RuleViolation(Violation.NOT_A_CONTRACT)
        return RuleViolation(Violation.CONTRACT_USED, action.contract.kind)

    def apply(self, position: Position, action: Action) -> Step:
        """The contract is announced to all (BI-06)."""
        return _chosen(position.with_contract(action.contract.by(self.seat)), self.seat)

    def observe(self, position: Position, seat: Seat) -> PhaseView:
        """The used contracts stand in the open on the sheet."""
        return {"used": position.sheet.used(self.seat)}


def _chosen(position: Position, seat: Seat) -> Step:
    event = Event(EventKind.CONTRACT, seat, seat, contract=position.contract)
    return Step(position, None, (event,))
