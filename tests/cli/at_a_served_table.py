"""A table with terminals at it, without a network: what each prints, and persons without a plan."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec

from honeymoon.cli import remote_session as session_of
from honeymoon.cli.play_words import words_of
from honeymoon.cli.remote_match import acts_here
from honeymoon.cli.remote_state import AtTable, Said, wishes_of
from honeymoon.locales import Texts
from honeymoon.players.clock import Clock
from honeymoon.players.decision import Decision
from honeymoon.players.tips.player import Tips
from honeymoon.protocol.client import Client
from honeymoon.protocol.messages import (
    PROTOCOL,
    Ack,
    Do,
    Err,
    FromClient,
    FromServer,
    Hello,
    Hint,
    Say,
    Sync,
    Welcome,
    Why,
)
from honeymoon.rules.view import View, view
from honeymoon.server.advice import Adviser
from honeymoon.server.errors import TableRefusal
from honeymoon.server.logged import Created
from honeymoon.server.reasons import Reasons
from honeymoon.server.table import act_for_computer
from honeymoon.server.views import table_view
from tests.rules.helpers import seats_of
from tests.server.tables import Log

PLANLESS = {"draw": "keep", "pick-up": "take", "auction": "pass"}
"""What a person without a plan says in a phase; elsewhere the first of the list."""
TIPS = "tips-1"


class Calm:
    """An adviser's player that thinks at once, in this process."""

    async def decision(self, player: str, seen: View, *words: Any) -> Decision:
        """What the tips do."""
        return Decision(
            Tips().choose(seen, Clock(), words[0]), code="only" * (len(seen.legal) == 1)
        )


class Served:
    """A table, and a terminal in each person's seat; ``printed`` are the lines of each."""

    def __init__(self, game: str, *players: str, lang: str = "en", **terms: Any) -> None:
        seats = players or ("person",) * seats_of(game)
        options = terms.pop("options", {})
        self.log = Log(Created(game, options, seats, terms.pop("dealer", 0), **terms), "served")
        self.reasons = Reasons()
        self.adviser = Adviser(Calm(), self.reasons)  # type: ignore[arg-type]
        texts = Texts(lang)
        self.at: dict[int, AtTable] = {}
        self.printed: dict[int, list[str]] = {}
        self.heard: set[int] = set()
        self.status: dict[int, int] = {}
        self._keys = 0
        for seat, player in enumerate(seats):
            if player == "person":
                words, wishes = words_of(texts), wishes_of(texts)
                name = f"Ana{seat}"
                self.at[seat] = AtTable(Client(seat), texts, words, wishes, name=name)
                self.printed[seat] = []
        for seat in self.at:
            self.connect(seat)

    def connect(self, seat: int) -> None:
        """The seat's terminal has a connection."""
        self.take(seat, session_of.opened(self.at[seat]))

    def cut(self, seat: int) -> None:
        """And has lost it."""
        self.heard.discard(seat)
        self.take(seat, session_of.cut(self.at[seat]))

    def say(self, seat: int, *lines: str | None) -> list[str]:
        """Lines are typed; what is printed from then on, until everybody waits."""
        start = len(self.printed[seat])
        for line in lines:
            self.take(seat, session_of.typed(self.at[seat], line, self._key()))
            self.computers()
        return self.printed[seat][start:]

    def take(self, seat: int, said: Said) -> None:
        """What follows from a step: lines are printed, frames arrive."""
        self.at[seat] = said.at
        self.printed[seat] += said.lines
        if said.status is not None:
            self.status[seat] = said.status
        for frame in said.send:
            self.arrive(seat, frame)

    def arrive(self, seat: int, frame: FromClient) -> None:
        """The server answers a frame."""
        if isinstance(frame, Hello):
            self.heard.add(seat)
            self.tell(seat, Welcome(PROTOCOL, (seat,)))
            self.show(seat)
        elif isinstance(frame, Sync):
            self.show(seat)
        elif isinstance(frame, Do):
            self.done(seat, frame)
        elif not isinstance(frame, Say):
            self.tell(seat, self.advised(frame))

    def done(self, seat: int, frame: Do) -> None:
        """A command: everybody sees what it comes to, and then it is answered."""
        before = self.log.table
        try:
            self.log.do(frame.command)
        except TableRefusal as refusal:
            self.tell(seat, Err(refusal.code.value, frame.key))
            return
        number = self.log.table.view_number(seat)
        self.show_all(before)
        self.tell(seat, Ack(frame.key, number))

    def show_all(self, before: Any) -> None:
        """New views go to those that are told something new."""
        for seat in sorted(self.heard):
            if self.log.table.view_number(seat) != before.view_number(seat):
                self.show(seat)

    def advised(self, asked: Hint | Why) -> FromServer:
        """The answer to a question."""
        try:
            return asyncio.run(self.adviser.answer(asked, "t", self.log.table))
        except TableRefusal as refusal:
            return Err(refusal.code.value, asked.key)

    def show(self, seat: int) -> None:
        """The seat's view is sent."""
        self.tell(seat, table_view(self.log.table, seat))

    def tell(self, seat: int, message: FromServer) -> None:
        """A frame arrives at the terminal."""
        text = msgspec.json.encode(message).decode()
        self.take(seat, session_of.heard(self.at[seat], text, self._key()))

    def computers(self) -> None:
        """Computer players act as long as they are to act."""
        while self.log.table.to_act not in (None, *self.at):
            before = self.log.table
            seat, deal = before.to_act, before.match.deal
            assert seat is not None
            assert deal is not None
            seen = view(deal, seat)
            decision = Decision(Tips().choose(seen, Clock(), self.log.chance))
            self.reasons.note("t", before, TIPS, decision)
            self.log._take(act_for_computer(before, decision.action, self.log.chance))
            self.show_all(before)

    def play_on(self, until: Callable[[], bool]) -> None:
        """Persons without a plan answer their questions until something holds."""
        self.computers()
        for _ in range(5000):
            if until():
                return
            seat = next(seat for seat in self.at if not session_of.is_waiting(self.at[seat]))
            self.say(seat, planless(self.at[seat]))
        raise AssertionError("it does not come to that")

    def play_deal(self) -> None:
        """To the end of the running deal."""
        self.play_on(lambda: self.log.table.match.deal is None)

    def _key(self) -> str:
        self._keys += 1
        return str(self._keys)


def planless(at: AtTable) -> str:
    """Always the first choice; Enter where there is none."""
    if at.table is None or not acts_here(at.table) or at.table.deal is None:
        return ""
    return PLANLESS.get(at.table.deal["phase"], "1")


def asked(at: AtTable) -> str:
    """The question that the terminal waits with, empty where there is none."""
    found = session_of.prompt(at)
    return "" if found is None else found.text


def without_session(at: AtTable) -> AtTable:
    """A terminal that was started anew."""
    return replace(at, client=Client(at.client.seat), session=None, told=type(at.told)())
