"""What a person is shown when it is his decision, from what his seat may know alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from honeymoon.cli.play_page import ALTERNATING, Page, display_order, high_card_points
from honeymoon.cli.play_story import hand_name, quotas, tally, trick_text
from honeymoon.cli.sheet_text import quota_kind
from honeymoon.rules.actions import Action, Kind, parse_action
from honeymoon.rules.calls import Bid
from honeymoon.rules.cards import Card, CardSet, Suit, parse_card, parse_suit
from honeymoon.rules.contract import QuotaContract
from honeymoon.rules.events import EventKind, Role
from honeymoon.rules.view import HandView, View

FIRST_PICK_UPS = 25
"""The stock at the first turns, where it is said how they go."""


def decision_lines(view: View, page: Page) -> list[str]:
    """Everything that the seat needs for its decision."""
    assert view.phase is not None
    return _SCREENS[view.phase](view, page)


def choices(view: View) -> list[Action]:
    """The legal cards, discards or contracts in the order in which they are numbered."""
    cards = {a.card: a for a in view.legal if a.kind is _kind(view)}
    if cards:
        return [cards[card] for card in display_order(CardSet.of(cards), trump_of(view))]
    return [action for action in view.legal if action.kind is Kind.CONTRACT]


def _kind(view: View) -> Kind:
    """Whether cards are played or laid aside now."""
    return Kind.CARD if view.phase == "play" else Kind.DISCARD


def trump_of(view: View) -> Suit | None:
    """The trump suit, None where there is none or no contract yet."""
    return None if view.contract is None else view.contract.trump


def numbered(cards: Sequence[Card], page: Page) -> list[str]:
    """Cards with their numbers, as many on a line as fit."""
    parts = [f"{number:2} {page.card(card):4}" for number, card in enumerate(cards, 1)]
    return ["".join(parts[start : start + 10]).rstrip() for start in range(0, len(parts), 10)]


def hand_line(view: View, page: Page) -> str:
    """The seat's own cards, their number and, until play begins, their points."""
    cards = view.hand
    label = page.say("hand", count=len(cards), points=high_card_points(cards))
    if view.phase == "play":
        label = page.say("hand-count", count=len(cards))
    return f"{label} {page.hand(cards, trump_of(view))}"


def dummy_lines(view: View, page: Page) -> list[str]:
    """Each dummy that plays, open or not yet."""
    dummies = [hand for hand in view.hands[view.seats :] if hand.owner != Role.NOBODY]
    if dummies and all(hand.cards is None for hand in dummies):
        return [page.say("dummies-closed")]
    return [_dummy(hand, view, page) for hand in dummies]


def _dummy(hand: HandView, view: View, page: Page) -> str:
    label = _dummy_label(hand.owner, view, page)
    if hand.cards is None:
        return f"{label} {page.say('dummy-closed')}"
    return f"{label} {page.hand(hand.cards, trump_of(view))}"


def _dummy_label(owner: int, view: View, page: Page) -> str:
    if owner == Role.DECLARER:
        return page.say("dummy-declarer")
    if owner == Role.DEFENDER:
        return page.say("dummy-defender")
    return page.say("dummy", **page.who(owner, view.seat))


def contract_lines(view: View, page: Page) -> list[str]:
    """The contract and who still needs what; a sentence where there is none yet."""
    contract = view.contract
    if contract is None:
        return [page.say("no-contract")]
    who = page.who(contract.declarer, view.seat)
    if isinstance(contract, QuotaContract):
        chosen = page.say("chosen", **who, contract=page.contract(contract))
        return [chosen, quotas(contract, view, page), *tricks_lines(view, page)]
    named = page.say("contract", **who, contract=page.contract(contract), tricks=contract.target)
    return [named, *tricks_lines(view, page)]


def tricks_lines(view: View, page: Page) -> list[str]:
    """Tricks won and still needed by each seat."""
    needed = view.needed
    if needed is None:
        return [page.say("no-tricks")]
    parts = [
        page.say(_need_key(view), name=name, won=won, needed=need)
        for name, won, need in zip(_names(view, page), view.tricks, needed, strict=True)
    ]
    return ["; ".join(parts)]


