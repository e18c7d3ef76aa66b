"""Every guarantee of the table as one table.

    make measure-table ROWS="kills* floods"
    python -m benchmarks.measure_table [BAR …] [--part 0.05] [--json FILE]

Each guarantee is printed once it is measured, for each database where storage matters. With
``--json`` what is finished is kept in a file, so that a run that was stopped goes on with the next
one. The exit status is 0 where all bars are reached, 1 where some are not, 2 for a wrong command
or file, 130 or 143 where the run was stopped.
"""

from __future__ import annotations

import argparse
import importlib
import pkgutil
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from types import ModuleType

from benchmarks import measure_players, table
from benchmarks.bars.bar import Bar
from benchmarks.bars.units import share
from benchmarks.table.row import SQLITE, Row

DECIDING = "src/honeymoon", "native", "benchmarks/table", "tests/server"
"""Where a change can change what is found."""


def all_bars() -> dict[str, Bar]:
    """The guarantees of all modules of ``benchmarks.table``, by name."""
    names = sorted(each.name for each in pkgutil.iter_modules(table.__path__))
    modules = [importlib.import_module(f"benchmarks.table.{name}") for name in names]
    found = [bar for module in modules if hasattr(module, "BAR") for bar in bars_of(module)]
    return {bar.name: bar for bar in found}


def bars_of(module: ModuleType) -> Iterator[Bar]:
    """One for each of its databases, named after both where there are several."""
    databases: Sequence[str] = getattr(module, "DATABASES", (SQLITE,))
    name = module.__name__.rpartition(".")[2].replace("_", "-")
    for database in databases:
        full_name = name if len(databases) == 1 else f"{name}-{database}"
        yield Bar(full_name, module.BAR, partial(measure, module, database))


def measure(module: ModuleType, database: str, part: float, jobs: int) -> Row:
    """What the guarantee comes to on this part of its size."""
    found: Row = module.measure(share(module.FULL, part), database)
    return found


def arguments(words: Sequence[str] | None) -> argparse.Namespace:
    """The command line; the guarantees say for themselves how many processes there are."""
    known = measure_players.parser("measure_table", __doc__)
    known.set_defaults(jobs=1)
    given = known.parse_args(words)
    if given.part <= 0:
        known.error("--part has to be above 0")
    return given


def main(words: Sequence[str] | None = None) -> int:
    """Read the command line and measure."""
    fingerprint = measure_players.fingerprint(DECIDING)
    return measure_players.measure(arguments(words), all_bars(), fingerprint)


if __name__ == "__main__":
    sys.exit(main())
