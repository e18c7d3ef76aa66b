"""Worlds: each fits the view, each that fits is drawn as often as any other."""

from __future__ import annotations

import doctest
from itertools import islice, product
from math import perm, prod
from pathlib import Path
from random import Random

import pytest

from honeymoon import search
from honeymoon.rules.cards import CARDS, CardSet
from honeymoon.rules.deal import Deal
from honeymoon.rules.view import View, view
from honeymoon.search.evidence import Evidence
from honeymoon.search.evident_worlds import worlds_by_evidence
from honeymoon.search.imagination import Imagination, World, every_world, worlds
from tests.rules.helpers import GAMES, SE
from tests.scale import deals
from tests.search.chance import fits
from tests.views.checks import twins
from tests.views.knowledge import Ledger
from tests.views.positions import courses, kinds, moments


def real_world(deal: Deal) -> World:
    """Where the cards really lie."""
    position = deal.position
    return World(position.hands, position.discards, CardSet.of(position.stock))


def check_world(seen: View, world: World) -> None:
    """Sizes, what the seat sees, and no card in two places or in none."""
    assert [len(hand) for hand in world.hands] == [hand.size for hand in seen.hands]
    assert tuple(map(len, world.discards)) == seen.discard_sizes
    assert len(world.stock) == seen.stock
    for held, shown in zip(world.hands, seen.hands, strict=True):
        assert shown.cards in (None, held)
    places = [*world.hands, *world.discards, world.stock, seen.dead]
    assert sum(places) == CardSet.of(card for place in places for card in place)


@pytest.mark.parametrize("game", GAMES)
def test_no_world_contradicts_the_view(game: str) -> None:
    """Views of every phase and role: the deal made of a world gives the same view again."""
    rng = Random(31)
    each = deals(500, 10_000) // len(kinds(game)) + 1
    for moment in moments(game, each, rng):
        seen = view(moment.deal, moment.seat)
        imagination = Imagination(seen)
        world = imagination.draw(1, rng)[0]
        check_world(seen, world)
        assert view(imagination.deal(world, rng), moment.seat) == seen


LISTED = tuple(game for game in GAMES if game != SE)
"""The games in which few worlds are left at the end; in the other the lead opens all hands."""


def late_positions(game: str, count: int, rng: Random) -> list[tuple[Deal, int]]:
    """Deals and a seat of them, late enough that between 12 and 300 worlds fit."""
    found: list[tuple[Deal, int]] = []
    for course in islice(courses(game, rng), 40 * count):
        seat = rng.randrange(course[0].variant.seats)
        late = course[-12:]
        fitting = [deal for deal in late if 12 <= Imagination(view(deal, seat)).count() <= 300]
        if fitting:
            found.append((fitting[0], seat))
        if len(found) == count:
            return found
    raise AssertionError(f"only {len(found)} positions of {game}")


@pytest.mark.parametrize("game", LISTED)
def test_worlds_are_all_equally_likely(game: str) -> None:
    """Frequencies of drawn worlds against the list of all that fit, which has the real one."""
    rng = Random(32)
    for deal, seat in late_positions(game, deals(1, 12), rng):
        seen = view(deal, seat)
        listed = list(every_world(seen))
        assert len(set(listed)) == len(listed) == Imagination(seen).count()
        assert real_world(deal) in listed
        likely = dict.fromkeys(listed, 1 / len(listed))
        assert fits(worlds(seen, 20 * len(listed), rng), likely)


@pytest.mark.parametrize("game", LISTED)
def test_the_list_of_worlds_is_complete(game: str) -> None:
    """Every world listed gives the view, and deals that cannot be told apart are all listed."""
    rng = Random(33)
    for deal, seat in late_positions(game, deals(2, 20), rng):
        seen = view(deal, seat)
        imagination = Imagination(seen)
        listed = set(imagination.every())
        for world in listed:
            assert view(imagination.deal(world, rng), seat) == seen
        for _ in range(20):
            for _, twin in twins(deal, Ledger(deal), seat, rng):
                assert real_world(twin) in listed


