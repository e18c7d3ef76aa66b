"""What a player decides, and why: the candidates it weighed, as codes and numbers."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Protocol

from honeymoon.players.clock import Clock
from honeymoon.rules.actions import Action
from honeymoon.rules.view import View

Reason = int | float | str
"""A fact that a decision rests on."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """An action that was weighed.

    ``points`` are expected points for the seat that decides, ``tricks`` its own expected
    tricks of the whole deal; None where the player does not reckon so.
    """

    action: Action
    points: float | None = None
    tricks: float | None = None


@dataclass(frozen=True, slots=True)
class Decision:
    """The action chosen, and what it was chosen by.

    ``candidates`` stand best first. ``code`` names the kind of reasoning, for the sentences
    of ``locales``; ``facts`` are what it rests on, such as the number of worlds.
    """

    action: Action
    candidates: tuple[Candidate, ...] = ()
    code: str = ""
    facts: tuple[tuple[str, Reason], ...] = ()

    def fact(self, name: str) -> Reason | None:
        """One fact by its name; None where the decision does not rest on it."""
        return dict(self.facts).get(name)


class Explaining(Protocol):
    """A player that can say why; ``choose`` gives the action of ``decide``."""

    @property
    def name(self) -> str:
        """The name with the version, as a record's ``seats`` writes it."""
        ...

    def choose(self, view: View, clock: Clock, rng: Random) -> Action:
        """One of ``view.legal``; equal views and equal chance give the same action."""
        ...

    def decide(self, view: View, clock: Clock, rng: Random) -> Decision:
        """That action with its reasons; ValueError where it is not this seat's decision."""
        ...
