"""The level ``strong``: forgets nothing, but takes every hand that fits for equally likely."""

from __future__ import annotations

from honeymoon.players.level import Level
from honeymoon.players.skilled import Skilled

STRONG = Skilled(
    "strong-1",
    Level(
        play_worlds=16,
        call_worlds=20,
        open_nodes=500_000,
        depth=2,
    ),
)
