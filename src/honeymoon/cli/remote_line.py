"""The connection to a table: one thread that connects, listens, and connects again when it is cut.

It passes on what happens and decides nothing.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from random import uniform

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

FIRST_REST, LONGEST_REST = 0.25, 15.0
"""Seconds between two attempts, doubled each time."""
LARGEST = 4 * 1024 * 1024
"""Bytes of a frame: the view of a long match is far smaller."""
UNAUTHORIZED, REVOKED, FULL, VERSION = 4002, 4003, 4007, 4001
FINAL = (VERSION, UNAUTHORIZED, REVOKED, FULL)
"""Closing codes after which connecting again is of no use."""


@dataclass(frozen=True, slots=True)
class Opened:
    """There is a connection."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A text has come."""

    text: str


@dataclass(frozen=True, slots=True)
class Cut:
    """The connection is gone, or there was none; ``code`` says why where the server said so."""

    code: int | None

    @property
    def is_final(self) -> bool:
        """Whether there will be no other."""
        return self.code in FINAL


Happened = Opened | Frame | Cut


class Line:
    """A connection that is kept up until it is closed."""

    def __init__(self, url: str, token: str, put: Callable[[Happened], None]) -> None:
        """``put`` is told what happens, from another thread."""
        self._url, self._token, self._put = url, token, put
        self._closing = threading.Event()
        self._socket: ClientConnection | None = None
        self._rest = FIRST_REST
        self._thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self) -> Line:
        self._thread.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._closing.set()
        socket = self._socket
        if socket is not None:
            with suppress(OSError, WebSocketException):
                socket.close()

    def send(self, text: str) -> None:
        """Send a frame, if there is a connection; else it is lost, and the client knows."""
        socket = self._socket
        if socket is not None:
            with suppress(OSError, WebSocketException):
                socket.send(text)

    def _run(self) -> None:
        while not self._closing.is_set():
            end = Cut(self._one())
            if self._closing.is_set():
                return
            self._put(end)
            if end.is_final:
                return
            self._closing.wait(self._rest * uniform(0.5, 1.0))
            self._rest = min(2 * self._rest, LONGEST_REST)

    def _one(self) -> int | None:
        """One connection from its beginning to its end; the code of its end."""
        headers = {"Authorization": f"Bearer {self._token}"}
        try:
            with connect(
                self._url, additional_headers=headers, compression=None, max_size=LARGEST
            ) as socket:
                self._socket = socket
                self._put(Opened())
                self._listen(socket)
                return socket.close_code
        except ConnectionClosed as wrong:
            return None if wrong.rcvd is None else wrong.rcvd.code
        except (OSError, WebSocketException):
            return None
        finally:
            self._socket = None

    def _listen(self, socket: ClientConnection) -> None:
        for text in socket:
            self._rest = FIRST_REST
            if isinstance(text, str):
                self._put(Frame(text))
