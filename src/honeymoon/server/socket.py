"""One connection to a table: what it asks is done in order, and it hears of every change."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from contextlib import ExitStack, suppress
from typing import Any, Protocol

import msgspec

from honeymoon.protocol.messages import (
    KEY_PATTERN,
    PROTOCOL,
    Ack,
    Do,
    Err,
    FromClient,
    FromServer,
    Hello,
    Here,
    Hint,
    Said,
    Say,
    Sync,
    Welcome,
    Why,
)
from honeymoon.rules.events import SPECTATOR, Seat
from honeymoon.server import strict_json
from honeymoon.server.closing import Close
from honeymoon.server.desk import Desk
from honeymoon.server.errors import Refused, TableRefusal
from honeymoon.server.host import SeatLost
from honeymoon.server.outbox import Outbox
from honeymoon.server.rates import Rate
from honeymoon.server.state import Table
from honeymoon.server.storage.badges import Badge
from honeymoon.server.strict_json import NotJson

LOG = logging.getLogger(__name__)
LOCAL_WAIT = 256 * 1024
"""Characters that wait for one connection at most."""


class Gone(Exception):
    """The other side has closed."""


class Wire(Protocol):
    """The two directions of a socket, and its end."""

    async def receive(self) -> str | None:
        """The next text, None for a frame that is none. Raises Gone."""
        ...

    async def send(self, text: str) -> None:
        """Send one text."""
        ...

    async def close(self, code: int) -> None:
        """End it with this code."""
        ...


class Connection:
    """A socket with the seats that it may speak for, from its hello to its end."""

    def __init__(self, wire: Wire, desk: Desk, table_id: str, badges: Sequence[Badge]) -> None:
        self._wire = wire
        self._desk = desk
        self._limits = desk.settings.limits
        self._table_id = table_id
        self._badges = tuple(badges)
        self._held = {badge.place: badge for badge in badges if badge.place >= 0}
        self._outbox = Outbox(wire.send, self._limits.waiting, LOCAL_WAIT)
        self._ending: asyncio.Future[Close | None] = asyncio.get_running_loop().create_future()
        self._told: dict[Seat, int] = {}
        self._latest: Table | None = None
        self._in_vain = 0
        self._work: set[asyncio.Future[Any]] = set()
        self._frames = f"connection {id(self)}"

    @property
    def _places(self) -> tuple[Seat, ...]:
        """The seats whose views it gets; without any, it watches."""
        return tuple(self._held) or (SPECTATOR,)

    async def run(self) -> None:
        """Until one of both sides has had enough."""
        if not self._badges:
            await self._close(Close.UNAUTHORIZED)
            return
        self._desk.connect(self._table_id, self)
        tasks = [
            self._begin(work) for work in (self._listen(), self._outbox.run(), self._recheck())
        ]
        try:
            await self._end(await self._ending, *tasks)
        finally:
            for task in tasks:
                task.cancel()
            self._desk.disconnect(self._table_id, self)

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[None]) -> None:
        """Whatever happens in one of the tasks ends the connection, and nothing else."""
        failure = None if task.cancelled() else task.exception()
        if failure is None or isinstance(failure, Gone):
            self._leave(None)
        else:
            LOG.error("connection.failed %s", type(failure).__name__)
            self._leave(Close.UNAVAILABLE)

    async def _end(
        self,
        code: Close | None,
        listening: asyncio.Task[None],
        sending: asyncio.Task[None],
        checking: asyncio.Task[None],
    ) -> None:
        """Say what is still to be said, for as long as there is time, and close."""
        listening.cancel()
        checking.cancel()
        self._outbox.finish()
        await asyncio.wait({sending}, timeout=self._limits.last_words if code else 0)
        if code is not None:
            await self._close(code)

    async def _close(self, code: Close) -> None:
        with suppress(Exception):
            await asyncio.wait_for(self._wire.close(code), self._limits.last_words)

    def _leave(self, code: Close | None) -> None:
        if not self._ending.done():
            self._ending.set_result(code)

    def revoke(self, place: Seat, epoch: int) -> None:
        """It ends if it holds this place since before that epoch, and hears nothing more."""
        if any(badge.place == place and badge.epoch < epoch for badge in self._badges):
            self._outbox.replace(())
            self._leave(Close.REVOKED)

    def hear(self, said: Said) -> None:
        """What somebody says comes after the first view."""
        if self._latest is not None:
            self._say(said)

    # --- what comes in

    async def _listen(self) -> None:
        if not await self._greeted():
            return
        with ExitStack() as ending:
            await self._follow(ending)
            while not self._ending.done():
                await self._next()
                # Many frames can have come at once: what they are answered is sent between them.
                await asyncio.sleep(0)

    async def _greeted(self) -> bool:
        """Whether the other side has said in time that it speaks this version."""
        try:
            async with asyncio.timeout(self._limits.hello):
                frame = self._read(await self._wire.receive())
        except TimeoutError:
            frame = None
        if not isinstance(frame, Hello):
            self._leave(Close.NO_HELLO)
        elif frame.v != PROTOCOL:
            self._say(_error(Refused.VERSION))
            self._leave(Close.VERSION)
        return isinstance(frame, Hello) and frame.v == PROTOCOL

    def _read(self, text: str | None) -> FromClient | None:
        """The frame; None, where it is none that is known."""
        try:
            data = b"" if text is None else text.encode("utf-8", "surrogatepass")
            frame: FromClient = strict_json.read(data, FromClient)
        except NotJson:
            return None
        return frame

    async def _next(self) -> None:
        text = await self._wire.receive()
        if not self._desk.rates.allows(self._frames, self._limits.frames_of_connection):
            self._refuse(None, Close.FLOOD, Refused.RATE_LIMITED)
            return
        frame = self._read(text)
        if isinstance(frame, Do) and KEY_PATTERN.fullmatch(frame.key):
            await self._do(frame)
        elif isinstance(frame, Hint | Why) and KEY_PATTERN.fullmatch(frame.key):
            await self._ask(frame)
        elif isinstance(frame, Say) and KEY_PATTERN.fullmatch(frame.key):
            await self._speak(frame)
        elif isinstance(frame, Sync):
            await self._sync(frame)
        else:
            self._refuse(None, Close.GARBAGE, Refused.BAD_MESSAGE)

    def _refuse(self, key: str | None, code: Close, why: Refused) -> None:
        """Nothing was done; too much in vain, one after the other, ends the connection."""
        self._in_vain += 1
        self._say(_error(why, key, retry=why is Refused.RATE_LIMITED))
        if self._in_vain > self._limits.refusals:
            self._leave(code)

    async def _do(self, frame: Do) -> None:
        seat = frame.command.seat
        badge = self._held.get(seat)
        if badge is None:
            self._refuse(frame.key, Close.GARBAGE, Refused.NOT_YOURS)
        elif not self._may_ask(seat):
            self._refuse(frame.key, Close.FLOOD, Refused.RATE_LIMITED)
        else:
            await self._carry_out(badge, frame)

    async def _carry_out(self, badge: Badge, frame: Do) -> None:
        """The answer; none for a place that another process has given away meanwhile."""
        try:
            answer = await self._done(badge, frame)
        except SeatLost:
            self.revoke(badge.place, badge.epoch + 1)
            return
        self._in_vain = 0
        self._say(answer)

    async def _check(self) -> bool:
        """Whether its places are still its own; another process may have given one away."""
        epochs = await self._desk.seats.epochs(self._table_id)
        lost = [badge for badge in self._badges if epochs.get(badge.place) != badge.epoch]
        for badge in lost:
            self.revoke(badge.place, badge.epoch + 1)
        return not lost

    async def _recheck(self) -> None:
        """Now and then: a silent connection must not go on hearing what is no longer its own."""
        while True:
            await asyncio.sleep(self._limits.recheck)
            await self._check()

    def _may_ask(self, seat: Seat) -> bool:
        rates, limits = self._desk.rates, self._limits
        of_seat = rates.allows(f"seat {self._table_id} {seat}", limits.commands_of_seat)
        return of_seat and rates.allows(f"table {self._table_id}", limits.commands_of_table)

    async def _done(self, badge: Badge, frame: Do) -> Ack | Err:
        """The answer under the client's own key; each holder of the seat has keys of its own."""
        key = f"{badge.epoch}.{frame.key}"
        doing = self._desk.do(badge, key, frame.command)
        try:
            answer = await self._whole(doing)
        except SeatLost:
            raise
        except Exception as failure:
            LOG.error("command.failed %s", type(failure).__name__)
            return _error(Refused.UNAVAILABLE, frame.key, retry=True)
        return msgspec.structs.replace(answer, key=frame.key)

    async def _whole(self, work: Coroutine[Any, Any, Ack | Err]) -> Ack | Err:
        """What was begun is brought to its end, even if nobody waits for it any more."""
        task = asyncio.ensure_future(work)
        self._keep(task)
        return await asyncio.shield(task)

    def _keep(self, task: asyncio.Future[Any]) -> None:
        """The loop itself forgets tasks that nobody holds."""
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    async def _ask(self, asked: Hint | Why) -> None:
        """A question about the deal; whoever thinks about it keeps nobody waiting."""
        if await self._may("questions", asked, self._limits.questions_of_seat):
            self._keep(asyncio.ensure_future(self._advise(asked)))

    async def _speak(self, frame: Say) -> None:
        if not await self._may("phrases", frame, self._limits.phrases_of_seat):
            return
        try:
            await self._desk.say(self._table_id, Said(frame.seat, frame.phrase))
        except TableRefusal as refusal:
            self._say(_error(refusal.code, frame.key))
        except Exception as failure:
            LOG.error("phrase.failed %s", type(failure).__name__)
            self._say(_error(Refused.UNAVAILABLE, frame.key, retry=True))

    async def _may(self, what: str, frame: Hint | Why | Say, rate: Rate) -> bool:
        """Whether the connection holds the seat, and it has not asked too often."""
        badge = self._held.get(frame.seat)
        if badge is None:
            self._refuse(frame.key, Close.GARBAGE, Refused.NOT_YOURS)
        elif not self._desk.rates.allows(f"{what} {self._table_id} {frame.seat}", rate):
            self._refuse(frame.key, Close.FLOOD, Refused.RATE_LIMITED)
        elif await self._check():
            self._in_vain = 0
            return True
        return False

    async def _advise(self, asked: Hint | Why) -> None:
        try:
            self._say(await self._desk.advise(self._table_id, asked))
        except TableRefusal as refusal:
            again = refusal.code is Refused.RATE_LIMITED
            self._say(_error(refusal.code, asked.key, retry=again))
        except Exception as failure:
            LOG.error("advice.failed %s", type(failure).__name__)
            self._say(_error(Refused.UNAVAILABLE, asked.key, retry=True))

    async def _sync(self, frame: Sync) -> None:
        place = SPECTATOR if frame.seat is None else frame.seat
        if place not in self._places:
            self._refuse(None, Close.GARBAGE, Refused.NOT_YOURS)
            return
        self._show(await self._desk.host.table(self._table_id), place)

    # --- what goes out

    async def _follow(self, ending: ExitStack) -> None:
        """Welcome, who is here, the first views, and from then on every change."""
        await self._check()
        await self._desk.open(self._table_id)
        self._say(Welcome(PROTOCOL, tuple(self._held)))
        presence = self._desk.presence
        ending.callback(presence.come(self._table_id, tuple(self._held)))
        await presence.look((self._table_id,))
        ending.callback(presence.listen(self._table_id, self._tell_who_is_here))
        table = await self._desk.host.table(self._table_id)
        ending.callback(self._desk.host.listen(self._table_id, self._changed))
        for place in self._places:
            self._show(table, place)

    def _tell_who_is_here(self, seats: tuple[Seat, ...]) -> None:
        self._say(Here(seats))

    def _changed(self, table: Table) -> None:
        for place in self._places:
            if table.view_number(place) != self._told.get(place):
                self._show(table, place)

    def _show(self, table: Table, place: Seat) -> None:
        self._told[place] = table.view_number(place)
        self._latest = table
        self._put(self._desk.shown(self._table_id, table, place))

    def _newest(self, table: Table) -> tuple[str, ...]:
        return tuple(self._desk.shown(self._table_id, table, place) for place in self._places)

    def _say(self, message: FromServer) -> None:
        self._put(msgspec.json.encode(message).decode())

    def _put(self, text: str) -> None:
        """Put it into the outbox; who does not read gets one view more, and is closed."""
        if self._ending.done() or self._outbox.put(text):
            return
        newest = () if self._latest is None else self._newest(self._latest)
        self._outbox.replace(newest)
        self._leave(Close.SLOW)


def _error(code: Refused, key: str | None = None, retry: bool = False) -> Err:
    return Err(code.value, key, retry=retry)
