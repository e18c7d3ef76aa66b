"""Real messages of the server for the page's unit tests: the moments of one deal of some games."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from honeymoon.server.views import table_view
from tests.server.tables import Log, play_on, table_for

FILE = Path(__file__).parents[2] / "web" / "src" / "lib" / "recorded.json"
GAMES = ("draw-and-discard", "semi-exposed", "bismarck")
SEAT = 0


def recorded() -> str:
    """The text of the file."""
    games = {game: list(moments(table_for(game, seed=f"page {game}"))) for game in GAMES}
    return json.dumps(games, ensure_ascii=False, separators=(",", ":")) + "\n"


def moments(log: Log) -> Iterator[dict[str, Any]]:
    """The first view of each kind of moment that seat 0 comes to, in their order."""
    seen: set[tuple[Any, ...]] = set()
    for message in views(log):
        kind = kind_of(message)
        if kind not in seen:
            seen.add(kind)
            yield message


def views(log: Log) -> Iterator[dict[str, Any]]:
    """What seat 0 is told in the first deal, from its first card to its score."""
    rng = Random(1)
    while not log.table.match.scored:
        yield told(log)
        length = len(log.events)
        play_on(log, rng, lambda _, length=length: len(log.events) > length)  # type: ignore[misc]
    yield told(log)


def told(log: Log) -> dict[str, Any]:
    """The message to seat 0, as it goes over the wire."""
    found: dict[str, Any] = json.loads(msgspec.json.encode(table_view(log.table, SEAT)))
    return found


def kind_of(message: dict[str, Any]) -> tuple[Any, ...]:
    """What makes one moment another for the page."""
    deal = message["deal"]
    last = deal["events"][-1]["kind"] if deal["events"] else None
    follows = bool(deal["facts"].get("led"))
    return deal["phase"], message["to_act"] == SEAT, follows, last == "trick"


if __name__ == "__main__":
    FILE.write_text(recorded(), encoding="utf-8")
