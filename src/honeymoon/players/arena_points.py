"""What a deal was worth to each seat, and what the play of a card gave away."""

from __future__ import annotations

from collections.abc import Iterable

from honeymoon.rules.cards import Card, CardSet, Suit
from honeymoon.rules.events import Seat
from honeymoon.rules.scoring.entry import Entry, EntryKind
from honeymoon.rules.scoring.rubber import RubberSheet
from honeymoon.rules.scoring.sheet import Sheet
from honeymoon.search import kernel, solving

PART_SCORE, GAME, VULNERABLE_GAME = 50, 300, 500
"""What duplicate bridge gives for a contract made, in place of what a rubber will be worth."""
MOST_WITHOUT_KERNEL = 6
"""Cards of a hand up to which pure Python solves fast enough."""


def totals(entries: Iterable[Entry], seats: int) -> tuple[int, ...]:
    """The points of each seat."""
    points = [0] * seats
    for entry in entries:
        points[entry.player] += entry.points
    return tuple(points)


def duplicate_points(
    entries: Iterable[Entry], before: Sheet, after: Sheet, seats: int
) -> tuple[int, ...]:
    """Each seat's points where every deal stands for itself.

    The bonus of the rubber does not count; 50 for a part-score, 300 or vulnerable 500 for a
    contract that completes a game do. A game with quotas has its own points.
    """
    counted = [entry for entry in entries if entry.kind is not EntryKind.RUBBER]
    points = list(totals(counted, seats))
    for entry in counted:
        if entry.kind is EntryKind.CONTRACT:
            points[entry.player] += _bonus(entry.player, before, after)
    return tuple(points)


def _bonus(declarer: Seat, before: Sheet, after: Sheet) -> int:
    if not isinstance(before, RubberSheet) or not isinstance(after, RubberSheet):
        return 0
    if after.games[declarer] == before.games[declarer]:
        return PART_SCORE
    return VULNERABLE_GAME if before.vulnerable[declarer] else GAME


def margin(points: tuple[int, ...], seat: Seat) -> float:
    """A seat's points less the mean of the others'."""
    others = [each for place, each in enumerate(points) if place != seat]
    return points[seat] - sum(others) / len(others)


def tricks_lost(
    hand: CardSet, other: CardSet, trump: Suit | None, led: Card | None, card: Card
) -> int | None:
    """By how many tricks the card falls short of the best, both hands open.

    None where pure Python would take too long over it.
    """
    if not kernel.is_on() and len(hand) > MOST_WITHOUT_KERNEL:
        return None
    values = solving.card_values(hand, other, trump, led)
    return max(values.values()) - values[card]
