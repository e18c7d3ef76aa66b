"""Cards that are written as nothing else is, looked for in all that leaves a server."""

from __future__ import annotations

from benchmarks.table.row import Row, counted, told
from tests.rules.helpers import GAMES
from tests.server.secrecy.canaries import Loose, search

BAR = "no card in 500 matches but with those who have seen it: sockets, log, figures, HTTP, records"
FULL = 500
MOST_DEALS = 30


def measure(size: int, database: str) -> Row:
    """So many tables, all games in turn, each for a match and the beginning of another."""
    loose = Loose()
    for number in range(size):
        loose.add(search(GAMES[number % len(GAMES)], f"canaries {number}", MOST_DEALS))
        told("canaries", number + 1, size)
    figure = counted(loose.wrong, "cards loose")
    size_text = (
        f"{loose.matches} tables, {loose.messages} messages, {loose.records} records, "
        f"{loose.lines} lines of log, {loose.failures} failures inside"
    )
    return Row(figure, size_text, not loose.wrong)
