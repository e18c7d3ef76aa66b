"""Players as people name them: one of this program's, or ``cmd:`` and a command line."""

from __future__ import annotations

import contextlib
import shlex

from honeymoon.players.isolated import Isolated
from honeymoon.players.outside import PREFIX, Outside
from honeymoon.players.player import Player, player_named
from honeymoon.players.program import PlayerFailed


def full_name(text: str) -> str:
    """The name with the version, as results have it. Raises KeyError, ValueError as ``seated``."""
    if not text.startswith(PREFIX):
        return player_named(text).name
    if not shlex.split(text.removeprefix(PREFIX)):
        raise ValueError("no command")
    return text


def seated(text: str, isolated: bool = False) -> Player:
    """A player of its own for one seat.

    Raises KeyError where there is no such player, ValueError for a command line that is none.
    """
    if text.startswith(PREFIX):
        return Outside(text.removeprefix(PREFIX))
    return Isolated(text) if isolated else player_named(text)


def get_ready(player: Player) -> None:
    """Start the process of a player that has one; one that cannot be will fail to decide."""
    start = getattr(player, "get_ready", None)
    if start is not None:
        with contextlib.suppress(PlayerFailed):
            start()


def close(player: Player) -> None:
    """End the process of a player that has one."""
    leave = getattr(player, "close", None)
    if leave is not None:
        leave()
