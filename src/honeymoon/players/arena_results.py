"""The file of a run: a header that pins what the run is, and a line for each finished unit.

Lines are only ever added, so a run that was stopped goes on where it was. One run at a time
has the file.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Any

from honeymoon.players.arena_unit import Setting, Unit
from honeymoon.players.kept_lines import KeptLines, LinesError

FORMAT, VERSION = "honeymoon-arena", 1
KEYS = {"tables", "lost", "decisions", "counts", "faults", "times"}
"""What each unit has beside its number."""


class ResultsError(LinesError):
    """A file of another run (``other``), or one of ``KeptLines`` that cannot be gone on with."""


def header(setting: Setting) -> dict[str, Any]:
    """The first line."""
    return {"format": FORMAT, "version": VERSION, **setting.json()}


class Results:
    """The file of a run, opened to go on. ``units`` are those that stand in it, by number.

    ``torn`` is true where the last line had not been written to its end: it was cut off, and
    its unit is played again.
    """

    def __init__(self, path: Path, setting: Setting) -> None:
        """Raises ResultsError for another run's file, a damaged one or one in use, OSError."""
        self.units: dict[int, Unit] = {}
        try:
            self._lines = KeptLines(path)
        except LinesError as wrong:
            raise ResultsError(wrong.code, wrong.detail) from None
        try:
            self._take(setting)
        except BaseException:
            self._lines.close()
            raise
        self.torn = self._lines.torn

    def __enter__(self) -> Results:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        value: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._lines.close()

    def add(self, unit: Unit) -> None:
        """Write a finished unit. Raises OSError."""
        self._lines.add(unit)
        self.units[unit["unit"]] = unit

    def _take(self, setting: Setting) -> None:
        if not self._lines.forms:
            self._lines.add(header(setting))
            return
        first, *units = self._lines.forms
        _check(first, header(setting))
        for number, unit in enumerate(units, 2):
            if not isinstance(unit.get("unit"), int) or not unit.keys() >= KEYS:
                raise ResultsError("line", str(number))
            self.units.setdefault(unit["unit"], unit)
        self._lines.mend()


def _check(found: dict[str, Any], wanted: dict[str, Any]) -> None:
    """Raises ResultsError where the file is of another run."""
    if found.get("format") != FORMAT or found.get("version") != VERSION:
        raise ResultsError("format")
    other = _differences(found, wanted)
    if other:
        raise ResultsError("other", ", ".join(other))


def _differences(found: dict[str, Any], wanted: dict[str, Any]) -> Iterable[str]:
    return [key for key in sorted({*found, *wanted}) if found.get(key) != wanted.get(key)]
