"""Players against each other: deals and matches, each player deciding by its view alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from honeymoon.players.clock import Clock
from honeymoon.players.player import Player
from honeymoon.rules.actions import Action
from honeymoon.rules.match import Match
from honeymoon.rules.view import View, view
from honeymoon.shuffle import Chance

CLOCK = Clock(1000)


class Decision(NamedTuple):
    """What a player saw, what it did, and the match after it."""

    view: View
    action: Action
    match: Match


def decisions(match: Match, players: Sequence[Player], chance: Chance) -> Iterator[Decision]:
    """The decisions of one more deal, in order; one player for each seat."""
    match = match.deal_out(chance.deck())
    rngs = [chance.branch(f"player {seat}") for seat in range(len(players))]
    while match.deal is not None:
        seat = match.deal.to_act
        assert seat is not None
        seen = view(match.deal, seat)
        action = players[seat].choose(seen, CLOCK, rngs[seat])
        match = match.play(action)
        yield Decision(seen, action, match)


def play_deal(match: Match, players: Sequence[Player], chance: Chance) -> Match:
    """The match after one more deal."""
    *_, last = decisions(match, players, chance)
    return last.match


def play_match(match: Match, players: Sequence[Player], chance: Chance, max_deals: int) -> Match:
    """The match played to its end, or after ``max_deals`` more deals left unfinished (B-05)."""
    for number in range(max_deals):
        if match.is_over:
            break
        match = play_deal(match, players, chance.branch(f"deal {number}"))
    return match
