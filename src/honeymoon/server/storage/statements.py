"""The statements of a log, one transaction's worth each; both databases run the same."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from honeymoon.server.storage.chain import START, linked
from honeymoon.server.storage.hints import tell_of_events
from honeymoon.server.storage.log import Append, LogDamaged, Outcome, Overtaken, Repeated, Stored
from honeymoon.server.storage.schema import EVENTS, TABLES


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
    last = _last(connection, wanted.table_id)
    if last is None or last[0] != wanted.seq - 1 or not _has_lease(connection, wanted):
        return _repeated(connection, wanted) or Overtaken()
    try:
        with connection.begin_nested():
            connection.execute(insert(EVENTS), list(_rows(wanted, last[1])))
    except IntegrityError:
        return _repeated(connection, wanted) or Overtaken()
    tell_of_events(connection, wanted.table_id, wanted.seq + len(wanted.payloads) - 1)
    return Stored()


def _repeated(connection: Connection, wanted: Append) -> Repeated | None:
    request = wanted.request
    if request is None:
        return None
    return answered(connection, wanted.table_id, request.seat, request.key)


def answered(connection: Connection, table_id: str, seat: int, key: str) -> Repeated | None:
    """What a key was answered before."""
    asked = select(EVENTS.c.digest, EVENTS.c.answer).where(
        EVENTS.c.table_id == table_id, EVENTS.c.seat == seat, EVENTS.c.idem_key == key
    )
    row = connection.execute(asked).first()
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


def _has_lease(connection: Connection, wanted: Append) -> bool:
    """Whether the lease still holds; it cannot be taken over before this transaction ends."""
    held = (
        update(TABLES)
        .where(TABLES.c.table_id == wanted.table_id, TABLES.c.epoch == wanted.epoch)
        .values(epoch=TABLES.c.epoch)
    )
    return connection.execute(held).rowcount == 1


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
    asked = (
        select(EVENTS.c.seq, EVENTS.c.payload, EVENTS.c.prev_hash, EVENTS.c.hash)
        .where(EVENTS.c.table_id == table_id, EVENTS.c.seq >= seq)
        .order_by(EVENTS.c.seq)
    )
    rows = connection.execute(asked).all()
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
