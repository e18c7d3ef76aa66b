"""Careless surroundings: closed and full streams, folders for files, names that are too long."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from honeymoon.locales import Texts
from tests.cli.calling import GAMES, call

PLAY = ("play", "draw-and-discard", "--seed", "x")


def untraced() -> dict[str, str]:
    """The environment without coverage, whose own files a full disk would hit first."""
    return {name: value for name, value in os.environ.items() if not name.startswith("COV")}


def run(folder: Path, *words: str, shell: str = '"$@"', typed: str = "") -> tuple[int, str]:
    """The program as a shell line starts it: its exit status, and all that it printed."""
    program = subprocess.run(
        ["sh", "-c", shell, "sh", sys.executable, "-m", "honeymoon", *words],
        cwd=folder,
        env={**untraced(), "HONEYMOON_DATA": str(folder / "data"), "LANG": "C", "LC_ALL": ""},
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    printed = program.stdout + program.stderr
    assert "Traceback" not in printed
    assert "Exception ignored" not in printed
    return program.returncode, printed


@pytest.mark.parametrize("words", [("games",), ("rules", "plain"), ("--help",), PLAY])
def test_an_output_without_room_is_an_error_with_a_sentence(
    tmp_path: Path, words: tuple[str, ...]
) -> None:
    """Exit status 1, in the language that was asked for."""
    said = run(tmp_path, *words, shell='"$@" >/dev/full')
    assert said == (1, "The output cannot be written.\n")
    status, said_in_spanish = run(tmp_path, *words, "--lang", "es", shell='"$@" >/dev/full')
    assert (status, said_in_spanish) == (1, "No se puede escribir la salida.\n")


def test_closed_streams_are_as_good_as_empty_ones(tmp_path: Path) -> None:
    """Nothing to read is the end of the input; what nobody reads goes nowhere."""
    status, said = run(tmp_path, *PLAY, shell='"$@" <&-')
    assert (status, "Saved in" in said) == (0, True)
    status, said = run(tmp_path, "replay", "-", shell='"$@" <&-')
    assert (status, "[record.empty]" in said) == (1, True)
    assert run(tmp_path, *PLAY, shell='"$@" >&-') == (0, "")
    assert run(tmp_path, "replay", "nowhere", shell='"$@" 2>&-') == (1, "")
    assert run(tmp_path, "chess", shell='"$@" 2>/dev/full') == (2, "")


def test_a_reader_that_leaves_ends_the_game_and_the_save_stays(tmp_path: Path) -> None:
    """As behind a pipe to head."""
    first = '"$@" | head -40; cat m.json'
    _, said = run(tmp_path, *PLAY, "--save", "m.json", shell=first, typed="k\n" * 30)
    assert said.startswith("Draw and Discard")
    assert '"format": "honeymoon-record"' in said


def test_a_choice_of_a_game_may_be_any_nonsense(tmp_path: Path) -> None:
    """Endless numbers, digits of other scripts, control characters: asked again."""
    nonsense = f"{'9' * 5000}\n\u0663\n\x1b[2J\n0\n8\n-1\n\u00b2\n"
    status, said = run(tmp_path, "play", typed=nonsense)
    assert (status, said.count(Texts("en")("play-ask-game"))) == (0, 8)
    assert "\x1b" not in said


LONG = "a" * 300


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ((*PLAY, "--save", LONG), "name is too long"),
        ((*PLAY, "--save", "a" * 252), "name is too long"),
        ((*PLAY, "--save", "a/" * 2100 + "a"), "name is too long"),
        (("play", "--resume", LONG), "name is too long"),
        (("play", "--resume", "."), "it is a folder"),
        (("play", "--resume", "nowhere.json", "--save", "here.json"), "no such file"),
    ],
)
def test_files_that_cannot_be_are_refused_with_the_reason(
    tmp_path: Path, words: tuple[str, ...], reason: str
) -> None:
    """Exit status 2, and no file is left behind."""
    (tmp_path / "here.json").write_text("mine", encoding="utf-8")
    status, said = run(tmp_path, *words)
    assert (status, reason in said) == (2, True)
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["here.json"]
    assert (tmp_path / "here.json").read_text(encoding="utf-8") == "mine"


def test_a_data_folder_that_cannot_be_is_refused(tmp_path: Path) -> None:
    """Its name is too long, or a file stands in its place."""
    (tmp_path / "file").write_text("", encoding="utf-8")
    for folder in (LONG, "file"):
        shell = f'HONEYMOON_DATA={folder} "$@"'
        status, said = run(tmp_path, *PLAY, shell=shell)
        assert (status, "cannot be written" in said) == (2, True)


def test_a_folder_is_no_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The reason says so, as JSON too."""
    for words in (("replay",), ("replay", "--json")):
        told = call(capsys, *words, str(tmp_path), "--lang", "en")
        assert told.status == 1
        assert "it is a folder" in told.out + told.err


def test_a_full_disk_stops_the_game_and_leaves_the_last_save(tmp_path: Path) -> None:
    """Nothing of what could not be written remains."""
    run(tmp_path, *PLAY, "--save", "m.json")
    before = (tmp_path / "m.json").read_bytes()
    limited = 'ulimit -f 0; "$@"'
    status, said = run(tmp_path, "play", "--resume", "m.json", shell=limited, typed="k\n")
    assert (status, "there is no room left" in said) == (2, True)
    assert (tmp_path / "m.json").read_bytes() == before
    assert not (tmp_path / ".m.json.part").exists()


@pytest.mark.parametrize("game", GAMES)
def test_two_tables_on_one_file_do_not_undo_each_other(tmp_path: Path, game: str) -> None:
    """The second to write is told that the file has changed; the first one's save stays."""
    run(tmp_path, "play", game, "--seed", "x", "--save", "m.json")
    words = (sys.executable, "-m", "honeymoon", "play", "--resume", "m.json", "--lang", "en")
    slow = subprocess.Popen(
        words, cwd=tmp_path, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert slow.stdout is not None
    while slow.stdout.read(1) != b">":
        pass
    typed = "k\nt\np\n1\n1\n"
    run(tmp_path, "play", "--resume", "m.json", typed=typed)
    after = (tmp_path / "m.json").read_bytes()
    _, errors = slow.communicate(typed.encode())
    assert slow.returncode == 2
    assert b"was changed by another program" in errors
    assert (tmp_path / "m.json").read_bytes() == after
