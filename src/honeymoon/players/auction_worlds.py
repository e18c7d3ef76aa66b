"""What both sides could make in the worlds that a caller imagines."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from honeymoon.players.auction_worth import Side
from honeymoon.players.imagining import other_hands
from honeymoon.players.level import Level
from honeymoon.rules.calls import STRAINS
from honeymoon.rules.cards import CardSet
from honeymoon.rules.view import View
from honeymoon.search.solving import Question, solve_many


@dataclass(frozen=True, slots=True)
class TrickTable:
    """By strain the tricks that each side takes as declarer in one world, and its weight."""

    mine: Side
    theirs: Side
    weight: float = 1.0

    def weighed(self, likelihood: float) -> TrickTable:
        """The same world, so much more or less likely."""
        return replace(self, weight=self.weight * likelihood)


def trick_tables(view: View, level: Level, rng: Random) -> list[TrickTable]:
    """Tables of worlds drawn by all but the calls, where there are two hands."""
    unread = replace(level, reads_calls=False)
    hands = other_hands(view, unread, level.call_worlds, rng)
    others = [hand for hand, _ in hands]
    found = iter(
        solve_many(question for hand in others for question in _questions(view.hand, hand))
    )
    return [_table([next(found) for _ in range(10)], weight) for _, weight in hands]


def _questions(mine: CardSet, theirs: CardSet) -> list[Question]:
    """For each strain: the other side leads to mine, then I to theirs."""
    return [
        question
        for strain in STRAINS
        for question in ((theirs, mine, strain.trump), (mine, theirs, strain.trump))
    ]


def _table(leaders: list[int], weight: float) -> TrickTable:
    return TrickTable(
        tuple(13 - tricks for tricks in leaders[::2]),
        tuple(13 - tricks for tricks in leaders[1::2]),
        weight,
    )
