"""The table, without sockets, clocks and storage: a command in, events and messages out.

``handle`` never changes anything: it says which events the command comes to. Only when these
are stored does the table go on to ``state.after`` each of them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from honeymoon.protocol import commands
from honeymoon.protocol.commands import Command, Rest
from honeymoon.rules.actions import Action
from honeymoon.rules.deal import Deal
from honeymoon.rules.errors import NotationError, OptionError, RuleViolation
from honeymoon.rules.events import Seat
from honeymoon.rules.variants.catalogue import VARIANTS
from honeymoon.rules.view import view
from honeymoon.server import logged
from honeymoon.server.claims import can_be, is_in_sight, rest_of_play
from honeymoon.server.drawing_ahead import imagined, is_draw
from honeymoon.server.errors import Refused, TableRefusal
from honeymoon.server.logged import Created, Event
from honeymoon.server.names import clean_name
from honeymoon.server.state import PERSON, Table, after, opened
from honeymoon.server.taking_back import has_seen, is_open_call, last_action
from honeymoon.shuffle import Chance

Events = tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Handled:
    """The events that a command comes to, and the table after them."""

    events: Events
    table: Table


def handle(
    table: Table, command: Command, chance: Chance, absent: frozenset[Seat] = frozenset()
) -> Handled:
    """What the command comes to; packs and first dealers come from ``chance``.

    Who asks may ask for this seat: that was checked before. ``absent`` are the seats whose
    holders have been away for long, as the server knows it and no client says. Raises
    TableRefusal; the table is then as it was.
    """
    _check_seat(table, command)
    if isinstance(command, commands.HandOver) and command.for_seat is not None:
        return _followed(table, _hand_over_for(table, command, command.for_seat, absent), chance)
    return _followed(table, _HANDLERS[type(command)](table, command), chance)


def act_for_computer(table: Table, action: Action, chance: Chance) -> Handled:
    """The same for what the computer player in the seat to act has decided."""
    seat = table.to_act
    if seat is None or not table.places[seat].computer:
        raise TableRefusal(Refused.NOT_YOUR_TURN)
    return _followed(table, (_checked(table, seat, action),), chance)


def create(terms: Created) -> Handled:
    """A new table. Raises TableRefusal for terms that are none."""
    _check_terms(terms)
    return Handled((terms,), opened(terms))


def answer_for_computer(table: Table, accept: bool, chance: Chance) -> Handled:
    """The same for a claim that a computer player answers."""
    if table.claim is None or not table.places[1 - table.claim[0]].computer:
        raise TableRefusal(Refused.NOT_ASKED)
    answer = commands.AnswerClaim(1 - table.claim[0], accept)
    return _followed(table, _answer_claim(table, answer), chance)


def _check_terms(terms: Created) -> None:
    if terms.game not in VARIANTS:
        raise TableRefusal(Refused.GAME)
    variant = VARIANTS[terms.game]
    if len(terms.seats) != variant.seats or PERSON not in terms.seats:
        raise TableRefusal(Refused.PLAYER)
    if terms.first_dealer not in range(variant.seats):
        raise TableRefusal(Refused.NO_SEAT)
    try:
        variant.with_options(terms.options)
    except OptionError:
        raise TableRefusal(Refused.OPTION) from None


def _followed(table: Table, events: Events, chance: Chance) -> Handled:
    """The table after the events, and the deal that begins of itself when all is ready."""
    for event in events:
        table = after(table, event)
    more = _of_itself(table, chance)
    for event in more:
        table = after(table, event)
    return Handled((*events, *more), table)


def _of_itself(table: Table, chance: Chance) -> Events:
    """The first deal once everybody sits, a later one once every person wants it."""
    if table.match.deal is not None or not table.is_full or table.paused:
        return ()
    is_first = not table.match.scored and not table.past
    if not is_first and not (table.persons and set(table.persons) <= table.ready):
        return ()
    begun: Events = ()
    if table.match.is_over:
        begun = (logged.Rematched(chance.first_dealer(len(table.places))),)
    deck = tuple(int(card) for card in chance.deck())
    return (*begun, logged.Dealt(deck))


def _check_seat(table: Table, command: Any) -> None:
    _check_person(table, command.seat, may_be_free=isinstance(command, commands.Sit))


def _check_person(table: Table, seat: Seat, may_be_free: bool = False) -> None:
    if seat not in table.seats or not table.places[seat].is_person:
        raise TableRefusal(Refused.NO_SEAT)
    if not may_be_free and not table.places[seat].taken:
        raise TableRefusal(Refused.SEAT_EMPTY)


def _sit(table: Table, command: commands.Sit) -> Events:
    if table.places[command.seat].taken:
        raise TableRefusal(Refused.SEAT_TAKEN)
    return (logged.SatDown(command.seat, clean_name(command.name)),)


def _leave(table: Table, command: commands.Leave) -> Events:
    return (logged.Left(command.seat),)


def _running(table: Table) -> Deal:
    if table.match.deal is None:
        raise TableRefusal(Refused.NOT_NOW)
    if table.paused:
        raise TableRefusal(Refused.PAUSED)
    return table.match.deal


def _act(table: Table, command: commands.Act) -> Events:
    deal = _running(table)
    if command.seen != table.view_number(command.seat):
        raise TableRefusal(Refused.STALE)
    if table.claim is not None or table.places[command.seat].computer:
        raise TableRefusal(Refused.NOT_YOUR_TURN)
    if deal.to_act == command.seat and not table.ahead[command.seat]:
        return (_checked(table, command.seat, command.action),)
    return (_ahead(table, deal, command),)


def _checked(table: Table, seat: Seat, action: Action | str) -> Event:
    """The seat's action, if it is legal."""
    deal = _running(table)
    choice = _read(deal, action)
    _refuse_illegal(deal, choice)
    return logged.Acted(seat, int(choice))


