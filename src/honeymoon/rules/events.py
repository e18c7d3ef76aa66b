"""What happened in a deal, and which seats saw the private part of it (rules.md section E)."""

from __future__ import annotations

from enum import Enum, IntEnum
from typing import NamedTuple

from honeymoon.rules.cards import Card
from honeymoon.rules.contract import AnyContract

Seat = int
"""A place at the table, 0-based and clockwise."""
SPECTATOR: Seat = -1
"""Someone who watches: public information only."""
Audience = tuple[Seat, ...]
"""The seats that see something; the spectator among them where everybody does."""
EVERYBODY: Audience = (SPECTATOR, 0, 1, 2)
NOBODY: Audience = ()


class Role(IntEnum):
    """Who gets to play a dummy before the contract has named seats; negative, unlike seats."""

    DECLARER = -2
    DEFENDER = -3
    NOBODY = -4


Owner = int
"""A seat, or a Role."""


class EventKind(Enum):
    """What happened; the value is the stable code."""

    DEALT = "dealt"
    OPENED = "opened"
    LOOKED = "looked"
    KEPT = "kept"
    REJECTED = "rejected"
    TOOK = "took"
    REFUSED = "refused"
    DIED = "died"
    DISCARDED = "discarded"
    CALLED = "called"
    PASSED_OUT = "passed-out"
    CONTRACT = "contract"
    TOOK_STOCK = "took-stock"
    EXPOSED = "exposed"
    PLAYED = "played"
    TRICK = "trick"
    REDEAL = "redeal"


class Event(NamedTuple):
    """One thing that happened.

    ``seat`` did it, or it concerns that seat. ``hand`` is the number of the hand that it
    concerns (the seat's own, or a dummy), ``cards`` the cards in question in the order in
    which they appeared, of which ``audience`` sees the faces; their number is public.
    ``token`` is the call, public; ``contract`` what was contracted.
    """

    kind: EventKind
    seat: Seat
    hand: int
    cards: tuple[Card, ...] = ()
    audience: Audience = EVERYBODY
    token: str = ""
    contract: AnyContract | None = None

    def seen_by(self, seat: Seat) -> SeenEvent:
        """The event as that seat saw it: an unseen card is None."""
        cards = self.cards if seat in self.audience else (None,) * len(self.cards)
        return SeenEvent(self.kind, self.seat, self.hand, cards, self.token, self.contract)


class SeenEvent(NamedTuple):
    """An event with only those faces that one seat saw; the fields are those of ``Event``."""

    kind: EventKind
    seat: Seat
    hand: int
    cards: tuple[Card | None, ...]
    token: str
    contract: AnyContract | None
