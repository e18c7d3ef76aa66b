"""Whether counting every hand plays better than drawing some: ``make measure-every-hand``.

Deals are drawn, called and played by the expert. Before every card that the expert chooses by all
hands it is asked as well what it would play by so many drawn ones. A card is worth its mean over
every hand, weighed as the expert believes, so that neither the hidden hand nor the rest of the
play makes noise; what is measured is the drawing alone, and not whether the belief is right.

    python -m benchmarks.measure_every_hand [DEALS] [WORLDS]
"""

from __future__ import annotations

import math
import statistics
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from honeymoon.players import arena
from honeymoon.players.expert import EXPERT
from honeymoon.players.skilled import Skilled
from honeymoon.players.tie_breaks import SAME
from honeymoon.rules.view import View
from honeymoon.shuffle import Chance


@dataclass(frozen=True, slots=True)
class Loss:
    """What the card by drawn hands gives away against the card by all of them."""

    cards: int
    differs: bool
    points: float
    tricks: float


def losses(count: int, worlds: int) -> Iterator[list[Loss]]:
    """For each deal those of every choice made by all hands."""
    drawing = Skilled(
        "drawing", replace(EXPERT.level, counts_all=0, play_worlds=worlds, two_hands=1)
    )
    for number in range(count):
        chance = Chance.seeded(f"every hand {number}")
        match = arena.in_the_middle(arena.opening("draw-and-discard", {}, chance), chance, False)
        moves = arena.decisions(match, [EXPERT, EXPERT], chance)
        views = [move.view for move in moves if move.view.phase == "play"]
        yield [
            loss(view, drawing, chance.branch(f"drawn {at}"))
            for at, view in enumerate(views)
            if len(view.legal) > 1 and len(view.hand) <= EXPERT.level.counts_all
        ]


def loss(view: View, drawing: Skilled, rng: Random) -> Loss:
    """Of one choice."""
    best = EXPERT.decide(view, arena.CLOCK, rng).candidates
    chosen = drawing.choose(view, arena.CLOCK, rng)
    (own,) = (each for each in best if each.action == chosen)
    values = [(each.points or 0.0, each.tricks or 0.0) for each in (best[0], own)]
    (points, tricks), (own_points, own_tricks) = values
    lost = points - own_points
    return Loss(len(view.hand), lost > SAME, lost, tricks - own_tricks)


def mean(values: list[float], digits: int) -> str:
    """With a 95 % interval."""
    half = 1.96 * statistics.stdev(values) / math.sqrt(len(values))
    return f"{statistics.mean(values):.{digits}f} ± {half:.{digits}f}"


def lines(found: list[list[Loss]], worlds: int) -> list[str]:
    """A row for each number of cards in hand, and one for the deal."""
    by_cards: dict[int, list[Loss]] = defaultdict(list)
    for each in (each for deal in found for each in deal):
        by_cards[each.cards].append(each)
    rows = [
        f"| {cards} | {len(some)} | {100 * sum(each.differs for each in some) / len(some):.1f} % |"
        f" {mean([each.points for each in some], 2)} | {mean([each.tricks for each in some], 4)} |"
        for cards, some in sorted(by_cards.items(), reverse=True)
        if len(some) > 1
    ]
    points = mean([sum(each.points for each in deal) for deal in found], 2)
    tricks = mean([sum(each.tricks for each in deal) for deal in found], 4)
    return [
        f"| cards | choices | worse by {worlds} drawn hands | points lost | tricks lost |",
        "|---|---|---|---|---|",
        *rows,
        f"A deal, both sides: {points} points and {tricks} tricks, over {len(found)} deals",
    ]


def main() -> None:
    """Read the command line, play, print."""
    count, worlds = map(int, (*sys.argv[1:], *("100", "120")[len(sys.argv) - 1 :]))
    print("\n".join(lines(list(losses(count, worlds)), worlds)))


if __name__ == "__main__":
    main()
