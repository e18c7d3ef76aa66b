"""A power cut at any moment loses no event of which a client was told, and spoils nothing."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import Connection

from honeymoon.server.storage import sqlite
from honeymoon.server.storage.sqlite import SqliteLog
from tests.scale import deals
from tests.server.power_cuts import cut, lazy_disk

REQUESTS, STRIDE = deals(12, 24), deals(8, 5)


def test_no_power_cut_loses_what_was_told() -> None:
    """Whichever of the unsynced writes, sectors and names are there afterwards."""
    found = cut(REQUESTS, "a power cut", STRIDE)
    assert (found.lost, found.corrupt) == (0, 0)
    assert found.states > deals(120, 250)


def test_a_commit_that_does_not_reach_the_disk_is_found_out() -> None:
    """With ``synchronous=NORMAL`` the file stays whole, but what was told can be gone."""
    with lazy_disk():
        found = cut(REQUESTS, "a lazy disk", STRIDE)
    assert found.lost > deals(10, 20)
    assert found.corrupt == 0


def test_an_answer_before_the_commit_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Though it is a matter of milliseconds."""

    def hasty(log: SqliteLog, connection: Connection, together: list[sqlite.Work]) -> None:
        with connection.begin():
            for work, answer in together:
                found: Any = work(connection)
                answer.get_loop().call_soon_threadsafe(answer.set_result, found)

    monkeypatch.setattr(SqliteLog, "_commit", hasty)
    assert cut(REQUESTS, "a hasty answer", STRIDE).lost > 0
