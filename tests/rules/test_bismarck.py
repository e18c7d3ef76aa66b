"""Bismarck, one deal: open cards, contracts, the exchange, the play and its score."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from honeymoon.rules.cards import CARDS
from honeymoon.rules.contract import QUOTA_CONTRACTS
from honeymoon.rules.events import SPECTATOR, EventKind
from honeymoon.rules.match import Match
from honeymoon.rules.scoring.quota import quota_entry
from tests.rules.helpers import (
    BI,
    at_play,
    bury,
    card,
    cards,
    dealt,
    hand_of,
    known_cards,
    last_amounts,
    last_deal,
    legal,
    new_match,
    phase_of,
    play,
    play_out,
    refusal,
    running,
    seen,
    to_act,
)
from tests.rules.scripted import play_shares

CONTRACTS = ["spel", "spader", "valfri:C", "valfri:D", "valfri:H", "valfri:S", "pass"]
OPEN = "CA DK HQ SJ"
DEALERS = pytest.mark.parametrize("dealer", [0, 1, 2])
STRICT: dict[str, Any] = {"forgotten_discard": "strict"}


def choosing(dealer: int = 2, **options: str) -> Match:
    """A deal at forehand's choice."""
    return dealt(new_match(BI, dealer, **options), top=OPEN)


@pytest.mark.rule("BI-01")
def test_three_players_each_alone_with_the_whole_pack() -> None:
    """52 cards, none twice, no dummies."""
    position = running(choosing()).position
    assert len(position.hands) == 3
    assert position.owners == (0, 1, 2)
    assert set(running(choosing()).deck) == set(CARDS)
    assert "".join(str(one)[1] for one in CARDS[:13]) == "23456789TJQKA"


@pytest.mark.rule("BI-03", "BI-06")
@DEALERS
def test_forehand_is_the_dealers_left_neighbour(dealer: int) -> None:
    """He chooses, exchanges and leads."""
    match = choosing(dealer)
    forehand = (dealer + 1) % 3
    assert to_act(match) == forehand
    match = play(match, "spel")
    assert to_act(match) == forehand
    assert to_act(bury(match)) == forehand


@pytest.mark.rule("BI-05", "BI-06")
def test_the_first_four_cards_lie_open_and_nothing_else_is_known_at_the_choice() -> None:
    """To forehand no more than to a spectator."""
    match = choosing()
    for seat in (0, 1, 2, SPECTATOR):
        assert known_cards(match, seat) == set(cards(OPEN))
    assert running(match).deck[:4] == cards(OPEN)
    assert all(len(hand) == 0 for hand in running(match).position.hands)


@pytest.mark.rule("BI-07", "BI-06", "B-64")
def test_the_four_contracts_and_valfri_with_its_suit_at_once() -> None:
    """Nothing else can be chosen."""
    match = choosing()
    assert legal(match) == set(CONTRACTS)
    for token in ("1C", "CA", "-CA", "keep"):
        assert refusal(match, token) == "contract.not-a-contract"


@pytest.mark.rule("BI-07", "BI-12", "B-66")
@pytest.mark.parametrize(
    ("contract", "trump", "avoid"),
    [
        ("spel", "None", False),
        ("spader", "S", False),
        ("valfri:C", "C", False),
        ("valfri:D", "D", False),
        ("valfri:H", "H", False),
        ("valfri:S", "S", False),
        ("pass", "None", True),
    ],
)
def test_what_each_contract_means(contract: str, trump: str, avoid: bool) -> None:
    """Its trump suit, and whether tricks are to be avoided."""
    (chosen,) = [one for one in QUOTA_CONTRACTS if str(one) == contract]
    assert (str(chosen.trump), chosen.avoid) == (trump, avoid)
    match = at_play(BI, contract, {0: "HA", 1: "H7", 2: "SAKQJT98 DAKQJT9876"}, top="C5432")
    match = play(match, "HA H7")
    assert legal(match) == hand_of(match, 2)
    ruffed = last_deal(play(match, "S8")).position.tricks
    assert ruffed == ((0, 0, 1) if trump == "S" else (1, 0, 0))


