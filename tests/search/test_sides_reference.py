"""Open hands in two sides: equal to trying every card, and to the solver of two hands."""

from __future__ import annotations

from random import Random

import pytest

from honeymoon.rules.cards import CARDS, SUITS, Card, CardSet, Suit, parse_card
from honeymoon.search.reference import Solver
from honeymoon.search.sides_reference import OpenHands, SidesSolver, TooLarge, minimax
from tests.scale import deals

TRUMPS: tuple[Suit | None, ...] = (None, *SUITS)


def random_position(rng: Random, places: int, size: int, played: int) -> OpenHands:
    """Random hands and sides after a few legal cards of a trick."""
    cards = rng.sample(CARDS, places * size)
    hands = tuple(CardSet.of(cards[at::places]) for at in range(places))
    ours = (True, *(rng.random() < 0.5 for _ in range(places - 1)))
    position = OpenHands(hands, ours, rng.choice(TRUMPS), rng.randrange(places))
    for _ in range(played):
        position, _ = position.after(rng.choice(list(position.legal)))
    return position


@pytest.mark.parametrize(("places", "size"), [(2, 4), (3, 3), (4, 3), (3, 2), (4, 2)])
def test_the_solver_is_minimax(places: int, size: int) -> None:
    """Random sides, strains and moments of a trick; the best card is worth what there is."""
    rng = Random(places * 10 + size)
    for number in range(deals(12, 400)):
        position = random_position(rng, places, size, number % places)
        solver = SidesSolver()
        tricks = solver.tricks(position)
        assert tricks == minimax(position)
        values = solver.card_values(position)
        assert set(values) == set(position.legal)
        own = tricks if position.ours[position.to_play] else position.left - tricks
        assert max(values.values()) == own


def test_two_hands_are_the_special_case() -> None:
    """Against the solver that knows two hands only."""
    rng, solver = Random(41), Solver()
    for _ in range(deals(20, 300)):
        position = random_position(rng, 2, 6, 0)._replace(ours=(True, False), leader=0)
        expected = solver.tricks(position.hands[0], position.hands[1], position.trump)
        assert SidesSolver().tricks(position) == expected


def test_impossible_positions_are_refused() -> None:
    """Hands of different sizes, a card twice, too many cards in a trick."""
    ace, king, queen = (parse_card(token) for token in ("SA", "SK", "SQ"))
    one, two = CardSet.of([ace]), CardSet.of([king, queen])
    for hands, trick in (
        ((one, two), ()),
        ((one, one), ()),
        ((one, CardSet.of([king])), (ace,)),
        ((CardSet(0), CardSet(0)), (ace, king)),
    ):
        with pytest.raises(ValueError, match=r"hand|card"):
            SidesSolver().tricks(OpenHands(hands, (True, False), None, 0, trick))


def test_a_position_that_takes_too_long_is_given_up() -> None:
    """The number of positions to look at is an argument."""
    position = random_position(Random(42), 4, 8, 0)._replace(ours=(True, False, True, False))
    with pytest.raises(TooLarge):
        SidesSolver(nodes=5).tricks(position)


def test_cards_next_to_each_other_count_as_one() -> None:
    """Ace and king are equal once the queen is with another hand; the trick's cards count."""
    hands = tuple(
        CardSet.of(map(parse_card, text.split())) for text in ("SA SK", "SQ S2", "HA H2", "H4 H3")
    )
    values = SidesSolver().card_values(OpenHands(hands, (True, False, True, False), None, 0))
    assert values == {Card(parse_card("SA")): 2, Card(parse_card("SK")): 2}
