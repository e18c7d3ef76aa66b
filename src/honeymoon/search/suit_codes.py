"""One suit of two open hands as a number, and tables of what can happen in it.

A code is ``1 << length | owners``: bit 0 is the lowest card still in play, a bit is 1 where
the side to lead holds that card, and the leading 1 gives the length. Cards that are out of
play do not count, so equal codes are equal suits. There are 16,384 codes up to 13 cards;
every table below has an entry for each.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

CODES = 1 << 14
EMPTY_SUIT = 1


class Lead(NamedTuple):
    """One card to lead out of each run of equals, and the two replies that can matter.

    ``won`` is the suit, seen by the new leader, after the cheapest card that beats the lead;
    ``ducked`` the suit after the lowest card, where that does not beat it. None where there
    is no such card.
    """

    won: int | None
    ducked: int | None


def length(code: int) -> int:
    """The cards of this suit still in play."""
    return code.bit_length() - 1


def held(code: int) -> int:
    """How many of them the leader holds."""
    return code.bit_count() - 1


def flipped(code: int) -> int:
    """The suit as the other side sees it."""
    return code ^ (1 << length(code)) - 1


def without(code: int, card: int) -> int:
    """The suit without the card at this bit."""
    below = (1 << card) - 1
    return code >> 1 & ~below | code & below


def _top_run(code: int) -> int:
    count = 0
    for card in range(length(code) - 1, -1, -1):
        if not code >> card & 1:
            break
        count += 1
    return count


def _sure(code: int) -> int:
    """Tricks that the leader can cash in the suit when nothing can be trumped."""
    run = _top_run(code)
    return held(code) if run >= length(code) - held(code) else run


def _while_followed(code: int) -> int:
    """Top cards that the other side must follow to."""
    return min(_top_run(code), length(code) - held(code))


def _cards(code: int, owner: int) -> list[int]:
    return [card for card in range(length(code)) if code >> card & 1 == owner]


def _leads(code: int) -> tuple[Lead, ...]:
    """A lead for each run of the leader's cards, highest first; the other side can follow."""
    theirs = _cards(code, 0)
    runs = [
        card for card in _cards(code, 1) if not code >> card + 1 & 1 or card + 1 == length(code)
    ]
    return tuple(_lead(code, card, theirs) for card in reversed(runs))


def _lead(code: int, card: int, theirs: list[int]) -> Lead:
    higher = [other for other in theirs if other > card]
    won = flipped(without(without(code, higher[0]), card)) if higher else None
    ducked = without(without(code, card), theirs[0]) if theirs[0] < card else None
    return Lead(won, ducked)


class SuitTables(NamedTuple):
    """By code: the other view, sure tricks, replies to each lead, the suit after a discard.

    ``cashed`` is the suit less one of the leader's cards where the other side is void;
    ``thrown`` the suit less the other side's lowest card, 0 where it has none.
    """

    flip: tuple[int, ...]
    sure: tuple[int, ...]
    followed: tuple[int, ...]
    their_top: tuple[int, ...]
    theirs: tuple[int, ...]
    held: tuple[int, ...]
    leads: tuple[tuple[Lead, ...], ...]
    cashed: tuple[int, ...]
    thrown: tuple[int, ...]


@cache
def suit_tables() -> SuitTables:
    """The tables, built at first use."""
    codes = range(1, CODES)
    return SuitTables(
        flip=(0, *map(flipped, codes)),
        sure=(0, *map(_sure, codes)),
        followed=(0, *map(_while_followed, codes)),
        their_top=(0, *(_top_run(flipped(code)) for code in codes)),
        theirs=(0, *(length(code) - held(code) for code in codes)),
        held=(0, *map(held, codes)),
        leads=((), *(_leads(code) if held(code) < length(code) else () for code in codes)),
        cashed=(0, *(code >> 1 if length(code) == held(code) > 0 else 0 for code in codes)),
        thrown=(0, *map(_thrown, codes)),
    )


def _thrown(code: int) -> int:
    theirs = _cards(code, 0)
    return without(code, theirs[0]) if theirs else 0
