"""Who is asked for a hint, and with what chance: the same view gives the same hint."""

from __future__ import annotations

from honeymoon.rules.view import View
from honeymoon.shuffle import Chance

ADVISER, INSTEAD = "expert-1", "tips-1"
"""Who is asked, and who where that one is not in time."""
MILLISECONDS = 3000
"""For the adviser, and again for the other where that one is late."""


def chance_for(view: View) -> Chance:
    """Chance that is drawn from nothing but the place in the deal."""
    return Chance.seeded(f"hint {view.game} {view.seat} {len(view.actions)}")
