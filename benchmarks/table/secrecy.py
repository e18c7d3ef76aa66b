"""What a place is sent, beside other packs that look the same to it."""

from __future__ import annotations

from benchmarks.table.row import Row, counted, told
from tests.rules.helpers import GAMES
from tests.server.secrecy.twins import Found, search

BAR = "every byte the same in 20,000 prefixes of whole rubbers with unknown cards permuted"
FULL = 20_000


def measure(size: int, database: str) -> Row:
    """So many prefixes, all games in turn, other tables each time."""
    found, number = Found(), 0
    while found.compared < size:
        game = GAMES[number % len(GAMES)]
        found.add(search(game, f"secrecy {number}"))
        number += 1
        told("secrecy", found.compared, size)
    between = "cut", "took back", "claim", "rematch", "sync", "fetch"
    met = ", ".join(f"{found.sorts[name]} after {name}" for name in between)
    figure = counted(found.wrong, "differences")
    return Row(figure, f"{found.compared} prefixes of {number} tables; {met}", not found.wrong)
