"""The side that sits at a table, without a socket: what it is told, and what it sends.

A client shows the newest view, and sends again what was not answered: under its key it has one
effect, however often it arrives. Nothing here waits, draws lots or knows a clock.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, get_args

import msgspec

from honeymoon.protocol.commands import Seat
from honeymoon.protocol.messages import (
    PROTOCOL,
    Ack,
    Advice,
    Do,
    Err,
    FromClient,
    FromServer,
    Hello,
    Here,
    Hint,
    Reason,
    Said,
    Sync,
    TableView,
    Welcome,
    Why,
)

Request = Do | Hint | Why
"""What is answered under its key."""
_KINDS: dict[str, Any] = {
    str(msgspec.inspect.type_info(kind).tag): kind  # type: ignore[attr-defined]
    for kind in get_args(FromServer)
}


class NotUnderstood(ValueError):
    """A frame that no server of this version sends; nothing of it is repeated."""


@dataclass(frozen=True, slots=True)
class Client:
    """What is known of a table, as the holder of ``seat``, or as who watches (None).

    ``here`` are the seats that somebody is connected for, None before the server has said so.
    ``waiting`` are requests that were not answered, in their order. ``is_welcome``: the server
    has answered hello on this connection; ``is_shown``: it has sent a view since.
    """

    seat: Seat | None
    view: TableView | None = None
    here: frozenset[Seat] | None = None
    waiting: tuple[Request, ...] = ()
    is_welcome: bool = False
    is_shown: bool = False


@dataclass(frozen=True, slots=True)
class Answered:
    """A request and its answer; an Err means that nothing was done."""

    request: Request
    answer: Ack | Err | Advice | Reason


@dataclass(frozen=True, slots=True)
class Later:
    """A request that is to be sent again after a rest."""

    request: Request
    code: str


@dataclass(frozen=True, slots=True)
class Refusal:
    """The connection itself is refused something, such as this version."""

    code: str


News = TableView | Here | Answered | Later | Refusal


@dataclass(frozen=True, slots=True)
class Step:
    """The client after something has happened, what to send, and what is new, if anything."""

    client: Client
    send: tuple[FromClient, ...] = ()
    news: News | None = None


def read_frame(text: str) -> FromServer | None:
    """The frame; None for one of a kind that is not known, and unknown fields are passed over.

    Raises NotUnderstood.
    """
    try:
        fields: dict[str, Any] = json.loads(text)
        kind = _KINDS.get(fields["t"])
        if kind is None:
            return None
        known = {name: fields[name] for name in kind.__struct_fields__ if name in fields}
        frame: FromServer = msgspec.convert({"t": fields["t"], **known}, kind)
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
        raise NotUnderstood from None
    return frame


def connected(client: Client) -> Step:
    """A new connection is open."""
    return Step(replace(client, is_welcome=False, is_shown=False), (Hello(PROTOCOL),))


def lost(client: Client) -> Step:
    """The connection is gone; what was not answered waits for the next."""
    return Step(replace(client, is_welcome=False, is_shown=False))


def asked(client: Client, request: Request) -> Step:
    """Ask for something, at once or when there is a connection."""
    after = replace(client, waiting=(*client.waiting, request))
    return Step(after, (request,) if client.is_welcome else ())


def asked_again(client: Client, request: Request) -> Step:
    """Send a request once more, unless it was answered meanwhile."""
    still = client.is_welcome and request in client.waiting
    return Step(client, (request,) if still else ())


def heard(client: Client, frame: FromServer) -> Step:
    """A frame has come."""
    if isinstance(frame, Welcome):
        return Step(replace(client, is_welcome=True), client.waiting)
    if isinstance(frame, Here):
        return Step(replace(client, here=frozenset(frame.seats)), (), frame)
    if isinstance(frame, TableView):
        return _shown(client, frame)
    # What is said at the table is for screens that show it as it comes.
    if isinstance(frame, Said):
        return Step(client)
    return _answered(client, frame)


def _shown(client: Client, view: TableView) -> Step:
    """The newest view counts; numbers that were left out are asked about."""
    if view.seat != client.seat:
        return Step(client)
    before = client.view if client.is_shown else None
    if before is not None and view.n <= before.n:
        return Step(client)
    missed = before is not None and view.n > before.n + 1
    after = replace(client, view=view, is_shown=True)
    return Step(after, (Sync(client.seat),) if missed else (), view)


def _answered(client: Client, answer: Ack | Err | Advice | Reason) -> Step:
    request = next((one for one in client.waiting if one.key == answer.key), None)
    if request is None:
        is_refusal = isinstance(answer, Err) and answer.key is None
        return Step(client, (), Refusal(answer.code) if is_refusal else None)  # type: ignore[union-attr]
    if isinstance(answer, Err) and answer.retry:
        return Step(client, (), Later(request, answer.code))
    after = replace(client, waiting=_without(client.waiting, request))
    return Step(after, (), Answered(request, answer))


def _without(waiting: Sequence[Request], request: Request) -> tuple[Request, ...]:
    return tuple(one for one in waiting if one != request)
