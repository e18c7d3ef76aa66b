"""The draw of draw-and-discard: keep one card of two, lay the other aside (DD-08…18)."""

from __future__ import annotations

from dataclasses import dataclass

from honeymoon.rules.actions import KEEP, REJECT, Action, Kind
from honeymoon.rules.errors import RuleViolation, Violation
from honeymoon.rules.events import Event, EventKind, Seat
from honeymoon.rules.phase import PhaseView, Step
from honeymoon.rules.position import Position

CHOICES = (KEEP, REJECT)


@dataclass(frozen=True, slots=True)
class DrawAndDiscard:
    """Turns of two cards until the stock is used up (DD-04, DD-15)."""

    def begin(self, position: Position) -> Step:
        """The non-dealer takes the first turn and looks at the top card (DD-08, DD-09)."""
        seat = position.left_of_dealer
        return Step(position, Drawing(seat), (_look(position, seat),))


@dataclass(frozen=True, slots=True)
class Drawing:
    """A turn: ``seat`` looks at the top card of the stock and decides before the next (DD-12)."""

    seat: Seat
    name = "draw"
    kinds = (Kind.DRAW,)

    def to_act(self, position: Position) -> Seat:
        """The players alternate strictly (DD-08)."""
        return self.seat

    def legal(self, position: Position) -> tuple[Action, ...]:
        """Keep or reject; there is no third choice (DD-10, DD-11, DD-14, DD-18)."""
        return CHOICES

    def why_not(self, position: Position, action: Action) -> RuleViolation:
        """Nothing but keep and reject is a choice (DD-10, DD-11)."""
        return RuleViolation(Violation.NOT_A_CHOICE)

    def apply(self, position: Position, action: Action) -> Step:
        """One card to the hand, the other face down to the discard (DD-10, DD-11, DD-13, DD-54).

        The player sees both, whichever goes where (B-27, B-28).
        """
        seat = self.seat
        first, second = position.stock[0], position.stock[1]
        kept, laid = (first, second) if action is KEEP else (second, first)
        drawn = position.drawn(seat, kept, laid)
        kind = EventKind.KEPT if action is KEEP else EventKind.REJECTED
        event = Event(kind, seat, seat, (first, second), (seat,))
        if not drawn.stock:
            return Step(drawn, None, (event,))
        other = 1 - seat
        return Step(drawn, Drawing(other), (event, _look(drawn, other)))

    def observe(self, position: Position, seat: Seat) -> PhaseView:
        """The turn is public, the card seen by the turn player alone (DD-09, DD-16, B-25, B-26)."""
        card = str(position.stock[0]) if seat == self.seat else None
        return {"turn": (52 - len(position.stock)) // 4 + 1, "card": card}


def _look(position: Position, seat: Seat) -> Event:
    return Event(EventKind.LOOKED, seat, seat, position.stock[:1], (seat,))
