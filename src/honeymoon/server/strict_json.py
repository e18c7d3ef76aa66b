"""JSON as the wire allows it: small, flat, without doubt about what anything means.

What Python's reader lets through is refused: names given twice, NaN and infinities, halves of
surrogate pairs, numbers that are not small whole ones, and texts nested without end.
"""

from __future__ import annotations

import json
from typing import Any, NoReturn, TypeVar

import msgspec

DEEPEST = 8
"""Arrays and objects inside each other."""
LONGEST_NUMBER = 15
"""Characters of a number."""
T = TypeVar("T")


class NotJson(ValueError):
    """It is none of what is allowed here; nothing of it is repeated."""


def read(data: bytes, wanted: type[T] | Any, deepest: int = DEEPEST) -> T:
    """The value of that type that the text is. Raises NotJson. ``true`` is no number."""
    try:
        result: T = msgspec.convert(value(data, deepest), wanted, strict=True)
    except msgspec.ValidationError:
        raise NotJson from None
    return result


def value(data: bytes, deepest: int = DEEPEST) -> Any:
    """The plain JSON value. Raises NotJson."""
    try:
        text = data.decode("utf-8")
        _check_depth(text, deepest)
        found = json.loads(
            text,
            object_pairs_hook=_object,
            parse_constant=_refuse,
            parse_float=_refuse,
            parse_int=_whole,
        )
        _check_texts(found)
    except (ValueError, RecursionError):
        raise NotJson from None
    return found


def _check_depth(text: str, deepest: int) -> None:
    """Counts the brackets outside texts, so that nothing deep is ever read."""
    depth = 0
    in_text = escaped = False
    for character in text:
        if in_text:
            in_text = escaped or character != '"'
            escaped = character == "\\" and not escaped
        elif character == '"':
            in_text = True
        else:
            depth += (character in "[{") - (character in "]}")
            if depth > deepest:
                raise NotJson


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise NotJson
    return found


def _refuse(text: str) -> NoReturn:
    raise NotJson


def _whole(text: str) -> int:
    if len(text) > LONGEST_NUMBER:
        raise NotJson
    return int(text)


def _check_texts(found: Any) -> None:
    """Half a surrogate pair is no character; it would fail only where it is sent on."""
    json.dumps(found, ensure_ascii=False).encode("utf-8")
