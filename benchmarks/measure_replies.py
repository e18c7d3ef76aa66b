"""The reply reduction of the two-hand solver, checked on every position: ``make measure-replies``.

Following suit only the cheapest winning card and the lowest card can matter, and from a void only
the lowest card of each suit. This builds the table of all canonical positions to nine cards
twice, with these replies and with all, and compares the values.
"""

import time

from honeymoon import _kernel

CARDS = 9


def main() -> None:
    """Check size after size, so that the first failure is the smallest."""
    for cards in range(1, CARDS + 1):
        began = time.process_time()
        holds = _kernel.reply_reduction_holds(cards)
        spent = time.process_time() - began
        print(f"to {cards} cards: {'every value equal' if holds else 'DIFFERENT'}, {spent:.1f} s")
        if not holds:
            raise SystemExit(1)


if __name__ == "__main__":
    main()
