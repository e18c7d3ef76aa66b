"""Worlds by shape and points: as likely as the tables say, to the count of every hand."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import isclose, prod
from random import Random

import pytest

from honeymoon.rules.cards import CARDS, SUITS, Card, CardSet, parse_card
from honeymoon.rules.deal import Deal
from honeymoon.rules.view import view
from honeymoon.search.evidence import Evidence, HandDraw, Seen, points
from honeymoon.search.evident_worlds import worlds_by_evidence
from honeymoon.search.imagination import World, every_world
from honeymoon.search.shares import Chance
from tests.rules.helpers import DD, PL, PU, TH
from tests.scale import deals
from tests.search.chance import fits
from tests.search.test_worlds import late_positions
from tests.views.positions import courses


def test_points_are_those_of_bridge_players() -> None:
    """40 in a pack; a hand of 13 has 37 at most."""
    assert sum(map(points, CARDS)) == 40
    assert [points(parse_card(f"S{rank}")) for rank in "AKQJT2"] == [4, 3, 2, 1, 0, 0]


@pytest.mark.parametrize("known", [0, 4])
def test_the_weight_of_all_hands_is_the_sum_over_them(known: int) -> None:
    """Every choice of the free cards, each by points, shape and odds; draws follow it."""
    rng = Random(71)
    for _ in range(deals(3, 30)):
        cards = rng.sample(CARDS, known + 11)
        base, free = CardSet.of(cards[:known]), cards[known:]
        odds = {card: rng.choice((0.0, 0.5, 1.0, 2.0)) for card in free}
        lengths = [[rng.choice((0.0, 1.0, 3.0)) for _ in range(14)] for _ in SUITS]
        chosen = [base | CardSet.of(some) for some in combinations(free, 4)]
        shape_of = {hand: tuple(len(CardSet(hand).holding(s)) for s in SUITS) for hand in chosen}
        shapes = {
            shape: prod(lengths[suit][count] for suit, count in enumerate(shape))
            for shape in shape_of.values()
        }
        evidence = Evidence([1.0 + number % 3 for number in range(41)], shapes)
        weights = {
            CardSet(hand): evidence.of_hand(CardSet(hand)) * prod(odds[c] for c in hand_free)
            for hand, hand_free in zip(chosen, combinations(free, 4), strict=True)
        }
        draw, seen = HandDraw(odds, evidence), Seen(base, 4)
        total = sum(weights.values())
        assert isclose(draw.ways(seen), total, abs_tol=1e-9)
        if total:
            chance = Chance(rng.getrandbits(64))
            drawn = [CardSet(base | draw.draw(seen, chance)) for _ in range(4000)]
            likely = {hand: weight / total for hand, weight in weights.items() if weight}
            assert fits(drawn, likely)


def held_at_first(deal: Deal, hand: int, world: World) -> CardSet:
    """The hand as it was before the play."""
    played = deal.position.held[hand] & ~deal.position.hands[hand] if deal.position.held else 0
    return CardSet(world.hands[hand] | played)


@pytest.mark.parametrize("game", [DD, PU, PL])
def test_worlds_follow_the_evidence(game: str) -> None:
    """Late in the play, where the cards played since count too, against all worlds listed."""
    rng = Random(72)
    evidence = Evidence([1.0 + number % 5 for number in range(41)], None)
    for deal, seat in late_positions(game, deals(1, 12), rng):
        seen = view(deal, seat)
        odds = {1 - seat: [rng.choice((0.5, 1.0, 2.0)) for _ in CARDS]}
        weights = {}
        for world in every_world(seen):
            own = prod(odds[1 - seat][card] for card in world.hands[1 - seat])
            weights[world] = own * evidence.of_hand(held_at_first(deal, 1 - seat, world))
        total = sum(weights.values())
        likely = {world: weight / total for world, weight in weights.items()}
        drawn = worlds_by_evidence(seen, 20 * len(likely), rng, 1 - seat, evidence, odds)
        assert fits(drawn, likely)


def test_a_balanced_hand_of_fifteen_to_seventeen() -> None:
    """From the first call on: every world drawn is such a hand, and the points are spread."""
    course = next(courses(PL, Random(73)))
    seen = view(course[0], 0)
    balanced = (4, 3, 3, 3), (4, 4, 3, 2), (5, 3, 3, 2)
    every = [(a, b, c, 13 - a - b - c) for a in range(6) for b in range(6) for c in range(6)]
    shapes: dict[tuple[int, ...], float] = {
        shape: 1.0 for shape in every if tuple(sorted(shape, reverse=True)) in balanced
    }
    notrump = Evidence([float(15 <= number <= 17) for number in range(38)], shapes)
    drawn = worlds_by_evidence(seen, 300, Random(74), 1, notrump)
    assert all(notrump.of_hand(world.hands[1]) for world in drawn)
    assert all(not world.hands[1] & seen.hand for world in drawn)
    totals = Counter(sum(map(points, world.hands[1])) for world in drawn)
    assert set(totals) == {15, 16, 17}


def test_evidence_that_nothing_fits_is_refused() -> None:
    """Forty points; and two hidden hands, of which the evidence tells one."""
    course = next(courses(PL, Random(75)))
    seen = view(course[0], 0)
    with pytest.raises(ValueError, match="no world"):
        worlds_by_evidence(seen, 1, Random(1), 1, Evidence([0.0] * 40 + [1.0]))
    several = view(next(courses(TH, Random(76)))[0], 0)
    with pytest.raises(ValueError, match="another hand"):
        worlds_by_evidence(several, 1, Random(1), 1, Evidence())
    with pytest.raises(ValueError, match="no such hand"):
        worlds_by_evidence(seen, 1, Random(1), 2, Evidence())


def test_nothing_known_is_no_evidence() -> None:
    """A card of the free ones is then as likely in the hand as any other."""
    draw = HandDraw({Card(card): 1.0 for card in range(0, 52, 4)}, Evidence())
    assert draw.ways(Seen(CardSet(0), 5)) == 1287
