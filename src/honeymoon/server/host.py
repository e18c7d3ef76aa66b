"""The tables that one process has: each command is stored before anybody hears of it.

Two processes can have the same table. The log decides between them: the one that was overtaken
reads the log again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from functools import reduce
from hashlib import sha256

import msgspec

from honeymoon.protocol.commands import Command
from honeymoon.protocol.messages import Ack, Err, TableView
from honeymoon.rules.events import Seat
from honeymoon.server.errors import Refused, TableRefusal
from honeymoon.server.logged import AnyEvent, Created
from honeymoon.server.state import Table, after, folded
from honeymoon.server.storage.log import Append, Log, NotHeld, Overtaken, Repeated, Request
from honeymoon.server.storage.statements import first_events
from honeymoon.server.table import Events, Handled, create, handle
from honeymoon.server.views import table_view
from honeymoon.shuffle import Chance

TRIES = 20
"""How often an overtaken command is tried again on the newer table."""
REST = 0.002
"""Seconds of rest after the first of them, growing, in which another process can finish."""
UNUSED = 100
"""Tables to which nobody listens that stay open, for those who ask again."""
Listener = Callable[[Table], None]
"""Told of a table after each change; it must not wait."""
_TERMS = msgspec.json.Decoder(Created)
_READER = msgspec.json.Decoder(AnyEvent)


class Open:
    """A table as this process knows it: so many events of its log, under this lease."""

    def __init__(self, table: Table, length: int, epoch: int) -> None:
        self.table = table
        self.length = length
        self.epoch = epoch
        self.turn = asyncio.Lock()


class SeatLost(Exception):
    """Whoever asks holds the seat no more: nothing was done."""


class Host:
    """Opens tables when they are first asked for, and carries commands out one by one."""

    def __init__(self, log: Log, owner: str, chance: Callable[[], Chance] = Chance.secret) -> None:
        self._log = log
        self._owner = owner
        self._chance = chance
        self._open: dict[str, asyncio.Future[Open]] = {}
        self._listeners: dict[str, set[Listener]] = {}
        self._told: dict[str, int] = {}

    async def create(self, table_id: str, terms: Created, history: Events = ()) -> None:
        """A new table, at which ``history`` has happened already: only what the rules allow.

        Raises TableRefusal, KeyError where there is one of that name.
        """
        written = _written((*create(terms).events, *history))
        await self._log.create(table_id, written, self._owner)

    async def view(self, table_id: str, who: Seat) -> TableView:
        """What a seat, or SPECTATOR, is shown now. Raises KeyError where there is no table."""
        return table_view((await self._opened(table_id)).table, who)

    async def table(self, table_id: str) -> Table:
        """The table as it is. Raises KeyError where there is none."""
        return (await self._opened(table_id)).table

    async def all_terms(self) -> list[tuple[str, Created]]:
        """All tables of the log, also those that nobody has asked for yet, with their terms."""
        found = await self._log.ask(first_events)
        return [(table_id, _TERMS.decode(payload)) for table_id, payload in found]

    def listen(self, table_id: str, listener: Listener) -> Callable[[], None]:
        """Be told of every change from now on, until what is returned is called."""
        listeners = self._listeners.setdefault(table_id, set())
        listeners.add(listener)

        def leave() -> None:
            listeners.discard(listener)
            if not listeners and self._listeners.get(table_id) is listeners:
                del self._listeners[table_id]
                self._forget_unused()

        return leave

    def _forget_unused(self) -> None:
        """What nobody has a use for is in the log; the newest stay, some are asked for again."""
        unused = [
            table_id
            for table_id, reading in self._open.items()
            if table_id not in self._listeners and reading.done()
        ]
        for table_id in unused[: max(0, len(unused) - UNUSED)]:
            del self._open[table_id]
            self._told.pop(table_id, None)

    async def hear(self, table_id: str) -> None:
        """Read on, after a hint that another process has written. Raises KeyError."""
        opened = await self._opened(table_id)
        async with opened.turn:
            await self._read_on(table_id, opened)

    @property
    def followed(self) -> frozenset[str]:
        """The tables that are open here, and those that somebody listens to."""
        return frozenset((*self._open, *self._listeners))

    async def hear_of(self, table_id: str, seq: int) -> None:
        """Read on, after a hint that the log has an event ``seq``, if the table is followed here.

        Raises KeyError where there is no table.
        """
        if table_id in self._open or table_id in self._listeners:
            opened = await self._opened(table_id)
            async with opened.turn:
                if opened.length <= seq:
                    await self._read_on(table_id, opened)

    async def _read_on(self, table_id: str, opened: Open) -> bool:
        """Whether the log has gone on; the table is then as far."""
        more = await self._log.read(table_id, opened.length)
        self._follow(table_id, opened, more)
        return bool(more)

    def _follow(self, table_id: str, opened: Open, payloads: tuple[bytes, ...]) -> None:
        """What another process has added to the log."""
        if payloads:
            table = reduce(after, map(_READER.decode, payloads), opened.table)
            self._go_on(table_id, opened, table, len(payloads))

    async def do(
        self,
        table_id: str,
        seat: Seat,
        key: str,
        command: Command,
        holder: int | None = None,
        absent: frozenset[Seat] = frozenset(),
    ) -> Ack | Err:
        """Carry a command out for a seat, once for each key; only then answer.

        ``holder`` is the epoch of whoever asks, None where the server itself does: the seat must
        still be that one's when the command is stored. ``absent`` are seats whose holders have
        been away for long; it is no part of what was asked under the key. Raises KeyError where
        there is no table, SeatLost.
        """
        digest = sha256(msgspec.json.encode(command)).digest()
        request = Request(seat, key, digest, b"", holder)
        for attempt in range(TRIES):
            answer = await self._once(table_id, request, command, absent)
            if answer is not None:
                return answer
            await asyncio.sleep(REST * attempt)
        return Err(Refused.STALE.value, key, retry=True)

    async def computer_decides(
        self, table_id: str, number: int, decide: Callable[[Table, Chance], Handled]
    ) -> bool:
        """What a computer player decided on the log of that length.

        False where the table has gone on since.
        """
        opened = await self._opened(table_id)
        async with opened.turn:
            if opened.length != number:
                return False
            handled = decide(opened.table, self._chance())
            return await self._stored(table_id, opened, handled, None) is None

    async def newest(self, table_id: str) -> tuple[int, Table]:
        """How many events the table's log has now, and the table. Raises KeyError."""
        opened = await self._opened(table_id)
        async with opened.turn:
            await self._read_on(table_id, opened)
            return opened.length, opened.table

    async def length(self, table_id: str) -> int:
        """How many events the table's log has. Raises KeyError where there is no table."""
        return (await self._opened(table_id)).length

    async def _once(
        self, table_id: str, request: Request, command: Command, absent: frozenset[Seat]
    ) -> Ack | Err | None:
        """The answer, None where the table had gone on without this process."""
        opened = await self._opened(table_id)
        async with opened.turn:
            try:
                handled = handle(opened.table, command, self._chance(), absent)
            except TableRefusal as refusal:
                return await self._declined(table_id, opened, request, refusal)
            ack = Ack(request.key, handled.table.view_number(request.seat))
            answered = replace(request, answer=msgspec.json.encode(ack))
            outcome = await self._stored(table_id, opened, handled, answered)
            if isinstance(outcome, Repeated):
                # It is stored, though this process was not told so: its table is behind.
                await self._read_on(table_id, opened)
                return _again(request, outcome)
        if isinstance(outcome, NotHeld):
            raise SeatLost
        return None if isinstance(outcome, Overtaken) else ack

    async def _declined(
        self, table_id: str, opened: Open, request: Request, refusal: TableRefusal
    ) -> Ack | Err | None:
        """The refusal, if the command is new and the table the newest."""
        found = await self._log.known(table_id, request, opened.length)
        if not found.is_held:
            raise SeatLost
        self._follow(table_id, opened, found.later)
        if found.answer is not None:
            return _again(request, found.answer)
        return None if found.later else _refused(request.key, refusal)

    async def _stored(
        self, table_id: str, opened: Open, handled: Handled, request: Request | None
    ) -> Repeated | Overtaken | NotHeld | None:
        """None once the events are stored and the listeners told."""
        payloads = _written(handled.events)
        wanted = Append(table_id, opened.length, payloads, opened.epoch, request)
        outcome = await self._log.append(wanted)
        if isinstance(outcome, Overtaken):
            self._open.pop(table_id, None)
        if isinstance(outcome, Repeated | Overtaken | NotHeld):
            return outcome
        self._go_on(table_id, opened, handled.table, len(payloads))
        return None

    def _go_on(self, table_id: str, opened: Open, table: Table, count: int) -> None:
        """The table is so many events further; whoever listens is told."""
        opened.table, opened.length = table, opened.length + count
        self._tell(table_id, opened)

    def _tell(self, table_id: str, opened: Open) -> None:
        """Listeners hear of newer tables only, whichever of several that read comes first."""
        if opened.length <= self._told.get(table_id, 0):
            return
        self._told[table_id] = opened.length
        for listener in tuple(self._listeners.get(table_id, ())):
            listener(opened.table)

    async def _opened(self, table_id: str) -> Open:
        """The table, read from its log by whoever asks first; the others wait for that."""
        if table_id not in self._open:
            reading = asyncio.ensure_future(self._read(table_id))
            self._open[table_id] = reading
            reading.add_done_callback(lambda done: self._forget_failed(table_id, done))
            self._forget_unused()
        return await asyncio.shield(self._open[table_id])

    def _forget_failed(self, table_id: str, done: asyncio.Future[Open]) -> None:
        failed = done.cancelled() or done.exception() is not None
        if failed and self._open.get(table_id) is done:
            del self._open[table_id]

    async def _read(self, table_id: str) -> Open:
        epoch = await self._log.take_over(table_id, self._owner)
        payloads = await self._log.read(table_id)
        opened = Open(folded(map(_READER.decode, payloads)), len(payloads), epoch)
        self._tell(table_id, opened)
        return opened


def _written(events: Events) -> tuple[bytes, ...]:
    return tuple(msgspec.json.encode(event) for event in events)


def _refused(key: str, refusal: TableRefusal) -> Err:
    rule = refusal.rule
    if rule is None:
        return Err(refusal.code.value, key)
    return Err(refusal.code.value, key, rule.code, rule.rule)


def _again(request: Request, before: Repeated) -> Ack | Err:
    """The answer that was given before, unless something else is asked under its key."""
    if before.digest != request.digest:
        return Err(Refused.KEY_USED.value, request.key)
    return msgspec.json.decode(before.answer, type=Ack)
