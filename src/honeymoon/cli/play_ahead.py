"""Keep-or-reject turns of one person in a row, where two share a terminal: 2 hand-overs, not 26.

Whatever is chosen, a turn takes two cards off the stock, so that the cards that a seat will see do
not depend on the other's choices. The first to draw makes all turns before the other looks; they
are played in the strict order of the rules as the other draws, and the record holds only what has
been played so. The choices that wait for their turn stand in a file beside it until then.
"""

from __future__ import annotations

from honeymoon.rules.actions import KEEP, Action, Kind
from honeymoon.rules.match import Match

Ahead = tuple[tuple[int, Action], ...]
"""Choices that were made ahead, each with its number among the actions of the deal."""


def turns_left(match: Match) -> int:
    """How many keep-or-reject turns the seat to act still has, 0 in any other phase."""
    deal = match.deal
    if deal is None or deal.phase is None or Kind.DRAW not in deal.phase.kinds:
        return 0
    return (len(deal.position.stock) + 2) // 4


def choices_since(start: Match, match: Match) -> Ahead:
    """The choices from ``start`` on of the seat that was to act then."""
    assert start.deal is not None
    assert match.deal is not None
    first = len(start.deal.actions)
    return tuple(enumerate(match.deal.actions))[first::2]


def skip_other(start: Match, match: Match) -> Match:
    """A turn of the other seat, made up, before the next of the seat that draws ahead.

    The same match after the last one.
    """
    is_last = len(choices_since(start, match)) == turns_left(start)
    return match if is_last else match.play(KEEP)


def awaited_of(match: Match, ahead: Ahead) -> Ahead:
    """Those of the choices whose turn has not come in the running deal."""
    played = 0 if match.deal is None else len(match.deal.actions)
    return () if match.deal is None else tuple(pair for pair in ahead if pair[0] >= played)


def chosen_ahead(match: Match, ahead: Ahead) -> Action | None:
    """What was chosen ahead for the present turn."""
    return None if match.deal is None else dict(ahead).get(len(match.deal.actions))
