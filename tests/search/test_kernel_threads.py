"""The kernel works without Python's lock: meanwhile other threads go on, and use it too."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from random import Random

import pytest

from honeymoon.rules.cards import CARDS, CardSet
from honeymoon.search import BatchEnv, kernel
from honeymoon.search.solving import NO_TRUMP
from tests.search.open_hands import two_hands

TURNS = 12
"""More calls beside a long one than changes of threads before and after it allow."""
NORTH_SOUTH = [True, False, True, False]


def many_positions() -> Callable[[], object]:
    """A tenth of a second of two hands on one thread."""
    rng = Random(91)
    questions = [(*map(int, two_hands(rng, 13)), number % 5) for number in range(2500)]
    solver = kernel.module().TwoHands()
    return lambda: solver.many(questions)


def four_hands() -> Callable[[], object]:
    """Each hand has every fourth card of the pack, which is hard to solve."""
    hands = [int(CardSet.of(CARDS[at::4])) for at in range(4)]
    solver = kernel.module().Sides(16)
    return lambda: solver.solve(hands, NORTH_SOUTH, NO_TRUMP, 0, node_limit=200_000)


def a_batch() -> Callable[[], object]:
    """As many deals as take some time to shuffle."""
    return BatchEnv("plain", size=600_000, native=True).reset


LONG: dict[str, Callable[[], Callable[[], object]]] = {
    "endgames": lambda: lambda: kernel.module().Endgames(8),
    "many": many_positions,
    "four hands": four_hands,
    "every hand": lambda: lambda: kernel.module().every_hand((1 << 24) - 1, 12, [1.0] * 52),
    "batch": a_batch,
}


@pytest.mark.parametrize("name", LONG)
def test_two_threads_compute_at_the_same_time(name: str) -> None:
    """While one makes a long call, this one makes many short ones from their start to their end."""
    call, solver = LONG[name](), kernel.module().TwoHands()
    first, second = two_hands(Random(92), 4)
    begun, ended = threading.Event(), threading.Event()
    turns, beside = 0, []

    def work() -> None:
        begun.set()
        call()
        beside.append(turns)
        ended.set()

    thread = threading.Thread(target=work)
    thread.start()
    begun.wait()
    while not ended.is_set():
        solver.tricks(int(first), int(second), NO_TRUMP)
        turns += 1
        time.sleep(0.001)  # so that the other thread is never without the lock for long
    thread.join()
    assert beside[0] > TURNS
