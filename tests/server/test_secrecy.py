"""Nothing hidden leaves: other packs that look the same, and cards that are written as no other."""

from __future__ import annotations

import pytest

from tests.rules.helpers import DD, GAMES, PL
from tests.scale import deals
from tests.server.secrecy import canaries, twins

SCRIPTS = deals(1, 12)
"""Tables of each game, and at each some places in the same deal."""
MATCHES = deals(1, 2)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_place_is_sent_depends_on_nothing_that_it_cannot_know(game: str) -> None:
    """Not a byte, nor the number of messages: views, answers, refusals, lists and records."""
    found = twins.Found()
    for number in range(SCRIPTS):
        found.add(twins.search(game, f"{game} {number}", deals(2, 10), deals(1, 2), 4))
    assert not found.wrong
    assert found.compared >= SCRIPTS * deals(1, 2) * 4
    assert found.impossible * 5 < found.compared


@pytest.mark.parametrize("game", GAMES)
def test_cards_are_nowhere_but_with_those_who_have_seen_them(game: str) -> None:
    """Neither in the log, nor in figures, nor over HTTP, nor in what fails inside."""
    loose = canaries.Loose()
    for number in range(MATCHES):
        loose.add(canaries.search(game, f"{game} {number}", deals(2, 30)))
    assert not loose.wrong
    assert loose.messages > 30
    assert loose.lines


@pytest.mark.parametrize("game", [DD, PL])
def test_a_ledger_is_of_the_pack_that_was_dealt_after_a_failure_inside(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A pack that was drawn before something failed was never dealt."""
    monkeypatch.setattr(canaries, "FAILS", 0.6)
    loose = canaries.search(game, f"{game} failures", 2)
    assert not loose.wrong
    assert loose.failures > 30
