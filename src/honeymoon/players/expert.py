"""The level ``expert``."""

from __future__ import annotations

from honeymoon.players.level import Level
from honeymoon.players.skilled import Skilled

EXPERT = Skilled(
    "expert-1",
    Level(
        play_worlds=120,
        two_hands=2,
        call_worlds=64,
        reads_draw=True,
        reads_calls=True,
        reads_cards=True,
        counts_all=9,
        counts_out=17,
        open_nodes=1_000_000,
    ),
)
