"""The player without a plan."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from honeymoon.players.clock import Clock
from honeymoon.rules.actions import Action
from honeymoon.rules.view import View


@dataclass(frozen=True, slots=True)
class RandomPlayer:
    """Every legal action is as likely as any other."""

    name: str = "random"

    def choose(self, view: View, clock: Clock, rng: Random) -> Action:
        """A legal action; raises ValueError where it is not this seat's decision."""
        if not view.regular:
            raise ValueError("another seat is to act")
        return rng.choice(view.regular)
