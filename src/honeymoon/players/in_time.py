"""As much of a list as there is time for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from honeymoon.players.clock import Clock

Item = TypeVar("Item")
RESERVE = 50.0
"""Milliseconds before the deadline at which no more is begun."""
LOOK = 16
"""Items of which the first and then every so many ask for the time."""


def until(items: Iterable[Item], clock: Clock) -> Iterator[Item]:
    """The first item, and the others while the clock runs; all of them before its start."""
    for number, item in enumerate(items):
        if number and (number < LOOK or number % LOOK == 0) and clock.left() < RESERVE:
            return
        yield item
