"""How long a player may think."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from honeymoon.rules.actions import Action

Seconds = Callable[[], float]
"""A source of time that never goes back, in seconds."""


def forget(action: Action) -> None:
    """Nobody asks for the best action so far."""


@dataclass(frozen=True, slots=True)
class Clock:
    """``milliseconds`` allowed for one decision; they run from ``start``, not before.

    ``started`` is the moment of the start in the seconds of ``now``; None while the clock
    stands still. A player that thinks on may call ``note`` with the best action so far, which
    stands if the deadline passes. Two clocks with the same allowance and start are equal.
    """

    milliseconds: int = 1000
    started: float | None = None
    now: Seconds = field(default=time.monotonic, compare=False, repr=False)
    note: Callable[[Action], None] = field(default=forget, compare=False, repr=False)

    def start(self) -> Clock:
        """The clock, running from now on."""
        return replace(self, started=self.now())

    def left(self) -> float:
        """Milliseconds that remain, negative past the deadline; all of them before the start."""
        if self.started is None:
            return float(self.milliseconds)
        return self.milliseconds - 1000 * (self.now() - self.started)

    @property
    def is_over(self) -> bool:
        """Whether the deadline has passed."""
        return self.left() <= 0
