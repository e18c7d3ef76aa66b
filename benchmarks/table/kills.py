"""A server that is killed at any moment has lost nothing of what it told, and did nothing twice."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.table.row import POSTGRES, SQLITE, Row, told
from tests.server.kills import of_kills

BAR = "0 lost, 0 doubled, 0 gaps in 300 kills and 50,000 actions"
FULL = 300
"""Kills."""
DATABASES = SQLITE, POSTGRES
ACTIONS = 167
"""Of which the clients are told between two kills, one with another."""


def measure(size: int, database: str) -> Row:
    """``honeymoon serve``, killed again and again while all seven games are played."""
    with TemporaryDirectory() as folder:
        found = of_kills(
            database,
            Path(folder),
            size,
            size * ACTIONS,
            lambda kills: told(f"kills-{database}", kills, size),
        )
    audit = found.audit
    figure = audit.text + ("" if found.sound else "; the check of the database finds faults")
    return Row(figure, f"{found.kills} kills, {audit.booked} actions", found.is_right)
