"""Attempts to learn more at a shared terminal than the rules tell, or to lose what was played."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.cli.at_the_table import actions_of, say, sit

TWO = ("--seats", "person:Ana,person:Ben", "--lang", "en", "--seed", "peek")


def played(folder: Path, typed: str, *words: str) -> dict[str, Any]:
    """The record in m.json after this was typed at a table of two persons."""
    program = subprocess.run(
        [sys.executable, "-m", "honeymoon", "play", *words],
        cwd=folder,
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert (program.returncode, program.stderr) == (0, "")
    return dict(json.loads((folder / "m.json").read_text(encoding="utf-8")))


def test_leaving_after_draws_ahead_and_drawing_again_is_practice(tmp_path: Path) -> None:
    """The first to draw has seen the cards of the turns that she makes again."""
    new = ("draw-and-discard", *TWO, "--save", "m.json")
    left = played(tmp_path, "\nk\nk\nk\n", *new)
    assert (left["deals"][0]["actions"], left["practice"]) == ([], True)
    again = played(tmp_path, "\n" + "k\n" * 13 + "\n" + "k\n", "--resume", "m.json")
    assert again["practice"] is True


def test_draws_ahead_in_one_sitting_are_no_practice(tmp_path: Path) -> None:
    """While some of them are not yet in the file it is marked; once all are, it is not."""
    new = ("draw-and-discard", *TWO, "--save", "m.json")
    first = "\n" + "k\n" * 13 + "\n\n"
    whole = played(tmp_path, first + "k\n" * 13 + "\n\n", *new)
    assert len(whole["deals"][0]["actions"]) == 26
    assert "practice" not in whole
    (tmp_path / "m.json").unlink()
    part = played(tmp_path, first + "k\n" * 5, *new)
    assert len(part["deals"][0]["actions"]) == 11
    assert part["practice"] is True


def test_draws_ahead_can_be_taken_back_only_by_whoever_made_them() -> None:
    """The second to draw takes back none of the first one's."""
    reply = say(sit("draw-and-discard", seats="person:Ana,person:Ben"), "")
    reply = say(reply, *["k"] * 13, "", "")
    before = actions_of(reply)
    assert len(before) == 1
    assert actions_of(say(reply, "undo")) == before
    assert not say(reply, "undo").session.sitting.practice
