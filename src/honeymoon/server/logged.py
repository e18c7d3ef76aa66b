"""What happens at a table, as its log keeps it: the whole state follows from these, in order.

Events of one name never change their meaning; what they hold can only be added to.
"""

from __future__ import annotations

import msgspec

from honeymoon.protocol.commands import Rest, Seat


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """One thing that happened at a table."""


class Created(Event, frozen=True, tag="created"):
    """The table was set up; never the second event, and pinned for good.

    ``options`` are those that differ from the game's defaults. ``seats`` are ``person`` or the
    computer player with its version, or a program that the server names; ``stand_in`` may take
    over a person's seat, "" where nobody may. ``take_back`` and ``hints`` are what the persons
    agreed on. ``rules`` and ``deals`` name the rules and the way packs are shuffled.
    ``imported``: the first match began elsewhere, and whoever brought it may know its cards.
    """

    game: str
    options: dict[str, str | bool]
    seats: tuple[str, ...]
    first_dealer: Seat
    stand_in: str = ""
    take_back: bool = True
    hints: bool = False
    draw_ahead: bool = True
    rules: int = 1
    deals: str = "plain-1"
    imported: bool = False


class SatDown(Event, frozen=True, tag="sat-down"):
    """A person took a seat that was kept for one."""

    seat: Seat
    name: str


class Left(Event, frozen=True, tag="left"):
    """A person gave a seat up; another can take it."""

    seat: Seat


class Dealt(Event, frozen=True, tag="dealt"):
    """A deal began from this pack, top card first."""

    deck: tuple[int, ...]


class Acted(Event, frozen=True, tag="acted"):
    """The seat to act took this action."""

    seat: Seat
    action: int


class Chose(Event, frozen=True, tag="chose"):
    """A seat kept or rejected before its turn came; nobody else is told until it comes."""

    seat: Seat
    action: int


class AskedBack(Event, frozen=True, tag="asked-back"):
    """A seat asks to take back its last action, number ``action`` of the deal."""

    seat: Seat
    action: int


class AllowedBack(Event, frozen=True, tag="allowed-back"):
    """A seat allows it; others have still to be heard."""

    seat: Seat


class RefusedBack(Event, frozen=True, tag="refused-back"):
    """A seat did not allow it."""

    seat: Seat


class TookBack(Event, frozen=True, tag="took-back"):
    """The deal went back to before its action of that number.

    ``practice``: something had been seen since then.
    """

    seat: Seat
    action: int
    practice: bool = False


class Claimed(Event, frozen=True, tag="claimed"):
    """A seat says whose the rest is, and shows its cards."""

    seat: Seat
    rest: Rest


class Declined(Event, frozen=True, tag="declined"):
    """The other seat wants to play on."""

    seat: Seat


class Accepted(Event, frozen=True, tag="accepted"):
    """The other seat agrees: these legal cards are the rest of the play."""

    seat: Seat
    actions: tuple[int, ...]


class Paused(Event, frozen=True, tag="paused"):
    """Nobody is to act until play is resumed."""

    seat: Seat


class Resumed(Event, frozen=True, tag="resumed"):
    """Play goes on."""

    seat: Seat


class HandedOver(Event, frozen=True, tag="handed-over", omit_defaults=True):
    """The stand-in plays for a person's seat, or no more (``player`` is "").

    ``by`` is the seat that had it so while the holder was away, None where the holder did.
    """

    seat: Seat
    player: str
    by: Seat | None = None


class Ready(Event, frozen=True, tag="ready"):
    """A seat wants the next deal, or after the match another one."""

    seat: Seat


class Rematched(Event, frozen=True, tag="rematched"):
    """A new match of the same game began with the same seats."""

    first_dealer: Seat


AnyEvent = (
    Created
    | SatDown
    | Left
    | Dealt
    | Acted
    | Chose
    | AskedBack
    | AllowedBack
    | RefusedBack
    | TookBack
    | Claimed
    | Declined
    | Accepted
    | Paused
    | Resumed
    | HandedOver
    | Ready
    | Rematched
)
