"""How long an action waits for its answer as tables grow: one worker, and two on one database.

    make measure-table-curve
    python -m benchmarks.measure_table_curve FOLDER [--tables 50 100 …] [--seconds 30]

Everything runs on this machine: the workers, the database, and the scripted people at the tables.
A table is printed as it comes, and the picture is written into the folder at the end.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from benchmarks.measure_players import row
from benchmarks.picture import Line, Picture
from benchmarks.table.capacity import Load, loaded
from benchmarks.table.row import POSTGRES, SQLITE

TABLES = 50, 100, 200, 300, 500, 700, 1000
SETUPS = (
    ("one worker, SQLite", SQLITE, 1),
    ("one worker, PostgreSQL", POSTGRES, 1),
    ("two workers, PostgreSQL", POSTGRES, 2),
)
HEADER = (
    "workers",
    "tables",
    "actions a second",
    "p50 ms",
    "p99 ms",
    "errors",
    "processor ms",
    "MiB",
)
NAME = "capacity.svg"


def main(words: Sequence[str] | None = None) -> None:
    """Measure one after the other, print and draw."""
    parser = argparse.ArgumentParser(prog="measure_table_curve", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("folder", type=Path, help="where the picture goes")
    parser.add_argument("--tables", type=int, nargs="+", default=TABLES)
    parser.add_argument("--seconds", type=float, default=30.0, help="for each number of tables")
    given = parser.parse_args(words)
    print(row(HEADER), row(["---"] * len(HEADER)), sep="\n", flush=True)
    curves = [curve(*setup, given.tables, given.seconds) for setup in SETUPS]
    (given.folder / NAME).write_text(picture(given.tables, curves).svg(), encoding="utf-8")


def curve(
    name: str, database: str, workers: int, tables: Sequence[int], seconds: float
) -> list[Load]:
    """One line of the picture, printed as it comes."""
    found = []
    for count in tables:
        load = loaded(count, database, workers, seconds)
        print(line(name, load, seconds), flush=True)
        found.append(load)
    return found


def line(name: str, load: Load, seconds: float) -> str:
    """A row of the table."""
    cells = (
        name,
        f"{load.tables}",
        f"{load.actions / seconds:.0f}",
        f"{1000 * load.p50:.0f}",
        f"{1000 * load.p99:.0f}",
        f"{len(load.errors)}",
        f"{1000 * load.busy / max(1, load.actions):.1f}",
        f"{load.memory:.0f}",
    )
    return row(cells)


def picture(tables: Sequence[int], curves: Sequence[Sequence[Load]]) -> Picture:
    """The slowest of a hundred answers drawn through, the one in the middle dashed."""
    lines = []
    for colour, ((name, _, _), found) in enumerate(zip(SETUPS, curves, strict=True)):
        lines.append(Line([load.p99 for load in found], colour, name))
        lines.append(Line([load.p50 for load in found], colour, is_dashed=True))
    above = "From an action to its answer: 99 of 100 (lines), half of them (dashes)"
    columns = [str(count) for count in tables]
    return Picture(
        above, "tables of two people, each acts every four seconds", columns, lines, unit
    )


def unit(seconds: float) -> str:
    """A power of ten of the scale."""
    return f"{1000 * seconds:g} ms"


if __name__ == "__main__":
    main()
