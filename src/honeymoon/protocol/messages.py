"""The messages of the wire: JSON objects, told apart by ``t``. Everything has a version.

Whatever a person sees comes in a ``TableView``; it is sent in full each time. The numbers of
views count for each seat alone, without a gap.
"""

from __future__ import annotations

import re
from typing import Any, Literal

import msgspec

from honeymoon.protocol.commands import AnyCommand, Rest, Seat

PROTOCOL = 1
"""The version of the messages; another is answered by the error ``version``."""
KEY_PATTERN = re.compile(r"[A-Za-z0-9_-]{1,40}")
"""The form of the keys that clients make; 128 random bits are enough for a key of its own."""


Phrase = Literal["well-played", "one-moment", "thanks", "stop-after", "good-luck"]
"""What can be said at a table: each reader sees it in a language of his own."""


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t"):
    """One frame."""


class Hello(Message, frozen=True, tag="hello"):
    """The first frame of a client: the version that it speaks."""

    v: int


class Do(Message, frozen=True, tag="do"):
    """A command under a key of the client's making: sent again, it is answered as before."""

    key: str
    command: AnyCommand


class Sync(Message, frozen=True, tag="sync"):
    """Ask for the view again."""

    seat: Seat | None = None


class Hint(Message, frozen=True, tag="hint"):
    """Ask what to do; ``seen`` is the number of the view that the answer is to be about."""

    key: str
    seat: Seat
    seen: int


class Why(Message, frozen=True, tag="why"):
    """Ask why a computer player did what it did: its last action of the deal, or ``back`` ago."""

    key: str
    seat: Seat
    back: int = 1


class Say(Message, frozen=True, tag="say"):
    """Say one of the ready phrases to everybody who is connected to the table now."""

    key: str
    seat: Seat
    phrase: Phrase


FromClient = Hello | Do | Sync | Hint | Why | Say


class Welcome(Message, frozen=True, tag="welcome"):
    """The answer to Hello: the version, and the seats that this connection holds."""

    v: int
    seats: tuple[Seat, ...]


class Here(Message, frozen=True, tag="here"):
    """The seats that somebody is connected for now; no view, and stored nowhere."""

    seats: tuple[Seat, ...]


class Ack(Message, frozen=True, tag="ack"):
    """The command of this key is done and stored; ``n`` is the number of the view after it."""

    key: str
    n: int


class Err(Message, frozen=True, tag="err"):
    """Nothing was done. ``code`` is of a closed list; ``rule`` is the rule that forbids it.

    ``retry``: the same command may be accepted later.
    """

    code: str
    key: str | None = None
    reason: str | None = None
    rule: str | None = None
    retry: bool = False


class PlaceView(msgspec.Struct, frozen=True):
    """Who has a seat."""

    player: str
    name: str
    taken: bool
    stand_in: str
    ready: bool


class ClaimView(msgspec.Struct, frozen=True):
    """A claim, and the cards that the claimer has shown."""

    seat: Seat
    rest: Rest
    cards: tuple[str, ...]


class AheadView(msgspec.Struct, frozen=True):
    """The seat's own turns of the draw that wait for their place in the order.

    ``choices`` are those that it has made, ``card`` the first card of its next turn (null once
    it has made all), ``hand`` and ``rejects`` what it then has and has laid aside.
    """

    choices: tuple[str, ...]
    card: str | None
    hand: tuple[str, ...]
    rejects: tuple[str, ...]
    legal: tuple[str, ...]


class TableView(Message, frozen=True, tag="view"):
    """All that a seat may know, or who watches (``seat`` is null), in one piece.

    ``deal`` is the view of docs/view.md of the running deal, or of the one just finished.
    ``pass_ends``: a pass of this seat would end the auction now.
    ``asked_back`` is who asks to take back which action of the deal; each of the other persons
    has to allow it, and ``allowed_back`` have done so. ``scored`` are the finished deals of the
    match with every amount and what explains it, each with the ``score`` after it.
    """

    n: int
    seat: Seat | None
    game: str
    options: dict[str, str | bool]
    places: tuple[PlaceView, ...]
    take_back: bool
    hints: bool
    stand_in: str
    paused: bool
    practice: bool
    match: int
    winners: tuple[Seat, ...] | None
    dealer: Seat
    to_act: Seat | None
    pass_ends: bool
    asked_back: tuple[Seat, int] | None
    allowed_back: tuple[Seat, ...]
    claim: ClaimView | None
    deal: dict[str, Any] | None
    ahead: AheadView | None
    scored: tuple[dict[str, Any], ...]


class CandidateView(msgspec.Struct, frozen=True):
    """An action that was weighed: expected points, and expected tricks of the whole deal."""

    action: str
    points: float | None
    tricks: float | None


class DecisionView(msgspec.Struct, frozen=True):
    """An action with its reasons: the candidates, best first, and a code with what it rests on."""

    action: str
    candidates: tuple[CandidateView, ...]
    code: str
    facts: dict[str, int | float | str]


class Advice(Message, frozen=True, tag="advice"):
    """What ``player`` would do, shown the view of number ``n`` and nothing else."""

    key: str
    n: int
    player: str
    decision: DecisionView


class Reason(Message, frozen=True, tag="reason"):
    """The action of that number in the deal, which the computer player in ``seat`` took.

    ``open``: the asker knows every card that the player knew, and ``knew`` is the player's view
    before the action. Otherwise it is the asker's own view of that moment, and ``decision`` says
    no more than whether it was made for the player; null where it is not known any more.
    """

    key: str
    seat: Seat
    player: str
    number: int
    open: bool
    knew: dict[str, Any]
    decision: DecisionView | None


class Said(Message, frozen=True, tag="said"):
    """A person in that seat says this; nobody keeps it."""

    seat: Seat
    phrase: Phrase


FromServer = Welcome | Here | Ack | Err | TableView | Advice | Reason | Said
