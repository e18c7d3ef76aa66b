"""Dealing and turning cards face up: plan lines in which nobody decides anything."""

from __future__ import annotations

from dataclasses import dataclass

from honeymoon.rules.cards import CardSet
from honeymoon.rules.events import (
    EVERYBODY,
    NOBODY,
    Audience,
    Event,
    EventKind,
    Owner,
    Role,
    Seat,
)
from honeymoon.rules.phase import Step
from honeymoon.rules.position import Position


@dataclass(frozen=True, slots=True)
class DummyRules:
    """One dummy: whose it is, and who sees it as soon as it is dealt.

    ``owner`` is ``dealer``, ``non-dealer``, ``declarer``, ``defender`` or ``nobody``;
    ``seen_by`` is ``nobody``, ``owner`` or ``everybody``.
    """

    owner: str
    seen_by: str = "nobody"


def _owner(rules: DummyRules, position: Position) -> Owner:
    owners: dict[str, Owner] = {
        "dealer": position.dealer,
        "non-dealer": position.left_of_dealer,
        "declarer": Role.DECLARER,
        "defender": Role.DEFENDER,
        "nobody": Role.NOBODY,
    }
    return owners[rules.owner]


def _audience(rules: DummyRules, owner: Owner) -> Audience:
    return {"nobody": NOBODY, "owner": (owner,), "everybody": EVERYBODY}[rules.seen_by]


@dataclass(frozen=True, slots=True)
class Dealing:
    """Cards one at a time to each hand in turn, from the dealer's left (HM-05, BI-08, B-48).

    With two players the dummies stand between the non-dealer's hand and the dealer's
    (SE-01, ED-01…03). What is left over stays in the stock (PU-01, PL-01, PL-02, 3H-02).
    """

    cards_each: int
    dummies: tuple[DummyRules, ...] = ()

    def begin(self, position: Position) -> Step:
        """All cards are dealt; there is nothing to decide."""
        laid = self._with_dummies(position)
        order = self._order(laid)
        dealt = len(order) * self.cards_each
        events = []
        for place, hand in enumerate(order):
            cards = CardSet.of(laid.stock[place : dealt : len(order)])
            laid = laid.with_hand(hand, cards)
            events.append(dealt_event(laid, hand))
        return Step(laid.with_stock_less(dealt), None, tuple(events))

    def _with_dummies(self, position: Position) -> Position:
        owners = tuple(_owner(rules, position) for rules in self.dummies)
        audiences = tuple(
            _audience(rules, owner) for rules, owner in zip(self.dummies, owners, strict=True)
        )
        return position.with_dummies(owners, audiences) if owners else position

    def _order(self, position: Position) -> list[int]:
        first = position.left_of_dealer
        others = [(first + turn) % position.seats for turn in range(1, position.seats)]
        return [first, *range(position.seats, len(position.hands)), *others]


def dealt_event(position: Position, hand: int) -> Event:
    """The hand as it was dealt, sorted, seen by those who may see it (HM-06)."""
    cards = tuple(position.hands[hand])
    return Event(EventKind.DEALT, position.owners[hand], hand, cards, position.audiences[hand])


@dataclass(frozen=True, slots=True)
class OpenCards:
    """The first cards of the pack are turned face up and lie beside the stock (BI-05)."""

    count: int

    def begin(self, position: Position) -> Step:
        """The cards are open; there is nothing to decide."""
        seat: Seat = position.left_of_dealer
        opened = position.opened(self.count)
        event = Event(EventKind.OPENED, seat, seat, opened.open_cards)
        return Step(opened, None, (event,))
