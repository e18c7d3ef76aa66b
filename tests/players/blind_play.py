"""Play of one hand against another that is hidden, without the luxury of seeing it.

Averages over open hands let a player guess right later on, whatever lies where. Here it must do
the same in all worlds that look the same, while the other side sees everything: the best defence.
A plan is known by its tricks in each world; of two plans one can go if it is nowhere better.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from honeymoon.rules.cards import Card, CardSet, Suit
from honeymoon.rules.tricks import follow_suit, trick_winner

World = tuple[int, CardSet]
"""Its number, and the other side's hand in it."""
Plan = dict[int, int]
"""By number of the world the tricks that a plan takes."""
MOST_PLANS = 4_000


class Turn(NamedTuple):
    """Who leads to the next trick, and with which hand against which worlds."""

    leads: bool
    hand: CardSet
    worlds: tuple[World, ...]


class BlindPlayer:
    """Every plan that may be best, by the first card; remembers what it has found."""

    def __init__(self, trump: Suit | None) -> None:
        self._trump = trump
        self._found: dict[Turn, list[Plan]] = {}

    def plans(self, turn: Turn) -> list[Plan]:
        """From here on; raises OverflowError where there are too many."""
        if turn not in self._found:
            self._found[turn] = self._plans(turn)
        return self._found[turn]

    def _plans(self, turn: Turn) -> list[Plan]:
        if not turn.hand:
            return [dict.fromkeys((number for number, _ in turn.worlds), 0)]
        if turn.leads:
            cards = list(turn.hand)
            return best(plan for card in cards for plan in self.leading(turn, card))
        leads = by_card((world, list(world[1])) for world in turn.worlds)
        answers = []
        for lead, worlds in leads.items():
            able = follow_suit(turn.hand, lead.suit)
            each = (self.following(turn.hand, worlds, lead, card) for card in able)
            answers.append(best(plan for plans in each for plan in plans))
        return together(answers)

    def leading(self, turn: Turn, card: Card) -> list[Plan]:
        """The plans that begin with leading this card."""
        replies = by_card((world, follow_suit(world[1], card.suit)) for world in turn.worlds)
        rest, answers = turn.hand.without(card), []
        for reply, worlds in replies.items():
            wins = trick_winner((card, reply), self._trump) == 0
            answers.append(counted(self.plans(Turn(wins, rest, worlds)), wins))
        return together(answers)

    def following(
        self, hand: CardSet, worlds: tuple[World, ...], led: Card, card: Card
    ) -> list[Plan]:
        """The plans that begin with this card on the one led, which is in no hand any more."""
        wins = trick_winner((led, card), self._trump) == 1
        return counted(self.plans(Turn(wins, hand.without(card), worlds)), wins)


def by_card(choices: Iterable[tuple[World, Iterable[Card]]]) -> dict[Card, tuple[World, ...]]:
    """For each card that is possible in some world those worlds, the card gone from the hand."""
    found: dict[Card, tuple[World, ...]] = {}
    for (number, hand), cards in choices:
        for card in cards:
            found[card] = (*found.get(card, ()), (number, hand.without(card)))
    return found


def counted(plans: list[Plan], won: bool) -> list[Plan]:
    """The plans with the trick that went before."""
    return [{number: tricks + won for number, tricks in plan.items()} for plan in plans]


def together(answers: list[list[Plan]]) -> list[Plan]:
    """A plan for each card of the other side, which picks what is worst in each world."""
    found: list[Plan] = [{}]
    for plans in answers:
        if len(found) * len(plans) > MOST_PLANS:
            raise OverflowError("too many plans")
        found = best(worst(own, other) for own in found for other in plans)
    return found


def worst(own: Plan, other: Plan) -> Plan:
    """The fewer tricks of two plans in every world."""
    both = own | other
    return {number: min(own.get(number, 99), other.get(number, 99)) for number in both}


def best(plans: Iterable[Plan]) -> list[Plan]:
    """The plans without those that another one equals or beats in every world."""
    kept: list[Plan] = []
    for plan in sorted(plans, key=lambda plan: -sum(plan.values())):
        if not any(all(own[world] >= plan[world] for world in plan) for own in kept):
            kept.append(plan)
    return kept
