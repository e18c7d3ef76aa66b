"""The rubber: part-scores, games, vulnerability and the end, in deals that are really played."""

from __future__ import annotations

import pytest

from honeymoon.rules.match import Match
from tests.rules.helpers import (
    BRIDGE,
    DD,
    ED,
    FAMILY_FOR_TWO,
    PL,
    PU,
    SE,
    TH,
    after_draw,
    dealt,
    last_amounts,
    new_match,
    phase_of,
    play_while,
    rubber_of,
    seats_of,
)
from tests.rules.scripted import play_deal, play_deals

R2 = "A 4H 10; B 3NT 9; A 4SX 6; A 2C 8; A 2H 8"


def after(game: str, script: str, dealer: int | None = None, **options: object) -> Match:
    """A new match after these deals."""
    return play_deals(new_match(game, dealer, **options), script)


def dealt_after(game: str, script: str, contract: str, tricks: int) -> list[tuple[str, int]]:
    """What seat 0's next contract brings: kinds and points."""
    match = play_deal(after(game, script), 0, contract, tricks)
    return [(kind, points) for _, _, kind, points in last_amounts(match)]


@pytest.mark.rule("DD-47", "DD-49", "HM-23", "HM-24")
@pytest.mark.parametrize("game", [DD, PU, PL])
def test_r1_two_games_to_none_bring_700(game: str) -> None:
    """A wins both: 100 + 30, 120 and the bonus."""
    match = after(game, "A 3NT 10; A 4S 10")
    assert match.is_over
    assert match.sheet.totals == (950, 0)
    assert last_amounts(match)[-1] == (0, "above", "rubber", 700)
    assert rubber_of(match).games == (2, 0)


@pytest.mark.rule("DD-49", "DD-50", "HM-24", "HM-30", "B-13", "B-23")
def test_r2_the_winner_of_the_rubber_may_lose_on_points() -> None:
    """Two games to one bring 500, but four down doubled and vulnerable cost 1100."""
    match = after(DD, R2)
    assert match.sheet.totals == (720, 1200)
    assert rubber_of(match).rubber_winner == 0
    assert match.winners == (1,)
    assert last_amounts(match)[-1] == (0, "above", "rubber", 500)


@pytest.mark.rule("B-13")
def test_r2b_the_bonus_may_go_to_the_higher_total() -> None:
    """The amount still goes by the games."""
    match = after(PL, R2, rubber_bonus="higher-total")
    assert match.sheet.totals == (220, 1700)
    assert rubber_of(match).rubber_winner == 0
    assert match.winners == (1,)


@pytest.mark.rule("B-13")
def test_a_tie_before_the_bonus_gives_it_to_the_one_with_two_games() -> None:
    """200 each: two games of A against two vulnerable undertricks."""
    match = after(PL, "A 3NT 9; A 1NT 5; A 3NT 9", rubber_bonus="higher-total")
    assert match.scored[-2].sheet.totals == (100, 200)
    assert match.sheet.totals == (900, 200)
    assert match.winners == (0,)


@pytest.mark.rule("B-13", "B-59")
def test_a_tie_among_others_gives_the_bonus_to_nobody() -> None:
    """Three-handed: both defenders lead with the same total."""
    match = after(TH, "A 3NT 9; A 4SX 7; A 3NT 9", rubber_bonus="higher-total")
    assert match.sheet.totals == (200, 800, 800)
    assert match.winners == (1, 2)
    assert rubber_of(match).rubber_winner == 0
    assert all(kind != "rubber" for _, _, kind, _ in last_amounts(match))


@pytest.mark.rule("DD-47", "DD-48", "HM-23", "B-17")
def test_r3_a_game_puts_everybodys_part_score_back_to_zero() -> None:
    """A's 60 do not count towards his next game, but stay in the total."""
    match = after(DD, "A 2S 8; B 3NT 9; A 1NT 7")
    sheet = rubber_of(match)
    assert sheet.part_scores == (40, 0)
    assert sheet.totals == (100, 100)
    assert sheet.games == (0, 1)


@pytest.mark.rule("DD-47")
def test_several_part_scores_add_up_to_a_game() -> None:
    """90 are none, 110 are one."""
    short = after(DD, "A 3H 9")
    assert rubber_of(short).games == (0, 0)
    assert rubber_of(short).part_scores == (90, 0)
    made = play_deal(short, 0, "1C", 7)
    assert rubber_of(made).games == (1, 0)
    assert rubber_of(made).part_scores == (0, 0)


@pytest.mark.rule("DD-47")
def test_exactly_100_points_are_a_game() -> None:
    """Five clubs."""
    assert rubber_of(after(DD, "A 5C 11")).games == (1, 0)


