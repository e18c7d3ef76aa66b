"""A match at one terminal: what the persons and computer players in its seats have done so far.

Every function takes a sitting and gives another; nothing here reads, prints or waits.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from honeymoon.cli.play_ahead import (
    Ahead,
    awaited_of,
    choices_since,
    chosen_ahead,
    skip_other,
    turns_left,
)
from honeymoon.cli.play_seats import SeatPlan
from honeymoon.players.clock import Clock
from honeymoon.players.decision import Decision
from honeymoon.players.guard import decision_of
from honeymoon.players.player import player_named
from honeymoon.rules.actions import Action
from honeymoon.rules.deal import Deal
from honeymoon.rules.events import Event, EventKind, Seat
from honeymoon.rules.match import Match
from honeymoon.rules.view import View, view
from honeymoon.shuffle import Chance

NOBODY: Seat = -1
Reasons = tuple[tuple[int, Decision], ...]
"""What computer players decided, each with its number among the actions of the deal."""


class Wait(Enum):
    """What has to happen next."""

    COMPUTER = "computer"
    HIDE = "hide"
    HAND_OVER = "hand-over"
    DECISION = "decision"
    NEXT_DEAL = "next-deal"
    MATCH_OVER = "match-over"


class CannotUndo(Exception):
    """Nothing can be taken back; the argument is the key of the sentence that says why."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """``shown`` is the seat whose cards lie open on the screen, NOBODY after it was cleared.

    ``past`` is the match before each action of the latest deal. ``veiled`` is true while
    what the shown person has just seen is to be hidden before the next one looks.
    ``practice``: something was taken back after hidden things had been seen. Actions before
    number ``floor`` of the deal stay, since somebody else's cards were shown after them.
    ``start`` is the match as it is recorded while a person draws ahead, see ``play_ahead``: then
    the turns of the other in ``match`` are made up. ``ahead`` are choices that were made so.
    ``reasons`` are those of the latest deal since the program was started; ``explained``: some
    that rest on hidden cards were told in it.
    """

    match: Match
    seats: tuple[SeatPlan, ...]
    chance: Chance
    shown: Seat = NOBODY
    past: tuple[Match, ...] = ()
    veiled: bool = False
    practice: bool = False
    floor: int = 0
    start: Match | None = None
    ahead: Ahead = ()
    reasons: Reasons = ()
    explained: bool = False

    @property
    def recorded(self) -> Match:
        """The match as it is saved: what was played in the order of the rules."""
        return self.match if self.start is None else self.start

    @property
    def awaited(self) -> Ahead:
        """The choices made ahead that are not yet in the record."""
        if self.start is not None:
            return choices_since(self.start, self.match)
        return awaited_of(self.match, self.ahead)

    @property
    def persons(self) -> tuple[Seat, ...]:
        """The seats in which persons sit."""
        return tuple(seat for seat, plan in enumerate(self.seats) if plan.is_person)

    @property
    def names(self) -> tuple[str, ...]:
        """The names that are shown."""
        return tuple(plan.name for plan in self.seats)

    @property
    def wait(self) -> Wait:
        """What has to happen next."""
        if self.match.is_over:
            return Wait.MATCH_OVER
        acting = self.acting
        if acting is None:
            return Wait.NEXT_DEAL
        if not self.seats[acting].is_person:
            return Wait.COMPUTER
        if acting == self.shown:
            return Wait.DECISION
        return Wait.HIDE if self.veiled else Wait.HAND_OVER

    @property
    def acting(self) -> Seat | None:
        """The seat to act, None between deals."""
        return None if self.match.deal is None else self.match.deal.to_act

    @property
    def latest(self) -> Deal | None:
        """The running deal, else the one just finished; None before the first."""
        if self.match.deal is not None:
            return self.match.deal
        return self.match.scored[-1].deal if self.match.scored else None

    def view_for(self, seat: Seat) -> View:
        """What that seat knows of the running deal or of the one just finished."""
        deal = self.latest
        assert deal is not None
        return view(deal, seat)


def sit_down(
    match: Match, seats: tuple[SeatPlan, ...], chance: Chance, practice: bool = False
) -> Sitting:
    """A sitting of one or more persons; a lone person's cards may lie open all the time."""
    sitting = Sitting(match, seats, chance, past=past_of(match), practice=practice)
    if len(sitting.persons) == 1:
        return replace(sitting, shown=sitting.persons[0])
    return replace(sitting, floor=len(sitting.past))


