"""Four open hands beside DDS, every strain and leader: ``make measure-four-hands``.

All 20 results of each deal must be equal. A number of deals may be given; the usual one is 500.
"""

from __future__ import annotations

import random
import sys

from endplay.dds import calc_dd_table
from endplay.types import Denom, Player

from benchmarks.bench_solver import peer_deal, random_deals
from honeymoon.rules.cards import Suit
from honeymoon.search import open_hands
from honeymoon.search.sides_reference import OpenHands

STRAINS = {
    Denom.clubs: Suit.CLUBS,
    Denom.diamonds: Suit.DIAMONDS,
    Denom.hearts: Suit.HEARTS,
    Denom.spades: Suit.SPADES,
    Denom.nt: None,
}
PLAYERS = (Player.north, Player.east, Player.south, Player.west)
NORTH_SOUTH = (True, False, True, False)


def main(number: int) -> None:
    """Deal after deal; the first difference ends it."""
    for at, hands in enumerate(random_deals(random.Random(500), number), start=1):
        table = calc_dd_table(peer_deal(hands))
        for denom, trump in STRAINS.items():
            for declarer, player in enumerate(PLAYERS):
                # The hand on declarer's left leads.
                position = OpenHands(hands, NORTH_SOUTH, trump, (declarer + 1) % 4)
                ours = open_hands.tricks(position)
                expected, found = table[denom, player], 13 - ours if declarer % 2 else ours
                if found != expected:
                    raise SystemExit(f"{position}: DDS {expected}, honeymoon {found}")
        print(f"{at} of {number} deals equal", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 500)
