"""From bytes to records: one JSON object, or one on each line (docs/record.md)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NoReturn

from honeymoon.rules.record import Record, RecordError, read_record

BYTE_ORDER_MARK = b"\xef\xbb\xbf"


def read_records(data: bytes) -> Iterator[tuple[int, Record | RecordError]]:
    """Each record of the input, or what is wrong with it, with its line (1-based).

    UTF-8 with or without byte order mark, any line ends. Input without a record gives one
    error (``record.empty``, ``record.encoding``).
    """
    try:
        text = _decoded(data)
    except RecordError as wrong:
        yield 1, wrong
        return
    for line, part in _parts(text):
        yield line, _record_or_error(part, line)


def _decoded(data: bytes) -> str:
    if b"\0" in data:
        raise RecordError("record.encoding", expected="UTF-8", line=1)
    try:
        text = data.removeprefix(BYTE_ORDER_MARK).decode("utf-8")
    except UnicodeDecodeError as wrong:
        line = data[: wrong.start].count(b"\n") + 1
        raise RecordError("record.encoding", expected="UTF-8", line=line) from None
    if not text.strip():
        raise RecordError("record.empty", line=1)
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _parts(text: str) -> list[tuple[int, str]]:
    """The whole text if its first line is no complete value, else each line by itself."""
    lines = [(n, line) for n, line in enumerate(text.split("\n"), 1) if line.strip()]
    if len(lines) > 1 and not _is_complete(lines[0][1]):
        return [(1, text)]
    return lines


def _is_complete(text: str) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return _fails_inside(text)
    return True


def _fails_inside(text: str) -> bool:
    """A line that opens an object and closes it, however wrong it is in between."""
    return text.lstrip().startswith("{") and text.rstrip().endswith("}")


def _record_or_error(text: str, line: int) -> Record | RecordError:
    try:
        return read_record(_json(text, line))
    except RecordError as wrong:
        return wrong if wrong.line else wrong.at_line(line)


def _json(text: str, line: int) -> Any:
    try:
        return json.loads(text, object_pairs_hook=_object, parse_constant=_no_number)
    except json.JSONDecodeError as wrong:
        place = f"column {wrong.colno}"
        raise RecordError(
            "record.json", place, detail=wrong.msg, line=line + wrong.lineno - 1
        ) from None
    except RecursionError:
        raise RecordError("record.depth", line=line) from None
    except RecordError:
        raise
    except ValueError:
        raise RecordError("record.number", line=line) from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    result = dict(pairs)
    if len(result) != len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise RecordError("record.duplicate-field", twice[:40], twice[:40])
    return result


def _no_number(text: str) -> NoReturn:
    raise RecordError("record.number", detail=text)
