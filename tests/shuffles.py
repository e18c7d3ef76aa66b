"""How far packs are from what shuffled packs are, in standard deviations of what chance does.

Each figure has an exact expectation. Those over the cells of a table take one observation of each
pack, or as many as have a known covariance, so that they are chi-squared as they stand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import sqrt

import numpy as np
from numpy.typing import NDArray

Packs = NDArray[np.uint8]
"""A pack in each row, top card first."""
CARDS = 52
MOST = 4.0
"""Standard deviations: chance alone goes beyond in one figure of 16,000."""


def as_rows(packs: Iterable[Iterable[int]]) -> Packs:
    """Packs as rows."""
    return np.array([tuple(map(int, pack)) for pack in packs], dtype=np.uint8)


def figures(packs: Packs) -> dict[str, float]:
    """Each figure by its name."""
    return {name: figure(packs) for name, figure in FIGURES.items()}


def repeats(packs: Packs) -> int:
    """Packs that have been there before."""
    rows = np.ascontiguousarray(packs).view(f"V{CARDS}")
    return len(packs) - len(np.unique(rows))


def position(packs: Packs) -> float:
    """Each card is as often at each place.

    A pack is a permutation, so the deviations of its 2704 cells have (52 - 1)² degrees of freedom
    and the variance 1/51 instead of 51/52².
    """
    seen = np.zeros((CARDS, CARDS))
    for place in range(CARDS):
        seen[place] = np.bincount(packs[:, place], minlength=CARDS)
    expected = len(packs) / CARDS
    square = ((seen - expected) ** 2).sum() * (CARDS - 1) / len(packs)
    return _deviation(float(square), (CARDS - 1) ** 2)


def gap(packs: Packs) -> float:
    """How far apart two neighbours in rank lie; of each pack one pair, in turn."""
    first = np.arange(len(packs)) % (CARDS - 1)
    places = _places(packs)
    rows = np.arange(len(packs))
    apart = np.abs(places[rows, first + 1] - places[rows, first])
    seen = np.bincount(apart, minlength=CARDS)[1:]
    chances = 2 * (CARDS - np.arange(1, CARDS)) / (CARDS * (CARDS - 1))
    return _cells(seen, len(packs) * chances)


def run(packs: Packs) -> float:
    """How many runs of rising cards there are: Eulerian, mean 26.5, variance 53/12."""
    return _runs(packs.astype(np.int16))


def rising(packs: Packs) -> float:
    """In how many rising sequences the pack lies, which a few riffles leave too low."""
    return _runs(_places(packs))


def pair(packs: Packs) -> float:
    """Which card lies on which; of each pack one place, in turn."""
    rows = np.arange(len(packs))
    upper = rows % (CARDS - 1)
    cells = packs[rows, upper].astype(int) * CARDS + packs[rows, upper + 1]
    seen = np.bincount(cells, minlength=CARDS * CARDS).reshape(CARDS, CARDS)
    seen = seen[~np.eye(CARDS, dtype=bool)]
    return _cells(seen, np.full(seen.shape, len(packs) / (CARDS * (CARDS - 1))))


def next_pack(packs: Packs) -> float:
    """What is on top of a pack says nothing of the next one's top."""
    tops = packs[:, 0].astype(int)
    count = len(tops) // 2
    cells = tops[0 : 2 * count : 2] * CARDS + tops[1 : 2 * count : 2]
    seen = np.bincount(cells, minlength=CARDS * CARDS)
    return _cells(seen, np.full(seen.shape, count / CARDS**2))


FIGURES: dict[str, Callable[[Packs], float]] = {
    "position": position,
    "gap": gap,
    "run": run,
    "rising": rising,
    "pair": pair,
    "next pack": next_pack,
}


def _places(packs: Packs) -> NDArray[np.int16]:
    """Where each card lies."""
    return np.argsort(packs, axis=1).astype(np.int16)


def _runs(rows: NDArray[np.int16]) -> float:
    falls = (rows[:, 1:] < rows[:, :-1]).sum(axis=1)
    spread = sqrt((CARDS + 1) / 12 / len(rows))
    return abs(float(falls.mean()) - (CARDS - 1) / 2) / spread


def _cells(seen: NDArray[np.int64], expected: NDArray[np.float64]) -> float:
    square = float(((seen - expected) ** 2 / expected).sum())
    return _deviation(square, seen.size - 1)


def _deviation(square: float, freedom: int) -> float:
    """Of a chi-squared figure, made normal by Wilson and Hilferty's cube root."""
    part = 2 / (9 * freedom)
    return float(abs((square / freedom) ** (1 / 3) - (1 - part)) / sqrt(part))