def _need_key(view: View) -> str:
    avoids = isinstance(view.contract, QuotaContract) and view.contract.avoid
    return "won-may" if avoids else "won-needs"


def _names(view: View, page: Page) -> list[str]:
    return [page.shown_name(seat, view.seat) for seat in range(view.seats)]


def trick_line(view: View, page: Page) -> str:
    """The cards of the trick so far, each with the hand that played it."""
    cards = [parse_card(str(token)) for token in _tuple(view.fact("trick"))]
    order = [int(str(hand)) for hand in _tuple(view.fact("order"))]
    first = order.index(int(str(view.fact("leader"))))
    hands = [*order[first:], *order[:first]]
    played = [
        f"{hand_name(hand, view, page)} {page.card(card)}"
        for hand, card in zip(hands, cards, strict=False)
    ]
    return page.say("table", list=", ".join(played)) if played else page.say("table-empty")


def last_trick_line(view: View, page: Page) -> str:
    """The last finished trick in order, and who won it."""
    ends = [n for n, event in enumerate(view.events) if event.kind is EventKind.TRICK]
    return trick_text(view, page, ends[-1], "last") if ends else page.say("no-last")


def calls_line(view: View, page: Page) -> list[str]:
    """All calls with who made them, once there are more than those of one round."""
    made = [event for event in view.events if event.kind is EventKind.CALLED]
    if len(made) <= view.seats:
        return []
    calls = [f"{page.shown_name(event.seat, view.seat)} {page.said(event.token)}" for event in made]
    return [page.say("calls", list=", ".join(calls))]


def _tuple(fact: object) -> tuple[object, ...]:
    return tuple(fact) if isinstance(fact, (tuple, list)) else ()


def _fact_card(view: View, name: str) -> Card:
    return parse_card(str(view.fact(name)))


def _draw(view: View, page: Page) -> list[str]:
    card = _fact_card(view, "card")
    discard = sum(view.discard_sizes)
    turn = page.say("draw-turn", turn=str(view.fact("turn")), stock=view.stock, discard=discard)
    seen = page.say("draw-card", card=page.card(card), words=page.card_words(card))
    how = [] if view.hand else draw_explained(page)
    return [turn, *how, hand_line(view, page), seen]


def draw_explained(page: Page) -> list[str]:
    """What keeping and rejecting mean."""
    return [page.say("draw-how")]


def _pick_up(view: View, page: Page) -> list[str]:
    card = _fact_card(view, "card")
    key = "pick-offered" if view.fact("offered") else f"pick-{dict(view.options)['look']}"
    other = page.names[1 - view.seat]
    turn = page.say(
        key, stock=view.stock, card=page.card(card), words=page.card_words(card), other=other
    )
    how = pick_up_explained(view, page) if view.stock >= FIRST_PICK_UPS else []
    return [hand_line(view, page), turn, *how]


def pick_up_explained(view: View, page: Page) -> list[str]:
    """What taking and refusing mean; nothing where the other has refused, as the question says."""
    if view.fact("offered"):
        return []
    return [page.say("pick-how", other=page.names[1 - view.seat])]


def _pick_up_discard(view: View, page: Page) -> list[str]:
    taken = page.card(_fact_card(view, "taken"))
    return [
        hand_line(view, page),
        page.say("pick-discard", card=taken),
        *_numbered_choices(view, page),
    ]


def _numbered_choices(view: View, page: Page) -> list[str]:
    return numbered([action.card for action in choices(view)], page)


def _auction(view: View, page: Page) -> list[str]:
    lines = [standing_line(view, page), *dummy_lines(view, page), hand_line(view, page)]
    return [*lines, *calls_line(view, page), _highest(view, page)]


def _highest(view: View, page: Page) -> str:
    """The bid that is to be beaten, and whose it is."""
    bidder, token = view.fact("bidder"), view.fact("contract")
    if not isinstance(bidder, int):
        return page.say("call-first")
    bid = str(token).rstrip("X")
    call = parse_action(bid, (Kind.CALL,)).call
    assert isinstance(call, Bid)
    doubling = str(token)[len(bid) :] or "undoubled"
    contract = page.texts(f"contract-{doubling}", bid=page.bid(call))
    return page.say("call-beat", **page.who(bidder, view.seat), contract=contract)


