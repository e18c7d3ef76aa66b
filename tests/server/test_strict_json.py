"""JSON without doubt: what Python would let through is refused."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest

from honeymoon.protocol.messages import FromClient, Hello
from honeymoon.server.strict_json import DEEPEST, NotJson, read, value
from tests.scale import deals


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"nothing",
        b'{"a": 1,}',
        b'{"a": NaN}',
        b'{"a": Infinity}',
        b'{"a": -Infinity}',
        b'{"a": 1e999}',
        b'{"a": 1.0}',
        b'{"a": ' + b"1" * 16 + b"}",
        b'{"a": ' + b"1" * 5000 + b"}",
        b'{"a": 1, "a": 2}',
        b'{"a": {"b": 1, "b": 1}}',
        b'{"a": "\\ud800"}',
        b'{"\\udfff": 1}',
        b'{"a": "\xff"}',
        b'{"a": "\xed\xa0\x80"}',
        b"\xef\xbb\xbf{}",
        "{}".encode("utf-16"),
        b'{"a": "\x00"}',
        b"[" * 100_000,
        b'{"a":' * 100_000,
    ],
)
def test_what_is_in_doubt_is_refused(text: bytes) -> None:
    """With one kind of error, which repeats nothing of it."""
    with pytest.raises(NotJson) as caught:
        value(text)
    assert not str(caught.value)


def test_brackets_in_texts_are_not_deep() -> None:
    """Only those outside count, up to the deepest that is allowed."""
    text = json.dumps({"a": '[[[[[[[[[[[[[[[\\"{{{{{{{{{{'}).encode()
    assert value(text) == json.loads(text)
    deep = b"[" * DEEPEST + b"]" * DEEPEST
    assert value(deep) == json.loads(deep)
    with pytest.raises(NotJson):
        value(b"[" + deep + b"]")


@pytest.mark.parametrize("version", ["true", "false", '"1"', "null", "1.0", "[1]"])
def test_a_number_is_a_number(version: str) -> None:
    """``true`` and "1" are none."""
    with pytest.raises(NotJson):
        read(b'{"t":"hello","v":%s}' % version.encode(), FromClient)
    assert read(b'{"t":"hello","v":1}', FromClient) == Hello(1)


def some(rng: Random, depth: int = 0) -> Any:
    """Any value that is allowed."""
    kinds = ["text", "whole", "flag", "nothing"] + ["list", "object"] * (depth < DEEPEST - 2)
    match rng.choice(kinds):
        case "text":
            return "".join(rng.choice('a"\\[{\u00e9\u2660\U0001f0a1\n') for _ in range(5))
        case "whole":
            return rng.randint(-(10**13), 10**14)
        case "flag":
            return rng.random() < 0.5
        case "list":
            return [some(rng, depth + 1) for _ in range(rng.randrange(4))]
        case "object":
            return {str(key): some(rng, depth + 1) for key in range(rng.randrange(4))}
    return None


def test_what_is_right_is_read_as_it_is() -> None:
    """Whichever way it was written."""
    rng = Random("right")
    for _ in range(deals(300, 30_000)):
        wanted = some(rng)
        for text in (json.dumps(wanted).encode(), msgspec.json.encode(wanted)):
            assert value(text) == wanted


def test_bytes_by_lot_are_read_or_refused() -> None:
    """Nothing else happens."""
    rng = Random("lot")
    for _ in range(deals(2000, 100_000)):
        text = bytearray(json.dumps(some(rng)).encode())
        for _ in range(rng.randint(1, 4)):
            text.insert(rng.randrange(len(text) + 1), rng.randrange(256))
        try:
            found = value(bytes(text))
        except NotJson:
            continue
        assert json.loads(bytes(text)) == found
