"""The terminal at a table on a server: what is typed and what is heard, in the order it comes."""

from __future__ import annotations

import secrets
import threading
from queue import Empty, SimpleQueue

import msgspec

from honeymoon.cli import remote_session as session_of
from honeymoon.cli.play_page import Page
from honeymoon.cli.play_state import Prompt
from honeymoon.cli.play_words import words_of
from honeymoon.cli.remote_keep import Held
from honeymoon.cli.remote_line import FULL, REVOKED, VERSION, Cut, Frame, Line, Opened
from honeymoon.cli.remote_state import AtTable, Said, wishes_of
from honeymoon.cli.remote_typing import Typed, Typing
from honeymoon.cli.terminal import Terminal, wants_colour
from honeymoon.locales import Texts
from honeymoon.protocol.client import Client, Request

AGAIN = 1.5
"""Seconds until a request is sent again that the server had no room for."""
KEY_BYTES = 16
TICK = 0.5
"""Seconds after which an interrupt is heard, where waiting itself does not hear it."""
Event = Opened | Frame | Cut | Typed | Request


def play(held: Held, texts: Texts, is_plain: bool, no_color: bool, name: str) -> int:
    """Play on a seat until somebody leaves, or nothing more can be heard; the exit status."""
    page = Page(texts, (), is_plain)
    terminal = Terminal(page, wants_colour(no_color, page))
    inbox: SimpleQueue[Event] = SimpleQueue()
    typing = Typing(inbox.put)
    url = f"{held.server.replace('http', 'ws', 1)}/api/tables/{held.table}/socket"
    seat = held.place if held.place >= 0 else None
    at = AtTable(Client(seat), texts, words_of(texts), wishes_of(texts), is_plain, name)
    with typing.begun(), Line(url, held.token, inbox.put) as line:
        try:
            return _Table(at, terminal, typing, line, inbox).run()
        except KeyboardInterrupt:
            terminal.show(["", texts("remote-seat-kept")])
            return 130


class _Table:
    """What is shown and sent; ``_asked`` is the question that stands on the screen."""

    def __init__(
        self,
        at: AtTable,
        terminal: Terminal,
        typing: Typing,
        line: Line,
        inbox: SimpleQueue[Event],
    ) -> None:
        self._at, self._terminal, self._typing, self._line = at, terminal, typing, line
        self._inbox = inbox
        self._asked = ""
        self._is_wanted = self._is_idle = False

    def run(self) -> int:
        """The exit status, once it is over."""
        while True:
            event = self._next()
            if isinstance(event, Typed):
                self._asked, self._is_wanted = "", False
                self._terminal.end_line()
            said = _follows(self._at, event)
            self._at = said.at
            self._send(said)
            self._show(said)
            if said.status is not None:
                return said.status

    def _next(self) -> Event:
        while True:
            try:
                return self._inbox.get(timeout=TICK)
            except Empty:
                continue

    def _send(self, said: Said) -> None:
        for frame in said.send:
            self._line.send(msgspec.json.encode(frame).decode())
        if said.later is not None:
            timer = threading.Timer(AGAIN, self._inbox.put, (said.later.request,))
            timer.daemon = True
            timer.start()

    def _show(self, said: Said) -> None:
        """New lines come below the question that stood there, which is asked again."""
        prompt = None if said.status is not None else session_of.prompt(self._at)
        text = "" if prompt is None else prompt.text
        if said.lines or text != self._asked:
            self._leave_question()
            self._terminal.show(said.lines)
            self._ask(prompt)

    def _leave_question(self) -> None:
        """The words that others are waited for go, other questions stay where they are."""
        if self._asked and self._is_idle:
            self._terminal.drop_line()
        elif self._asked:
            self._terminal.show([""])

    def _ask(self, prompt: Prompt | None) -> None:
        self._is_idle = session_of.is_waiting(self._at)
        is_shown = prompt is not None and (not self._is_idle or self._terminal.is_screen)
        self._asked = prompt.text if prompt is not None and is_shown else ""
        self._typing.keys = () if prompt is None else prompt.keys
        if self._asked:
            self._terminal.question(self._asked, self._typing.so_far)
        if prompt is not None and not self._is_idle and not self._is_wanted:
            self._is_wanted = True
            self._typing.want()


def _follows(at: AtTable, event: Event) -> Said:
    key = secrets.token_urlsafe(KEY_BYTES)
    if isinstance(event, Opened):
        return session_of.opened(at)
    if isinstance(event, Frame):
        return session_of.heard(at, event.text, key)
    if isinstance(event, Typed):
        return session_of.typed(at, event.line, key)
    if isinstance(event, Cut):
        return _ended(at, event) if event.is_final else session_of.cut(at)
    return session_of.asked_again(at, event)


def _ended(at: AtTable, end: Cut) -> Said:
    """The server does not want this connection, now or later."""
    keys = {VERSION: "remote-refused-version", REVOKED: "remote-moved", FULL: "remote-full"}
    return Said(at, (at.texts(keys.get(end.code or 0, "remote-opens-nothing")),), status=1)
