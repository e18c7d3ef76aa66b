"""`honeymoon score`: every way to write a contract, the receipt, and what is refused."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from honeymoon.cli.contract_text import (
    DOUBLINGS,
    STRAINS,
    ContractError,
    parse_contract,
    parse_quota_contract,
)
from honeymoon.cli.play_page import Page
from honeymoon.cli.receipt_text import calculation, receipt_line
from honeymoon.locales import Texts
from honeymoon.rules.contract import SPEL, Contract, Doubling
from honeymoon.rules.scoring.entry import Entry, EntryKind, Line
from tests.cli.calling import LANGUAGES, call, english_words

VECTORS = Path(__file__).parents[1] / "data" / "conformance" / "scoring_vectors.csv"
PROFILES = {
    "dd": (),
    "hm": ("--game", "plain"),
    "hm-noinsult": ("--game", "plain", "--option", "insult=false"),
    "hm-gloss": ("--game", "plain", "--option", "penalties=glossary"),
    "h3": ("--game", "three-handed"),
}


@pytest.mark.parametrize(
    ("text", "token"),
    [
        ("3NTX", "3NTX"),
        ("3 nt doubled", "3NTX"),
        ("3NX", "3NTX"),
        ("4♠xx", "4SXX"),
        ("4 ♠️ xx", "4SXX"),
        ("3 NT redoubled", "3NTXX"),
        ("1c dbl", "1CX"),
        ("1CDBL", "1CX"),
        ("2ddbl", "2DX"),
        ("2 diamonds rdbl", "2DXX"),
        ("7 no-trump", "7NT"),
        ("7 No Trump Redoubled", "7NTXX"),
        ("5 hearts undoubled", "5H"),
        ("5h", "5H"),
        ("1n", "1NT"),
        ("6 tréboles doblado", "6CX"),
        ("3 SA com recontra", "3NTXX"),
        ("2 copas", "2H"),
        ("4 picche con contro", "4SX"),
        ("  3\tnt  x ", "3NTX"),
    ],
)
def test_a_contract_is_read_as_people_write_it(text: str, token: str) -> None:
    """Upper or lower case, letters, symbols or words, with and without spaces."""
    assert str(parse_contract(text)) == token


def test_every_word_for_strain_and_doubling_is_read_with_every_other() -> None:
    """No strain's word hides the beginning of a doubling, or the other way round."""
    for strain_word, strain in STRAINS.items():
        for doubling_word, doubling in DOUBLINGS.items():
            contract = parse_contract(f"3{strain_word} {doubling_word}")
            assert contract == Contract(3, strain, doubling, 0), (strain_word, doubling_word)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "contract-level"),
        ("pass", "contract-level"),
        ("0nt", "contract-level"),
        ("8c", "contract-level"),
        ("NT3", "contract-level"),
        ("-1c", "contract-level"),
        ("٣NT", "contract-level"),
        ("3", "contract-strain"),
        ("3x", "contract-strain"),
        ("33nt", "contract-strain"),
        ("3zz", "contract-strain"),
        ("3ntq", "contract-rest"),
        ("3nt dubled", "contract-rest"),
        ("3ntxxx", "contract-rest"),
        ("3nt x doubled", "contract-rest"),
        ("3nt-1", "contract-rest"),
        ("3nt=", "contract-rest"),
        ("4s by east", "contract-rest"),
        ("3dbl", "contract-rest"),
        ("3 double", "contract-rest"),
    ],
)
def test_what_is_not_understood_is_refused_and_never_scored_undoubled(text: str, code: str) -> None:
    """The reason says which part of the text it is."""
    with pytest.raises(ContractError) as refused:
        parse_contract(text)
    assert refused.value.code == code


