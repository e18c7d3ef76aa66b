"""What the players' belief of the hidden hand is worth, source by source: ``make measure-belief``.

For each unseen card the belief is a chance that the other holds it. Its surprise is counted in
bits a card, 1 for a belief in nothing; chances are kept between 1 and 99 percent. The moments are
those in which a seat leads after so many tricks. Calibration compares chances with how often the
card was there, by tenths of chance; ECE is the mean difference, weighed by the cards of a tenth.

    python -m benchmarks.measure_belief [PLAYER] [DEALS]
"""

from __future__ import annotations

import math
import statistics
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from random import Random
from typing import NamedTuple

from honeymoon.players import arena
from honeymoon.players.belief import card_shares, log_loss
from honeymoon.players.imagining import other_hands
from honeymoon.players.level import Level
from honeymoon.players.player import Player, player_named
from honeymoon.rules.deal import Deal
from honeymoon.rules.view import view
from honeymoon.shuffle import Chance

WORLDS = 1000
MOMENTS = 0, 3, 6
LEAST = 0.01
SOURCES = {
    "facts": Level(WORLDS, 1),
    "+ draw": Level(WORLDS, 1, reads_draw=True),
    "+ calls": Level(WORLDS, 1, reads_draw=True, reads_calls=True),
    "+ cards": Level(WORLDS, 1, reads_draw=True, reads_calls=True, reads_cards=True),
}
"""Each believes by all those before it too: the cards seen and suits not followed, how often the
other kept its first card and which ranks are left, its bids, and what it followed with."""
RESAMPLES = 200

Shares = list[tuple[float, bool]]
"""Chances that the other holds a card, and whether it does."""
Found = dict[tuple[str, int], list[Shares]]
"""By source and finished tricks those of each deal, in one order for all."""


class Tenth(NamedTuple):
    """The cards whose chance lies in a tenth: how many, the mean chance, how many were there."""

    cards: int
    chance: float
    held: float


def shares_of(deal: Deal, level: Level, rng: Random) -> Shares:
    """What the seat to act believes by this level, and what is so."""
    seat = deal.to_act
    assert seat is not None
    seen = view(deal, seat)
    held = deal.position.hands[1 - seat]
    shares = card_shares(seen, other_hands(seen, level, level.play_worlds, rng))
    return [(min(1 - LEAST, max(LEAST, share)), card in held) for card, share in shares.items()]


def moments(player: Player, number: int) -> Iterator[tuple[int, Deal]]:
    """The leads after so many tricks of a deal that the player has in both seats."""
    chance = Chance.seeded(f"belief {number}")
    match = arena.in_the_middle(arena.opening("draw-and-discard", {}, chance), chance, False)
    wanted = list(MOMENTS)
    for move in arena.decisions(match, [player, player], chance):
        deal = move.match.deal
        if deal is None or deal.phase is None or deal.phase.name != "play" or not wanted:
            continue
        if sum(deal.position.tricks) == wanted[0]:
            yield wanted.pop(0), deal


def measure(player: Player, count: int) -> Found:
    """All sources at all moments."""
    found: Found = {(name, tricks): [] for name in SOURCES for tricks in MOMENTS}
    for number in range(count):
        for tricks, deal in moments(player, number):
            for name, level in SOURCES.items():
                rng = Chance.seeded(f"worlds {number} {tricks}")
                found[name, tricks].append(shares_of(deal, level, rng))
    return found


def tenths(shares: Iterable[tuple[float, bool]]) -> list[Tenth]:
    """Those in which there are any cards."""
    rows: list[Shares] = [[] for _ in range(10)]
    for share, held in shares:
        rows[min(9, int(10 * share))].append((share, held))
    return [
        Tenth(
            len(row), statistics.fmean(share for share, _ in row), sum(h for _, h in row) / len(row)
        )
        for row in rows
        if row
    ]


def ece(deals: Sequence[Shares]) -> float:
    """The expected calibration error of the cards of these deals."""
    rows = tenths(pair for deal in deals for pair in deal)
    gaps = sum(row.cards * abs(row.chance - row.held) for row in rows)
    return gaps / sum(row.cards for row in rows)


def bits(deals: Sequence[Shares]) -> list[float]:
    """The surprise of each deal."""
    return [log_loss(deal) for deal in deals]


def resampled(deals: Sequence[Shares], figure: Callable[[Sequence[Shares]], float]) -> str:
    """Percent, and between what the figure lies in 95 % of draws of as many of these deals."""
    rng = Random(1)
    drawn = sorted(figure(rng.choices(deals, k=len(deals))) for _ in range(RESAMPLES))
    low, high = drawn[RESAMPLES // 40], drawn[-1 - RESAMPLES // 40]
    return f"{100 * figure(deals):.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def mean(values: Sequence[float]) -> str:
    """With a 95 % interval."""
    half = 1.96 * statistics.stdev(values) / math.sqrt(len(values))
    return f"{statistics.fmean(values):.3f} ± {half:.3f}"


def lines(name: str, found: Found) -> Iterator[str]:
    """The report: surprise, what each source saves, and calibration of all sources together."""
    count = len(found["facts", 0])
    yield f"{name}, {count} deals of draw-and-discard, {WORLDS} worlds"
    yield "| bits a card by | " + " | ".join(f"after {tricks} tricks" for tricks in MOMENTS) + " |"
    yield "|---|" + "---|" * len(MOMENTS)
    for source in SOURCES:
        cells = [mean(bits(found[source, tricks])) for tricks in MOMENTS]
        yield f"| {source} | {' | '.join(cells)} |"
    names = list(SOURCES)
    for before, source in pairwise(names):
        cells = [
            mean(
                [a - b for a, b in zip(bits(found[before, n]), bits(found[source, n]), strict=True)]
            )
            for n in MOMENTS
        ]
        yield f"| saved by {source.removeprefix('+ ')} | {' | '.join(cells)} |"
    for source in SOURCES:
        cells = [resampled(found[source, tricks], ece) for tricks in MOMENTS]
        yield f"| ECE of {source} | {' | '.join(cells)} |"
    yield from calibration(found, names[-1])


def calibration(found: Found, source: str) -> Iterator[str]:
    """Tenth by tenth, all moments together."""
    yield f"| chance ({source}, all moments) | how often it was so | cards |"
    yield "|---|---|---|"
    for row in tenths(
        pair for tricks in MOMENTS for deal in found[source, tricks] for pair in deal
    ):
        half = 1.96 * math.sqrt(row.held * (1 - row.held) / row.cards)
        held = f"{100 * row.held:.1f} ± {100 * half:.1f} %"
        yield f"| {100 * row.chance:.1f} % | {held} | {row.cards} |"


def main() -> None:
    """Read the command line, play, print."""
    name, count = (*sys.argv[1:], *("expert", "150")[len(sys.argv) - 1 :])
    player = player_named(name)
    print("\n".join(lines(player.name, measure(player, int(count)))))


if __name__ == "__main__":
    main()
