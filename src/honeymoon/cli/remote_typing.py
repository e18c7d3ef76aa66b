"""What somebody types while other things happen: a thread that reads, and passes on each line."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable, Collection, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass

from honeymoon.cli.terminal import (
    END_OF_INPUT,
    ENTER,
    echo,
    edited,
    keys_of,
    single_keys,
    without_sequences,
)


@dataclass(frozen=True, slots=True)
class Typed:
    """A line, or one key that is an answer by itself; None at the end of the input."""

    line: str | None


class Typing:
    """Reads the standard input.

    At a terminal every key is heard as it comes, and the line so far is kept, so that it can be
    shown again below what happened meanwhile. From a pipe a line is read only when one is wanted.
    """

    def __init__(self, put: Callable[[Typed], None]) -> None:
        """One of ``keys`` alone is an answer."""
        self.so_far = ""
        self.keys: Collection[str] = ()
        self._put = put
        self._is_keyed = sys.stdin.isatty() and sys.stdout.isatty() and os.name != "nt"
        self._wanted = threading.Event()
        self._thread = threading.Thread(target=self._read, daemon=True)

    def want(self) -> None:
        """A question is asked that a line from a pipe may answer."""
        self._wanted.set()

    @contextmanager
    def begun(self) -> Iterator[None]:
        """Lines are read until the block is left."""
        with ExitStack() as ending:
            if self._is_keyed:
                ending.enter_context(single_keys(sys.stdin))
            self._thread.start()
            yield

    def _read(self) -> None:
        lines = self._keyed() if self._is_keyed else self._piped()
        for line in lines:
            self._put(Typed(line))
        self._put(Typed(None))

    def _piped(self) -> Iterator[str]:
        is_piped = not sys.stdin.isatty()
        while True:
            if is_piped:
                self._wanted.wait()
                self._wanted.clear()
            line = sys.stdin.readline()
            if not line:
                return
            yield line

    def _keyed(self) -> Iterator[str]:
        for key in without_sequences(keys_of(sys.stdin)):
            if key == END_OF_INPUT:
                return
            line = self._key(key)
            if line is not None:
                yield line

    def _key(self, key: str) -> str | None:
        """The line that this key ends, None while it goes on."""
        if key not in ENTER and (self.so_far or key.lower() not in self.keys):
            self.so_far = edited(self.so_far, key)
            return None
        line = self.so_far if key in ENTER else key
        self.so_far, self.keys = "", ()
        echo((key if key not in ENTER else "") + "\n")
        return line
