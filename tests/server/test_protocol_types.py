"""The JSON Schema and the TypeScript types say what is sent, and are fresh."""

from __future__ import annotations

import json
import re
from functools import partial
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from honeymoon.protocol.commands import AnyCommand, Sit
from honeymoon.protocol.messages import Ack, Do, Err, FromClient, FromServer, Hello, Sync, Welcome
from honeymoon.server.state import Table
from honeymoon.server.views import table_view
from tests.rules.helpers import DD, PL
from tests.scale import deals
from tests.server.tables import everybody, play_on, table_for
from tools import protocol_types
from tools.protocol_types import SCHEMA, TYPES, UNIONS

PARTS = json.loads(SCHEMA.read_text(encoding="utf-8"))["$defs"]
KINDS: dict[str, type | tuple[type, ...]] = {
    "integer": int,
    "number": (int, float),
    "string": str,
    "boolean": bool,
    "null": type(None),
    "array": list,
    "object": dict,
}


def fits(value: Any, shape: dict[str, Any]) -> bool:
    """Whether a value is as a part of the schema says; the words that our schema uses."""
    if "$ref" in shape:
        return fits(value, PARTS[shape["$ref"].rpartition("/")[2]])
    if "anyOf" in shape:
        return any(fits(value, kind) for kind in shape["anyOf"])
    if "enum" in shape:
        return value in shape["enum"]
    kind = shape.get("type")
    if kind is not None and not isinstance(value, KINDS[kind]):
        return False
    if isinstance(value, bool):
        return kind in (None, "boolean")
    if isinstance(value, list):
        return fits_as_list(value, shape)
    return fits_as_object(value, shape) if isinstance(value, dict) else True


def fits_as_list(value: list[Any], shape: dict[str, Any]) -> bool:
    """Each by its place, or all alike."""
    if "prefixItems" in shape:
        places = shape["prefixItems"]
        return len(value) == len(places) and all(map(fits, value, places))
    return all(fits(item, shape["items"]) for item in value)


def fits_as_object(value: dict[str, Any], shape: dict[str, Any]) -> bool:
    """All that must be there, and nothing that must not."""
    fields, more = shape.get("properties", {}), shape.get("additionalProperties", True)
    others = [item for name, item in value.items() if name not in fields]
    return (
        all(name in value for name in shape.get("required", ()))
        and all(fits(item, fields[name]) for name, item in value.items() if name in fields)
        and (all(fits(item, more) for item in others) if isinstance(more, dict) else True)
        and (more is not False or not others)
    )


def as_sent(message: Any) -> Any:
    """The message as it arrives."""
    return json.loads(msgspec.json.encode(message))


def has_come_to(number: int, table: Table) -> bool:
    """Whether seat 0 has had so many views."""
    return table.view_number(0) >= number


def test_both_files_are_fresh() -> None:
    """``make schema`` would change nothing."""
    assert SCHEMA.read_text(encoding="utf-8") == protocol_types.schema_text()
    assert TYPES.read_text(encoding="utf-8") == protocol_types.types_text()


@pytest.mark.parametrize("game", [DD, PL])
def test_every_view_of_a_match_fits_the_schema(game: str) -> None:
    """Before, within and after deals, for seats and for those who watch."""
    log, rng = table_for(game), Random(game)
    for number in range(3, deals(130, 600), 3):
        for who in everybody(log.table):
            assert fits(as_sent(table_view(log.table, who)), PARTS["FromServer"])
        play_on(log, rng, partial(has_come_to, number))
    assert log.table.match.scored


def test_other_frames_fit_the_schema() -> None:
    """Of both directions."""
    for sent in (Hello(1), Do("k", Sit(0)), Sync(), Sync(1)):
        assert fits(as_sent(sent), PARTS["FromClient"])
    for told in (Welcome(1, (0, 1)), Ack("k", 3), Err("stale"), Err("illegal", "k", "a", "b")):
        assert fits(as_sent(told), PARTS["FromServer"])


def test_what_is_wrong_does_not_fit() -> None:
    """The check above can fail."""
    seen = as_sent(table_view(table_for(PL).table, 0))
    server, client = PARTS["FromServer"], PARTS["FromClient"]
    assert fits({**seen, "later": 1}, server)
    for name in seen:
        assert not fits({key: value for key, value in seen.items() if key != name}, server)
    assert not fits({**seen, "n": "1"}, server)
    assert not fits({**seen, "n": True}, server)
    assert not fits({**seen, "asked_back": [1]}, server)
    assert not fits({"t": "hello", "v": 1, "more": 1}, client)
    assert not fits({"t": "do", "key": "k", "command": {"command": "dance", "seat": 0}}, client)


def test_every_message_has_its_type_with_all_fields() -> None:
    """A field that may be left out is marked, and only in what a client sends."""
    text = TYPES.read_text(encoding="utf-8")
    found = dict(re.findall(r"export interface (\w+) \{\n(.*?)\n\}", text, re.DOTALL))
    for union in (AnyCommand, FromClient, FromServer):
        for kind in get_args(union):
            info = msgspec.inspect.type_info(kind)
            assert isinstance(info, msgspec.inspect.StructType)
            wanted = {field.name: field.required for field in info.fields}
            is_told = union is FromServer
            marks = dict(re.findall(r"readonly (\w+)(\??):", found[kind.__name__]))
            tag = {str(info.tag_field): ""}
            assert marks == tag | {
                name: "" if required or is_told else "?" for name, required in wanted.items()
            }
    assert all(f"export type {name} =" in text for name in UNIONS)
