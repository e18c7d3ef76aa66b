"""Whatever a client sends again, in another order or over another line is done once."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.table.row import POSTGRES, SQLITE, Row, told
from tests.server.resends import of_resends

BAR = "0 lost, 0 doubled, views alike in 100,000 actions sent 1 to 5 times; back in 1 s (p99)"
FULL = 100_000
"""Actions."""
DATABASES = SQLITE, POSTGRES
SECONDS = 1.0


def measure(size: int, database: str) -> Row:
    """All seven games, lines that are cut, and second lines for the same seat."""
    with TemporaryDirectory() as folder:
        found = of_resends(
            database, Path(folder), size, lambda done: told(f"resend-{database}", done, size)
        )
    audit = found.audit
    figure = f"{audit.text}; {audit.views} views alike; back in {found.slow:.2f} s"
    told_size = f"{audit.booked} actions sent {found.sent} times, {len(found.resyncs)} connections"
    return Row(figure, told_size, audit.is_right and found.slow < SECONDS)
