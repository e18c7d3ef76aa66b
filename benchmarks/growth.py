"""How the cost of exact solving grows, with cards and with worlds: ``make growth``.

Prints a table and draws it. Processor time of one thread, the median over random deals, the same
for all and in turns. A call through Python, about a microsecond, is counted in; what a solver
remembers it keeps from deal to deal, as it does in use.
"""

from __future__ import annotations

import argparse
import random
import statistics
from collections.abc import Callable, Iterable
from pathlib import Path

from benchmarks.bench_solver import (
    Contender,
    Hands,
    Race,
    four_hands,
    name_of,
    pure_python,
    two_hands,
    worlds,
)
from benchmarks.picture import Line, Picture
from honeymoon.rules.cards import CARDS, CardSet, Suit

CARDS_OF_A_HAND = range(5, 14)
WORLDS = (10, 100, 1_000, 10_000)
DEALS, FOUR_HAND_DEALS, HANDS_WITH_WORLDS = 200, 40, 20
TRUMPS = (None, Suit.SPADES)
UNITS = {1: "s", 1e-3: "ms", 1e-6: "µs", 1e-9: "ns"}
Growth = dict[tuple[str, Suit | None], list[float]]
"""Median seconds for each column, by contender and trump suit."""
Cost = Callable[[int, Suit | None], dict[str, float]]
"""The medians of one column."""


def random_deals(size: int, number: int) -> list[Hands]:
    """Four hands of so many cards each."""
    rng = random.Random(size)
    packs = [rng.sample(CARDS, 4 * size) for _ in range(number)]
    return [tuple(CardSet.of(pack[at::4]) for at in range(4)) for pack in packs]


def medians(contenders: dict[str, Contender], deals: list[Hands]) -> dict[str, float]:
    """Of each contender over these deals."""
    race = Race(contenders)
    race.run(deals)
    return {name: statistics.median(race.seconds[name]) for name in contenders}


def solved(size: int, trump: Suit | None) -> dict[str, float]:
    """One strain and leader, hands of so many cards.

    A deal of four hands that is given up takes longer than most: the median does not see it.
    """
    four: dict[str, Contender] = {"four hands": four_hands(trump)}
    two = {
        "two hands, pure Python": pure_python(trump),
        "two hands, no table": two_hands(trump),
        "two hands, 8-card table": two_hands(trump, 8),
    }
    times = medians(four, random_deals(size, FOUR_HAND_DEALS))
    return times | medians(two, random_deals(size, DEALS))


def imagined(number: int, trump: Suit | None) -> dict[str, float]:
    """Every lead of thirteen cards in so many worlds."""
    deals = random_deals(13, HANDS_WITH_WORLDS)
    return medians(
        {
            "no table": worlds(trump, deals, False, number),
            "8-card table": worlds(trump, deals, True, number),
        },
        deals,
    )


def growth(columns: Iterable[int], cost: Cost) -> Growth:
    """The medians of every column."""
    found: Growth = {}
    for column in columns:
        for trump in TRUMPS:
            for name, seconds in cost(column, trump).items():
                found.setdefault((name, trump), []).append(seconds)
    return found


def told(seconds: float) -> str:
    """A time in three digits: 0.0124 s is 12.4 ms."""
    unit = next((unit for unit in UNITS if seconds >= unit * 0.9995), 1e-9)
    return f"{float(f'{seconds / unit:.3g}'):g} {UNITS[unit]}"


def report(title: str, columns: list[str], found: Growth) -> None:
    """As Markdown has tables."""
    print(f"| {title} | {' | '.join(columns)} |\n|---{'|---' * len(columns)}|")
    for (name, trump), values in found.items():
        print(f"| {name}, {name_of(trump)} | {' | '.join(map(told, values))} |")
    print(flush=True)


def drawn(above: str, below: str, columns: list[str], found: Growth) -> str:
    """A colour for each contender, dashes for a trump suit."""
    names = list(dict.fromkeys(name for name, _ in found))
    lines = [
        Line(values, names.index(name), name if trump is None else "", trump is not None)
        for (name, trump), values in found.items()
    ]
    note = "solid: no trump, dashed: spades"
    return Picture(above, below, columns, lines, told, note).svg()


def main() -> None:
    """Both tables, both pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where the pictures go")
    folder = parser.parse_args().folder
    pictures = {
        "growth-cards": ("processor time of one solve", "cards in a hand", CARDS_OF_A_HAND, solved),
        "growth-worlds": ("processor time of every lead in all worlds", "worlds", WORLDS, imagined),
    }
    for name, (above, below, columns, cost) in pictures.items():
        words = [f"{column:,}" for column in columns]
        found = growth(columns, cost)
        report(below, words, found)
        picture = drawn(f"{above}, median", below, words, found)
        (folder / f"{name}.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
