"""Who is connected to which table: seat numbers, stored in no log and part of no view.

A seat is here while somebody is connected for it, and for a short grace after that, so that a
page that is loaded again is no news. Within the grace nobody is told of the seat twice: coming
and going over and over floods nobody. Where other workers have connections to the same table,
what they say comes in from outside.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Collection, Coroutine, Mapping
from typing import Any, Protocol

from honeymoon.rules.events import Seat
from honeymoon.server.rates import Clock

Told = Callable[[tuple[Seat, ...]], None]
"""Told of the seats that are here now; it must not wait."""


class Timer(Protocol):
    """Something that will be done."""

    def cancel(self) -> None:
        """It will not be done."""
        ...


Later = Callable[[float, Callable[[], None]], Timer]
"""Do something after so many seconds."""


def later(seconds: float, work: Callable[[], None]) -> Timer:
    """By the loop that runs."""
    return asyncio.get_running_loop().call_later(seconds, work)


Look = Callable[[Collection[str]], Coroutine[Any, Any, None]]
"""Ask other workers who is at these tables."""


async def nobody_else(tables: Collection[str]) -> None:
    """There is no other worker to ask."""


class Room:
    """One table: how many connections there are, and for which seats.

    ``left`` is when the last connection for a seat was gone, ``elsewhere`` until when other
    workers say that it is here. ``heard`` is the number of the question that they answered.
    """

    def __init__(self) -> None:
        self.connections = 0
        self.counts: Counter[Seat] = Counter()
        self.going: dict[Seat, Timer] = {}
        self.left: dict[Seat, float] = {}
        self.elsewhere: Mapping[Seat, float] = {}
        self.heard = 0
        self.listeners: set[Told] = set()
        self.told: tuple[Seat, ...] = ()
        self.ending: Timer | None = None

    @property
    def own(self) -> frozenset[Seat]:
        """The seats that are here in this process."""
        return frozenset((*self.counts, *self.going))


class Presence:
    """The seats for which somebody is connected, by their tables.

    ``grace`` and ``absent`` are the seconds of ``Limits``. ``stirred`` is called when another
    seat is here in this process, or one no more; ``look`` asks other workers about some tables,
    and ``hear`` is told what they say.
    """

    def __init__(self, clock: Clock, grace: float, absent: float, later: Later = later) -> None:
        self._clock, self._grace, self._absent, self._later = clock, grace, absent, later
        self._began = clock()
        self._rooms: dict[str, Room] = {}
        self.stirred: Callable[[], None] = lambda: None
        self.look: Look = nobody_else

    @property
    def tables(self) -> frozenset[str]:
        """The tables that somebody is connected to here, or was lately."""
        return frozenset(self._rooms)

    @property
    def own(self) -> frozenset[tuple[str, Seat]]:
        """The seats that are here in this process, each with its table."""
        rooms = self._rooms.items()
        return frozenset((table_id, seat) for table_id, room in rooms for seat in room.own)

    def come(self, table_id: str, seats: Collection[Seat]) -> Callable[[], None]:
        """A connection for these seats is here until what is returned is called."""
        room = self._rooms.setdefault(table_id, Room())
        room.connections += 1
        if room.ending is not None:
            room.ending.cancel()
        for seat in seats:
            self._arrive(room, seat)
        self._tell(room)

        def go() -> None:
            for seat in seats:
                self._depart(room, seat)
            room.connections -= 1
            if not room.connections:
                lasting = self._grace + self._absent
                room.ending = self._later(lasting, lambda: self._forget(table_id))

        return go

    def listen(self, table_id: str, told: Told) -> Callable[[], None]:
        """Be told who is here, now and after each change, until what is returned is called.

        Only whoever has come to the table can listen.
        """
        room = self._rooms[table_id]
        self._tell(room)
        room.listeners.add(told)
        told(room.told)
        return lambda: room.listeners.discard(told)

    def hear(self, table_id: str, elsewhere: Mapping[Seat, float], number: int) -> None:
        """What other workers answered to a question; answers to earlier ones are too late.

        ``elsewhere`` has for each seat until when, by the clock of this process, it is here.
        """
        room = self._rooms.get(table_id)
        if room is not None and number > room.heard:
            room.elsewhere, room.heard = elsewhere, number
            self._tell(room)

    def is_absent(self, table_id: str, seat: Seat) -> bool:
        """Whether the seat has been away for so long that others may decide about it.

        What was before this process began is not known to it, and counts for nothing.
        """
        room = self._rooms.get(table_id, Room())
        if seat in room.own:
            return False
        last = max(times.get(seat, self._began) for times in (room.left, room.elsewhere))
        return self._clock() - max(last, self._began) >= self._absent

    def _here(self, room: Room) -> tuple[Seat, ...]:
        now = self._clock()
        elsewhere = {seat for seat, until in room.elsewhere.items() if until > now}
        return tuple(sorted(room.own | elsewhere))

    def _tell(self, room: Room) -> None:
        here = self._here(room)
        if here != room.told:
            room.told = here
            for told in tuple(room.listeners):
                told(here)

    def _arrive(self, room: Room, seat: Seat) -> None:
        is_new = seat not in room.own
        if seat in room.going:
            room.going.pop(seat).cancel()
        room.counts[seat] += 1
        if is_new:
            self.stirred()

    def _depart(self, room: Room, seat: Seat) -> None:
        room.counts[seat] -= 1
        if not room.counts[seat]:
            del room.counts[seat]
            room.left[seat] = self._clock()
            room.going[seat] = self._later(self._grace, lambda: self._gone(room, seat))

    def _gone(self, room: Room, seat: Seat) -> None:
        """The grace is over."""
        del room.going[seat]
        self.stirred()
        self._tell(room)

    def _forget(self, table_id: str) -> None:
        """Everybody has been away for long."""
        del self._rooms[table_id]
