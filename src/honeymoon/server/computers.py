"""Computer players at the tables of a process: each gets a view and nothing else, and its time.

A player decides in a process of its own. When its action is played depends on lot alone, as
long as it keeps its deadline; past it a safe action is played for it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from honeymoon.players.pace import pause
from honeymoon.rules.events import Seat
from honeymoon.rules.view import view
from honeymoon.server.claims import holds
from honeymoon.server.host import Host
from honeymoon.server.logged import Created
from honeymoon.server.reasons import Reasons
from honeymoon.server.state import PERSON, Table
from honeymoon.server.table import Handled, act_for_computer, answer_for_computer
from honeymoon.server.thinkers import Thinkers
from honeymoon.shuffle import Chance

LOG = logging.getLogger(__name__)
REST = 5.0
"""Seconds until what has failed is tried again."""
Sleep = Callable[[float], Awaitable[None]]


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
        self.is_wanted: Callable[[str], bool] = lambda table_id: True
        """Whether anybody may act at a table; else only what is begun there comes to an end."""
        self.reasons = Reasons()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._leave: dict[str, Callable[[], None]] = {}

    @property
    def attended(self) -> frozenset[str]:
        """The tables at which computer players act, or wait for somebody else to act."""
        return frozenset((*self._leave, *self._tasks))

    async def attend(self, table_id: str) -> None:
        """From now on computer players act at this table. Raises KeyError where there is none."""
        if table_id not in self._leave:
            self._leave[table_id] = self._host.listen(
                table_id, lambda table: self._wake(table_id, table)
            )
        try:
            self._wake(table_id, await self._host.table(table_id))
        finally:
            self.dismiss(table_id)

    def dismiss(self, table_id: str) -> None:
        """Forget a table at which nothing is to be done, if nobody may act there either."""
        if table_id not in self._tasks and not self.is_wanted(table_id):
            leave = self._leave.pop(table_id, None)
            if leave is not None:
                leave()

    async def resume(self) -> None:
        """Attend every table of the log at which a deal with computer players is running."""
        for table_id, terms in await self._host.all_terms():
            if _has_computers(terms):
                await self._resume(table_id)

    async def _resume(self, table_id: str) -> None:
        """One table that cannot be read keeps none of the others waiting."""
        try:
            if (await self._host.table(table_id)).match.deal is not None:
                await self.attend(table_id)
        except Exception as failure:
            LOG.error("table.unreadable %s", type(failure).__name__)

    async def close(self) -> None:
        """Let nobody act any more."""
        for leave in self._leave.values():
            leave()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.to_thread(self._thinkers.close)

    def _wake(self, table_id: str, table: Table) -> None:
        """Begin to act, unless that goes on already or nothing is to be done."""
        if is_for_computer(table) and table_id not in self._tasks:
            task = asyncio.get_running_loop().create_task(self._play(table_id))
            self._tasks[table_id] = task

    async def _play(self, table_id: str) -> None:
        """Act as long as computer players are to act."""
        try:
            while await self._tried(table_id):
                pass
        finally:
            del self._tasks[table_id]
            self.dismiss(table_id)

    async def _tried(self, table_id: str) -> bool:
        """Whether there may be more to do; what fails is tried again after a rest."""
        try:
            return await self._step(table_id)
        except Exception as failure:
            LOG.error("computer.failed %s", type(failure).__name__)
            await self._sleep(REST)
        return True

    async def _step(self, table_id: str) -> bool:
        """Act once; false where no computer player is to act."""
        number = await self._host.length(table_id)
        table = await self._host.table(table_id)
        if not is_for_computer(table):
            return False
        deciding = self._decision(table_id, table)
        decide, _ = await asyncio.gather(deciding, self._sleep(pause(self._chance())))
        await self._host.computer_decides(table_id, number, decide)
        return True

    async def _decision(self, table_id: str, table: Table) -> Callable[[Table, Chance], Handled]:
        if table.claim is not None:
            accepts = await asyncio.to_thread(holds, table)
            return lambda now, chance: answer_for_computer(now, accepts, chance)
        seat = table.to_act
        assert seat is not None
        assert table.match.deal is not None
        seen = view(table.match.deal, seat)
        player = table.places[seat].computer
        decision = await self._thinkers.decision(player, seen, self._chance())
        self.reasons.note(table_id, table, player, decision)
        return lambda now, chance: act_for_computer(now, decision.action, chance)


def is_for_computer(table: Table) -> bool:
    """Whether a computer player is to act, or to answer a claim; not while the play is paused."""
    if table.claim is not None:
        return not table.paused and _is_computer(table, 1 - table.claim[0])
    return table.to_act is not None and _is_computer(table, table.to_act)


def _is_computer(table: Table, seat: Seat) -> bool:
    return bool(table.places[seat].computer)


def _has_computers(terms: Created) -> bool:
    """Whether a computer player may ever have to act at such a table."""
    return bool(terms.stand_in) or any(player != PERSON for player in terms.seats)
