"""The statements of a log, one transaction's worth each; both databases run the same."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, bindparam, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from honeymoon.server.storage.chain import START, linked
from honeymoon.server.storage.hints import tell_of_events
from honeymoon.server.storage.log import (
    Append,
    Known,
    LogDamaged,
    NotHeld,
    Outcome,
    Overtaken,
    Repeated,
    Request,
    Stored,
)
from honeymoon.server.storage.schema import EVENTS, SEATS, TABLES

_HOLDER = (
    select(SEATS.c.epoch)
    .where(SEATS.c.table_id == bindparam("table_id"), SEATS.c.place == bindparam("place"))
    .scalar_subquery()
)
_HEAD = (
    select(EVENTS.c.seq, EVENTS.c.hash, TABLES.c.epoch, _HOLDER.label("holder"))
    .join_from(TABLES, EVENTS, EVENTS.c.table_id == TABLES.c.table_id)
    .where(TABLES.c.table_id == bindparam("table_id"))
    .order_by(EVENTS.c.seq.desc())
    .limit(1)
    .with_for_update(key_share=True, of=TABLES)
)
"""The last event with the lease, which cannot be taken over before this transaction ends.

Who holds the seat is read with it: that it still does costs an action no question of its own.
"""
_ANSWERED = select(EVENTS.c.digest, EVENTS.c.answer).where(
    EVENTS.c.table_id == bindparam("table_id"),
    EVENTS.c.seat == bindparam("place"),
    EVENTS.c.idem_key == bindparam("key"),
)
_FIRST = {
    "sqlite": sqlite.insert(EVENTS).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(EVENTS).on_conflict_do_nothing(),
}
_FURTHER = insert(EVENTS)
_READ = (
    select(EVENTS.c.seq, EVENTS.c.payload, EVENTS.c.prev_hash, EVENTS.c.hash)
    .where(EVENTS.c.table_id == bindparam("table_id"), EVENTS.c.seq >= bindparam("first"))
    .order_by(EVENTS.c.seq)
)


def create(connection: Connection, table_id: str, payloads: tuple[bytes, ...], owner: str) -> None:
    """A new log. Raises KeyError where there is one of that name."""
    row = {"table_id": table_id, "epoch": 1, "owner": owner, "created_at": datetime.now(UTC)}
    try:
        connection.execute(insert(TABLES), row)
    except IntegrityError:
        raise KeyError(table_id) from None
    rows = _rows(Append(table_id, 0, payloads, 1), START)
    connection.execute(insert(EVENTS), list(rows))


def append(connection: Connection, wanted: Append) -> Outcome:
    """Add to a log, or say why not; the unique keys decide, not what was read before."""
    place = None if wanted.request is None else wanted.request.seat
    head = connection.execute(_HEAD, {"table_id": wanted.table_id, "place": place}).first()
    if head is None:
        return Overtaken()
    if not _holds(wanted.request, head.holder):
        return NotHeld()
    is_next = (head.seq, head.epoch) == (wanted.seq - 1, wanted.epoch)
    if not is_next or not _added(connection, wanted, head.hash):
        return _repeated(connection, wanted) or Overtaken()
    tell_of_events(connection, wanted.table_id, wanted.seq + len(wanted.payloads) - 1)
    return Stored()


def _added(connection: Connection, wanted: Append, before: bytes) -> bool:
    """Whether the first event came in; it alone can meet a key, and keeps the others' places."""
    first, *further = _rows(wanted, before)
    if connection.execute(_FIRST[connection.dialect.name], first).rowcount == 0:
        return False
    if further:
        connection.execute(_FURTHER, further)
    return True


def _holds(request: Request | None, holder: int | None) -> bool:
    return request is None or request.holder in (None, holder)


def _repeated(connection: Connection, wanted: Append) -> Repeated | None:
    request = wanted.request
    if request is None:
        return None
    return answered(connection, wanted.table_id, request.seat, request.key)


