"""A power cut after any write leaves a file in which all is that a client was told of."""

from __future__ import annotations

from benchmarks.table.row import Row, told
from tests.server.power_cuts import cut, lazy_disk

BAR = "0 lost, 0 corrupt in 3,000 states; some are lost with synchronous=NORMAL"
FULL = 3000
"""States at least; a log that is asked so often has many more, and its file is checkpointed."""
STATES_OF_REQUEST = 25
CONTROL_STRIDE = 5
SEED = "a power cut"


def measure(size: int, database: str) -> Row:
    """Every state after each write of a file, and some of one whose commits do not wait."""
    requests = max(4, size // STATES_OF_REQUEST)
    found = cut(requests, SEED, told=lambda done: told("power-cut", done, size))
    with lazy_disk():
        lazy = cut(requests, SEED, CONTROL_STRIDE)
    figure = (
        f"{found.lost} lost, {found.corrupt} corrupt; with NORMAL {lazy.lost} lost"
        f" in {lazy.states}, {lazy.corrupt} corrupt"
    )
    is_kept = not found.lost and not found.corrupt and found.states >= size
    return Row(figure, f"{found.states} states, {database}", is_kept and lazy.lost > 0)
