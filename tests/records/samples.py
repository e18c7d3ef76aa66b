"""The conformance files, and records of every game to start from."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parents[1] / "data" / "conformance"
LEGAL_FILES = sorted(FOLDER.glob("*[a-z].jsonl"))
GAMES = [path.stem for path in LEGAL_FILES if ".illegal" not in path.name]
Line = dict[str, Any]


@cache
def lines(name: str) -> list[Line]:
    """The lines of one conformance file, by its name without ending."""
    text = (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


def short_record(game: str) -> dict[str, Any]:
    """A record of this game with one deal that was played, made from the first that has one."""
    for line in lines(game):
        results = line["expected"]["deals"]
        if results[0]["result"] == "played":
            record = dict(line["record"])
            return {**record, "deals": record["deals"][:1]}
    raise LookupError(game)
