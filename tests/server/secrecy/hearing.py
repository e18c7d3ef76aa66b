"""All bytes that one place of a table is sent, while everybody does what a course says."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from honeymoon.protocol.commands import Act, Command
from honeymoon.protocol.messages import PROTOCOL, Ack, Do
from honeymoon.rules.cards import Card
from honeymoon.rules.errors import NotationError, RuleViolation
from honeymoon.server.host import Host
from honeymoon.server.logged import Created
from honeymoon.server.socket import Connection, Gone
from honeymoon.server.table import Events
from tests.server.secrecy.scripts import Step
from tests.server.secrecy.unwritten import TABLE, Packs, Room, room, token_of
from tests.server.serving import bearer

HELLO = json.dumps({"t": "hello", "v": PROTOCOL})
FETCHED = (
    "/api/tables",
    "/api/tables/t/matches/0/record",
    "/api/tables/t/matches/0/whole-record",
    "/api/tables/t/matches/1/record",
)
TURNS = 4
"""Turns of the loop in which whatever waits to be sent is sent."""
PATIENCE = 10_000
"""Turns of the loop after which a connection counts as stuck."""


class NoTwin(Exception):
    """It cannot have gone so: somebody could not do what he did."""


@dataclass(frozen=True, slots=True)
class Course:
    """A table up to a deal, and what is done from the step with which the deal begins."""

    terms: Created
    history: Events
    packs: tuple[tuple[Card, ...], ...]
    dealers: tuple[int, ...]
    steps: Sequence[Step]


class Wire:
    """The socket of the one who hears; everything that comes out of it is kept."""

    def __init__(self, told: list[str]) -> None:
        self._inwards: asyncio.Queue[str | None] = asyncio.Queue()
        self._told = told
        self.is_idle = False
        self.is_over = False

    async def receive(self) -> str | None:
        """The next text of the client. Raises Gone once it has hung up."""
        self.is_idle = self._inwards.empty()
        text = await self._inwards.get()
        self.is_idle = False
        if text == "":
            raise Gone
        return text

    def say(self, text: str | None) -> None:
        """A frame; an empty text hangs up."""
        self.is_idle = False
        self._inwards.put_nowait(text)

    async def send(self, text: str) -> None:
        """What is told."""
        self._told.append(text)

    async def close(self, code: int) -> None:
        """That it is over is told too."""
        self.is_over = True
        self._told.append(f"closed {code}")


class Hearer:
    """The client at one place, and its connection."""

    def __init__(self, place: int, at: Room) -> None:
        self.place, self._at = place, at
        self.told: list[str] = []
        self.marks: list[int] = []
        """How much had been told after each of the steps."""
        self._last = HELLO

    async def come(self) -> None:
        """Connect, and hear how things are."""
        badges = await self._at.desk.seats.held([token_of(self.place)])
        self._wire = Wire(self.told)
        connection = Connection(self._wire, self._at.desk, TABLE, badges)
        self._running = asyncio.create_task(connection.run())
        self._wire.say(HELLO)
        await self.settle()

    async def go(self) -> None:
        """Hang up."""
        self._wire.say("")
        await self._running

    async def settle(self) -> None:
        """Until everything that was asked is answered and sent."""
        for _ in range(PATIENCE):
            if self._wire.is_idle or self._running.done():
                break
            await asyncio.sleep(0)
        else:
            raise AssertionError("the connection is stuck")
        for _ in range(TURNS):
            await asyncio.sleep(0)

    async def do(self, step: Step) -> None:
        """What this client does in a step, up to the answer."""
        await self._do(step)
        await self.settle()

    async def _do(self, step: Step) -> None:
        if not isinstance(step.what, str):
            self._last = msgspec.json.encode(Do(step.key, step.what)).decode()
            self._wire.say(self._last)
        elif step.what == "fetch":
            await self._fetch()
        elif step.what == "cut":
            await self.go()
            await self.come()
        else:
            self._wire.say(self._frame(step))

    def _frame(self, step: Step) -> str:
        seat = None if self.place < 0 else self.place
        other = {"command": "ask-back", "seat": (self.place + 1) % 2}
        frames = {
            "sync": json.dumps({"t": "sync", "seat": seat}),
            "again": self._last,
            "foreign": json.dumps({"t": "do", "key": step.key, "command": other}),
            "garbage": '{"t":"sync","seat":7}',
        }
        return frames[str(step.what)]

    async def _fetch(self) -> None:
        """What the routes give out: status, headers and body."""
        for path in FETCHED:
            answer = await self._at.client.get(path, headers=bearer(token_of(self.place)))
            headers = sorted(answer.headers.items())
            self.told.append(f"{path} {answer.status_code} {headers} {answer.text}")


async def heard(place: int, course: Course) -> Hearer:
    """Who has heard all of the course. Raises NoTwin where it cannot go so."""
    at = room()
    host, hearer = at.begin(Packs(course.packs, course.dealers)), Hearer(place, at)
    await begin(host, course)
    await hearer.come()
    for step in course.steps:
        await (hearer.do(step) if step.seat == place else _others(host, step))
        await hearer.settle()
        hearer.marks.append(len(hearer.told))
    await hearer.go()
    return hearer


async def begin(host: Host, course: Course) -> None:
    """Set the table up. Raises NoTwin where its history is none."""
    try:
        await host.create(TABLE, course.terms, course.history)
        await host.table(TABLE)
    except (RuleViolation, NotationError):
        raise NoTwin from None


async def _others(host: Host, step: Step) -> None:
    """Somebody else does it, as he did it; what was refused to him is left out."""
    if not step.events:
        return
    assert not isinstance(step.what, str)
    answer = await host.do(TABLE, step.seat, step.key, await _as_of_now(host, step.what))
    if not isinstance(answer, Ack):
        raise NoTwin


async def _as_of_now(host: Host, command: Command) -> Command:
    """The action that answers the view which the seat has."""
    if not isinstance(command, Act):
        return command
    number = (await host.table(TABLE)).view_number(command.seat)
    return Act(command.seat, command.action, number)
