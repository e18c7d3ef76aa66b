"""The books of the clients beside the log: nothing lost, nothing doubled, no gap, views alike."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from honeymoon.protocol.commands import AnyCommand
from honeymoon.server import keeping
from honeymoon.server.logged import AnyEvent, Created, Dealt, Event, Rematched
from honeymoon.server.state import Table, after, folded
from honeymoon.server.storage.schema import EVENTS
from honeymoon.server.views import table_view
from tests.server.booked import Player

OF_ITSELF = Created, Dealt, Rematched
"""What happens without anybody's command."""
_READER = msgspec.json.Decoder(AnyEvent)


@dataclass(slots=True)
class Audit:
    """How many actions the books have, and what is wrong with the log beside them."""

    booked: int = 0
    lost: int = 0
    doubled: int = 0
    gaps: int = 0
    views: int = 0
    wrong: list[str] = field(default_factory=list)

    @property
    def is_right(self) -> bool:
        """Whether everything was done once."""
        return not (self.lost or self.doubled or self.gaps or self.wrong)

    @property
    def text(self) -> str:
        """In a line."""
        told = f"{self.lost} lost, {self.doubled} doubled, {self.gaps} gaps"
        return told + (f"; {len(self.wrong)} wrong: {self.wrong[0]}" if self.wrong else "")


def audited(connection: Connection, players: Sequence[Player]) -> Audit:
    """Compare all books with the log."""
    audit = Audit(wrong=[fault for player in players for fault in player.faults])
    faults = keeping.checked(connection).faults
    audit.gaps = len(faults)
    damaged = {fault.table_id for fault in faults}
    at_table = defaultdict[str, list[Player]](list)
    for player in players:
        at_table[player.seated.table].append(player)
    for name, seated in at_table.items():
        asked = select(EVENTS).where(EVENTS.c.table_id == name).order_by(EVENTS.c.seq)
        rows = connection.execute(asked).all()
        _audit_table(audit, rows, seated)
        if name not in damaged:
            _audit_events(audit, rows, seated)
    return audit


def _audit_table(audit: Audit, rows: Sequence[Any], players: Sequence[Player]) -> None:
    audit.gaps += [row.seq for row in rows] != list(range(len(rows)))
    for player in players:
        own = [row for row in rows if row.idem_key and row.seat == player.seated.seat]
        _audit_book(audit, own, player)


def _audit_events(audit: Audit, rows: Sequence[Any], players: Sequence[Player]) -> None:
    events = [_READER.decode(row.payload) for row in rows]
    _audit_effects(audit, rows, events)
    _audit_views(audit, events, players)


def _audit_book(audit: Audit, own: Sequence[Any], player: Player) -> None:
    """The commands of one seat: the same in the book and in the log, in the same order."""
    epoch = player.seated.epoch
    wanted = {f"{epoch}.{entry.key}": _digest(entry.command) for entry in player.book}
    found = Counter((row.idem_key, row.digest) for row in own)
    audit.booked += len(wanted)
    audit.lost += sum((key, digest) not in found for key, digest in wanted.items())
    audit.doubled += sum(count - 1 for count in found.values())
    strange = [key for key, digest in found if wanted.get(key) != digest]
    audit.wrong += [f"{player.seated.table}: nobody was told of {key}" for key in strange]
    if [row.idem_key for row in own if row.idem_key in wanted] != list(wanted):
        audit.wrong.append(f"{player.seated.table}: seat {player.seated.seat} out of order")


def _digest(command: dict[str, Any]) -> bytes:
    read = msgspec.convert(command, AnyCommand)
    return sha256(msgspec.json.encode(read)).digest()


def _audit_effects(audit: Audit, rows: Sequence[Any], events: Sequence[Event]) -> None:
    """No event without a command, but for those that follow of themselves."""
    keyless = [event for row, event in zip(rows, events, strict=True) if row.idem_key is None]
    audit.doubled += sum(not isinstance(event, OF_ITSELF) for event in keyless)


def _audit_views(audit: Audit, events: Sequence[Event], players: Sequence[Player]) -> None:
    """What clients were shown first on each connection is what the log says it was."""
    tables = list(_tables(events))
    for player in players:
        seat = player.seated.seat
        numbered = {table.view_number(seat): table for table in tables}
        for shown in player.shown:
            table = numbered.get(shown.n)
            audit.views += 1
            if table is None or _shown(table, seat) != shown.digest:
                audit.wrong.append(f"{player.seated.table}: seat {seat} saw another view {shown.n}")


def _tables(events: Iterable[Event]) -> Iterable[Table]:
    """The table after each event."""
    first, *more = events
    table = folded((first,))
    yield table
    for event in more:
        table = after(table, event)
        yield table


def _shown(table: Table, seat: int) -> bytes:
    return sha256(msgspec.json.encode(table_view(table, seat))).digest()
