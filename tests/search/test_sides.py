"""The kernel on three and four hands in two sides: equal to trying every card."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from random import Random

import pytest

from honeymoon.rules.cards import CARDS, SUITS, Card, CardSet, Suit
from honeymoon.search import kernel, open_hands
from honeymoon.search.sides_reference import OpenHands, SidesSolver, TooLarge, minimax
from tests.scale import deals
from tests.search.open_hands import TRUMPS, hand_of

ANSWERS = Path(__file__).parent.parent / "data" / "dds.txt"
"""DDS's answers to 1,000 deals of 8 cards and 12 of 13: benchmarks/answers_of_dds.py."""
NORTH_SOUTH = (True, False, True, False)
SHORT_PACK = [card for card in CARDS if card.rank >= 7]


def random_table(rng: Random, places: int, size: int, played: int) -> OpenHands:
    """Random hands, sides and strain after a few cards of a trick; often from few high cards."""
    short = rng.random() < 0.5 and places * size <= len(SHORT_PACK)
    pack = SHORT_PACK if short else CARDS
    cards = rng.sample(pack, places * size)
    hands = tuple(CardSet.of(cards[at::places]) for at in range(places))
    # Nothing is at stake where all hands belong to one side.
    ours = (True, *rng.choice(list(product((True, False), repeat=places - 1))[1:]))
    position = OpenHands(hands, ours, rng.choice(TRUMPS), rng.randrange(places))
    for _ in range(played):
        position, _ = position.after(rng.choice(list(position.legal)))
    return position


@pytest.mark.parametrize(("places", "size"), [(3, 2), (3, 3), (4, 2), (4, 3)])
def test_the_kernel_is_minimax(places: int, size: int) -> None:
    """At every moment of a trick, and each card is worth what minimax finds after it."""
    rng = Random(places * 10 + size)
    for number in range(deals(40, 2500)):
        position = random_table(rng, places, size, number % places)
        expected = minimax(position)
        assert open_hands.tricks(position) == expected
        own = expected if position.ours[position.to_play] else position.left - expected
        assert max(open_hands.card_values(position).values()) == own


@pytest.mark.parametrize("places", [3, 4])
def test_a_side_of_all_hands_takes_all_tricks(places: int) -> None:
    """And a side of none takes none."""
    position = random_table(Random(places), places, 3, 1)
    for ours, expected in ((True, 3), (False, 0)):
        whole = position._replace(ours=(ours,) * places)
        assert open_hands.tricks(whole) == minimax(whole) == expected


@pytest.mark.parametrize(("places", "size"), [(3, 5), (4, 4)])
def test_the_kernel_is_the_pure_python_solver(places: int, size: int) -> None:
    """More cards, and every card's value."""
    rng = Random(places * 10 + size)
    for number in range(deals(15, 400)):
        position = random_table(rng, places, size, number % places)
        reference = SidesSolver()
        assert open_hands.tricks(position) == reference.tricks(position)
        assert open_hands.card_values(position) == reference.card_values(position)


def test_the_kernel_is_dds() -> None:
    """Every strain and leader of whole deals, one solver for all, so that memory is put to use."""
    lines = ANSWERS.read_text().splitlines()
    for line in lines[:: -(-len(lines) // deals(150, len(lines)))]:
        pbn, _, answers = line.removeprefix("N:").rpartition(" ")
        hands = tuple(map(hand_of, pbn.split()))
        found = [
            open_hands.tricks(OpenHands(hands, NORTH_SOUTH, trump, leader))
            for trump in (*SUITS, None)
            for leader in range(4)
        ]
        assert found == [int(digit, 16) for digit in answers], line


def test_a_limit_leaves_bounds_that_hold() -> None:
    """Few nodes prove little, more prove more, and the truth is never outside."""
    rng = Random(5)
    for _ in range(deals(5, 50)):
        position = random_table(rng, 4, 8, 0)._replace(ours=NORTH_SOUTH)
        exact = open_hands.tricks(position)
        for nodes in (1, 10, 100, 1000):
            kernel.sides.cache_clear()
            low, high = open_hands.bounds(position, nodes)
            assert low <= exact <= high


def test_pure_python_gives_bounds_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of the kernel where both end the search, else none."""
    monkeypatch.setenv("HONEYMOON_KERNEL", "off")
    position = random_table(Random(6), 4, 3, 1)
    assert open_hands.bounds(position) == (minimax(position),) * 2
    assert open_hands.bounds(position, 1) == (0, position.left)


@pytest.mark.parametrize("switch", ["on", "off"])
def test_no_limit_is_no_way_to_search_without_end(
    switch: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For the kernel itself 0 means none, so it must not get there."""
    monkeypatch.setenv("HONEYMOON_KERNEL", switch)
    for nodes in (0, -1):
        with pytest.raises(ValueError, match="limit"):
            open_hands.bounds(random_table(Random(6), 4, 3, 1), nodes)


def test_what_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer is exact or none."""
    monkeypatch.setattr(open_hands, "KERNEL_NODES", 1)
    kernel.sides.cache_clear()
    position = random_table(Random(7), 4, 8, 0)._replace(ours=NORTH_SOUTH)
    with pytest.raises(TooLarge):
        open_hands.tricks(position)


def test_suits_can_be_renamed_and_the_table_turned() -> None:
    """Three hands: whichever sits first, and whatever the suits are called."""
    rng = Random(8)
    for _ in range(deals(10, 100)):
        position = random_table(rng, 3, 6, 0)
        tricks = open_hands.tricks(position)
        hands, ours = position.hands, position.ours
        turned = OpenHands(
            (*hands[1:], hands[0]), (*ours[1:], ours[0]), position.trump, (position.leader - 1) % 3
        )
        assert open_hands.tricks(turned) == tricks
        renamed = tuple(CardSet.of(_next_suit(card) for card in hand) for hand in hands)
        trump = None if position.trump is None else Suit((position.trump + 1) % 4)
        assert open_hands.tricks(position._replace(hands=renamed, trump=trump)) == tricks


def _next_suit(card: Card) -> Card:
    return Card.of(Suit((card.suit + 1) % 4), card.rank)


@pytest.mark.parametrize("places", [2, 3, 4])
def test_no_two_cards_of_a_large_hand_are_equals(places: int) -> None:
    """Every third card of the pack: seventeen different leads."""
    size = 52 // places
    hands = [int(CardSet.of(CARDS[place::places][:size])) for place in range(places)]
    sides = [place == 0 for place in range(places)]
    values = kernel.sides().card_values(hands, sides, 4, 0, [], 2_000)
    assert len(values) == size
    assert all(0 <= low <= high <= size for _, (low, high, _) in values)


def test_impossible_tables_raise_value_error_and_never_crash() -> None:
    """Random masks, sides, leaders and tricks, most of them nonsense."""
    rng, refused = Random(9), 0
    for _ in range(deals(2_000, 100_000)):
        masks = [
            CardSet.of(rng.sample(range(54), rng.randint(0, 2))) for _ in range(rng.randint(0, 5))
        ]
        sides = [rng.random() < 0.5 for _ in range(rng.randint(2, 5))]
        played = [rng.randint(-2, 55) for _ in range(rng.choice((0, 0, 1, 2, 5)))]
        try:
            kernel.sides().card_values(masks, sides, rng.randint(-1, 5), rng.randint(-1, 4), played)
        except ValueError:
            refused += 1
    assert refused > deals(1_000, 50_000)
