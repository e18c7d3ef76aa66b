"""The statements about who holds which place of a table; secrets are known by their hashes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hmac import compare_digest
from typing import Any, NamedTuple

from sqlalchemy import Connection, bindparam, insert, select, update
from sqlalchemy.sql import ColumnElement

from honeymoon.server.storage.hints import tell_of_seats
from honeymoon.server.storage.schema import SEATS

_HELD = (
    select(SEATS.c.table_id, SEATS.c.place, SEATS.c.epoch, SEATS.c.token)
    .where(SEATS.c.token.in_(bindparam("tokens", expanding=True)))
    .order_by(SEATS.c.table_id, SEATS.c.place)
)
_EPOCHS = select(SEATS.c.place, SEATS.c.epoch).where(SEATS.c.table_id == bindparam("table_id"))


class Badge(NamedTuple):
    """A place of a table, in the hands of one holder: another one has another epoch."""

    table_id: str
    place: int
    epoch: int


def set_up(
    connection: Connection,
    host: Badge,
    token: bytes,
    code: bytes,
    links: Mapping[int, bytes],
) -> None:
    """The places of a new table: the host's, and one with a link for each seat."""
    free = {"table_id": host.table_id, "epoch": 0, "link": None, "token": None, "code": None}
    rows = [{**free, "place": host.place, "token": token, "code": code}]
    rows += [{**free, "place": place, "link": link} for place, link in links.items()]
    connection.execute(insert(SEATS), rows)


def claim(connection: Connection, link: bytes, token: bytes, code: bytes) -> Badge | None:
    """Give the place of a link to its first claimer; None where there is none."""
    return _changed(connection, SEATS.c.link == link, link=None, token=token, code=code)


def recover(connection: Connection, old: bytes, token: bytes, code: bytes) -> Badge | None:
    """Give the place of a code new secrets; None where there is none."""
    epoch = SEATS.c.epoch + 1
    return _changed(connection, SEATS.c.code == old, token=token, code=code, epoch=epoch)


def renew(connection: Connection, table_id: str, place: int, link: bytes | None) -> int:
    """Nobody holds the place any more; it has this link. Raises KeyError."""
    where = (SEATS.c.table_id == table_id) & (SEATS.c.place == place)
    epoch = SEATS.c.epoch + 1
    badge = _changed(connection, where, link=link, token=None, code=None, epoch=epoch)
    if badge is None:
        raise KeyError(place)
    return badge.epoch


def renew_watching(connection: Connection, table_id: str, place: int, token: bytes | None) -> int:
    """Those who watch have this secret, and no other."""
    where = (SEATS.c.table_id == table_id) & (SEATS.c.place == place)
    badge = _changed(connection, where, token=token, epoch=SEATS.c.epoch + 1)
    if badge is not None:
        return badge.epoch
    row = {"table_id": table_id, "place": place, "epoch": 0, "token": token}
    connection.execute(insert(SEATS), row)
    return 0


def _changed(connection: Connection, where: ColumnElement[bool], **values: Any) -> Badge | None:
    """Change the one place for which this holds; of several who try, the database takes one."""
    wanted = update(SEATS).where(where).values(**values)
    row = connection.execute(
        wanted.returning(SEATS.c.table_id, SEATS.c.place, SEATS.c.epoch)
    ).first()
    if row is None:
        return None
    tell_of_seats(connection, row.table_id)
    return Badge(row.table_id, row.place, row.epoch)


def held(connection: Connection, tokens: Sequence[bytes]) -> tuple[Badge, ...]:
    """The places that these secrets open."""
    return tuple(
        Badge(row.table_id, row.place, row.epoch)
        for row in connection.execute(_HELD, {"tokens": list(tokens)})
        if any(compare_digest(row.token, token) for token in tokens)
    )


def epochs(connection: Connection, table_id: str) -> dict[int, int]:
    """The present epoch of each place of a table."""
    found = connection.execute(_EPOCHS, {"table_id": table_id})
    return {row.place: row.epoch for row in found}
