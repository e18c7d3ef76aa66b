"""Keep-or-reject turns before their time: a seat's cards do not depend on the other's choices.

Every turn takes two cards off the stock, whatever is chosen. So a seat can make all its turns
at once; the other hears of each choice when the order of the rules comes to it.
"""

from __future__ import annotations

from collections.abc import Iterable

from honeymoon.rules.actions import KEEP, Action, Kind
from honeymoon.rules.deal import Deal
from honeymoon.rules.events import Seat


def is_draw(deal: Deal | None) -> bool:
    """Whether the deal is in a phase of which seats can make their turns ahead."""
    return deal is not None and deal.phase is not None and Kind.DRAW in deal.phase.kinds


def imagined(deal: Deal, seat: Seat, choices: Iterable[Action]) -> Deal:
    """The deal at the seat's next turn after these choices, the other's turns made up.

    The draw is over in it where the seat has made all its turns. Only what the seat itself
    draws in it is real.
    """
    waiting = iter(choices)
    while is_draw(deal):
        choice = next(waiting, None) if deal.to_act == seat else KEEP
        if choice is None:
            return deal
        deal = deal.play(choice)
    return deal
