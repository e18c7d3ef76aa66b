"""Matches between computer players, for the tests of players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import NamedTuple

from honeymoon.players.clock import Clock
from honeymoon.players.player import Player, player_named
from honeymoon.rules.actions import Action
from honeymoon.rules.match import Match
from honeymoon.rules.variants.catalogue import VARIANTS
from honeymoon.rules.view import View, view
from honeymoon.shuffle import Chance

CLOCK = Clock(1000)
TIPS, RANDOM = player_named("tips-1"), player_named("random")
RULES_OF_PLAY = ("auction_end", "look", "refusal", "reveal", "preview", "fourth_hand")
"""The options that change what players see or may do; the others change amounts only."""


class Move(NamedTuple):
    """What a player saw, what it did, and the match after it."""

    view: View
    action: Action
    match: Match


def moves(match: Match, players: Sequence[Player], chance: Chance) -> Iterator[Move]:
    """The moves of one more deal; each seat's player decides by its view alone."""
    match = match.deal_out(chance.deck())
    rngs = [chance.branch(f"player {seat}") for seat in range(len(players))]
    while match.deal is not None:
        seat = match.deal.to_act
        assert seat is not None
        seen = view(match.deal, seat)
        action = players[seat].choose(seen, CLOCK, rngs[seat])
        match = match.play(action)
        yield Move(seen, action, match)


def play_deal(match: Match, players: Sequence[Player], chance: Chance) -> Match:
    """The match after one more deal."""
    *_, last = moves(match, players, chance)
    return last.match


def play_deals(match: Match, players: Sequence[Player], chance: Chance, deals: int) -> Match:
    """The match after so many more deals, fewer if it ends."""
    for number in range(deals):
        if match.is_over:
            break
        match = play_deal(match, players, chance.branch(f"deal {number}"))
    return match


def drawn_match(game: str, chance: Chance, options: Mapping[str, object] | None = None) -> Match:
    """A match whose first dealer is drawn by lot."""
    dealer = chance.first_dealer(VARIANTS[game].seats)
    return Match.start(game, options, dealer)


def option_sets(game: str) -> list[dict[str, object]]:
    """Every combination of the options that players can notice, but for those that conflict."""
    variant = VARIANTS[game]
    options = [option for option in variant.options if option.name in RULES_OF_PLAY]
    sets: list[dict[str, object]] = [
        dict(zip([option.name for option in options], values, strict=True))
        for values in product(*(option.values for option in options))
    ]
    conflict = set(variant.conflict)
    return [chosen for chosen in sets if not conflict or not conflict <= set(chosen.items())]


def tips_deals(game: str, count: int, label: str) -> Iterator[Move]:
    """The moves of so many first deals of matches among ``tips-1``."""
    for number in range(count):
        chance = Chance.seeded(f"{label} {game} {number}")
        match = drawn_match(game, chance)
        yield from moves(match, [TIPS] * match.variant.seats, chance)
