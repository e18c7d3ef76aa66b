"""The exchange: declarer or forehand takes the stock and buries as many (BI-09, 3H-03, B-54)."""

from __future__ import annotations

from dataclasses import dataclass

from honeymoon.rules.actions import DISCARD_CARD, Action, Kind, plays
from honeymoon.rules.errors import RuleViolation, Violation
from honeymoon.rules.events import EVERYBODY, Event, EventKind, Seat
from honeymoon.rules.phase import PhaseView, Step
from honeymoon.rules.position import Position


@dataclass(frozen=True, slots=True)
class Exchange:
    """The stock, or the cards face up beside it, goes to the seat of the contract.

    That seat buries as many. ``open_cards`` says which of the two it is.

    ``lead_means_redeal``: a card led before anything is buried is the irregularity that
    makes the same dealer deal again (BI-21, B-61); otherwise such a lead is refused.
    """

    cards: int
    open_cards: bool
    lead_means_redeal: bool = False

    def begin(self, position: Position) -> Step:
        """The cards are taken into the hand (BI-09, 3H-03, B-54, B-63)."""
        assert position.contract is not None
        seat = position.contract.declarer
        taken = position.open_cards if self.open_cards else position.stock[: self.cards]
        audience = EVERYBODY if self.open_cards else (seat,)
        event = Event(EventKind.TOOK_STOCK, seat, seat, taken, audience)
        held = position.taken_up(seat, taken)
        return Step(held, Exchanging(self, seat, self.cards), (event,))


@dataclass(frozen=True, slots=True)
class Exchanging:
    """``seat`` still has ``left`` cards to bury, one action each."""

    rules: Exchange
    seat: Seat
    left: int
    name = "exchange"

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """Discards, and a card where a forgotten discard is accepted."""
        return (Kind.DISCARD, Kind.CARD) if self._may_forget() else (Kind.DISCARD,)

    def _may_forget(self) -> bool:
        return self.rules.lead_means_redeal and self.left == self.rules.cards

    def to_act(self, position: Position) -> Seat:
        """Whoever took the stock."""
        return self.seat

    def legal(self, position: Position) -> tuple[Action, ...]:
        """Any card of the hand, those just taken too (BI-09, B-54, B-63)."""
        hand = position.hands[self.seat]
        leads = plays(hand) if self._may_forget() else ()
        return leads + tuple([DISCARD_CARD[card] for card in hand])

    def why_not(self, position: Position, action: Action) -> RuleViolation:
        """A card not held, or a lead before the discards (BI-09, B-61)."""
        if action.kind in self.kinds:
            return RuleViolation(Violation.NOT_HELD, str(action.card))
        return RuleViolation(Violation.NOT_A_DISCARD)

    def apply(self, position: Position, action: Action) -> Step:
        """The card is buried unseen (BI-09, B-54), or the lead makes a redeal (BI-21)."""
        card, seat = action.card, self.seat
        if action.kind is Kind.CARD:
            event = Event(EventKind.REDEAL, seat, seat, (card,))
            return Step(position, None, (event,), ends_deal=True)
        hand = position.hands[seat].without(card)
        buried = position.with_hand(seat, hand).with_discard(seat, card)
        event = Event(EventKind.DISCARDED, seat, seat, (card,), (seat,))
        following = Exchanging(self.rules, seat, self.left - 1) if self.left > 1 else None
        return Step(buried, following, (event,))

    def observe(self, position: Position, seat: Seat) -> PhaseView:
        """How many are still to be buried is public."""
        return {"left": self.left}
