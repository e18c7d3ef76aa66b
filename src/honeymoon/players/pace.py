"""The time that a person is given to see what a computer player does."""

from __future__ import annotations

from random import Random

SHORTEST, LONGEST = 0.4, 1.2
"""Seconds."""


def pause(rng: Random) -> float:
    """Seconds from question to action, by lot: it tells nothing of the cards."""
    return rng.uniform(SHORTEST, LONGEST)


def still_to_wait(drawn: float, thought: float) -> float:
    """Seconds to wait where so many were drawn and so many went by in thought.

    Whoever thought longer than was drawn acts at the end of the longest pause, so the moment
    says at most whether the thought was longer than that.
    """
    until = drawn if thought <= drawn else LONGEST
    return max(0.0, until - thought)
