"""The batch environment beside OpenSpiel's bridge: ``make bench-batch``.

Random play through Python on both sides, in one process, in turns, as CPU time; the figures are
medians. An action is a decision of a player, and whole deals are timed: ours with
``sample_legal``, ``step`` and ``reset_done``, which deals and scores too, OpenSpiel's with
``legal_actions``, a choice, ``apply_action`` and its 52 chance nodes of dealing, which are not
counted as actions. The first ratio is to OpenSpiel as ``make bench`` calls it, the second to
the leanest loop of Python around it that we found. The last two numbers are the least and the
largest first ratio of a single round.
"""

import argparse
import random
import statistics
import time
from collections.abc import Callable
from pathlib import Path

import pyspiel

from benchmarks.picture import Line, Picture
from benchmarks.random_play import PEER, peer_deal
from benchmarks.random_play import measure as measure_slice
from honeymoon.rules.variants.catalogue import VARIANTS
from honeymoon.search import BatchEnv, kernel

ROUNDS = 9
SLICE = 0.4
"""Seconds of CPU time for each contender in each round."""
LEAN = "the same, called as sparingly as possible"
BAR = 100
SIZE = 4096
SIZES = [4**power for power in range(9)]

Rate = Callable[[], float]
"""Plays for one slice; returns players' actions per second of CPU time."""


def batch_rate(game: str, size: int) -> Rate:
    """Random play of ``size`` deals at once."""
    env = BatchEnv(game, size=size, seed=1)
    calls = max(1, 200_000 // size)
    # The deals drift apart at first; afterwards every moment of a deal is met equally often.
    for _ in range(200):
        env.step(env.sample_legal())
        env.reset_done()

    def play() -> float:
        began, actions = time.process_time(), 0
        while (spent := time.process_time() - began) < SLICE:
            for _ in range(calls):
                env.step(env.sample_legal())
                env.reset_done()
            actions += calls * size
        return actions / spent

    return play


def peer_rate() -> Rate:
    """Whole deals of OpenSpiel's bridge as ``make bench`` plays them, with ``random.choice``."""
    deal, rng = peer_deal(), random.Random(20261130)
    return lambda: measure_slice(deal, rng).whole_rate


def lean_peer_rate() -> Rate:
    """The same with the least Python that we found: no chance outcomes asked for, no ``choice``."""
    game, rng = pyspiel.load_game(PEER), random.Random(20261130)

    def play() -> float:
        actions, began = 0, time.process_time()
        while (spent := time.process_time() - began) < SLICE:
            state = game.new_initial_state()
            for card in rng.sample(range(52), 52):
                state.apply_action(card)
            while not state.is_terminal():
                legal = state.legal_actions()
                state.apply_action(legal[int(rng.random() * len(legal))])
                actions += 1
        return actions / spent

    return play


def measure(contenders: dict[str, Rate]) -> dict[str, list[float]]:
    """The rates of every round, the contenders taking turns."""
    rates: dict[str, list[float]] = {name: [] for name in contenders}
    for _ in range(ROUNDS):
        for name, play in contenders.items():
            rates[name].append(play())
    return rates


def report(rates: dict[str, list[float]]) -> None:
    """One line for each contender: its rate, its ratios of medians, and the spread by rounds."""
    middle = {name: statistics.median(found) for name, found in rates.items()}
    for name, rate in middle.items():
        ratios = f"{rate / middle[PEER]:>7.1f} x {rate / middle[LEAN]:>6.1f} x"
        rounds = [own / peer for own, peer in zip(rates[name], rates[PEER], strict=True)]
        spread = f"{min(rounds):>7.1f} to {max(rounds):.1f}"
        print(f"{name:<38} {rate / 1e6:>8.3f} M actions/s {ratios} {spread}")


def picture(rates: list[float]) -> str:
    """Actions per second over the number of deals."""
    drawn = Picture(
        "actions of players per second of processor time, in millions",
        "deals in the batch",
        [f"{size:,}" for size in SIZES],
        [Line(rates)],
        lambda rate: f"{rate / 1e6:g}",
    )
    return drawn.svg()


def main() -> None:
    """All games at one size, or one game at every size with ``--sizes``."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sizes", action="store_true", help="one game, 1 to 65,536 deals")
    parser.add_argument("--picture", type=Path, help="with --sizes: an SVG file to write")
    arguments = parser.parse_args()
    sizes = [SIZE]
    games = list(VARIANTS)
    if arguments.sizes:
        sizes, games = SIZES, games[:1]
    print("the kernel" if kernel.is_on() else "the rules in Python")
    contenders = {PEER: peer_rate(), LEAN: lean_peer_rate()}
    for game in games:
        contenders |= {f"{game}, {size:,} deals": batch_rate(game, size) for size in sizes}
    rates = measure(contenders)
    report(rates)
    if arguments.picture:
        medians = [statistics.median(found) for found in rates.values()]
        arguments.picture.write_text(picture(medians[2:]), encoding="utf-8")
    print(f"The bar is {BAR} x at {SIZE:,} deals.")


if __name__ == "__main__":
    main()
