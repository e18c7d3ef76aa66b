"""`honeymoon replay`: the conformance files, what people read, and what is refused where."""

from __future__ import annotations

import io
import json
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.cli.calling import GAMES, LANGUAGES, Answer, call, english_words

DATA = Path(__file__).parents[1] / "data" / "conformance"
FILES = sorted(path.name for path in DATA.glob("*.jsonl"))
NAMES = ["Ana", "Benedita", "Carl"]


@cache
def lines_of(name: str) -> list[dict[str, Any]]:
    """The records of a conformance file with what is expected of them."""
    return [json.loads(line) for line in (DATA / name).read_text(encoding="utf-8").splitlines()]


def written(folder: Path, *records: object) -> str:
    """A file with these records, one a line."""
    path = folder / "records.jsonl"
    path.write_text("".join(json.dumps(record) + "\n" for record in records), encoding="utf-8")
    return str(path)


def contains(expected: Any, printed: Any) -> bool:
    """Whether everything expected was printed; more fields may be there."""
    if isinstance(expected, dict):
        return all(
            name in printed and contains(value, printed[name]) for name, value in expected.items()
        )
    if isinstance(expected, list):
        return len(expected) == len(printed) and all(map(contains, expected, printed))
    return bool(expected == printed)


@pytest.mark.parametrize("name", FILES)
def test_the_conformance_files_through_the_command(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every line equal, legal and illegal; each error has a sentence; the status tells."""
    cases = lines_of(name)
    file = written(tmp_path, *[case["record"] for case in cases])
    answer = call(capsys, "replay", "--json", "--legal", file)
    printed = [json.loads(line) for line in answer.lines]
    assert len(printed) == len(cases)
    for number, (case, result) in enumerate(zip(cases, printed, strict=True)):
        assert contains(case["expected"], result), number
        assert "error" not in result or result["error"]["message"].endswith(".")
    assert answer.status == (1 if ".illegal." in name else 0)


def told(game: str) -> dict[str, Any]:
    """A finished record of a game that has the most kinds of amounts, with names."""
    finished = [case for case in lines_of(f"{game}.jsonl") if case["expected"]["finished"]]
    case = max(finished, key=lambda case: (len(kinds(case)), -len(case["record"]["deals"])))
    seats = len(case["expected"]["totals"])
    return {**case, "record": {**case["record"], "players": NAMES[:seats]}}


def kinds(case: dict[str, Any]) -> set[tuple[str, str]]:
    """The kinds of amounts in a result, and those of deals."""
    deals = case["expected"]["deals"]
    amounts = {("entry", entry["kind"]) for deal in deals for entry in deal["entries"]}
    return amounts | {("deal", deal["result"]) for deal in deals}


def replayed(
    folder: Path, capsys: pytest.CaptureFixture[str], record: object, *options: str
) -> Answer:
    """What people read of one record."""
    return call(capsys, "replay", written(folder, record), *options)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("signs", ["", "--ascii"])
def test_people_read_every_amount_and_the_sheet(
    game: str,
    language: str,
    signs: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """All names, amounts and totals; 79 columns; no English word in the other languages."""
    monkeypatch.chdir(tmp_path)
    case = told(game)
    options = [option for option in (signs, "--lang", language) if option]
    answer = replayed(Path(), capsys, case["record"], *options)
    assert (answer.status, answer.err) == (0, "")
    assert max(map(len, answer.lines)) <= 79
    assert answer.out.isascii() or not signs
    assert language == "en" or not english_words(answer.out)
    for name in case["record"]["players"]:
        assert name in answer.out
    assert_amounts(case["expected"], answer.out.split())


def assert_amounts(expected: dict[str, Any], words: list[str]) -> None:
    """Each amount and each total stands among the words."""
    plain = [word.strip("()+") for word in words]
    for deal in expected["deals"]:
        for entry in deal["entries"]:
            assert str(entry["points"]) in plain
    for total in expected["totals"]:
        assert str(total) in plain


def test_a_deal_reads_as_the_example_of_the_issue(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each undertrick with its own amount, added up."""
    cases = lines_of("exposed.jsonl")
    answer = replayed(tmp_path, capsys, cases[0]["record"])
    assert "    3 undertricks, not vulnerable: 50 + 50 + 50 = 150" in answer.lines
    assert "    2 undertricks redoubled, not vulnerable: (100 + 200) × 2 = 600" in answer.lines


def test_the_pad_has_the_oldest_amounts_next_to_the_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Above it the latest on top, below it the first; a line is drawn after each game."""
    case = told("plain")
    lines = replayed(tmp_path, capsys, case["record"]).lines
    top, below = lines.index("above the line"), lines.index("below the line")
    above = [numbers(line) for line in lines[top + 1 : below - 1]]
    under = [numbers(line) for line in lines[below + 1 :] if line.startswith("  ")]
    assert above == sorted(above, reverse=True)
    assert under == sorted(under)
    drawn = [line for line in lines if line.startswith("-- game for ")]
    assert len(drawn) == sum(case["expected"]["games"])


def numbers(line: str) -> int:
    """The number of the deal in a row of the pad."""
    return int(line.split(",")[0].split()[-1])


def broken_off(game: str, actions: int) -> dict[str, Any]:
    """A record of one deal that breaks off."""
    record = lines_of(f"{game}.jsonl")[0]["record"]
    deal = record["deals"][0]
    return {**record, "deals": [{**deal, "actions": deal["actions"][:actions]}]}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deal_that_breaks_off_anywhere_is_told(
    game: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its phase, and the contract once there is one."""
    length = len(lines_of(f"{game}.jsonl")[0]["record"]["deals"][0]["actions"])
    for actions in range(0, length, 7):
        answer = replayed(
            tmp_path, capsys, broken_off(game, actions), "--lang", language, "--legal"
        )
        assert answer.status == 0
        assert language == "en" or not english_words(answer.out.replace(str(tmp_path), ""))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_illegal_action_is_told_with_place_code_and_rule(
    game: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """File, line, deal, action, the code, and a sentence that names the rule."""
    cases = lines_of(f"{game}.illegal.jsonl")[:: 1 if language == "en" else 4]
    file = written(tmp_path, *[case["record"] for case in cases])
    answer = call(capsys, "replay", file, "--lang", language)
    assert answer.status == 1
    assert answer.err.count(f"{file}, ") == len(cases)
    assert max(len(line) for line in answer.err.splitlines() if file not in line) <= 79
    assert language == "en" or not english_words(answer.err.replace(file, ""))
    results = [json.loads(line) for line in call(capsys, "replay", "--json", file).lines]
    codes = [result["error"]["code"] for result in results]
    assert all(f"[{code}]" in answer.err for code in codes)
    readable = [r for r in results if not r["error"]["code"].startswith("notation.")]
    assert readable
    assert all("(rule " in result["error"]["message"] for result in readable)


def record(**changes: object) -> dict[str, object]:
    """A record of a game without a deal, with some fields changed."""
    fields: dict[str, object] = {
        "format": "honeymoon-record",
        "version": 1,
        "game": "plain",
        "first_dealer": 0,
        "deals": [],
    }
    return {**fields, **changes}


BAD = {
    "record.json": '{"format": ',
    "record.number": '{"version": NaN}',
    "record.duplicate-field": '{"version": 1, "version": 1}',
    "record.depth": "[" * 100_000,
    "record.type": json.dumps(record(deals={})),
    "record.unknown-field": json.dumps(record(winner=1)),
    "record.missing-field": json.dumps({"format": "honeymoon-record"}),
    "record.format": json.dumps(record(format="pbn")),
    "record.version": json.dumps(record(version=2)),
    "record.game": json.dumps(record(game="whist")),
    "record.option-unknown": json.dumps(record(options={"luck": True})),
    "record.option-value": json.dumps(record(options={"honours": "on"})),
    "record.option-fixed": json.dumps(record(game="draw-and-discard", options={"honours": True})),
    "record.option-conflict": json.dumps(
        record(game="semi-exposed", options={"reveal": "from-deal", "preview": "owner"})
    ),
    "record.first-dealer": json.dumps(record(first_dealer=2)),
    "record.text": json.dumps(record(players=["\ud800", "B"])),
    "record.seats": json.dumps(record(players=["A"])),
    "record.card": json.dumps(record(deals=[{"deck": ["XX"], "actions": []}])),
    "record.duplicate-card": json.dumps(record(deals=[{"deck": ["C2", "C2"], "actions": []}])),
    "record.deck": json.dumps(record(deals=[{"deck": ["C2"], "actions": []}])),
    "record.empty": " \n",
    "record.encoding": "\0",
}


def sentences(err: str) -> str:
    """The error stream without the lines that name a place."""
    return "\n".join(line for line in err.splitlines() if not line.endswith("]"))


@pytest.mark.parametrize("code", BAD)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_no_record_is_told_with_place_and_code(
    code: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """On the error stream for people; as an object with line and path for programs."""
    file = tmp_path / "bad.json"
    file.write_text(BAD[code], encoding="utf-8")
    answer = call(capsys, "replay", str(file), "--lang", language)
    assert (answer.status, answer.out) == (1, "")
    assert f"[{code}]" in answer.err
    assert str(file) in answer.err
    assert language == "en" or not english_words(sentences(answer.err))
    result = json.loads(call(capsys, "replay", "--json", str(file), "--lang", language).out)
    error = result["error"]
    assert (error["code"], error["line"]) == (code, 1)
    assert error["message"].endswith(".")
    assert (result["actor"], result["legal"]) == (None, [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_is_not_there_is_told_and_the_others_are_replayed(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Status 1, one object for each."""
    good, bad = written(tmp_path, record()), str(tmp_path / "none.json")
    answer = call(capsys, "replay", bad, good, "--lang", language)
    assert answer.status == 1
    assert bad in answer.err
    assert f"{good}:1" in answer.out
    results = [json.loads(line) for line in call(capsys, "replay", "--json", bad, good).lines]
    assert [result.get("error", {}).get("code") for result in results] == [
        "record.unreadable",
        None,
    ]


def test_a_hyphen_is_the_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Records come from another program."""
    data = json.dumps(record()).encode()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
    answer = call(capsys, "replay", "--json", "-")
    assert json.loads(answer.out)["finished"] is False


def test_names_from_a_record_cannot_steer_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Unprintable characters are shown as question marks, long names are cut, no name is empty."""
    players = ["\x1b[2J" + "A" * 300, " "]
    answer = replayed(tmp_path, capsys, record(players=players))
    assert "\x1b" not in answer.out
    assert "?[2J" in answer.out
    assert max(map(len, answer.lines[1:])) <= 79
    assert "Player 2" in answer.out


def test_marks_and_options_of_a_record_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Options that differ from the default, practice, sealed."""
    marked = record(options={"honours": False, "insult": True}, practice=True, sealed=True)
    lines = replayed(tmp_path, capsys, marked).lines
    assert "Options: honours=false" in lines
    assert sum(line.startswith(("Practice:", "Sealed:")) for line in lines) == 2


def test_without_a_file_the_command_says_what_is_missing(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Status 2: the command line is wrong, not a record."""
    answer = call(capsys, "replay")
    assert answer.status == 2
    assert answer.err.startswith("FILE is missing.")
