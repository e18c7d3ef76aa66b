"""A table as a value, and what each event of its log makes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import reduce
from typing import Any

from honeymoon.protocol.commands import Rest
from honeymoon.rules.actions import ACTIONS, Action
from honeymoon.rules.deal import Deal
from honeymoon.rules.events import SPECTATOR, Seat
from honeymoon.rules.match import Match
from honeymoon.server import logged
from honeymoon.server.logged import Created, Event

PERSON = "person"


@dataclass(frozen=True, slots=True)
class Place:
    """Who has a seat: ``player`` as the table was set up, the ``name`` of the person who sits.

    ``taken`` is whether anybody sits there, ``is_new`` whether he came after the latest deal;
    ``stand_in`` plays for the person, "" while nobody does.
    """

    player: str
    name: str = ""
    taken: bool = False
    stand_in: str = ""
    is_new: bool = False

    @property
    def is_person(self) -> bool:
        """Whether the seat is kept for a person."""
        return self.player == PERSON

    @property
    def computer(self) -> str:
        """The computer player that decides now, "" where a person does."""
        return self.stand_in if self.is_person else self.player


@dataclass(frozen=True, slots=True)
class Table:
    """Everything that the log has come to.

    ``ahead`` has by seat the choices of a draw that wait for their turn. ``asked_back`` is the
    seat and the number of the action that it wants back, ``allowed_back`` are those that allow
    it, ``claim`` is the seat and whose the rest is. ``ready`` are the seats that want to go on.
    ``practised`` says of each of the ``past`` matches what ``practice`` says of this one.
    ``views`` counts, for each seat and last for those who watch, the views that there have been:
    contiguous, and no trace of what is told to another seat alone.
    """

    terms: Created
    places: tuple[Place, ...]
    match: Match
    ahead: tuple[tuple[Action, ...], ...]
    views: tuple[int, ...]
    past: tuple[Match, ...] = ()
    asked_back: tuple[Seat, int] | None = None
    allowed_back: frozenset[Seat] = frozenset()
    claim: tuple[Seat, Rest] | None = None
    paused: bool = False
    practice: bool = False
    practised: tuple[bool, ...] = ()
    ready: frozenset[Seat] = frozenset()

    @property
    def seats(self) -> range:
        """The numbers of the seats."""
        return range(len(self.places))

    @property
    def persons(self) -> tuple[Seat, ...]:
        """The seats in which a person decides now."""
        return tuple(seat for seat in self.seats if not self.places[seat].computer)

    @property
    def still_to_allow(self) -> frozenset[Seat]:
        """The persons without whose word nothing is taken back."""
        if self.asked_back is None:
            return frozenset()
        return frozenset(self.persons) - {self.asked_back[0]} - self.allowed_back

    @property
    def is_full(self) -> bool:
        """Whether somebody sits in every seat."""
        return all(place.taken for place in self.places)

    @property
    def deal(self) -> Deal | None:
        """The running deal, else the one just finished, None before the first."""
        if self.match.deal is not None:
            return self.match.deal
        return self.match.scored[-1].deal if self.match.scored else None

    @property
    def to_act(self) -> Seat | None:
        """The seat whose decision it is, None between deals and while nobody may act."""
        running = self.match.deal
        return None if running is None or self.paused or self.claim else running.to_act

    def is_in_deal(self, seat: Seat) -> bool:
        """Whether somebody sits there who has cards of the running deal."""
        return self.match.deal is not None and seat in self.seats and self.places[seat].taken

    def sees_deal(self, who: Seat) -> bool:
        """Whether the latest deal may be shown to a seat: not to whoever sat down after it.

        A finished deal still tells what its player had, and that was another one.
        """
        if who == SPECTATOR or self.match.deal is not None:
            return True
        return self.places[who].taken and not self.places[who].is_new

    def view_number(self, who: Seat) -> int:
        """The number of the view that a seat, or SPECTATOR, has now."""
        return self.views[who]


def opened(event: Created) -> Table:
    """The table right after it was set up."""
    count = len(event.seats)
    places = tuple(Place(player, taken=player != PERSON) for player in event.seats)
    match = Match.start(event.game, event.options, event.first_dealer)
    nothing, views = ((),) * count, (1,) * (count + 1)
    return Table(event, places, match, nothing, views, practice=event.imported)


def folded(events: Iterable[Event]) -> Table:
    """The table that a log has come to; its first event is Created."""
    first, *rest = events
    assert isinstance(first, Created)
    return reduce(after, rest, opened(first))


def after(table: Table, event: Event) -> Table:
    """The table after one more event."""
    return _counted(_CHANGES[type(event)](table, event), event)


def _counted(table: Table, event: Event) -> Table:
    """One more view for everybody whom the event tells something.

    What follows of itself is stored and shown together with what it follows, so it is no view
    of its own, and the numbers that are seen have no gap.
    """
    if isinstance(event, logged.Dealt | logged.Rematched):
        return table
    told = (event.seat,) if isinstance(event, logged.Chose) else (*table.seats, SPECTATOR)
    told_places = {seat % len(table.views) for seat in told}
    views = tuple(number + (place in told_places) for place, number in enumerate(table.views))
    return replace(table, views=views)


def _with_place(table: Table, seat: Seat, **changes: Any) -> Table:
    places = list(table.places)
    places[seat] = replace(places[seat], **changes)
    return replace(table, places=tuple(places))


def _sat_down(table: Table, event: logged.SatDown) -> Table:
    """Who comes between deals is shown none until the next, so that is what he waits for."""
    is_new = table.match.deal is None
    sat = _with_place(table, event.seat, name=event.name, taken=True, stand_in="", is_new=is_new)
    is_between = is_new and table.deal is not None
    return replace(sat, ready=sat.ready | {event.seat}) if is_between else sat


def _left(table: Table, event: logged.Left) -> Table:
    left = _with_place(table, event.seat, name="", taken=False)
    gone = {event.seat}
    return replace(left, allowed_back=left.allowed_back - gone, ready=left.ready - gone)


def _dealt(table: Table, event: logged.Dealt) -> Table:
    match = table.match.deal_out(event.deck)
    nothing = ((),) * len(table.places)
    places = tuple(replace(place, is_new=False) for place in table.places)
    return replace(table, match=match, places=places, ready=frozenset(), ahead=nothing)


def _acted(table: Table, event: logged.Acted) -> Table:
    """The action, and then the choices that had been waiting for it."""
    settled = replace(table, match=table.match.play(event.action), asked_back=None)
    while settled.match.deal is not None and settled.match.deal.to_act is not None:
        seat = settled.match.deal.to_act
        if not settled.ahead[seat]:
            break
        choice, *later = settled.ahead[seat]
        settled = replace(
            settled, match=settled.match.play(choice), ahead=_with(settled.ahead, seat, later)
        )
    return settled


def _with(
    ahead: tuple[tuple[Action, ...], ...], seat: Seat, choices: Iterable[Action]
) -> tuple[tuple[Action, ...], ...]:
    return (*ahead[:seat], tuple(choices), *ahead[seat + 1 :])


def _chose(table: Table, event: logged.Chose) -> Table:
    choices = (*table.ahead[event.seat], ACTIONS[event.action])
    return replace(table, ahead=_with(table.ahead, event.seat, choices))


def _asked_back(table: Table, event: logged.AskedBack) -> Table:
    return replace(table, asked_back=(event.seat, event.action), allowed_back=frozenset())


def _allowed_back(table: Table, event: logged.AllowedBack) -> Table:
    return replace(table, allowed_back=table.allowed_back | {event.seat})


def _refused_back(table: Table, event: logged.RefusedBack) -> Table:
    return replace(table, asked_back=None)


def _took_back(table: Table, event: logged.TookBack) -> Table:
    running = table.match.deal
    assert running is not None
    match = replace(table.match, deal=None).deal_out(running.deck)
    for action in running.actions[: event.action]:
        match = match.play(action)
    practice = table.practice or event.practice
    nothing = ((),) * len(table.places)
    return replace(table, match=match, asked_back=None, practice=practice, ahead=nothing)


def _claimed(table: Table, event: logged.Claimed) -> Table:
    return replace(table, claim=(event.seat, event.rest), asked_back=None)


def _declined(table: Table, event: logged.Declined) -> Table:
    return replace(table, claim=None)


def _accepted(table: Table, event: logged.Accepted) -> Table:
    match = table.match
    for action in event.actions:
        match = match.play(action)
    return replace(table, match=match, claim=None)


def _paused(table: Table, event: logged.Paused) -> Table:
    return replace(table, paused=True)


def _resumed(table: Table, event: logged.Resumed) -> Table:
    return replace(table, paused=False)


def _handed_over(table: Table, event: logged.HandedOver) -> Table:
    return _with_place(table, event.seat, stand_in=event.player)


def _ready(table: Table, event: logged.Ready) -> Table:
    return replace(table, ready=table.ready | {event.seat})


def _rematched(table: Table, event: logged.Rematched) -> Table:
    match = Match.start(table.terms.game, table.terms.options, event.first_dealer)
    past, practised = (*table.past, table.match), (*table.practised, table.practice)
    begun = replace(table, match=match, past=past, practised=practised)
    return replace(begun, ready=frozenset(), practice=False)


_CHANGES: dict[type[Event], Callable[[Table, Any], Table]] = {
    logged.SatDown: _sat_down,
    logged.Left: _left,
    logged.Dealt: _dealt,
    logged.Acted: _acted,
    logged.Chose: _chose,
    logged.AskedBack: _asked_back,
    logged.AllowedBack: _allowed_back,
    logged.RefusedBack: _refused_back,
    logged.TookBack: _took_back,
    logged.Claimed: _claimed,
    logged.Declined: _declined,
    logged.Accepted: _accepted,
    logged.Paused: _paused,
    logged.Resumed: _resumed,
    logged.HandedOver: _handed_over,
    logged.Ready: _ready,
    logged.Rematched: _rematched,
}
