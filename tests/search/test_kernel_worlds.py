"""The kernel's worlds: equal to those of pure Python, draw by draw."""

from __future__ import annotations

from itertools import combinations
from math import comb, isclose, prod
from random import Random

import pytest

from honeymoon.rules.cards import CARDS, CardSet
from honeymoon.rules.view import view
from honeymoon.search import kernel
from honeymoon.search.hands import every_hand
from honeymoon.search.imagination import worlds
from honeymoon.search.shares import Kind, Shares
from tests.rules.helpers import GAMES
from tests.scale import deals
from tests.views.positions import moments

ODDS = (0.0, 0.25, 1.0, 1.0, 3.5)


@pytest.mark.parametrize("game", GAMES)
def test_the_kernel_draws_the_same_worlds(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the same seed, with odds for some hand and without."""
    rng = Random(61)
    odds = {0: [rng.choice((0.5, 1.0, 2.0)) for _ in CARDS]}
    for number, moment in enumerate(moments(game, deals(1, 8), rng)):
        seen = view(moment.deal, moment.seat)
        weights = odds if number % 2 else None
        compiled = worlds(seen, 12, Random(number), weights)
        monkeypatch.setenv("HONEYMOON_KERNEL", "off")
        assert worlds(seen, 12, Random(number), weights) == compiled
        monkeypatch.delenv("HONEYMOON_KERNEL")


def random_shares(rng: Random) -> tuple[list[Kind], tuple[int, ...], tuple[int, ...]]:
    """Kinds, rooms and parts, some of which nothing fits."""
    groups, cards = rng.randint(1, 4), rng.sample(range(52), rng.randint(1, 24))
    kinds = []
    while cards:
        size = rng.randint(1, len(cards))
        own = tuple(rng.choice(ODDS) for _ in range(groups))
        kinds.append(Kind(tuple(cards[:size]), own))
        cards = cards[size:]
    total = sum(len(kind.cards) for kind in kinds)
    cuts = sorted(rng.randint(0, total) for _ in range(groups - 1))
    rooms = tuple(high - low for low, high in zip((0, *cuts), (*cuts, total), strict=True))
    part = rng.randint(0, rooms[-1])
    return kinds, rooms, (part, rooms[-1] - part)


def test_ways_and_draws_are_equal_to_the_last_bit() -> None:
    """Random kinds with random odds; where nothing fits both say so."""
    rng = Random(62)
    for number in range(deals(300, 5000)):
        kinds, rooms, parts = random_shares(rng)
        python = Shares(tuple(kinds))
        compiled = kernel.module().Shares([(k.cards, k.odds) for k in kinds], len(rooms))
        assert compiled.ways(rooms) == python.ways(rooms)
        if python.ways(rooms):
            drawn = compiled.draw_many(rooms, parts, 3, number)
            assert drawn == python.draw_many(rooms, parts, 3, number)
        else:
            with pytest.raises(ValueError, match="cannot be shared"):
                compiled.draw_many(rooms, parts, 1, number)


def test_impossible_arguments_are_refused() -> None:
    """Random nonsense raises ValueError or TypeError, and is an answer or nothing else."""
    rng, refused = Random(63), 0
    numbers = (-1, 0, 1, 2, 51, 52, 1 << 31, float("nan"), float("inf"), -0.5, 1e9)
    for _ in range(deals(3000, 100_000)):
        kinds = [
            (
                rng.choices(numbers[:6], k=rng.randint(0, 3)),
                rng.choices(numbers, k=rng.randint(0, 3)),
            )
            for _ in range(rng.randint(0, 2))
        ]
        rooms = rng.choices(numbers[:7], k=rng.randint(0, 3))
        try:
            shares = kernel.module().Shares(kinds, rng.randint(-1, 3))
            shares.draw_many(rooms, rng.choices(numbers[:4], k=2), rng.randint(-1, 2), 1)
        except (ValueError, TypeError):
            refused += 1
    assert refused


@pytest.mark.parametrize("size", [0, 1, 5, 9])
def test_every_hand_is_listed_once(size: int) -> None:
    """All hands of so many of fourteen cards, each with the product of its odds."""
    rng = Random(64)
    cards = CardSet.of(rng.sample(CARDS, 14))
    odds = [rng.choice((0.5, 1.0, 2.0, 3.0)) for _ in CARDS]
    hands, weights = every_hand(cards, size, odds)
    expected = {
        int(CardSet.of(chosen)): prod(odds[card] for card in chosen)
        for chosen in combinations(cards, size)
    }
    assert dict(zip(hands, weights, strict=True)) == expected
    assert len(hands) == comb(14, size)


def test_cards_that_cannot_be_held_make_no_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Odds of 0; the same hands with the kernel and without, in whatever order."""
    odds = [0.0 if card % 3 == 0 else 1.0 for card in range(52)]
    cards = CardSet.of(range(20))
    hands, weights = every_hand(cards, 6, odds)
    assert len(hands) == comb(13, 6)
    monkeypatch.setenv("HONEYMOON_KERNEL", "off")
    others, same = every_hand(cards, 6, odds)
    assert sorted(hands) == sorted(others)
    assert isclose(sum(weights), sum(same))


def test_hands_that_cannot_be_are_refused() -> None:
    """Too many cards, no such size, no odds."""
    for cards, size, odds in (
        (CardSet((1 << 27) - 1), 3, None),
        (CardSet(7), 4, None),
        (CardSet(7), -1, None),
        (CardSet(7), 1, [1.0]),
        (CardSet(7), 1, [-1.0] * 52),
    ):
        with pytest.raises(ValueError, match=r"cards|size|odds"):
            every_hand(cards, size, odds)
