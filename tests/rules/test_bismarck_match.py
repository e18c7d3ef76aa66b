"""Bismarck's twelve deals: contracts used up, the forgotten discard, who wins."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from honeymoon.rules.contract import QUOTA_CONTRACTS, SPEL
from honeymoon.rules.events import EventKind
from honeymoon.rules.match import Match
from honeymoon.rules.scoring.entry import DealResult, Outcome
from honeymoon.rules.scoring.quota import QuotaSheet
from tests.rules.helpers import (
    BI,
    bury,
    contract_of,
    dealt,
    hand_of,
    last_deal,
    legal,
    new_match,
    phase_of,
    play,
    refusal,
    running,
    seen,
    to_act,
)
from tests.rules.scripted import play_shares

EVEN = {"spel": (8, 4, 4), "spader": (8, 4, 4), "valfri:H": (8, 4, 4), "pass": (4, 6, 6)}
ORDERS = st.permutations(list(EVEN))
STRICT: dict[str, Any] = {"forgotten_discard": "strict"}


def quota(sheet: object) -> QuotaSheet:
    """A sheet that must be Bismarck's."""
    assert isinstance(sheet, QuotaSheet)
    return sheet


def forehand(match: Match) -> int:
    """Whose turn it is to choose in the next deal."""
    return (match.dealer + 1) % 3


def played(match: Match, contract: str, tricks: tuple[int, int, int] | None = None) -> Match:
    """The match after a deal in which the players, from forehand, take these tricks."""
    first = forehand(match)
    shares = tricks or EVEN[contract]
    return play_shares(match, first, contract, [shares[(seat - first) % 3] for seat in range(3)])


