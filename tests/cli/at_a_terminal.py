"""Playing at a pseudo-terminal: the whole program as a person sees it, 24 lines of 80 columns."""

import os
import re
import signal
import sys
from pathlib import Path

import pexpect

from honeymoon.cli.play_page import to_ascii
from honeymoon.locales import Texts

CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
CLEAR = "\x1b[2J\x1b[3J\x1b[H"
END = "> "
"""What every question ends with."""
REPLIES = {
    "ask-draw": "k",
    "ask-pick": "t",
    "ask-call": "p\r",
    "ask-card": "1\r",
    "ask-only": "\r",
    "ask-discard": "1\r",
    "ask-contract": "1\r",
    "ask-next": "\r",
    "ask-end": "\r",
}
"""What a person without a plan types; where one key decides there is no Enter."""
QUESTIONS = (*REPLIES, "ask-show", "ask-hide", "ask-confirm")
GAP = "GAP"


def heed_interrupts() -> None:
    """Ctrl-C works, also where whoever runs the tests has it ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class TerminalPlayer:
    """A program in a pseudo-terminal, and everything that it has written."""

    def __init__(self, folder: Path, *words: str, lang: str = "en", **environment: str) -> None:
        """Starts ``honeymoon play WORDS… --no-pause --lang LANG`` in that folder."""
        self.texts = Texts(lang)
        self.output = ""
        self.child = pexpect.spawn(
            sys.executable,
            ["-m", "honeymoon", *self.command(words), "--lang", lang],
            cwd=str(folder),
            env={**os.environ, "TERM": "xterm", "HONEYMOON_DATA": "data", **environment},
            dimensions=(24, 80),
            encoding="utf-8",
            timeout=60,
            preexec_fn=heed_interrupts,
        )

    def command(self, words: tuple[str, ...]) -> list[str]:
        """The words of the command line."""
        return ["play", *words, "--no-pause"]

    def question(self) -> str:
        """Wait for a question: everything printed up to it; empty when the program has ended."""
        found = self.child.expect_exact([END, pexpect.EOF])
        self.output += self.child.before + ("" if found else END)
        return "" if found else str(self.child.before)

    def kind(self, asked: str) -> str:
        """The key of the question that this output ends with."""
        last = CONTROL.sub("", asked).splitlines()[-1].strip()
        for key in QUESTIONS:
            text = self.texts(
                f"play-{key}", letters=GAP, name=GAP, what=GAP, card=GAP
            ).removesuffix(" >")
            for shown in (text, to_ascii(text)):
                if re.fullmatch(re.escape(shown).replace(GAP, ".*"), last):
                    return key
        raise AssertionError(f"an unknown question: {last!r}")

    def type(self, keys: str) -> None:
        """Press these keys."""
        self.child.send(keys)

    def play(self, *, until: str = "") -> None:
        """Answer without a plan up to a question of that kind, or to the end of the program."""
        while asked := self.question():
            kind = self.kind(asked)
            if kind == until:
                return
            self.type(REPLIES[kind])

    def leave(self) -> None:
        """Type the word that ends the program, and read the rest."""
        self.type("quit\r")
        assert self.question() == ""

    @property
    def lines(self) -> list[str]:
        """What was printed, line by line, without control sequences."""
        return CONTROL.sub("", self.output).replace("\r", "").split("\n")

    def status(self) -> int | None:
        """The exit status, once the program has ended."""
        self.child.wait()
        self.child.close()
        return int(self.child.exitstatus) if self.child.exitstatus is not None else None