@pytest.mark.rule("DD-47", "DD-36")
def test_points_above_the_line_make_no_game() -> None:
    """Six overtricks at no trump are 180 points, but only 40 are below the line."""
    sheet = rubber_of(after(DD, "A 1NT 13"))
    assert sheet.totals == (220, 0)
    assert sheet.games == (0, 0)
    assert sheet.part_scores == (40, 0)


@pytest.mark.rule("DD-48", "B-17", "DD-37")
def test_r4_880_points_are_one_game_and_nothing_is_carried() -> None:
    """Seven no trump redoubled."""
    match = after(DD, "A 7NTXX 13")
    sheet = rubber_of(match)
    assert (sheet.below, sheet.above) == ((880, 0), (1100, 0))
    assert sheet.games == (1, 0)
    assert sheet.part_scores == (0, 0)
    assert not match.is_over


@pytest.mark.rule("DD-46", "DD-40", "HM-29", "B-18")
def test_r5_vulnerability_begins_with_the_deal_after_the_game() -> None:
    """The slam that wins the game counts 500, the next one 750."""
    match = after(DD, "A 2NT 8; A 6S 12; A 6S 12")
    assert match.sheet.totals == (2380, 0)
    first, second = match.scored[1], match.scored[2]
    assert [e.points for e in first.entries if e.kind.value == "slam"] == [500]
    assert [e.points for e in second.entries if e.kind.value == "slam"] == [750]


@pytest.mark.rule("DD-42", "DD-47")
def test_r6_penalties_make_no_game() -> None:
    """Twice four down doubled are 1600 points above the line for the defender."""
    sheet = rubber_of(after(DD, "A 4SX 6; A 4SX 6"))
    assert (sheet.below, sheet.above) == ((0, 0), (0, 1600))
    assert sheet.games == (0, 0)
    assert sheet.part_scores == (0, 0)


@pytest.mark.rule("DD-50", "B-14", "B-23")
def test_r7_equal_totals_share_the_victory() -> None:
    """900 each; the winner of the rubber is still named."""
    match = after(DD, "A 3NT 9; A 4SX 7; A 1C 6; A 3NT 9")
    assert match.sheet.totals == (900, 900)
    assert match.winners == (0, 1)
    assert rubber_of(match).rubber_winner == 0


@pytest.mark.rule("HM-31", "B-15")
def test_r8_a_single_game_ends_with_the_first_100_points() -> None:
    """No bonus, and nobody has been vulnerable."""
    match = after(PL, "B 3S 8; B 1NT 7; A 3NT 10", match="single-game")
    assert match.is_over
    assert match.winners == (0,)
    assert match.sheet.totals == (180, 40)
    assert match.sheet.vulnerable == (False, False)
    assert rubber_of(match).rubber_winner is None


@pytest.mark.rule("HM-31", "B-15")
def test_r8b_the_single_game_is_won_by_its_maker_even_with_fewer_points() -> None:
    """100 to 1100."""
    match = after(PL, "A 5CX 6; A 3NT 9", match="single-game")
    assert match.sheet.totals == (100, 1100)
    assert match.winners == (0,)


@pytest.mark.rule("B-59", "B-58", "3H-04", "3H-01")
def test_r9_three_players_each_have_a_column() -> None:
    """Two down doubled and vulnerable give 500 to each defender; the bonus is 500."""
    match = after(TH, "A 3NT 9; B 4S 10; A 2HX 6; A 4H 10")
    assert match.is_over
    assert match.sheet.totals == (720, 620, 500)
    assert match.winners == (0,)
    assert rubber_of(match).rubber_winner == 0


@pytest.mark.rule("B-59", "DD-49", "HM-24")
def test_r10_three_players_700_if_no_opponent_has_a_game() -> None:
    """C alone has scored."""
    match = after(TH, "C 5D 11; C 3NT 9")
    assert match.sheet.totals == (0, 0, 900)
    assert rubber_of(match).rubber_winner == 2


@pytest.mark.rule("B-59", "B-17")
def test_a_game_puts_all_three_part_scores_back_to_zero() -> None:
    """Also that of the third player."""
    before = after(TH, "A 2S 8; B 1NT 7")
    assert rubber_of(before).part_scores == (60, 40, 0)
    assert rubber_of(play_deal(before, 2, "3NT", 9)).part_scores == (0, 0, 0)


@pytest.mark.rule("B-59")
def test_three_players_need_at_most_four_games() -> None:
    """One each, then the fourth decides: 500, though two opponents have a game."""
    match = after(TH, "A 3NT 9; B 3NT 9; C 3NT 9; B 3NT 9")
    assert match.is_over
    assert match.sheet.totals == (100, 700, 100)
    assert all(not scored.sheet.finished for scored in match.scored[:-1])


