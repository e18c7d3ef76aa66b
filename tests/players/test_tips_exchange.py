"""What tips-1 buries, and which of Bismarck's contracts it chooses."""

from __future__ import annotations

import pytest

from honeymoon.players.arena import play_match
from honeymoon.rules.actions import Kind
from honeymoon.rules.match import Match
from honeymoon.shuffle import Chance
from tests.players.advice import advice, advised
from tests.players.tables import TIPS, tips_deals
from tests.rules.helpers import BI, TH, bid_to, dealt, new_match, play
from tests.scale import deals


def test_declarer_buries_low_cards_of_short_suits() -> None:
    """Trumps, honours and the longer side suit stay; a void does no harm."""
    match = dealt(new_match(TH), {0: "SAKQJT98 HAKQ D5432 C32"}, top="S65 C54")
    assert advised(bid_to(match, "2S"), 4) == ["-C2", "-C3", "-C4", "-C5"]


def test_declarer_buries_no_trump() -> None:
    """As long as there is anything else, in every deal."""
    buried = [
        (move.action.card, move.view)
        for move in tips_deals(TH, deals(10, 100), "bury")
        if move.action.kind is Kind.DISCARD
    ]
    assert len(buried) >= 20
    for card, seen in buried:
        assert seen.contract is not None
        assert card.suit is not seen.contract.trump


def test_forehand_buries_bare_high_cards_where_tricks_are_to_be_avoided() -> None:
    """An ace over low cards is safe; a suit of high cards alone is not."""
    match = dealt(new_match(BI), {0: "SA65432 H65432 D32 CK"}, top="HA CA CQ CJ")
    assert set(advised(play(match, "pass"), 4)) == {"-CA", "-CK", "-CQ", "-CJ"}


def test_forehand_does_not_forget_to_bury() -> None:
    """Where a lead with twenty cards is a redeal, it is not what tips-1 does."""
    match = play(dealt(new_match(BI, forgotten_discard="redeal")), "spel")
    assert all(token.startswith("-") for token in advised(match, 4))


@pytest.mark.parametrize(
    ("opened", "contract"),
    [
        ("SA HA DK CK", "spel"),
        ("HAK DA CQ", "spel"),
        ("HT986", "valfri:H"),
        ("DKJ9 C3", "valfri:D"),
        ("SKT9 H4", "spader"),
        ("S2 H4 D53", "pass"),
        ("H2 D63 CT", "pass"),
    ],
)
def test_the_open_cards_choose_the_contract(opened: str, contract: str) -> None:
    """High cards for Spel, length for trumps, low cards for Pass."""
    assert advice(dealt(new_match(BI), top=opened)) == contract


def test_a_used_contract_gives_way_to_the_next_best() -> None:
    """And the fourth choice is the one that is left."""
    chance = Chance.seeded("used")
    match = play_match(Match.start(BI, None, 2), [TIPS] * 3, chance, 9)
    (left,) = {"spel", "spader", "valfri", "pass"} - set(match.sheet.used(0))
    assert advice(dealt(match, top="SA HA DK CK")).startswith(left)
