"""Of two who write at the same place of a log at the same moment, exactly one has it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.table.row import POSTGRES, SQLITE, Row, told
from tests.server.races import raced

BAR = "exactly one wins: 20,000 races of two workers, 2,000 of a file that is open twice"
FULL = 20_000
DATABASES = SQLITE, POSTGRES
SHARE = {SQLITE: 10, POSTGRES: 1}
"""One in so many of the races is run."""


def measure(size: int, database: str) -> Row:
    """Each race begins when both have read the same log."""
    races = size // SHARE[database]
    with TemporaryDirectory() as folder:
        found = asyncio.run(
            raced(
                database,
                Path(folder),
                races,
                f"races {database}",
                lambda done: told(f"races-{database}", done, races),
            )
        )
    figure = f"{found.both} with two winners, {found.none} with none"
    return Row(figure, f"{found.races} races", found.is_fair)
