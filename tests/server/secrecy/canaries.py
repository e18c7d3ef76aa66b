"""Cards that are written as nothing else is, and where they turn up while matches are played."""

from __future__ import annotations

import asyncio
import contextlib
import io
import logging
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from random import Random

import msgspec
import pytest
from prometheus_client import generate_latest

from honeymoon.rules import actions, cards
from honeymoon.rules.cards import CARDS, Card
from honeymoon.rules.events import SPECTATOR
from honeymoon.server import logs
from honeymoon.server.host import Host
from honeymoon.server.seats import HOST
from tests.server.secrecy.hearing import Hearer, begin
from tests.server.secrecy.scripts import MOST_DEALS, Script, Step, script
from tests.server.secrecy.twins import (
    Seen,
    add_seen,
    course_of,
    deal_of,
    lots_of,
    seen_at,
)
from tests.server.secrecy.unwritten import TABLE, Packs, Room, room
from tests.views.knowledge import Ledger

NAMES: dict[Card, str] = {
    card: "canary" + sha256(f"canary {card}".encode()).hexdigest()[:32] for card in CARDS
}
"""128 bits for each card, behind letters that are found fast."""
BY_NAME = {name: card for card, name in NAMES.items()}
ANY = re.compile("canary[0-9a-f]{32}")
LINE = re.compile(r"[a-z-]+\.[a-z-]+( [A-Za-z-]+)?")
"""A code and a kind: what the server writes down about itself, without a number in it."""
FAILS = 0.02
"""How often something fails inside, with the whole pack in its message."""
MOST_TRIES = 60
"""After so many failures one after the other it is no chance any more."""


@contextlib.contextmanager
def canaries() -> Iterator[None]:
    """Cards are written so for that long; they are read either way."""
    plain, tokens, capital = Card.__str__, actions._TOKENS, cards._capital
    names = {f"{sign}{card}": f"{sign}{NAMES[card]}" for card in CARDS for sign in ("", "-")}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Card, "__str__", lambda card: NAMES[card])
        patch.setattr(actions, "_TOKENS", tuple(names.get(token, token) for token in tokens))
        patch.setattr(
            cards,
            "_capital",
            lambda text: plain(BY_NAME[text]) if text in BY_NAME else capital(text),
        )
        yield