@pytest.mark.rule("BI-02", "BI-03", "BI-18", "BI-19")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_twelve_deals_make_each_forehand_four_times(first: int) -> None:
    """The deal passes to the left; each plays each contract once, the last one is forced."""
    match = new_match(BI, first)
    turns: list[int] = []
    for number in range(12):
        assert match.dealer == (first + number) % 3
        assert not match.is_over
        turns.append(forehand(match))
        choices = legal(dealt(match))
        left = list(EVEN)[number // 3 :]
        assert {choice.split(":")[0] for choice in choices} == {
            contract.split(":")[0] for contract in left
        }
        match = played(match, left[0])
    assert match.is_over
    assert sorted(turns) == [0] * 4 + [1] * 4 + [2] * 4
    with pytest.raises(ValueError, match="over"):
        dealt(match)


@pytest.mark.rule("BI-18", "BI-19")
@given(first=ORDERS, second=ORDERS, third=ORDERS)
def test_a_contract_cannot_be_chosen_twice_by_the_same_player(
    first: list[str], second: list[str], third: list[str]
) -> None:
    """In any order; what one has used is open to the others. Played on the sheet alone."""
    by_name = {str(contract): contract for contract in QUOTA_CONTRACTS}
    sheet = QuotaSheet.empty(3)
    for number in range(12):
        seat, orders = number % 3, (first, second, third)
        contract = by_name[orders[seat][number // 3]].by(seat)
        assert contract.kind not in sheet.used(seat)
        result = DealResult(Outcome.PLAYED, contract, (8, 4, 4))
        sheet = sheet.after(result)[1]
        assert contract.kind in sheet.used(seat)
        assert len(sheet.used(seat)) == number // 3 + 1
    assert sheet.finished


@pytest.mark.rule("BI-18")
def test_a_used_contract_is_refused_to_its_user_only() -> None:
    """Valfri is used up with whatever suit."""
    match = played(new_match(BI), "valfri:H")
    other = dealt(match)
    assert "valfri:H" in legal(other)
    for _ in range(2):
        match = played(match, "spel")
    again = dealt(match)
    assert to_act(again) == 0
    for suit in "CDHS":
        assert refusal(again, f"valfri:{suit}") == "contract.already-used"
    assert legal(again) == {"spel", "spader", "pass"}


@pytest.mark.rule("BI-19")
def test_the_fourth_choice_is_forced() -> None:
    """One contract is left to each."""
    match = new_match(BI)
    for contract in list(EVEN)[:3]:
        for _ in range(3):
            match = played(match, contract)
    assert legal(dealt(match)) == {"pass"}


@pytest.mark.rule("BI-20", "BI-16")
def test_the_highest_total_wins_and_negative_ones_are_kept() -> None:
    """Seat 1 takes everything once."""
    match = new_match(BI)
    for contract in EVEN:
        for _ in range(3):
            special = contract == "spel" and forehand(match) == 1
            match = played(match, contract, (16, 0, 0) if special else None)
    assert match.sheet.totals == (-4, 8, -4)
    assert match.winners == (1,)


@pytest.mark.rule("BI-20", "B-14")
def test_equal_highest_totals_share_the_victory() -> None:
    """All three with nothing."""
    match = new_match(BI)
    for contract in EVEN:
        for _ in range(3):
            assert match.winners is None
            match = played(match, contract)
    assert match.sheet.totals == (0, 0, 0)
    assert match.winners == (0, 1, 2)


def forgotten(contract: str = "valfri:H") -> Match:
    """Forehand, seat 0, has led with twenty cards in the hand."""
    match = play(dealt(new_match(BI), top="C2 D2 H2 S2"), contract)
    return play(match, min(hand_of(match, 0)))


@pytest.mark.rule("BI-21", "B-60", "B-61")
def test_a_lead_with_twenty_cards_makes_the_same_dealer_deal_again() -> None:
    """Nothing is scored and no deal counts."""
    match = forgotten()
    assert match.deal is None
    assert match.dealer == 2
    assert match.scored[0].deal.outcome is Outcome.REDEAL
    assert match.scored[0].entries == ()
    assert quota(match.sheet).scored == 0
    assert match.sheet.totals == (0, 0, 0)
    assert len(seen(match, 1, EventKind.REDEAL)) == 1


@pytest.mark.rule("BI-21", "B-60")
def test_the_redeal_keeps_contract_and_trump_and_starts_at_the_discards() -> None:
    """Four new open cards, new hands; forehand does not choose again."""
    match = dealt(forgotten(), top="CA DA HA SA")
    assert phase_of(match) == "exchange"
    assert contract_of(match) == ("valfri:H", 0)
    assert to_act(match) == 0
    assert {"CA", "DA", "HA", "SA"} <= hand_of(match, 0)
    match = bury(match)
    assert str(last_deal(match).contract) == "valfri:H"


@pytest.mark.rule("BI-21", "B-60")
def test_after_the_redeal_the_contract_counts_once_and_the_deal_passes_on() -> None:
    """Nothing of it is kept for the deal after it."""
    match = played(forgotten("spel"), "spel")
    assert quota(match.sheet).scored == 1
    assert match.sheet.used(0) == ("spel",)
    assert match.dealer == 0
    assert phase_of(dealt(match)) == "choose-contract"


@pytest.mark.rule("B-61", "B-05")
def test_one_can_forget_again_and_again() -> None:
    """The kept contract stays kept."""
    match = forgotten("spader")
    for _ in range(3):
        match = dealt(match)
        match = play(match, min(hand_of(match, 0)))
    assert quota(match.sheet).kept_contract is not None
    assert len(match.scored) == 4
    assert match.dealer == 2


@pytest.mark.rule("BI-21", "B-61")
def test_the_irregularity_is_a_lead_before_any_discard() -> None:
    """Once the first card is buried the others must follow."""
    match = play(dealt(new_match(BI), top="C2 D2 H2 S2"), "spel")
    assert "C2" in legal(match)
    begun = play(match, "-C2")
    assert refusal(begun, "D2") == "exchange.not-a-discard"
    assert legal(begun) == {f"-{one}" for one in hand_of(begun, 0)}


@pytest.mark.rule("B-61")
def test_strict_refuses_the_lead() -> None:
    """The option `forgotten_discard`."""
    match = play(dealt(new_match(BI, **STRICT), top="C2 D2 H2 S2"), "spel")
    assert refusal(match, "C2") == "exchange.not-a-discard"
    assert all(token.startswith("-") for token in legal(match))


@pytest.mark.rule("BI-21")
def test_the_card_led_is_shown_and_nothing_else() -> None:
    """To everybody."""
    match = forgotten()
    (event,) = seen(match, 2, EventKind.REDEAL)
    assert len(event.cards) == 1
    assert event.cards[0] is not None


@pytest.mark.rule("BI-21", "BI-18")
def test_the_sheet_alone_says_what_a_redeal_keeps() -> None:
    """Nothing is marked as used yet."""
    sheet = QuotaSheet.empty(3)
    entries, kept = sheet.after(DealResult(Outcome.REDEAL, SPEL.by(1), (0, 0, 0)))
    assert entries == ()
    assert kept.kept_contract == SPEL.by(1)
    assert kept.used(1) == ()
    assert not kept.finished
    assert running(dealt(new_match(BI))).position.contract is None


@pytest.mark.rule("BI-18", "BI-16", "BI-14", "BI-15")
def test_the_sheet_can_be_read_by_its_columns() -> None:
    """Totals and used contracts; nobody is ever vulnerable; forehand's target is his quota."""
    match = played(played(new_match(BI), "valfri:H"), "pass", (9, 3, 4))
    assert match.sheet.facts() == {"totals": [2, -5, 3], "used": [["valfri"], ["pass"], []]}
    assert match.sheet.vulnerable == (False, False, False)
    contracts = [scored.deal.contract for scored in match.scored]
    assert [contract.target for contract in contracts if contract] == [8, 4]
