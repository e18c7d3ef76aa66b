"""Forehand's contract, of those left, on the sight of the four open cards."""

from __future__ import annotations

from honeymoon.players.tips.evaluate import high_card_points, length
from honeymoon.rules.actions import Action
from honeymoon.rules.cards import CardSet, Rank
from honeymoon.rules.contract import QuotaContract
from honeymoon.rules.events import EventKind
from honeymoon.rules.view import View


def choose_contract(view: View) -> Action:
    """The contract that the open cards suit best."""
    cards = open_cards(view)
    return max(view.legal, key=lambda action: (promise(action.contract, cards), -action))


def open_cards(view: View) -> CardSet:
    """The cards that lie open; they will be forehand's."""
    opened = [event for event in view.events if event.kind is EventKind.OPENED]
    return CardSet.of(card for event in opened for card in event.cards if card is not None)


def promise(contract: QuotaContract, cards: CardSet) -> int:
    """How much better these cards are for a contract than four cards usually are.

    In tenths of a trick: high cards count most without trumps, length with them, and low
    cards where tricks are to be avoided.
    """
    high = high_card_points(cards) - 3
    if contract.avoid:
        return 3 * sum(card.rank < Rank.SEVEN for card in cards) - 5 - high
    if contract.trump is None:
        return 4 * high
    usual = 2 if contract.kind == "valfri" else 1
    return high + 7 * (length(cards, contract.trump) - usual)
