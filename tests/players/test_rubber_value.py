"""The value of a rubber's state, and the utility made of it."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise, product

import pytest

from honeymoon.players.rubber_value import FIELD, PART_SCORES, table, value
from honeymoon.players.utility import quota_utilities, utilities
from honeymoon.rules.calls import Strain
from honeymoon.rules.contract import AVOID, SPEL, Contract, Doubling
from honeymoon.rules.match import Match
from honeymoon.rules.scoring.rubber import RubberSheet
from honeymoon.rules.scoring.sheet import Sheet


def sheet(
    game: str = "draw-and-discard",
    games: tuple[int, ...] | None = None,
    part_scores: tuple[int, ...] | None = None,
) -> Sheet:
    """A new sheet of a game with these columns."""
    empty = Match.start(game).sheet
    if not isinstance(empty, RubberSheet):
        return empty
    return replace(empty, games=games or empty.games, part_scores=part_scores or empty.part_scores)


def spades(level: int, doubling: Doubling = Doubling.UNDOUBLED) -> Contract:
    """Seat 0 plays spades."""
    return Contract(level, Strain.SPADES, doubling, 0)


def declarers(state: Sheet, contract: Contract, tricks: int) -> float:
    """Declarer's utility of so many tricks of thirteen."""
    return utilities(state, contract, 13)[contract.declarer][tricks]


def test_the_table_has_a_value_for_every_state() -> None:
    """Three fields of nine part-scores each."""
    assert set(table()) == set(FIELD)
    assert all(len(rows) == len(PART_SCORES) for rows in table().values())
    assert all(len(row) == len(PART_SCORES) for rows in table().values() for row in rows)


@pytest.mark.parametrize("games", [(0, 0), (1, 0), (0, 1), (1, 1)])
@pytest.mark.parametrize("parts", [(0, 0), (60, 0), (40, 70)])
def test_what_one_wins_the_other_loses(games: tuple[int, int], parts: tuple[int, int]) -> None:
    """Two seats share nothing."""
    state = sheet(games=games, part_scores=parts)
    assert value(state, 0) == -value(state, 1)


@pytest.mark.parametrize("games", FIELD)
def test_more_below_the_line_is_worth_more(games: tuple[int, int]) -> None:
    """A higher part-score is never worth less, whatever the other has; a little noise is let by."""
    for other in range(len(PART_SCORES)):
        column = [row[other] for row in table()[games]]
        assert all(more > less - 1 for less, more in pairwise(column))


def test_the_first_game_is_worth_about_three_hundred() -> None:
    """Value iteration of another prototype gave 311."""
    assert 270 < value(sheet(games=(1, 0)), 0) < 360


def test_a_part_score_of_sixty_is_worth_more_when_the_next_game_ends_the_rubber() -> None:
    """The other prototype: 76 at love all, 127 at game all."""
    early = value(sheet(part_scores=(60, 0)), 0)
    assert 60 < early < value(sheet(games=(1, 1), part_scores=(60, 0)), 0) < 180


def test_nothing_is_to_come_after_the_rubber() -> None:
    """Two games end it."""
    assert value(sheet(games=(2, 1)), 0) == 0.0


def test_a_single_game_is_worth_a_first_game() -> None:
    """It has no bonus of its own, but it is what the match is about."""
    single = Match.start("plain", {"match": "single-game"}).sheet
    assert isinstance(single, RubberSheet)
    assert value(replace(single, games=(1, 0)), 0) == table()[1, 0][0][0]


def test_three_seats_share_nothing_either() -> None:
    """Each against the mean of the others."""
    state = sheet("three-handed", games=(1, 0, 0), part_scores=(0, 60, 0))
    assert sum(value(state, seat) for seat in range(3)) == pytest.approx(0.0)


def test_a_rubber_bonus_counts_less_the_value_that_goes_with_it() -> None:
    """Four spades at game all: 120 and 500, and no further value on either side."""
    assert declarers(sheet(games=(1, 1)), spades(4), 10) == 620


def test_utility_is_points_and_the_change_of_value() -> None:
    """A game at love all: its points, no bonus, and the value of the lead."""
    lead = value(sheet(games=(1, 0)), 0)
    assert declarers(sheet(), spades(4), 10) == pytest.approx(120 + lead)
    assert declarers(sheet(), spades(4), 9) == -50


def test_at_sixty_below_two_hearts_are_worth_as_much_as_four() -> None:
    """The game is made by either; only one of them can fail with eight or nine tricks."""
    state = sheet(part_scores=(60, 0))
    two, four = (Contract(level, Strain.HEARTS, Doubling.UNDOUBLED, 0) for level in (2, 4))
    assert declarers(state, two, 10) == declarers(state, four, 10)
    assert declarers(state, two, 9) > 0 > declarers(state, four, 9)


@pytest.mark.parametrize("doubling", list(Doubling))
@pytest.mark.parametrize("games", [(0, 0), (1, 0), (0, 1), (1, 1)])
def test_each_trick_more_is_worth_something(doubling: Doubling, games: tuple[int, int]) -> None:
    """So a card that costs a trick in every world is never as good as another."""
    for level in range(1, 8):
        own, other = utilities(sheet(games=games), spades(level, doubling), 13)
        assert all(less < more for less, more in pairwise(own))
        assert [-points for points in own] == pytest.approx(list(other))


def test_a_quota_is_scored_by_its_own_rules() -> None:
    """Forehand's quota is eight tricks, the others' four; where tricks are avoided four and six."""
    state = sheet("bismarck")
    assert quota_utilities(state, SPEL.by(0), 16)[0][9] == 1
    assert quota_utilities(state, SPEL.by(0), 16)[2][3] == -1
    assert quota_utilities(state, AVOID.by(1), 16)[1][0] == 4


@pytest.mark.parametrize("games", list(product(range(2), repeat=3)))
def test_of_three_no_defender_gains_by_losing_a_trick(games: tuple[int, ...]) -> None:
    """Whatever the part-scores, level and doubling; nor does declarer."""
    for parts in product((0, 60), repeat=3):
        state = sheet("three-handed", games=games, part_scores=parts)
        for level, doubling in product((1, 2, 4, 6), Doubling):
            own, *defenders = utilities(state, spades(level, doubling), 16)
            assert all(less < more for less, more in pairwise(own))
            for defender in defenders:
                assert all(more > less for more, less in pairwise(defender))
