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
        *before, last = self._page.finished([question])
        self.show(before)
        sys.stdout.write(last + " ")
        sys.stdout.flush()
        if keys and self._has_keys:
            return self._ask_key(keys)
        return self._line()

    def _line(self) -> str | None:
        line = sys.stdin.readline()
        if not line or not sys.stdin.isatty():
            print()
        return line or None

    def _ask_key(self, keys: Collection[str]) -> str | None:
        """One of the keys, which needs no Enter, or a line that begins with another."""
        typed = ""
        with _single_keys(sys.stdin):
            for key in _without_sequences(_keys(sys.stdin)):
                if key == END_OF_INPUT:
                    break
                if key == INTERRUPT:
                    raise KeyboardInterrupt
                if key in ENTER or (not typed and key.lower() in keys):
                    _echo((key if key not in ENTER else "") + "\n")
                    return typed if key in ENTER else key
                typed = _edited(typed, key)
        _echo("\n")
        return None


def _edited(typed: str, key: str) -> str:
    """The line after one more key, shown as it grows."""
    if key in ERASE:
        _echo("\b \b" if typed else "")
        return typed[:-1]
    if not key.isprintable():
        return typed
    _echo(key)
    return typed + key


def _echo(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def _keys(stream: TextIO) -> Iterator[str]:
    """The keys one by one; characters of several bytes come whole."""
    from codecs import getincrementaldecoder

    decoder = getincrementaldecoder("utf-8")("replace")
    while data := os.read(stream.fileno(), 1):
        yield from decoder.decode(data)
    yield END_OF_INPUT


def _without_sequences(keys: Iterator[str]) -> Iterator[str]:
    """The keys less the arrows and the like, which send several characters after an escape."""
    for key in keys:
        following = next(keys, END_OF_INPUT) if key == ESCAPE else key
        if key == ESCAPE and following in ("[", "O"):
            next((last for last in keys if "@" <= last <= "~"), None)
        else:
            yield following


@contextmanager
def _single_keys(stream: TextIO) -> Iterator[None]:
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
