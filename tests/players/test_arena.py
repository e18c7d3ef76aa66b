"""The arena: fair pairs, right points, exact intervals, and the same results however shared out."""

from __future__ import annotations

import json
import math
import statistics
import subprocess
import sys
from collections.abc import Iterable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from honeymoon.players import arena, arena_jobs
from honeymoon.players.arena_jobs import JobsError, play
from honeymoon.players.arena_report import ratio, report
from honeymoon.players.arena_results import Results, ResultsError
from honeymoon.players.arena_times import Times
from honeymoon.players.arena_unit import Setting, Table, Unit
from honeymoon.rules.match import Match
from honeymoon.search import solving
from honeymoon.shuffle import Chance
from tests.players.programs import BROKEN, program
from tests.players.tables import RANDOM, TIPS
from tests.rules.helpers import BI, DD, GAMES, PL, TH, new_match
from tests.scale import deals

SETTING = Setting(DD, (), "tips-1", "random", "deals", "a test", 60_000)


def units(setting: Setting, count: int, jobs: str = "1") -> list[Unit]:
    """The first units of a run."""
    return sorted(play(setting, range(count), jobs), key=lambda unit: int(unit["unit"]))


def without_times(found: Iterable[Unit]) -> list[Unit]:
    """What must not depend on the machine."""
    return [{key: value for key, value in unit.items() if key != "times"} for unit in found]


# --- pairs -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("mode", ["deals", "part-scores"])
def test_equal_players_are_equal(game: str, mode: str) -> None:
    """A player against itself wins nothing from it, in any pair: packs and chance are the same."""
    setting = replace(SETTING, game=game, a="tips-1", b="tips-1", mode=mode)
    for unit in units(setting, 3):
        assert sum(table["points"] for table in unit["tables"]) == pytest.approx(0)
        assert unit["lost"]["a"][1] + unit["lost"]["b"][1] >= 0


@pytest.mark.parametrize("game", [DD, BI])
def test_whole_matches_of_equal_players_are_equal(game: str) -> None:
    """Each is played to its end from every seat, and what one wins the other has won before."""
    setting = replace(SETTING, game=game, a="tips-1", b="tips-1", mode="rubbers")
    (unit,) = units(setting, 1)
    assert sum(table["points"] for table in unit["tables"]) == pytest.approx(0)
    assert {table["won"] for table in unit["tables"]} <= {"a", "b", "tie"}
    assert len({table["deals"] for table in unit["tables"]}) == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_better_player_wins_points(game: str) -> None:
    """tips over random, each in every seat."""
    setting = replace(SETTING, game=game)
    found = report(setting, units(setting, 12))
    assert found["points_per_deal"]["low"] > 0
    assert found["deals"] == 12 * setting.seats
    assert found["faults"] == {"a": {}, "b": {}}


def test_a_sits_in_each_seat_once() -> None:
    """With three seats two others sit there, each a player of its own."""
    with closing(Table(replace(SETTING, game=TH))) as table:
        rows = [table.seats_with(seat) for seat in range(3)]
    assert [row.index(("a", 0)) for row in rows] == [0, 1, 2]
    assert all({*row} == {("a", 0), ("b", 0), ("b", 1)} for row in rows)


def test_both_seatings_play_the_same_pack_from_the_same_sheet() -> None:
    """And another unit plays another."""
    starts: list[Any] = []

    class Noting:
        name = "noting-1"

        def choose(self, view: Any, clock: Any, rng: Random) -> Any:
            if not view.actions:
                starts.append((view.facts, view.sheet, view.dealer, view.seat, rng.random()))
            return TIPS.choose(view, clock, rng)

    with closing(Table(SETTING)) as table:
        for guarded in table.players.values():
            guarded.player = Noting()
        table.unit(1)
        table.unit(2)
    assert starts[0] == starts[1]
    assert starts[2] == starts[3]
    assert starts[0] != starts[2]


# --- tricks lost -------------------------------------------------------------------------------


