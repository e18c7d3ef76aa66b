"""The levels in pure Python: the same skills on fewer worlds, and no long waits."""

from __future__ import annotations

from time import process_time

import pytest

from honeymoon.players.arena import decisions
from honeymoon.players.expert import EXPERT
from honeymoon.shuffle import Chance
from tests.players.tables import TIPS, drawn_match
from tests.rules.helpers import GAMES

SECONDS = 3.0
"""The longest that a decision may take."""


@pytest.mark.parametrize("game", GAMES)
def test_no_decision_takes_long(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A deal of the expert against tips, with the kernel switched off."""
    monkeypatch.setenv("HONEYMOON_KERNEL", "off")
    chance = Chance.seeded(f"slow {game}")
    match = drawn_match(game, chance)
    table = [EXPERT, *[TIPS] * (match.variant.seats - 1)]
    before = process_time()
    for move in decisions(match, table, chance):
        assert move.action in move.view.legal
        assert process_time() - before < SECONDS
        before = process_time()