@pytest.mark.rule("DD-07", "HM-21", "B-59")
@pytest.mark.parametrize("game", BRIDGE)
def test_a_match_starts_with_nothing(game: str) -> None:
    """No games, no points, nobody vulnerable, nothing scored."""
    match = new_match(game)
    sheet = rubber_of(match)
    nothing = (0,) * seats_of(game)
    assert (sheet.games, sheet.below, sheet.above, sheet.part_scores) == (nothing,) * 4
    assert sheet.vulnerable == (False,) * seats_of(game)
    assert (match.is_over, match.winners, match.scored) == (False, None, ())


@pytest.mark.rule("DD-46", "HM-29", "B-18")
@pytest.mark.parametrize("game", [DD, PU, PL, TH])
def test_only_declarers_own_vulnerability_counts(game: str) -> None:
    """After a game of A: A pays 100 an undertrick, B 50."""
    match = after(game, "A 3NT 9")
    assert match.sheet.vulnerable[:2] == (True, False)
    assert last_amounts(play_deal(match, 0, "1H", 6))[0][3] == 100
    assert last_amounts(play_deal(match, 1, "1H", 6))[0][3] == 50


@pytest.mark.rule("DD-46", "B-18")
def test_at_one_game_each_both_are_vulnerable() -> None:
    """And stay so till the end."""
    match = after(DD, "A 3NT 9; B 3NT 9")
    assert match.sheet.vulnerable == (True, True)
    assert last_amounts(play_deal(match, 1, "1HX", 6))[0][3] == 200


@pytest.mark.rule("B-18")
def test_contract_points_and_insult_do_not_depend_on_vulnerability() -> None:
    """The same contract before and after a game."""
    first = dealt_after(DD, "B 1C 7", "1HX", 7)
    second = dealt_after(DD, "A 3NT 9", "1HX", 7)
    assert first == second == [("contract", 60), ("insult", 50)]


@pytest.mark.rule("DD-53")
@pytest.mark.parametrize(("contract", "tricks"), [("3NT", 9), ("1C", 7), ("4HX", 10)])
def test_no_bonus_of_duplicate_bridge_is_added(contract: str, tricks: int) -> None:
    """A game or a part-score that is made brings its points and nothing like 300, 500 or 50."""
    entries = dealt_after(DD, "B 1C 7", contract, tricks)
    kinds = [kind for kind, _ in entries]
    assert kinds == (["contract", "insult"] if contract.endswith("X") else ["contract"])
    vulnerable = dealt_after(DD, "A 3NT 9; B 3NT 9; B 1C 7", "1C", 7)
    assert vulnerable == [("contract", 20)]


@pytest.mark.rule("DD-52", "B-24", "B-05")
@pytest.mark.parametrize("game", [DD, PL, TH])
def test_nothing_but_the_end_of_the_rubber_gives_a_result(game: str) -> None:
    """After many deals without a game nobody has won; a lead of points settles nothing."""
    match = after(game, "; ".join(["A 4SX 6"] * 12))
    assert not match.is_over
    assert match.winners is None
    assert rubber_of(match).rubber_winner is None


@pytest.mark.rule("DD-49", "DD-52", "HM-23", "HM-30")
def test_no_deal_follows_the_end() -> None:
    """The match takes no deck any more."""
    match = after(DD, "A 3NT 9; A 3NT 9")
    with pytest.raises(ValueError, match="over"):
        play_deal(match, 0, "3NT", 9)


@pytest.mark.rule("DD-49", "HM-23")
def test_one_game_does_not_end_a_rubber_and_one_each_neither() -> None:
    """The best of three."""
    assert not after(DD, "A 3NT 9").is_over
    assert not after(DD, "A 3NT 9; B 3NT 9").is_over
    assert after(DD, "A 3NT 9; B 3NT 9; B 3NT 9").is_over


@pytest.mark.rule("DD-25", "B-04")
@pytest.mark.parametrize("game", [DD, *FAMILY_FOR_TWO, TH])
def test_a_passed_out_deal_changes_nothing_on_the_sheet(game: str) -> None:
    """Part-scores stay."""
    match = after(game, "A 2S 8") if game not in (SE, ED) else new_match(game)
    thrown = after_draw(dealt(match))
    thrown = play_while(thrown, "pass", lambda now: phase_of(now) == "auction")
    assert thrown.scored[-1].entries == ()
    assert thrown.sheet == match.sheet
    assert thrown.scored[-1].deal.contract is None


@pytest.mark.rule("HM-21", "DD-07")
def test_the_pad_can_be_read_by_its_columns() -> None:
    """A value for each seat on each line; in a rubber no bid is ever used up."""
    match = after(DD, "A 3NT 10; B 2S 8")
    assert match.sheet.facts() == {
        "totals": [130, 60],
        "below": [100, 60],
        "above": [30, 0],
        "part_scores": [0, 60],
        "games": [1, 0],
        "vulnerable": [True, False],
    }
    assert match.sheet.used(0) == ()
    assert match.sheet.kept_contract is None
