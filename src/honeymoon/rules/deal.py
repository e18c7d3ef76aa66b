"""The driver of one deal: start it, ask who acts and what is legal, play an action."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from honeymoon.rules.actions import ACTION_COUNT, ACTIONS, Action, Kind, parse_action
from honeymoon.rules.cards import CARDS, FULL_DECK, Card, CardSet, parse_card
from honeymoon.rules.contract import AnyContract
from honeymoon.rules.errors import NotationError, RuleViolation, Violation
from honeymoon.rules.events import Event, EventKind, Seat
from honeymoon.rules.phase import Phase, Step
from honeymoon.rules.position import Position
from honeymoon.rules.scoring.entry import DealResult, Outcome
from honeymoon.rules.scoring.sheet import Sheet
from honeymoon.rules.variants.variant import Options, Plan, Variant

_OUTCOMES = {EventKind.PASSED_OUT: Outcome.PASSED_OUT, EventKind.REDEAL: Outcome.REDEAL}


def _numbered(number: int) -> Action:
    if not 0 <= number < ACTION_COUNT:
        raise NotationError("notation.action", str(int(number)))
    return ACTIONS[number]


def check_deck(deck: Iterable[int | str]) -> tuple[Card, ...]:
    """The deck as cards, given as cards, their numbers or their tokens.

    Raises NotationError (``notation.card``, ``notation.deck``) unless it is all 52 cards.
    """
    cards = tuple(parse_card(card) if isinstance(card, str) else _card(card) for card in deck)
    if len(cards) != 52 or CardSet.of(cards) != FULL_DECK:
        raise NotationError("notation.deck", " ".join(map(str, cards)))
    return cards


def _card(number: int) -> Card:
    if not 0 <= number < 52:
        raise NotationError("notation.card", str(int(number)))
    return CARDS[number]


class Deal(NamedTuple):
    """One deal: a variant, its options, the sheet before it, a dealer, a deck and the actions.

    Everything else follows from these. ``phase`` is None and ``legal`` empty when it is
    over; ``line`` is the plan's line in progress.
    """

    variant: Variant
    options: Options
    plan: Plan
    deck: tuple[Card, ...]
    actions: tuple[Action, ...]
    events: tuple[Event, ...]
    position: Position
    line: int
    phase: Phase | None
    legal: tuple[Action, ...]

    @classmethod
    def start(
        cls,
        variant: Variant,
        options: Options,
        sheet: Sheet,
        dealer: Seat,
        deck: Iterable[int | str],
    ) -> Deal:
        """A deal up to its first decision; ``deck`` is the pack after shuffle and cut, top first.

        Raises NotationError (``notation.deck``) unless the deck is the 52 cards.
        """
        cards = check_deck(deck)
        plan = variant.plan(options)
        position = Position.with_stock(variant.seats, dealer, cards, sheet)
        fresh = cls(variant, options, plan, cards, (), (), position, -1, None, ())
        return fresh._advance((), Step(position, None))

    @property
    def to_act(self) -> Seat | None:
        """The seat whose decision it is, None when the deal is over."""
        return None if self.phase is None else self.phase.to_act(self.position)

    @property
    def is_over(self) -> bool:
        """Whether no decision is left."""
        return self.phase is None

    @property
    def contract(self) -> AnyContract | None:
        """The contract, None before there is one."""
        return self.position.contract

    @property
    def acting_hand(self) -> int:
        """The number of the hand that must act: a dummy's in its turn, else the seat's own."""
        if self.phase is None:
            raise self._already_over()
        seat = self.phase.to_act(self.position)
        hand = self.phase.observe(self.position, seat).get("hand", seat)
        assert isinstance(hand, int)
        return hand

    @property
    def acting_cards(self) -> CardSet:
        """The cards of the hand that must act."""
        return self.position.hands[self.acting_hand]

    @property
    def chooses_a_card(self) -> bool:
        """Whether the decision is which card of the acting hand to play or to lay aside."""
        return self.phase is not None and self.phase.kinds[0] in (Kind.CARD, Kind.DISCARD)

    def read(self, token: str) -> Action:
        """The action that the token means now: ``7H`` is a bid, or in the play a card.

        Raises NotationError (``notation.action``, or ``notation.hidden`` for "-??", which
        only a sealed record can hold); RuleViolation when the deal is over.
        """
        if self.phase is None:
            raise self._already_over()
        action = parse_action(token, self.phase.kinds)
        if action.kind is Kind.HIDDEN:
            raise NotationError("notation.hidden", token)
        return action

    def play(self, action: int | str) -> Deal:
        """The deal after a legal action of the seat to act, given as its number or its token.

        Raises RuleViolation with the reason; this deal is as it was. Raises NotationError
        for a number outside the action space or a token that means nothing.
        """
        choice = self._choice(action)
        if self.phase is None:
            raise self._already_over()
        if choice not in self.legal:
            raise self.phase.why_not(self.position, choice).under(self.variant.law)
        step = self.phase.apply(self.position, choice)
        return self._advance((*self.actions, choice), step)

    def why_not(self, action: int | str) -> RuleViolation | None:
        """Why the action (number or token) is not legal now, None if it is.

        Raises NotationError for what is no action.
        """
        if self.phase is None:
            return self._already_over()
        choice = self._choice(action)
        if choice in self.legal:
            return None
        return self.phase.why_not(self.position, choice).under(self.variant.law)

    def _choice(self, action: int | str) -> Action:
        return self.read(action) if isinstance(action, str) else _numbered(action)

    def _advance(self, actions: tuple[Action, ...], step: Step) -> Deal:
        """Begin lines of the plan until one asks for a decision, or the deal is over."""
        events, line = self.events + step.events, self.line
        while step.phase is None and not step.ends_deal and line + 1 < len(self.plan):
            line += 1
            step = self.plan[line].begin(step.position)
            events += step.events
        phase, position = step.phase, step.position
        legal = () if phase is None else phase.legal(position)
        return Deal(
            self.variant,
            self.options,
            self.plan,
            self.deck,
            actions,
            events,
            position,
            line,
            phase,
            legal,
        )

    def _already_over(self) -> RuleViolation:
        return RuleViolation(Violation.DEAL_IS_OVER, law=self.variant.law)

    @property
    def outcome(self) -> Outcome | None:
        """How the deal ended, None while it goes on."""
        if self.phase is not None:
            return None
        return _OUTCOMES.get(self.events[-1].kind, Outcome.PLAYED)

    def result(self) -> DealResult:
        """What scoring needs to know; raises ValueError while the deal goes on."""
        outcome = self.outcome
        if outcome is None:
            raise ValueError("the deal is not over")
        position = self.position
        hands = tuple(zip(position.owners, position.held or position.hands, strict=True))
        return DealResult(outcome, position.contract, position.tricks, hands)
