"""The level ``beginner``: forgets what it laid aside and all but the last trick."""

from __future__ import annotations

from honeymoon.players.level import Level
from honeymoon.players.skilled import Skilled

BEGINNER = Skilled(
    "beginner-1",
    Level(
        play_worlds=1,
        call_worlds=0,
        remembers=1,
        its_rejects=False,
        next_card=False,
        depth=1,
    ),
)
