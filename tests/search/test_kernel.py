"""The kernel on two open hands: equal to the pure Python solver and to trying every card."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations
from math import prod
from random import Random

import pytest

from honeymoon.rules.cards import CARDS, SUITS, CardSet
from honeymoon.search import kernel
from honeymoon.search.hands import Factor
from honeymoon.search.reference import Solver, minimax
from honeymoon.search.solving import (
    STRAINS,
    card_spreads,
    card_totals,
    card_totals_of_all,
    card_values,
    deal_table,
    solve,
    solve_many,
    strain_number,
)
from tests.scale import deals
from tests.search.open_hands import TRUMPS, permuted, two_hands
from tests.search.replies import reduction_holds


@pytest.fixture(scope="module")
def reference() -> Solver:
    """One memory for all tests of this file."""
    return Solver()


@pytest.mark.parametrize("size", [0, 1, 2, 3, 4, 5, 6])
def test_kernel_reference_and_minimax_agree(size: int, reference: Solver) -> None:
    """Random deals of up to six cards, all strains, with the endgame table and without."""
    rng = Random(size)
    questions = [(*two_hands(rng, size), TRUMPS[n % 5]) for n in range(deals(60, 1700))]
    searched, looked_up = solve_many(questions), solve_many(questions, with_endgames=True)
    assert searched == looked_up == [reference.tricks(*question) for question in questions]
    assert searched == [minimax(*question) for question in questions]


def test_kernel_and_reference_agree_on_full_deals(reference: Solver) -> None:
    """13 cards, all strains, on two threads, one position at a time and with the table."""
    rng = Random(13)
    questions = [(*two_hands(rng, 13), TRUMPS[n % 5]) for n in range(deals(40, 1000))]
    expected = [reference.tricks(*question) for question in questions]
    assert [solve(*question) for question in questions] == expected
    assert solve_many(questions, threads=2) == expected
    assert solve_many(questions, threads=2, with_endgames=True) == expected


@pytest.mark.parametrize("size", [1, 3, 5, 8])
def test_card_values_agree_when_leading_and_when_following(size: int, reference: Solver) -> None:
    """The same cards are legal and each is worth the same."""
    rng = Random(size)
    for number in range(deals(50, 500)):
        hand, other = two_hands(rng, size)
        trump, led = TRUMPS[number % 5], rng.choice(list(other))
        rest = other.without(led)
        assert card_values(hand, other, trump) == reference.card_values(hand, other, trump)
        following = reference.card_values(hand, rest, trump, led)
        assert card_values(hand, rest, trump, led) == following


def test_the_best_card_is_worth_what_the_hand_takes() -> None:
    """At full size, and the reply that hurts most leaves the rest to the leader."""
    rng = Random(17)
    for number in range(deals(20, 200)):
        hand, other = two_hands(rng, 13)
        trump = TRUMPS[number % 5]
        for led, tricks in card_values(hand, other, trump).items():
            replies = card_values(other, hand.without(led), trump, led)
            assert max(replies.values()) == 13 - tricks
        assert max(card_values(hand, other, trump).values()) == solve(hand, other, trump)


@pytest.mark.parametrize("followed", [False, True])
def test_totals_over_hands(followed: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every hand among the unseen cards, and a list of hands, as pure Python adds them up."""
    rng = Random(20)
    for number in range(deals(3, 30)):
        hand, unseen = two_hands(rng, 4)
        unseen, trump = CardSet(unseen | two_hands(rng, 2)[0] & ~hand), TRUMPS[number % 5]
        led = rng.choice(list(unseen)) if followed else None
        rest = unseen if led is None else unseen.without(led)
        monkeypatch.delenv("HONEYMOON_KERNEL", raising=False)
        count, totals = card_totals_of_all(hand, rest, trump, led)
        others = [CardSet.of(cards) for cards in combinations(rest, 4 - followed)]
        assert count == len(others)
        assert card_totals(hand, others, trump, led, True) == totals
        assert card_totals(hand, others, trump, led) == totals
        monkeypatch.setenv("HONEYMOON_KERNEL", "off")
        assert card_totals_of_all(hand, rest, trump, led) == (count, totals)


