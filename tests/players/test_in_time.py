"""A player whose time is over gives the best it has so far."""

from __future__ import annotations

from random import Random

import pytest

from honeymoon.players.clock import Clock
from honeymoon.players.expert import EXPERT
from honeymoon.players.in_time import until
from tests.players.test_skilled_play import views


def test_without_a_start_there_is_time_for_all() -> None:
    """A clock that stands still ends nothing."""
    assert list(until(range(100), Clock(1000))) == list(range(100))


def test_past_the_deadline_one_item_is_left() -> None:
    """The first is always there, so that there is something to choose by."""
    over = Clock(1000, started=0.0, now=lambda: 2.0)
    assert list(until(range(100), over)) == [0]


@pytest.mark.parametrize("game", ["plain", "three-handed", "bismarck"])
def test_a_card_is_chosen_by_the_worlds_there_was_time_for(game: str) -> None:
    """Late or not, the card is legal, and no more worlds are told than were looked at."""
    late = Clock(1000, started=0.0, now=lambda: 2.0)
    seen = next(views(game, "late", range(6, 8), 4))
    decision = EXPERT.decide(seen, late, Random(1))
    assert decision.action in seen.legal
    assert decision.fact("worlds") == 1
