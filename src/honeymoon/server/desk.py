"""What the routes and sockets of one process share."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from secrets import token_hex
from typing import Protocol

import msgspec

from honeymoon.protocol.commands import Command, HandOver, Leave, Seat
from honeymoon.protocol.messages import Ack, Advice, Err, Hint, Reason, Said, Why
from honeymoon.rules.events import SPECTATOR
from honeymoon.server.advice import Adviser
from honeymoon.server.errors import Refused, TableRefusal
from honeymoon.server.host import Host
from honeymoon.server.presence import Presence
from honeymoon.server.rates import Clock, Counts, Rate, Rates
from honeymoon.server.seats import Seats
from honeymoon.server.settings import Settings
from honeymoon.server.state import Table
from honeymoon.server.storage.badges import Badge
from honeymoon.server.views import table_view
from honeymoon.shuffle import Chance

Attend = Callable[[str], Awaitable[None]]
Spread = Callable[[str, Said], Awaitable[None]]


class Connected(Protocol):
    """A connection, as far as others may end it."""

    def revoke(self, place: Seat, epoch: int) -> None:
        """It ends if it holds this place since before that epoch."""
        ...

    def hear(self, said: Said) -> None:
        """Somebody at the table says something."""
        ...


class Desk:
    """The tables, the seats, and how often each may ask."""

    def __init__(
        self,
        host: Host,
        seats: Seats,
        settings: Settings,
        clock: Clock,
        chance: Callable[[], Chance] = Chance.secret,
        new_id: Callable[[], str] = lambda: token_hex(8),
        attend: Attend | None = None,
        dismiss: Callable[[str], None] = lambda table_id: None,
        adviser: Adviser | None = None,
        spread: Spread | None = None,
    ) -> None:
        """``attend`` lets computer players act at a table from then on.

        ``dismiss`` says that nobody is connected to it any more. Without an ``adviser`` there are
        no hints and no reasons. ``spread`` brings what is said to the other workers and back here.
        """
        self.host = host
        self.seats = seats
        self.settings = settings
        self.clock = clock
        self.presence = Presence(clock, settings.limits.grace, settings.limits.absent)
        self.rates = Rates(clock)
        self.counts = Counts()
        self.chance = chance
        self.new_id = new_id
        self._attend, self._dismiss, self._adviser = attend, dismiss, adviser
        self._spread = spread
        self._connected: dict[str, set[Connected]] = {}
        self._shown: dict[str, tuple[Table, dict[Seat, str]]] = {}

    def spend(self, key: str, rate: Rate) -> None:
        """One more of this kind. Raises TableRefusal where it is too much."""
        if not self.rates.allows(key, rate):
            raise TableRefusal(Refused.RATE_LIMITED)

    async def open(self, table_id: str) -> None:
        """Somebody has a use for the table: its computer players come to it."""
        if self._attend is not None:
            await self._attend(table_id)

    async def advise(self, table_id: str, asked: Hint | Why) -> Advice | Reason:
        """The answer to a seat that asks for a hint, or for reasons. Raises TableRefusal."""
        if self._adviser is None:
            raise TableRefusal(Refused.NOT_AGREED)
        return await self._adviser.answer(asked, table_id, await self.host.table(table_id))

    async def say(self, table_id: str, said: Said) -> None:
        """Everybody at the table hears it, if there is another person. Raises TableRefusal."""
        table = await self.host.table(table_id)
        if sum(place.is_person and place.taken for place in table.places) < 2:
            raise TableRefusal(Refused.NOT_NOW)
        if self._spread is None:
            self.said(table_id, said)
        else:
            await self._spread(table_id, said)

    def said(self, table_id: str, said: Said) -> None:
        """Somebody has said this: those who are connected here hear it."""
        for connection in tuple(self._connected.get(table_id, ())):
            connection.hear(said)

    async def do(self, badge: Badge, key: str, command: Command) -> Ack | Err:
        """Carry a command out, with what is known here of those who are away. Raises SeatLost."""
        table_id, seat, epoch = badge
        other = command.for_seat if isinstance(command, HandOver) else None
        if other is None:
            return await self.host.do(table_id, seat, key, command, epoch)
        await self.presence.look((table_id,))
        is_absent = self.presence.is_absent(table_id, other)
        absent = frozenset({other}) if is_absent else frozenset()
        return await self.host.do(table_id, seat, key, command, epoch, absent)

    def connect(self, table_id: str, connection: Connected) -> None:
        """From now on it hears when a place changes hands."""
        self._connected.setdefault(table_id, set()).add(connection)

    def disconnect(self, table_id: str, connection: Connected) -> None:
        """It is gone."""
        here = self._connected.get(table_id, set())
        here.discard(connection)
        if not here:
            self._connected.pop(table_id, None)
            self._shown.pop(table_id, None)
            self._dismiss(table_id)

    def is_connected(self, table_id: str) -> bool:
        """Whether anybody is connected to the table here."""
        return table_id in self._connected

    def shown(self, table_id: str, table: Table, place: Seat) -> str:
        """The view of a place as it is sent; made once for all who have it."""
        latest, texts = self._shown.get(table_id, (None, {}))
        if latest is not table:
            texts = {}
            if self.is_connected(table_id):
                self._shown[table_id] = (table, texts)
        if place not in texts:
            texts[place] = msgspec.json.encode(table_view(table, place)).decode()
        return texts[place]

    def changed_hands(self, table_id: str, place: Seat, epoch: int) -> None:
        """Whoever had the place before hears nothing more."""
        for connection in tuple(self._connected.get(table_id, ())):
            connection.revoke(place, epoch)

    @property
    def connected_tables(self) -> frozenset[str]:
        """The tables to which somebody is connected here."""
        return frozenset(self._connected)

    async def seats_changed(self, table_id: str) -> None:
        """After a hint that another process gave a place away: whoever had it hears no more."""
        if table_id not in self._connected:
            return
        for place, epoch in (await self.seats.epochs(table_id)).items():
            self.changed_hands(table_id, place, epoch)

    def watching_changed(self, table_id: str, epoch: int) -> None:
        """Whoever watched before hears nothing more."""
        self.changed_hands(table_id, SPECTATOR, epoch)

    async def take_back(self, table_id: str, seat: Seat, link: str | None) -> int:
        """Take a seat from whoever has it; the epoch after it, and ``link`` is its new secret.

        Raises KeyError where there is no such seat, TableRefusal while its player has cards.
        """
        epoch = None
        while epoch is None:
            length, table = await self.host.newest(table_id)
            if table.is_in_deal(seat):
                raise TableRefusal(Refused.NOT_NOW)
            epoch = await self.seats.renew_at(length, table_id, seat, link)
        await self.empty(table_id, seat, epoch)
        return epoch

    async def empty(self, table_id: str, seat: Seat, epoch: int) -> None:
        """The person who sat there is gone from the table too."""
        self.changed_hands(table_id, seat, epoch)
        await self.host.do(table_id, seat, f":revoked {epoch}", Leave(seat))
