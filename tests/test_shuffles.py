"""Packs of the server's shuffle beside what chance does, and shuffles that are known to be bad."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

import pytest

from honeymoon.rules.cards import CARDS
from honeymoon.shuffle import Chance
from tests.scale import deals
from tests.shuffles import FIGURES, MOST, Packs, as_rows, figures, repeats

FEW = deals(4_000, 60_000)
Shuffle = Callable[[Random], list[int]]


@cache
def packs() -> Packs:
    """Packs as a server deals them, each from a key of its own."""
    return as_rows(Chance.seeded(f"pack {number}").deck() for number in range(FEW))


@pytest.mark.parametrize("name", FIGURES)
def test_the_packs_are_as_chance_has_them(name: str) -> None:
    """Places, gaps, runs and pairs."""
    assert FIGURES[name](packs()) < MOST


def test_no_pack_comes_twice() -> None:
    """Nor with keys of the operating system."""
    assert not repeats(packs())
    assert not repeats(as_rows(Chance.secret().deck() for _ in range(deals(300, 5_000))))


# --- shuffles that are bad ------------------------------------------------------------------------


def _naive(rng: Random) -> list[int]:
    """Each place is swapped with any."""
    pack = list(range(52))
    for place in range(52):
        other = rng.randrange(52)
        pack[place], pack[other] = pack[other], pack[place]
    return pack


def _off_by_one(rng: Random) -> list[int]:
    """No card can stay where it is."""
    pack = list(range(52))
    for place in range(51, 0, -1):
        other = rng.randrange(place)
        pack[place], pack[other] = pack[other], pack[place]
    return pack


def _modulo(rng: Random) -> list[int]:
    """The remainder of a byte: small numbers come more often."""
    pack = list(range(52))
    for place in range(51, 0, -1):
        other = rng.getrandbits(8) % (place + 1)
        pack[place], pack[other] = pack[other], pack[place]
    return pack


def _sorted_by_lot(rng: Random) -> list[int]:
    """By keys of eight bits; those with the same key stay in order."""
    keys = [rng.getrandbits(8) for _ in range(52)]
    return sorted(range(52), key=keys.__getitem__)


def _riffles(rng: Random) -> list[int]:
    """Five of them, where seven are needed."""
    pack = rng.sample(range(52), 52) if rng.random() < 0.5 else list(range(52))
    for _ in range(5):
        sides = [rng.getrandbits(1) for _ in range(52)]
        cut = sides.count(0)
        upper, lower = iter(pack[:cut]), iter(pack[cut:])
        pack = [next(lower if side else upper) for side in sides]
    return pack


def _cut_alone(rng: Random) -> list[int]:
    """One order, cut anywhere."""
    order, at = Random("order").sample(range(52), 52), rng.randrange(52)
    return order[at:] + order[:at]


def _stuck(rng: Random) -> list[int]:
    """Every other time two cards stay together."""
    pack = rng.sample(range(52), 52)
    if rng.random() < 0.5:
        pack.remove(51)
        pack.insert(pack.index(50) + 1, 51)
    return pack


BAD: dict[str, Shuffle] = {
    "position": _off_by_one,
    "gap": _cut_alone,
    "run": _sorted_by_lot,
    "rising": _riffles,
    "pair": _cut_alone,
    "next pack": _cut_alone,
}


def bad_packs(shuffle: Shuffle, count: int) -> Packs:
    """So many of them, of one generator."""
    rng = Random("bad")
    return as_rows(shuffle(rng) for _ in range(count))


@pytest.mark.parametrize("name", sorted(set(FIGURES) - {"next pack"}))
def test_each_figure_finds_a_shuffle_that_is_bad(name: str) -> None:
    """One that it is there for."""
    assert FIGURES[name](bad_packs(BAD[name], 3_000)) > MOST


def test_packs_that_hang_together_are_found() -> None:
    """A pack that begins as the one before ended."""
    rng, found = Random("next"), [list(range(52))]
    for _ in range(5_999):
        top = found[-1][0]
        found.append(sorted(rng.sample(range(52), 52), key=lambda card: card != top))
    assert FIGURES["next pack"](as_rows(found)) > MOST


@pytest.mark.parametrize(
    "shuffle", [_naive, _off_by_one, _modulo, _sorted_by_lot, _riffles, _cut_alone, _stuck]
)
def test_shuffles_that_are_known_to_be_bad_are_found(shuffle: Shuffle) -> None:
    """By one figure or another."""
    assert max(figures(bad_packs(shuffle, 8_000)).values()) > MOST


def test_a_small_key_is_found_by_its_repeats() -> None:
    """Twelve bits for 52! orders."""
    rng = Random("small")
    keys = [rng.getrandbits(12) for _ in range(400)]
    assert repeats(as_rows(Random(key).sample(CARDS, 52) for key in keys)) > 0
