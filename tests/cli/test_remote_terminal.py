"""Terminals at tables of a real server: whole processes, links, kills and restarts."""

from __future__ import annotations

import json
import re
import signal
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pexpect
import pytest

from honeymoon.rules.variants.catalogue import VARIANTS
from tests.cli.at_a_terminal import CONTROL, REPLIES, TerminalPlayer
from tests.cli.test_play_terminal import no_english
from tests.cli.test_serve import serving
from tests.scale import FULL

LINK = re.compile(r"http://127\.0\.0\.1:\d+/join#[\w-]+")
PATIENCE = 120
"""Seconds for one question, on a busy machine."""
MOST_QUESTIONS = 50_000
LANGUAGE_OF = dict(zip(VARIANTS, ("en", "es", "pt", "it", "es", "pt", "it"), strict=True))
PLAYED = [(game, LANGUAGE_OF[game]) for game in (VARIANTS if FULL else ("semi-exposed",))]
ENDS = ("ask-next",) if FULL else ("ask-next", "ask-card", "ask-only")
"""Computer players take their time: at the quick size a deal goes as far as its first card."""


class Guest(TerminalPlayer):
    """A terminal at a served table; ``honeymoon WORDS…`` in a folder of data of its own."""

    def __init__(self, folder: Path, *words: str, lang: str = "en") -> None:
        folder.mkdir(exist_ok=True)
        super().__init__(folder, *words, lang=lang, HONEYMOON_DATA=str(folder))
        self.child.timeout = PATIENCE
        self.seen = 0

    def command(self, words: tuple[str, ...]) -> list[str]:
        """Just these."""
        return list(words)

    def hear(self, wait: float = 0.01) -> None:
        """Take in what has been printed."""
        try:
            while True:
                self.output += self.child.read_nonblocking(65536, wait)
        except (pexpect.TIMEOUT, pexpect.EOF):
            pass

    def asked(self) -> str:
        """The kind of the question that the screen ends with and nobody has answered."""
        self.hear()
        if len(self.output) == self.seen:
            return ""
        last = CONTROL.sub("", self.output.rpartition("\n")[2].rpartition("\r")[2]).strip()
        for key in ("remote-ask-again", "remote-ask-claim", "remote-ask-back"):
            if last == self.texts(key):
                return key
        is_question = last.endswith(">") and not self.is_waiting(last)
        return self.kind(self.output.rstrip().removesuffix(">")) if is_question else ""

    def is_waiting(self, last: str) -> bool:
        """Whether the question says only who is waited for."""
        pattern = re.escape(self.texts("remote-ask-wait", name="GAP")).replace("GAP", ".*")
        return re.fullmatch(pattern, last) is not None

    def answer(self, keys: str) -> None:
        """Press these keys; the question is answered."""
        self.seen = len(self.output)
        self.type(keys)

    def link(self, number: int = 0) -> str:
        """The links that it has printed, its own first."""
        while len(found := LINK.findall(self.output)) <= number:
            self.hear(1)
            assert self.child.isalive(), self.output
        return str(found[number])

    def wait_for(self, key: str, **arguments: str) -> None:
        """Until this sentence stands there."""
        text = " ".join(self.texts(key, **arguments).split())
        for _ in range(PATIENCE * 2):
            if text in " ".join(CONTROL.sub("", self.output).split()):
                return
            self.hear(0.5)
        raise AssertionError(f"{text!r} is not said: {self.output[-2000:]}")

    def reply(self, kind: str) -> str:
        """What a person without a plan types, who bids where nobody has."""
        opens = self.texts("play-call-first") in CONTROL.sub("", self.output[self.seen :])
        return "1n\r" if kind == "ask-call" and opens else REPLIES[kind]