@pytest.mark.rule("BI-08", "BI-02", "B-62")
@DEALERS
def test_the_other_48_cards_are_dealt_one_at_a_time_from_forehand(dealer: int) -> None:
    """Clockwise, sixteen to each, after the choice."""
    match = play(new_match(BI, dealer).deal_out(CARDS), "spel")
    hands = running(match).position.hands
    forehand, second = (dealer + 1) % 3, (dealer + 2) % 3
    assert set(hands[forehand]) == {*CARDS[:4], *CARDS[4::3]}
    assert set(hands[second]) == set(CARDS[5::3])
    assert set(hands[dealer]) == set(CARDS[6::3])


@pytest.mark.rule("BI-09", "B-63")
def test_forehand_takes_the_open_cards_and_buries_any_four_of_twenty() -> None:
    """Which, only he knows, also after the deal; they are out of play."""
    match = play(choosing(**STRICT), "spel")
    hand = hand_of(match, 0)
    assert len(hand) == 20
    assert {"CA", "DK", "HQ", "SJ"} <= hand
    assert legal(match) == {f"-{one}" for one in hand}
    assert refusal(match, f"-{min(hand_of(match, 1))}") == "play.not-held"
    old = min(hand - {"CA", "DK", "HQ", "SJ"})
    match = play(match, f"-CA -DK -HQ -{old}")
    assert len(hand_of(match, 0)) == 16
    assert refusal(match, "CA") == "play.not-held"
    end = play_out(match)
    for seat in (1, 2, SPECTATOR):
        assert [e.cards for e in seen(end, seat, EventKind.DISCARDED)] == [(None,)] * 4
        assert card(old) not in known_cards(end, seat)


@pytest.mark.rule("B-63", "BI-09")
def test_everybody_knows_that_forehand_got_the_open_cards() -> None:
    """They lay open before."""
    match = play(choosing(), "spel")
    for seat in (0, 1, 2, SPECTATOR):
        (event,) = seen(match, seat, EventKind.TOOK_STOCK)
        assert (event.seat, event.cards) == (0, cards(OPEN))


@pytest.mark.rule("BI-09", "HM-06")
def test_nobody_sees_anothers_hand() -> None:
    """Only one's own sixteen, and the four that lay open."""
    match = play(choosing(), "spel")
    for seat in (0, 1, 2):
        known = known_cards(match, seat)
        assert known == set(running(match).position.hands[seat]) | set(cards(OPEN))


@pytest.mark.rule("BI-10", "BI-02")
@DEALERS
def test_forehand_leads_any_card_and_the_play_is_clockwise(dealer: int) -> None:
    """Whatever the contract."""
    for contract in ("spel", "pass"):
        match = at_play(BI, contract, dealer=dealer)
        forehand = (dealer + 1) % 3
        assert legal(match) == hand_of(match, forehand)
        for turn in range(3):
            assert to_act(match) == (forehand + turn) % 3
            match = play(match, str(running(match).legal[0]))


@pytest.mark.rule("BI-11")
@pytest.mark.parametrize("contract", ["spel", "spader", "pass"])
def test_suit_must_be_followed_but_not_beaten_or_ruffed(contract: str) -> None:
    """High or low as one likes; a void player plays anything, in Pass too."""
    hands = {0: "HT", 1: "HA2", 2: "SAKQJT98765 D98765"}
    match = play(at_play(BI, contract, hands, top="C2345"), "HT")
    assert {"HA", "H2"} <= legal(match)
    assert all(token.startswith("H") for token in legal(match))
    assert refusal(match, min(hand_of(match, 1) - legal(match))) == "play.must-follow-suit"
    assert legal(play(match, "H2")) == hand_of(match, 2)
    assert last_deal(play(match, "H2 D5")).position.tricks == (1, 0, 0)


