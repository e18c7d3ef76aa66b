"""What everybody at a table does, by lot: play, and all that can come between."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from random import Random
from typing import Literal

from honeymoon.protocol import commands
from honeymoon.protocol.commands import AnyCommand
from honeymoon.rules.events import SPECTATOR
from honeymoon.server.errors import TableRefusal
from honeymoon.server.logged import Created, Dealt, Event
from honeymoon.server.state import Table
from honeymoon.server.table import Events
from tests.rules.helpers import seats_of
from tests.server.tables import Log
from tests.views.positions import choice, phase_of, random_options

Aside = Literal["sync", "cut", "fetch", "again", "foreign", "garbage"]
"""What a client does besides commands: ask for its view again, come back after its line was cut,
ask over HTTP, send its last command again, speak for another seat, send what is none."""
ASIDES: tuple[Aside, ...] = ("sync", "cut", "fetch", "again", "foreign", "garbage")
CLAIM_FROM = 4
"""Cards in a hand at which claims become frequent."""
MOST_DEALS = 10


@dataclass(frozen=True, slots=True)
class Step:
    """Something that one seat, or who watches, does, and the events that it came to.

    ``actions`` is how many actions the deal had before it, ``events`` is empty where it was
    refused.
    """

    seat: int
    what: AnyCommand | Aside
    key: str
    actions: int
    events: Events = ()

    @property
    def token(self) -> str:
        """The action that is asked for, if it is one."""
        return self.what.action if isinstance(self.what, commands.Act) else ""

    def with_token(self, token: str) -> Step:
        """The same with another action."""
        assert isinstance(self.what, commands.Act)
        return replace(self, what=commands.Act(self.what.seat, token, self.what.seen))


class Script(Log):
    """A table at which everything that is asked is noted, and the table after each of it."""

    def __init__(self, terms: Created, seed: str) -> None:
        super().__init__(terms, seed)
        self.rng = Random(seed)
        self.steps: list[Step] = []
        self.tables: list[Table] = []
        self.lengths: list[int] = []
        """Events before each of the steps."""

    def ask(self, command: AnyCommand, key: str = "") -> bool:
        """Note it, and whether it was done."""
        self.lengths.append(len(self.events))
        actions, events = self._actions(), tuple[Event, ...]()
        with suppress(TableRefusal):
            events = self.do(command)
        self._note(Step(command.seat, command, key or f"k{len(self.steps)}", actions, events))
        return bool(events)

    def aside(self, seat: int, what: Aside) -> None:
        """Note it. What was refused is asked anew by being sent again: now it may be done."""
        last = next((s for s in reversed(self.steps) if _asks(s) and s.seat == seat), None)
        if what == "again" and last is not None and not last.events:
            self.ask(last.what, last.key)  # type: ignore[arg-type]
            return
        self.lengths.append(len(self.events))
        self._note(Step(seat, what, f"k{len(self.steps)}", self._actions()))

    def _actions(self) -> int:
        deal = self.table.match.deal
        return 0 if deal is None else len(deal.actions)

    def _note(self, step: Step) -> None:
        self.steps.append(step)
        self.tables.append(self.table)

    def go_on(self) -> None:
        """One thing more: mostly play."""
        rng, table = self.rng, self.table
        roll = rng.random()
        if roll < 0.1:
            self.aside(rng.choice((*table.seats, SPECTATOR)), rng.choice(ASIDES))
        elif roll < 0.2:
            self.ask(_anything(self, rng.choice(table.seats)))
        elif table.claim is not None:
            self.ask(commands.AnswerClaim(1 - table.claim[0], rng.random() < 0.5))
        elif table.paused:
            self.ask(commands.Pause(rng.choice(table.seats), False))
        elif table.asked_back is not None and roll < 0.5:
            self.ask(commands.AnswerBack(1 - table.asked_back[0], rng.random() < 0.7))
        else:
            self._play_on()

    def _play_on(self) -> None:
        table, rng = self.table, self.rng
        free = [seat for seat in table.seats if not table.places[seat].taken]
        if free:
            self.ask(commands.Sit(free[0], "B"))
            return
        deal, seat = table.match.deal, table.to_act
        if deal is None or seat is None:
            self.ask(commands.Next(rng.choice(table.seats)))
            return
        other = rng.choice(table.seats)
        if other != seat and self.legal(other) and rng.random() < 0.5:
            self.act_as(other, rng.choice(self.legal(other)))
        elif self._is_late() and rng.random() < 0.15:
            self.ask(commands.Claim(other, rng.choice(("mine", "yours"))))
        else:
            self.act_as(seat, str(choice(deal, rng)))

    def act_as(self, seat: int, token: str) -> None:
        """An action that answers the newest view."""
        self.ask(commands.Act(seat, token, self.table.view_number(seat)))

    def _is_late(self) -> bool:
        """At the end of the play claims are made, and also before it begins."""
        deal = self.table.match.deal
        if deal is None or deal.contract is None or len(self.table.places) > 2:
            return False
        return max(map(len, deal.position.hands)) <= CLAIM_FROM or phase_of(deal) == "lead"

    def segments(self) -> Iterator[range]:
        """The steps of each deal, from the one with which it begins."""
        starts = [number for number, step in enumerate(self.steps) if _deals(step)]
        for start, end in zip(starts, [*starts[1:], len(self.steps)], strict=True):
            yield range(start, end)


def _asks(step: Step) -> bool:
    return not isinstance(step.what, str)


def _deals(step: Step) -> bool:
    return any(isinstance(event, Dealt) for event in step.events)


def _anything(script: Script, seat: int) -> AnyCommand:
    """What is mostly refused, and what needs another's word."""
    rng, number = script.rng, script.table.view_number(seat)
    tokens = ("7NT", "SA", "C2", "-SA", "-C2", "keep", "take", "pass", "X", "spel", "?")
    ways: tuple[AnyCommand, ...] = (
        *[commands.Act(seat, rng.choice(tokens), number)] * 5,
        commands.Act(seat, rng.choice(tokens), number - 1),
        *[commands.AskBack(seat)] * 4,
        commands.AnswerBack(seat, rng.random() < 0.7),
        *((commands.Claim(seat, rng.choice(("mine", "yours"))),) if rng.random() < 0.2 else ()),
        commands.AnswerClaim(seat, rng.random() < 0.5),
        commands.Pause(seat, rng.random() < 0.3),
        commands.HandOver(seat, False),
        commands.Next(seat),
        commands.Sit(seat, "C"),
        *((commands.Leave(seat),) if rng.random() < 0.1 else ()),
    )
    return rng.choice(ways)


def script(game: str, seed: str, most: int = MOST_DEALS) -> Script:
    """A table of persons, any options, through a match and the first deals of the next."""
    rng = Random(f"options {seed}")
    persons = ("person",) * seats_of(game)
    terms = Created(
        game, dict(random_options(game, rng)), persons, 0, draw_ahead=rng.random() < 0.8
    )
    played = Script(terms, seed)
    while _goes_on(played, most):
        played.go_on()
    return played


def _goes_on(played: Script, most: int) -> bool:
    matches = (*played.table.past, played.table.match)
    count = sum(len(match.scored) for match in matches)
    return count < most and not (played.table.past and played.table.match.scored)
