"""What the workers on one PostgreSQL tell each other: that something changed, never what.

Only a phrase is told itself, since nothing keeps it. A hint leaves the database with the commit of
what it speaks of, and can be lost with the connection that listens; whoever hears of nothing reads
the log as before.
"""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, func, select

EVENTS = "honeymoon_events"
"""The channel of logs that went on: ``TABLE SEQUENCE``, the place of the newest event."""
SEATS = "honeymoon_seats"
"""The channel of places that changed hands: ``TABLE``."""
HERE = "honeymoon_here"
"""The channel of seats for which somebody has come or gone: ``TABLE``."""
PHRASES = "honeymoon_phrases"
"""The channel of what is said at tables, which nothing keeps: ``TABLE SEAT PHRASE``."""


def tell_of_events(connection: Connection, table_id: str, seq: int) -> None:
    """The table's log now has the event ``seq``."""
    _tell(connection, EVENTS, f"{table_id} {seq}")


def tell_of_seats(connection: Connection, table_id: str) -> None:
    """A place of the table has changed hands."""
    _tell(connection, SEATS, table_id)


def tell_of_presence(connection: Connection, tables: Iterable[str]) -> None:
    """Somebody is connected to each of these tables, or is no more."""
    for table_id in tables:
        _tell(connection, HERE, table_id)


def tell_of_phrase(connection: Connection, table_id: str, seat: int, phrase: str) -> None:
    """Somebody at the table says this."""
    _tell(connection, PHRASES, f"{table_id} {seat} {phrase}")


def read_phrase(hint: str) -> tuple[str, int, str]:
    """The table, the seat and the phrase. Raises ValueError."""
    table_id, seat, phrase = hint.split(" ")
    return table_id, int(seat), phrase


def read_events(hint: str) -> tuple[str, int]:
    """The table and the place of its newest event."""
    table_id, _, seq = hint.rpartition(" ")
    return table_id, int(seq)


def _tell(connection: Connection, channel: str, hint: str) -> None:
    """Where there can be other workers."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_notify(channel, hint)))
