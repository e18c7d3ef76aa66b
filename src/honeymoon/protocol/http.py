"""What goes over HTTP besides the messages of the table; a refusal is an ``Err`` there too."""

from __future__ import annotations

from typing import Any

import msgspec

from honeymoon.protocol.commands import Seat


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request."""


class Told(msgspec.Struct, frozen=True):
    """The body of an answer."""


class Terms(Asked, frozen=True):
    """How a table is set up; what each field means stands in ``server.logged.Created``.

    ``seats`` empty: a person in each.
    """

    game: str
    options: dict[str, str | bool] = {}
    seats: tuple[str, ...] = ()
    stand_in: str = ""
    take_back: bool = True
    hints: bool = False
    draw_ahead: bool = True


class Import(Asked, frozen=True):
    """A match to go on with, as docs/record.md has it; who sits where is agreed anew."""

    record: dict[str, Any]
    seats: tuple[str, ...] = ()
    stand_in: str = ""
    take_back: bool = True
    hints: bool = False
    draw_ahead: bool = True


class Claim(Asked, frozen=True):
    """The secret that a link brings."""

    token: str


class Recover(Asked, frozen=True):
    """The code that a holder was told."""

    code: str


class Held(Told, frozen=True):
    """A place of a table is now the asker's.

    ``place`` is a seat, -1 for who watches, -2 for the host. ``code`` moves it to another
    device. ``token`` speaks for it, where the asker is a program that keeps no cookies.
    """

    table: str
    place: int
    epoch: int
    code: str
    token: str | None


class Link(Told, frozen=True):
    """An address to pass on; ``seat`` is null for those who watch."""

    seat: Seat | None
    link: str
    epoch: int


class Revoked(Told, frozen=True):
    """Nobody holds the place any more."""

    seat: Seat | None
    epoch: int


class Made(Told, frozen=True):
    """A new table: its host's place, and a link for each person's seat."""

    host: Held
    links: tuple[Link, ...]


class Own(Told, frozen=True):
    """A table at which the asker has places; only what everybody at it may know.

    ``players`` are who was to sit where, ``names`` those of the persons who do, ``totals`` the
    points of each seat. ``match`` is how many matches have been finished before this one, which
    has ``deal`` finished deals.
    """

    table: str
    places: tuple[int, ...]
    game: str
    players: tuple[str, ...]
    names: tuple[str, ...]
    totals: tuple[int, ...]
    match: int
    deal: int
    to_act: Seat | None
    paused: bool
    winners: tuple[Seat, ...] | None


class Forgotten(Told, frozen=True):
    """The asker's browser has no place at this table any more."""

    table: str


class Health(Told, frozen=True):
    """The server answers, and speaks this version of the protocol."""

    ok: bool
    protocol: int
