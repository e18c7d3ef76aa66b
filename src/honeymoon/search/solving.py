"""Exact play of open hands: the kernel's answer, or without it that of pure Python.

Tricks are those of the named side from here to the end. A trump of None is no trump.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from math import comb, prod

from honeymoon.rules.cards import CARDS, SUITS, Card, CardSet, Suit
from honeymoon.rules.tricks import follow_suit
from honeymoon.search import kernel
from honeymoon.search.hands import Factor, each_hand
from honeymoon.search.hidden import checked
from honeymoon.search.reference import Solver

NO_TRUMP = 4
"""What the kernel calls no trump; a trump suit is its number."""
MOST_UNSEEN = 39
"""From so many unseen cards every hand of the other side can be tried."""
Question = tuple[CardSet, CardSet, Suit | None]
"""The hand to lead, the other hand, the trump suit."""
STRAINS: tuple[Suit | None, ...] = (*SUITS, None)
EVEN = (1.0,) * len(CARDS)
"""The odds of cards of which nothing is known."""


def get_ready() -> None:
    """Build now what the first answers would have to wait for: a third of a second."""
    if kernel.is_ready():
        kernel.two_hands()
        kernel.two_hands(True)
    else:
        _solver()


def solve(leader: CardSet, other: CardSet, trump: Suit | None) -> int:
    """The tricks that the side to lead takes of two open hands.

    Raises ValueError where the hands share cards, differ in size or have more than 13 cards.
    """
    if kernel.is_on():
        return kernel.two_hands().tricks(leader, other, strain_number(trump))
    return _solver().tricks(leader, other, trump)


def card_values(
    hand: CardSet, other: CardSet, trump: Suit | None, led: Card | None = None
) -> dict[Card, int]:
    """For each legal card of ``hand`` the tricks its side takes from here, this one included.

    ``led`` is the card already led by the other side and no longer in ``other``, None where
    ``hand`` leads. Raises ValueError for hands that cannot be in play together.
    """
    if not kernel.is_on():
        return _solver().card_values(hand, other, trump, led)
    totals = kernel.two_hands().card_totals(hand, [other], strain_number(trump), _number(led))
    return _of_legal(totals, hand, led)


def solve_many(
    questions: Iterable[Question], threads: int = 1, with_endgames: bool = False
) -> list[int]:
    """``solve`` for many pairs of hands at once, in their order.

    With the large endgame table each takes half to two thirds of the time once it is built. Raises
    ValueError as ``solve`` does, and for threads outside 1 to 256.
    """
    if not 1 <= threads <= kernel.MOST_THREADS:
        raise ValueError(f"{threads} threads; 1 to {kernel.MOST_THREADS} can share the work")
    if not kernel.is_on():
        return [_solver().tricks(*question) for question in questions]
    numbered = [(leader, other, strain_number(trump)) for leader, other, trump in questions]
    return kernel.two_hands(with_endgames).many(numbered, threads)


def card_totals(
    hand: CardSet,
    others: Iterable[CardSet],
    trump: Suit | None,
    led: Card | None = None,
    with_endgames: bool = False,
) -> dict[Card, int]:
    """``card_values`` added up over hands that the other side may hold.

    Raises ValueError as ``card_values`` does.
    """
    if not kernel.is_on():
        return _summed(hand, led, (card_values(hand, other, trump, led) for other in others))
    solver, number = kernel.two_hands(with_endgames), strain_number(trump)
    return _of_legal(solver.card_totals(hand, list(others), number, _number(led)), hand, led)


def asker(
    hand: CardSet, trump: Suit | None, led: Card | None = None, with_endgames: bool = False
) -> Callable[[CardSet], Sequence[int]]:
    """``card_values`` for one hand against many, each answer by number of the card.

    Cards that may not be played have 0. Asking raises ValueError as ``card_values`` does.
    """
    if not kernel.is_on():
        return partial(_by_number, hand, trump, led)
    totals, number = kernel.two_hands(with_endgames).card_totals, strain_number(trump)
    return lambda other: totals(hand, [other], number, _number(led))


def _by_number(hand: CardSet, trump: Suit | None, led: Card | None, other: CardSet) -> list[int]:
    values = card_values(hand, other, trump, led)
    return [values.get(card, 0) for card in CARDS]


def card_totals_of_all(
    hand: CardSet, unseen: CardSet, trump: Suit | None, led: Card | None = None
) -> tuple[int, dict[Card, int]]:
    """How many hands the other side can have among the unseen cards, and ``card_totals`` of all.

    Raises ValueError as ``card_spreads`` does.
    """
    spreads = card_spreads(hand, unseen, trump, led)
    totals = {
        card: sum(tricks * int(weight) for tricks, weight in enumerate(spread))
        for card, spread in spreads.items()
    }
    return comb(len(unseen), len(hand) - (led is not None)), totals


def card_spreads(
    hand: CardSet,
    unseen: CardSet,
    trump: Suit | None,
    led: Card | None = None,
    odds: Sequence[float] = EVEN,
    factors: Sequence[Factor] = (),
) -> dict[Card, list[float]]:
    """``card_values`` for every hand that the other side can have among the unseen cards.

    For each legal card the weights of the hands by the tricks, 0 … 13, that it is worth. The
    weight of a hand is the product of its cards' ``odds``, by card number, and of its factors.
    Half a million hands of nine cards are a matter of a tenth of a second with the kernel, of
    many minutes without. Raises ValueError as ``card_values`` does, for more than 39 unseen
    cards or fewer than in a hand, for odds that are none and for a factor's table that is too
    short.
    """
    size = len(hand) - (led is not None)
    if not 0 <= size <= len(unseen) <= MOST_UNSEEN or len(odds) != len(CARDS):
        raise ValueError(f"{len(unseen)} unseen cards for a hand of {size}, {len(odds)} odds")
    weights = [checked(number) for number in odds]
    if kernel.is_on():
        solver, number = kernel.two_hands(True), strain_number(trump)
        pairs = [(factor.steps, factor.table) for factor in factors]
        found = solver.card_spreads(hand, unseen, number, _number(led), weights, pairs)
        playable = follow_suit(hand, None if led is None else led.suit)
        return {card: found[14 * card : 14 * card + 14] for card in playable}
    return _spreads(hand, each_hand(unseen, size, weights), trump, led, factors)


def _spreads(
    hand: CardSet,
    others: Iterable[tuple[int, float]],
    trump: Suit | None,
    led: Card | None,
    factors: Sequence[Factor],
) -> dict[Card, list[float]]:
    playable = follow_suit(hand, None if led is None else led.suit)
    spreads = {card: [0.0] * 14 for card in playable}
    for other, weight in others:
        whole = weight * prod(factor.of(other) for factor in factors)
        for card, tricks in card_values(hand, CardSet(other), trump, led).items():
            spreads[card][tricks] += whole
    return spreads


def _of_legal(totals: list[int], hand: CardSet, led: Card | None) -> dict[Card, int]:
    """What the kernel says of all 52 cards, for those that may be played."""
    playable = follow_suit(hand, None if led is None else led.suit)
    return {card: totals[card] for card in playable}


def _number(led: Card | None) -> int:
    return -1 if led is None else int(led)


def _summed(hand: CardSet, led: Card | None, values: Iterable[dict[Card, int]]) -> dict[Card, int]:
    totals = Counter(_of_legal([0] * len(CARDS), hand, led))
    for each in values:
        totals.update(each)
    return dict(totals)


def deal_table(first: CardSet, second: CardSet) -> dict[Suit | None, tuple[int, int]]:
    """For every strain the leader's tricks where the first hand leads and where the second does.

    Raises ValueError as ``solve`` does.
    """
    leads = ((first, second), (second, first))
    found = solve_many((leader, other, trump) for trump in STRAINS for leader, other in leads)
    return dict(zip(STRAINS, zip(found[::2], found[1::2], strict=True), strict=True))


def strain_number(trump: Suit | None) -> int:
    """How the kernel is told the trump suit."""
    return NO_TRUMP if trump is None else int(trump)


@cache
def _solver() -> Solver:
    return Solver()
