"""The rest of a deal agreed on: legal cards that give all the tricks to one side."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from honeymoon.rules.actions import Action
from honeymoon.rules.deal import Deal
from honeymoon.rules.events import Seat
from honeymoon.rules.view import View
from honeymoon.search.imagination import Imagination

MOST_STEPS = 4_000
"""Cards that are tried for one deal."""
MOST_DEALS = 200
"""Deals that fit a view and are tried."""


def rest_of_play(deal: Deal, winner: Seat) -> tuple[Action, ...] | None:
    """Legal cards to the end of the deal with which this seat wins every trick still to be won.

    None where there are none, or none were found in ``MOST_STEPS``.
    """
    search = _Search(winner)
    return search.rest(deal)


class _Search:
    """Both sides work together: the first card that can end in the wished way is taken."""

    def __init__(self, winner: Seat) -> None:
        self._winner = winner
        self._steps = 0
        self.gave_up = False

    def rest(self, deal: Deal) -> tuple[Action, ...] | None:
        """The cards from here."""
        if deal.is_over:
            return ()
        lost = sum(deal.position.tricks) - deal.position.tricks[self._winner]
        for action in self._ordered(deal):
            if self._steps == MOST_STEPS:
                self.gave_up = True
                return None
            self._steps += 1
            after = deal.play(action)
            if sum(after.position.tricks) - after.position.tricks[self._winner] > lost:
                continue
            rest = self.rest(after)
            if rest is not None:
                return (action, *rest)
        return None

    def _ordered(self, deal: Deal) -> list[Action]:
        """High cards of the winner first, low ones of the other."""
        high = deal.to_act == self._winner
        return sorted(deal.legal, key=lambda action: action.card.rank, reverse=high)


def can_be(seen: View, winner: Seat) -> bool:
    """Whether some deal that fits the view may end so; true where that is not certain.

    Looks at what the view tells and nothing else.
    """
    imagination, rng = Imagination(seen), Random(0)
    count = 0
    for deal in _deals(imagination, rng):
        search = _Search(winner)
        if search.rest(deal) is not None or search.gave_up:
            return True
        count += 1
    return count == MOST_DEALS


def _deals(imagination: Imagination, rng: Random) -> Iterator[Deal]:
    """Every deal that fits, or the first of very many."""
    for number, world in enumerate(imagination.every()):
        if number == MOST_DEALS:
            return
        yield imagination.deal(world, rng)
