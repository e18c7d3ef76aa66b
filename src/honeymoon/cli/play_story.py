"""What has happened in a deal, told to one seat: a line for each event that it saw."""

from __future__ import annotations

from collections.abc import Callable

from honeymoon.cli.play_page import Page
from honeymoon.rules.contract import QuotaContract
from honeymoon.rules.events import EventKind, Seat, SeenEvent
from honeymoon.rules.view import View


def story(view: View, page: Page, start: int, made_up: Seat | None = None) -> list[str]:
    """A line for each event from number ``start`` on that is worth one.

    Events of the seat ``made_up`` have not happened.
    """
    lines = []
    for number, event in enumerate(view.events[start:], start):
        teller = _TELLERS.get(event.kind)
        if teller is not None and (made_up is None or event.seat != made_up):
            lines += teller(event, view, page, number)
    return lines


def hand_name(hand: int, view: View, page: Page) -> str:
    """Whose hand it is, or whose dummy."""
    owner = view.hands[hand].owner
    if hand < view.seats:
        return page.shown_name(owner, view.seat)
    return page.say("dummy-name", **page.who(owner, view.seat))


def trick_text(view: View, page: Page, number: int, key: str) -> str:
    """The trick that event ``number`` ends: its cards in order, whose they are, who wins it."""
    event = view.events[number]
    count = sum(earlier.kind is EventKind.TRICK for earlier in view.events[: number + 1])
    plays = [play for play in view.events[:number] if play.kind is EventKind.PLAYED]
    played = ", ".join(
        f"{hand_name(play.hand, view, page)} {page.card(play.cards[0])}"
        for play in plays[-len(event.cards) :]
    )
    return page.say(key, **page.who(event.seat, view.seat), number=count, cards=played)


def tally(view: View, page: Page, won: tuple[int, ...]) -> str:
    """Names and numbers, as in “you: 2, tips-1: 1”."""
    names = [page.shown_name(seat, view.seat) for seat in range(view.seats)]
    return ", ".join(f"{name}: {count}" for name, count in zip(names, won, strict=True))


def quotas(contract: QuotaContract, view: View, page: Page) -> str:
    """What each seat has to take, or may take at most."""
    numbers = tuple(contract.quota(seat) for seat in range(view.seats))
    key = "quotas-avoid" if contract.avoid else "quotas"
    return page.say(key, list=tally(view, page, numbers))


Teller = Callable[[SeenEvent, View, Page, int], list[str]]
"""An event, who is told, the page, and the number of the event."""


def _opened(event: SeenEvent, view: View, page: Page, number: int) -> list[str]:
    if view.phase == "choose-contract" and view.to_act == view.seat:
        return []
    return [page.say("opened", cards=page.cards(event.cards))]


def _two_cards(key: str) -> Teller:
    """A turn of two cards: which one stayed is told to whoever saw them."""

    def tell(event: SeenEvent, view: View, page: Page, number: int) -> list[str]:
        first, second = map(page.card, event.cards)
        return [page.say(key, **page.who(event.seat, view.seat), card=first, other=second)]

    return tell


def _one_card(key: str) -> Teller:
    """Something that was done with one card; a sentence of its own where it was not seen."""

    def tell(event: SeenEvent, view: View, page: Page, number: int) -> list[str]:
        if event.cards[0] is None:
            return [page.say(f"{key}-unseen", name=page.names[event.seat])]
        card = page.card(event.cards[0])
        return [page.say(key, **page.who(event.seat, view.seat), card=card)]

    return tell


def _refused(event: SeenEvent, view: View, page: Page, number: int) -> list[str]:
    """Unless the next line or question says it as well."""
    later = view.events[number + 1 :]
    is_offered = not later and view.phase == "pick-up" and view.to_act == view.seat
    if is_offered or (later and later[0].kind is EventKind.DIED):
        return []
    return _one_card("refused")(event, view, page, number)


def _died(event: SeenEvent, view: View, page: Page, number: int) -> list[str]:
    return [page.say("died", card=page.card(event.cards[0]))]


def _called(event: SeenEvent, view: View, page: Page, number: int) -> list[str]:
    call = page.said(event.token)
    return [page.say("called", **page.who(event.seat, view.seat), call=call)]


def _passed_out(event: SeenEvent, view: View, page: Page, number: int) -> list[str]:
    return [page.say("passed-out")]


def _contract(event: SeenEvent, view: View, page: Page, number: int) -> list[str]:
    contract = event.contract
    assert contract is not None
    who = page.who(event.seat, view.seat)
    if isinstance(contract, QuotaContract):
        chosen = page.say("chosen", **who, contract=page.contract(contract))
        return [chosen, quotas(contract, view, page)]
    return [page.say("contract", **who, contract=page.contract(contract), tricks=contract.target)]


def _took_stock(event: SeenEvent, view: View, page: Page, number: int) -> list[str]:
    """What others took; one's own cards are shown with the question what to discard."""
    if event.seat == view.seat:
        return []
    if None in event.cards:
        name, count = page.names[event.seat], len(event.cards)
        return [page.say("took-stock-unseen", name=name, count=count)]
    cards = page.cards(event.cards)
    return [page.say("took-stock", **page.who(event.seat, view.seat), cards=cards)]


def _trick(event: SeenEvent, view: View, page: Page, number: int) -> list[str]:
    return [trick_text(view, page, number, "trick")]


def _redeal(event: SeenEvent, view: View, page: Page, number: int) -> list[str]:
    card = page.card(event.cards[0])
    return [page.say("redealt", **page.who(event.seat, view.seat), card=card)]


_TELLERS: dict[EventKind, Teller] = {
    EventKind.OPENED: _opened,
    EventKind.KEPT: _two_cards("kept"),
    EventKind.REJECTED: _two_cards("rejected"),
    EventKind.TOOK: _one_card("took"),
    EventKind.REFUSED: _refused,
    EventKind.DIED: _died,
    EventKind.DISCARDED: _one_card("discarded"),
    EventKind.CALLED: _called,
    EventKind.PASSED_OUT: _passed_out,
    EventKind.CONTRACT: _contract,
    EventKind.TOOK_STOCK: _took_stock,
    EventKind.TRICK: _trick,
    EventKind.REDEAL: _redeal,
}
