"""A program that is asked in lines, on its standard input and output, and never waited for.

Writing and reading have a thread each, so neither a program that does not read nor one that
does not answer can hold up whoever asks it.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
from collections.abc import Sequence
from queue import Empty, Full, SimpleQueue
from queue import Queue as BoundedQueue
from threading import Thread
from typing import IO

LONGEST_LINE = 65_536
"""Bytes of one line of an answer."""
MOST_LINES = 100
"""Lines that may wait unread before the program counts as one that babbles."""
TIME_OUT, GONE, BABBLE = "time-out", "gone", "babble"


class PlayerFailed(Exception):
    """A player that gave no action: ``kind`` is a code, ``detail`` what is known of it."""

    def __init__(self, kind: str, detail: str = "") -> None:
        super().__init__(kind, detail)
        self.kind = kind
        self.detail = detail


class Program:
    """A running program. Ended with all programs it started, at the latest by ``close``."""

    def __init__(self, command: Sequence[str]) -> None:
        """Raises PlayerFailed (``gone``) where it cannot be started."""
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )
        except (OSError, ValueError) as wrong:
            reason = getattr(wrong, "strerror", None) or str(wrong)
            raise PlayerFailed(GONE, reason) from None
        self._to_write: SimpleQueue[bytes | None] = SimpleQueue()
        self._lines: BoundedQueue[bytes | PlayerFailed] = BoundedQueue(MOST_LINES)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        Thread(target=self._write, args=(self._process.stdin,), daemon=True).start()
        Thread(target=self._read, args=(self._process.stdout,), daemon=True).start()

    def send(self, data: bytes) -> None:
        """Have this written; returns at once."""
        self._to_write.put(data)

    def line(self, seconds: float) -> bytes:
        """The next line. Raises PlayerFailed: ``time-out``, ``gone`` or ``babble``."""
        try:
            found = self._lines.get(timeout=max(seconds, 0))
        except Empty:
            raise PlayerFailed(TIME_OUT) from None
        if isinstance(found, PlayerFailed):
            self._lines.put(found)
            raise found
        return found

    def close(self, patience: float = 0.0) -> None:
        """Close its input, give it so many seconds to leave, then end it."""
        self._to_write.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(patience)
        _end(self._process)

    def _write(self, stream: IO[bytes]) -> None:
        with contextlib.suppress(OSError), stream:
            while (data := self._to_write.get()) is not None:
                stream.write(data)
                stream.flush()

    def _read(self, stream: IO[bytes]) -> None:
        with contextlib.suppress(OSError, Full), stream:
            for line in iter(lambda: stream.readline(LONGEST_LINE), b""):
                if not line.endswith(b"\n") and len(line) == LONGEST_LINE:
                    break
                self._lines.put_nowait(line)
            else:
                self._lines.put_nowait(PlayerFailed(GONE))
                return
        self._babbled()

    def _babbled(self) -> None:
        """What it still writes is not read; the lines that wait make room for the verdict."""
        _end(self._process)
        with contextlib.suppress(Empty):
            while True:
                self._lines.get_nowait()
        self._lines.put(PlayerFailed(BABBLE))


def _end(process: subprocess.Popen[bytes]) -> None:
    with contextlib.suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    process.wait()
