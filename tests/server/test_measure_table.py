"""The one task for all guarantees of the table: their names, their sizes, and how it ends."""

from __future__ import annotations

from types import ModuleType

import pytest

from benchmarks import measure_table
from benchmarks.table.row import POSTGRES, SQLITE, Row, told


def guarantee(name: str, asked: list[tuple[int, str]], *databases: str) -> ModuleType:
    """A module that is reached wherever it is asked in SQLite."""

    def measure(size: int, database: str) -> Row:
        asked.append((size, database))
        told(name, size, size)
        return Row(f"{size} seen", database, database == SQLITE)

    module = ModuleType(f"benchmarks.table.{name}")
    module.__dict__.update(BAR="nothing lost", FULL=1000, measure=measure)
    if databases:
        module.__dict__["DATABASES"] = databases
    return module


def test_a_guarantee_is_measured_in_each_of_its_databases(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """On its part of the full size; 1 is the status where one of them is missed."""
    asked = list[tuple[int, str]]()
    both = guarantee("power_cut", asked, SQLITE, POSTGRES)
    bars = {bar.name: bar for bar in measure_table.bars_of(both)}
    monkeypatch.setattr(measure_table, "all_bars", lambda: bars)
    assert measure_table.main(["--part", "0.02"]) == 1
    assert asked == [(20, SQLITE), (20, POSTGRES)]
    printed = capsys.readouterr().out
    assert "| power-cut-sqlite | nothing lost | 20 seen | sqlite | yes |" in printed
    assert "| power-cut-postgres | nothing lost | 20 seen | postgres | **no** |" in printed
    assert measure_table.main(["*-sqlite", "--part", "0.02"]) == 0


def test_without_databases_it_is_the_one_in_a_file() -> None:
    """And its name is the module's alone."""
    asked = list[tuple[int, str]]()
    (bar,) = measure_table.bars_of(guarantee("floods", asked))
    assert bar.name == "floods"
    bar.measure(1.0, 1)
    assert asked == [(1000, SQLITE)]


def test_all_modules_of_the_table_have_what_is_asked_for() -> None:
    """A bar that is wanted, and a name of its own."""
    bars = measure_table.all_bars()
    assert all(name == bar.name and bar.wanted for name, bar in bars.items())
