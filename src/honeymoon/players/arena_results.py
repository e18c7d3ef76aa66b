"""The file of a run: a header that pins what the run is, and a line for each finished unit.

Lines are only ever added, so a run that was stopped goes on where it was. One run at a time
has the file.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

from honeymoon.players.arena_unit import Setting, Unit

try:
    import fcntl
except ImportError:
    fcntl = None  # type: ignore[assignment]

APPENDING = os.O_RDWR | os.O_CREAT | os.O_APPEND
FORMAT, VERSION = "honeymoon-arena", 1


class ResultsError(ValueError):
    """A file that this run cannot go on with: ``code`` says why, ``detail`` where."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail


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
        self.torn = False
        self._file: BinaryIO = os.fdopen(os.open(path, APPENDING, 0o666), "r+b")
        try:
            _reserve(self._file)
            self._read(setting)
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Results:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        value: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()

    def add(self, unit: Unit) -> None:
        """Write a finished unit. Raises OSError."""
        self._write(unit)
        self.units[unit["unit"]] = unit

    def _read(self, setting: Setting) -> None:
        data = self._file.read()
        whole = data.rfind(b"\n") + 1
        if data and not whole:
            raise ResultsError("format")
        if not data:
            self._write(header(setting))
            return
        first, *lines = data[:whole].splitlines()
        _check(_parsed(first, 1), header(setting))
        for number, line in enumerate(lines, 2):
            unit = _parsed(line, number)
            if not isinstance(unit.get("unit"), int):
                raise ResultsError("line", str(number))
            self.units.setdefault(unit["unit"], unit)
        self._cut(whole, len(data))

    def _cut(self, whole: int, size: int) -> None:
        self.torn = whole < size
        self._file.seek(whole)
        if self.torn:
            self._file.truncate()

    def _write(self, form: dict[str, Any]) -> None:
        self._file.write(json.dumps(form, separators=(",", ":")).encode() + b"\n")
        self._file.flush()


def _reserve(file: BinaryIO) -> None:
    """Keep other runs from the file until it is closed, where the system can do that."""
    if fcntl is None:
        return
    try:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        raise ResultsError("in-use") from None


def _parsed(line: bytes, number: int) -> dict[str, Any]:
    try:
        form = json.loads(line)
    except ValueError:
        form = None
    if not isinstance(form, dict):
        raise ResultsError("line", str(number))
    return form


def _check(found: dict[str, Any], wanted: dict[str, Any]) -> None:
    """Raises ResultsError where the file is of another run."""
    if found.get("format") != FORMAT or found.get("version") != VERSION:
        raise ResultsError("format")
    other = _differences(found, wanted)
    if other:
        raise ResultsError("other", ", ".join(other))


def _differences(found: dict[str, Any], wanted: dict[str, Any]) -> Iterable[str]:
    return [key for key in sorted({*found, *wanted}) if found.get(key) != wanted.get(key)]
