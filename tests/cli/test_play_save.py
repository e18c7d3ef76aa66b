"""A match in a file: killed at any moment it goes on from its last action, to the same end."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from honeymoon.cli.save_file import ResumeError, read_save, write_save
from honeymoon.rules.variants.catalogue import VARIANTS
from tests.cli.at_the_table import planless, say, sit
from tests.cli.calling import call
from tests.scale import deals

SCRIPT = ("k\n" * 13 + "t\n" * 13 + "p\n" * 4 + "1\n" * 60 + "\n") * 6
"""Understood or refused, line by line; in each phase something of it always goes on."""
SEED = "kill"


def start(folder: Path, *words: str) -> subprocess.Popen[str]:
    """The program between pipes."""
    return subprocess.Popen(
        [sys.executable, "-m", "honeymoon", "play", *words, "--seed", SEED, "--lang", "en"],
        cwd=folder,
        env={**os.environ, "HONEYMOON_DATA": str(folder / "data")},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )


def record(path: Path) -> dict[str, Any]:
    """The record in the file; the test fails where it is not whole."""
    return dict(json.loads(path.read_text(encoding="utf-8")))


def steps(saved: dict[str, Any]) -> list[str]:
    """Every deck and action of a record in order."""
    return [step for deal in saved["deals"] for step in (" ".join(deal["deck"]), *deal["actions"])]


@dataclass(frozen=True, slots=True)
class Whole:
    """What the script plays when nobody disturbs it.

    ``own`` is, for each action of the person, how many steps there are up to and with it.
    """

    steps: list[str]
    own: list[int]
    seconds: float


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Whole:
    """The match of the script, and how long it takes."""
    folder = tmp_path_factory.mktemp("whole")
    began = time.monotonic()
    program = start(folder, "draw-and-discard", "--save", "m.json")
    _, errors = program.communicate(SCRIPT)
    seconds = time.monotonic() - began
    assert (program.returncode, errors) == (0, "")
    played = steps(record(folder / "m.json"))
    assert len(played) > 100
    return Whole(played, own_steps(folder / "m.json", played), seconds)


def own_steps(file: Path, played: list[str]) -> list[int]:
    """The numbers of the steps after which an action of the person is complete."""
    actors = iter([seat for seat, _ in read_save(file).legal])
    numbered = ((n, step) for n, step in enumerate(played, 1) if len(step) < 100)
    return [number for number, _ in numbered if next(actors) == 0]


def acknowledged(output: str) -> int:
    """How many actions of the person the program has answered with what came of them."""
    return output.count("You kept") + output.count("\nYou: ")


def test_a_kill_at_any_moment_leaves_the_last_completed_action(
    tmp_path: Path, whole: Whole
) -> None:
    """SIGKILL at random moments: the file is whole, a beginning of the match, and behind nothing
    that was already on the screen; taken up again it plays to the same end."""
    chance = random.Random(20)
    killed = 0
    for number in range(deals(20, 100)):
        folder = tmp_path / str(number)
        folder.mkdir()
        program = start(folder, "draw-and-discard", "--save", "m.json")
        assert program.stdin is not None
        program.stdin.write(SCRIPT)
        program.stdin.flush()
        time.sleep(chance.uniform(0, whole.seconds))
        program.send_signal(signal.SIGKILL)
        output, _ = program.communicate()
        killed += program.returncode == -signal.SIGKILL
        if not (folder / "m.json").exists():
            assert "Hand 1" not in output
            continue
        saved = steps(record(folder / "m.json"))
        assert saved == whole.steps[: len(saved)]
        assert len(saved) >= [0, *whole.own][acknowledged(output)]
        if number % 5 == 0:
            assert resumed(folder) == whole.steps
    assert killed > 0


def resumed(folder: Path) -> list[str]:
    """What the match is after the script was given to it again."""
    saved = steps(record(folder / "m.json"))
    program = start(folder, "--resume", "m.json")
    _, errors = program.communicate(SCRIPT)
    if program.returncode == 2:
        assert "finished" in errors
        return saved
    assert (program.returncode, errors) == (0, "")
    after = steps(record(folder / "m.json"))
    assert after[: len(saved)] == saved
    return after


@pytest.mark.parametrize("game", VARIANTS)
def test_a_match_of_each_game_is_taken_up_where_it_was_left(tmp_path: Path, game: str) -> None:
    """After every question in turn: the file holds exactly what has been played."""
    program = start(tmp_path, game, "--save", "m.json")
    output, errors = program.communicate("k\nt\n1\n1\np\n1\n1\n1\n1\n1\n1\n1\n")
    assert (program.returncode, errors) == (0, "")
    before = record(tmp_path / "m.json")
    assert "Saved in m.json" in output
    again = start(tmp_path, "--resume", "m.json", "--save", "n.json")
    again.communicate("undo\nk\nt\n1\np\n")
    after = record(tmp_path / "n.json")
    assert record(tmp_path / "m.json") == before
    assert after["deals"][0]["deck"] == before["deals"][0]["deck"]
    assert after["players"] == before["players"]
    assert after["seats"] == before["seats"]
    assert after["options"] == before["options"]


def test_four_open_cards_are_played_strictly_here_unless_asked(tmp_path: Path) -> None:
    """A forgotten discard is refused at the terminal, and the record says so."""
    game = next(
        n for n, v in VARIANTS.items() if any(o.name == "forgotten_discard" for o in v.options)
    )
    start(tmp_path, game, "--save", "s.json").communicate("")
    assert record(tmp_path / "s.json")["options"] == {"forgotten_discard": "strict"}
    asked = ("--option", "forgotten_discard=redeal", "--save", "r.json")
    start(tmp_path, game, *asked).communicate("")
    assert record(tmp_path / "r.json")["options"] == {}


def test_what_was_taken_back_past_a_seen_card_is_marked_in_the_file(tmp_path: Path) -> None:
    """And stays marked when the match is taken up again."""
    start(tmp_path, "draw-and-discard", "--save", "m.json").communicate("k\nundo\n")
    assert record(tmp_path / "m.json")["practice"] is True
    start(tmp_path, "--resume", "m.json").communicate("k\n")
    assert record(tmp_path / "m.json")["practice"] is True


def test_saves_are_read_back_as_the_match_they_hold(tmp_path: Path) -> None:
    """Every state of a deal, in every game."""
    from honeymoon.rules.writing import record_of

    for game in VARIANTS:
        reply = sit(game, seed="round trip")
        for _ in range(25):
            reply = say(reply, planless(reply))
        write_save(tmp_path / "m.json", record_of(reply.session.sitting.match))
        assert read_save(tmp_path / "m.json").match == reply.session.sitting.match


def test_a_file_that_cannot_be_written_is_left_as_it_was(tmp_path: Path) -> None:
    """And what was written beside it does not take its place."""
    file = tmp_path / "m.json"
    write_save(file, {"old": True})
    with pytest.raises(TypeError):
        write_save(file, {"new": object()})
    assert record(file) == {"old": True}
    write_save(file, {"new": True})
    assert record(file) == {"new": True}
    assert [path.name for path in tmp_path.iterdir()] == ["m.json"]


def test_a_save_through_a_link_changes_the_file_behind_it(tmp_path: Path) -> None:
    """The link stays a link."""
    (tmp_path / "real.json").write_text("{}", encoding="utf-8")
    (tmp_path / "link.json").symlink_to(tmp_path / "real.json")
    write_save(tmp_path / "link.json", {"new": True})
    assert (tmp_path / "link.json").is_symlink()
    assert record(tmp_path / "real.json") == {"new": True}


BAD_FILES = {
    "empty": b"",
    "broken": b'{"format": "honeymoon-record"',
    "no text": b"\xff\xfe\x00",
    "two": b"{}\n{}\n",
    "foreign": b'{"format": "pbn"}',
}


@pytest.mark.parametrize("name", BAD_FILES)
def test_a_file_that_is_no_match_is_refused_and_kept(
    tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """With the name of the file and the reason; exit status 2."""
    file = tmp_path / "bad.json"
    file.write_bytes(BAD_FILES[name])
    with pytest.raises(ResumeError):
        read_save(file)
    told = call(capsys, "play", "--resume", str(file), "--lang", "en")
    assert told.status == 2
    assert str(file) in told.err
    assert file.read_bytes() == BAD_FILES[name]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("chess",), "chess"),
        (("plain", "--seats", "person"), "2 seats"),
        (("plain", "--seats", "tips,tips"), "person"),
        (("plain", "--seats", "person,deep-blue"), "deep-blue"),
        (("plain", "--seats", f"person:{'x' * 21},tips"), "20 letters"),
        (("plain", "--seats", "person:\x1b[2J,tips"), "cannot be a name"),
        (("plain", "--option", "honours"), "honours"),
        (("plain", "--option", "honours=maybe"), "maybe"),
        (("plain", "--option", "colour=red"), "colour"),
        (("--resume", "nowhere.json"), "nowhere.json"),
        (("plain", "--resume", "nowhere.json"), "keeps its game"),
        (("plain", "--save", "/dev/null/m.json"), "m.json"),
    ],
)
def test_what_cannot_be_is_refused_before_anything_is_dealt(
    words: tuple[str, ...], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """With the reason, and exit status 2."""
    told = call(capsys, "play", *words, "--lang", "en")
    assert told.status == 2
    assert reason in told.err
    assert "\x1b" not in told.err + told.out
    assert "Traceback" not in told.err


def test_a_save_never_overwrites_another_match(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The file is named, and is as it was."""
    file = tmp_path / "m.json"
    file.write_text("mine", encoding="utf-8")
    told = call(capsys, "play", "plain", "--save", str(file), "--lang", "en")
    assert told.status == 2
    assert "exists already" in told.err
    assert file.read_text(encoding="utf-8") == "mine"
