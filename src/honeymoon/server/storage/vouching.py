"""The statements with which the workers on one PostgreSQL say for which seats somebody is here.

All times are the database's own: the clocks of workers may differ.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import timedelta

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from honeymoon.rules.events import Seat
from honeymoon.server.storage.schema import PRESENCE

KEPT = timedelta(hours=1)
"""After that nobody asks any more when a seat was here last."""
Key = tuple[str, Seat]


def say(
    connection: Connection, worker: str, here: Collection[Key], gone: Collection[Key], lasts: float
) -> None:
    """A worker says that these seats are here for so many seconds, and that those are not."""
    now = connection.execute(select(func.now())).scalar_one()
    of_seat = (
        (PRESENCE.c.worker == worker)
        & (PRESENCE.c.table_id == bindparam("of_table"))
        & (PRESENCE.c.seat == bindparam("of_seat"))
    )
    if gone:
        connection.execute(update(PRESENCE).where(of_seat).values(until=now), _of(gone))
    if here:
        connection.execute(delete(PRESENCE).where(of_seat), _of(here))
        said = {"worker": worker, "until": now + timedelta(seconds=lasts)}
        rows = [{"table_id": table_id, "seat": seat, **said} for table_id, seat in here]
        connection.execute(insert(PRESENCE), rows)


def _of(keys: Collection[Key]) -> list[dict[str, str | Seat]]:
    return [{"of_table": table_id, "of_seat": seat} for table_id, seat in keys]


def said(
    connection: Connection, worker: str, tables: Collection[str]
) -> dict[str, dict[Seat, float]]:
    """For how many seconds from now on the other workers say that each seat is here.

    Below zero it is so long ago that it was.
    """
    until = func.max(PRESENCE.c.until)
    asked = (
        select(PRESENCE.c.table_id, PRESENCE.c.seat, until.label("until"), func.now().label("now"))
        .where(PRESENCE.c.table_id.in_(tables), PRESENCE.c.worker != worker)
        .group_by(PRESENCE.c.table_id, PRESENCE.c.seat)
    )
    found: dict[str, dict[Seat, float]] = {table_id: {} for table_id in tables}
    for row in connection.execute(asked):
        found[row.table_id][row.seat] = (row.until - row.now).total_seconds()
    return found


def forget(connection: Connection) -> None:
    """What nobody asks about any more."""
    connection.execute(delete(PRESENCE).where(PRESENCE.c.until < func.now() - KEPT))
