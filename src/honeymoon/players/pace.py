"""The time that a person is given to see what a computer player does."""

from __future__ import annotations

from math import ceil
from random import Random

SHORTEST, LONGEST = 0.4, 1.2
"""Seconds."""


def pause(rng: Random) -> float:
    """Seconds from question to action, by lot: it tells nothing of the cards."""
    return rng.uniform(SHORTEST, LONGEST)


def still_to_wait(drawn: float, thought: float) -> float:
    """Seconds to wait where so many were drawn and so many went by in thought.

    Whoever thought longer than was drawn acts at the end of a longest pause, the first, second …,
    so that the moment tells no more of the thought than how many of these it took.
    """
    until = drawn if thought <= drawn else LONGEST * ceil(thought / LONGEST)
    return until - thought
