"""Deals of four hands with DDS's answers, for the tests.

Prints a line for each deal: the four hands as PBN has them, and North and South's tricks as
twenty hexadecimal digits: for each strain from clubs to no trump, with North, East, South and West
to lead. ``python -m benchmarks.answers_of_dds > tests/data/dds.txt`` writes the tests' file anew.
"""

from __future__ import annotations

import random

from endplay.dds import solve_board
from endplay.dds.solve import SolveMode
from endplay.types import Deal, Player

from benchmarks.bench_solver import peer_deal
from benchmarks.measure_four_hands import PLAYERS, STRAINS
from honeymoon.rules.cards import CARDS, CardSet

SIZES = {8: 1_000, 13: 12}
"""Cards in a hand, and how many such deals: faults in what is remembered show from seven cards."""


def main() -> None:
    """Eight cards first."""
    rng = random.Random(800)
    for size, number in SIZES.items():
        for _ in range(number):
            pack = rng.sample(CARDS, 4 * size)
            deal = peer_deal(tuple(CardSet.of(pack[at::4]) for at in range(4)))
            digits = "".join(answers(deal, size))
            print(deal.to_pbn(), digits, flush=True)


def answers(deal: Deal, size: int) -> list[str]:
    """North and South's tricks for every strain and leader."""
    found = []
    for denom in STRAINS:
        for player in PLAYERS:
            deal.trump, deal.first = denom, player
            best = max(tricks for _, tricks in solve_board(deal, mode=SolveMode.OptimalOne))
            ours = player in (Player.north, Player.south)
            found.append(f"{best if ours else size - best:x}")
    return found


if __name__ == "__main__":
    main()
