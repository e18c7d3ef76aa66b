"""Answers to questions at the table: what is possible, why a card is not, what a bid is worth."""

from __future__ import annotations

from honeymoon.cli.error_text import violation_text
from honeymoon.cli.play_page import Page, display_order
from honeymoon.cli.play_screen import choices, draw_explained, pick_up_explained, trump_of
from honeymoon.rules.actions import Action, Kind
from honeymoon.rules.calls import Bid
from honeymoon.rules.cards import Card, CardSet
from honeymoon.rules.errors import RuleViolation
from honeymoon.rules.view import View
from honeymoon.rules.worth import worth


def possible_lines(view: View, page: Page) -> list[str]:
    """What the seat may do now, and for each other card of its hand why not."""
    bids = [action for action in view.legal if _is_bid(action)]
    others = [action for action in view.legal if not _is_bid(action)]
    named = ", ".join(_short(action, page) for action in _in_order(others, view))
    if view.phase == "draw":
        return draw_explained(page)
    if view.phase == "pick-up":
        return [page.say("possible", list=named), *pick_up_explained(view, page)]
    if not bids:
        return [page.say("possible", list=named), *_impossible(view, page)]
    lowest = page.action(bids[0])
    return [page.say("possible-bids", list=named, lowest=lowest)]


def _is_bid(action: Action) -> bool:
    return action.kind is Kind.CALL and isinstance(action.call, Bid)


def _in_order(actions: list[Action], view: View) -> list[Action]:
    return choices(view) or actions


def _short(action: Action, page: Page) -> str:
    if action.kind in (Kind.CARD, Kind.DISCARD):
        return page.card(action.card)
    return page.action(action)


def _impossible(view: View, page: Page) -> list[str]:
    """The forbidden cards by their reasons."""
    reasons: dict[RuleViolation, list[Card]] = {}
    for card, reason in view.forbidden:
        reasons.setdefault(reason, []).append(card)
    return [
        page.say(
            "not-possible",
            cards=page.cards(display_order(CardSet.of(cards), trump_of(view))),
            reason=violation_text(page, reason),
        )
        for reason, cards in reasons.items()
    ]


def why_lines(action: Action, wrong: RuleViolation | None, view: View, page: Page) -> list[str]:
    """Whether this action is possible, why not, and what a bid would be worth at any time."""
    verdict = page.say("possible-action", action=page.action(action))
    first = verdict if wrong is None else violation_text(page, wrong)
    value = worth_lines(action, view, page) if _is_bid(action) else []
    return value if value and view.phase != "auction" else [first, *value]


def worth_lines(action: Action, view: View, page: Page) -> list[str]:
    """What this bid would bring as the contract of the seat, at the score of the match."""
    bid = action.call
    if not isinstance(bid, Bid) or "below" not in view.sheet.facts():
        return []
    value = worth(bid, view.seat, view.sheet)
    lines = [
        page.say(
            "worth",
            bid=page.bid(bid),
            tricks=value.target,
            below=value.below,
            above=value.above,
        ),
        page.say("worth-down", points=value.down_one),
    ]
    return [*lines, page.say("worth-game")] if value.makes_game else lines