@pytest.mark.parametrize("game", LISTED)
def test_worlds_follow_the_odds_of_their_cards(game: str) -> None:
    """With odds for one hand the likelihood is the product over the cards that it has kept."""
    rng = Random(34)
    odds = [rng.choice((0.25, 1.0, 2.0, 3.0)) for _ in CARDS]
    for deal, seat in late_positions(game, deals(1, 12), rng):
        seen = view(deal, seat)
        hand = (seat + 1) % seen.seats
        weights = {w: prod(odds[card] for card in w.hands[hand]) for w in every_world(seen)}
        total = sum(weights.values())
        likely = {world: weight / total for world, weight in weights.items()}
        drawn = worlds(seen, 40 * len(likely), rng, {hand: odds})
        assert fits(drawn, likely)


def test_worlds_of_three_hidden_hands() -> None:
    """Semi-Exposed before the lead: where two given cards lie has the known probabilities."""
    deal = next(courses(SE, Random(37)))[0]
    seen = view(deal, 0)
    closed = [hand for hand, shown in enumerate(seen.hands) if shown.cards is None]
    size = len(closed) * 13
    shown = [hand.cards for hand in seen.hands if hand.cards is not None]
    some = [card for card in CARDS if not any(card in cards for cards in shown)][:2]
    likely = {
        pair: 13 * (12 if pair[0] == pair[1] else 13) / perm(size, 2)
        for pair in product(closed, repeat=2)
    }
    drawn = [
        tuple(hand for card in some for hand in closed if card in world.hands[hand])
        for world in worlds(seen, 2000, Random(38))
    ]
    assert fits(drawn, likely)


def test_the_examples_of_the_page_run() -> None:
    """docs/worlds.md."""
    page = Path(__file__).resolve().parents[2] / "docs" / "worlds.md"
    found = doctest.testfile(str(page), module_relative=False)
    assert found.attempted > 8
    assert found.failed == 0


def test_the_test_of_fairness_can_fail() -> None:
    """Draws of which one outcome in ten comes twice as often as it should."""
    likely = dict.fromkeys(range(10), 0.1)
    rng = Random(39)
    assert fits([rng.randrange(10) for _ in range(400)], likely)
    assert not fits([rng.randrange(11) % 10 for _ in range(4000)], likely)


def test_the_package_offers_worlds_by_name() -> None:
    """``honeymoon.search.worlds`` is the function."""
    assert search.worlds is worlds
    assert search.World is World


def test_a_seed_gives_the_same_worlds() -> None:
    """Chance comes from the caller alone."""
    deal, seat = late_positions("plain", 1, Random(35))[0]
    seen = view(deal, seat)
    assert worlds(seen, 20, Random(1)) == worlds(seen, 20, Random(1))
    assert worlds(seen, 20, Random(1)) != worlds(seen, 20, Random(2))


def test_odds_that_nothing_fits_are_refused() -> None:
    """A hand that can have no card."""
    deal, seat = late_positions("plain", 1, Random(36))[0]
    with pytest.raises(ValueError, match="no world"):
        worlds(view(deal, seat), 1, Random(1), {1 - seat: [0.0] * 52})


@pytest.mark.parametrize("weights", [{2: [1.0] * 52}, {-1: [1.0] * 52}, {1: [1.0] * 51}, {1: []}])
def test_odds_of_no_hand_or_no_card_are_refused(weights: dict[int, list[float]]) -> None:
    """They would count for nothing, and nobody would notice."""
    seen = view(next(courses("plain", Random(40)))[0], 0)
    with pytest.raises(ValueError, match="odds"):
        worlds(seen, 1, Random(1), weights)


def test_less_than_no_worlds_are_refused() -> None:
    """None at all are none."""
    seen = view(next(courses("plain", Random(40)))[0], 0)
    assert worlds(seen, 0, Random(1)) == worlds_by_evidence(seen, 0, Random(1), 1, Evidence()) == []
    with pytest.raises(ValueError, match="-1 worlds"):
        worlds(seen, -1, Random(1))
    with pytest.raises(ValueError, match="-1 worlds"):
        worlds_by_evidence(seen, -1, Random(1), 1, Evidence())
