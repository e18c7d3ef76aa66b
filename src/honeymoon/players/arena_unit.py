"""The arena's unit of work: the same packs once for every seat that ``a`` can sit in.

With two seats that is a duplicate pair. With three, ``a`` meets two of ``b`` in each of its
three seats. Units know nothing of each other, so any number of processes can share them.
"""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from typing import Any

from honeymoon.players import arena
from honeymoon.players.arena import Match, view
from honeymoon.players.arena_points import duplicate_points, margin, totals
from honeymoon.players.arena_times import Times
from honeymoon.players.clock import Clock
from honeymoon.players.guard import Fault, Guarded
from honeymoon.players.player import Player
from honeymoon.players.rubber_value import value
from honeymoon.players.seating import close, get_ready, seated
from honeymoon.rules.events import Seat
from honeymoon.rules.scoring.rubber import RubberSheet
from honeymoon.rules.scoring.sheet import Sheet
from honeymoon.rules.variants.catalogue import VARIANTS
from honeymoon.rules.variants.variant import OptionValue
from honeymoon.shuffle import Chance

SIDES = ("a", "b")
MOST_FAULTS = 20
"""Faults of a unit that are described; all are counted."""


@dataclass(frozen=True, slots=True)
class Setting:
    """All that the results of a run follow from.

    ``options`` are those that differ from the game's defaults. ``mode`` is ``deals`` (single
    deals at random vulnerability), ``part-scores`` (part-scores at random as well) or
    ``rubbers`` (whole matches). ``milliseconds`` are those of a decision.
    """

    game: str
    options: tuple[tuple[str, OptionValue], ...]
    a: str
    b: str
    mode: str
    seed: str
    milliseconds: int
    isolated: bool = False

    @property
    def seats(self) -> int:
        """The seats of the game."""
        return VARIANTS[self.game].seats

    @property
    def has_rubber(self) -> bool:
        """Whether deals belong to a rubber, whose state is worth something."""
        variant = VARIANTS[self.game]
        sheet = variant.sheet(variant.with_options(dict(self.options)))
        return isinstance(sheet, RubberSheet)

    @property
    def is_whole(self) -> bool:
        """Whether whole matches are played."""
        return self.mode == "rubbers"

    def json(self) -> dict[str, Any]:
        """As the header of a file of results has it."""
        return {**asdict(self), "options": dict(self.options)}


Unit = dict[str, Any]
"""The results of a unit as JSON values; docs/arena.md names its keys."""


