"""Deals in a row: who deals, the pack, what a new match and a new deal are."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from honeymoon.rules.cards import CARDS, Card
from honeymoon.rules.errors import NotationError, RuleViolation
from honeymoon.rules.events import SPECTATOR
from honeymoon.rules.match import Match
from honeymoon.rules.scoring.entry import DealResult, Line, Outcome
from tests.rules.helpers import (
    BI,
    BRIDGE,
    DD,
    FAMILY_FOR_TWO,
    FOR_TWO,
    GAMES,
    PL,
    TH,
    after_draw,
    at_auction,
    at_play,
    dealt,
    deck_of,
    known_cards,
    last_deal,
    new_match,
    phase_of,
    play,
    play_out,
    play_while,
    rubber_of,
    running,
    seats_of,
)
from tests.rules.score_table import worth
from tests.rules.scripted import play_deal
from tests.rules.test_score_of_a_deal import read


def passed_out(match: Match) -> Match:
    """The match after a deal in which nobody bid."""
    match = after_draw(dealt(match))
    return play_while(match, "pass", lambda now: phase_of(now) == "auction")


@pytest.mark.rule("DD-01", "HM-01", "BI-01", "3H-01", "B-49")
@pytest.mark.parametrize("game", GAMES)
def test_two_or_three_players_each_with_a_column_of_his_own(game: str) -> None:
    """Nobody has a partner; seats that do not exist cannot deal."""
    match = new_match(game)
    assert len(match.sheet.totals) == match.variant.seats == (3 if game in (TH, BI) else 2)
    for seat in (-1, match.variant.seats):
        with pytest.raises(ValueError, match="no seat"):
            Match.start(game, {}, seat)


@pytest.mark.rule("DD-06", "HM-03", "B-04", "DD-25", "B-50")
@pytest.mark.parametrize("game", BRIDGE)
@pytest.mark.parametrize("first", [0, 1])
def test_the_deal_passes_on_after_every_deal_passed_out_or_played(game: str, first: int) -> None:
    """To the other player, or with three to the left."""
    match = new_match(game, first)
    for number in range(5):
        assert match.dealer == (first + number) % seats_of(game)
        if number % 2:
            match = passed_out(match)
        elif game in ("semi-exposed", "exposed"):
            match = bid_and_play(match)
        else:
            match = play_deal(match, 0, "1C", 7)
        assert len(match.scored) == number + 1


def bid_and_play(match: Match) -> Match:
    """The match after a deal of one club by whoever calls first, played anyhow."""
    match = play(after_draw(dealt(match)), "1C")
    return play_out(play_while(match, "pass", lambda now: phase_of(now) == "auction"))


@pytest.mark.rule("DD-03", "DD-06", "B-10")
@pytest.mark.parametrize("game", GAMES)
def test_any_seat_can_deal_first_and_deals_the_first_deal(game: str) -> None:
    """Chance chooses it outside the rules; a new match starts afresh."""
    for seat in range(seats_of(game)):
        match = Match.start(game, {}, seat)
        assert (match.first_dealer, match.dealer) == (seat, seat)
        assert running(dealt(match)).position.dealer == seat


@pytest.mark.rule("DD-03", "HM-04", "BI-04", "B-07", "B-62", "DD-04")
@pytest.mark.parametrize("game", GAMES)
@given(deck=st.permutations(CARDS))
def test_the_deck_is_taken_as_it_lies_after_shuffle_and_cut(game: str, deck: list[Card]) -> None:
    """The rules add no chance of their own: the same deck gives the same deal."""
    first, second = new_match(game).deal_out(deck), new_match(game).deal_out(deck)
    assert running(first) == running(second)
    assert running(first).deck == tuple(deck)


@pytest.mark.rule("DD-02", "HM-02", "BI-01")
@pytest.mark.parametrize("game", GAMES)
def test_a_deck_must_be_the_52_cards(game: str) -> None:
    """One missing, one twice, one too many: refused, and no deal is begun."""
    match = new_match(game)
    wrong = [CARDS[:51], (*CARDS[:51], CARDS[0]), (*CARDS, CARDS[0]), ()]
    for deck in wrong:
        with pytest.raises(NotationError, match="deck"):
            match.deal_out(deck)
    assert match.deal is None


@pytest.mark.rule("HM-05", "HM-06", "PU-01", "PL-01")
@pytest.mark.parametrize("game", ["pick-up", "plain"])
@pytest.mark.parametrize("dealer", [0, 1])
def test_thirteen_cards_each_one_at_a_time_the_opponent_first(game: str, dealer: int) -> None:
    """N, D, N, D …; each sees only his own."""
    match = new_match(game, dealer).deal_out(CARDS)
    hands = running(match).position.hands
    assert set(hands[1 - dealer]) == set(CARDS[0:26:2])
    assert set(hands[dealer]) == set(CARDS[1:26:2])
    open_cards = known_cards(match, SPECTATOR)
    for seat in (0, 1):
        assert known_cards(match, seat) == set(hands[seat]) | open_cards
    assert running(match).position.stock == CARDS[26:]


@pytest.mark.rule("HM-06")
@pytest.mark.parametrize("game", FAMILY_FOR_TWO)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_hand_is_seen_by_its_player_alone(game: str, seat: int) -> None:
    """Through the whole auction."""
    match = play(at_auction(game), "1C 1D 1H")
    other = set(running(match).position.hands[1 - seat])
    assert not known_cards(match, seat) & other
    assert not known_cards(match, SPECTATOR) & other


@pytest.mark.rule("DD-07", "B-05", "B-24")
@pytest.mark.parametrize("game", BRIDGE)
def test_deals_without_a_bid_can_go_on_and_on(game: str) -> None:
    """No rule ends them; a limit, if any, is set outside."""
    match = new_match(game)
    for _ in range(30):
        match = passed_out(match)
    assert not match.is_over
    assert match.sheet == new_match(game).sheet


def test_a_second_deal_cannot_begin_while_one_is_running() -> None:
    """Nor can an action be played between deals."""
    match = new_match(DD)
    with pytest.raises(RuleViolation):
        match.play(52)
    with pytest.raises(ValueError, match="running"):
        dealt(match).deal_out(deck_of(DD, 1))


def test_a_deal_that_is_running_has_no_result() -> None:
    """Only a finished one can be scored."""
    deal = running(at_play(PL, "1C"))
    assert deal.outcome is None
    with pytest.raises(ValueError, match="not over"):
        deal.result()


@pytest.mark.parametrize("game", GAMES)
def test_an_action_outside_the_action_space_is_refused(game: str) -> None:
    """Negative, too high: no reading of it exists."""
    deal = running(dealt(new_match(game)))
    for action in (-1, 153, 10**9):
        with pytest.raises(NotationError, match="action"):
            deal.play(action)


RESULTS = st.lists(
    st.tuples(
        st.integers(0, 2), st.integers(1, 7), st.sampled_from(["C", "D", "H", "S", "NT"]),
        st.sampled_from(["", "X", "XX"]), st.integers(0, 13),
    ),
    max_size=40,
)  # fmt: skip


@pytest.mark.rule("DD-46", "DD-47", "DD-48", "DD-49", "DD-50", "HM-21", "HM-23", "HM-24", "HM-29")
@pytest.mark.rule("HM-30", "B-14", "B-17", "B-18", "B-23", "B-58", "B-59")
@pytest.mark.parametrize("game", [DD, PL, TH])
@given(deals=RESULTS)
def test_the_sheet_agrees_with_a_naive_pad(
    game: str, deals: list[tuple[int, int, str, str, int]]
) -> None:
    """Any contracts in a row: totals, part-scores, games, vulnerability and the end."""
    seats = seats_of(game)
    sheet = rubber_of(new_match(game))
    points, progress, games = [0] * seats, [0] * seats, [0] * seats
    for seat, level, strain, doubles, tricks in deals:
        declarer = seat % seats
        assert sheet.vulnerable == tuple(won > 0 for won in games)
        value = worth(level, strain, doubles, games[declarer] > 0, tricks)
        contract = replace(read(f"{level}{strain}{doubles}"), declarer=declarer)
        won = tuple(tricks if one == declarer else 0 for one in range(seats))
        entries, sheet = sheet.after(DealResult(Outcome.PLAYED, contract, won))
        points[declarer] += value.below + value.above
        progress[declarer] += value.below
        for defender in range(seats):
            points[defender] += value.penalty if defender != declarer else 0
        if progress[declarer] >= 100:
            progress, games[declarer] = [0] * seats, games[declarer] + 1
        if games[declarer] == 2:
            points[declarer] += 700 if sum(games) == 2 else 500
        assert sheet.totals == tuple(points)
        assert (sheet.part_scores, sheet.games) == (tuple(progress), tuple(games))
        assert all(entry.line is not Line.SCORE for entry in entries)
        assert sheet.finished == (2 in games)
        if sheet.finished:
            best = max(points)
            assert sheet.winners == tuple(s for s in range(seats) if points[s] == best)
            return


@pytest.mark.rule("DD-50", "HM-30")
@pytest.mark.parametrize("game", FOR_TWO)
def test_totals_are_all_points_above_and_below(game: str) -> None:
    """Of every deal of the match."""
    match = new_match(game)
    for _ in range(3):
        match = bid_and_play(match)
    by_entries = [0, 0]
    for scored in match.scored:
        for entry in scored.entries:
            by_entries[entry.player] += entry.points
    assert list(match.sheet.totals) == by_entries
    sheet = rubber_of(match)
    assert sheet.totals == tuple(sheet.below[seat] + sheet.above[seat] for seat in (0, 1))
    assert last_deal(match).is_over
