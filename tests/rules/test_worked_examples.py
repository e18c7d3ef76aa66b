"""The source texts' own examples, number by number.

Text 001 is Draw and Discard Bridge, text 002 Bismarck; what they say stands in each docstring in
other words.
"""

from __future__ import annotations

import pytest

from honeymoon.rules.events import SPECTATOR
from honeymoon.rules.match import Match
from honeymoon.rules.scoring.entry import EntryKind
from tests.rules.helpers import (
    BI,
    DD,
    after_draw,
    at_play,
    bid_to,
    card,
    cards,
    contract_of,
    dealt,
    deck_from,
    hand_of,
    known_cards,
    last_amounts,
    last_deal,
    legal,
    new_match,
    phase_of,
    play,
    refusal,
    rubber_of,
    running,
    to_act,
)
from tests.rules.scripted import play_deals, play_packets, play_shares, split, written
from tests.rules.test_score_of_a_deal import entries_of, read, score

A, B, C = 0, 1, 2


@pytest.mark.rule("DD-54", "DD-14", "B-29")
def test_001_section_09_the_rejected_card() -> None:
    """A rejects ♣4 and has to keep the next, ♥Q. B keeps ♠A and has to see and discard ♦9.

    B has no possibility to get ♣4.
    """
    match = new_match(DD).deal_out(deck_from("C4 HQ SA D9"))
    assert to_act(match) == A
    match = play(match, "reject")
    assert hand_of(match, A) == {"HQ"}
    assert to_act(match) == B
    assert known_cards(match, B) == {card("SA")}
    assert legal(match) == {"keep", "reject"}
    match = play(match, "keep")
    assert hand_of(match, B) == {"SA"}
    assert known_cards(match, B) == set(cards("SA D9"))
    position = last_deal(match).position
    assert [set(pile) for pile in position.discards] == [{card("C4")}, {card("D9")}]
    assert len(position.stock) == 48


def three_no_trump() -> Match:
    """A has ♣A and ten tricks in all; the auction is over."""
    hands = {A: "CA SAKQJT HAKQJ D432", B: "CK S98765 HT98 DAKQJ"}
    match = after_draw(dealt(new_match(DD), hands))
    return play(match, "3NT pass")


@pytest.mark.rule("DD-55", "DD-24", "DD-26", "DD-28", "DD-30", "B-29")
def test_001_section_09_the_auction_and_the_first_trick() -> None:
    """Later A bids 3NT and B passes. B leads ♣K; A, who has ♣A, must follow suit and wins."""
    match = three_no_trump()
    assert contract_of(match) == ("3NT", A)
    assert to_act(match) == B
    match = play(match, "CK")
    assert legal(match) == {"CA"}
    assert refusal(match, "SA") == "play.must-follow-suit"
    match = play(match, "CA")
    assert last_deal(match).position.tricks == (1, 0)
    assert to_act(match) == A


@pytest.mark.rule("DD-55", "DD-33", "DD-36", "DD-38", "DD-46", "DD-47", "DD-48", "DD-53")
def test_001_section_09_the_made_game() -> None:
    """A finishes with ten tricks where nine were needed.

    40 + 30 + 30 = 100 stand below the line, 30 above it for the trick too many. A has won a game
    and is vulnerable, progress towards the next game is 0 for both, and no game bonus of
    duplicate bridge is added.
    """
    match = play(three_no_trump(), "CK CA SA S5 SK S6 SQ S7 SJ S8 ST S9 HA H8 HK H9 HQ HT HJ DJ")
    assert last_deal(match).position.tricks == (10, 0)
    match = play(match, "D2 DA DK D3 DQ D4")
    assert last_amounts(match) == [(A, "below", "contract", 100), (A, "above", "overtricks", 30)]
    below, above = match.scored[0].entries
    assert below.steps == (40, 30, 30)
    assert above.steps == (30,)
    sheet = rubber_of(match)
    assert sheet.games == (1, 0)
    assert sheet.vulnerable == (True, False)
    assert sheet.part_scores == (0, 0)
    assert sheet.totals == (130, 0)


@pytest.mark.rule("DD-43")
def test_001_section_07_undoubled_undertricks() -> None:
    """50 for each missing trick, 100 if vulnerable."""
    for down in range(1, 14):
        assert score("7NT", 13 - down).penalty == 50 * down
        assert score("7NT", 13 - down, True).penalty == 100 * down


