"""The reference opponent sees both hands and doubles what goes two down, and nothing else."""

from __future__ import annotations

import pytest

from benchmarks.measure_overbidding import Outcome, lines, play, reference_call, tricks_of_declarer
from honeymoon.rules.actions import BID, DOUBLE, PASS
from honeymoon.rules.contract import Contract
from honeymoon.rules.phases.auction import Calling
from tests.players.tables import TIPS
from tests.rules.helpers import DD, PL, SE, dealt, new_match, running


def bid_of(level: int) -> int:
    """The bid of so many spades."""
    return BID[5 * level - 2]


def test_it_doubles_from_two_down_with_open_cards() -> None:
    """The same hands, one level after another."""
    start = dealt(new_match(PL))
    doubled = []
    for level in range(1, 8):
        deal = running(start.play(bid_of(level)))
        assert isinstance(deal.phase, Calling)
        contract = deal.phase.contract()
        assert isinstance(contract, Contract)
        short = contract.target - tricks_of_declarer(deal, contract)
        doubled.append(short >= 2)
        assert reference_call(deal, PASS) is (DOUBLE if short >= 2 else PASS)
        assert reference_call(deal, DOUBLE) is (DOUBLE if short >= 2 else PASS)
    assert doubled == sorted(doubled)
    assert doubled[-1]


def test_where_no_double_is_possible_it_does_as_the_player() -> None:
    """Before any bid, and after its own."""
    deal = running(dealt(new_match(PL)))
    assert reference_call(deal, BID[0]) is BID[0]


def test_it_knows_no_dummies() -> None:
    """It says so."""
    deal = running(dealt(new_match(SE)).play(bid_of(7)))
    with pytest.raises(ValueError, match="two hands"):
        reference_call(deal, PASS)


def test_the_report_counts_what_was_left_doubled() -> None:
    """Shares of all deals."""
    found = [Outcome(-800.0, True, True, 4), *[Outcome(100.0, True, False, 0)] * 3]
    text = "\n".join(lines("tips-1", found))
    assert "-125.0" in text
    assert text.count("25.00 %") == 2


def test_a_deal_is_played_to_its_end() -> None:
    """The same each time."""
    assert [play(TIPS, DD, 1) for _ in range(2)] == [play(TIPS, DD, 1)] * 2
