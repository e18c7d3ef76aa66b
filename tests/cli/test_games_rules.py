"""`honeymoon games`, `honeymoon rules`, and what holds for every command line."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from honeymoon import VARIANTS
from honeymoon.cli import law_files
from honeymoon.cli.law_files import law_folder, law_languages, law_text
from honeymoon.cli.main import COMMANDS
from honeymoon.locales import Texts
from tests.cli.calling import GAMES, LANGUAGES, call, english_words

FAMILY_HEADING = "# The Honeymoon family: common rules"


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_game_has_one_line_with_its_seats(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The seven first, in the order of the catalogue, none wider than the terminal."""
    answer = call(capsys, "games", "--lang", language)
    assert answer.status == 0
    assert [line.split()[0] for line in answer.lines[:7]] == list(GAMES)
    for line, variant in zip(answer.lines, VARIANTS.values(), strict=False):
        assert f" {variant.seats} " in line
    assert max(map(len, answer.lines)) <= 79


def test_every_option_stands_there_with_its_values_the_default_first(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """As people type them; what a game fixes is no choice."""
    words = " ".join(call(capsys, "games").out.split())
    for variant in VARIANTS.values():
        for option in variant.options:
            values = "|".join(str(value).lower() for value in option.values)
            assert option.is_fixed or f"{option.name}={values}" in words


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_list_of_games_has_no_english_word_in_other_languages(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Names of games and options stay, since they are typed."""
    lines = call(capsys, "games", "--lang", language).lines
    about = [line[18:] for line in lines[:7]]
    meanings = [line[18:] for line in lines if line.startswith("  ") and "=" not in line]
    headings = [line.partition(": ")[2] for line in lines if "_" in line]
    assert not english_words("\n".join([*about, *meanings, *headings]))


@pytest.mark.parametrize("game", GAMES)
def test_the_law_of_a_game_is_printed_whole(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Its own file, then the family's, which every game refers to."""
    answer = call(capsys, "rules", game, "--lang", "en")
    assert answer.status == 0
    assert answer.out.startswith(law_text("en", game))
    assert FAMILY_HEADING in answer.lines
    assert "### " in answer.out


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", law_languages())
def test_the_law_is_printed_in_the_language_asked_for(
    language: str, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The game's own file and the family's, both in that language, and no word before them."""
    answer = call(capsys, "rules", game, "--lang", language)
    assert answer.status == 0
    assert answer.out.startswith(law_text(language, game))
    assert answer.out.endswith(law_text(language, "honeymoon-family"))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_law_says_when_it_is_not_in_the_language_asked_for(
    language: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    """One line, then the English law."""
    english = call(capsys, "rules", "plain", "--lang", "en").out
    (tmp_path / "en").symlink_to(law_folder() / "en")
    monkeypatch.setattr(law_files, "law_folder", lambda: tmp_path)
    other = call(capsys, "rules", "plain", "--lang", language).out
    assert other == f"{Texts(language)('rules-language')}\n\n{english}"


@pytest.mark.parametrize("words", [("rules", "whist"), ("rules",), ("games", "all"), ("rulez",)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_command_line_is_told_with_status_2(
    words: tuple[str, ...], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """In the language asked for, on the error stream, with what was expected."""
    answer = call(capsys, *words, "--lang", language)
    assert (answer.status, answer.out) == (2, "")
    assert answer.err.strip()
    rest = answer.err.replace("play, games, rules, score, replay", "")
    assert language == "en" or not english_words(rest)


def test_an_unknown_game_is_told_with_the_seven(capsys: pytest.CaptureFixture[str]) -> None:
    """What was expected stands in the sentence."""
    assert ", ".join(GAMES) in call(capsys, "rules", "whist").err


def test_an_unknown_language_is_told_with_the_four(capsys: pytest.CaptureFixture[str]) -> None:
    """Also when the rest of the line is right."""
    answer = call(capsys, "games", "--lang", "fr")
    assert (answer.status, answer.out) == (2, "")
    assert "en, es, pt, it" in answer.err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_each_command_has_a_page_of_help_in_each_language(
    command: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """It fits the terminal and needs nothing but the command's name."""
    words = [word for word in (command, "--help", "--lang", language) if word]
    answer = call(capsys, *words)
    assert (answer.status, answer.err) == (0, "")
    assert f"honeymoon {command}".rstrip() in answer.out
    assert max(map(len, answer.lines)) <= 79
    assert not ({"{", "}"} & set(answer.out))


def test_the_language_comes_from_the_locale(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Unless the option says otherwise."""
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert "2 giocatori" in call(capsys, "games").out
    assert "2 jugadores" in call(capsys, "games", "--lang=es").out


def test_without_arguments_the_program_says_what_it_can_do(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """All commands are named."""
    answer = call(capsys)
    assert answer.status == 0
    assert all(f"honeymoon {command}" in answer.out for command in COMMANDS)


def python_m(*words: str, stdin: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """``python -m honeymoon WORDS…`` as a process of its own."""
    command = [sys.executable, "-m", "honeymoon", *words]
    return subprocess.run(command, input=stdin, capture_output=True, check=False)


def test_the_module_runs_as_the_command_does() -> None:
    """With its exit status."""
    assert python_m("--version").stdout.startswith(b"honeymoon ")
    assert python_m("nothing").returncode == 2


def test_a_reader_that_leaves_early_ends_the_program_quietly() -> None:
    """As `honeymoon rules plain | head -1` does."""
    command = f"{sys.executable} -m honeymoon rules plain | head -1"
    result = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert result.stdout.startswith("#")
    assert result.stderr == ""


def test_the_list_of_games_loads_nothing_that_takes_long() -> None:
    """No third party at all: this is what keeps it within 0.3 s."""
    code = (
        "import sys; before = set(sys.modules); from honeymoon.cli.main import run; run(['games']);"
        "names = {name.partition('.')[0] for name in set(sys.modules) - before};"
        "print(*sorted(names - sys.stdlib_module_names - {'honeymoon'}), file=sys.stderr)"
    )
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert result.stderr.strip() == b""


def test_every_law_file_that_is_printed_exists() -> None:
    """The names of the catalogue are the names of the files."""
    folder = Path(__file__).parents[2] / "docs" / "rules" / "en"
    assert all((folder / f"{game}.md").is_file() for game in VARIANTS)
