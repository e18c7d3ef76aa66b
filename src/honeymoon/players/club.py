"""The level ``club``: knows what it laid aside and a few tricks, imagines a handful of hands."""

from __future__ import annotations

from honeymoon.players.level import Level
from honeymoon.players.skilled import Skilled

CLUB = Skilled(
    "club-1",
    Level(
        play_worlds=4,
        call_worlds=5,
        remembers=4,
        next_card=False,
        call_hands=2,
        counts_out=7,
        open_nodes=50_000,
        depth=2,
    ),
)
