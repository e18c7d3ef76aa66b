"""`honeymoon arena`: the report in words and as data, refusals, stopping and going on."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, ClassVar

import pytest

from honeymoon.cli import arena as command
from honeymoon.cli.arena_text import report_lines
from honeymoon.locales import Texts
from honeymoon.players import arena_jobs
from tests.cli.at_a_terminal import heed_interrupts
from tests.cli.calling import LANGUAGES, Answer, call, english_words
from tests.players.programs import BROKEN, program
from tests.rules.helpers import GAMES
from tests.test_docs import quoted, rows

PAGE = (Path(__file__).parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")
RUN = ("--a", "tips", "--b", "random", "--time", "60000")


def arena(capsys: pytest.CaptureFixture[str], *words: str, game: str = "plain") -> Answer:
    """The command for two pairs of tips against random."""
    return call(capsys, "arena", "--game", game, *RUN, "--pairs", "2", *words)


def figures(text: str) -> Any:
    """A report as data, without what depends on the machine."""
    found = json.loads(text)
    del found["milliseconds"]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_report_in_every_language(
    game: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Who played, the points with their interval, and the times."""
    answer = arena(capsys, "--lang", language, game=game)
    assert answer.status == 0
    assert "tips-1" in answer.lines[0]
    assert re.search(r"[+-]\d+\.\d \(95 %: .*[+-]\d+\.\d\)", answer.lines[1])
    told = "\n".join(answer.lines[1:])
    assert language == "en" or not english_words(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_faults_and_matches_are_told_in_every_language(language: str) -> None:
    """Each kind has its words; a fault says where it was."""
    kinds = ("time-out", "illegal", "exception", "gone", "babble")
    fault = {"side": "b", "seat": 1, "number": 4, "action": "pass", "detail": "", "player": "x"}
    found = {
        "run": {"game": "plain", "a": "tips-1", "b": "random"},
        "units": 1,
        "deals": 3,
        "points_per_deal": {"mean": 5.0, "low": None, "high": None},
        "worth_per_deal": {"mean": 4.0, "low": None, "high": None},
        "points_per_match": {"mean": 15.0, "low": -2.0, "high": 32.0},
        "won": {"a": 1, "b": 0, "tie": 1, "unfinished": 2},
        "tricks_lost": {
            side: {"mean": 1.0, "low": 0.5, "high": 1.5} for side in ("a", "b", "both")
        },
        "faults": {"a": {}, "b": dict.fromkeys(kinds, 2)},
        "described": [{**fault, "kind": kind} for kind in kinds],
        "milliseconds": {side: {"median": 1, "p99": 2, "max": 3, "count": 4} for side in "ab"},
    }
    lines = list(report_lines(Texts(language), found))
    assert len(lines) == 9 + len(kinds) * 2
    assert language == "en" or not english_words("\n".join(lines[1:]))


@pytest.mark.parametrize("words", [(), ("--rubbers",), ("--part-scores",)], ids=str)
def test_the_report_as_data_has_the_keys_of_the_page(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    """At the top and inside; whole matches have winners."""
    answer = arena(capsys, "--json", *words, game="bismarck")
    found = json.loads(answer.out)
    assert set(found) == quoted(rows(PAGE, "## The report as data")[2:])
    assert set(found["run"]) | {"format", "version"} <= set(re.findall(r"`(\w+)`", PAGE))
    assert set(found["milliseconds"]["a"]) == {"median", "p99", "max", "count"}
    assert found["points_per_deal"]["low"] <= found["points_per_deal"]["mean"]
    assert (found["won"] is None) == ("--rubbers" not in words)


def test_stopped_and_taken_up_again_it_comes_to_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Also with more pairs than at first, and in more processes."""
    file = str(tmp_path / "run.jsonl")
    arena(capsys, "--json", "--results", file)
    on = call(
        capsys, "arena", "--game", "plain", *RUN, "--pairs", "5", "--jobs", "2", "--json",
        "--results", file,
    )  # fmt: skip
    assert "2 of 5" in on.err
    at_once = call(capsys, "arena", "--game", "plain", *RUN, "--pairs", "5", "--json")
    assert figures(on.out) == figures(at_once.out)
    fewer = arena(capsys, "--json", "--results", file)
    assert figures(fewer.out)["units"] == 2


def test_ctrl_c_prints_what_there_is_and_leaves_nothing_behind(tmp_path: Path) -> None:
    """130; the file has the finished pairs, and the same command goes on."""
    file = tmp_path / "run.jsonl"
    words = [sys.executable, "-m", "honeymoon", "arena", "--game", "plain", *RUN]
    words += ["--pairs", "100000", "--jobs", "2", "--json", "--results", str(file)]
    running = subprocess.Popen(
        words,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=heed_interrupts,
    )
    try:
        until = time.monotonic() + 60
        while time.monotonic() < until and not (file.exists() and file.stat().st_size > 3000):
            time.sleep(0.05)
        os.kill(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=60)
    except subprocess.TimeoutExpired:
        os.killpg(running.pid, signal.SIGKILL)
        raise
    assert running.returncode == 130
    assert json.loads(out)["units"] >= 1
    assert b"Stopped after" in err
    assert b"Traceback" not in err
    until = time.monotonic() + 10
    while has_members(running.pid) and time.monotonic() < until:
        time.sleep(0.05)
    assert not has_members(running.pid)


def has_members(group: int) -> bool:
    """Whether a process of this group is left."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--pairs", "0"), "--pairs"),
        (("--time", "0"), "--time"),
        (("--rubbers", "--part-scores"), "--rubbers"),
        (("--a", "nobody"), "nobody"),
        (("--a", "cmd:"), "cmd:"),
        (("--a", "cmd:'"), "cmd:"),
        (("--a", ""), "--a"),
        (("--game", "whist"), "whist"),
        (("--jobs", "many"), "many"),
        (("--option", "look=open"), "look"),
        (("--results", "/"), "/"),
    ],
    ids=str,
)
def test_what_cannot_be_is_refused_with_a_reason(
    words: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Before anything is played."""
    answer = arena(capsys, *words)
    assert (answer.status, answer.out) == (2, "")
    assert said in answer.err


@pytest.mark.parametrize("missing", ["--game", "--a", "--b"])
def test_what_is_missing_is_named(missing: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The game and both players have no default."""
    words = {"--game": "plain", "--a": "tips", "--b": "tips"}
    del words[missing]
    answer = call(capsys, "arena", *[word for pair in words.items() for word in pair])
    assert (answer.status, answer.err) == (2, f"{missing} is missing.\n")


def test_the_results_of_another_run_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It says what differs."""
    file = str(tmp_path / "run.jsonl")
    arena(capsys, "--results", file)
    answer = arena(capsys, "--results", file, "--seed", "another")
    assert (answer.status, answer.out) == (2, "")
    assert "different: seed" in answer.err


def test_a_broken_program_is_named_and_the_status_is_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The pairs are played all the same."""
    bot = f"cmd:{program(tmp_path, BROKEN['lies'][1])}"
    answer = arena(capsys, "--b", bot)
    assert answer.status == 1
    assert "2 pairs, 4 deals" in answer.lines[0]
    assert any("not legal" in line and "b" in line for line in answer.lines)


def test_a_seed_may_be_any_text(capsys: pytest.CaptureFixture[str]) -> None:
    """Also one that no file could be called."""
    assert arena(capsys, "--seed", "./ñ\udc80 ").status == 0


def test_without_dask_a_cluster_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With what to install."""
    monkeypatch.setitem(sys.modules, "distributed", None)
    answer = arena(capsys, "--jobs", "dask://nowhere:1")
    assert answer.status == 2
    assert "honeymoon[dask]" in answer.err


def test_a_cluster_plays_the_same_units(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """By way of a client that plays where it stands; real ones are tried by hand."""
    monkeypatch.setitem(sys.modules, "distributed", Standing)
    there = arena(capsys, "--json", "--jobs", "dask://somewhere:8786")
    assert figures(there.out) == figures(arena(capsys, "--json").out)
    assert Standing.asked == ["somewhere:8786"]


class Standing:
    """As much of the module `distributed` as the arena uses."""

    asked: ClassVar[list[str]] = []

    class Client:
        """Plays each unit at once."""

        loop = None

        def __init__(self, address: str, set_as_default: bool) -> None:
            Standing.asked.append(address)

        def __enter__(self) -> Standing.Client:
            return self

        def __exit__(self, *wrong: object) -> None:
            pass

        def submit(self, work: Any, *arguments: Any, pure: bool) -> Any:
            """A future that is finished."""
            unit = work(*arguments)
            return type("Done", (), {"result": staticmethod(lambda: unit)})

        def cancel(self, futures: Any) -> None:
            """There is nothing left to cancel."""

    @staticmethod
    def as_completed(futures: Any, loop: Any) -> Any:
        """Last first, as if it had been finished first."""
        return reversed(futures)


def test_a_process_that_dies_ends_the_run_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """And not with a traceback."""
    monkeypatch.setattr(arena_jobs, "_unit", arena_jobs._leave)
    answer = arena(capsys, "--jobs", "2")
    assert answer.status == 2
    assert "has died" in answer.err


def test_progress_is_told_in_tenths_where_there_is_no_terminal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """At most ten lines."""
    answer = call(capsys, "arena", "--game", "plain", *RUN, "--pairs", "25")
    told = [line for line in answer.err.splitlines() if "of 25 pairs" in line]
    assert len(told) == 10
    assert told[-1].startswith("25 ")
    assert command.SEED == "arena"