class Table:
    """The players of one process, begun when they are first needed, and what they have done."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.faults: list[Fault] = []
        self.players = {
            (side, number): Guarded(seated(name, setting.isolated), self.faults.append)
            for side, name in zip(SIDES, (setting.a, setting.b), strict=True)
            for number in range(1 if side == "a" else setting.seats - 1)
        }
        for player in self.players.values():
            get_ready(player.player)

    def close(self) -> None:
        """End the processes of the players."""
        for player in self.players.values():
            close(player.player)

    def seats_with(self, seat: Seat) -> list[tuple[str, int]]:
        """Who sits where while ``a`` sits in this seat."""
        others = iter(range(self.setting.seats - 1))
        each = range(self.setting.seats)
        return [("a", 0) if place == seat else ("b", next(others)) for place in each]

    def unit(self, number: int) -> Unit:
        """The results of the unit of that number."""
        record = _Record(number)
        for seat in range(self.setting.seats):
            self.faults.clear()
            record.begin(seat)
            self._match(seat, number, record)
        return record.unit

    def _match(self, seat: Seat, number: int, record: _Record) -> None:
        """One deal or match with ``a`` in this seat, from chance that the seat does not move."""
        setting = self.setting
        chance = Chance.seeded(f"{chance_of(setting)} {number}")
        match = arena.opening(setting.game, dict(setting.options), chance)
        if not setting.is_whole:
            match = arena.in_the_middle(match, chance, setting.mode == "part-scores")
        for deal in range(arena.MOST_DEALS if setting.is_whole else 1):
            before = match.sheet
            match = self._deal(match, seat, chance.branch(f"deal {deal}"), record)
            points = margin(_points(setting, before, match), seat)
            record.scored(points, _worth(before, match, seat))
            if match.is_over:
                break
        if setting.is_whole:
            record.won(_won(match.winners, seat))

    def _deal(self, match: Match, seat: Seat, chance: Chance, record: _Record) -> Match:
        sides = self.seats_with(seat)
        players = [self.players[side] for side in sides]
        match = match.deal_out(chance.branch("deck").deck())
        while match.deal is not None:
            acting = match.deal.to_act
            assert acting is not None
            seen = view(match.deal, acting)
            rng = chance.branch(f"player {acting} {len(seen.actions)}")
            clock, began = Clock(self.setting.milliseconds), time.perf_counter()
            action = players[acting].choose(seen, clock, rng)
            side = sides[acting][0]
            if len(seen.regular) > 1:
                record.took(side, 1000 * (time.perf_counter() - began))
            record.lost(side, arena.lost_by(match, action))
            record.failed(side, self.faults)
            match = match.play(action)
        _tell(players, match)
        return match


def chance_of(setting: Setting) -> str:
    """The text that all chance follows from: the same packs whoever plays and however long."""
    pairs = json.dumps(dict(setting.options), sort_keys=True)
    text = f"{setting.game} {pairs} {setting.mode} {setting.seed}"
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def _points(setting: Setting, before: Sheet, match: Match) -> tuple[int, ...]:
    """What each seat has for the last deal: as written, or as duplicate bridge would."""
    scored = match.scored[-1]
    if setting.is_whole:
        return totals(scored.entries, setting.seats)
    return duplicate_points(scored.entries, before, scored.sheet, setting.seats)


def _worth(before: Sheet, match: Match, seat: Seat) -> float:
    """What the last deal brought in a rubber: points written, and what the rest is worth now."""
    scored = match.scored[-1]
    written = margin(totals(scored.entries, len(scored.sheet.totals)), seat)
    return written + value(scored.sheet, seat) - value(before, seat)


def _tell(players: Sequence[Guarded], match: Match) -> None:
    """How the deal ended, for players that want to know."""
    for guarded in players:
        player: Player = guarded.player
        told = getattr(player, "end", None)
        if told is not None:
            told(arena.result_json(match.scored[-1]))


def _won(winners: tuple[Seat, ...] | None, seat: Seat) -> str | None:
    """``a``, ``b``, ``tie`` where ``a`` shares it; None for a match that was broken off."""
    if winners is None:
        return None
    if seat not in winners:
        return "b"
    return "a" if len(winners) == 1 else "tie"


class _Record:
    """The results of a unit while it is played."""

    def __init__(self, number: int) -> None:
        self._times = {side: Times() for side in SIDES}
        self._number = number
        self._tables: list[dict[str, Any]] = []
        self._lost: dict[str, list[int]] = {side: [0, 0] for side in SIDES}
        self._faults: list[dict[str, Any]] = []
        self._counts: dict[str, dict[str, int]] = {side: {} for side in SIDES}
        self._decisions = dict.fromkeys(SIDES, 0)

    def begin(self, seat: Seat) -> None:
        self._tables.append({"seat": seat, "deals": 0, "points": 0.0, "worth": 0.0, "won": None})

    def scored(self, points: float, worth: float) -> None:
        table = self._tables[-1]
        table["deals"] += 1
        table["points"] += points
        table["worth"] += worth

    def won(self, by: str | None) -> None:
        self._tables[-1]["won"] = by

    def took(self, side: str, milliseconds: float) -> None:
        self._times[side] = self._times[side].with_one(milliseconds)

    def lost(self, side: str, tricks: int | None) -> None:
        if tricks is not None:
            self._lost[side][0] += tricks
            self._lost[side][1] += 1

    def failed(self, side: str, faults: list[Fault]) -> None:
        """Count the faults, which are then forgotten."""
        self._decisions[side] += 1
        for fault in faults:
            counts = self._counts[side]
            counts[fault.kind] = counts.get(fault.kind, 0) + 1
            if len(self._faults) < MOST_FAULTS:
                place = {"seat": self._tables[-1]["seat"], "deal": self._tables[-1]["deals"]}
                self._faults.append({"side": side, "table": place, **asdict(fault)})
        faults.clear()

    @property
    def unit(self) -> Unit:
        """The results, as JSON values."""
        return {
            "unit": self._number,
            "tables": self._tables,
            "lost": self._lost,
            "decisions": self._decisions,
            "counts": self._counts,
            "faults": self._faults,
            "times": {side: times.json() for side, times in self._times.items()},
        }
