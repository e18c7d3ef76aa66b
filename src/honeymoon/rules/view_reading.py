"""A view read back from its JSON form: what a client was sent becomes a View again.

The form leaves out what follows from the rest: for whom a dummy lies while it is nobody's, how a
token is meant, how many deals of quotas were scored. That is taken from the rules of the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from honeymoon.rules.actions import Action, Kind, parse_action
from honeymoon.rules.calls import Bid
from honeymoon.rules.cards import CARDS, Card, CardSet, parse_card
from honeymoon.rules.contract import QUOTA_CONTRACTS, AnyContract, Contract, Doubling
from honeymoon.rules.deal import Deal
from honeymoon.rules.errors import NotationError, RuleViolation, Violation
from honeymoon.rules.events import SPECTATOR, EventKind, Owner, Seat, SeenEvent
from honeymoon.rules.phase import Fact
from honeymoon.rules.trace import Setup, read_actions
from honeymoon.rules.variants.catalogue import VARIANTS
from honeymoon.rules.view import HandView, View
from honeymoon.rules.view_json import VIEW_VERSION

Form = Mapping[str, Any]
"""JSON values by their keys."""


_QUOTA = {str(contract): contract for contract in QUOTA_CONTRACTS}


class ViewError(ValueError):
    """What was read is no view of this version."""


def read_view(form: Form) -> View:
    """The view of which ``view_json`` gives this form. Raises ViewError."""
    try:
        return _read(form)
    except (ValueError, LookupError, TypeError, AttributeError, RuleViolation) as wrong:
        raise ViewError(f"{type(wrong).__name__}: {wrong}") from None


def read_contract(text: str, declarer: Seat) -> AnyContract:
    """The contract of a token such as 3NTX or valfri:H. Raises NotationError."""
    if text in _QUOTA:
        return _QUOTA[text].by(declarer)
    bid = text.rstrip("X")
    action = parse_action(bid, (Kind.CALL,))
    if action.kind is not Kind.CALL or not isinstance(action.call, Bid):
        raise NotationError("notation.action", text)
    doubling = Doubling(2 ** (len(text) - len(bid)))
    return Contract(action.call.level, action.call.strain, doubling, declarer)


def _read(form: Form) -> View:
    if form["view"] != VIEW_VERSION:
        raise ViewError(f"version {form['view']}")
    setup = _setup(form)
    start = setup.start(CARDS)
    roles = start.position.owners
    return View(
        game=setup.variant.name,
        options=setup.options.pairs,
        seat=_seat(form["seat"]),
        dealer=setup.dealer,
        sheet=setup.sheet,
        phase=_phase(form["phase"]),
        to_act=form["to_act"],
        hands=tuple(map(_hand, form["hands"], roles)),
        stock=_number(form["stock"]),
        open_cards=tuple(map(parse_card, form["open_cards"])),
        discard_sizes=tuple(map(_number, form["discards"])),
        own_discards=_cards(form["own_discards"]),
        dead=_cards(form["dead"]),
        contract=_contract(form),
        tricks=tuple(map(_number, form["tricks"])),
        facts=tuple((name, _fact(value)) for name, value in form["facts"].items()),
        actions=read_actions(setup, form["actions"]),
        events=tuple(_event(event, roles) for event in form["events"]),
        legal=_legal(form, start),
        forbidden=_forbidden(form["forbidden"], setup.variant.law),
    )


def _setup(form: Form) -> Setup:
    variant = VARIANTS[form["game"]]
    options = variant.with_options(form["options"])
    sheet = variant.sheet(options).read(form["score"], _kept(form))
    return Setup(variant, options, sheet, range(variant.seats)[_number(form["dealer"])])


def _kept(form: Form) -> AnyContract | None:
    """A contract that nobody has chosen or bid in this deal: an earlier one has left it."""
    contract = _contract(form)
    is_new = str(form["contract"]).rstrip("X") in form["actions"]
    return None if is_new else contract


def _contract(form: Form) -> AnyContract | None:
    return None if form["contract"] is None else read_contract(form["contract"], form["declarer"])


def _phase(name: object) -> str | None:
    if not isinstance(name, str | None):
        raise ViewError(f"{name!r} is no phase")
    return name


def _number(value: object) -> int:
    if type(value) is not int:
        raise ViewError(f"{value!r} is no number")
    return value


def _seat(seat: Seat | None) -> Seat:
    return SPECTATOR if seat is None else seat


def _hand(form: Form, role: Owner) -> HandView:
    """A hand that no seat plays has the role that the game gives it."""
    owner = role if form["owner"] is None else form["owner"]
    cards = None if form["cards"] is None else _cards(form["cards"])
    return HandView(owner, _number(form["size"]), cards)


def _cards(tokens: Iterable[str]) -> CardSet:
    return CardSet.of(map(parse_card, tokens))


def _fact(value: Any) -> Fact:
    return tuple(map(_fact, value)) if isinstance(value, list) else value


def _event(form: Form, roles: tuple[Owner, ...]) -> SeenEvent:
    """What happened to a hand that no seat plays happened to its role."""
    kind, token = EventKind(form["kind"]), form["token"]
    seat = roles[form["hand"]] if form["seat"] is None else form["seat"]
    cards = tuple(map(_card, form["cards"]))
    if kind is EventKind.CONTRACT:
        return SeenEvent(kind, seat, form["hand"], cards, "", read_contract(token, seat))
    return SeenEvent(kind, seat, form["hand"], cards, token or "", None)


def _card(token: str | None) -> Card | None:
    return None if token is None else parse_card(token)


def _legal(form: Form, start: Deal) -> tuple[Action, ...]:
    """A token is meant as the phase has it; only the first one of a deal can name a contract."""
    first = () if form["actions"] or start.phase is None else start.phase.kinds
    return tuple(parse_action(token, (*first, Kind.CALL)) for token in form["legal"])


def _forbidden(form: Form, law: tuple[str, ...]) -> tuple[tuple[Card, RuleViolation], ...]:
    return tuple(
        (parse_card(card), RuleViolation(Violation(why["code"]), why["subject"], law))
        for card, why in form.items()
    )
