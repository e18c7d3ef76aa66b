"""Random play of the engine beside OpenSpiel's bridge, as a ratio: ``make bench``.

Both choose uniformly among the legal actions with the same ``random.Random``, in this process,
in turns of a second; the figures are medians of CPU time. OpenSpiel's engine is C++ behind
Python, ours is Python, and a step of ours also gives events and keeps every earlier moment.

Two ways to count, since OpenSpiel deals by 52 chance nodes and we by one function:

- play alone: the players' actions, dealing left out of the time on both sides (the stricter
  one for us, and the one that the bar is set for);
- whole deals: the players' actions again, dealing within the time on both sides.
"""

import random
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass

import pyspiel

from honeymoon.rules.cards import CARDS
from honeymoon.rules.deal import Deal
from honeymoon.rules.variants.catalogue import VARIANTS

PEER = "bridge(use_double_dummy_result=false)"
ROUNDS = 7
SLICE = 1.0
"""Seconds of CPU time for each game in each round."""
BAR, AIM = 0.08, 0.15


@dataclass(frozen=True, slots=True)
class Slice:
    """What was done in one slice: ``playing`` is its time without the dealing."""

    actions: int
    deals: int
    playing: float
    whole: float

    @property
    def play_rate(self) -> float:
        """Actions per second of play."""
        return self.actions / self.playing

    @property
    def whole_rate(self) -> float:
        """Actions per second, dealing included in the time."""
        return self.actions / self.whole


Contender = Callable[[random.Random], tuple[int, float]]
"""Plays one deal; returns its number of players' actions and the time without the dealing."""


def honeymoon_deal(game: str) -> Contender:
    """Our engine: one deal of this game under its default options."""
    variant = VARIANTS[game]
    options = variant.with_options({})
    sheet = variant.sheet(options)

    def play(rng: random.Random) -> tuple[int, float]:
        deal = Deal.start(variant, options, sheet, 0, rng.sample(CARDS, 52))
        began = time.process_time()
        while deal.legal:
            deal = deal.play(rng.choice(deal.legal))
        return len(deal.actions), time.process_time() - began

    return play


def peer_deal() -> Contender:
    """OpenSpiel: one deal of its bridge, without a double-dummy result."""
    game = pyspiel.load_game(PEER)

    def play(rng: random.Random) -> tuple[int, float]:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
        began, actions = time.process_time(), 0
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            actions += 1
        return actions, time.process_time() - began

    return play


def measure(play: Contender, rng: random.Random) -> Slice:
    """Whole deals until the slice is used up."""
    began = time.process_time()
    actions, deals, playing = 0, 0, 0.0
    while (whole := time.process_time() - began) < SLICE:
        more, spent = play(rng)
        actions, deals, playing = actions + more, deals + 1, playing + spent
    return Slice(actions, deals, playing, whole)


def report(name: str, slices: list[Slice], peer: list[Slice]) -> str:
    """One row: rates, actions per deal, and the two ratios."""
    play = statistics.median(part.play_rate for part in slices)
    whole = statistics.median(part.whole_rate for part in slices)
    length = sum(part.actions for part in slices) / sum(part.deals for part in slices)
    to_peer = play / statistics.median(part.play_rate for part in peer)
    whole_to_peer = whole / statistics.median(part.whole_rate for part in peer)
    rates = f"{play:>11,.0f} {to_peer:>7.3f} {whole:>13,.0f} {whole_to_peer:>7.3f}"
    return f"{name:<18} {length:>9.1f} {rates}"


def main() -> None:
    """Measure all in turns and print the table."""
    contenders = {game: honeymoon_deal(game) for game in VARIANTS} | {PEER: peer_deal()}
    rng = random.Random(20261130)
    slices: dict[str, list[Slice]] = {name: [] for name in contenders}
    for _ in range(ROUNDS):
        for name, play in contenders.items():
            slices[name].append(measure(play, rng))
    print("                    actions    play only           whole deals")
    print("                   per deal   actions/s   ratio     actions/s   ratio")
    for game in VARIANTS:
        print(report(game, slices[game], slices[PEER]))
    together = [part for game in VARIANTS for part in slices[game]]
    print(report("seven games", together, slices[PEER]))
    print(report("OpenSpiel bridge", slices[PEER], slices[PEER]))
    print(f"The ratio of play only, seven games: bar {BAR}, aim {AIM}.")


if __name__ == "__main__":
    main()
