"""From nine cards down the expert counts every hand, weighed as its belief says."""

from __future__ import annotations

from itertools import islice
from math import prod
from random import Random

import pytest

from honeymoon.players.arena import CLOCK
from honeymoon.players.belief import Caller
from honeymoon.players.call_reading import factor_of_calls
from honeymoon.players.card_play import table, weigh, weigh_all
from honeymoon.players.card_reading import Follower
from honeymoon.players.clock import Clock
from honeymoon.players.expert import EXPERT
from honeymoon.players.imagining import every_other_hand, other_hands, played_by
from honeymoon.players.strong import STRONG
from honeymoon.rules.cards import CardSet
from honeymoon.rules.view import View
from honeymoon.search.hands import each_hand
from honeymoon.search.imagination import every_world
from tests.players.test_skilled_play import views
from tests.scale import deals

DRAWN = EXPERT.level.play_worlds * EXPERT.level.two_hands
"""The hands that are drawn for a card where there are too many."""


def weighed(seen: View) -> list[tuple[CardSet, float]]:
    """Every hand of the other, weighed one by one."""
    whole = every_other_hand(seen, EXPERT.level)
    assert whole is not None
    caller, follower = Caller(seen, 1 - seen.seat), Follower(seen, 1 - seen.seat)
    played = int(played_by(seen, 1 - seen.seat))
    return [
        (CardSet(hand), odds * caller.likelihood(hand | played) * follower.likelihood(hand))
        for hand, odds in each_hand(whole.possible, whole.size, whole.odds)
    ]


def test_every_hand_has_the_weight_of_its_draw_its_calls_and_its_cards() -> None:
    """Factors are the likelihoods, but for what is the same of all hands."""
    for seen in islice(views("draw-and-discard", "factors", range(4, 7), 6), 0, None, 5):
        whole = every_other_hand(seen, EXPERT.level)
        assert whole is not None
        hands = weighed(seen)
        assert {hand for hand, _ in hands} == {
            world.hands[1 - seen.seat] for world in every_world(seen)
        }
        assert len(hands) == whole.number
        some = Random(1).sample(hands, min(50, len(hands)))
        ratios = [
            weight
            / prod(whole.odds[card] for card in hand)
            / prod(factor.of(hand) for factor in whole.factors)
            for hand, weight in some
        ]
        assert ratios == pytest.approx([ratios[0]] * len(some))


def test_the_means_are_those_over_all_hands() -> None:
    """Points and tricks of each card from the kernel's count and hand by hand."""
    for seen in islice(views("draw-and-discard", "means", range(4, 6), 4), 0, None, 4):
        whole = every_other_hand(seen, EXPERT.level)
        assert whole is not None
        (found, _), (expected, number) = (
            weigh_all(table(seen), whole),
            weigh(table(seen), weighed(seen)),
        )
        assert number == whole.number
        for card, weight in expected.items():
            assert found[card] == pytest.approx(weight)


def test_nine_cards_are_counted_and_ten_are_sampled() -> None:
    """The facts of a decision say by how many hands it was made."""
    for seen in islice(views("draw-and-discard", "nine", range(9, 11), 5), 3):
        number = EXPERT.decide(seen, CLOCK, Random(1)).fact("worlds")
        led = bool(seen.fact("trick"))
        expected = {9: 319_770 if led else 497_420, 10: DRAWN}[len(seen.hand)]
        assert isinstance(number, int)
        assert number == expected or (number < expected and shown_void(seen))


def shown_void(seen: View) -> bool:
    """Whether some card of the other cannot be of every suit."""
    whole = every_other_hand(seen, EXPERT.level)
    return whole is not None and len(whole.possible) < len(seen.hand) + 13


@pytest.mark.parametrize("game", ["plain", "pick-up"])
def test_where_there_are_too_many_hands_they_are_sampled(game: str) -> None:
    """Thirteen of 39 cards, or discards that nobody saw."""
    seen = next(views(game, "many", range(9, 10), 5))
    assert every_other_hand(seen, EXPERT.level) is None
    assert other_hands(seen, EXPERT.level, 10, Random(1))


def test_other_levels_do_not_count() -> None:
    """Every hand is the expert's alone, and takes time."""
    seen = next(views("draw-and-discard", "late", range(8, 9), 5))
    assert every_other_hand(seen, STRONG.level) is None
    late = Clock(300, started=0.0, now=lambda: 0.0)
    assert EXPERT.decide(seen, late, Random(1)).fact("worlds") == DRAWN


@pytest.mark.parametrize("size", [0, 1, 5])
def test_the_factor_of_calls_is_that_of_points_and_shape(size: int) -> None:
    """For hands that were not there when the calls were made, with those played since."""
    seen = next(
        view
        for view in views("draw-and-discard", "calls", range(6, 7), deals(10, 40))
        if Caller(view, 1 - view.seat).bids
    )
    caller = Caller(seen, 1 - seen.seat)
    rng = Random(size)
    cards = rng.sample(list(seen.hand | CardSet(0x3FF << 20)), 12)
    possible, played = CardSet.of(cards), CardSet(0b11111)
    factor = factor_of_calls(caller, played, possible, size)
    for _ in range(20):
        hand = CardSet.of(rng.sample(cards, size))
        assert factor.of(hand) == pytest.approx(caller.likelihood(hand | played))
