"""A batch of deals played by honeymoon.rules themselves: what the kernel's batch must agree with.

It has the methods of the kernel's Batch, so that either stands behind BatchEnv; each fills an
array. Slower by far, and needs no compiler.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from honeymoon.rules.actions import CHOOSE
from honeymoon.rules.calls import Bid
from honeymoon.rules.cards import CARDS
from honeymoon.rules.contract import Contract, Doubling
from honeymoon.rules.deal import Deal
from honeymoon.rules.scoring.entry import Outcome
from honeymoon.rules.scoring.sheet import Sheet
from honeymoon.rules.variants.variant import Options, Variant
from honeymoon.search.batch_chance import BatchChance
from honeymoon.search.batch_tables import sheet_of, sheet_rows

OUTCOMES = {None: -1, Outcome.PLAYED: 0, Outcome.PASSED_OUT: 1, Outcome.REDEAL: 2}
FIRST_BID = 55


class RulesBatch:
    """``size`` deals of a variant, each dealt by a stream of ``seed``; none before a reset."""

    def __init__(self, variant: Variant, options: Options, size: int, seed: int) -> None:
        self._variant = variant
        self._options = options
        self._chance = [BatchChance(seed, index) for index in range(size)]
        self._empty = variant.sheet(options)
        self._before: list[Sheet] = []
        self._after: list[Sheet] = []
        self._points: list[list[int]] = []
        self._deals: list[Deal] = []

    def reset(
        self, decks: NDArray[np.uint8], dealers: NDArray[np.int8], sheets: NDArray[np.int32]
    ) -> None:
        """Start every deal; no decks at all: shuffled ones. BatchEnv has checked them all."""
        self._before = [sheet_of(rows, self._empty) for rows in sheets.tolist()]
        packs = decks.tolist() or [chance.shuffled() for chance in self._chance]
        starts = zip(self._before, dealers.tolist(), packs, strict=True)
        self._deals = [self._deal(*start) for start in starts]
        self._after = list(self._before)
        self._points = [[0] * self._variant.seats for _ in self._deals]

    def _deal(self, sheet: Sheet, dealer: int, deck: list[int]) -> Deal:
        cards = tuple(CARDS[card] for card in deck)
        return Deal.start(self._variant, self._options, sheet, dealer, cards)

    def reset_done(self) -> None:
        """Deal the finished ones anew, with dealer and sheet of the last reset."""
        for index, deal in enumerate(self._deals):
            if deal.is_over:
                self._after[index] = sheet = self._before[index]
                deck = self._chance[index].shuffled()
                self._deals[index] = self._deal(sheet, deal.position.dealer, deck)
                self._points[index] = [0] * self._variant.seats

    def sample(self, out: NDArray[np.int16]) -> None:
        """A random legal action for each deal, -1 where it is over."""
        for index, deal in enumerate(self._deals):
            legal = deal.legal or (-1,)
            out[index] = legal[self._chance[index].below(len(legal))]

    def step(self, actions: NDArray[np.int16]) -> None:
        """Play them all, or raise ValueError and play none."""
        chosen: list[int] = actions.tolist()
        for index, (deal, action) in enumerate(zip(self._deals, chosen, strict=True)):
            if action not in (deal.legal or (-1,)):
                raise ValueError(f"action {action} is not legal in deal {index}")
        for index, action in enumerate(chosen):
            if action >= 0:
                self._play(index, action)

    def _play(self, index: int, action: int) -> None:
        deal = self._deals[index] = self._deals[index].play(action)
        if deal.is_over:
            entries, self._after[index] = self._before[index].after(deal.result())
            for entry in entries:
                self._points[index][entry.player] += entry.points

    def legal_bits(self, out: NDArray[np.uint64]) -> None:
        """One bit for each action, in three words."""
        for index, deal in enumerate(self._deals):
            bits = sum(1 << action for action in deal.legal)
            out[index] = [bits >> shift & (1 << 64) - 1 for shift in (0, 64, 128)]

    def read(self, name: str, out: NDArray[Any]) -> None:
        """What each deal has under this name of a property of BatchEnv."""
        if name == "scores":
            out[:] = self._points
        elif name == "sheets":
            out[:] = [sheet_rows(sheet) for sheet in self._after]
        else:
            out[:] = [READINGS[name](deal) for deal in self._deals]


def _to_act(deal: Deal) -> int:
    return -1 if deal.to_act is None else deal.to_act


def _contract_action(deal: Deal) -> int:
    contract = deal.contract
    if contract is None:
        return -1
    if isinstance(contract, Contract):
        return FIRST_BID + Bid.of(contract.level, contract.strain).order
    return next(choice for choice in CHOOSE if choice.contract.by(contract.declarer) == contract)


def _doubling(deal: Deal) -> int:
    contract = deal.contract
    if contract is None:
        return 0
    return int(contract.doubling if isinstance(contract, Contract) else Doubling.UNDOUBLED)


def _declarer(deal: Deal) -> int:
    return -1 if deal.contract is None else deal.contract.declarer


READINGS: dict[str, Callable[[Deal], object]] = {
    "to_act": _to_act,
    "outcome": lambda deal: OUTCOMES[deal.outcome],
    "tricks": lambda deal: deal.position.tricks,
    "contract": _contract_action,
    "doubling": _doubling,
    "declarer": _declarer,
    "hands": lambda deal: tuple(map(int, deal.position.hands)),
}
