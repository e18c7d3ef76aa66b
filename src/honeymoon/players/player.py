"""What a computer player is, and the players there are, by name."""

from __future__ import annotations

from random import Random
from typing import Protocol

from honeymoon.players.beginner import BEGINNER
from honeymoon.players.clock import Clock
from honeymoon.players.club import CLUB
from honeymoon.players.expert import EXPERT
from honeymoon.players.random_player import RandomPlayer
from honeymoon.players.strong import STRONG
from honeymoon.players.tips.player import Tips
from honeymoon.rules.actions import Action
from honeymoon.rules.view import View

__all__ = ["ALIASES", "PLAYERS", "Clock", "Player", "player_named"]


class Player(Protocol):
    """Decides for a seat by nothing but what that seat may know."""

    @property
    def name(self) -> str:
        """The name with the version, as a record's ``seats`` writes it."""
        ...

    def choose(self, view: View, clock: Clock, rng: Random) -> Action:
        """One of ``view.legal``; equal views and equal chance give the same action.

        Raises ValueError where it is not this seat's decision.
        """
        ...


LEVELS: tuple[Player, ...] = (BEGINNER, CLUB, STRONG, EXPERT)
"""The ladder, weakest first."""
EVERYBODY: tuple[Player, ...] = (RandomPlayer(), Tips(), *LEVELS)
"""All players."""
PLAYERS: dict[str, Player] = {player.name: player for player in EVERYBODY}
"""All players by their names."""
ALIASES: dict[str, str] = {name.rsplit("-", 1)[0]: name for name in PLAYERS if name.count("-")}
"""Names that mean the newest version of a player."""


def player_named(text: str) -> Player:
    """The player of that name or alias; raises KeyError with the names there are."""
    name = ALIASES.get(text, text)
    if name not in PLAYERS:
        raise KeyError(f"no player {text!r}; there are {', '.join((*PLAYERS, *ALIASES))}")
    return PLAYERS[name]
