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
from honeymoon.search.shares import Shares
from tests.rules.helpers import GAMES
from tests.scale import deals
from tests.search.chance import fits
from tests.views.positions import moments

ODDS = (0.0, 0.25, 1.0, 1.0, 3.5)


@pytest.mark.parametrize("game", GAMES)
def test_the_kernel_draws_the_same_worlds(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the same seed, with odds for some hand and without."""
    rng = Random(61)
    odds = {0: [rng.choice((0.5, 1.0, 2.0)) for _ in CARDS]}
    for number, moment in enumerate(moments(game, deals(1, 3), rng)):
        seen = view(moment.deal, moment.seat)
        weights = odds if number % 2 else None
        compiled = worlds(seen, 12, Random(number), weights)
        monkeypatch.setenv("HONEYMOON_KERNEL", "off")
        assert worlds(seen, 12, Random(number), weights) == compiled
        monkeypatch.delenv("HONEYMOON_KERNEL")


def random_shares(rng: Random) -> tuple[dict[int, list[float]], tuple[int, ...]]:
    """Odds and rooms, some of which nothing fits."""
    groups, cards = rng.randint(1, 5), rng.sample(range(52), rng.randint(1, 24))
    alike = [[rng.choice(ODDS) for _ in range(groups)] for _ in range(rng.randint(1, 24))]
    odds = {card: rng.choice(alike) for card in cards}
    cuts = sorted(rng.randint(0, len(cards)) for _ in range(groups - 1))
    return odds, tuple(
        high - low for low, high in zip((0, *cuts), (*cuts, len(cards)), strict=True)
    )


def test_ways_and_draws_are_equal_to_the_last_bit() -> None:
    """Random odds; where nothing fits both say so."""
    rng = Random(62)
    for number in range(deals(150, 1500)):
        odds, rooms = random_shares(rng)
        python = Shares(odds)
        compiled = kernel.module().Shares(list(odds.items()), [room + number % 2 for room in rooms])
        assert compiled.ways(rooms) == python.ways(rooms)
        if python.ways(rooms):
            assert compiled.draw_many(rooms, 3, number) == python.draw_many(rooms, 3, number)
        else:
            for shares in (compiled, python):
                with pytest.raises(ValueError, match="cannot be shared"):
                    shares.draw_many(rooms, 1, number)


def test_shares_follow_the_odds_of_every_card() -> None:
    """Ways are the sum over all ways listed, and draws follow their weights."""
    rng = Random(65)
    for number in range(deals(4, 60)):
        odds = {card: [rng.choice(ODDS) for _ in range(3)] for card in rng.sample(range(52), 7)}
        rooms = rng.choice([(3, 2, 2), (1, 0, 6), (4, 3, 0)])
        python = Shares(odds)
        compiled = kernel.module().Shares(list(odds.items()), rooms)
        weights = {
            tuple(shares): prod(odds[card][at] for at in range(3) for card in CardSet(shares[at]))
            for shares in python.every(rooms)
        }
        assert isclose(compiled.ways(rooms), sum(weights.values()))
        if weights:
            drawn = compiled.draw_many(rooms, 2000, number)
            total = sum(weights.values())
            likely = {shares: weight / total for shares, weight in weights.items()}
            assert fits(zip(*[iter(drawn)] * 3, strict=True), likely)


@pytest.mark.parametrize("rooms", [(1, 2), (4, -1), (3,), (1, 1, 1), (2, 2)])
def test_rooms_that_the_cards_do_not_fill_are_refused(rooms: tuple[int, ...]) -> None:
    """Room for fewer or more cards, below nothing, or for other groups."""
    odds = {card: [1.0, 1.0] for card in (3, 17, 50)}
    for shares in (Shares(odds), kernel.module().Shares(list(odds.items()), (3, 3))):
        if rooms == (1, 2):
            assert shares.ways(rooms) == 3
        else:
            with pytest.raises(ValueError, match="room"):
                shares.ways(rooms)


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