@pytest.mark.parametrize("followed", [False, True])
def test_spreads_over_weighed_hands(followed: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Odds of the cards and factors weigh every hand as pure Python does it, hand by hand."""
    rng = Random(22)
    for number in range(deals(3, 30)):
        hand, unseen = two_hands(rng, 4)
        unseen, trump = CardSet(unseen | two_hands(rng, 2)[0] & ~hand), TRUMPS[number % 5]
        led = rng.choice(list(unseen)) if followed else None
        rest = unseen if led is None else unseen.without(led)
        odds = [rng.choice((0.0, 0.5, 1.0, 3.0)) for _ in CARDS]
        factors = [
            Factor(((rng.getrandbits(52), 1), (rng.getrandbits(52), 5)), range_of(rng, 25)),
            Factor(((rng.getrandbits(52), 1),), range_of(rng, 5)),
        ]
        monkeypatch.delenv("HONEYMOON_KERNEL", raising=False)
        found = card_spreads(hand, rest, trump, led, odds, factors)
        assert {card: sum(spread) for card, spread in found.items()} == pytest.approx(
            dict.fromkeys(found, weight_of_all(rest, 4 - followed, odds, factors))
        )
        monkeypatch.setenv("HONEYMOON_KERNEL", "off")
        expected = card_spreads(hand, rest, trump, led, odds, factors)
        assert found.keys() == expected.keys()
        for card, spread in expected.items():
            assert found[card] == pytest.approx(spread)


def range_of(rng: Random, count: int) -> tuple[float, ...]:
    """Entries of a table."""
    return tuple(rng.uniform(0, 2) for _ in range(count))


def weight_of_all(
    unseen: CardSet, size: int, odds: Sequence[float], factors: Sequence[Factor]
) -> float:
    """The weights of all hands together, from their cards."""
    return sum(
        prod(odds[card] for card in chosen) * prod(f.of(CardSet.of(chosen)) for f in factors)
        for chosen in combinations(unseen, size)
    )


@pytest.mark.parametrize(
    ("unseen", "odds", "factors"),
    [
        (CardSet(0b111), [1.0] * 52, []),
        (CardSet((1 << 45) - 1), [1.0] * 52, []),
        (CardSet(0xFF0), [1.0] * 51, []),
        (CardSet(0xFF0), [-1.0] * 52, []),
        (CardSet(0xFF0), [1.0] * 52, [Factor(((0xFF0, 1),), (1.0, 1.0))]),
    ],
)
def test_spreads_that_cannot_be(unseen: CardSet, odds: list[float], factors: list[Factor]) -> None:
    """Too few or too many cards, no odds, and a table without an entry for a hand."""
    with pytest.raises(ValueError, match=r"cards|odds|factor"):
        card_spreads(CardSet(0b1111 << 48), unseen, None, None, odds, factors)


def test_card_values_agree_with_the_endgame_table() -> None:
    """Nine cards: the first lead is looked up, not searched."""
    rng = Random(21)
    for number in range(deals(50, 500)):
        hand, other = two_hands(rng, 9)
        trump = TRUMPS[number % 5]
        assert card_totals(hand, [other], trump, None, True) == card_values(hand, other, trump)


@pytest.mark.parametrize("cards", range(1, deals(4, 7) + 1))
def test_reply_reduction_changes_no_value(cards: int) -> None:
    """Every canonical position to 7 cards with every reply: `make measure-replies` goes to 9."""
    assert reduction_holds(cards)


def test_the_endgame_table_stays_small() -> None:
    """All values to eight cards, a byte each."""
    assert kernel.endgames().bytes() <= 5_000_000


def test_suits_can_be_renamed_and_sides_swapped() -> None:
    """The table of a deal knows suits and sides by name only."""
    rng = Random(19)
    for _ in range(deals(10, 100)):
        first, second = two_hands(rng, 13)
        order = tuple(rng.sample(SUITS, 4))
        renamed = deal_table(permuted(first, order), permuted(second, order))
        table = deal_table(first, second)
        for trump in STRAINS:
            assert renamed[None if trump is None else order[trump]] == table[trump]
        swapped = deal_table(second, first)
        assert {trump: tricks[::-1] for trump, tricks in swapped.items()} == table


@pytest.mark.parametrize("size", [1, 2, 4, 7, 10, 13])
def test_two_solvers_agree_whatever_suits_are_called_and_whoever_sits_first(size: int) -> None:
    """All 24 names of the suits; the solver of more hands, told the hands in either order."""
    rng, sides = Random(size), kernel.sides()
    for number in range(deals(6, 200 if size < 13 else 40)):
        leader, other = two_hands(rng, size)
        trump = TRUMPS[number % 5]
        tricks = solve(leader, other, trump)
        for order in permutations(SUITS):
            named = None if trump is None else order[trump]
            assert solve(permuted(leader, order), permuted(other, order), named) == tricks
        trump_number = strain_number(trump)
        low, high, _ = sides.solve([leader, other], [True, False], trump_number, 0)
        assert low == high == tricks
        low, high, _ = sides.solve([other, leader], [True, False], trump_number, 1)
        assert low == high == size - tricks


def test_impossible_questions_raise_value_error_and_never_crash() -> None:
    """Random masks, strains and led cards, most of them nonsense."""
    rng, solver = Random(23), kernel.two_hands()
    refused = 0
    for _ in range(deals(2_000, 100_000)):
        first, second = nonsense(rng), nonsense(rng)
        trump, led = rng.randint(-2, 6), rng.randint(-2, 53)
        try:
            solver.card_totals(first, [second], trump, led)
            solver.tricks(first, second, trump)
        except ValueError:
            refused += 1
    assert refused > deals(1_000, 50_000)


def nonsense(rng: Random) -> int:
    """A few bits, now and then outside the pack."""
    bits = [rng.randrange(64 if rng.random() < 0.05 else 52) for _ in range(rng.randint(0, 3))]
    return CardSet.of(bits)


@pytest.mark.parametrize("number", [-1, 1 << 64])
def test_masks_that_no_machine_word_holds_are_refused(number: int) -> None:
    """They do not even reach the solver."""
    with pytest.raises(TypeError):
        kernel.two_hands().tricks(number, 2, 4)


def test_a_million_calls_leave_no_memory_behind() -> None:
    """The process is as large after the second half of the calls as after the first."""
    hand, other = two_hands(Random(29), 2)
    sizes = []
    for _ in range(2):
        for _ in range(deals(10_000, 500_000)):
            card_values(hand, other, None)
        sizes.append(resident_bytes())
    assert sizes[1] - sizes[0] < 1_000_000


def resident_bytes() -> int:
    """The most memory this process has used."""
    from resource import RUSAGE_SELF, getrusage

    return getrusage(RUSAGE_SELF).ru_maxrss * 1024