def test_tricks_lost_add_up_to_the_distance_from_perfect_play() -> None:
    """What declarer's tricks differ from the solver's is what one side lost less the other."""
    for number in range(deals(12, 200)):
        chance = Chance.seeded(f"lost {number}")
        before = Match.start(PL).deal_out(chance.branch("deck").deck())
        lost, best = {0: 0, 1: 0}, None
        while before.deal is not None:
            deal = before.deal
            seat = deal.to_act
            assert seat is not None
            player = TIPS if deal.phase is not None and deal.phase.name == "auction" else RANDOM
            action = player.choose(arena.view(deal, seat), arena.CLOCK, chance)
            gave = arena.lost_by(before, action)
            if gave is not None and best is None:
                assert deal.contract is not None
                hands = deal.position.hands
                tricks = solving.solve(hands[seat], hands[1 - seat], deal.contract.trump)
                taken = deal.position.tricks[0]
                best = taken + (tricks if seat == 0 else len(hands[0]) - tricks)
            lost[seat] += gave or 0
            before = before.play(action)
        if best is not None:
            assert before.scored[-1].deal.position.tricks[0] == best - lost[0] + lost[1]


def test_only_cards_of_two_hands_can_lose_tricks() -> None:
    """Calls cannot; with dummies or three players it is not asked."""
    for game in (DD, TH):
        match = new_match(game).deal_out(Chance.seeded("calls").deck())
        assert match.deal is not None
        assert arena.lost_by(match, match.deal.legal[0]) is None
    setting = replace(SETTING, game=TH)
    assert report(setting, units(setting, 1))["tricks_lost"] == {"a": None, "b": None, "both": None}


# --- statistics --------------------------------------------------------------------------------


def test_the_interval_is_that_of_the_mean_where_sizes_are_equal() -> None:
    """1.96 standard errors to each side."""
    values = [100.0, -40.0, 300.0, 20.0, 75.0]
    found = ratio(values, [2] * 5)
    assert found is not None
    assert found.mean == pytest.approx(statistics.mean(values) / 2)
    assert found.half == pytest.approx(1.96 * statistics.stdev(values) / 2 / math.sqrt(5))
    assert ratio([], []) is None
    alone = ratio([5.0], [2])
    assert alone is not None
    assert (alone.mean, alone.half) == (2.5, None)


def test_the_interval_holds_the_truth_95_times_of_100() -> None:
    """Also for matches of different length."""
    rng, held = Random(8), 0
    for _ in range(400):
        sizes = [rng.randint(4, 12) for _ in range(60)]
        sums = [sum(rng.gauss(20, 300) for _ in range(size)) for size in sizes]
        found = ratio(sums, sizes)
        assert found is not None
        assert found.half is not None
        held += abs(found.mean - 20) <= found.half
    assert 365 <= held <= 393


def test_quantiles_of_times_are_exact_to_a_twentieth() -> None:
    """However they are put together."""
    rng = Random(9)
    values = [rng.lognormvariate(1, 2) for _ in range(3000)]
    parts = [Times() for _ in range(3)]
    for place, value in enumerate(values):
        parts[place % 3] = parts[place % 3].with_one(value)
    read = [Times.read(json.loads(json.dumps(part.json()))) for part in parts]
    together = Times.of(read)
    assert together.count == 3000
    assert together.longest == pytest.approx(max(values), abs=0.001)
    for share in (0.5, 0.99):
        exact = sorted(values)[math.ceil(share * 3000) - 1]
        found = together.quantile(share)
        assert found is not None
        assert exact <= found * 1.0001 <= exact * 1.06
    assert Times().quantile(0.5) is None


# --- sharing out -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [DD, BI])
def test_any_number_of_processes_gives_the_same_results(game: str) -> None:
    """Here, in others, and with each player in a process of its own."""
    setting = replace(SETTING, game=game)
    here = without_times(units(setting, 4))
    assert without_times(units(setting, 4, "3")) == here
    assert without_times(units(replace(setting, isolated=True), 4)) == here


def test_another_seed_gives_other_results() -> None:
    """The same seed the same."""
    first, again = (without_times(units(SETTING, 2)) for _ in range(2))
    assert first == again
    assert without_times(units(replace(SETTING, seed="another"), 2)) != first


def test_a_report_does_not_depend_on_the_order_of_the_units() -> None:
    """They come as they are finished."""
    found = units(SETTING, 5)
    assert report(SETTING, found[::-1]) == report(SETTING, found)


@pytest.mark.parametrize("jobs", ["0", "-1", "two", "", "1.5", "²"])
def test_a_number_of_processes_that_is_none_is_refused(jobs: str) -> None:
    """Before anything is played."""
    with pytest.raises(JobsError, match="number"):
        play(SETTING, range(2), jobs)


