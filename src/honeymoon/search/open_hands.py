"""Any open hands: two by the solver of two hands, more by the solver of two sides."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from honeymoon.rules.cards import Card
from honeymoon.search import kernel, solving
from honeymoon.search.sides_reference import OpenHands, SidesSolver, TooLarge

if TYPE_CHECKING:
    from honeymoon import _kernel

KERNEL_NODES = 50_000_000
"""Tricks begun that the kernel may look at for one answer: ten to ninety seconds."""


class Bounds(NamedTuple):
    """The tricks are at least ``low`` and at most ``high``; equal where the search was ended."""

    low: int
    high: int


def bounds(
    position: OpenHands, nodes: int = KERNEL_NODES, sides: _kernel.Sides | None = None
) -> Bounds:
    """What is proved of the first side's tricks from here after so many tricks looked at.

    ``sides`` is the solver to ask, by default the one that remembers all questions. Pure Python
    ends the search or proves nothing. Raises ValueError for an impossible position or a limit
    of less than one.
    """
    position.check()
    if nodes < 1:
        raise ValueError(f"a limit of {nodes} tricks")
    if _is_of_two(position):
        return Bounds(*(tricks(position),) * 2)
    if _for_kernel(position):
        return Bounds(*(sides or kernel.sides()).solve(*_numbers(position), nodes)[:2])
    try:
        return Bounds(*(SidesSolver(nodes).tricks(position),) * 2)
    except TooLarge:
        return Bounds(0, position.left)


def tricks(position: OpenHands) -> int:
    """The tricks that the first side takes from here.

    Raises ValueError for an impossible position, TooLarge (one of them) where it takes too long.
    """
    position.check()
    if not _is_of_two(position):
        return _sides_tricks(position)
    if position.trick:
        return _of_player(position, max(card_values(position).values()))
    hand, other = position.hands[position.leader], position.hands[1 - position.leader]
    return _of_player(position, solving.solve(hand, other, position.trump))


def card_values(position: OpenHands) -> dict[Card, int]:
    """For each card that may be played the tricks from here of the side that plays it.

    Raises ValueError as ``tricks`` does.
    """
    position.check()
    if not _is_of_two(position):
        return _sides_values(position)
    hand, other = position.hands[position.to_play], position.hands[1 - position.to_play]
    led = position.trick[0] if position.trick else None
    return solving.card_values(hand, other, position.trump, led)


def card_bounds(
    position: OpenHands, nodes: int, sides: _kernel.Sides | None = None
) -> dict[Card, Bounds]:
    """``card_values`` as far as they are proved after so many tricks looked at for each card.

    ``sides`` is the solver to ask, by default the one that remembers all questions. Pure Python
    proves a value or nothing. Raises ValueError for an impossible position.
    """
    position.check()
    if not _for_kernel(position):
        return {card: after_bounds(position, card, nodes) for card in position.legal}
    found = (sides or kernel.sides()).card_values(*_numbers(position), nodes)
    ours, left = position.ours[position.to_play], position.left
    return {
        Card(card): Bounds(low, high) if ours else Bounds(left - high, left - low)
        for card, (low, high, _) in found
    }


def after_bounds(
    position: OpenHands, card: Card, nodes: int, sides: _kernel.Sides | None = None
) -> Bounds:
    """What is proved of one card for the side that plays it, as by ``card_bounds``."""
    following, winner = position.after(card)
    won = int(winner >= 0 and position.ours[winner])
    low, high = bounds(following, nodes, sides) if following.left else (0, 0)
    if position.ours[position.to_play]:
        return Bounds(low + won, high + won)
    return Bounds(position.left - high - won, position.left - low - won)


def _sides_tricks(position: OpenHands) -> int:
    if not _for_kernel(position):
        return SidesSolver().tricks(position)
    return _exact(*kernel.sides().solve(*_numbers(position), KERNEL_NODES)[:2])


def _sides_values(position: OpenHands) -> dict[Card, int]:
    if not _for_kernel(position):
        return SidesSolver().card_values(position)
    found = kernel.sides().card_values(*_numbers(position), KERNEL_NODES)
    ours = {Card(card): _exact(low, high) for card, (low, high, _) in found}
    return {card: _of_player(position, value) for card, value in ours.items()}


def _for_kernel(position: OpenHands) -> bool:
    return len(position.hands) > 2 and kernel.is_on()


def _numbers(position: OpenHands) -> tuple[list[int], list[bool], int, int, list[int]]:
    """The position as the kernel is told it."""
    trump = solving.strain_number(position.trump)
    hands, trick = position.before_the_trick, [int(card) for card in position.trick]
    return hands, list(position.ours), trump, position.leader, trick


def _exact(low: int, high: int) -> int:
    if low < high:
        raise TooLarge("too many positions")
    return low


def _of_player(position: OpenHands, ours: int) -> int:
    """The tricks of the side to play, given ours."""
    return ours if position.ours[position.to_play] else position.left - ours


def _is_of_two(position: OpenHands) -> bool:
    return sorted(position.ours) == [False, True]
