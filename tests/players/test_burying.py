"""What goes away after the stock was taken, and how quotas are played."""

from __future__ import annotations

from random import Random

import pytest

from honeymoon.players.arena import CLOCK
from honeymoon.players.burying import plans
from honeymoon.players.expert import EXPERT
from honeymoon.players.strong import STRONG
from honeymoon.rules.actions import Kind
from honeymoon.rules.calls import Strain
from honeymoon.rules.cards import CardSet
from honeymoon.rules.contract import AVOID, SPADER, AnyContract, Contract, Doubling
from honeymoon.rules.view import view
from tests.rules.helpers import BI, at_play, cards, dealt, new_match, play, running

TWENTY = CardSet.of(cards("SAKQ2 HAJ9753 DK86 CQT98742"))
HEARTS = Contract(2, Strain.HEARTS, Doubling.UNDOUBLED, 0)


@pytest.mark.parametrize("contract", [AVOID.by(0), SPADER.by(0), HEARTS], ids=str)
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_plans_are_sets_of_the_hand(contract: AnyContract, count: int) -> None:
    """Each of the right size, none twice."""
    found = plans(TWENTY, count, contract)
    assert len(found) == len(set(found)) > 0
    assert all(len(plan) == count and not plan - TWENTY for plan in found)


def test_trumps_stay_and_a_short_suit_may_go() -> None:
    """Three diamonds and a card more are a plan; no heart is in any."""
    found = plans(TWENTY, 4, HEARTS)
    hearts, diamonds = (CardSet.of(cards(text)) for text in ("HAJ9753", "DK86"))
    assert not any(plan & hearts for plan in found)
    assert any(not diamonds - plan for plan in found)


def test_where_tricks_are_avoided_high_cards_go() -> None:
    """The three aces and kings of short suits are in the first plan."""
    assert plans(TWENTY, 4, AVOID.by(0))[0] & CardSet.of(cards("SA HA"))


def test_four_cards_are_buried_one_by_one() -> None:
    """Every choice is a discard, and none a forgotten one."""
    match = play(dealt(new_match(BI), {0: "SAK HAK DAK CAK"}), "pass")
    for _ in range(4):
        action = EXPERT.choose(view(running(match), 0), CLOCK, Random(1))
        assert action.kind is Kind.DISCARD
        assert action.card.rank > 5
        match = match.play(action)


def test_in_pass_the_last_to_play_ducks() -> None:
    """A trick that is not wanted is left to another: queen or knave go under the king."""
    match = at_play(BI, "pass", {0: "H2", 1: "HK", 2: "HQA"}, top="C2345")
    match = play(match, "H2 HK")
    assert str(STRONG.choose(view(running(match), 2), CLOCK, Random(1))) in ("HQ", "HJ")
