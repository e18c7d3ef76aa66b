"""What a person can ask of a table."""

from __future__ import annotations

from typing import Literal

import msgspec

Seat = int
Rest = Literal["mine", "yours"]
"""Whose the remaining tricks are claimed to be, as the claimer says it."""


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="command"):
    """Something that somebody asks for; ``seat`` is the seat that it is asked for."""


class Sit(Command, frozen=True, tag="sit"):
    """Take a person's seat under a name."""

    seat: Seat
    name: str = ""


class Leave(Command, frozen=True, tag="leave"):
    """Give the seat up."""

    seat: Seat


class Act(Command, frozen=True, tag="act"):
    """Take an action, by its token; ``seen`` is the number of the view that it answers."""

    seat: Seat
    action: str
    seen: int


class AskBack(Command, frozen=True, tag="ask-back"):
    """Ask to take back one's last action."""

    seat: Seat


class AnswerBack(Command, frozen=True, tag="answer-back"):
    """Allow or refuse what another asked to take back."""

    seat: Seat
    allow: bool


class Claim(Command, frozen=True, tag="claim"):
    """Say whose the remaining tricks are."""

    seat: Seat
    rest: Rest


class AnswerClaim(Command, frozen=True, tag="answer-claim"):
    """Accept a claim, or play on."""

    seat: Seat
    accept: bool


class Pause(Command, frozen=True, tag="pause"):
    """Pause the play, or resume it."""

    seat: Seat
    pause: bool


# Keys are known again by what was asked: a field that came later is written only where it is used.
class HandOver(Command, frozen=True, tag="hand-over", omit_defaults=True):
    """Let the agreed stand-in play for a seat, or play it oneself again.

    ``for_seat`` is another person's seat, whose holder has been away for long; null is one's own.
    """

    seat: Seat
    to_stand_in: bool
    for_seat: Seat | None = None


class Next(Command, frozen=True, tag="next"):
    """Go on to the next deal, or after the match to another one."""

    seat: Seat


AnyCommand = (
    Sit | Leave | Act | AskBack | AnswerBack | Claim | AnswerClaim | Pause | HandOver | Next
)
