"""The computer players of a match at the terminal: guarded, outside programs too, and paced."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace

from honeymoon.cli import play_match as sitting_of
from honeymoon.cli.play_match import Sitting
from honeymoon.cli.play_session import computer_turn
from honeymoon.cli.play_state import Reply, Session
from honeymoon.players.clock import Clock
from honeymoon.players.guard import Fault, Guarded
from honeymoon.players.outside import PREFIX
from honeymoon.players.pace import pause, still_to_wait
from honeymoon.players.seating import close, get_ready, seated
from honeymoon.rules.events import Seat
from honeymoon.shuffle import Chance

CLOCK = Clock(5000)
"""Nobody at a table waits longer, but for programs to start."""


class Computers:
    """The players of the seats without a person, each begun when it first has to decide."""

    def __init__(self, wait: Callable[[float], None] | None) -> None:
        """``wait`` lets seconds go by so that people can follow; None where nobody looks."""
        self._wait = wait
        self._players: dict[Seat, Guarded] = {}
        self._faults: list[Fault] = []
        self._pauses = Chance.secret()
        self._scored: int | None = None

    def get_ready(self, sitting: Sitting) -> None:
        """What this program's own players build beforehand; no program is begun."""
        for seat, plan in enumerate(sitting.seats):
            if not plan.is_person and not plan.player.startswith(PREFIX):
                get_ready(self._player(sitting, seat).player)

    def turn(self, session: Session) -> Reply:
        """The reply to the action of the computer player in the seat to act."""
        sitting, began = session.sitting, time.monotonic()
        seat = sitting.acting
        assert seat is not None
        view, rng = sitting.view_for(seat), sitting_of.chance_at(sitting, seat)
        decision = self._player(sitting, seat).decide(view, CLOCK, rng)
        if self._wait is not None:
            self._wait(still_to_wait(pause(self._pauses), time.monotonic() - began))
        reply = computer_turn(session, decision)
        return replace(reply, lines=(*self._told(session), *reply.lines))

    def hear(self, sitting: Sitting) -> None:
        """Tell players that want to know how a deal has ended, once."""
        before, self._scored = self._scored, len(sitting.match.scored)
        if before is None or before >= self._scored:
            return
        from honeymoon.players.arena import result_json

        for guarded in self._players.values():
            end = getattr(guarded.player, "end", None)
            if end is not None:
                end(result_json(sitting.match.scored[-1]))

    def close(self) -> None:
        """End the programs that were begun."""
        for guarded in self._players.values():
            close(guarded.player)

    def _player(self, sitting: Sitting, seat: Seat) -> Guarded:
        if seat not in self._players:
            name = sitting.seats[seat].player
            self._players[seat] = Guarded(seated(name), self._faults.append)
        return self._players[seat]

    def _told(self, session: Session) -> list[str]:
        """A line for each fault, which is then forgotten.

        Not what a player wrote or meant to do: that may tell of its hand.
        """
        page = session.page
        lines = [
            page.say(
                "computer-fault",
                name=page.names[fault.seat],
                kind=page.texts(f"arena-fault-{fault.kind}"),
            )
            for fault in self._faults
        ]
        self._faults.clear()
        return lines
