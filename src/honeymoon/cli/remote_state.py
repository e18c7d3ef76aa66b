"""What a conversation at a table on a server is made of: its state, and what a step leads to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from honeymoon.cli.play_state import Session
from honeymoon.cli.play_words import Words, merged
from honeymoon.locales import Texts
from honeymoon.protocol.client import Client, Later
from honeymoon.protocol.messages import FromClient, TableView


class Wish(Enum):
    """What can be asked of a table besides the actions of the game; the value is its word."""

    CLAIM = "claim"
    CONCEDE = "concede"
    PAUSE = "pause"
    YES = "yes"
    NO = "no"


@dataclass(frozen=True, slots=True)
class Told:
    """What the person has been told: of which match and deal, how many events, its result."""

    deal: tuple[int, int] = (-1, -1)
    events: int = 0
    is_over: bool = False


@dataclass(frozen=True, slots=True)
class AtTable:
    """A terminal at a table: ``session`` is made of the newest view, None before the first.

    ``name`` is what the person wants to be called. ``queued`` are further actions of a line that
    named several. ``is_cut``: the connection was lost, and the person was told so.
    """

    client: Client
    texts: Texts
    words: Words
    wishes: Mapping[str, Wish]
    is_plain: bool = False
    name: str = ""
    session: Session | None = None
    told: Told = Told()
    queued: tuple[str, ...] = ()
    is_cut: bool = False

    @property
    def table(self) -> TableView | None:
        """The newest view."""
        return self.client.view


@dataclass(frozen=True, slots=True)
class Said:
    """What follows: lines to print, frames to send, at once or later.

    ``status``: the program ends, with this exit status.
    """

    at: AtTable
    lines: tuple[str, ...] = ()
    send: tuple[FromClient, ...] = ()
    later: Later | None = None
    status: int | None = None


def wishes_of(texts: Texts) -> dict[str, Wish]:
    """The words of this language, with those of English as far as they are free."""
    return merged(texts, Texts("en"), {wish.value: wish for wish in Wish})
