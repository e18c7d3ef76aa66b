"""Computer players in processes of their own, and the outside programs of a server."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from types import MappingProxyType

from honeymoon.players.clock import Clock
from honeymoon.players.decision import Decision
from honeymoon.players.guard import Guarded, Log
from honeymoon.players.isolated import Isolated
from honeymoon.players.outside import PREFIX, Outside
from honeymoon.players.player import Player
from honeymoon.players.program import GONE, PlayerFailed
from honeymoon.players.seating import close
from honeymoon.rules.actions import Action
from honeymoon.rules.view import View
from honeymoon.shuffle import Chance

DEADLINE = 5_000
"""Milliseconds for a decision."""
NO_PROGRAMS: Mapping[str, str] = MappingProxyType({})


class Thinkers:
    """Players in processes of their own, of each name as many as decide at the same time.

    ``programs`` are the command lines of outside programs by the names that tables have for
    them; no table ever names a command line itself.
    """

    def __init__(self, workers: int, told: Log, programs: Mapping[str, str] = NO_PROGRAMS) -> None:
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="player")
        self._idle: dict[str, list[Guarded]] = {}
        self._told = told
        self._programs = programs

    async def decision(
        self, player: str, seen: View, chance: Chance, deadline: int = DEADLINE
    ) -> Decision:
        """What the player of that name does with this view and why; legal, and in time.

        ``deadline`` is in milliseconds.
        """
        loop = asyncio.get_running_loop()
        clock = Clock(deadline)
        return await loop.run_in_executor(self._pool, self._decided, player, seen, clock, chance)

    def _decided(self, player: str, seen: View, clock: Clock, chance: Chance) -> Decision:
        idle = self._idle.setdefault(player, [])
        try:
            guarded = idle.pop()
        except IndexError:
            guarded = Guarded(self._begun(player), self._told)
        try:
            return guarded.decide(seen, clock, chance)
        finally:
            _forget_deal(guarded.player)
            idle.append(guarded)

    def _begun(self, player: str) -> Player:
        if player in self._programs:
            return Outside(self._programs[player].removeprefix(PREFIX))
        try:
            return Isolated(player)
        except KeyError:
            return Missing(player)

    def close(self) -> None:
        """End all processes; waits for the decisions that are being made."""
        self._pool.shutdown(cancel_futures=True)
        for idle in self._idle.values():
            for guarded in idle:
                close(guarded.player)


class Missing:
    """A player that a table was set up with and this server no longer has: safe actions only."""

    keeps_time = True

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, view: View, clock: Clock, rng: object) -> Action:
        """Raises PlayerFailed."""
        raise PlayerFailed(GONE)


def _forget_deal(player: Player) -> None:
    """The next decision may be one of another table."""
    forget = getattr(player, "forget", None)
    if forget is not None:
        forget()
