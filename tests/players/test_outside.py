"""Outside programs: the protocol of docs/bots.md, and nothing that they do stops a match."""

from __future__ import annotations

import json
import os
import shlex
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random

import pytest

from honeymoon.players.arena import decisions, result_json
from honeymoon.players.clock import Clock
from honeymoon.players.guard import Fault, Guarded
from honeymoon.players.outside import MOST_STARTS, Outside
from honeymoon.players.program import PlayerFailed
from honeymoon.players.seating import full_name, seated
from honeymoon.rules.match import Match
from honeymoon.rules.view import view
from honeymoon.rules.view_json import view_json
from honeymoon.shuffle import Chance
from tests.players.programs import BROKEN, FIRST, program
from tests.players.tables import TIPS
from tests.rules.helpers import GAMES, dealt, new_match, running

ROOT = Path(__file__).resolve().parents[2]
SEEN = view(running(dealt(new_match("plain"))), 0)
CLOCK = Clock(10_000)
SHORT = Clock(400)


@contextmanager
def outside(command: str) -> Iterator[Outside]:
    """The program as a player, ended afterwards."""
    with closing(Outside(command)) as player:
        yield player


@pytest.mark.parametrize("game", GAMES)
def test_the_example_plays_every_game_without_a_fault(game: str) -> None:
    """Forty lines, by the page alone."""
    example = ROOT / "examples" / "bot.py"
    assert len(example.read_text(encoding="utf-8").splitlines()) == 40
    faults: list[Fault] = []
    with outside(shlex.join([sys.executable, str(example)])) as bot:
        players = [Guarded(bot, faults.append), TIPS, TIPS]
        for number in range(3):
            list(decisions(Match.start(game), players, Chance.seeded(f"example {number}")))
        assert bot.called == "forty-lines"
    assert not faults


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_program_loses_its_turn_and_no_more(case: str, tmp_path: Path) -> None:
    """Its fault has the right name, each decision is legal and in time, the deal ends."""
    kind, act = BROKEN[case]
    faults: list[Fault] = []
    with outside(program(tmp_path, act)) as bot:
        bot.get_ready()
        guarded = Guarded(bot, faults.append)
        began = time.monotonic()
        clock = SHORT if kind == "time-out" else CLOCK
        assert guarded.choose(SEEN, clock, Random(1)) in SEEN.legal
        assert time.monotonic() - began < 30
    assert [fault.kind for fault in faults] == [kind]


def test_a_program_that_crashes_each_time_is_not_started_for_ever(tmp_path: Path) -> None:
    """After some starts every turn is taken from it at once, and the deal goes to its end."""
    faults: list[Fault] = []
    with outside(program(tmp_path, BROKEN["crashes"][1])) as bot:
        players = [Guarded(bot, faults.append), TIPS]
        moves = list(decisions(Match.start("draw-and-discard"), players, Chance.seeded("crash")))
    assert moves[-1].match.scored
    mine = [move for move in moves if move.view.seat == 0]
    assert len(faults) == len(mine) > MOST_STARTS
    assert (faults[-1].kind, faults[-1].detail) == ("gone", "")


@pytest.mark.parametrize(
    ("hello", "kind"),
    [("sys.exit()", "gone"), ('say({"name": 7})', "babble"), ('print("hi", flush=True)', "babble")],
)
def test_a_program_that_does_not_say_hello_loses_its_turn(
    hello: str, kind: str, tmp_path: Path
) -> None:
    """As if it had not been there."""
    with outside(program(tmp_path, hello=hello)) as bot, pytest.raises(PlayerFailed, match=kind):
        bot.choose(SEEN, CLOCK, Random(1))


def test_a_program_that_does_not_read_holds_up_nobody(tmp_path: Path) -> None:
    """Requests pile up in the pipe, and not in whoever asks."""
    hello = 'say({"name": "deaf"}); time.sleep(60)'
    with outside(program(tmp_path, hello=hello)) as bot:
        began = time.monotonic()
        for _ in range(2):
            bot.get_ready()
            with pytest.raises(PlayerFailed, match="time-out"):
                bot.choose(SEEN, Clock(100), Random(1))
        assert time.monotonic() - began < 40