def play_on(guests: list[Guest], *until: str) -> Guest:
    """Each answers its questions without a plan; the first who is asked one of those."""
    for _ in range(MOST_QUESTIONS):
        for guest in guests:
            kind = guest.asked()
            if kind in until:
                return guest
            if kind:
                guest.answer(guest.reply(kind))
            assert guest.child.isalive(), guest.output[-2000:]
    raise AssertionError(f"nobody is asked {until}")


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server for the tests that leave it as it is."""
    with serving(tmp_path_factory.mktemp("served")) as (_, address):
        yield address


@pytest.mark.timeout(600)
@pytest.mark.parametrize(("game", "lang"), PLAYED)
def test_a_deal_against_computers(game: str, lang: str, url: str, tmp_path: Path) -> None:
    """From the first question to its end, no line too wide and no English word."""
    words = ("play", game, "--server", url, "--level", "beginner", "--ascii")
    guest = Guest(tmp_path / "a", *words, lang=lang)
    play_on([guest], *ENDS)
    guest.answer("quit\r")
    assert guest.question() == ""
    assert guest.status() == 0
    printed = re.sub(r"[^\n]*\r\x1b\[2K", "", guest.output)
    lines = [line for line in CONTROL.sub("", printed).split("\r\n") if "://" not in line]
    assert all(len(line) <= 79 and line.isascii() for line in lines)
    assert lang == "en" or no_english([line for line in lines if "quit" not in line])


@pytest.mark.timeout(1200)
def test_two_terminals_play_by_link_through_kills(tmp_path: Path) -> None:
    """A deal of draw and discard, at full size a rubber; server and terminals are killed in it.

    Nothing that was done is lost, and who was killed comes back by the same link.
    """
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    with serving(tmp_path, "--port", port) as (_, address):
        words = ("--server", address, "--seats", "person:Ana,person:Ben")
        ana = Guest(tmp_path / "a", "play", "draw-and-discard", *words)
        own, link = ana.link(0), ana.link(1)
        ben = Guest(tmp_path / "b", "join", link, "--name", "Ben")
        ana.wait_for("remote-came", name="Ben")
        play_on([ana, ben], "ask-call")
    for guest in (ana, ben):
        guest.wait_for("remote-cut")
    with serving(tmp_path, "--port", port):
        for guest in (ana, ben):
            guest.wait_for("remote-again")
        play_on([ana, ben], "ask-card")
        ben.child.kill(signal.SIGKILL)
        ben = Guest(tmp_path / "b", "join", link)
        end = play_on([ana, ben], "remote-ask-again" if FULL else "ask-next")
        end.answer("quit\r")
        assert end.status() == 0
        back = (
            Guest(tmp_path / "a", "join", own)
            if end is ana
            else Guest(tmp_path / "b", "join", link)
        )
        assert play_on([back], "ask-next", "remote-ask-again") is back
        for guest in (back, ana if end is ben else ben):
            guest.answer("quit\r")
            assert guest.status() == 0
    for text in (ben.output, back.output, (tmp_path / "errors").read_text()):
        assert link.partition("#")[2] not in text


def test_a_key_of_its_own_needs_no_enter_and_a_line_goes_on_below_the_news(
    url: str, tmp_path: Path
) -> None:
    """What was typed so far is shown again; the terminal is left as it was."""
    words = ("play", "draw-and-discard", "--server", url, "--seats", "person,person")
    ana = Guest(tmp_path / "a", *words)
    link = ana.link(1)
    ana.wait_for("remote-free", name="Player 2")
    ana.type("hel")
    ben = Guest(tmp_path / "b", "join", link, "--name", "Ben")
    ana.wait_for("remote-came", name="Ben")
    ana.hear(1)
    assert CONTROL.sub("", ana.output).endswith("> hel")
    ana.type("p\r")
    ana.wait_for("remote-help")
    first = play_on([ana, ben], "ask-draw")
    first.answer("k")
    assert play_on([ana, ben], "ask-draw") is not first
    for guest in (ana, ben):
        guest.answer("quit\r")
        assert guest.status() == 0


def test_an_interrupt_leaves_the_seat_and_says_so(url: str, tmp_path: Path) -> None:
    """With the status that shells expect."""
    ana = Guest(tmp_path / "a", "play", "plain", "--server", url, "--seats", "person,person")
    ana.wait_for("remote-free", name="Player 2")
    ana.type("\x03")
    ana.wait_for("remote-seat-kept")
    assert ana.status() == 130


def test_what_is_kept_is_for_its_owner_alone(url: str, tmp_path: Path) -> None:
    """And holds no link."""
    ana = Guest(tmp_path / "a", "play", "plain", "--server", url, "--seats", "person,person")
    link = ana.link()
    ana.wait_for("remote-free", name="Player 2")
    (file,) = (tmp_path / "a" / "seats").iterdir()
    assert (file.stat().st_mode & 0o777, file.parent.stat().st_mode & 0o777) == (0o600, 0o700)
    text = file.read_text()
    assert link.partition("#")[2] not in text
    held = json.loads(text)
    assert held["token"] not in ana.output
    assert held["code"] not in ana.output
    ana.answer("quit\r")
    assert ana.status() == 0


def test_a_seat_that_was_moved_ends_the_terminal(url: str, tmp_path: Path) -> None:
    """At once, and when it comes again."""
    ana = Guest(tmp_path / "a", "play", "plain", "--server", url, "--seats", "person,person")
    link = ana.link()
    ana.wait_for("remote-free", name="Player 2")
    (file,) = (tmp_path / "a" / "seats").iterdir()
    code = {"code": json.loads(file.read_text())["code"]}
    assert httpx.post(f"{url}/api/seats/recover", json=code, timeout=PATIENCE).status_code == 200
    ana.wait_for("remote-moved")
    assert ana.status() == 1
    again = Guest(tmp_path / "a", "join", link)
    again.wait_for("remote-opens-nothing")
    assert again.status() == 1
