"""Leaks planted into the engine on purpose: the checks of views must catch each of them.

Run on demand with ``python -m pytest tests/views/planted_leaks.py``; the suite at full size runs
them too (test_planted_leaks.py). A change to the checks is sound when all of these still fail.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest

from honeymoon.rules import view as views
from honeymoon.rules import view_json as forms
from honeymoon.rules.cards import CardSet
from honeymoon.rules.deal import Deal
from honeymoon.rules.events import EVERYBODY, Event, EventKind
from honeymoon.rules.phases import dealing, draw_and_discard
from honeymoon.rules.phases.draw_and_discard import Drawing
from honeymoon.rules.phases.exchange import Exchange
from honeymoon.rules.phases.pick_up import PickingUp
from honeymoon.rules.view import HandView, View
from tests.rules.helpers import BI, DD, PL, PU, SE, TH
from tests.views import checks
from tests.views.knowledge import Ledger
from tests.views.positions import moments

Plant = Callable[[pytest.MonkeyPatch], None]


@dataclass(frozen=True, slots=True)
class Leak:
    """A leak, the game in which it shows, and the checks that must each find it."""

    game: str
    plant: Plant
    caught_by: tuple[str, ...] = ("no leak", "faces")


def _opponents_hands(patch: pytest.MonkeyPatch) -> None:
    def hand_view(deal: Deal, hand: int, seat: int) -> HandView:
        cards = deal.position.hands[hand]
        return HandView(deal.position.owners[hand], len(cards), cards)

    patch.setattr(views, "_hand_view", hand_view)


def _card_looked_at(patch: pytest.MonkeyPatch) -> None:
    def look(position: Any, seat: int) -> Event:
        return Event(EventKind.LOOKED, seat, seat, position.stock[:1])

    patch.setattr(draw_and_discard, "_look", look)


def _next_card_of_the_stock(patch: pytest.MonkeyPatch) -> None:
    def observe(self: Drawing, position: Any, seat: int) -> dict[str, Any]:
        return {"turn": 1, "card": str(position.stock[1])}

    patch.setattr(Drawing, "observe", observe)


def _hidden_discards(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(views, "_seen_actions", lambda deal, seat: deal.actions)


def _private_take(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(PickingUp, "_audience", lambda self: EVERYBODY)


def _dummies_too_early(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(dealing, "_audience", lambda rules, owner: EVERYBODY)


def _stock_that_declarer_takes(patch: pytest.MonkeyPatch) -> None:
    begin = Exchange.begin

    def open_begin(self: Exchange, position: Any) -> Any:
        step = begin(self, position)
        return step._replace(events=tuple(e._replace(audience=EVERYBODY) for e in step.events))

    patch.setattr(Exchange, "begin", open_begin)


def _changed_views(patch: pytest.MonkeyPatch, change: Callable[[View, Deal], View]) -> None:
    honest = views.view
    patch.setattr(views, "view", lambda deal, seat: change(honest(deal, seat), deal))


def _choices_of_another_seat(patch: pytest.MonkeyPatch) -> None:
    _changed_views(patch, lambda seen, deal: replace(seen, legal=deal.legal))


def _forbidden_cards_of_another_seat(patch: pytest.MonkeyPatch) -> None:
    def change(seen: View, deal: Deal) -> View:
        forbidden = () if deal.phase is None else views._forbidden(deal)
        return replace(seen, forbidden=forbidden)

    _changed_views(patch, change)


def _rejects_after_the_hand(patch: pytest.MonkeyPatch) -> None:
    """A player can work out which they were, but nobody shows them (DD-17)."""

    def change(seen: View, deal: Deal) -> View:
        piles = deal.position.discards
        shown = CardSet(piles[0] | piles[1]) if deal.is_over else seen.own_discards
        return replace(seen, own_discards=shown)

    _changed_views(patch, change)


def _suits_in_the_json_alone(patch: pytest.MonkeyPatch) -> None:
    """Not a card but a number that depends on hidden ones, and only in the bytes."""
    honest_view, honest_form = views.view, forms.view_json
    last: list[Deal] = []

    def view(deal: Deal, seat: int) -> View:
        last[:] = [deal]
        return honest_view(deal, seat)

    def form(seen: View) -> dict[str, Any]:
        lengths = [bin(hand & 0x1FFF).count("1") for hand in last[0].position.hands]
        return {**honest_form(seen), "lengths": lengths}

    patch.setattr(views, "view", view)
    patch.setattr(forms, "view_json", form)


LEAKS: dict[str, Leak] = {
    "the opponent's hand": Leak(PL, _opponents_hands),
    "the card that another looks at": Leak(DD, _card_looked_at),
    "the next card of the stock": Leak(DD, _next_card_of_the_stock),
    "face-down discards among the actions": Leak(BI, _hidden_discards),
    "a card taken in private": Leak(PU, _private_take),
    "dummies before the opening lead": Leak(SE, _dummies_too_early),
    "the stock that declarer takes": Leak(TH, _stock_that_declarer_takes),
    "what another seat may play": Leak(PL, _choices_of_another_seat, ("no leak", "choices")),
    "what another seat may not play": Leak(PL, _forbidden_cards_of_another_seat),
    "rejected cards after the hand": Leak(DD, _rejects_after_the_hand, ("faces",)),
    "the length of a hidden suit": Leak(TH, _suits_in_the_json_alone, ("no leak",)),
}


def catches(check: str, game: str) -> bool:
    """Whether this check alone fails at some of a few positions of every kind."""
    for number, moment in enumerate(moments(game, 4, Random(game))):
        try:
            run_check(check, moment.deal, moment.seat, Random(number))
        except AssertionError:
            return True
    return False


def run_check(check: str, deal: Deal, seat: int, rng: Random) -> None:
    """One check by its name."""
    ledger = Ledger(deal)
    if check == "no leak":
        checks.check_no_leak(deal, ledger, seat, rng)
    elif check == "faces":
        checks.check_faces(deal, ledger, seat)
    else:
        checks.check_choices(deal, seat)


@pytest.mark.parametrize("name", LEAKS)
def test_a_planted_leak_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By each check that is there to find it; without the leak none of them complains."""
    leak = LEAKS[name]
    assert not any(catches(check, leak.game) for check in leak.caught_by)
    leak.plant(monkeypatch)
    assert [catches(check, leak.game) for check in leak.caught_by] == [True] * len(leak.caught_by)