def test_the_best_action_so_far_stands_when_the_time_is_over(tmp_path: Path) -> None:
    """``best`` may be sent before ``action``."""
    faults: list[Fault] = []
    act = 'say({"best": message["legal"][4]}); time.sleep(60)'
    with outside(program(tmp_path, act)) as bot:
        bot.get_ready()
        found = Guarded(bot, faults.append).choose(SEEN, Clock(2000), Random(1))
    assert found == SEEN.legal[4]
    assert [fault.kind for fault in faults] == ["time-out"]


def test_messages_are_those_of_the_page(tmp_path: Path) -> None:
    """hello, start and act for each deal, and its end; the view in its JSON form."""
    heard = tmp_path / "heard"
    note = f'open({str(heard)!r}, "a").write(line)'
    with outside(program(tmp_path, FIRST, rest=note)) as bot:
        for label in ("one", "two"):
            moves = list(decisions(Match.start("plain"), [bot, TIPS], Chance.seeded(label)))
            bot.end(result_json(moves[-1].match.scored[-1]))
    messages = [json.loads(line) for line in heard.read_text(encoding="utf-8").splitlines()]
    kinds = [message["type"] for message in messages]
    acts = sum(move.view.seat == 0 for move in moves)
    assert kinds[:3] == ["hello", "start", "act"]
    assert kinds[-acts - 2 :] == ["start", *["act"] * acts, "end"]
    assert kinds.count("start") == kinds.count("end") == 2
    assert messages[1] == {
        "type": "start",
        "game": "plain",
        "options": dict(moves[0].view.options),
        "seat": 0,
    }
    last = [move for move in moves if move.view.seat == 0][-1]
    told = [message for message in messages if message["type"] == "act"][-1]
    assert told["view"] == view_json(last.view)
    assert told["legal"] == [str(action) for action in last.view.regular]
    assert messages[-1]["result"]["tricks"] == list(moves[-1].match.scored[-1].deal.position.tricks)


def test_the_number_for_chance_is_the_same_for_the_same_generator(tmp_path: Path) -> None:
    """So a program that draws from it can be repeated."""
    act = 'say({"action": message["legal"][message["chance"] % len(message["legal"])]})'
    with outside(program(tmp_path, act)) as bot:
        found = [bot.choose(SEEN, CLOCK, Random(seed)) for seed in (1, 1, 2, 3)]
    assert found[0] == found[1]
    assert len(set(found)) > 1


def test_programs_that_a_program_starts_end_with_it(tmp_path: Path) -> None:
    """A wrapper that hangs leaves nothing behind."""
    number = tmp_path / "number"
    act = (
        "import subprocess; child = subprocess.Popen(['sleep', '60']); "
        f"open({str(number)!r}, 'w').write(str(child.pid)); time.sleep(60)"
    )
    with outside(program(tmp_path, act)) as bot, pytest.raises(PlayerFailed, match="time-out"):
        bot.choose(SEEN, Clock(3000), Random(1))
    child = int(number.read_text(encoding="utf-8"))
    until = time.monotonic() + 5
    while is_alive(child) and time.monotonic() < until:
        time.sleep(0.05)
    assert not is_alive(child)


def is_alive(number: int) -> bool:
    """Whether the process runs; one that has ended and is not yet buried does not."""
    try:
        os.kill(number, 0)
        status = Path(f"/proc/{number}/stat")
        return not status.exists() or status.read_text(encoding="utf-8").split(") ")[1][0] != "Z"
    except OSError:
        return False


def test_names_of_players() -> None:
    """A name with its version, or cmd: and a command line."""
    assert full_name("tips") == "tips-1"
    assert full_name("cmd:./bot --fast") == "cmd:./bot --fast"
    assert seated("cmd:./bot").name == "cmd:./bot"
    assert seated("tips", isolated=True).name == "tips-1"
    for text in ("cmd:", "cmd:'"):
        with pytest.raises(ValueError, match=r"no command|quotation"):
            full_name(text)
    with pytest.raises(KeyError):
        seated("nobody")


def test_an_illegal_best_so_far_is_no_answer(tmp_path: Path) -> None:
    """What follows it is the answer, also to the next question."""
    act = 'say({"best": "nonsense"}); say({"action": message["legal"][0]})'
    faults: list[Fault] = []
    with outside(program(tmp_path, act)) as bot:
        guarded = Guarded(bot, faults.append)
        first = SEEN.regular[0]
        assert [guarded.choose(SEEN, CLOCK, Random(1)) for _ in range(2)] == [first, first]
    assert not faults
