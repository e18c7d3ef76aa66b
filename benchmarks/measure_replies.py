"""The reply reduction of the two-hand solver, checked on every position: ``make measure-replies``.

Following suit only the cheapest winning card and the lowest card can matter, and from a void only
the lowest card of each suit. This goes through all canonical positions to nine cards and compares
the kernel's value with the best of every lead against every reply.
"""

import time

from tests.search.replies import reduction_holds

CARDS = 9


def main() -> None:
    """Check size after size, so that the first failure is the smallest."""
    for cards in range(1, CARDS + 1):
        began = time.process_time()
        holds = reduction_holds(cards)
        spent = time.process_time() - began
        print(
            f"{cards} cards: {'every value equal' if holds else 'DIFFERENT'}, {spent:.1f} s",
            flush=True,
        )
        if not holds:
            raise SystemExit(1)


if __name__ == "__main__":
    main()
