"""A file of JSON objects, one a line, that is only ever added to: what a stopped run goes on from.

One run at a time has it.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, BinaryIO

try:
    import fcntl
except ImportError:
    fcntl = None  # type: ignore[assignment]

APPENDING = os.O_RDWR | os.O_CREAT | os.O_APPEND


class LinesError(ValueError):
    """A file that cannot be gone on with: ``code`` says why, ``detail`` where."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail

    def __str__(self) -> str:
        return f"{self.code}: {self.detail}" if self.detail else self.code


class KeptLines:
    """The file, opened to be gone on with. ``forms`` are the objects that stood in it.

    ``torn`` is true where the last line had not been written to its end: it was cut off.
    """

    def __init__(self, path: Path) -> None:
        """Raises LinesError (``format``, ``line``, ``in-use``), OSError; the file is as it was."""
        self.torn = False
        self._file: BinaryIO = os.fdopen(os.open(path, APPENDING, 0o666), "r+b")
        try:
            _reserve(self._file)
            data = self._file.read()
            self._whole = data.rfind(b"\n") + 1
            if data and not self._whole:
                raise LinesError("format")
            lines = data[: self._whole].splitlines()
            self.forms = [_parsed(line, number) for number, line in enumerate(lines, 1)]
        except BaseException:
            self._file.close()
            raise
        self.torn = self._whole < len(data)

    def mend(self) -> None:
        """Cut off a torn line, once the file is known to be the right one."""
        self._file.seek(self._whole)
        if self.torn:
            self._file.truncate()

    def add(self, form: dict[str, Any]) -> None:
        """Write one more object. Raises OSError."""
        self._file.write(json.dumps(form, separators=(",", ":")).encode() + b"\n")
        self._file.flush()

    def close(self) -> None:
        """Let others have the file."""
        self._file.close()


def _reserve(file: BinaryIO) -> None:
    """Keep other runs from the file until it is closed, where the system can do that."""
    if fcntl is None:
        return
    try:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        raise LinesError("in-use") from None


def _parsed(line: bytes, number: int) -> dict[str, Any]:
    try:
        form = json.loads(line)
    except ValueError:
        form = None
    if not isinstance(form, dict):
        raise LinesError("line", str(number))
    return form
