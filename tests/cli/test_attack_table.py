"""Attempts to learn more at a shared terminal than the rules tell, or to lose what was played."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.at_the_table import actions_of, say, sit

TWO = ("--seats", "person:Ana,person:Ben", "--lang", "en", "--seed", "peek")
NEW = ("draw-and-discard", *TWO, "--save", "m.json")
FIRST, SECOND = "krrkkrkkrkrrk", "rrkrkrrkkkrkr"
"""Thirteen choices of each person."""


def run(folder: Path, typed: str, *words: str) -> subprocess.CompletedProcess[str]:
    """The program after this was typed at a table of two persons; Enter after each letter."""
    return subprocess.run(
        [sys.executable, "-m", "honeymoon", "play", *words],
        cwd=folder,
        input=typed.replace(".", "\n"),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def played(folder: Path, typed: str, *words: str) -> dict[str, Any]:
    """The record in m.json after that."""
    program = run(folder, typed, *words)
    assert (program.returncode, program.stderr) == (0, "")
    return dict(json.loads((folder / "m.json").read_text(encoding="utf-8")))


def keys(choices: str) -> str:
    """Each choice with Enter, here written as a full stop."""
    return "".join(f"{choice}." for choice in choices)


@pytest.mark.parametrize("before", [0, 1, 5, 12, 13])
def test_draws_ahead_outlive_the_program(tmp_path: Path, before: int) -> None:
    """Left after any of her turns, she goes on at the next; none is made again."""
    whole = played(tmp_path, f".{keys(FIRST)}..{keys(SECOND)}..", *NEW)["deals"]
    (tmp_path / "m.json").unlink()
    left = played(tmp_path, "." + keys(FIRST[:before]), *NEW)
    assert left["deals"][0]["actions"] == []
    assert "practice" not in left
    rest = f".{keys(FIRST[before:])}." if before < 13 else ""
    resumed = played(tmp_path, f"{rest}.{keys(SECOND)}..", "--resume", "m.json")
    assert resumed["deals"] == whole
    assert not (tmp_path / "m.json.ahead").exists()


def test_draws_ahead_wait_while_the_other_draws(tmp_path: Path) -> None:
    """Left after five of the second one's turns: eleven are in the record, the rest beside it."""
    part = played(tmp_path, f".{keys(FIRST)}..{keys('rrrrr')}", *NEW)
    assert len(part["deals"][0]["actions"]) == 11
    resumed = played(tmp_path, f".{keys('r' * 8)}..", "--resume", "m.json")
    names = {"k": "keep", "r": "reject"}
    assert resumed["deals"][0]["actions"][0:26:2] == [names[choice] for choice in FIRST]


@pytest.mark.parametrize("text", ["{", "[]", '{"deal": 0, "choices": [[0, "3NT"]]}', "{}"])
def test_a_broken_file_of_draws_is_refused(tmp_path: Path, text: str) -> None:
    """With its name; the match itself is as it was."""
    before = played(tmp_path, ".k.k.", *NEW)
    (tmp_path / "m.json.ahead").write_text(text, encoding="utf-8")
    done = run(tmp_path, ".k.", "--resume", "m.json")
    assert done.returncode == 2
    assert "m.json.ahead" in done.stderr
    assert json.loads((tmp_path / "m.json").read_text(encoding="utf-8")) == before


def test_draws_ahead_can_be_taken_back_only_by_whoever_made_them() -> None:
    """The second to draw takes back none of the first one's."""
    reply = say(sit("draw-and-discard", seats="person:Ana,person:Ben"), "")
    reply = say(reply, *["k"] * 13, "", "")
    before = actions_of(reply)
    assert len(before) == 1
    assert actions_of(say(reply, "undo")) == before
    assert not say(reply, "undo").session.sitting.practice


def test_the_result_of_a_passed_out_deal_stands_on_a_clear_screen() -> None:
    """Both read it, and the hand of whoever passed last stays a secret."""
    reply = say(sit("plain", seats="person:Ana,person:Ben"), "", "pass", "", "pass", "")
    reply = say(reply, "pass", "", "pass")
    assert reply.session.sitting.match.scored
    assert reply.clear
