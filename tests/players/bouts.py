"""Deals between computer players under every option, with everything counted that goes wrong."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement
from random import Random
from time import process_time

from honeymoon.players import arena
from honeymoon.players.clock import Clock
from honeymoon.players.guard import Fault, Guarded
from honeymoon.players.player import player_named
from honeymoon.rules.actions import Action
from honeymoon.rules.match import Match
from honeymoon.rules.variants.catalogue import VARIANTS
from honeymoon.rules.view import View
from honeymoon.shuffle import Chance
from tests.search.lockstep import all_options

Pair = tuple[tuple[str, object], tuple[str, object]]
"""Values of two options, or of one twice."""


def pairwise(game: str) -> list[dict[str, object]]:
    """Few combinations of options in which every two values that go together meet."""
    every = list(all_options(game))
    missing = met(every)
    rows: list[dict[str, object]] = []
    while missing or not rows:
        best = max(every, key=lambda options: len(missing & pairs_of(options)))
        missing -= pairs_of(best)
        rows.append(best)
    return rows


def met(rows: Iterable[dict[str, object]]) -> set[Pair]:
    """Every two values that stand together in some row."""
    return {pair for options in rows for pair in pairs_of(options)}


def pairs_of(options: dict[str, object]) -> set[Pair]:
    """Every two values of one row."""
    return set(combinations_with_replacement(sorted(options.items()), 2))


def option_rows(game: str) -> Iterator[dict[str, object]]:
    """Options without end: first such that every two values meet, then all there are."""
    yield from pairwise(game)
    while True:
        yield from all_options(game)


@dataclass(frozen=True, slots=True)
class Bout:
    """What one deal came to: decisions, those taken from a player, irregular ones, and times."""

    decisions: int
    faults: tuple[Fault, ...]
    irregular: int
    slowest: float


class Watched:
    """A guarded player that has so much time, of which is noted what it needs."""

    def __init__(self, name: str, faults: list[Fault], milliseconds: int) -> None:
        self._guarded = Guarded(player_named(name), faults.append)
        self._clock = Clock(milliseconds)
        self.name = name
        self.decisions = self.irregular = 0
        self.slowest = 0.0

    def choose(self, view: View, clock: Clock, rng: Random) -> Action:
        """What the player does; the clock is its own."""
        before = process_time()
        action = self._guarded.choose(view, self._clock, rng)
        self.slowest = max(self.slowest, process_time() - before)
        self.decisions += 1
        self.irregular += action not in view.regular
        return action


def opening(game: str, options: dict[str, object], chance: Chance, is_new: bool) -> Match:
    """A match at its first deal, or one that has gone on for a while."""
    dealer = chance.branch("dealer").first_dealer(VARIANTS[game].seats)
    match = Match.start(game, options, dealer)
    return match if is_new else arena.in_the_middle(match, chance, with_part_scores=True)


def bout(match: Match, names: Sequence[str], chance: Chance, milliseconds: int) -> Bout:
    """One deal. An action that the law does not allow ends it with the law's exception."""
    faults: list[Fault] = []
    players = [Watched(name, faults, milliseconds) for name in names]
    arena.play_deal(match, players, chance)
    return Bout(
        sum(player.decisions for player in players),
        tuple(faults),
        sum(player.irregular for player in players),
        max(player.slowest for player in players),
    )


def bouts(
    game: str, pool: Sequence[str], numbers: range, milliseconds: int
) -> Iterator[tuple[str, Bout]]:
    """Deals of these numbers, anybody of the pool in each seat, each with a line that names it."""
    rows = option_rows(game)
    for number, options in zip(range(numbers.stop), rows, strict=False):
        if number not in numbers:
            continue
        chance = Chance.seeded(f"bout {game} {number}")
        match = opening(game, options, chance, is_new=chance.random() < 0.3)
        names = [chance.choice(pool) for _ in range(match.variant.seats)]
        yield f"{game} {number} {names} {options}", bout(match, names, chance, milliseconds)
