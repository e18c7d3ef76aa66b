"""Leaks that are planted into the server are found, each by what is meant to find it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pytest

from tests.scale import deals
from tests.server.secrecy import canaries, twins
from tests.server.secrecy.planted import PLANTED
from tests.server.secrecy.unwritten import room

TRIES = 80
"""Small tables in one of which a planted leak must show."""
CROWDS = 6
"""The same of tables at which a match is played out."""


@pytest.fixture(autouse=True)
def a_room_of_its_own() -> Iterator[None]:
    """What a leak left in the figures of this process is not found by other tests."""
    yield
    room.cache_clear()


def by_twins(game: str, first: int) -> Sequence[str]:
    """What is found at the first small tables of a game."""
    for number in range(first, first + TRIES):
        found = twins.search(game, f"planted {game} {number}", 1, 1, 4)
        if found.wrong:
            return found.wrong
    return ()


def by_canaries(game: str, first: int) -> Sequence[str]:
    """What turns up in a few deals, or at a table whose first match is over soon."""
    few = canaries.search(game, f"planted {first}", 2).wrong
    return few or canaries.search(game, f"planted {first}", 12).wrong


FINDERS: dict[str, Callable[[str, int], Sequence[str]]] = {
    "twins": by_twins,
    "canaries": by_canaries,
}


@pytest.mark.parametrize("name", list(PLANTED)[:: deals(3, 1)])
def test_a_planted_leak_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of them, by what is meant to find it."""
    leak = PLANTED[name]
    leak.plant(monkeypatch)
    assert FINDERS[leak.found_by](leak.game, leak.first)