def past_of(match: Match) -> tuple[Match, ...]:
    """The match before each action of its running deal."""
    if match.deal is None:
        return ()
    past, now = [], _before_deal(match).deal_out(match.deal.deck)
    for action in match.deal.actions:
        past.append(now)
        now = now.play(action)
    return tuple(past)


def _before_deal(match: Match) -> Match:
    return replace(match, deal=None)


def next_deal(sitting: Sitting) -> Sitting:
    """The next deal, from a pack of its own."""
    chance = sitting.chance.branch(f"deck {len(sitting.match.scored)}")
    match = sitting.match.deal_out(chance.deck())
    shown = sitting.shown if len(sitting.persons) == 1 else NOBODY
    fresh = replace(sitting, match=match, past=(), veiled=False, floor=0, shown=shown)
    return replace(fresh, ahead=(), reasons=(), explained=False)


def act(sitting: Sitting, action: Action) -> Sitting:
    """The sitting after an action of the seat to act. Raises RuleViolation."""
    if _draws_ahead(sitting):
        return _drawn_ahead(sitting, action)
    after = _acted(sitting, action)
    chosen = chosen_ahead(after.match, after.ahead)
    return after if chosen is None else _acted(after, chosen)


def with_ahead(sitting: Sitting, ahead: Ahead) -> Sitting:
    """A sitting that is taken up again, with the choices that had been made ahead.

    Raises RuleViolation where they are none.
    """
    awaited = awaited_of(sitting.match, ahead)
    if not awaited or awaited[0][0] > len(past_of(sitting.match)):
        return replace(sitting, ahead=awaited)
    for _, choice in awaited[: turns_left(sitting.match)]:
        sitting = act(sitting, choice)
    return sitting


def _draws_ahead(sitting: Sitting) -> bool:
    """Whether the person to act makes all keep-or-reject turns before the other looks."""
    if sitting.start is not None:
        return True
    assert sitting.match.deal is not None
    number = len(sitting.match.deal.actions)
    is_awaited = any(number < chosen for chosen, _ in sitting.ahead)
    share = len(sitting.persons) == len(sitting.seats) == 2
    return share and not is_awaited and turns_left(sitting.match) > 1


def _drawn_ahead(sitting: Sitting, action: Action) -> Sitting:
    start = sitting.match if sitting.start is None else sitting.start
    after = _acted(replace(sitting, start=start), action)
    match = skip_other(start, after.match)
    past = after.past if match is after.match else (*after.past, after.match)
    return replace(after, match=match, past=past)


def _in_order(sitting: Sitting) -> Sitting:
    """All turns made ahead become the first one, played, and others that wait."""
    if sitting.start is None:
        return sitting
    ahead = choices_since(sitting.start, sitting.match)
    if len(ahead) < turns_left(sitting.start):
        return sitting
    number, first = ahead[0]
    past = (*sitting.past[:number], sitting.start)
    return replace(sitting, match=sitting.start.play(first), past=past, start=None, ahead=ahead)


def _acted(sitting: Sitting, action: Action) -> Sitting:
    match = sitting.match.play(action)
    after = replace(sitting, match=match, past=(*sitting.past, sitting.match))
    still_veiled = sitting.veiled and sitting.acting != sitting.shown
    return replace(after, veiled=still_veiled or _saw_something(sitting, after))


def _saw_something(before: Sitting, after: Sitting) -> bool:
    """Whether the shown person alone has just seen a card that was not seen before."""
    new = _new_events(before, after)
    return before.shown != NOBODY and any(_is_secret(event, before.shown) for event in new)


def _is_secret(event: Event, seat: Seat) -> bool:
    shows = event.kind in (EventKind.KEPT, EventKind.REJECTED, EventKind.TOOK_STOCK)
    return shows and event.seat == seat


