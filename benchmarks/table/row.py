"""What a guarantee came to, and how far a measurement is."""

from __future__ import annotations

from collections.abc import Sequence

from benchmarks.bars.bar import Measured
from benchmarks.bars.units import STORE

Row = Measured
"""``figure`` is what was found, ``size`` says on how much, ``reached`` whether the bar is kept."""
SQLITE, POSTGRES = "sqlite", "postgres"


def counted(wrong: Sequence[str], what: str) -> str:
    """How many there are, and the first of them."""
    return f"{len(wrong)} {what}" + (f", such as {wrong[0]}" if wrong else "")


def told(name: str, done: int, wanted: int) -> None:
    """Say how far the measurement of that name has come; it is printed now and then."""
    store = STORE.get(None)
    if store is not None:
        store.told(name, done, wanted)