@dataclass
class Loose:
    """How many texts were looked at, and the cards that were where they must not be."""

    matches: int = 0
    messages: int = 0
    lines: int = 0
    failures: int = 0
    records: int = 0
    wrong: list[str] = field(default_factory=list)

    def check(self, where: str, text: str, allowed: set[Card]) -> None:
        """No card stands there but these."""
        found = {BY_NAME[name] for name in ANY.findall(text)} - allowed
        if found:
            names = " ".join(
                cards.SUIT_LETTERS[c // 13] + cards.RANK_LETTERS[c % 13] for c in found
            )
            self.wrong.append(f"{where}: {names}")

    def add(self, other: Loose) -> None:
        """Both together."""
        self.matches += other.matches
        self.messages += other.messages
        self.lines += other.lines
        self.failures += other.failures
        self.records += other.records
        self.wrong += other.wrong


class Failing:
    """Makes a host fail now and then, when it is about to store."""

    def __init__(self, rng: Random) -> None:
        self._rng, self.count = rng, 0

    def plant(self, patch: pytest.MonkeyPatch) -> None:
        """From now on."""
        whole = Host._stored

        async def stored(host: Host, table_id: str, opened: object, *more: object) -> object:
            if self._rng.random() < FAILS:
                self.count += 1
                raise RuntimeError(f"{deal_of(opened.table).deck} {opened.table!r}")  # type: ignore[attr-defined]
            return await whole(host, table_id, opened, *more)  # type: ignore[arg-type]

        patch.setattr(Host, "_stored", stored)


class Crowd:
    """All places of a table at once, each with its own connection."""

    def __init__(self, played: Script, at: Room, loose: Loose) -> None:
        self.played, self.at, self.loose = played, at, loose
        self.places = {p: Hearer(p, at) for p in (*played.table.seats, SPECTATOR, HOST)}
        self.read = dict.fromkeys(self.places, 0)
        self.packs = Packs()

    async def play(self) -> None:
        """Everything that happened, and after each step what everybody was told."""
        course = course_of(self.played, range(len(self.played.steps)))
        await begin(self.at.begin(self.packs), course)
        for hearer in self.places.values():
            await hearer.come()
        seen: Seen = {}
        parts = iter([*self.played.segments(), range(0)])
        part = next(parts)
        for number, step in enumerate(course.steps):
            part = next(parts) if number == part.stop else part
            await self._do(step)
            assert await self._is_done(number), f"the server went another way in step {number}"
            if number == part.start:
                seen = {}
            if number in part and step.events:
                add_seen(seen, seen_at(self.played.tables[number]))
            self._look(number, seen)
        for hearer in self.places.values():
            await hearer.go()

    async def _do(self, step: Step) -> None:
        """Again, if it failed inside: then nothing had been done."""
        hearer = self.places[step.seat]
        await self._try(hearer, step)
        tries = 1
        while isinstance(step.what, msgspec.Struct) and '"unavailable"' in hearer.told[-1]:
            assert tries < MOST_TRIES, f"it fails every time: {step}"
            tries += 1
            hearer.told.append("again")
            await self._try(hearer, step)
        for other in self.places.values():
            await other.settle()

    async def _try(self, hearer: Hearer, step: Step) -> None:
        """With the pack of the script, also where one was drawn before something failed."""
        self.packs.come(*lots_of(step.events))
        await hearer.do(step)

    async def _is_done(self, number: int) -> bool:
        """Whether what the server wrote is what the script says, so that the ledger is its too."""
        wrote = await self.at.log.read(TABLE, self.played.lengths[number])
        return list(wrote) == [msgspec.json.encode(e) for e in self.played.steps[number].events]

    def _look(self, number: int, seen: Seen) -> None:
        for place, hearer in self.places.items():
            known = {card for card, eyes in seen.items() if max(place, SPECTATOR) in eyes}
            for text in hearer.told[self.read[place] :]:
                self.loose.messages += 1
                is_http, is_record = text.startswith("/api"), "record 200 " in text
                self.loose.records += is_record
                allowed = self._exported(number) if is_record else set() if is_http else known
                self.loose.check(f"to {place} in step {number}", text, allowed)
            self.read[place] = len(hearer.told)

    def _exported(self, number: int) -> set[Card]:
        """What who watches has seen of the packs of all matches that are over."""
        table = self.played.tables[number]
        over = [match for match in (*table.past, table.match) if match.is_over]
        shown = [Ledger(scored.deal).known_to(SPECTATOR) for m in over for scored in m.scored]
        return set.union(*shown) if shown else set()


class Kept(logging.Handler):
    """Everything that the server would write down, and its own words as they were meant."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []
        self.own: list[str] = []
        self.setFormatter(logs.Lines())

    def emit(self, record: logging.LogRecord) -> None:
        """Keep it."""
        self.lines.append(self.format(record))
        if record.name.partition(".")[0] == logs.OWN:
            self.own.append(record.getMessage())


@contextlib.contextmanager
def written() -> Iterator[Kept]:
    """The log at its most talkative."""
    root, kept = logging.getLogger(), Kept()
    own, before = logging.getLogger(logs.OWN), (root.level, logging.getLogger(logs.OWN).level)
    root.addHandler(kept)
    root.setLevel(logging.DEBUG)
    own.setLevel(logging.DEBUG)
    try:
        yield kept
    finally:
        root.removeHandler(kept)
        root.setLevel(before[0])
        own.setLevel(before[1])


def search(game: str, seed: str, most: int = MOST_DEALS) -> Loose:
    """One table, its matches, and everything that leaves the server meanwhile."""
    loose, printed, failing = Loose(1), io.StringIO(), Failing(Random(f"fails {seed}"))
    played = script(game, seed, most)
    with (
        canaries(),
        written() as kept,
        contextlib.redirect_stdout(printed),
        contextlib.redirect_stderr(printed),
        pytest.MonkeyPatch.context() as patch,
    ):
        failing.plant(patch)
        asyncio.run(Crowd(played, room(), loose).play())
        loose.check("figures", generate_latest(room().metrics.registry).decode(), set())
        for text in (*kept.lines, printed.getvalue()):
            loose.check("log", text, set())
    loose.lines, loose.failures = len(kept.lines), failing.count
    loose.wrong += [f"log: {line}" for line in kept.own if not LINE.fullmatch(line)]
    return loose
