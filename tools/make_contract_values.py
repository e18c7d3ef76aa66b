"""What forehand's contracts bring on average, and what it is worth to have some of them still.

    python -m tools.make_contract_values [HANDS]

Prints the numbers of ``players/contract_choice.py``: ``USUAL`` by the mean over random open cards,
``STILL`` by a plan that takes, for each set of unused contracts, the one that is worth most with
what the others are worth later.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from itertools import combinations
from random import Random
from statistics import fmean

from honeymoon.players.contract_choice import gains, imagined
from honeymoon.rules.cards import FULL_DECK, CardSet
from honeymoon.rules.contract import QUOTA_CONTRACTS

HANDS = 4_000
Gains = dict[str, float]
KINDS = sorted({contract.kind for contract in QUOTA_CONTRACTS})


def gains_of_one(rng: Random) -> Gains:
    """By kind what its best contract gains on four random open cards."""
    cards = CardSet.of(rng.sample(list(FULL_DECK), 4))
    found = gains(QUOTA_CONTRACTS, cards, imagined(cards, rng))
    return {kind: max(found[each] for each in found if each.kind == kind) for kind in KINDS}


def still(rows: Iterable[Gains]) -> dict[str, float]:
    """For each set of kinds, joined by blanks, what they bring above the usual, chosen in time."""
    rows = list(rows)
    values = {"": 0.0}
    for size in range(1, len(KINDS) + 1):
        for kinds in combinations(KINDS, size):
            values[" ".join(kinds)] = fmean(
                max(row[kind] + values[without(kinds, kind)] for kind in kinds) for row in rows
            )
    return values


def without(kinds: Iterable[str], used: str) -> str:
    """The name of the set without one of it."""
    return " ".join(kind for kind in kinds if kind != used)


def main() -> None:
    """Print both tables."""
    rng = Random("contract values")
    rows = [gains_of_one(rng) for _ in range(int(sys.argv[1]) if len(sys.argv) > 1 else HANDS)]
    print({kind: round(fmean(row[kind] for row in rows), 2) for kind in KINDS}, "above USUAL")
    print({kinds: round(value, 2) for kinds, value in still(rows).items()})


if __name__ == "__main__":
    main()
