"""Deals that a seat cannot tell from its own, as a search over information sets needs them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from benchmarks.imagined_deals import Imagined, information, points
from honeymoon.rules.deal import Deal
from honeymoon.rules.match import Match
from honeymoon.shuffle import Chance
from tests.rules.helpers import DD
from tests.scale import deals

COUNT = deals(6, 60)


def moments(number: int) -> Iterator[Deal]:
    """Some moments of a deal of random players, of each phase."""
    chance, rng = Chance.seeded(f"imagined {number}"), Random(number)
    match = Match.start(DD, None, number % 2).deal_out(chance.deck())
    while match.deal is not None:
        if rng.random() < 0.2:
            yield match.deal
        match = match.play(rng.choice(match.deal.legal[:3]))


@pytest.mark.parametrize("number", range(COUNT))
def test_they_are_the_same_to_the_seat_and_not_to_the_other(number: int) -> None:
    """Text of what it knows, legal actions, sizes of hands; the other's cards change."""
    for deal in moments(number):
        assert deal.to_act is not None
        seat, imagined = deal.to_act, Imagined(deal, Random(number))
        found = [imagined.draw() for _ in range(8)]
        for other in found:
            assert information(other, seat) == information(deal, seat)
            assert other.legal == deal.legal
            assert other.to_act == seat
            assert list(map(len, other.position.hands)) == list(map(len, deal.position.hands))
        if len(deal.position.hands[1 - seat]) > 8:
            assert len({information(other, 1 - seat) for other in found}) > 1


@pytest.mark.parametrize("number", range(COUNT))
def test_they_can_be_played_to_their_end(number: int) -> None:
    """What one player wins is what the other loses."""
    rng = Random(number)
    for deal in moments(number):
        other = Imagined(deal, rng).draw()
        while not other.is_over:
            other = other.play(rng.choice(other.legal))
        own, theirs = points(other)
        assert own == -theirs
        assert sum(other.position.tricks) in (0, 13)


def test_what_a_seat_knows_tells_its_own_cards_apart() -> None:
    """Not those of the other: the card it looks at, the cards it holds, all actions."""
    deal, other = (
        Match.start(DD).deal_out(Chance.seeded(seed).deck()).deal for seed in ("one", "two")
    )
    assert deal is not None
    assert other is not None
    assert deal.to_act is not None
    assert information(deal, deal.to_act) != information(other, deal.to_act)
    assert information(deal, 1 - deal.to_act) == information(other, 1 - deal.to_act)
    assert information(deal.play("keep"), 0) != information(deal.play("reject"), 0)


def test_nobody_is_to_act_in_a_deal_that_is_over() -> None:
    """It says so."""
    deal = list(moments(0))[-1]
    while not deal.is_over:
        deal = deal.play(deal.legal[0])
    with pytest.raises(ValueError, match="over"):
        Imagined(deal, Random(1))
