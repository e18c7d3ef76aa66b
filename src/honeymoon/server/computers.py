"""Computer players at the tables of a process: each gets a view and nothing else, and its time.

A player decides in a process of its own. When its action is played depends on lot alone, as
long as it keeps its deadline; past it a safe action is played for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

from honeymoon.players.clock import Clock
from honeymoon.players.guard import Fault, Guarded
from honeymoon.players.pace import pause
from honeymoon.players.seating import close, seated
from honeymoon.rules.actions import Action
from honeymoon.rules.events import Seat
from honeymoon.rules.view import View, view
from honeymoon.server.claims import holds
from honeymoon.server.host import Host
from honeymoon.server.state import Table
from honeymoon.server.table import Handled, act_for_computer, answer_for_computer
from honeymoon.shuffle import Chance

DEADLINE = 5_000
"""Milliseconds for a decision."""
Sleep = Callable[[float], Awaitable[None]]


class Thinkers:
    """Players in processes of their own, of each name as many as decide at the same time."""

    def __init__(self, workers: int, told: Callable[[Fault], None]) -> None:
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="player")
        self._idle: dict[str, list[Guarded]] = {}
        self._told = told

    async def action(self, player: str, seen: View, chance: Chance) -> Action:
        """What the player of that name does with this view; legal, and in time."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, self._decided, player, seen, chance)

    def _decided(self, player: str, seen: View, chance: Chance) -> Action:
        idle = self._idle.setdefault(player, [])
        guarded = idle.pop() if idle else Guarded(seated(player, isolated=True), self._told)
        try:
            return guarded.choose(seen, Clock(DEADLINE), chance)
        finally:
            idle.append(guarded)

    def close(self) -> None:
        """End all processes."""
        self._pool.shutdown(cancel_futures=True)
        for idle in self._idle.values():
            for guarded in idle:
                close(guarded.player)


class Computers:
    """Lets computer players act at the tables that it is told to attend."""

    def __init__(
        self,
        host: Host,
        thinkers: Thinkers,
        chance: Callable[[], Chance] = Chance.secret,
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        self._host, self._thinkers = host, thinkers
        self._chance, self._sleep = chance, sleep
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._leave: dict[str, Callable[[], None]] = {}

    async def attend(self, table_id: str) -> None:
        """From now on computer players act at this table. Raises KeyError where there is none."""
        if table_id not in self._leave:
            self._leave[table_id] = self._host.listen(
                table_id, lambda table: self._wake(table_id, table)
            )
        self._wake(table_id, await self._host.table(table_id))

    async def close(self) -> None:
        """Let nobody act any more."""
        for leave in self._leave.values():
            leave()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._thinkers.close()

    def _wake(self, table_id: str, table: Table) -> None:
        """Begin to act, unless that goes on already or nothing is to be done."""
        if is_for_computer(table) and table_id not in self._tasks:
            task = asyncio.get_running_loop().create_task(self._play(table_id))
            self._tasks[table_id] = task

    async def _play(self, table_id: str) -> None:
        """Act as long as computer players are to act."""
        try:
            while is_for_computer(table := await self._host.table(table_id)):
                number = await self._host.length(table_id)
                decide, _ = await asyncio.gather(
                    self._decision(table), self._sleep(pause(self._chance()))
                )
                await self._host.computer_decides(table_id, number, decide)
        finally:
            del self._tasks[table_id]

    async def _decision(self, table: Table) -> Callable[[Table, Chance], Handled]:
        if table.claim is not None:
            accepts = holds(table)
            return lambda now, chance: answer_for_computer(now, accepts, chance)
        seat = table.to_act
        assert seat is not None
        assert table.match.deal is not None
        seen = view(table.match.deal, seat)
        action = await self._thinkers.action(table.places[seat].computer, seen, self._chance())
        return lambda now, chance: act_for_computer(now, action, chance)


def is_for_computer(table: Table) -> bool:
    """Whether a computer player is to act, or to answer a claim."""
    if table.claim is not None:
        return _is_computer(table, 1 - table.claim[0])
    return table.to_act is not None and _is_computer(table, table.to_act)


def _is_computer(table: Table, seat: Seat) -> bool:
    return bool(table.places[seat].computer)
