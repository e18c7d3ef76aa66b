"""No player holds up a match: a deadline, and a safe action for whoever gives none.

A guarded player answers in time whatever the player in it does. Each decision that was taken
from it is told as a Fault; without a fault the action is exactly the player's own.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import dataclass, replace
from queue import Empty, SimpleQueue
from random import Random
from threading import Thread

from honeymoon.players.clock import Clock
from honeymoon.players.decision import Decision
from honeymoon.players.player import Player
from honeymoon.players.program import TIME_OUT, PlayerFailed
from honeymoon.rules.actions import PASS, Action, Kind
from honeymoon.rules.events import Seat
from honeymoon.rules.view import View

GRACE = 250
"""Milliseconds past its deadline in which a player of this program may still answer."""
ILLEGAL, EXCEPTION = "illegal", "exception"
LONGEST_DETAIL = 200


@dataclass(frozen=True, slots=True)
class Fault:
    """A decision that was taken from a player, and what was done in its place.

    ``kind`` is ``time-out``, ``exception``, ``illegal``, ``gone`` or ``babble``; ``action``
    the token of the action, ``number`` how many actions the deal had before it.
    """

    player: str
    seat: Seat
    number: int
    kind: str
    detail: str
    action: str


Log = Callable[[Fault], None]
"""Told of each fault."""


def safe_action(view: View) -> Action:
    """A legal action that risks little and needs no thought: a pass, or the lowest card.

    Elsewhere the first one. Raises ValueError where it is not this seat's decision.
    """
    actions = view.regular
    if not actions:
        raise ValueError("another seat is to act")
    if PASS in actions:
        return PASS
    if actions[0].kind in (Kind.CARD, Kind.DISCARD):
        return min(actions, key=lambda action: action.card.rank)
    return actions[0]


class Guarded:
    """A player whose every decision is legal and in time."""

    def __init__(self, player: Player, log: Log, grace: int = GRACE) -> None:
        self.player = player
        self._log = log
        self._grace = grace

    @property
    def name(self) -> str:
        """The player's own."""
        return self.player.name

    def choose(self, view: View, clock: Clock, rng: Random) -> Action:
        """The player's action, else its best so far, else a safe one.

        Raises ValueError where it is not this seat's decision.
        """
        return self.decide(view, clock, rng).action

    def decide(self, view: View, clock: Clock, rng: Random) -> Decision:
        """That action, with the player's reasons where it gives some."""
        if not view.legal:
            raise ValueError("another seat is to act")
        best: list[Action] = []
        running = replace(clock.start(), note=best.append)
        try:
            decision = self._attempt(view, running, rng)
            if decision.action not in view.legal:
                raise PlayerFailed(ILLEGAL, str(decision.action))
        except Exception as wrong:
            return self._instead(view, best, wrong)
        return decision

    def _attempt(self, view: View, clock: Clock, rng: Random) -> Decision:
        if getattr(self.player, "keeps_time", False):
            return decision_of(self.player, view, clock, rng)
        return in_time(self.player, view, clock, rng, self._grace)

    def _instead(self, view: View, best: list[Action], wrong: Exception) -> Decision:
        noted = [action for action in best if action in view.legal]
        action = noted[-1] if noted else safe_action(view)
        kind, detail = _described(wrong)
        name = self.player.name
        self._log(Fault(name, view.seat, len(view.actions), kind, detail, str(action)))
        return Decision(action, code="guard", facts=(("fault", kind),))


def decision_of(player: Player, view: View, clock: Clock, rng: Random) -> Decision:
    """What the player decides, with its reasons where it gives some."""
    decide = getattr(player, "decide", None)
    if decide is None:
        return Decision(player.choose(view, clock, rng))
    decision: Decision = decide(view, clock, rng)
    return decision


def in_time(player: Player, view: View, clock: Clock, rng: Random, grace: int) -> Decision:
    """``decision_of`` in a thread of its own, left to itself past the deadline and the grace.

    It draws on a copy of ``rng``, which ``rng`` follows if it answers in time. Raises what the
    player raises, and PlayerFailed (``time-out``).
    """
    answers: SimpleQueue[Decision | Exception] = SimpleQueue()
    own = copy.copy(rng)

    def think() -> None:
        try:
            answers.put(decision_of(player, view, clock, own))
        except Exception as wrong:
            answers.put(wrong)

    Thread(target=think, daemon=True).start()
    try:
        answer = answers.get(timeout=max(clock.left() + grace, 0) / 1000)
    except Empty:
        raise PlayerFailed(TIME_OUT) from None
    if isinstance(answer, Exception):
        raise answer
    rng.setstate(own.getstate())
    return answer


def _described(wrong: Exception) -> tuple[str, str]:
    if isinstance(wrong, PlayerFailed):
        return wrong.kind, wrong.detail[:LONGEST_DETAIL]
    return EXCEPTION, f"{type(wrong).__name__}: {wrong}"[:LONGEST_DETAIL]
