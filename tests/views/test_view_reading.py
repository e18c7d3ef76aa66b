"""A view that went over a wire is the same view: written as JSON, and read back."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from honeymoon.rules.contract import QUOTA_CONTRACTS
from honeymoon.rules.deal import Deal
from honeymoon.rules.errors import NotationError
from honeymoon.rules.view import view
from honeymoon.rules.view_json import view_json
from honeymoon.rules.view_reading import ViewError, read_contract, read_view
from tests.rules.helpers import BI, GAMES, PL, TH, at_play, new_match, play, running
from tests.scale import deals
from tests.views.positions import kinds, moments

EACH = deals(4, 100)
"""Positions of each kind."""


def as_sent(deal: Deal, seat: int) -> dict[str, Any]:
    """The form of a view as it arrives."""
    form: dict[str, Any] = json.loads(json.dumps(view_json(view(deal, seat))))
    return form


@pytest.mark.parametrize("game", GAMES)
def test_a_view_comes_back_as_it_was(game: str) -> None:
    """In every phase, for who acts, for another seat and for who watches; so does its form."""
    met: Counter[object] = Counter()
    for moment in moments(game, EACH, Random(f"read {game}")):
        known = view(moment.deal, moment.seat)
        form = as_sent(moment.deal, moment.seat)
        found = read_view(form)
        assert found == known
        assert view_json(found) == form
        assert [why.rule for _, why in found.forbidden] == [why.rule for _, why in known.forbidden]
        met[moment.kind] += 1
    assert met == dict.fromkeys(kinds(game), EACH)


def test_a_contract_that_a_redeal_left_is_told_from_one_chosen_now() -> None:
    """The same contract, in the deal in which it was chosen and in the next."""
    match = new_match(BI, forgotten_discard="redeal").deal_out(range(52))
    match = play(match, "spader")
    assert read_view(as_sent(running(match), 0)).sheet.kept_contract is None
    lead = next(token for token in map(str, running(match).legal) if token[0] != "-")
    again = play(match, lead).deal_out(range(52))
    found = read_view(as_sent(running(again), 0))
    assert str(found.sheet.kept_contract) == "spader"
    assert found == view(running(again), 0)


@pytest.mark.parametrize("text", ["1C", "3NT", "4SX", "7NTXX", *map(str, QUOTA_CONTRACTS)])
def test_a_contract_is_read_as_it_is_written(text: str) -> None:
    """With whoever declares it."""
    contract = read_contract(text, 1)
    assert (str(contract), contract.declarer) == (text, 1)


@pytest.mark.parametrize("text", ["", "X", "X3NT", "8C", "C2", "keep", "3NTXXX", "double"])
def test_no_contract_is_read_from_another_text(text: str) -> None:
    """Neither from a card nor from a call that is no bid."""
    with pytest.raises((NotationError, ValueError)):
        read_contract(text, 0)


def wrong_in(form: dict[str, Any]) -> list[dict[str, Any]]:
    """Forms that are none: a key gone or of another type, at every key that is read."""
    derived = {"actions_version", "seats", "needed", "worth"}
    keys = [key for key in form if key not in derived]
    gone = [{name: form[name] for name in form if name != key} for key in keys]
    others = ("declarer", "phase", "seat", "to_act")
    odd = [{**form, key: "nonsense"} for key in keys if key not in others]
    return [*gone, *odd, {**form, "view": 2}, {**form, "dealer": 9}]


@pytest.mark.parametrize(("game", "contract"), [(PL, "3NT"), (TH, "4SX")])
def test_what_is_no_view_is_refused(game: str, contract: str) -> None:
    """With one kind of error, whatever is wrong."""
    form = as_sent(running(at_play(game, contract)), 0)
    for wrong in wrong_in(form):
        with pytest.raises(ViewError):
            read_view(wrong)
