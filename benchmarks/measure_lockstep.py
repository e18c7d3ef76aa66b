"""The batch environment beside the rules on 20,000 deals of every game: ``make measure-lockstep``.

The options change from one part of the deals to the next, so that all combinations are met.
"""

import random
import sys
import time
from collections import Counter

from honeymoon.rules.variants.catalogue import VARIANTS
from honeymoon.search import kernel
from tests.search.lockstep import all_options, compare, guided_paths

DEALS = 20_000
PART = 20
"""Deals under the same options in a row."""


def measure(game: str, wanted: int, native: bool) -> tuple[int, Counter[str]]:
    """Compare so many deals; the number of option combinations and what the deals came to."""
    rng = random.Random(f"measure lockstep {game}")
    choices = list(all_options(game))
    seen: Counter[str] = Counter()
    for part in range(wanted // PART):
        options = choices[part % len(choices)]
        seen += compare(game, options, guided_paths(game, options, rng, PART), native)
    return min(len(choices), wanted // PART), seen


def main() -> None:
    """Print a line for each game; an AssertionError shows a difference."""
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else DEALS
    native = kernel.is_on()
    print("the kernel" if native else "the rules in Python", "beside the rules, no difference in")
    for game in VARIANTS:
        began = time.process_time()
        combinations, seen = measure(game, wanted, native)
        kinds = ", ".join(f"{kind} {count:,}" for kind, count in sorted(seen.items()))
        spent = time.process_time() - began
        print(f"{game:<18} {combinations} combinations of options, {spent:.0f} s: {kinds}")


if __name__ == "__main__":
    main()
