"""What a table has come to, as data that a later version must still find."""

from __future__ import annotations

from typing import Any

import msgspec

from honeymoon.rules.match import Match
from honeymoon.rules.record import read_record
from honeymoon.rules.replay import replay
from honeymoon.rules.result import result_of
from honeymoon.rules.writing import record_of
from honeymoon.server.state import Table
from honeymoon.server.views import table_view


def summary(table: Table) -> dict[str, Any]:
    """Scores, whose turn it is, what is asked and agreed, and the record of every match."""
    found = {
        "terms": table.terms,
        "places": table.places,
        "views": table.views,
        "to_act": table.to_act,
        "legal": _legal(table),
        "ahead": [tuple(map(str, choices)) for choices in table.ahead],
        "asked_back": table.asked_back,
        "allowed_back": sorted(table.allowed_back) if table.asked_back else [],
        "claim": table.claim,
        "paused": table.paused,
        "practice": [*table.practised, table.practice],
        "ready": sorted(table.ready),
        "matches": [_match(match) for match in (*table.past, table.match)],
    }
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(found))
    return plain


def _legal(table: Table) -> list[str]:
    """What the view of the seat to act offers it."""
    deal = None if table.to_act is None else table_view(table, table.to_act).deal
    return [] if deal is None else deal["legal"]


def _match(match: Match) -> dict[str, Any]:
    record = record_of(match)
    return {"record": record, "result": result_of(replay(read_record(record)))}


def keeps(now: Any, then: Any) -> bool:
    """Whether everything that was known then is still so; new fields may have come."""
    if isinstance(then, dict):
        return isinstance(now, dict) and all(
            name in now and keeps(now[name], value) for name, value in then.items()
        )
    if isinstance(then, list) and isinstance(now, list):
        return len(now) == len(then) and all(map(keeps, now, then))
    return bool(now == then)