def _new_events(before: Sitting, after: Sitting) -> tuple[Event, ...]:
    old, new = before.match.deal, after.latest
    assert old is not None
    assert new is not None
    return new.events[len(old.events) :]


def chance_at(sitting: Sitting, seat: Seat) -> Chance:
    """The chance of a player's next decision.

    It depends on the seat and the place in the match only, so that a match that is taken up
    again goes on as it would have gone.
    """
    assert sitting.match.deal is not None
    place = f"player {seat} {len(sitting.match.scored)} {len(sitting.match.deal.actions)}"
    return sitting.chance.branch(place)


def computer_acts(sitting: Sitting, decision: Decision | None = None) -> Sitting:
    """The sitting after the computer player in the seat to act has acted.

    None is what it decides when it is asked here.
    """
    seat = sitting.acting
    assert seat is not None
    if decision is None:
        player = player_named(sitting.seats[seat].player)
        rng = chance_at(sitting, seat)
        decision = decision_of(player, sitting.view_for(seat), Clock(), rng)
    reasons = (*sitting.reasons, (len(sitting.past), decision))
    return replace(act(sitting, decision.action), reasons=reasons)


def hide(sitting: Sitting) -> Sitting:
    """The screen was cleared."""
    return replace(_in_order(sitting), shown=NOBODY, veiled=False)


def show(sitting: Sitting) -> Sitting:
    """The person to act has taken over and sees the cards."""
    assert sitting.acting is not None
    after = replace(sitting, shown=sitting.acting, veiled=False)
    last = _last_action(sitting)
    if last is None or actor_of(sitting, last) == sitting.acting:
        return after
    return replace(after, floor=len(sitting.past))


def undo(sitting: Sitting) -> Sitting:
    """Back to before the last action of a person, of the one who has the screen.

    Goes back inside the latest deal as far as nobody else's cards have been shown since.
    Marks practice where the person has seen something since then. Raises CannotUndo.
    """
    last = _last_action(sitting)
    if last is None:
        raise CannotUndo("play-undo-nothing")
    if last < sitting.floor:
        raise CannotUndo("play-undo-shown")
    seen = _has_seen_since(sitting, last)
    back = replace(sitting, match=sitting.past[last], past=sitting.past[:last], veiled=False)
    kept = tuple(reason for reason in sitting.reasons if reason[0] < last)
    return replace(back, practice=sitting.practice or seen or sitting.explained, reasons=kept)


def actor_of(sitting: Sitting, number: int) -> Seat:
    """The seat that took the action of that number in the latest deal."""
    deal = sitting.past[number].deal
    assert deal is not None
    assert deal.to_act is not None
    return deal.to_act


def _last_action(sitting: Sitting) -> int | None:
    """The number of the last action that a person made at the screen in the latest deal."""
    numbers = range(len(sitting.past) - 1, -1, -1)
    return next((n for n in numbers if _is_made_here(sitting, n)), None)


def _is_made_here(sitting: Sitting, number: int) -> bool:
    """Whether a person made that action just there: not ahead of it, and not made up."""
    seat = actor_of(sitting, number)
    is_made_up = sitting.start is not None and seat != sitting.shown
    is_ahead = number in dict(sitting.ahead)
    return sitting.seats[seat].is_person and not is_made_up and not is_ahead


def _has_seen_since(sitting: Sitting, number: int) -> bool:
    """Whether whoever took that action has seen something by it or after it."""
    old, new = sitting.past[number].deal, sitting.latest
    assert old is not None
    assert new is not None
    seat = actor_of(sitting, number)
    return any(_tells(event, seat) for event in new.events[len(old.events) :])


_CONSEQUENCES = (
    EventKind.CONTRACT,
    EventKind.DIED,
    EventKind.PASSED_OUT,
    EventKind.REDEAL,
    EventKind.TRICK,
)
_OWN_ACTS = (
    EventKind.CALLED,
    EventKind.DISCARDED,
    EventKind.PLAYED,
    EventKind.REFUSED,
    EventKind.TOOK,
)


def _tells(event: Event, seat: Seat) -> bool:
    """Whether the event told that seat more than that it had acted."""
    if event.kind in _CONSEQUENCES:
        return False
    return event.seat != seat or event.kind not in _OWN_ACTS
