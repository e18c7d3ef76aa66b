"""The draw of pick-up: take the turned card and discard another, or refuse it (PU-01…09)."""

from __future__ import annotations

from dataclasses import dataclass

from honeymoon.rules.actions import DISCARD_CARD, REFUSE, TAKE, Action, Kind
from honeymoon.rules.cards import Card
from honeymoon.rules.errors import RuleViolation, Violation
from honeymoon.rules.events import EVERYBODY, Audience, Event, EventKind, Seat
from honeymoon.rules.phase import PhaseView, Step
from honeymoon.rules.position import Position

CHOICES = (TAKE, REFUSE)


@dataclass(frozen=True, slots=True)
class PickUp:
    """``open_look``: the card is turned for both (PU-03), else seen by one alone (PU-04, B-30).

    ``side_offer``: whoever answers an offered card has a turn of his own besides (B-31).
    """

    open_look: bool
    side_offer: bool

    def begin(self, position: Position) -> Step:
        """The non-dealer takes the first turn (PU-02)."""
        return _turn(self, position, position.left_of_dealer, ())


@dataclass(frozen=True, slots=True)
class PickingUp:
    """``seat`` decides on the top card: a fresh one, or one ``offered`` after a refusal."""

    rules: PickUp
    seat: Seat
    offered: bool
    name = "pick-up"
    kinds = (Kind.PICK,)

    def to_act(self, position: Position) -> Seat:
        """The player whose turn or answer it is."""
        return self.seat

    def legal(self, position: Position) -> tuple[Action, ...]:
        """Take or refuse, also an offered card and the last one (PU-03, PU-06, B-32, B-34)."""
        return CHOICES

    def why_not(self, position: Position, action: Action) -> RuleViolation:
        """Nothing but take and refuse is a choice (PU-03)."""
        return RuleViolation(Violation.NOT_A_CHOICE)

    def apply(self, position: Position, action: Action) -> Step:
        """A taken card asks for a discard; a refused one is offered, or dies (PU-05, PU-06)."""
        card = position.stock[0]
        if action is TAKE:
            return self._take(position, card)
        refused = Event(EventKind.REFUSED, self.seat, self.seat, (card,))
        if self.offered:
            return self._die(position, card, refused)
        answer = PickingUp(self.rules, 1 - self.seat, True)
        return Step(position, answer, (refused,))

    def _take(self, position: Position, card: Card) -> Step:
        held = position.with_hand(self.seat, position.hands[self.seat].with_card(card))
        event = Event(EventKind.TOOK, self.seat, self.seat, (card,), self._audience())
        discarding = Discarding(self.rules, self.seat, card, self.offered)
        return Step(held.with_stock_less(1), discarding, (event,))

    def _die(self, position: Position, card: Card, refused: Event) -> Step:
        """A card that both refuse is out of the game; the second refuser goes on (B-31, B-33)."""
        after = position.with_stock_less(1).with_dead(card)
        died = Event(EventKind.DIED, self.seat, self.seat, (card,))
        return _turn(self.rules, after, self.seat, (refused, died))

    def _audience(self) -> Audience:
        return EVERYBODY if self.offered or self.rules.open_look else (self.seat,)

    def observe(self, position: Position, seat: Seat) -> PhaseView:
        """An open or offered card is seen by all, a private one by its turn player (PU-04)."""
        card = str(position.stock[0]) if seat in self._audience() else None
        return {"offered": self.offered, "card": card}


@dataclass(frozen=True, slots=True)
class Discarding:
    """``seat`` has taken a card and must at once lay another one aside (PU-05)."""

    rules: PickUp
    seat: Seat
    taken: Card
    offered: bool
    name = "pick-up-discard"
    kinds = (Kind.DISCARD,)

    def to_act(self, position: Position) -> Seat:
        """The player who took the card."""
        return self.seat

    def legal(self, position: Position) -> tuple[Action, ...]:
        """Any of the thirteen older cards, not the one just taken (PU-05, B-36)."""
        older = position.hands[self.seat].without(self.taken)
        return tuple([DISCARD_CARD[card] for card in older])

    def why_not(self, position: Position, action: Action) -> RuleViolation:
        """The card just taken, a card not held, or no discard at all (PU-05, B-36)."""
        if action.kind is not Kind.DISCARD:
            return RuleViolation(Violation.MUST_DISCARD)
        if action.card == self.taken:
            return RuleViolation(Violation.JUST_TAKEN, str(action.card))
        return RuleViolation(Violation.NOT_HELD, str(action.card))

    def apply(self, position: Position, action: Action) -> Step:
        """The card goes face down on the player's own pile, the next is turned (PU-05, PU-08)."""
        card = action.card
        hand = position.hands[self.seat].without(card)
        after = position.with_hand(self.seat, hand).with_discard(self.seat, card)
        event = Event(EventKind.DISCARDED, self.seat, self.seat, (card,), (self.seat,))
        return _turn(self.rules, after, self._next(), (event,))

    def _next(self) -> Seat:
        """Taking an offered card uses up the turn, except with a side offer (PU-07, B-31)."""
        return self.seat if self.offered and self.rules.side_offer else 1 - self.seat

    def observe(self, position: Position, seat: Seat) -> PhaseView:
        """What was taken is known as far as the card was (PU-04, B-37)."""
        open_card = self.offered or self.rules.open_look or seat == self.seat
        return {"offered": self.offered, "taken": str(self.taken) if open_card else None}


def _turn(rules: PickUp, position: Position, seat: Seat, before: tuple[Event, ...]) -> Step:
    """The next card is turned, or the phase ends with the stock (PU-07, PU-09, B-34, B-35)."""
    if not position.stock:
        return Step(position, None, before)
    audience = EVERYBODY if rules.open_look else (seat,)
    looked = Event(EventKind.LOOKED, seat, seat, position.stock[:1], audience)
    return Step(position, PickingUp(rules, seat, False), (*before, looked))
