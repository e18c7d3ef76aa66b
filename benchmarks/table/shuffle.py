"""Packs as a server deals them, beside what chance does."""

from __future__ import annotations

import numpy as np

from benchmarks.table.row import Row, told
from honeymoon.shuffle import Chance
from tests.shuffles import CARDS, MOST, figures, repeats

BAR = "position, gap, run and pair figures within z < 4, no repeat, in 1,000,000 packs"
FULL = 1_000_000
EVERY = 10_000


def measure(size: int, database: str) -> Row:
    """The largest figures of so many packs, each from a key of the operating system."""
    packs = np.empty((size, CARDS), dtype=np.uint8)
    for number in range(size):
        packs[number] = Chance.secret().deck()
        if number % EVERY == 0:
            told("shuffle", number, size)
    found, again = figures(packs), repeats(packs)
    texts = [f"{name} {value:.2f}" for name, value in found.items()]
    figure = f"z: {', '.join(texts)}; {again} repeats"
    return Row(figure, f"{size} packs", max(found.values()) < MOST and not again)
