"""A player that is any program: it reads and writes one JSON object a line (docs/bots.md).

Whatever it does, ``choose`` gives a legal action or raises PlayerFailed in time; the guard puts
a safe action in its place. A program that hangs, crashes or babbles is ended, and begun again
for its next decision, ``MOST_STARTS`` times in all.
"""

from __future__ import annotations

import contextlib
import json
import shlex
from random import Random
from typing import Any

from honeymoon.players.clock import Clock
from honeymoon.players.guard import ILLEGAL
from honeymoon.players.program import BABBLE, GONE, TIME_OUT, PlayerFailed, Program
from honeymoon.rules.actions import Action
from honeymoon.rules.view import View
from honeymoon.rules.view_json import view_json

PREFIX = "cmd:"
"""What a player's name begins with where the rest is a command line."""
PROTOCOL_VERSION = 1
HELLO_LIMIT = 10.0
"""Seconds in which a program has to say hello."""
LEAVE_LIMIT = 0.5
"""Seconds that a program has to leave by itself once its input is closed."""
MOST_STARTS = 5
LONGEST_NAME = 40


class Outside:
    """The program of a command line, as the player of one seat."""

    keeps_time = True

    def __init__(self, command: str) -> None:
        """Nothing is started yet. Raises ValueError for a command line that is none."""
        self._command = shlex.split(command)
        if not self._command:
            raise ValueError("no command")
        self.name = f"{PREFIX}{command}"
        self.called = ""
        self._program: Program | None = None
        self._starts = 0
        self._seen: tuple[Action, ...] | None = None

    def choose(self, view: View, clock: Clock, rng: Random) -> Action:
        """The program's action, one of ``view.legal``. Raises PlayerFailed.

        ``rng`` gives one number, which the program may draw its own chance from.
        """
        chance = rng.getrandbits(48)
        program = self._running()
        self._begin_deal(program, view)
        running = clock.start()
        _send(program, _question(view, clock, chance))
        try:
            return self._answer(program, view, running)
        except PlayerFailed as wrong:
            if wrong.kind != ILLEGAL:
                self._stop()
            raise

    def end(self, result: dict[str, Any]) -> None:
        """Tell a running program how the deal has ended."""
        if self._program is not None:
            _send(self._program, {"type": "end", "result": result})
        self.forget()

    def forget(self) -> None:
        """The next decision is one of another deal, as far as the program is told."""
        self._seen = None

    def close(self) -> None:
        """Let the program leave, and end it if it does not."""
        if self._program is not None:
            self._program.close(LEAVE_LIMIT)
        self._program = None

    def get_ready(self) -> None:
        """Start the program now, so that its first decision need not wait. Raises PlayerFailed."""
        self._running()

    def _stop(self) -> None:
        if self._program is not None:
            self._program.close()
        self._program = None

    def _running(self) -> Program:
        if self._program is None:
            if self._starts == MOST_STARTS:
                raise PlayerFailed(GONE)
            self._starts += 1
            self._seen = None
            self._program = Program(self._command)
            try:
                self._say_hello(self._program)
            except PlayerFailed:
                self._stop()
                raise
        return self._program

    def _say_hello(self, program: Program) -> None:
        _send(program, {"type": "hello", "protocol": PROTOCOL_VERSION})
        name = _object(program.line(HELLO_LIMIT)).get("name")
        if not isinstance(name, str) or not name.isprintable() or len(name) > LONGEST_NAME:
            raise PlayerFailed(BABBLE)
        self.called = name

    def _begin_deal(self, program: Program, view: View) -> None:
        """A deal is another one unless what happened in it goes on from what was seen."""
        seen, self._seen = self._seen, view.actions
        if seen is None or len(view.actions) <= len(seen) or view.actions[: len(seen)] != seen:
            start = {"type": "start", "game": view.game, "options": dict(view.options)}
            _send(program, {**start, "seat": view.seat})

    def _answer(self, program: Program, view: View, clock: Clock) -> Action:
        """The action; one called best so far is noted on the way."""
        while True:
            answer = _object(program.line(clock.left() / 1000))
            if "action" in answer:
                return _legal(answer["action"], view)
            if "best" not in answer:
                raise PlayerFailed(BABBLE, str(answer))
            with contextlib.suppress(PlayerFailed):
                clock.note(_legal(answer["best"], view))
            if clock.is_over:
                raise PlayerFailed(TIME_OUT)


def _question(view: View, clock: Clock, chance: int) -> dict[str, Any]:
    form = view_json(view)
    legal = [str(action) for action in view.regular]
    return {
        "type": "act",
        "view": form,
        "legal": legal,
        "milliseconds": clock.milliseconds,
        "chance": chance,
    }


def _send(program: Program, message: dict[str, Any]) -> None:
    program.send(json.dumps(message, separators=(",", ":")).encode() + b"\n")


def _object(line: bytes) -> dict[str, Any]:
    """The object of a line. Raises PlayerFailed (``babble``) where it is none."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise PlayerFailed(BABBLE, line[:80].decode(errors="replace").strip())
    return found


def _legal(token: object, view: View) -> Action:
    """The legal action that is written so. Raises PlayerFailed (``illegal``)."""
    for action in view.legal:
        if str(action) == token:
            return action
    raise PlayerFailed(ILLEGAL, str(token))
