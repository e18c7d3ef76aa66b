"""The terminal itself: printing lines, reading a line or one key, clearing the screen."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager
from typing import NoReturn, TextIO

from honeymoon.cli.play_page import Page, coloured

CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the screen and what was scrolled out of it, then goes to its first place."""
ERASE_LINE = "\r\x1b[2K"
TALLEST = 200
"""Empty lines that push everything off a terminal that knows no control sequences."""
END_OF_INPUT = "\x04"
INTERRUPT = "\x03"
ESCAPE = "\x1b"
ERASE = ("\x7f", "\b")
ENTER = ("\r", "\n")


class Terminal:
    """Standard input and output, a real terminal or pipes."""

    def __init__(self, page: Page, colour: bool) -> None:
        self._page = page
        self._colour = colour
        self._is_screen = sys.stdout.isatty()
        self._has_keys = sys.stdin.isatty() and sys.stdout.isatty() and os.name != "nt"

    @property
    def is_watched(self) -> bool:
        """Whether somebody sits at a real terminal."""
        return self._is_screen and sys.stdin.isatty()

    def show(self, lines: Iterable[str]) -> None:
        """Print the lines, none of them wider than the terminal is said to be."""
        for line in self._page.finished(lines):
            print(coloured(line) if self._colour else line)
        sys.stdout.flush()

    def clear(self) -> None:
        """Leave nothing readable on the screen, nor above it."""
        if self._is_screen:
            is_simple = os.environ.get("TERM") == "dumb"
            sys.stdout.write("\n" * TALLEST if is_simple else CLEAR)
            sys.stdout.flush()

    def ask(self, question: str, keys: Collection[str] = ()) -> str | None:
        """What was typed: a line, or one of ``keys`` alone; None at the end of the input."""
        self.question(question)
        if keys and self._has_keys:
            return self._ask_key(keys)
        return self._line()

    def question(self, question: str, so_far: str = "") -> None:
        """Print a question, and behind it what was typed so far."""
        *before, last = self._page.finished([question])
        self.show(before)
        echo(f"{last} {so_far}")

    @property
    def is_screen(self) -> bool:
        """Whether what is printed stands on a screen."""
        return self._is_screen

    def drop_line(self) -> None:
        """Take the question back that stands in the last line, where a terminal can do so."""
        echo("\n" if os.environ.get("TERM") == "dumb" else ERASE_LINE)

    def end_line(self) -> None:
        """Go to a new line after an answer that came from a pipe, which shows none."""
        if not sys.stdin.isatty():
            print()

    def _line(self) -> str | None:
        line = sys.stdin.readline()
        if not line or not sys.stdin.isatty():
            print()
        return line or None

    def _ask_key(self, keys: Collection[str]) -> str | None:
        """One of the keys, which needs no Enter, or a line that begins with another."""
        typed = ""
        with single_keys(sys.stdin):
            for key in without_sequences(keys_of(sys.stdin)):
                if key == END_OF_INPUT:
                    break
                if key == INTERRUPT:
                    raise KeyboardInterrupt
                if key in ENTER or (not typed and key.lower() in keys):
                    echo((key if key not in ENTER else "") + "\n")
                    return typed if key in ENTER else key
                typed = edited(typed, key)
        echo("\n")
        return None


def edited(typed: str, key: str) -> str:
    """The line after one more key, shown as it grows."""
    if key in ERASE:
        echo("\b \b" if typed else "")
        return typed[:-1]
    if not key.isprintable():
        return typed
    echo(key)
    return typed + key


def echo(text: str) -> None:
    """Show it at once."""
    sys.stdout.write(text)
    sys.stdout.flush()


def keys_of(stream: TextIO) -> Iterator[str]:
    """The keys one by one; characters of several bytes come whole."""
    from codecs import getincrementaldecoder

    decoder = getincrementaldecoder("utf-8")("replace")
    while data := os.read(stream.fileno(), 1):
        yield from decoder.decode(data)
    yield END_OF_INPUT


def without_sequences(keys: Iterator[str]) -> Iterator[str]:
    """The keys less the arrows and the like, which send several characters after an escape."""
    for key in keys:
        following = next(keys, END_OF_INPUT) if key == ESCAPE else key
        if key == ESCAPE and following in ("[", "O"):
            next((last for last in keys if "@" <= last <= "~"), None)
        else:
            yield following


@contextmanager
def single_keys(stream: TextIO) -> Iterator[None]:
    """The terminal gives each key at once and echoes nothing, until the block is left.

    It is left also where the system asks the program to end.
    """
    import termios
    import tty

    before = termios.tcgetattr(stream)
    asked_to_end = signal.signal(signal.SIGTERM, _end)
    try:
        tty.setcbreak(stream, termios.TCSADRAIN)
        yield
    finally:
        termios.tcsetattr(stream, termios.TCSADRAIN, before)
        signal.signal(signal.SIGTERM, asked_to_end)


def _end(number: int, frame: object) -> NoReturn:
    raise SystemExit(128 + number)


def wants_colour(no_color: bool, page: Page) -> bool:
    """Whether suits may be coloured: on a terminal, unless somebody does not want it."""
    plain = no_color or bool(os.environ.get("NO_COLOR")) or os.environ.get("TERM") == "dumb"
    return sys.stdout.isatty() and not plain and not page.ascii


def can_print_suits() -> bool:
    """Whether the encoding of the output has the signs of the suits."""
    try:
        "♠♥♦♣".encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def forgiving_streams() -> None:
    """Bytes that are no text, and letters that cannot be printed, do not end the program."""
    for stream in (sys.stdin, sys.stdout):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
