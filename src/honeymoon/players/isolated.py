"""A player in a process of its own, which gets a view, a time and a generator, and nothing else.

The view crosses a pipe, so no object of the match can be reached from it. The answer comes
back as a line of JSON. Equal views and generators give the action that the player gives here.

``python -m honeymoon.players.isolated NAME`` is the other end of the pipe.
"""

from __future__ import annotations

import json
import os
import pickle
import struct
import sys
from dataclasses import replace
from random import Random
from typing import IO, Any

from honeymoon.players.clock import Clock
from honeymoon.players.decision import Candidate, Decision
from honeymoon.players.guard import GRACE, decision_of
from honeymoon.players.player import player_named
from honeymoon.players.program import TIME_OUT, PlayerFailed, Program
from honeymoon.rules.actions import ACTION_COUNT, ACTIONS, Action
from honeymoon.rules.view import View

START_LIMIT = 30.0
"""Seconds in which the process has to be ready."""
_SIZE = struct.Struct(">Q")
_READY = b"ready\n"


class Isolated:
    """The player of that name, in a process of its own.

    A process that answers too late or not at all is ended; the next decision begins another.
    """

    keeps_time = True

    def __init__(self, name: str) -> None:
        """Raises KeyError where there is no player of that name."""
        self._name = player_named(name).name
        self._program: Program | None = None

    @property
    def name(self) -> str:
        """The player's own."""
        return self._name

    def choose(self, view: View, clock: Clock, rng: Random) -> Action:
        """The player's action. Raises PlayerFailed, also where the player raised an exception."""
        return self.decide(view, clock, rng).action

    def decide(self, view: View, clock: Clock, rng: Random) -> Decision:
        """The player's decision; ``rng`` is left as the player left it. Raises PlayerFailed."""
        program = self._running()
        running = clock.start()
        request = pickle.dumps((view, clock.milliseconds, rng))
        program.send(_SIZE.pack(len(request)) + request)
        try:
            answer = self._answer(program, running)
        except PlayerFailed:
            self.close()
            raise
        if "wrong" in answer:
            raise PlayerFailed("exception", str(answer["wrong"]))
        rng.setstate(_tuples(answer["rng"]))
        return _decision(answer)

    def close(self) -> None:
        """End the process."""
        if self._program is not None:
            self._program.close()
        self._program = None

    def get_ready(self) -> None:
        """Start the process now, so that its first decision need not wait. Raises PlayerFailed."""
        self._running()

    def _running(self) -> Program:
        if self._program is None:
            command = (sys.executable, "-m", "honeymoon.players.isolated", self._name)
            self._program = Program(command)
            try:
                self._program.line(START_LIMIT)
            except PlayerFailed:
                self.close()
                raise
        return self._program

    def _answer(self, program: Program, clock: Clock) -> dict[str, Any]:
        """The answer; actions noted on the way are passed on."""
        while True:
            line = program.line((clock.left() + GRACE) / 1000)
            answer: dict[str, Any] = json.loads(line)
            if "best" not in answer:
                return answer
            clock.note(ACTIONS[answer["best"]])
            if clock.left() < -GRACE:
                raise PlayerFailed(TIME_OUT)


def _decision(answer: dict[str, Any]) -> Decision:
    candidates = tuple(
        Candidate(_action(number), points, tricks)
        for number, points, tricks in answer["candidates"]
    )
    facts = tuple((name, value) for name, value in answer["facts"])
    return Decision(_action(answer["action"]), candidates, answer["code"], facts)


def _action(number: int) -> Action:
    if not 0 <= number < ACTION_COUNT:
        raise PlayerFailed("illegal", str(number))
    return ACTIONS[number]


def _tuples(state: Any) -> Any:
    return tuple(map(_tuples, state)) if isinstance(state, list) else state


def main() -> None:
    """Answer requests until the input ends; what the player prints goes nowhere."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    player = player_named(sys.argv[1])
    getattr(player, "get_ready", lambda: None)()
    answers.write(_READY)
    answers.flush()

    def say(answer: dict[str, Any]) -> None:
        answers.write(json.dumps(answer).encode() + b"\n")
        answers.flush()

    while (request := _request(sys.stdin.buffer)) is not None:
        view, milliseconds, rng = pickle.loads(request)
        clock = replace(Clock(milliseconds).start(), note=lambda best: say({"best": int(best)}))
        try:
            say(_told(decision_of(player, view, clock, rng), rng))
        except Exception as wrong:
            say({"wrong": f"{type(wrong).__name__}: {wrong}"})


def _request(stream: IO[bytes]) -> bytes | None:
    head = stream.read(_SIZE.size)
    return stream.read(_SIZE.unpack(head)[0]) if len(head) == _SIZE.size else None


def _told(decision: Decision, rng: Random) -> dict[str, Any]:
    candidates = [(int(each.action), each.points, each.tricks) for each in decision.candidates]
    return {
        "action": int(decision.action),
        "candidates": candidates,
        "code": decision.code,
        "facts": decision.facts,
        "rng": rng.getstate(),
    }


if __name__ == "__main__":
    main()
