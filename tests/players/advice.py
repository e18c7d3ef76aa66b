"""What tips-1 would do in a position of a test."""

from __future__ import annotations

from random import Random

from honeymoon.players.arena import CLOCK
from honeymoon.rules.match import Match
from honeymoon.rules.view import view
from tests.players.tables import TIPS
from tests.rules.helpers import play, running, to_act


def advice(match: Match) -> str:
    """The action that tips-1 chooses for the seat to act, as a token."""
    seat = to_act(match)
    return str(TIPS.choose(view(running(match), seat), CLOCK, Random(0)))


def advised(match: Match, count: int) -> list[str]:
    """The next actions, each seat following the advice."""
    tokens = []
    for _ in range(count):
        tokens.append(advice(match))
        match = play(match, tokens[-1])
    return tokens