@pytest.mark.rule("BI-13", "BI-12")
def test_sixteen_tricks_are_played_and_kept_apart() -> None:
    """Nothing is drawn; the winner leads."""
    match = play_out(at_play(BI, "spel"))
    assert sum(last_deal(match).position.tricks) == 16
    assert len(seen(match, SPECTATOR, EventKind.TRICK)) == 16


# D4: contract, tricks from forehand, scores from forehand.
SCORES = [
    ("spel", (8, 4, 4), (0, 0, 0)),
    ("spader", (9, 3, 4), (1, -1, 0)),
    ("valfri:D", (16, 0, 0), (8, -4, -4)),
    ("spel", (0, 16, 0), (-8, 12, -4)),
    ("pass", (4, 6, 6), (0, 0, 0)),
    ("pass", (9, 3, 4), (-5, 3, 2)),
    ("pass", (0, 8, 8), (4, -2, -2)),
    ("pass", (16, 0, 0), (-12, 6, 6)),
]


@pytest.mark.rule("BI-14", "BI-15", "BI-16", "BI-24")
@DEALERS
@pytest.mark.parametrize(("contract", "tricks", "scores"), SCORES)
def test_tricks_are_counted_against_the_quota(
    contract: str, tricks: tuple[int, ...], scores: tuple[int, ...], dealer: int
) -> None:
    """8, 4, 4 in the positive contracts, 4, 6, 6 in Pass, whoever is forehand."""
    forehand = (dealer + 1) % 3
    by_seat = [tricks[(seat - forehand) % 3] for seat in range(3)]
    match = play_shares(new_match(BI, dealer), forehand, contract, by_seat)
    expected = [(seat, "score", "quota", scores[(seat - forehand) % 3]) for seat in range(3)]
    assert last_amounts(match) == expected


@pytest.mark.rule("BI-14", "BI-15", "BI-16")
@given(contract=st.sampled_from(QUOTA_CONTRACTS), first=st.integers(0, 16), data=st.data())
def test_the_three_scores_of_a_deal_sum_to_zero(
    contract: object, first: int, data: st.DataObject
) -> None:
    """Whatever the tricks; each entry explains itself."""
    second = data.draw(st.integers(0, 16 - first))
    chosen = next(one for one in QUOTA_CONTRACTS if one == contract).by(1)
    tricks = (first, second, 16 - first - second)
    entries = [quota_entry(chosen, seat, won) for seat, won in enumerate(tricks)]
    assert sum(entry.points for entry in entries) == 0
    assert all(entry.points == sum(entry.steps) * entry.factor for entry in entries)
    sign = -1 if chosen.avoid else 1
    quotas = (6, 4, 6) if chosen.avoid else (4, 8, 4)
    expected = [sign * (won - quota) for won, quota in zip(tricks, quotas, strict=True)]
    assert [entry.points for entry in entries] == expected


@pytest.mark.rule("BI-17")
def test_aces_and_tens_have_no_value() -> None:
    """Forehand wins with all four aces: each trick counts one, whatever lies in it."""
    with_aces = {0: "SAT HAT DAT CAT", 1: "S3 H3 D3 C3", 2: "S4 H4 D4 C4"}
    match = at_play(BI, "spel", with_aces, top="C2 D2 H2 S2")
    match = play(match, "SA S3 S4 HA H3 H4 DA D3 D4 CA C3 C4")
    assert last_deal(match).position.tricks == (4, 0, 0)
    match = play_out(match)
    won = Counter(event.seat for event in seen(match, SPECTATOR, EventKind.TRICK))
    assert [points for *_, points in last_amounts(match)] == [won[0] - 8, won[1] - 4, won[2] - 4]


@pytest.mark.rule("BI-22")
def test_the_kitty_is_not_the_dealers_and_nobody_must_trump() -> None:
    """The British variants are not mixed in."""
    match = play(choosing(), "spader")
    assert len(hand_of(match, 2)) == 16
    hands = {0: "HT", 1: "H2", 2: "SAKQJT98765 D98765"}
    ruff = play(at_play(BI, "spader", hands, top="C2345"), "HT H2")
    assert "D5" in legal(ruff)
    assert phase_of(play(ruff, "D5")) == "play"