@pytest.mark.rule("DD-44")
def test_001_section_07_doubled_undertricks() -> None:
    """100 for the first, 200 for the second and third, 300 for each later one; vulnerable 200
    and then 300. Three down doubled, not vulnerable, cost 100 + 200 + 200 = 500, not the last
    step alone.
    """
    (entry,) = entries_of(read("7NTX"), 0, False)
    assert entry.steps == (100, 200, 200, *[300] * 10)
    (entry,) = entries_of(read("7NTX"), 0, True)
    assert entry.steps == (200, *[300] * 12)
    (entry,) = entries_of(read("4SX"), 7, False)
    assert (entry.steps, entry.points) == ((100, 200, 200), 500)
    match = play_deals(new_match(DD), "A 4SX 7")
    assert match.sheet.totals == (0, 500)


@pytest.mark.rule("DD-45")
def test_001_section_07_redoubled_undertricks() -> None:
    """Twice the doubled penalty: 1000 for three down."""
    assert score("4SXX", 7).penalty == 1000
    assert score("4SXX", 7, True).penalty == 1600


@pytest.mark.rule("DD-42", "DD-46")
def test_001_section_07_who_is_charged() -> None:
    """A declarer who fails scores nothing; the penalty goes by his own vulnerability, which a
    game brings and which lasts for the rest of the rubber.
    """
    match = play_deals(new_match(DD), "A 3NT 9; A 1C 5; B 1C 5")
    assert last_amounts(match) == [(A, "above", "undertricks", 100)]
    assert match.scored[1].entries[0].points == 200
    assert [e.kind for e in match.scored[1].entries] == [EntryKind.UNDERTRICKS]


@pytest.mark.rule("DD-14", "DD-17", "DD-15")
def test_001_questions_about_the_rejected_cards() -> None:
    """Nobody can take them; after the draw each has 13, the discard has 26 and stays out."""
    match = three_no_trump()
    position = running(match).position
    rejected = {one for pile in position.discards for one in pile}
    assert len(rejected) == 26
    assert [len(hand) for hand in position.hands] == [13, 13]
    assert not {str(one) for one in rejected} & (hand_of(match, A) | hand_of(match, B))


@pytest.mark.rule("DD-50")
def test_001_question_about_the_rubber_winner() -> None:
    """Who ends the rubber has its bonus but may have fewer points."""
    match = play_deals(new_match(DD), "A 3NT 9; A 4SX 5; A 4SX 5; A 3NT 9")
    assert rubber_of(match).rubber_winner == A
    assert match.winners == (B,)


@pytest.mark.rule("BI-23", "BI-11", "BI-12", "BI-07")
def test_002_section_07_the_ruff() -> None:
    """Spader: A leads ♥A, B follows with ♥7, C has no hearts and plays ♠2. C wins with the
    trump, though he could have thrown another card.
    """
    hands = {A: "HAKQJ", B: "H76", C: "S2 CAKQJT98 DAKQJT987"}
    match = play(at_play(BI, "spader", hands, top="C2345"), "HA")
    assert all(token.startswith("H") for token in legal(match))
    match = play(match, "H7")
    assert to_act(match) == C
    assert {"S2", "CA", "D7"} <= legal(match)
    thrown = play(match, "D7")
    assert last_deal(thrown).position.tricks == (1, 0, 0)
    match = play(match, "S2")
    assert last_deal(match).position.tricks == (0, 0, 1)
    assert to_act(match) == C


@pytest.mark.rule("BI-24", "BI-14", "BI-15", "BI-16")
@pytest.mark.parametrize(
    ("contract", "points"), [("spader", (1, -1, 0)), ("pass", (-5, 3, 2)), ("spel", (1, -1, 0))]
)
def test_002_section_07_the_scores(contract: str, points: tuple[int, int, int]) -> None:
    """Forehand A ends with 9 tricks, B 3, C 4: +1, −1, 0. In Pass it would be −5, +3, +2."""
    match = play_shares(new_match(BI), A, contract, (9, 3, 4))
    assert last_deal(match).position.tricks == (9, 3, 4)
    assert match.sheet.totals == points
    assert sum(points) == 0


@pytest.mark.rule("DD-33")
def test_the_scripts_of_these_tests_give_the_tricks_they_promise() -> None:
    """A whole deal in which A takes exactly ten of thirteen by following suit throughout."""
    hands = {seat: written(hand) for seat, hand in enumerate(split((10, 3)))}
    match = bid_to(after_draw(dealt(new_match(DD), hands)), "3NT")
    assert phase_of(match) == "play"
    match = play_packets(match)
    assert last_deal(match).position.tricks == (10, 3)
    assert len(known_cards(match, SPECTATOR)) == 26