def known(connection: Connection, table_id: str, request: Request, seq: int) -> Known:
    """What is stored of a request that cannot be carried out. Raises KeyError, LogDamaged."""
    asked = select(_HOLDER)
    holder = connection.execute(asked, {"table_id": table_id, "place": request.seat}).scalar()
    answer = answered(connection, table_id, request.seat, request.key)
    return Known(_holds(request, holder), answer, read(connection, table_id, seq))


def answered(connection: Connection, table_id: str, seat: int, key: str) -> Repeated | None:
    """What a key was answered before."""
    asked = {"table_id": table_id, "place": seat, "key": key}
    row = connection.execute(_ANSWERED, asked).first()
    return None if row is None else Repeated(row.digest, row.answer)


def _last(connection: Connection, table_id: str) -> tuple[int, bytes] | None:
    asked = (
        select(EVENTS.c.seq, EVENTS.c.hash)
        .where(EVENTS.c.table_id == table_id)
        .order_by(EVENTS.c.seq.desc())
        .limit(1)
    )
    row = connection.execute(asked).first()
    return None if row is None else (row.seq, row.hash)


def is_as_long(connection: Connection, table_id: str, length: int) -> bool:
    """Whether the log has so many events; it gets no more before this transaction ends."""
    held = select(TABLES.c.epoch).where(TABLES.c.table_id == table_id).with_for_update()
    connection.execute(held)
    last = _last(connection, table_id)
    return last is not None and last[0] == length - 1


def _rows(wanted: Append, before: bytes) -> Iterator[dict[str, Any]]:
    now = datetime.now(UTC)
    for place, payload in enumerate(wanted.payloads):
        seq = wanted.seq + place
        link = linked(before, wanted.table_id, seq, payload)
        request = wanted.request if place == 0 else None
        yield {
            "table_id": wanted.table_id,
            "seq": seq,
            "seat": None if request is None else request.seat,
            "idem_key": None if request is None else request.key,
            "digest": None if request is None else request.digest,
            "answer": None if request is None else request.answer,
            "payload": payload,
            "prev_hash": before,
            "hash": link,
            "at": now,
        }
        before = link


def read(connection: Connection, table_id: str, seq: int = 0) -> tuple[bytes, ...]:
    """The events from ``seq`` on, their chain checked. Raises KeyError, LogDamaged."""
    rows = connection.execute(_READ, {"table_id": table_id, "first": seq}).all()
    if not rows and not _is_table(connection, table_id):
        raise KeyError(table_id)
    _check_chain(table_id, seq, rows)
    return tuple(row.payload for row in rows)


def first_events(connection: Connection) -> list[tuple[str, bytes]]:
    """The names of all tables, each with the first event of its log."""
    asked = select(EVENTS.c.table_id, EVENTS.c.payload).where(EVENTS.c.seq == 0)
    return [(row.table_id, row.payload) for row in connection.execute(asked)]


def _is_table(connection: Connection, table_id: str) -> bool:
    asked = select(func.count()).where(TABLES.c.table_id == table_id)
    return connection.execute(asked).scalar_one() == 1


def _check_chain(table_id: str, first: int, rows: Any) -> None:
    before = START if first == 0 else None
    for seq, row in enumerate(rows, first):
        is_next = row.seq == seq and before in (None, row.prev_hash)
        if not is_next or row.hash != linked(row.prev_hash, table_id, seq, row.payload):
            raise LogDamaged(table_id, seq)
        before = row.hash


def take_over(connection: Connection, table_id: str, owner: str) -> int:
    """Count the lease up. Raises KeyError."""
    taken = (
        update(TABLES)
        .where(TABLES.c.table_id == table_id)
        .values(epoch=TABLES.c.epoch + 1, owner=owner)
        .returning(TABLES.c.epoch)
    )
    row = connection.execute(taken).first()
    if row is None:
        raise KeyError(table_id)
    return int(row.epoch)
