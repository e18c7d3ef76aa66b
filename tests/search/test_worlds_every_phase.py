"""Where cards lie in drawn worlds, in every phase of every game, against exact counts."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import product
from math import comb, isclose
from random import Random

import pytest

from honeymoon.rules.cards import Card
from honeymoon.rules.view import view
from honeymoon.search.hidden import Gone, Hidden
from honeymoon.search.imagination import Imagination, World
from tests.rules.helpers import GAMES
from tests.scale import deals
from tests.search.chance import fits
from tests.views.positions import moments

Places = tuple[int, ...]
"""Numbers of places, the hands first, then each seat's discards, last the stock."""
Alike = tuple[tuple[Places, int], ...]
"""How many cards can lie at these places and no others."""


@pytest.mark.parametrize("game", GAMES)
def test_cards_lie_where_exact_counts_say(game: str) -> None:
    """Three cards of each view: free ones, and ones that came into a hand and may be gone."""
    rng = Random(41)
    for moment in moments(game, deals(1, 4), rng):
        imagination = Imagination(view(moment.deal, moment.seat))
        facts = imagination.hidden
        arrived = [c.card for hand in facts.hands for c in hand.arrivals.cards if c.gone]
        some = rng.sample(arrived, min(1, len(arrived)))
        cards = [*some, *rng.sample(list(facts.free), min(3 - len(some), len(facts.free)))]
        counts = exact_counts(facts, cards)
        total = sum(counts.values())
        assert isclose(total, sum(weight for _, weight in imagination.gone))
        drawn = [places_of(world, cards) for world in imagination.draw(deals(500, 2000), rng)]
        assert fits(drawn, {places: count / total for places, count in counts.items()})


def places_of(world: World, cards: list[int]) -> Places:
    """Where these cards lie."""
    places = (*world.hands, *world.discards, world.stock)
    return tuple([next(at for at, held in enumerate(places) if card in held) for card in cards])


def exact_counts(facts: Hidden, cards: list[int]) -> Counter[Places]:
    """By the places of these cards the number of worlds."""
    counts: Counter[Places] = Counter()
    free = [Card(card) for card in cards if card in facts.free]
    for gone in facts.every_gone():
        known = arrival_counts(facts, gone, [card for card in cards if card not in facts.free])
        unknown = free_counts(facts, gone, free)
        for (first, ways), (second, more) in product(known.items(), unknown.items()):
            counts[first + second] += ways * more
    return counts


def arrival_counts(facts: Hidden, gone: Gone, cards: list[int]) -> Counter[Places]:
    """The same of cards seen to come into a hand, with so many of them gone, by trying all."""
    found: Counter[Places] = Counter({(): 1})
    for hand, number in zip(facts.hands, gone, strict=True):
        own = [card for card in cards if hand.arrivals.all >> card & 1]
        lie = Counter(
            tuple(hand.number + len(facts.hands) * (laid >> card & 1) for card in own)
            for laid in hand.arrivals.every(number)
        )
        found = Counter({p + q: found[p] * lie[q] for p, q in product(found, lie)})
    return found


def free_counts(facts: Hidden, gone: Gone, cards: list[Card]) -> Counter[Places]:
    """The same of cards of which nothing is known but which suits a hand cannot have."""
    open_to = {
        card: tuple(
            place
            for place in range(len(facts.rooms(gone)))
            if place >= len(facts.hands) or card not in facts.hands[place].barred
        )
        for card in facts.free
    }
    others = tuple(sorted(Counter(open_to[c] for c in facts.free if c not in cards).items()))
    counts: Counter[Places] = Counter()
    for places in product(*(open_to[card] for card in cards)):
        left = tuple(room - places.count(place) for place, room in enumerate(facts.rooms(gone)))
        if min(left) >= 0:
            counts[places] = ways(others, left)
    return counts


@lru_cache(maxsize=100_000)
def ways(alike: Alike, rooms: Places) -> int:
    """In how many ways the cards can fill these rooms, place by place of each kind in turn."""
    if not alike:
        return int(not any(rooms))
    (places, number), *rest = alike
    if not places:
        return 0 if number else ways(tuple(rest), rooms)
    *others, last = places
    is_last_chance = not any(last in open_to for open_to, _ in rest)
    return sum(
        comb(number, here)
        * ways(
            ((tuple(others), number - here), *rest),
            (*rooms[:last], rooms[last] - here, *rooms[last + 1 :]),
        )
        for here in range(rooms[last] if is_last_chance else 0, min(number, rooms[last]) + 1)
    )


def test_the_counts_are_right() -> None:
    """Against binomials; and three cards that must go where there is room for two."""
    assert ways((((0, 1), 5),), (2, 3)) == 10
    assert ways((((0,), 2), ((0, 1, 2), 4)), (3, 2, 1)) == comb(4, 1) * comb(3, 2)
    assert ways((((1,), 3), ((0, 1), 1)), (2, 2)) == 0
