"""The puzzles: positions of which all good actions are known, read from ``tests/data``.

A puzzle tells the hands as they were when the auction began, what the players of draw-and-discard
rejected (``aside``) or the cards that were not dealt (``top``), and the actions up to now. How a
draw went is told only where the decision falls in it (``draw``); four cards that are taken are
buried again where the actions do not say otherwise.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from honeymoon.players.arena import CLOCK
from honeymoon.players.player import Player
from honeymoon.rules.actions import Action
from honeymoon.rules.cards import Card, Rank
from honeymoon.rules.match import Match
from honeymoon.rules.scoring.rubber import RubberSheet
from honeymoon.rules.view import View, view
from tests.rules.helpers import (
    after_draw,
    bury,
    cards,
    deck_from,
    deck_of,
    phase_of,
    play,
    running,
    to_act,
)

BOOK = Path(__file__).resolve().parents[1] / "data" / "puzzles.toml"
SEEDS = 3
"""Every puzzle is put to a player with so many chances, and each answer must be good."""
TOLD = {"dealer", "hands", "aside", "top", "draw", "actions", "options", "part_scores", "games"}
"""What a puzzle may tell of its deal."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """``good`` are the tokens of all good actions, ``why`` says in a line what makes them so.

    ``proof`` names the way in which a test finds them again, see ``puzzle_proofs``.
    """

    id: str
    theme: str
    game: str
    proof: str
    good: tuple[str, ...]
    why: str
    told: Mapping[str, Any]

    def match(self) -> Match:
        """The match at the decision."""
        match = self._drawn(self._scored().deal_out(self._deck()))
        for token in self.told.get("actions", "").split():
            if phase_of(match) == "exchange" and not token.startswith("-"):
                match = bury(match)
            match = play(match, token)
        return match

    def view(self) -> View:
        """What the seat to act sees."""
        match = self.match()
        return view(running(match), to_act(match))

    def _scored(self) -> Match:
        match = Match.start(self.game, self.told.get("options"), self.told["dealer"])
        scores = ("part_scores", "games")
        changes: dict[str, Any] = {
            name: tuple(self.told[name]) for name in scores if name in self.told
        }
        if not changes:
            return match
        assert isinstance(match.sheet, RubberSheet)
        return replace(match, sheet=replace(match.sheet, **changes))

    def _deck(self) -> tuple[Card, ...]:
        hands, top = self.told.get("hands", ()), self.told.get("top", "")
        if "aside" in self.told:
            return drawn_deck(hands, self.told["aside"], self.told["dealer"])
        if not hands:
            return deck_from(top)
        return deck_of(self.game, self.told["dealer"], dict(enumerate(hands)), top)

    def _drawn(self, match: Match) -> Match:
        if "draw" in self.told:
            return play(match, self.told["draw"])
        if "aside" not in self.told:
            return after_draw(match)
        hands = [set(cards(hand)) for hand in self.told["hands"]]
        while phase_of(match) == "draw":
            first = running(match).position.stock[0]
            match = play(match, "keep" if first in hands[to_act(match)] else "reject")
        return match


def drawn_deck(hands: list[str], aside: list[str], dealer: int) -> tuple[Card, ...]:
    """The pack of a draw in which these hands were kept, and these cards rejected, sensibly."""
    first = 1 - dealer
    each = [list(turns(hands[seat], aside[seat])) for seat in (first, 1 - first)]
    return tuple(card for both in zip(*each, strict=True) for pair in both for card in pair)


def turns(hand: str, aside: str) -> Iterator[tuple[Card, Card]]:
    """The two cards of each turn: high ones come first and stay, others come for a low one.

    High cards that were rejected came after one that stayed.
    """
    kept, rejected = (sorted(cards(text), key=lambda card: -card.rank) for text in (hand, aside))
    for stays, goes in zip(kept, rejected, strict=True):
        yield (stays, goes) if stays.rank >= Rank.JACK else (goes, stays)


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """All puzzles of the book, in its order."""
    book = tomllib.loads(BOOK.read_text(encoding="utf-8"))
    return tuple(_puzzle(entry) for entry in book["puzzle"])


def _puzzle(entry: dict[str, Any]) -> Puzzle:
    told = {name: value for name, value in entry.items() if name in TOLD}
    fields = {name: value for name, value in entry.items() if name not in TOLD}
    good = tuple(fields.pop("good").split())
    return Puzzle(good=good, told=told, **fields)


def answers(player: Player, puzzle: Puzzle) -> list[Action]:
    """What the player does, by its chances."""
    seen = puzzle.view()
    return [player.choose(seen, CLOCK, Random(seed)) for seed in range(SEEDS)]


def solves(player: Player, puzzle: Puzzle) -> bool:
    """Whether every answer of the player is a good one."""
    return all(str(answer) in puzzle.good for answer in answers(player, puzzle))
