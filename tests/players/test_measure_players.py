"""The one task for all bars: a table, a file to go on with, and how it ends."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import pytest

from benchmarks import measure_players
from benchmarks.bars import intervals, units
from benchmarks.bars.bar import Bar, Measured
from benchmarks.bars.units import STORE, Store
from honeymoon.players.kept_lines import LinesError


@pytest.fixture
def played() -> list[int]:
    """The numbers of the units that were played."""
    return []


@pytest.fixture(autouse=True)
def two_bars(played: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    """Bars of twenty units, of which one is reached."""
    bars = [
        Bar("high", "≥ 9", partial(measure, played, 9.0)),
        Bar("higher", "≥ 11", partial(measure, played, 11.0)),
    ]
    monkeypatch.setattr(measure_players, "all_bars", lambda: {bar.name: bar for bar in bars})


def measure(played: list[int], least: float, part: float, jobs: int) -> Measured:
    """The mean of numbers."""

    def one(number: int) -> float:
        played.append(number)
        return float(number)

    found = units.of("numbers", one, units.share(20, part), jobs)
    estimate = intervals.mean(found)
    return Measured(intervals.text(estimate), f"{len(found)} numbers", estimate.mean >= least)


def test_the_table_has_a_row_for_each_bar(
    capsys: pytest.CaptureFixture[str], played: list[int]
) -> None:
    """With 1 as the status where one is missed; both bars share the units."""
    assert measure_players.main([]) == 1
    printed = capsys.readouterr().out
    assert "| high | ≥ 9 | +9.5 ± 2.6 | 20 numbers | yes |" in printed
    assert "| higher | ≥ 11 | +9.5 ± 2.6 | 20 numbers | **no** |" in printed
    assert "1 of 2 bars are reached" in printed
    assert played == list(range(20))


def test_bars_are_chosen_by_name_and_by_pattern(capsys: pytest.CaptureFixture[str]) -> None:
    """0 where all are reached, 2 for a name that fits none."""
    assert measure_players.main(["high"]) == 0
    assert "higher" not in capsys.readouterr().out
    assert measure_players.main(["--list", "high*"]) == 0
    assert capsys.readouterr().out.count("\n") == 2
    assert measure_players.main(["low"]) == 2
    assert "high, higher" in capsys.readouterr().err


def test_a_part_of_nothing_is_refused() -> None:
    """And so are no processes."""
    for words in (["--part", "0"], ["--jobs", "0"]):
        with pytest.raises(SystemExit):
            measure_players.main(words)


def test_what_is_finished_is_not_measured_again(tmp_path: Path, played: list[int]) -> None:
    """Neither bars nor, with a larger part, the units of the smaller one."""
    words = ["high", "--json", str(tmp_path / "kept")]
    assert measure_players.main([*words, "--part", "0.5"]) == 1
    assert measure_players.main([*words, "--part", "0.5"]) == 1
    assert played == list(range(10))
    assert measure_players.main(words) == 0
    assert played == list(range(20))


def test_a_stopped_run_goes_on(tmp_path: Path, played: list[int]) -> None:
    """Also where its last line was not written to its end."""
    path = tmp_path / "kept"
    store = Store(measure_players.fingerprint(), path)
    store.add("numbers", 0, 0.0)
    store.close()
    path.write_bytes(path.read_bytes() + b'{"series": "numb')
    assert measure_players.main(["high", "--json", str(path)]) == 0
    assert played == list(range(1, 20))
    forms = [json.loads(line) for line in path.read_bytes().splitlines()]
    assert [form.get("number") for form in forms[1:]] == [*range(20), None]
    assert forms[-1]["bar"] == "high"


def test_the_file_of_another_program_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What its players did is not what these do; so is a file of something else."""
    path = tmp_path / "kept"
    Store("another", path).close()
    assert measure_players.main(["--json", str(path)]) == 2
    assert "another version" in capsys.readouterr().err
    path.write_text("[1]\n")
    assert measure_players.main(["--json", str(path)]) == 2
    path.write_text("")
    Store("x", path).close()
    path.write_bytes(path.read_bytes() + b'{"neither": 1}\n')
    with pytest.raises(LinesError):
        Store("x", path)


def test_a_bar_that_fails_does_not_hold_up_the_others(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """It counts as not reached, and nothing of it is kept."""
    bars = {"bad": Bar("bad", "", fails), "good": Bar("good", "", holds)}
    monkeypatch.setattr(measure_players, "all_bars", lambda: bars)
    path = tmp_path / "kept"
    assert measure_players.main(["--json", str(path)]) == 1
    printed = capsys.readouterr()
    assert "failed: ZeroDivisionError" in printed.out
    assert "| good |" in printed.out
    assert [json.loads(line).get("bar") for line in path.read_bytes().splitlines()][1:] == ["good"]


def fails(part: float, jobs: int) -> Measured:
    """A bar that cannot be measured."""
    return Measured(str(1 / (jobs - jobs)), "", True)


def holds(part: float, jobs: int) -> Measured:
    """A bar that is reached."""
    return Measured("1", "", True)


def stops(part: float, jobs: int) -> Measured:
    """Somebody stops the run."""
    raise KeyboardInterrupt


def test_a_run_can_be_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the status of a program that was interrupted, and no store left behind."""
    monkeypatch.setattr(measure_players, "all_bars", lambda: {"stops": Bar("stops", "", stops)})
    assert measure_players.main([]) == 130
    assert STORE.get(None) is None


def test_processes_share_the_units() -> None:
    """The same values for any number of them, told as they come."""
    told: list[tuple[str, int, int]] = []
    store = Store(told=lambda *each: told.append(each))
    token = STORE.set(store)
    try:
        assert units.of("halves", halved, 5, 2) == [0.0, 0.5, 1.0, 1.5, 2.0]
    finally:
        STORE.reset(token)
    assert told == [("halves", done, 5) for done in range(1, 6)]


def halved(number: int) -> float:
    """Half of it."""
    return number / 2


def test_an_interval_needs_two_values() -> None:
    """One says nothing of the spread."""
    single = intervals.mean([3.0])
    assert intervals.bounds(single) == intervals.EVERYTHING
    assert intervals.text(single) == "+3.0 ± ?"
    with pytest.raises(ValueError, match="no values"):
        intervals.mean([])


def test_every_bar_has_a_name_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """All modules are found."""
    monkeypatch.undo()
    found = measure_players.all_bars()
    assert {"over-tips", "tricks-lost", "over-ismcts", "ladder-plain-club"} <= found.keys()
    assert len([name for name in found if name.startswith("ladder-")]) == 21
