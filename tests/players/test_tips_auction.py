"""The calls of tips-1: points and length, a ladder of levels, game and no more."""

from __future__ import annotations

import pytest

from honeymoon.players.tips.evaluate import high_card_points, length_points, longest_suit
from honeymoon.rules.cards import CardSet, Suit
from honeymoon.rules.contract import Contract
from tests.players.advice import advice
from tests.players.tables import tips_deals
from tests.rules.helpers import (
    DD,
    ED,
    PL,
    SE,
    TH,
    at_auction,
    at_play,
    cards,
    dealt,
    play,
    play_out,
)
from tests.scale import deals


def test_points_are_honours_and_length() -> None:
    """A 4, K 3, Q 2, J 1; one for each card over three of a suit."""
    hand = CardSet.of(cards("SAKQJ2 H5432 DKJ C32"))
    assert high_card_points(hand) == 14
    assert length_points(hand) == 3
    assert longest_suit(hand) is Suit.SPADES


@pytest.mark.parametrize(
    ("hand", "call"),
    [
        ("CAKQJ2 S432 H432 D32", "pass"),
        ("CAKQJ2 S432 H432 DJ2", "1C"),
        ("CAKQJ2 S432 H432 DK2", "1C"),
        ("CAKQJ2 S432 H432 DA2", "2C"),
        ("CAKQJ2 S432 HJ32 DAJ", "2C"),
        ("CAKQJ2 S432 HK32 DA2", "3C"),
        ("CAKQJ2 SK32 HK32 DA2", "4C"),
        ("CAKQJ2 SA32 HAJ2 DA2", "5C"),
        ("CAKQJ2 SAK2 HAKJ DA2", "6C"),
    ],
)
def test_the_ladder_is_climbed_by_points(hand: str, call: str) -> None:
    """13, 16, 19, 22 and 25 points for levels one to five; 31 for a slam."""
    assert advice(at_auction(PL, {0: hand})) == call


@pytest.mark.parametrize(
    ("hand", "call"),
    [
        ("SAK32 HQJ2 DQ32 C432", "1NT"),
        ("SAK32 HA432 DK2 CQ32", "2NT"),
        ("SAK432 HAK432 D2 C32", "2S"),
        ("S65432 HAKQ32 DA2 C2", "2H"),
    ],
)
def test_the_longest_suit_of_five_is_trumps_else_no_trump(hand: str, call: str) -> None:
    """Of two equal suits the one with more honours, then the higher one."""
    assert advice(at_auction(PL, {0: hand})) == call


@pytest.mark.parametrize(
    ("hand", "call"),
    [("HAKQJ2 SA32 DAJ2 CA2", "4H"), ("SAKQJ HAKQ DK32 C432", "3NT")],
)
def test_no_more_is_bid_than_game_needs(hand: str, call: str) -> None:
    """25 points are five, but four hearts are game."""
    assert advice(at_auction(PL, {0: hand})) == call


def test_with_a_part_score_less_is_game() -> None:
    """Sixty below the line and two hearts make a game, whatever else the hand could do."""
    everything = {0: "SAKQJT98765432"}
    match = play_out(at_play(PL, "2S", everything, dealer=1))
    match = dealt(match, {0: "HAKQJ2 SA32 DAJ2 CA2", 1: "S765 H765 D765 C7654"})
    assert advice(play(match, "pass")) == "2H"


def test_an_overcall_is_no_higher_than_the_points() -> None:
    """Sixteen points beat one spade with two clubs, and let two spades be."""
    match = at_auction(PL, {1: "CAKQJ2 S432 H432 DA2"})
    assert advice(play(match, "1S")) == "2C"
    assert advice(play(match, "2S")) == "pass"


def test_ones_own_bid_is_not_raised() -> None:
    """Not after one pass, with three to end the auction, and not with points to spare."""
    match = at_auction(PL, {0: "HAKQJ2 SA32 DAJ2 CA2"})
    assert advice(play(match, "1C pass")) == "pass"


@pytest.mark.parametrize(
    ("bid", "hand", "call"),
    [
        ("3C", "SAKQ HAKJ D5432 C432", "X"),
        ("2C", "SAKQ HAKJ D5432 C432", "2NT"),
        ("3C", "SAKQ HAK2 D5432 C432", "pass"),
        ("7NT", "SAKQ HAKJ D5432 C432", "X"),
    ],
)
def test_seventeen_honour_points_double_from_level_three(bid: str, hand: str, call: str) -> None:
    """Sixteen do not, and lower bids are not doubled."""
    assert advice(play(at_auction(PL, {1: hand}), bid)) == call


def test_a_redouble_needs_two_levels_to_spare() -> None:
    """Five clubs' worth of points redoubles three, three clubs' worth does not."""
    strong, fair = "CAKQJ2 SA32 HAJ2 DA2", "CAKQJ2 S432 HK32 DA2"
    assert advice(play(at_auction(PL, {0: strong}), "3C X")) == "XX"
    assert advice(play(at_auction(PL, {0: fair}), "3C X")) == "pass"


def test_the_open_dummy_counts_for_whoever_declares() -> None:
    """Ten points opposite ten and ten trumps bid; without that dummy they would pass."""
    hands = {0: "SAK432 HQ43 DJ32 C32", 2: "SQJT65 HAK D654 C654"}
    assert advice(at_auction(ED, hands)) == "2S"
    assert advice(at_auction(ED, hands, fourth_hand="dead")) == "4S"
    assert advice(at_auction(PL, {0: hands[0]})) == "pass"


def test_ones_own_open_dummy_counts_and_a_hidden_one_does_not() -> None:
    """Hand 3 is the non-dealer's dummy: he sees it with a preview, or when all is revealed."""
    hands = {0: "SAK432 HQ43 DJ32 C32", 3: "SQJT65 HAK D654 C654"}
    assert advice(at_auction(SE, hands)) == "pass"
    assert advice(at_auction(SE, hands, preview="owner")) == "2S"
    assert advice(at_auction(SE, hands, reveal="from-deal")) == "2S"


def test_with_three_players_any_four_cards_can_be_trumps() -> None:
    """Sixteen cards have a suit of four, and no trump needs too much against two."""
    assert advice(at_auction(TH, {0: "SAKQ2 HK432 DQ432 C5432"})) == "2S"


@pytest.mark.parametrize("game", [DD, PL, TH])
def test_auctions_among_tips_players_are_short(game: str) -> None:
    """Everybody calls what the hand is worth, and then passes."""
    ended = [
        move.match.scored[-1].deal
        for move in tips_deals(game, deals(15, 150), "calls")
        if move.match.deal is None
    ]
    calls = [sum(52 <= action < 90 for action in deal.actions) for deal in ended]
    assert max(calls) <= 12
    assert any(isinstance(deal.contract, Contract) for deal in ended)
