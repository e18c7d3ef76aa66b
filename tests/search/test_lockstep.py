"""The batch environment agrees with the rules at every decision of every game."""

import random
from collections import Counter

import pytest

from honeymoon.rules.variants.catalogue import VARIANTS
from tests.scale import deals
from tests.search.lockstep import ENGINES, all_options, compare, guided_paths


@pytest.mark.parametrize("native", ENGINES)
@pytest.mark.parametrize("game", VARIANTS)
def test_the_batch_agrees_with_the_rules_at_every_decision(game: str, native: bool) -> None:
    """Legal set, actor, result, scores and sheets; at full size under all options."""
    rng = random.Random(f"lockstep {game}")
    choices = list(all_options(game))
    count = min(len(choices), deals(10, 1000))
    wanted = deals(200, 2_000) if native else deals(20, 200)
    seen: Counter[str] = Counter()
    for options in rng.sample(choices, count):
        each = -(-wanted // count)
        paths = guided_paths(game, options, rng, each)
        seen += compare(game, options, paths, native, threads=rng.choice((1, 2)))
    assert seen.total() >= wanted
    assert seen["played"]
