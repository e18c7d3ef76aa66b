"""The plan for contracts that are chosen once each: one waits for the cards that suit it."""

from __future__ import annotations

from itertools import combinations
from random import Random
from statistics import fmean

import pytest

from honeymoon.players.clock import Clock
from honeymoon.players.contract_choice import STILL, gains, imagined, still
from honeymoon.players.expert import EXPERT
from honeymoon.players.tips.contract_choice import open_cards
from honeymoon.rules.view import view
from tests.rules.helpers import dealt, new_match, running
from tools.make_contract_values import KINDS, gains_of_one
from tools.make_contract_values import still as planned


def test_every_set_of_contracts_has_a_value_and_more_contracts_are_worth_more() -> None:
    """Whoever has one more to choose from later loses nothing by it that is worth mentioning."""
    sets = [kinds for size in range(5) for kinds in combinations(KINDS, size)]
    assert sorted(" ".join(kinds) for kinds in sets) == sorted(STILL)
    for kinds in sets:
        assert all(still(kinds) >= still(set(kinds) - {kind}) - 0.1 for kind in kinds)


def test_what_a_contract_usually_brings_was_measured() -> None:
    """Over random open cards the gains are nothing on average."""
    rng = Random(3)
    rows = [gains_of_one(rng) for _ in range(40)]
    for kind in KINDS:
        assert fmean(row[kind] for row in rows) == pytest.approx(0.0, abs=0.8)


def test_a_plan_keeps_what_will_be_worth_more() -> None:
    """Of two contracts that gain alike now, the one that never varies goes first."""
    rows = [dict.fromkeys(KINDS, 0.0) | {"spel": gain} for gain in (-3.0, 3.0)]
    found = planned(rows)
    assert found["spel"] == 0.0
    assert found["pass spel"] == 1.5
    assert found["pass spader"] == 0.0
    assert found["pass spel"] < found["pass spader spel"]


def test_the_choice_adds_what_the_others_are_worth_later() -> None:
    """Each candidate is its gain now and the value of what is then left, over the usual."""
    deal = running(dealt(new_match("bismarck")))
    assert deal.to_act is not None
    seen = view(deal, deal.to_act)
    decision = EXPERT.decide(seen, Clock(), Random(1))
    hands = imagined(open_cards(seen), Random(1))
    now = gains([action.contract for action in seen.legal], open_cards(seen), hands)
    kinds = {contract.kind for contract in now}
    for candidate in decision.candidates:
        contract = candidate.action.contract
        later = still(kinds - {contract.kind}) - still(kinds)
        assert candidate.points == pytest.approx(now[contract] + later)
    assert decision.candidates[0].action is decision.action
