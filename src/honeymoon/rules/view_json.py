"""The JSON form of a view, documented in docs/view.md: cards, calls and actions as tokens."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from honeymoon.rules.actions import ACTION_SPACE_VERSION, Kind
from honeymoon.rules.calls import Bid
from honeymoon.rules.cards import Card
from honeymoon.rules.events import SeenEvent
from honeymoon.rules.view import HandView, View
from honeymoon.rules.worth import worth

VIEW_VERSION = 1


def view_json(view: View) -> dict[str, Any]:
    """The view as JSON values; a seat that is none (spectator, unowned dummy) is null."""
    return {
        "view": VIEW_VERSION,
        "actions_version": ACTION_SPACE_VERSION,
        "game": view.game,
        "options": dict(view.options),
        "seats": view.seats,
        "seat": _seat(view.seat),
        "dealer": view.dealer,
        "score": {**view.sheet.facts()},
        "phase": view.phase,
        "to_act": view.to_act,
        "hands": [_hand(hand) for hand in view.hands],
        "stock": view.stock,
        "open_cards": _tokens(view.open_cards),
        "discards": list(view.discard_sizes),
        "own_discards": _tokens(view.own_discards),
        "dead": _tokens(view.dead),
        "contract": _text(view.contract),
        "declarer": None if view.contract is None else view.contract.declarer,
        "tricks": list(view.tricks),
        "needed": None if view.needed is None else list(view.needed),
        "facts": {name: _fact(value) for name, value in view.facts},
        "actions": _tokens(view.actions),
        "events": [_event(event) for event in view.events],
        "legal": _tokens(view.legal),
        "forbidden": {
            str(card): {"code": why.code, "rule": why.rule, "subject": why.subject}
            for card, why in view.forbidden
        },
        "worth": _worths(view),
    }


def _seat(seat: int | None) -> int | None:
    return seat if seat is not None and seat >= 0 else None


def _text(value: object | None) -> str | None:
    return None if value is None else str(value)


def _tokens(values: Iterable[object]) -> list[str]:
    return [str(value) for value in values]


def _hand(hand: HandView) -> dict[str, Any]:
    cards = None if hand.cards is None else _tokens(hand.cards)
    return {"owner": _seat(hand.owner), "size": hand.size, "cards": cards}


def _fact(value: object) -> object:
    return [_fact(item) for item in value] if isinstance(value, tuple) else value


def _event(event: SeenEvent) -> dict[str, Any]:
    return {
        "kind": event.kind.value,
        "seat": _seat(event.seat),
        "hand": event.hand,
        "cards": [_card(card) for card in event.cards],
        "token": event.token or _text(event.contract),
    }


def _card(card: Card | None) -> str | None:
    return _text(card)


def _worths(view: View) -> dict[str, dict[str, int | bool]]:
    """For each legal bid: tricks needed, points below and above if just made, down one."""
    bids = [action.call for action in view.legal if action.kind is Kind.CALL]
    return {str(bid): _worth(bid, view) for bid in bids if isinstance(bid, Bid)}


def _worth(bid: Bid, view: View) -> dict[str, int | bool]:
    value = worth(bid, view.seat, view.sheet)
    return {
        "needs": value.target,
        "below": value.below,
        "above": value.above,
        "game": value.makes_game,
        "down_one": value.down_one,
    }
