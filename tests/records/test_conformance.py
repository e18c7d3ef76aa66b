"""The referee: matches with the right result, and matches that end in an illegal action."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from honeymoon.rules.record import read_record
from honeymoon.rules.record_text import read_records
from honeymoon.rules.replay import Replay, replay
from honeymoon.rules.result import result_of
from honeymoon.rules.writing import record_of
from tests.records.samples import FOLDER, GAMES, Line, lines

SHARED = Path(__file__).resolve().parents[3] / "shared" / "conformance"


def _is_part_of(expected: object, actual: object) -> bool:
    """Whether the result says all that is expected; it may say more."""
    if isinstance(expected, dict):
        return isinstance(actual, dict) and all(
            _is_part_of(value, actual.get(name)) for name, value in expected.items()
        )
    return expected == actual


def _result(line: Line) -> tuple[Replay, dict[str, Any]]:
    played = replay(read_record(line["record"]))
    return played, result_of(played, with_legal="legal" in line["expected"])


def test_all_seven_games_have_a_referee() -> None:
    """There is a file for each game; none is read past."""
    assert len(GAMES) == 7
    assert sum(len(lines(game)) for game in GAMES) == 247


@pytest.mark.parametrize("game", GAMES)
def test_matches_have_the_expected_result(game: str) -> None:
    """Every deal, entry, total and list of legal actions."""
    for number, line in enumerate(lines(game)):
        _, result = _result(line)
        assert _is_part_of(line["expected"], result), (game, number)


@pytest.mark.parametrize("game", GAMES)
def test_illegal_actions_are_refused_at_their_place(game: str) -> None:
    """Deal, action, token, whose turn it was and what was legal."""
    for number, line in enumerate(lines(f"{game}.illegal")):
        _, result = _result(line)
        assert _is_part_of(line["expected"], result), (game, number)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_written_reads_back_the_same(game: str) -> None:
    """A match, its record, the record's text and the match of it are one."""
    for line in lines(game):
        played, _ = _result(line)
        text = json.dumps(record_of(played.match)).encode()
        [(place, again)] = read_records(text)
        assert place == 1
        assert not isinstance(again, Exception)
        assert replay(again).match == played.match


@pytest.mark.parametrize("game", GAMES)
def test_the_copy_is_that_of_the_shared_folder(game: str) -> None:
    """Where the shared folder is at hand, its referee is the one that we keep."""
    for name in (f"{game}.jsonl", f"{game}.illegal.jsonl"):
        original = SHARED / name
        assert not original.exists() or original.read_bytes() == (FOLDER / name).read_bytes()
