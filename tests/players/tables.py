"""Matches between computer players, for the tests of players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product

from honeymoon.players.arena import Decision, decisions
from honeymoon.players.player import player_named
from honeymoon.rules.match import Match
from honeymoon.rules.variants.catalogue import VARIANTS
from honeymoon.shuffle import Chance

TIPS, RANDOM = player_named("tips-1"), player_named("random")
RULES_OF_PLAY = ("auction_end", "look", "refusal", "reveal", "preview", "fourth_hand")
"""The options that change what players see or may do; the others change amounts only."""


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


def tips_deals(game: str, count: int, label: str) -> Iterator[Decision]:
    """The decisions of so many first deals of matches among ``tips-1``."""
    for number in range(count):
        chance = Chance.seeded(f"{label} {game} {number}")
        match = drawn_match(game, chance)
        yield from decisions(match, [TIPS] * match.variant.seats, chance)
