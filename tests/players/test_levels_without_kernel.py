"""The levels in pure Python: the same skills on fewer worlds, exact at the end, no long waits."""

from __future__ import annotations

from random import Random
from time import process_time

import pytest

from honeymoon.players.arena import decisions
from honeymoon.players.expert import EXPERT
from honeymoon.players.guard import decision_of
from honeymoon.players.player import LEVELS
from honeymoon.players.strong import STRONG
from honeymoon.shuffle import Chance
from tests.players.reached import STANDING, reached
from tests.players.tables import TIPS, drawn_match
from tests.players.unaided import asked, is_exact
from tests.rules.helpers import DD, ED, GAMES, PL, PU, SE
from tests.scale import deals

SECONDS = 3.0
"""The longest that a decision may take."""
WEAK = ("guided", "tips-1")


@pytest.fixture
def off(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """The kernel is switched off."""
    monkeypatch.setenv("HONEYMOON_KERNEL", "off")
    return monkeypatch


@pytest.mark.parametrize("game", GAMES)
def test_no_decision_takes_long(game: str, off: pytest.MonkeyPatch) -> None:
    """A deal of the expert against tips, with the kernel switched off."""
    chance = Chance.seeded(f"slow {game}")
    match = drawn_match(game, chance)
    table = [EXPERT, *[TIPS] * (match.variant.seats - 1)]
    before = process_time()
    for move in decisions(match, table, chance):
        assert move.action in move.view.legal
        assert process_time() - before < SECONDS
        before = process_time()


@pytest.mark.parametrize("game", GAMES)
def test_no_level_takes_long_in_any_phase(game: str, off: pytest.MonkeyPatch) -> None:
    """Decisions of every kind from the deals of weak players."""
    for moment in reached(game, "without kernel", deals(6, 40), WEAK, deals(1, 3)):
        for player in LEVELS:
            before = process_time()
            decision = decision_of(player, moment.view, STANDING, Random(1))
            assert process_time() - before < SECONDS, (player.name, moment.view.phase)
            assert decision.action in moment.view.legal


@pytest.mark.parametrize("game", [DD, PU, PL])
def test_two_hands_are_exact_from_six_cards_down(game: str, off: pytest.MonkeyPatch) -> None:
    """Each card's tricks are the mean of what the kernel says of the hands that are imagined."""
    found = list(asked(game, "endings", deals(20, 80), (STRONG, EXPERT), WEAK))
    off.delenv("HONEYMOON_KERNEL")
    assert {is_exact(each) for each in found} == {True}


@pytest.mark.parametrize("game", [SE, ED])
def test_open_hands_are_exact_from_six_cards_down(game: str, off: pytest.MonkeyPatch) -> None:
    """No card gives away a trick that the kernel would have found."""
    found = list(asked(game, "endings", deals(12, 80), (EXPERT,), WEAK))
    off.delenv("HONEYMOON_KERNEL")
    assert {is_exact(each) for each in found} - {None} == {True}
