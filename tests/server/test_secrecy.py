"""Nothing hidden leaves: other packs that look the same, and cards that are written as no other."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from tests.rules.helpers import GAMES
from tests.scale import deals
from tests.server.secrecy import canaries, twins
from tests.server.secrecy.planted import PLANTED

SCRIPTS = deals(1, 12)
"""Tables of each game, and at each two places in the same deal."""
MATCHES = deals(1, 6)
TRIES = 80
"""Small tables in one of which a planted leak must show."""


@pytest.mark.parametrize("game", GAMES)
def test_what_a_place_is_sent_depends_on_nothing_that_it_cannot_know(game: str) -> None:
    """Not a byte, nor the number of messages: views, answers, refusals, lists and records."""
    found = twins.Found()
    for number in range(SCRIPTS):
        found.add(twins.search(game, f"{game} {number}", deals(3, 10), 2, deals(2, 4)))
    assert not found.wrong
    assert found.compared >= SCRIPTS * 2 * deals(2, 4)
    assert found.impossible * 5 < found.compared


@pytest.mark.parametrize("game", GAMES)
def test_cards_are_nowhere_but_with_those_who_have_seen_them(game: str) -> None:
    """Neither in the log, nor in figures, nor over HTTP, nor in what fails inside."""
    loose = canaries.Loose()
    for number in range(MATCHES):
        loose.add(canaries.search(game, f"{game} {number}", deals(3, 30)))
    assert not loose.wrong
    assert loose.messages > 200
    assert loose.lines


def by_twins(game: str) -> Sequence[str]:
    """What is found at the first small tables of a game."""
    for number in range(TRIES):
        found = twins.search(game, f"planted {game} {number}", 1, 1, 4)
        if found.wrong:
            return found.wrong
    return ()


def by_canaries(game: str) -> Sequence[str]:
    """What turns up at a table of a game whose first match is over soon."""
    return canaries.search(game, "planted 4", 30).wrong


FINDERS: dict[str, Callable[[str], Sequence[str]]] = {"twins": by_twins, "canaries": by_canaries}


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_leak_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of them, by what is meant to find it."""
    plant, game, finder = PLANTED[name]
    plant(monkeypatch)
    assert FINDERS[finder](game)
