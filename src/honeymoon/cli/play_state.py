"""What a conversation at the terminal is made of: its state, its replies and its questions."""

from __future__ import annotations

from dataclasses import dataclass

from honeymoon.cli.play_match import NOBODY, Sitting
from honeymoon.cli.play_page import Page
from honeymoon.cli.play_words import Words
from honeymoon.players.decision import Decision
from honeymoon.rules.actions import Action
from honeymoon.rules.events import SPECTATOR
from honeymoon.rules.view import View


@dataclass(frozen=True, slots=True)
class Session:
    """``told`` is, per seat, how many events of the deal it has been told.

    ``pending`` is an action that waits to be confirmed, since its letter could be mistaken.
    ``hinted`` is the last advice asked for, with what it was given on.
    """

    sitting: Sitting
    page: Page
    words: Words
    told: tuple[int, ...]
    pending: Action | None = None
    hinted: tuple[View, Decision] | None = None


@dataclass(frozen=True, slots=True)
class Reply:
    """What follows from a line: ``clear`` the screen, print ``lines``, ``save`` the match.

    ``is_over``: the program ends.
    """

    session: Session
    lines: tuple[str, ...] = ()
    save: bool = False
    clear: bool = False
    is_over: bool = False


@dataclass(frozen=True, slots=True)
class Prompt:
    """A question; one of ``keys`` alone is an answer where keys can be read singly."""

    text: str
    keys: frozenset[str] = frozenset()


def view_of(session: Session) -> View:
    """What the person at the screen may know; what is public while nobody is."""
    shown = session.sitting.shown
    return session.sitting.view_for(SPECTATOR if shown == NOBODY else shown)


def says(session: Session, *lines: str) -> Reply:
    """A reply of these lines that changes nothing."""
    return Reply(session, lines)
