"""From bytes to records: one JSON object, or one on each line (docs/record.md)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, NoReturn

from honeymoon.rules.record import Record, RecordError, read_record

BYTE_ORDER_MARK = b"\xef\xbb\xbf"


def read_records(data: bytes) -> Iterator[tuple[int, Record | RecordError]]:
    """Each record of the input, or what is wrong with it, with its line (1-based).

    UTF-8 with or without byte order mark, any line ends. Input without a record gives one
    error (``record.empty``, ``record.encoding``).
    """
    if b"\0" in data:
        yield 1, RecordError("record.encoding", expected="UTF-8", line=1)
        return
    # A byte that is not UTF-8 becomes half a surrogate pair, which no UTF-8 text holds.
    text = data.removeprefix(BYTE_ORDER_MARK).decode("utf-8", "surrogateescape")
    parts = list(_parts(text.replace("\r\n", "\n").replace("\r", "\n")))
    if not parts:
        yield 1, RecordError("record.empty", line=1)
    for line, part in parts:
        yield line, _record_or_error(part, line)


def _parts(text: str) -> Iterator[tuple[int, str]]:
    """The whole text, or each line by itself where the lines are records of their own."""
    lines = [(n, line) for n, line in enumerate(text.split("\n"), 1) if line.strip()]
    if len(lines) > 1 and _value(text) is None and _are_records(line for _, line in lines):
        yield from lines
    elif lines:
        yield 1, text


def _are_records(lines: Iterable[str]) -> bool:
    """Some line is a record, or each one opens an object; so no broken one hides the others."""
    texts = [line.strip() for line in lines]
    return all(text[0] == "{" for text in texts) or any(map(_is_record, texts))


def _is_record(text: str) -> bool:
    value = _value(text) if text[0] == "{" else None
    return isinstance(value, dict) and "format" in value


def _value(text: str) -> object:
    """The JSON value of a text, None where it is none."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


def _record_or_error(text: str, line: int) -> Record | RecordError:
    try:
        _check_encoding(text, line)
        return read_record(_json(text, line))
    except RecordError as wrong:
        return wrong if wrong.line else wrong.at_line(line)


def _check_encoding(text: str, line: int) -> None:
    for number, part in enumerate(text.split("\n")):
        if any("\udc80" <= character <= "\udcff" for character in part):
            raise RecordError("record.encoding", expected="UTF-8", line=line + number)


def _json(text: str, line: int) -> Any:
    try:
        return json.loads(text, object_pairs_hook=_object, parse_constant=_no_number)
    except json.JSONDecodeError as wrong:
        place = line + wrong.lineno - 1
        raise RecordError("record.json", detail=wrong.msg, line=place, column=wrong.colno) from None
    except RecursionError:
        raise RecordError("record.depth", line=line) from None
    except RecordError:
        raise
    except ValueError:
        raise RecordError("record.number", line=line) from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    result = dict(pairs)
    if len(result) != len(pairs):
        counts = Counter(name for name, _ in pairs)
        twice = next(name for name, count in counts.items() if count > 1)
        raise RecordError("record.duplicate-field", twice[:40], twice[:40])
    return result


def _no_number(text: str) -> NoReturn:
    raise RecordError("record.number", detail=text)