@pytest.mark.parametrize("text", ["3nt dubled", "3ntq", "8c", "3zz", "x", ""])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_one_sentence_and_status_2(
    text: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing is printed as a score; the sentence repeats the text."""
    answer = call(capsys, "score", text, "--tricks", "9", "--lang", language)
    assert (answer.status, answer.out) == (2, "")
    assert text in answer.err
    assert "\n" not in answer.err.rstrip("\n")


@pytest.mark.parametrize(
    ("text", "token"),
    [
        ("spel", "spel"),
        ("SPADER", "spader"),
        ("valfri:h", "valfri:H"),
        ("Valfri ♥", "valfri:H"),
        ("valfri tréboles", "valfri:C"),
        ("Pass", "pass"),
        ("P", "pass"),
    ],
)
def test_a_contract_against_quotas_is_read(text: str, token: str) -> None:
    """Its token, or the suit behind it in other words."""
    assert str(parse_quota_contract(text)) == token


@pytest.mark.parametrize("text", ["valfri", "valfri:", "valfri:X", "spell", "3NT", "", "h"])
def test_any_other_contract_against_quotas_is_refused(text: str) -> None:
    """A suit is named with Valfri and only there."""
    with pytest.raises(ContractError):
        parse_quota_contract(text)


def test_the_example_of_the_source_text_is_explained_line_by_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Three tricks short, doubled, not vulnerable: 500."""
    answer = call(capsys, "score", "3NTX", "--tricks", "6")
    assert answer.lines == [
        "3NT doubled: 9 tricks needed, 6 won, down 3",
        "  defender, above the line",
        "    3 undertricks doubled, not vulnerable: 100 + 200 + 200 = 500",
    ]


def test_words_after_the_first_are_joined_wherever_they_stand(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The options may stand between them."""
    apart = call(capsys, "score", "3", "nt", "--tricks", "9", "doubled", "--json")
    together = call(capsys, "score", "3NTX", "--tricks", "9", "--json")
    assert apart == together


def test_json_has_contract_made_and_entries(capsys: pytest.CaptureFixture[str]) -> None:
    """Player 0 is declarer, the others are defenders."""
    words = ("--game", "three-handed", "--tricks", "16", "--vulnerable", "--json")
    made = json.loads(call(capsys, "score", "6h", *words).out)
    assert (made["contract"], made["made"]) == ("6H", True)
    assert [(entry["kind"], entry["points"]) for entry in made["entries"]] == [
        ("contract", 180),
        ("overtricks", 120),
        ("slam", 750),
    ]
    failed = json.loads(call(capsys, "score", "7NTXX", *words[:2], "--tricks", "0", "--json").out)
    assert failed["made"] is False
    assert [entry["player"] for entry in failed["entries"]] == [1, 2]


def test_quotas_score_forehand_and_the_others(capsys: pytest.CaptureFixture[str]) -> None:
    """Player 0 is forehand; zero counts and is shown."""
    words = ("score", "pass", "--game", "bismarck", "--forehand", "3", "--others", "6,7")
    result = json.loads(call(capsys, *words, "--json").out)
    assert result["contract"] == "pass"
    assert [entry["points"] for entry in result["entries"]] == [1, 0, -1]
    assert "  eldest hand: quota 4 - 3 tricks = +1" in call(capsys, *words).lines


@pytest.mark.parametrize("row", list(csv.DictReader(VECTORS.open(encoding="utf-8"))), ids=str)
def test_the_scoring_vectors_through_the_command(
    row: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    """Below, above and the defender's amount, added up from the entries."""
    contract = f"{row['level']}{row['strain']}{'x' * int(row['doubled'])}"
    vulnerable = ["--vulnerable"] if row["vulnerable"] == "1" else []
    words = (contract, "--tricks", row["tricks"], *PROFILES[row["profile"]], *vulnerable)
    entries = json.loads(call(capsys, "score", *words, "--json").out)["entries"]

    def total(player: int, line: str) -> int:
        fits = [e for e in entries if (e["player"], e["line"]) == (player, line)]
        return sum(entry["points"] for entry in fits)

    sums = (total(0, "below"), total(0, "above"), total(1, "above"))
    expected = ("declarer_below", "declarer_above", "defender_above")
    assert sums == tuple(int(row[name]) for name in expected)


BAD = [
    ("3NT",),
    ("3NT", "--tricks", "14"),
    ("3NT", "--tricks", "-1"),
    ("3NT", "--tricks", "nine"),
    ("3NT", "--tricks", "1_0"),
    ("3NT", "--tricks", "٩"),
    ("3NT", "--tricks"),
    ("3NT", "--tricks", "9", "--game", "whist"),
    ("3NT", "--tricks", "17", "--game", "three-handed"),
    ("3NT", "--tricks", "9", "--option", "honours=true"),
    ("3NT", "--tricks", "9", "--option", "honours"),
    ("3NT", "--tricks", "9", "--option", "luck=true"),
    ("3NT", "--tricks", "9", "--game", "plain", "--option", "penalties=soft"),
    ("3NT", "--tricks", "9", "--forehand", "3"),
    ("3NT", "--tricks", "9", "--vulnerable", "--game", "plain", "--option", "match=single-game"),
    ("spel", "--tricks", "9"),
    ("spel", "--game", "bismarck"),
    ("spel", "--game", "bismarck", "--tricks", "9"),
    ("spel", "--game", "bismarck", "--forehand", "8"),
    ("spel", "--game", "bismarck", "--forehand", "8", "--others", "4"),
    ("spel", "--game", "bismarck", "--forehand", "8", "--others", "4,x"),
    ("spel", "--game", "bismarck", "--forehand", "8", "--others", "4,5"),
    ("spel", "--game", "bismarck", "--forehand", "17", "--others", "0,0"),
    ("3NT", "--game", "bismarck", "--forehand", "8", "--others", "4,4"),
    ("3NT", "--tricks", "9", "--lang", "fr"),
    ("3NT", "--tricks", "9", "--loud"),
    (),
]


@pytest.mark.parametrize("words", BAD, ids=" ".join)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_is_refused_with_status_2(
    words: tuple[str, ...], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing on the standard output, a sentence in the language on the other."""
    asked = () if "--lang" in words else ("--lang", language)
    answer = call(capsys, "score", *words, *asked)
    assert (answer.status, answer.out) == (2, "")
    assert answer.err.strip()
    if asked and language != "en":
        assert not english_words(answer.err)


def test_long_rows_of_amounts_are_grouped() -> None:
    """More than four amounts are written as so many times each."""
    steps = (100, 200, 200, *[300] * 10)
    entry = Entry(1, Line.ABOVE, EntryKind.UNDERTRICKS, 7000, "undertricks", steps, 2)
    assert calculation(entry) == "(100 + 2 × 200 + 10 × 300) × 2 = 7000"


REASONS = (
    "contract",
    "overtricks",
    "insult",
    "slam.small",
    "slam.grand",
    "undertricks",
    "honours.four",
    "honours.five",
    "honours.aces",
    "rubber.two-nil",
    "rubber.two-one",
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", REASONS)
@pytest.mark.parametrize("doubling", list(Doubling))
@pytest.mark.parametrize("vulnerable", [False, True])
def test_every_reason_has_a_sentence_in_every_language(
    language: str, reason: str, doubling: Doubling, vulnerable: bool
) -> None:
    """For every state of the contract; in three languages without an English word."""
    page = Page(Texts(language), ("Ana", "Ben"))
    entry = Entry(0, Line.ABOVE, EntryKind.SLAM, 60, reason, (60,), 1, doubling, vulnerable)
    line = receipt_line(page, entry, Contract(6, STRAINS["h"], doubling, 0))
    assert line.endswith("60")
    assert language == "en" or not english_words(line)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", ["quota.win", "quota.avoid"])
def test_quotas_have_a_sentence_in_every_language(language: str, reason: str) -> None:
    """Tricks and quota stand in it with the difference."""
    page = Page(Texts(language), ("Ana", "Ben", "Carl"))
    entry = Entry(0, Line.SCORE, EntryKind.QUOTA, 1, reason, (9, -8))
    line = receipt_line(page, entry, SPEL.by(0))
    assert line.endswith("= +1")
    assert "9" in line
    assert "8" in line
    assert language == "en" or not english_words(line)
