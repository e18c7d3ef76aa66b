"""The bar of the puzzles, and who solves how many: ``python -m benchmarks.bars.puzzles``."""

from __future__ import annotations

from math import ceil

from benchmarks.bars.bar import Bar, Measured
from honeymoon.players.player import player_named
from tests.players.puzzle_book import SEEDS, Puzzle, puzzles, solves

LEAST, PART = 40, 0.9
"""So many puzzles, of which ``expert`` solves such a part."""
OTHERS = ("strong", "club", "beginner")


def measure(part: float, processes: int) -> Measured:
    """All puzzles take seconds, so they are put to ``expert`` in one process."""
    every = chosen(part)
    each = {name: len(every) - len(unsolved(name, every)) for name in ("expert", *OTHERS)}
    beside = ", ".join(f"{name} {each[name]}" for name in OTHERS)
    enough = len(every) >= LEAST * part and each["expert"] >= PART * len(every)
    figure = f"{each['expert']} of {len(every)} solved ({beside})"
    return Measured(figure, f"{len(every)} puzzles, {SEEDS} seeds each", enough)


def chosen(part: float) -> list[Puzzle]:
    """That part of the puzzles, spread over the book."""
    every = puzzles()
    count = max(1, ceil(part * len(every)))
    return [every[number * len(every) // count] for number in range(count)]


def unsolved(name: str, every: list[Puzzle]) -> list[str]:
    """The puzzles in which a player's answer is not always good."""
    player = player_named(name)
    return [puzzle.id for puzzle in every if not solves(player, puzzle)]


BARS: tuple[Bar, ...] = (
    Bar("puzzles", f">= {LEAST} positions, expert solves >= {PART:.0%}", measure),
)
"""What the table of bars asks of the puzzles."""


def main() -> None:
    """Print for each level what it leaves unsolved."""
    every = chosen(1.0)
    for name in ("expert", *OTHERS):
        missed = unsolved(name, every)
        print(f"{name}: {len(every) - len(missed)} of {len(every)}; not", *missed)


if __name__ == "__main__":
    main()
