"""Short ways to set up tables and to play at them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

import msgspec
import pytest

from honeymoon.players.clock import Clock
from honeymoon.players.tips.player import Tips
from honeymoon.protocol import commands
from honeymoon.protocol.commands import Command
from honeymoon.rules.events import SPECTATOR
from honeymoon.rules.view import view
from honeymoon.server import table as tables
from honeymoon.server.errors import Refused, TableRefusal
from honeymoon.server.logged import Created, Event
from honeymoon.server.state import Table
from honeymoon.server.views import table_view
from honeymoon.shuffle import Chance

TIPS = Tips()


class Log:
    """A table with the events that led to it."""

    def __init__(self, terms: Created, seed: str = "a table") -> None:
        self.chance = Chance.seeded(seed)
        handled = tables.create(terms)
        self.events: list[Event] = list(handled.events)
        self.table: Table = handled.table

    def do(self, command: Command) -> tuple[Event, ...]:
        """Carry the command out; raises TableRefusal."""
        return self._take(tables.handle(self.table, command, self.chance))

    def _take(self, handled: tables.Handled) -> tuple[Event, ...]:
        self.events += handled.events
        self.table = handled.table
        return handled.events

    def act(self, seat: int, token: str) -> tuple[Event, ...]:
        """An action that answers the seat's present view."""
        return self.do(commands.Act(seat, token, self.table.view_number(seat)))

    def play(self, *tokens: str) -> None:
        """Actions of whichever seat is to act."""
        for token in tokens:
            assert self.table.to_act is not None
            self.act(self.table.to_act, token)

    def legal(self, seat: int) -> tuple[str, ...]:
        """What the view offers to the seat: its turn, or a turn of the draw ahead."""
        seen = table_view(self.table, seat)
        if seen.ahead is not None and self.table.to_act != seat:
            return seen.ahead.legal
        return tuple(seen.deal["legal"]) if seen.deal is not None else ()

    def refused(self, command: Command, code: Refused) -> TableRefusal:
        """The command is refused with this code, and nothing has changed."""
        before = self.table
        with pytest.raises(TableRefusal) as caught:
            self.do(command)
        assert caught.value.code is code
        assert self.table == before
        return caught.value


def table_for(game: str, *players: str, seed: str = "a table", **terms: object) -> Log:
    """A table at which everybody sits; ``players`` are persons if none are named."""
    seats = players or ("person",) * (3 if game in ("bismarck", "three-handed") else 2)
    log = Log(Created(game, {}, seats, 0, **terms), seed)  # type: ignore[arg-type]
    for seat, player in enumerate(seats):
        if player == "person":
            log.do(commands.Sit(seat, f"P{seat}"))
    return log


def told(table: Table, who: int) -> bytes:
    """The bytes that go to a seat, or to who watches."""
    return msgspec.json.encode(table_view(table, who))


def play_on(log: Log, rng: Random, until: Callable[[Table], bool]) -> None:
    """Sensible actions of the seats to act until something holds; deals follow each other."""
    while not until(log.table):
        seat = log.table.to_act
        if seat is None:
            for waiting in set(log.table.persons) - log.table.ready:
                log.do(commands.Next(waiting))
            continue
        deal = log.table.match.deal
        assert deal is not None
        log.act(seat, str(TIPS.choose(view(deal, seat), Clock(), rng)))


def everybody(table: Table) -> Iterable[int]:
    """All seats and who watches."""
    return (*table.seats, SPECTATOR)


def kinds(events: tuple[Event, ...]) -> list[str]:
    """The events by their names in the log."""
    return [msgspec.to_builtins(event)["kind"] for event in events]
