"""What a side's bids are worth by the tricks it takes, to one who knows them or only guesses."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from operator import mul

from honeymoon.players.belief import chance
from honeymoon.players.utility import utilities
from honeymoon.rules.calls import BIDS
from honeymoon.rules.contract import Contract, Doubling
from honeymoon.rules.events import Seat
from honeymoon.rules.scoring.sheet import Sheet

Side = tuple[int, ...]
"""By strain the tricks that a side takes as declarer."""
USUAL, SHRUNK, BLUR = 0.58, 0.65, 1.3
"""A side that knows only its own hand takes its tricks to be nearer to this part of all.

It sees that much of the difference, give or take so many tricks.
"""
SURE, DOUBTS = 0.6, 0.8
"""Tricks short of the contract from which the other side doubles every other time; the spread."""


class Worth:
    """The bids of one side at a score, by its own utility; tricks are of ``total``."""

    def __init__(self, sheet: Sheet, seat: Seat, total: int) -> None:
        self._total = total
        self._exact = {
            (bid.order, doubling): _utilities(sheet, bid.order, doubling, seat, total)
            for bid in BIDS
            for doubling in Doubling
        }
        self._left = {key: self._with_doubles(*key, values) for key, values in self._exact.items()}
        self._guessed = {key: self._blurred(values) for key, values in self._exact.items()}
        self._guessed_left = {key: self._blurred(values) for key, values in self._left.items()}

    def _with_doubles(
        self, bid: int, doubling: Doubling, values: tuple[float, ...]
    ) -> tuple[float, ...]:
        """By tricks the utility where the other side doubles what it thinks will fail."""
        if doubling is not Doubling.UNDOUBLED:
            return values
        doubled, target = self._exact[bid, Doubling.DOUBLED], 6 + BIDS[bid].level
        often = [chance(target - SURE - tricks, DOUBTS) for tricks in range(self._total + 1)]
        return tuple(
            plain * (1 - share) + more * share
            for plain, more, share in zip(values, doubled, often, strict=True)
        )

    def _blurred(self, values: tuple[float, ...]) -> tuple[float, ...]:
        """By tricks the mean over how they may be guessed."""
        shares = _guesses(self._total)
        return tuple(sum(map(mul, guesses, values)) for guesses in shares)

    def exact(self, bid: int, doubling: Doubling, tricks: Side) -> float:
        """The utility of the contract."""
        return self._exact[bid, doubling][tricks[bid % 5]]

    def left(self, bid: int, doubling: Doubling, tricks: Side) -> float:
        """The same, but doubled where the other side thinks that it fails."""
        return self._left[bid, doubling][tricks[bid % 5]]

    def guessed(self, bid: int, doubling: Doubling, tricks: Side) -> float:
        """``exact`` to a side that only guesses its tricks."""
        return self._guessed[bid, doubling][tricks[bid % 5]]

    def guessed_left(self, bid: int, doubling: Doubling, tricks: Side) -> float:
        """``left`` to a side that only guesses its tricks."""
        return self._guessed_left[bid, doubling][tricks[bid % 5]]

    def best_above(self, bid: int, tricks: Side) -> tuple[int, float]:
        """The bid above another that seems worth most, and how much; -1 where there is none."""
        return _best(self, bid, tricks)


@lru_cache(maxsize=8)
def _guesses(total: int) -> list[list[float]]:
    """For each number of tricks how often it is taken for each other one."""
    found = []
    for tricks in range(total + 1):
        centre = USUAL * total + SHRUNK * (tricks - USUAL * total)
        weights = [exp(-(((guess - centre) / BLUR) ** 2) / 2) for guess in range(total + 1)]
        found.append([weight / sum(weights) for weight in weights])
    return found


@lru_cache(maxsize=65536)
def _best(side: Worth, above: int, tricks: Side) -> tuple[int, float]:
    every = [
        (side.guessed_left(bid, Doubling.UNDOUBLED, tricks), bid) for bid in range(above + 1, 35)
    ]
    if not every:
        return -1, 0.0
    seems, bid = max(every)
    return bid, seems


def _utilities(
    sheet: Sheet, bid: int, doubling: Doubling, seat: Seat, total: int
) -> tuple[float, ...]:
    contract = Contract(BIDS[bid].level, BIDS[bid].strain, doubling, seat)
    return utilities(sheet, contract, total)[seat]


@lru_cache(maxsize=32)
def side_worth(sheet: Sheet, seat: Seat, total: int = 13) -> Worth:
    """The worth of a seat's bids at a score."""
    return Worth(sheet, seat, total)
