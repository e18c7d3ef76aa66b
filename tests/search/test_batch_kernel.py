"""Nothing that reaches the kernel's batch can crash it."""

import contextlib
import random
from typing import Any

import numpy as np
import pytest

from honeymoon.rules.variants.catalogue import VARIANTS
from honeymoon.search import BatchEnv, kernel
from honeymoon.search.batch_tables import batch_rules
from tests.scale import deals
from tests.search.lockstep import ENGINES

FIELDS = (
    *("to_act", "outcome", "scores", "sheets", "tricks"),
    *("contract", "doubling", "declarer", "hands", "done"),
)


@pytest.mark.parametrize("native", [engine for engine in ENGINES if engine])
def test_the_kernel_withstands_random_arguments(native: bool) -> None:
    """100,000 actions drawn from anywhere at full size, most of them illegal."""
    rng = random.Random(7)
    games = [BatchEnv(game, size=2, seed=1, native=native) for game in VARIANTS]
    for _ in range(deals(5_000, 100_000)):
        env = rng.choice(games)
        try:
            env.step([rng.choice((int(a), rng.randint(-300, 300))) for a in env.sample_legal()])
        except ValueError:
            env.reset_done()


def spoiled(rng: random.Random, value: object) -> object:
    """The numbers of the rules with about one of them changed, or a list cut or doubled."""
    if isinstance(value, int):
        return rng.choice((-1, 0, 1, 2, 7, 51, 52, 255, 1 << 20, value + 1, value - 1))
    assert isinstance(value, list)
    if not value or rng.random() < 0.1:
        return value[: rng.randrange(len(value) + 1)] * rng.choice((1, 2))
    place = rng.randrange(len(value))
    return [*value[:place], spoiled(rng, value[place]), *value[place + 1 :]]


def play_anything(batch: Any, size: int, seats: int, rng: random.Random) -> None:
    """Random arrays into every method, legal actions often enough to get on."""
    actions, words = np.empty(size, np.int16), np.empty((size, 3), np.uint64)
    bounds = rng.choice(((0, 1), (0, seats), (-2, 153), (-(2**31), 2**31)))
    dealers = np.array([rng.randrange(seats) for _ in range(size)], np.int8)
    batch.reset(np.empty((0, 52), np.uint8), dealers, np.zeros((size, seats, 3), np.int32))
    for _ in range(rng.choice((3, 130))):
        batch.sample(actions)
        if rng.random() < 0.1:
            actions[rng.randrange(size)] = rng.randrange(-300, 300)
        name, other = rng.choice(FIELDS), np.empty(rng.randrange(99), np.uint8)
        try:
            batch.step(actions)
            batch.legal_bits(words)
            batch.read("sheets", np.empty((size, seats, 3), np.int32))
            batch.read(name, other)
        except ValueError:
            batch.reset_done()
        if rng.random() < 0.05:
            with contextlib.suppress(ValueError):
                decks = np.random.default_rng(rng.randrange(99)).integers(0, 52, (size, 52))
                decks[0, 0] = rng.choice((0, 51, 52))
                sheets = [rng.randrange(*bounds) for _ in range(size * seats * 3)]
                batch.reset(decks.astype(np.uint8), dealers, np.array(sheets, np.int32))


@pytest.mark.parametrize("native", [engine for engine in ENGINES if engine])
def test_the_kernel_withstands_spoiled_rules(native: bool) -> None:
    """Tables that no game has are refused, or played in some way: the process goes on."""
    module = kernel.module()
    rng = random.Random(11)
    played = 0
    for _ in range(deals(300, 10_000)):
        variant = VARIANTS[rng.choice(list(VARIANTS))]
        rules = batch_rules(variant, variant.with_options({}))._asdict()
        for _ in range(rng.choice((0, 1, 1, 2))):
            name = rng.choice(list(rules))
            rules[name] = spoiled(rng, rules[name])
        try:
            batch = module.Batch(module.BatchRules(**rules), 4, rng.randrange(99), 2)
        except (ValueError, TypeError):
            continue
        play_anything(batch, 4, rules["seats"], rng)
        played += 1
    assert played
