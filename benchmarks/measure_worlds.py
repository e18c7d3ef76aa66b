"""What worlds cost: by their number, by hand drawn, and listed: ``make measure-worlds``.

Processor time of one thread. Each game's views are those of the seat to act, one of each phase.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

from honeymoon.rules.cards import CARDS, CardSet
from honeymoon.rules.variants.catalogue import VARIANTS
from honeymoon.rules.view import View, view
from honeymoon.search import kernel, worlds
from honeymoon.search.hands import every_hand
from tests.views.positions import ACTOR, moments

NUMBERS = (10, 100, 1_000, 10_000)
DRAWS = 200_000


def main() -> None:
    """A table of games, then the kernel by itself."""
    print(f"| microseconds a world, of | {' | '.join(f'{number:,}' for number in NUMBERS)} |")
    print(f"|---|{'---|' * len(NUMBERS)}")
    for game in VARIANTS:
        seen = views_of(game)
        costs = [spent(draw, seen, n) / len(seen) / n * 1e6 for n in NUMBERS]
        print(f"| {game} | {' | '.join(f'{cost:.0f}' for cost in costs)} |")
    rng = Random(2)
    odds = [(int(card), [rng.uniform(0.5, 2), 1.0]) for card in rng.sample(CARDS, 26)]
    shares = kernel.module().Shares(odds, (13, 13))
    cost = spent(shares.draw_many, (13, 13), DRAWS, 1)
    print(f"A hand of 13 of 26 cards by odds: {cost / DRAWS * 1e9:.0f} ns with its list in Python")
    unseen = CardSet.of(card for card, _ in odds)
    cost = spent(every_hand, unseen, 13, [1.0] * 52)
    print(f"All 10,400,600 of them with their weights: {cost * 1e3:.0f} ms")


def views_of(game: str) -> list[View]:
    """One view of each phase."""
    found = moments(game, 1, Random(1))
    return [view(moment.deal, moment.seat) for moment in found if moment.kind[2] == ACTOR]


def draw(seen: list[View], number: int) -> None:
    """So many worlds of each view."""
    for one in seen:
        worlds(one, number, Random(3))


def spent(work: Callable[..., object], *arguments: object) -> float:
    """Processor time in seconds."""
    began = time.process_time()
    work(*arguments)
    return time.process_time() - began


if __name__ == "__main__":
    main()
