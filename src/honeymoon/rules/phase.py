"""The two Protocols of a plan and what a step of it returns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, Protocol

from honeymoon.rules.actions import Action, Kind
from honeymoon.rules.errors import RuleViolation
from honeymoon.rules.events import Event, Seat
from honeymoon.rules.position import Position

Fact = str | int | bool | None | tuple["Fact", ...]
PhaseView = Mapping[str, Fact]
"""What a phase tells one seat about itself: names and JSON values, cards as tokens."""


class Phase(Protocol):
    """A moment inside a phase."""

    @property
    def name(self) -> str:
        """The code of the phase, public."""
        ...

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """The sorts of action that it asks for, the likeliest reading of a token first."""
        ...

    def to_act(self, position: Position) -> Seat:
        """The seat whose decision it is."""
        ...

    def legal(self, position: Position) -> tuple[Action, ...]:
        """Every action that the rules allow now; never empty."""
        ...

    def why_not(self, position: Position, action: Action) -> RuleViolation:
        """The reason why an action that is not legal is not."""
        ...

    def apply(self, position: Position, action: Action) -> Step:
        """What a legal action leads to."""
        ...

    def observe(self, position: Position, seat: Seat) -> PhaseView:
        """What that seat may know of this moment."""
        ...


class PhaseRules(Protocol):
    """A line of a plan: parameters only."""

    def begin(self, position: Position) -> Step:
        """The phase's first moment; a Step without a phase where nothing is to be decided."""
        ...


class Step(NamedTuple):
    """What follows: the position, the moment (None where the phase is over), what happened.

    ``ends_deal`` is true where the rest of the plan is dropped: passed out, or a redeal.
    """

    position: Position
    phase: Phase | None
    events: tuple[Event, ...] = ()
    ends_deal: bool = False