def _choose_contract(view: View, page: Page) -> list[str]:
    opened = next(event for event in view.events if event.kind is EventKind.OPENED)
    lines = [page.say("choose", cards=page.cards(opened.cards))]
    for number, action in enumerate(choices(view), 1):
        lines.append(f"{number:2} {page.contract(action.contract)}")
    return lines


def _exchange(view: View, page: Page) -> list[str]:
    left = int(str(view.fact("left")))
    taken = next(event for event in view.events if event.kind is EventKind.TOOK_STOCK)
    asked = page.say("exchange", left=left, cards=page.cards(taken.cards))
    return [hand_line(view, page), asked, *_numbered_choices(view, page)]


def _play(view: View, page: Page) -> list[str]:
    lines = [f"{_contract_now(view, page)} {tricks_lines(view, page)[0]}"]
    lines += [trick_line(view, page)] if view.fact("trick") else []
    lines += [*dummy_lines(view, page), hand_line(view, page), turn_sentence(view, page)]
    return lines + _numbered_choices(view, page)


def _contract_now(view: View, page: Page) -> str:
    """The contract in short, and whose it is."""
    contract = view.contract
    assert contract is not None
    if isinstance(contract, QuotaContract):
        return f"{quota_kind(page, contract)}."
    who = page.who(contract.declarer, view.seat)
    return page.say("contract-now", **who, contract=page.contract(contract))


def turn_sentence(view: View, page: Page) -> str:
    """Whether the hand leads, follows or has none of the suit led."""
    hand = int(str(view.fact("hand")))
    whose = "own" if hand < view.seats else "dummy"
    led = view.fact("led")
    if led is None:
        return page.say("lead", hand=whose)
    suit = parse_suit(str(led))
    held = view.hands[hand].cards
    assert held is not None
    key = "follow" if held.holding(suit) else "void"
    return page.say(key, hand=whose, suit=page.suit_word(suit))


Screen = Callable[[View, Page], list[str]]
_SCREENS: dict[str, Screen] = {
    "draw": _draw,
    "pick-up": _pick_up,
    "pick-up-discard": _pick_up_discard,
    "auction": _auction,
    "choose-contract": _choose_contract,
    "exchange": _exchange,
    "play": _play,
}

_QUESTIONS = {
    "draw": "ask-draw",
    "pick-up": "ask-pick",
    "pick-up-discard": "ask-discard",
    "auction": "ask-call",
    "choose-contract": "ask-contract",
    "exchange": "ask-discard",
    "play": "ask-card",
}


def question(view: View, page: Page) -> str:
    """The prompt of the decision, with the letters of the suits."""
    assert view.phase is not None
    only = choices(view)
    if view.phase == "play" and len(only) == 1:
        return page.say("ask-only", card=page.card(only[0].card))
    letters = " ".join(f"{page.letter(suit)}={page.suit(suit)}" for suit in ALTERNATING)
    if page.ascii:
        letters = " ".join(page.letter(suit) for suit in ALTERNATING)
    return page.say(_QUESTIONS[view.phase], letters=letters)


def standing_line(view: View, page: Page) -> str:
    """The points of each seat and, in a rubber, who is vulnerable."""
    sheet = view.sheet
    if "vulnerable" not in sheet.facts():
        return tally(view, page, sheet.totals)
    words = [page.texts("vulnerable" if is_so else "not-vulnerable") for is_so in sheet.vulnerable]
    parts = zip(_names(view, page), sheet.totals, _part_scores(view, page), words, strict=True)
    return "   ".join(f"{name}: {total} ({part}{word})" for name, total, part, word in parts)


def _part_scores(view: View, page: Page) -> list[str]:
    """What counts towards the next game, where there is anything."""
    points = _tuple(view.sheet.facts()["part_scores"])
    return [f"{page.say('part-score', points=str(part))}, " if part else "" for part in points]
