"""The compiled kernel, if it is there: the only importer of ``honeymoon._kernel``.

``HONEYMOON_KERNEL=off`` in the environment makes everything run in pure Python.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from honeymoon import _kernel

ENDGAME_CARDS = 8
"""Hands up to this size have a table of all values: 2 MB, built in a quarter of a second."""
SMALL_ENDGAME_CARDS = 6
"""The table that every solver has: 75 kB, built in a hundredth of a second."""
MEMORY_BITS = 14
"""A solver remembers 2 to this power positions of each kind, 8 bytes each: they stay in cache."""

MOST_THREADS = 256
"""So many threads work on one call at most."""
NEW_SIDES_BITS = 16
"""The same for a solver of one decision, about 3 MB."""
SIDES_BITS = 19
"""The solver of more hands remembers 2 to this power partitions of 48 bytes, about 25 MB."""


class KernelMissing(UserWarning):
    """The compiled kernel is not installed, so exact solving takes about a hundred times longer."""


def is_off() -> bool:
    """Whether the environment asks for pure Python."""
    return os.environ.get("HONEYMOON_KERNEL") == "off"


def is_installed() -> bool:
    """Whether the package was built with a compiler."""
    return find_spec("honeymoon._kernel") is not None


def is_ready() -> bool:
    """Whether the kernel can compute, without a word where it is not installed."""
    return not is_off() and is_installed()


def is_on() -> bool:
    """Whether the kernel computes; warns once with KernelMissing where it is not installed."""
    if not is_off() and not is_installed():
        tell_missing()
    return is_ready()


@cache
def tell_missing() -> None:
    """Warn that the kernel is not installed, the first time only."""
    warnings.warn(
        "honeymoon runs without its compiled kernel; with a C++20 compiler at hand,"
        " install it again to get the kernel",
        KernelMissing,
        stacklevel=4,
    )


def module() -> ModuleType:
    """The compiled module itself; raises ImportError where it is not installed."""
    from honeymoon import _kernel

    return _kernel


@cache
def endgames(cards: int = ENDGAME_CARDS) -> _kernel.Endgames:
    """The values of all endgames of up to so many cards, built at first use."""
    from honeymoon import _kernel

    return _kernel.Endgames(cards)


@cache
def two_hands(with_endgames: bool = False) -> _kernel.TwoHands:
    """The kernel's solver of two open hands, with the large table or the small one.

    It may be used from several threads.
    """
    from honeymoon import _kernel

    cards = ENDGAME_CARDS if with_endgames else SMALL_ENDGAME_CARDS
    return _kernel.TwoHands(MEMORY_BITS, endgames(cards))


@cache
def sides() -> _kernel.Sides:
    """The kernel's solver of three and four hands in two sides; for several threads too."""
    from honeymoon import _kernel

    return _kernel.Sides(SIDES_BITS)


def new_sides(bits: int = NEW_SIDES_BITS) -> _kernel.Sides | None:
    """Such a solver with an empty memory, None where the kernel does not compute.

    What it proves before a search is ended depends on nothing that was asked of others.
    """
    if not is_on():
        return None
    from honeymoon import _kernel

    return _kernel.Sides(bits)


@cache
def level(has_trump: bool, size: int) -> _kernel.Level:
    """The order of one complete table, with a trump suit or without.

    Raises ValueError for other hands than 0 to 13 cards.
    """
    from honeymoon import _kernel

    return _kernel.Level(has_trump, size)


def selfish_values(
    hands: list[int],
    trump: int,
    leader: int,
    played: Sequence[int],
    scores: list[list[int]],
    depth: int,
) -> list[tuple[int, list[int]]]:
    """The kernel's answer for hands that play for themselves."""
    from honeymoon import _kernel

    return _kernel.selfish_values(hands, trump, leader, played, scores, depth)