def _read(deal: Deal, action: Action | str) -> Action:
    if isinstance(action, Action):
        return action
    try:
        return deal.read(action)
    except NotationError:
        raise TableRefusal(Refused.ILLEGAL) from None


def _refuse_illegal(deal: Deal, choice: Action) -> None:
    why: RuleViolation | None = deal.why_not(choice)
    if why is not None:
        raise TableRefusal(Refused.ILLEGAL, why)


def _ahead(table: Table, deal: Deal, command: commands.Act) -> Event:
    """A choice before its turn, where the table draws so."""
    if not table.terms.draw_ahead or not is_draw(deal):
        raise TableRefusal(Refused.NOT_YOUR_TURN)
    now = imagined(deal, command.seat, table.ahead[command.seat])
    if not is_draw(now):
        raise TableRefusal(Refused.NOT_YOUR_TURN)
    choice = _read(now, command.action)
    _refuse_illegal(now, choice)
    return logged.Chose(command.seat, int(choice))


def _ask_back(table: Table, command: commands.AskBack) -> Events:
    seat, deal = command.seat, _running(table)
    if table.claim is not None:
        raise TableRefusal(Refused.NOT_NOW)
    last = last_action(deal, table.match, seat)
    if last is None:
        raise TableRefusal(Refused.NOTHING_TO_TAKE_BACK)
    number, before = last
    seen = has_seen(seat, before, deal) or bool(table.ahead[seat])
    if set(table.persons) <= {seat}:
        return (logged.TookBack(seat, number, practice=seen),)
    if not table.terms.take_back:
        raise TableRefusal(Refused.NOT_AGREED)
    if seen:
        raise TableRefusal(Refused.SEEN_SINCE)
    if is_open_call(before, deal, number):
        return (logged.TookBack(seat, number),)
    return (logged.AskedBack(seat, number),)


def _answer_back(table: Table, command: commands.AnswerBack) -> Events:
    """One who says no is enough; each of the others has to say yes."""
    if table.asked_back is None or command.seat not in table.still_to_allow:
        raise TableRefusal(Refused.NOT_ASKED)
    if not command.allow:
        return (logged.RefusedBack(command.seat),)
    if table.still_to_allow == {command.seat}:
        return (logged.TookBack(*table.asked_back),)
    return (logged.AllowedBack(command.seat),)


def _claim(table: Table, command: commands.Claim) -> Events:
    deal = _running(table)
    if len(table.places) > 2 or table.claim is not None or not is_in_sight(deal):
        raise TableRefusal(Refused.NOT_NOW)
    winner = _winner(command.seat, command.rest)
    if not can_be(view(deal, command.seat), winner):
        raise TableRefusal(Refused.CLAIM_IMPOSSIBLE)
    return (logged.Claimed(command.seat, command.rest),)


def _winner(seat: Seat, rest: Rest) -> Seat:
    return seat if rest == "mine" else 1 - seat


def _answer_claim(table: Table, command: commands.AnswerClaim) -> Events:
    if table.claim is None or table.claim[0] == command.seat:
        raise TableRefusal(Refused.NOT_ASKED)
    if not command.accept:
        return (logged.Declined(command.seat),)
    rest = rest_of_play(_running(table), _winner(*table.claim))
    if rest is None:
        raise TableRefusal(Refused.CLAIM_NOT_SHOWN)
    return (logged.Accepted(command.seat, tuple(map(int, rest))),)


def _pause(table: Table, command: commands.Pause) -> Events:
    if table.paused == command.pause:
        raise TableRefusal(Refused.NOT_NOW)
    return (logged.Paused(command.seat) if command.pause else logged.Resumed(command.seat),)


def _hand_over(table: Table, command: commands.HandOver) -> Events:
    return (_handed_over(table, command.seat, command.to_stand_in),)


def _hand_over_for(
    table: Table, command: commands.HandOver, other: Seat, absent: frozenset[Seat]
) -> Events:
    """The seat of another person who is away; only the holder takes it back."""
    _check_person(table, other)
    if not command.to_stand_in:
        raise TableRefusal(Refused.NOT_YOURS)
    event = _handed_over(table, other, to_stand_in=True, by=command.seat)
    if other not in absent:
        raise TableRefusal(Refused.NOT_NOW)
    return (event,)


def _handed_over(table: Table, seat: Seat, to_stand_in: bool, by: Seat | None = None) -> Event:
    player = table.terms.stand_in if to_stand_in else ""
    if to_stand_in and not player:
        raise TableRefusal(Refused.NOT_AGREED)
    if table.places[seat].stand_in == player:
        raise TableRefusal(Refused.NOT_NOW)
    return logged.HandedOver(seat, player, by)


def _next(table: Table, command: commands.Next) -> Events:
    if table.match.deal is not None or not table.is_full or command.seat in table.ready:
        raise TableRefusal(Refused.NOT_NOW)
    return (logged.Ready(command.seat),)


_HANDLERS: dict[type[Command], Callable[[Table, Any], Events]] = {
    commands.Sit: _sit,
    commands.Leave: _leave,
    commands.Act: _act,
    commands.AskBack: _ask_back,
    commands.AnswerBack: _answer_back,
    commands.Claim: _claim,
    commands.AnswerClaim: _answer_claim,
    commands.Pause: _pause,
    commands.HandOver: _hand_over,
    commands.Next: _next,
}
