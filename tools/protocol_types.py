"""``make schema``: the messages of the protocol as JSON Schema and as TypeScript types.

Both are written from ``honeymoon.protocol``. Frames of a client are closed: the server refuses
what it does not know. Those of the server are open, since a client passes over what is new, and
complete: the server leaves no field out.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from honeymoon.protocol.commands import AnyCommand
from honeymoon.protocol.messages import PROTOCOL, FromClient, FromServer

ROOT = Path(__file__).resolve().parents[1]
SCHEMA = ROOT / "docs" / "protocol.schema.json"
TYPES = ROOT / "web" / "src" / "lib" / "protocol" / "protocol.ts"
UNIONS = {"AnyCommand": AnyCommand, "FromClient": FromClient, "FromServer": FromServer}
REFERENCE = "#/$defs/"
WORDS = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}
HEAD = "// Written by `make schema` from src/honeymoon/protocol. Do not edit.\n"
Schema = dict[str, Any]


def main() -> int:
    """Write both files."""
    SCHEMA.write_text(schema_text(), encoding="utf-8")
    TYPES.parent.mkdir(parents=True, exist_ok=True)
    TYPES.write_text(types_text(), encoding="utf-8")
    return 0


def schema_text() -> str:
    """The text of docs/protocol.schema.json."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


def schema() -> Schema:
    """All frames as one JSON Schema; FromClient and FromServer are the two directions."""
    shapes, parts = msgspec.json.schema_components(
        UNIONS.values(), ref_template=REFERENCE + "{name}"
    )
    unions = {name: _plain(shape) for name, shape in zip(UNIONS, shapes, strict=True)}
    parts = {name: _plain(part) for name, part in parts.items()}
    for name in set(_reached(unions["FromServer"], parts)):
        parts[name] = _complete(parts[name])
    ends = [{"$ref": REFERENCE + name} for name in ("FromClient", "FromServer")]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"honeymoon protocol {PROTOCOL}",
        "anyOf": ends,
        "$defs": {**unions, **parts},
    }


def _plain(part: Any) -> Any:
    """Without the one word that JSON Schema does not have."""
    if isinstance(part, Mapping):
        return {key: _plain(value) for key, value in part.items() if key != "discriminator"}
    return [_plain(value) for value in part] if isinstance(part, list | tuple) else part


def _reached(part: Any, parts: Mapping[str, Schema]) -> Iterator[str]:
    """The names of all that a part of the schema leads to."""
    if isinstance(part, Mapping):
        if "$ref" in part:
            name = _name(part)
            yield name
            yield from _reached(parts[name], parts)
        for value in part.values():
            yield from _reached(value, parts)
    elif isinstance(part, list):
        for value in part:
            yield from _reached(value, parts)


def _complete(part: Schema) -> Schema:
    """With every field, and with room for later ones."""
    opened = {key: value for key, value in part.items() if key != "additionalProperties"}
    properties = {
        name: {key: value for key, value in field.items() if key != "default"}
        for name, field in part["properties"].items()
    }
    return {**opened, "properties": properties, "required": list(properties)}


def _name(part: Mapping[str, Any]) -> str:
    return str(part["$ref"]).removeprefix(REFERENCE)


def types_text() -> str:
    """The text of protocol.ts."""
    parts = schema()["$defs"]
    version = f"export const PROTOCOL = {PROTOCOL};\n"
    interfaces = [_interface(name, part) for name, part in parts.items() if name not in UNIONS]
    unions = [_union(name, parts[name]) for name in UNIONS]
    return "\n".join([HEAD, version, *interfaces, *unions])


def _interface(name: str, part: Schema) -> str:
    fields = [
        f"  readonly {field}{'' if field in part['required'] else '?'}: {_type(shape)};"
        for field, shape in part["properties"].items()
    ]
    head = _comment(part["description"]) + f"export interface {name} {{\n"
    return head + "\n".join(fields) + "\n}\n"


def _comment(text: str) -> str:
    lines = text.replace("``", "`").splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"]) + "\n"


def _union(name: str, part: Schema) -> str:
    kinds = "\n".join(f"  | {_type(kind)}" for kind in part["anyOf"])
    return f"export type {name} =\n{kinds};\n"


def _type(shape: Schema) -> str:
    """The TypeScript of one shape. Raises KeyError for one that there is none for."""
    if "$ref" in shape:
        return _name(shape)
    if "enum" in shape:
        return " | ".join(json.dumps(value) for value in shape["enum"])
    if "anyOf" in shape:
        return _one_of(shape["anyOf"])
    kinds = {"null": _null, "array": _list, "object": _record}
    kind = shape.get("type")
    if kind is None:
        return "unknown"
    return kinds[kind](shape) if kind in kinds else WORDS[kind]


def _one_of(shapes: list[Schema]) -> str:
    kinds = [_type(shape) for shape in shapes]
    commands = [kind.__name__ for kind in AnyCommand.__args__]
    return "AnyCommand" if kinds == commands else " | ".join(dict.fromkeys(kinds))


def _null(shape: Schema) -> str:
    return "null"


def _list(shape: Schema) -> str:
    if "prefixItems" in shape:
        return f"readonly [{', '.join(map(_type, shape['prefixItems']))}]"
    return f"ReadonlyArray<{_type(shape['items'])}>"


def _record(shape: Schema) -> str:
    inner = shape.get("additionalProperties", {})
    return f"Readonly<Record<string, {_type(inner if isinstance(inner, dict) else {})}>>"


if __name__ == "__main__":
    sys.exit(main())
