"""Matches between computer players, for the tests of players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from honeymoon.players.clock import Clock
from honeymoon.players.player import Player
from honeymoon.rules.match import Match
from honeymoon.rules.view import view
from honeymoon.shuffle import Chance

CLOCK = Clock(1000)


def play_deal(match: Match, players: Sequence[Player], chance: Chance) -> Match:
    """The match after one more deal; each seat's player decides by its view alone."""
    match = match.deal_out(chance.deck())
    rngs = [chance.branch(f"player {seat}") for seat in range(len(players))]
    while match.deal is not None:
        seat = match.deal.to_act
        assert seat is not None
        action = players[seat].choose(view(match.deal, seat), CLOCK, rngs[seat])
        match = match.play(action)
    return match


def play_deals(match: Match, players: Sequence[Player], chance: Chance, deals: int) -> Match:
    """The match after so many more deals, fewer if it ends."""
    for number in range(deals):
        if match.is_over:
            break
        match = play_deal(match, players, chance.branch(f"deal {number}"))
    return match


def new_match(game: str, options: Mapping[str, object] | None, chance: Chance) -> Match:
    """A match whose first dealer is drawn by lot."""
    drawn = Match.start(game, options)
    return Match.start(game, options, chance.first_dealer(drawn.variant.seats))