def test_a_process_that_dies_is_told_and_hangs_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pool is broken, and that is all."""
    monkeypatch.setattr(arena_jobs, "_unit", arena_jobs._leave)
    with pytest.raises(JobsError, match="process-died"):
        list(play(SETTING, range(4), "2"))


@pytest.mark.parametrize("case", ["crashes", "lies", "hangs"])
def test_a_broken_program_is_named_in_the_report_and_the_pairs_are_played(
    case: str, tmp_path: Path
) -> None:
    """Its faults are counted by kind, against its side only."""
    kind, act = BROKEN[case]
    name = f"cmd:{program(tmp_path, act)}"
    setting = replace(SETTING, game=PL, b=name)
    if kind == "time-out":
        setting = replace(setting, milliseconds=200)
    found = report(setting, units(setting, 2))
    assert (found["units"], found["deals"]) == (2, 4)
    assert not found["faults"]["a"]
    assert set(found["faults"]["b"]) <= {kind, "gone"}
    assert found["faults"]["b"][kind] >= 1
    first = found["described"][0]
    assert (first["side"], first["player"], first["kind"]) == ("b", name, kind)


# --- results -----------------------------------------------------------------------------------


def test_a_run_goes_on_where_it_was(tmp_path: Path) -> None:
    """Lines are only added, and the report is that of a run that was not stopped."""
    path = tmp_path / "run.jsonl"
    whole = units(SETTING, 4)
    with Results(path, SETTING) as results:
        for unit in whole[2:]:
            results.add(unit)
    before = path.read_bytes()
    with Results(path, SETTING) as results:
        assert sorted(results.units) == [2, 3]
        assert not results.torn
        for unit in whole[:2]:
            results.add(unit)
    assert path.read_bytes().startswith(before)
    with Results(path, SETTING) as results:
        assert report(SETTING, list(results.units.values())) == report(SETTING, whole)


def test_a_line_that_was_not_finished_is_played_again(tmp_path: Path) -> None:
    """It is cut off, and said."""
    path = tmp_path / "run.jsonl"
    with Results(path, SETTING) as results:
        for unit in units(SETTING, 2):
            results.add(unit)
    data = path.read_bytes()
    path.write_bytes(data[:-10])
    with Results(path, SETTING) as results:
        assert results.torn
        assert sorted(results.units) == [0]
        results.add(units(SETTING, 2)[1])
    assert len(path.read_bytes().splitlines()) == 3


@pytest.mark.parametrize(
    "change",
    [{"game": PL}, {"seed": "b"}, {"b": "tips-1"}, {"mode": "rubbers"}, {"milliseconds": 5}],
    ids=str,
)
def test_the_results_of_another_run_are_refused(change: dict[str, Any], tmp_path: Path) -> None:
    """The header says what differs, and the file stays as it was."""
    path = tmp_path / "run.jsonl"
    Results(path, SETTING).__exit__(None, None, None)
    before = path.read_bytes()
    with pytest.raises(ResultsError, match=next(iter(change))):
        Results(path, replace(SETTING, **change))
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"no results", "format"),
        (b"{}\n", "format"),
        (b'{"format": "honeymoon"}\n', "format"),
        (b"what\n", "line"),
        (b"[]\n", "line"),
    ],
)
def test_a_file_that_is_no_results_is_refused_and_left_alone(
    data: bytes, code: str, tmp_path: Path
) -> None:
    """Nothing is written over."""
    path = tmp_path / "mine.txt"
    path.write_bytes(data)
    with pytest.raises(ResultsError, match=code):
        Results(path, SETTING)
    assert path.read_bytes() == data


def test_a_file_in_use_is_refused_and_free_afterwards(tmp_path: Path) -> None:
    """Two runs would each play what the other plays."""
    path = tmp_path / "run.jsonl"
    holder = (
        "import fcntl, sys; file = open(sys.argv[1], 'a'); fcntl.lockf(file, fcntl.LOCK_EX);"
        "print(flush=True); input()"
    )
    command = [sys.executable, "-c", holder, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        other.stdout.readline()
        with pytest.raises(ResultsError, match="in-use"):
            Results(path, SETTING)
        other.communicate(b"\n")
    Results(path, SETTING).__exit__(None, None, None)
