"""The play of the cards with two, three or four hands (DD-28…33, HM-16…20, SE-03…06, BI-10…13)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from honeymoon.rules.actions import Action, Kind, plays
from honeymoon.rules.cards import SUIT_OF, Card, Suit
from honeymoon.rules.errors import RuleViolation, Violation
from honeymoon.rules.events import EVERYBODY, Event, EventKind, Role, Seat
from honeymoon.rules.phase import PhaseView, Step
from honeymoon.rules.position import Position
from honeymoon.rules.tricks import follow_suit, trick_winner

# Python 3.11 takes as long to find a member of an Enum as to build a tuple.
_PLAYED, _TRICK = EventKind.PLAYED, EventKind.TRICK


@dataclass(frozen=True, slots=True)
class Play:
    """``declarer_leads``: forehand leads (BI-10), else the seat on declarer's left does."""

    declarer_leads: bool = False

    def begin(self, position: Position) -> Step:
        """The hands take their order for good (DD-28, HM-16, B-41, B-57); dummies get owners.

        A hidden hand leads, before the dummies lie open (SE-03).
        """
        assert position.contract is not None
        owned = _owned(position, position.contract.declarer)
        order = self._order(owned, position.contract.declarer)
        return Step(owned, Playing(order, 0, (), len(owned.hands[order[0]])))

    def _order(self, position: Position, declarer: Seat) -> tuple[int, ...]:
        """Defender's hand, declarer's dummy, defender's dummy, declarer's hand (B-41, B-44)."""
        first = declarer if self.declarer_leads else position.next_seat(declarer)
        seats = tuple((first + turn) % position.seats for turn in range(position.seats))
        owners = position.owners
        dummies = [hand for hand in range(position.seats, len(owners)) if owners[hand] >= 0]
        dummies.sort(key=lambda hand: owners[hand] != declarer)
        return (*seats[:1], *dummies, *seats[1:])


def _owned(position: Position, declarer: Seat) -> Position:
    """Dummies without an owner go to declarer and defender (ED-04, B-44, B-45)."""
    names = {Role.DECLARER: declarer, Role.DEFENDER: position.next_seat(declarer)}
    owners = tuple(
        names.get(Role(owner), owner) if owner < 0 else owner for owner in position.owners
    )
    return position.for_play(owners)


class Playing(NamedTuple):
    """``order`` are the hands of a trick clockwise, ``leader`` the place in it that led.

    ``trick`` are the cards of the trick so far; ``left`` tricks are not yet finished, and
    all are played (DD-33, HM-20): nothing can be claimed or conceded (B-08).
    """

    order: tuple[int, ...]
    leader: int
    trick: tuple[Card, ...]
    left: int

    @property
    def name(self) -> str:
        """The play."""
        return "play"

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """Cards only."""
        return (Kind.CARD,)

    @property
    def hand(self) -> int:
        """The hand that must play now."""
        return self.order[(self.leader + len(self.trick)) % len(self.order)]

    @property
    def led(self) -> Suit | None:
        """The suit led, None for the leader."""
        return SUIT_OF[self.trick[0]] if self.trick else None

    def to_act(self, position: Position) -> Seat:
        """The owner of the hand that must play (SE-05, ED-04)."""
        return position.owners[self.hand]

    def legal(self, position: Position) -> tuple[Action, ...]:
        """Any card to lead; then each hand follows suit by its own cards (DD-30, HM-17, B-42)."""
        return plays(follow_suit(position.hands[self.hand], self.led))

    def why_not(self, position: Position, action: Action) -> RuleViolation:
        """No card, a card not in this hand, or a revoke (DD-30, HM-17, BI-11)."""
        if action.kind is not Kind.CARD:
            return RuleViolation(Violation.NOT_A_CARD)
        if action.card not in position.hands[self.hand]:
            return RuleViolation(Violation.NOT_HELD, str(action.card))
        return RuleViolation(Violation.MUST_FOLLOW_SUIT, str(self.led))

    def apply(self, position: Position, action: Action) -> Step:
        """A card on the trick; the last of it decides who won and leads (DD-29, DD-32, HM-19)."""
        hand, card = self.hand, action.card
        event = Event(_PLAYED, position.owners[hand], hand, (card,))
        trick = (*self.trick, card)
        if len(trick) == len(self.order):
            return self._finish(position, trick, event)
        after = position.with_card_played(hand, card)
        following = Playing(self.order, self.leader, trick, self.left)
        if self._is_opening_lead(position):
            return _expose(after, following, event)
        return Step(after, following, (event,))

    def _is_opening_lead(self, position: Position) -> bool:
        return not self.trick and position.hands == position.held

    def _finish(self, position: Position, trick: tuple[Card, ...], played: Event) -> Step:
        """The trick belongs to the owner of the hand that won it (DD-31, HM-18, SE-06, BI-13)."""
        assert position.contract is not None
        place = trick_winner(trick, position.contract.trump)
        leader = (self.leader + place) % len(self.order)
        hand = self.order[leader]
        seat = position.owners[hand]
        won = position.with_card_played(played.hand, trick[-1], seat)
        event = Event(_TRICK, seat, hand, trick)
        following = Playing(self.order, leader, (), self.left - 1) if self.left > 1 else None
        return Step(won, following, (played, event))

    def observe(self, position: Position, seat: Seat) -> PhaseView:
        """Cards played are public, and which hand must play."""
        return {
            "hand": self.hand,
            "order": self.order,
            "leader": self.order[self.leader],
            "trick": tuple(map(str, self.trick)),
            "led": None if self.led is None else str(self.led),
            "tricks_left": self.left,
        }


def _expose(position: Position, following: Playing, played: Event) -> Step:
    """After the opening lead every dummy in play lies face up (SE-04, HM-16, B-39, B-47).

    With two dummies each player then knows all 52 cards (B-43).
    """
    hidden = tuple(
        hand
        for hand in following.order
        if hand >= position.seats and position.audiences[hand] != EVERYBODY
    )
    shown = position.face_up(hidden, EVERYBODY) if hidden else position
    events = tuple(
        Event(EventKind.EXPOSED, position.owners[hand], hand, tuple(position.hands[hand]))
        for hand in hidden
    )
    return Step(shown, following, (played, *events))
