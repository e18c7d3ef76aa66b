"""The pack, its ranks and suits, the integer action space and how actions are written."""

from __future__ import annotations

import pytest

from honeymoon.rules.actions import (
    ACTION_COUNT,
    ACTIONS,
    DISCARD_CARD,
    HIDDEN_DISCARD,
    PLAY_CARD,
    Action,
    Kind,
    parse_action,
)
from honeymoon.rules.calls import BIDS, CALLS, STRAINS, Bid
from honeymoon.rules.cards import CARDS, FULL_DECK, Card, CardSet, Rank, Suit, parse_card
from honeymoon.rules.errors import RULES_OF, NotationError, RuleViolation, Violation


@pytest.mark.rule("DD-02", "HM-02", "BI-01")
def test_the_pack_has_four_suits_of_thirteen_ranks_and_no_joker() -> None:
    """Deuce lowest, ace highest, in every suit."""
    assert len(set(CARDS)) == 52
    for suit in "CDHS":
        of_suit = [one for one in CARDS if str(one)[0] == suit]
        assert [str(one)[1] for one in sorted(of_suit)] == list("23456789TJQKA")
        assert [one.rank for one in of_suit] == sorted(Rank)


@pytest.mark.rule("HM-02", "DD-20")
def test_suits_rank_in_the_auction_below_no_trump() -> None:
    """Clubs, diamonds, hearts, spades, no trump."""
    assert [str(strain) for strain in STRAINS] == ["C", "D", "H", "S", "NT"]
    assert sorted(STRAINS) == list(STRAINS)
    assert [bid.order for bid in BIDS] == list(range(35))
    assert len({(bid.level, bid.strain) for bid in BIDS}) == 35
    assert all(Bid.of(bid.level, bid.strain) is bid for bid in BIDS)


@pytest.mark.rule("DD-20", "HM-02")
def test_there_are_38_calls() -> None:
    """Pass, double, redouble and 35 bids."""
    assert len(CALLS) == 38
    assert [str(call) for call in CALLS[:4]] == ["pass", "X", "XX", "1C"]
    assert str(CALLS[-1]) == "7NT"


def test_every_action_is_written_and_read_back() -> None:
    """By its own kind, whatever the kind that is expected first."""
    assert len(ACTIONS) == ACTION_COUNT == 153
    for action in (*ACTIONS, HIDDEN_DISCARD):
        assert parse_action(str(action), [action.kind]) == action
        assert parse_action(str(action).lower(), [action.kind]) == action
        assert str(action) in repr(action)


def test_the_numbers_of_the_action_space_stay() -> None:
    """Cards, calls, draws, picks, discards and contracts in this order."""
    numbers = {0: "C2", 51: "SA", 52: "pass", 53: "X", 54: "XX", 55: "1C", 89: "7NT"}
    numbers |= {90: "keep", 91: "reject", 92: "take", 93: "refuse", 94: "-C2", 145: "-SA"}
    numbers |= {146: "spel", 147: "spader", 148: "valfri:C", 151: "valfri:S", 152: "pass"}
    assert {number: str(ACTIONS[number]) for number in numbers} == numbers
    assert [int(action) for action in PLAY_CARD] == list(range(52))
    assert [int(action) for action in DISCARD_CARD] == list(range(94, 146))
    assert [DISCARD_CARD[one].card for one in CARDS] == list(CARDS)
    assert [PLAY_CARD[one].card for one in CARDS] == list(CARDS)
    assert ACTIONS[88].call is BIDS[33]
    assert str(ACTIONS[150].contract) == "valfri:H"


@pytest.mark.parametrize(
    ("text", "token"),
    [
        ("QH", "HQ"), ("hq", "HQ"), ("H10", "HT"), ("10H", "HT"), ("♥Q", "HQ"), ("Q♥", "HQ"),
        ("♥️Q", "HQ"), ("♠10", "ST"), ("th", "HT"), ("C2", "C2"), ("2C", "C2"),
    ],
)  # fmt: skip
def test_a_card_is_read_in_any_of_its_forms(text: str, token: str) -> None:
    """Suit or rank first, T or 10, letter or symbol, upper or lower case."""
    assert str(parse_card(text)) == token
    assert str(parse_action(text, [Kind.CARD])) == token
    assert str(parse_action("-" + text, [Kind.DISCARD])) == "-" + token


@pytest.mark.parametrize(
    ("text", "token"),
    [
        ("1N", "1NT"), ("1n", "1NT"), ("3nt", "3NT"), ("1♣", "1C"), ("7♠", "7S"), ("P", "pass"),
        ("PASS", "pass"), ("double", "X"), ("Dbl", "X"), ("x", "X"), ("redouble", "XX"),
        ("rdbl", "XX"), ("xx", "XX"), ("4h", "4H"),
    ],
)  # fmt: skip
def test_a_call_is_read_in_any_of_its_forms(text: str, token: str) -> None:
    """Words, letters and symbols."""
    assert str(parse_action(text, [Kind.CALL])) == token


def test_the_phase_decides_what_a_token_means() -> None:
    """A seven of hearts or a bid; a pass of the auction or Bismarck's contract."""
    assert str(parse_action("7H", [Kind.CALL])) == "7H"
    assert str(parse_action("7H", [Kind.CARD])) == "H7"
    assert parse_action("pass", [Kind.CALL]) == 52
    assert parse_action("pass", [Kind.CONTRACT]) == 152
    assert parse_action("P", [Kind.CONTRACT]) == 152
    assert str(parse_action("valfri:♥", [Kind.CONTRACT])) == "valfri:H"


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "-", "H", "1", "11C", "0C", "H1", "HH", "10", "1H0", "XXX", "kept", "-keep",
        "--C4", "valfri", "valfri:", "valfri:NT", "spel:H", "NT", "C14", "♥", "HQQ", "ⅣC", "1CX",
        "-H", "?", "??", "-?", "passs", "1 C",
    ],
)  # fmt: skip
def test_what_is_no_action_is_refused(text: str) -> None:
    """With a code, and never read as something near it."""
    with pytest.raises(NotationError, match="notation"):
        parse_action(text)


def test_a_set_of_cards_counts_and_lists_its_cards() -> None:
    """As the tests of the law rely on it."""
    held = CardSet.of([CARDS[51], CARDS[0], CARDS[13]])
    assert list(held) == [CARDS[0], CARDS[13], CARDS[51]]
    assert len(held) == 3
    assert CARDS[51] in held
    assert CARDS[50] not in held
    assert held.with_card(CARDS[1]).without(CARDS[1]) == held
    assert list(held.holding(Suit.DIAMONDS)) == [CARDS[13]]
    assert len(FULL_DECK) == 52
    assert (str(held), repr(CARDS[51])) == ("SA D2 C2", "Card('SA')")
    assert repr(held) == "CardSet('SA D2 C2')"
    assert Card.of(Suit.HEARTS, Rank.QUEEN) == parse_card("HQ")


def test_every_violation_names_a_rule() -> None:
    """So that a refusal can always be explained."""
    assert set(RULES_OF) == set(Violation)
    for violation in Violation:
        refused = RuleViolation(violation, "H")
        assert refused.rule == RULES_OF[violation][0]
        assert {refused.under((prefix,)).rule for prefix in ("DD", "PU", "HM", "BI", "3H")} == set(
            RULES_OF[violation]
        )
        assert str(refused) == f"{violation.value} H"
    assert isinstance(ACTIONS[0], Action)
