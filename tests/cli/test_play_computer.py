"""Computer players at the terminal: paced, guarded, and outside programs among them."""

from __future__ import annotations

import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from honeymoon.cli.play_computer import Computers
from honeymoon.cli.play_match import Wait, sit_down
from honeymoon.cli.play_page import Page
from honeymoon.cli.play_seats import SeatsError, parse_seats, seats_of_record
from honeymoon.cli.play_session import answer, begin, computer_turn
from honeymoon.cli.play_state import Reply
from honeymoon.cli.play_words import words_of
from honeymoon.locales import LANGUAGES, Texts
from honeymoon.players.arena import play_match
from honeymoon.players.guard import Guarded
from honeymoon.players.pace import LONGEST, SHORTEST
from honeymoon.rules.match import Match
from honeymoon.shuffle import Chance
from tests.cli.calling import english_words
from tests.players.programs import BROKEN, FIRST, program
from tests.players.tables import TIPS

PEOPLE = ("Ana", "Ben")
WHY = {"en": "why", "es": "porque", "pt": "motivo", "it": "motivo"}


def sitting_with(seats: str, lang: str = "en") -> Reply:
    """A new match of draw and discard at the first question or computer turn."""
    plans = parse_seats(seats, PEOPLE)
    texts = Texts(lang)
    page = Page(texts, tuple(plan.name for plan in plans))
    sitting = sit_down(Match.start("draw-and-discard"), plans, Chance.seeded("computers"))
    return begin(sitting, page, words_of(texts))


def drawn(reply: Reply, computers: Computers, turns: int) -> Reply:
    """The reply after so many turns of the computer; the person keeps."""
    while turns:
        if reply.session.sitting.wait is Wait.COMPUTER:
            reply = computers.turn(reply.session)
            turns -= 1
        else:
            reply = answer(reply.session, "keep")
    return reply


def test_each_action_comes_after_a_pause_by_lot() -> None:
    """From 0.4 to 1.2 seconds; the action is the one that it is without a pause."""
    waited: list[float] = []
    start = sitting_with("person,tips")
    with closing(Computers(waited.append)) as computers:
        slow = drawn(start, computers, 10)
    assert len(waited) == 10
    assert all(0 <= seconds <= LONGEST for seconds in waited)
    assert max(waited) > SHORTEST
    assert len(set(waited)) == 10
    quick = start
    while quick.session.sitting.wait is not Wait.COMPUTER:
        quick = answer(quick.session, "keep")
    first = computer_turn(quick.session).session.sitting.match.deal
    assert first is not None
    assert slow.session.sitting.match.deal is not None
    assert slow.session.sitting.match.deal.actions[: len(first.actions)] == first.actions


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_program_that_fails_is_told_to_whoever_looks(lang: str, tmp_path: Path) -> None:
    """By the name of its seat, not what it wrote, which may tell its hand; the match goes on."""
    start = sitting_with(f"person,cmd:{program(tmp_path, BROKEN['lies'][1])}", lang)
    with closing(Computers(None)) as computers:
        reply = drawn(start, computers, 1)
    assert reply.session.sitting.match.deal is not None
    (told,) = [line for line in reply.lines if line.startswith("bot.py: ")]
    assert "7NTX" not in told
    assert lang == "en" or not english_words(told)
    why = " ".join(answer(reply.session, WHY[lang]).lines)
    assert reply.session.page.texts("why-code-guard") in why


def test_a_program_is_not_asked_for_its_reasons(tmp_path: Path) -> None:
    """What it does is told, and that it is a program of its own."""
    with closing(Computers(None)) as computers:
        reply = drawn(sitting_with(f"person,cmd:{program(tmp_path, FIRST)}"), computers, 1)
    head, why, *_ = answer(reply.session, "why").lines
    assert head == "bot.py, Draw: Keep"
    assert why == "It is a program of its own and gives no reasons."


def test_deals_against_a_program_can_be_played(tmp_path: Path) -> None:
    """Through a pipe, where nobody waits; the program hears of each end."""
    heard = tmp_path / "heard"
    note = f'open({str(heard)!r}, "a").write(kind + " ")'
    seats = f"person,cmd:{program(tmp_path, FIRST, rest=note)}"
    command = [sys.executable, "-m", "honeymoon", "play", "plain", "--seats", seats]
    command += ["--seed", "one", "--save", str(tmp_path / "save.json"), "--lang", "en"]
    lines = "1s\n" + "p\n1\n\n" * 40
    done = subprocess.run(command, input=lines.encode(), capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    kinds = heard.read_text(encoding="utf-8").split()
    assert kinds[:3] == ["hello", "start", "act"]
    assert kinds.count("start") - kinds.count("end") in (0, 1)
    assert kinds.count("act") > 13


def test_a_file_starts_no_program(tmp_path: Path) -> None:
    """A record that names a command line is refused, and the command not run."""
    with pytest.raises(SeatsError, match="play-seats-program"):
        seats_of_record(("person", "cmd:touch x"), None, PEOPLE)
    save = tmp_path / "save.json"
    seats = f"person,cmd:{program(tmp_path)}"
    command = [sys.executable, "-m", "honeymoon", "play", "plain", "--seats", seats]
    subprocess.run([*command, "--save", str(save)], input=b"", capture_output=True, check=True)
    again = [sys.executable, "-m", "honeymoon", "play", "--resume", str(save), "--lang", "en"]
    done = subprocess.run(again, input=b"", capture_output=True, check=False)
    assert done.returncode == 2
    assert b"A file starts no program" in done.stderr


@pytest.mark.parametrize("seats", ["person,cmd:", "person,cmd:'"])
def test_a_command_line_that_is_none_is_refused(seats: str) -> None:
    """Before the match."""
    with pytest.raises(SeatsError, match="play-seats-player"):
        parse_seats(seats, PEOPLE)


def test_the_end_of_a_deal_is_told_once_and_not_when_it_is_taken_back() -> None:
    """Taking back the last card makes the deal one that is not scored."""
    told: list[object] = []
    start = sitting_with("person,tips").session.sitting
    match = play_match(Match.start("draw-and-discard"), [TIPS, TIPS], Chance.seeded("end"), 1)
    done = replace(start, match=match)
    fewer = replace(done, match=replace(done.match, scored=done.match.scored[:-1]))
    with closing(Computers(None)) as computers:
        hearer = SimpleNamespace(player=SimpleNamespace(end=told.append))
        computers._players[1] = cast(Guarded, hearer)
        computers.hear(fewer)
        for sitting in (done, done, fewer):
            computers.hear(sitting)
        computers._players.clear()
    assert len(told) == 1
