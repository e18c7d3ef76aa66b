"""The level ``strong``: forgets nothing, but takes every hand that fits for equally likely."""

from __future__ import annotations

from honeymoon.players.level import Level
from honeymoon.players.skilled import Skilled

STRONG = Skilled(
    "strong-1",
    Level(
        play_worlds=12,
        call_worlds=14,
        call_hands=2,
        counts_out=10,
        open_nodes=300_000,
    ),
)
