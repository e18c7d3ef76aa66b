"""Every position of two open hands, and what it is worth when no card is left out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from honeymoon import _kernel
from honeymoon.rules.cards import CARDS, RANKS, SUITS
from honeymoon.search.solving import NO_TRUMP


def reduction_holds(cards: int) -> bool:
    """Whether the kernel, which tries few leads and replies, is right about all hands of this size.

    Each position is worth what the best of all leads leaves against the best of all replies; what
    is left after that is taken from the kernel, so the smaller sizes must have been checked.
    """
    solver = _kernel.TwoHands(endgames=_kernel.Endgames(cards))
    return all(
        solver.tricks(leader, other, trump) == best_card(solver, leader, other, trump)
        for trump in (0, NO_TRUMP)
        for leader, other in positions(cards, trump)
    )


def best_card(solver: _kernel.TwoHands, leader: int, other: int, trump: int) -> int:
    """The leader's tricks, every card tried as a lead and every legal one as a reply."""
    return max(
        leader.bit_count() - max(solver.card_totals(other, [leader ^ 1 << led], trump, led))
        for led in CARDS
        if leader >> led & 1
    )


def positions(cards: int, trump: int) -> Iterator[tuple[int, int]]:
    """Both hands, once for all that differ only in which suit is which or in dead cards."""
    first = 0 if trump == NO_TRUMP else 1
    for lengths in product(range(len(RANKS) + 1), repeat=len(SUITS)):
        if sum(lengths) == 2 * cards and list(lengths[first:]) == sorted(lengths[first:]):
            yield from divisions(lengths, cards, first)


def divisions(lengths: tuple[int, ...], cards: int, first: int) -> Iterator[tuple[int, int]]:
    """The ways to give half of the lowest cards of each suit to the leader."""
    bits = [1 << 13 * suit + rank for suit in SUITS for rank in range(lengths[suit])]
    for held in combinations(bits, cards):
        leader = sum(held)
        suits = [(lengths[suit], leader >> 13 * suit & 0x1FFF) for suit in SUITS[first:]]
        if suits == sorted(suits):
            yield leader, sum(bits) - leader
