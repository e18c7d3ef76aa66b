"""What a table gives out of its matches, once they are over."""

from __future__ import annotations

from typing import Any, NamedTuple

from honeymoon.rules.actions import HIDDEN_DISCARD
from honeymoon.rules.match import Match
from honeymoon.rules.record import HIDDEN_CARD
from honeymoon.rules.writing import record_of
from honeymoon.server.errors import Refused, TableRefusal
from honeymoon.server.state import Table

HIDDEN = {HIDDEN_CARD, str(HIDDEN_DISCARD)}


class Played(NamedTuple):
    """A match as ``record_of`` takes it: names only of those who still sit there."""

    match: Match
    players: tuple[str, ...] | None
    seats: tuple[str, ...]
    practice: bool


def finished(table: Table, number: int) -> Played:
    """The match of that number. Raises TableRefusal while it is being played, or not begun."""
    matches, flags = (*table.past, table.match), (*table.practised, table.practice)
    if number >= len(matches):
        raise TableRefusal(Refused.NO_MATCH)
    match = matches[number]
    if not match.is_over:
        raise TableRefusal(Refused.NOT_FINISHED)
    names = tuple(place.name for place in table.places) if number == len(table.past) else None
    return Played(match, names, table.terms.seats, flags[number])


def whole_record(played: Played) -> dict[str, Any]:
    """With every card; raises TableRefusal where that shows more than was seen in play.

    What players laid aside unseen, and hands that were never played, stay theirs for good.
    """
    sealed = record_of(*played, sealed=True)
    if any(_hides(deal) for deal in sealed["deals"]):
        raise TableRefusal(Refused.SEALED)
    return record_of(*played)


def _hides(deal: dict[str, list[str]]) -> bool:
    return not HIDDEN.isdisjoint((*deal["deck"], *deal["actions"]))
