"""The rest of an auction, to its end: what each bid comes to where both sides go on calling."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import mul

from honeymoon.players.auction_worlds import TrickTable
from honeymoon.players.auction_worth import Side, Worth
from honeymoon.players.belief import chance
from honeymoon.rules.calls import BIDS

RUNS = 40.0
"""The spread, in points, of another's choice between leaving a contract and outbidding it."""
SACRIFICES = 0.4
"""How many bid a contract that fails, where that costs less than theirs that is made."""
ELSEWHERE = 0.01
"""What a world counts for an answer to a bid that would not be made in it."""
NOBODY = -1
Choices = tuple[tuple[int, float], ...]
"""By bid, from none on, the best one above it and what it seems worth."""
Column = list[float]
"""Points of one's own by world."""


class Plan:
    """Points by bid and world, from the highest bid down to the one after the standing bid.

    ``held`` has what a bid of one's own comes to: left, doubled or outbid. ``answered`` has what
    a bid of theirs comes to after one's best answer, which is the same in all worlds where they
    would make the bid: passing, doubling or outbidding it. Each of ``others`` loses its part of
    what a declarer scores; they outbid no more often than they are ``eager`` to.
    """

    def __init__(
        self,
        mine: Worth,
        theirs: Worth,
        tables: Sequence[TrickTable],
        standing: int = NOBODY,
        others: int = 1,
        eager: float = 1.0,
    ) -> None:
        self._part, self._eager = 1 / others, eager
        self._mine, self._theirs, self._tables = mine, theirs, tables
        self._choices = [choices(theirs, table.theirs) for table in tables]
        self.held: list[Column] = [[]] * len(BIDS)
        self.answered: list[Column] = [[]] * len(BIDS)
        for bid in reversed(range(standing + 1, len(BIDS))):
            self.held[bid] = self._held(bid)
            self.answered[bid] = self._answered(bid)

    @property
    def worlds(self) -> int:
        """How many worlds it looks at."""
        return len(self._tables)

    def _held(self, bid: int) -> Column:
        strain, found, part = bid % 5, [], self._part
        left, guessed = self._mine.left[bid], self._mine.guessed_left[bid]
        for world, (table, best) in enumerate(zip(self._tables, self._choices, strict=True)):
            tricks, (higher, seems) = table.mine[strain], best[bid + 1]
            comes = self.answered[higher][world] if higher >= 0 else 0.0
            runs = self._eager * outbids(seems, guessed[tricks] * part)
            found.append(left[tricks] * (1 - runs) + comes * runs)
        return found

    def doubled(self, bid: int) -> Column:
        """Their bid doubled, unless they find a better one."""
        strain, found = bid % 5, []
        doubled, guessed = self._theirs.doubled[bid], self._theirs.guessed_doubled[bid]
        for world, (table, best) in enumerate(zip(self._tables, self._choices, strict=True)):
            tricks, (higher, seems) = table.theirs[strain], best[bid + 1]
            comes = self.answered[higher][world] if higher >= 0 else 0.0
            runs = chance(seems - guessed[tricks], RUNS)
            found.append(comes * runs - doubled[tricks] * self._part * (1 - runs))
        return found

    def opened(self) -> Column:
        """Nothing bid by anyone yet and a pass: they bid their best, or throw the deal in."""
        return [
            self.answered[best[0][0]][world] * chance(best[0][1], RUNS)
            for world, best in enumerate(self._choices)
        ]

    def _answered(self, bid: int) -> Column:
        shares = [self._share(bid, *each) for each in zip(self._tables, self._choices, strict=True)]
        plain = self._theirs.plain[bid]
        passed = [-plain[table.theirs[bid % 5]] * self._part for table in self._tables]
        columns = [passed, self.doubled(bid), *self.held[bid + 1 :]]
        return max(columns, key=lambda column: sum(map(mul, shares, column)))

    def _share(self, bid: int, table: TrickTable, best: Choices) -> float:
        """How likely a world is, and a bid of theirs in it over the best of one's own below."""
        higher, seems = best[bid]
        if higher != bid:
            return table.weight * ELSEWHERE
        below = self._mine.best_below(bid, table.mine)
        return table.weight * (ELSEWHERE + outbids(seems, below * self._part))


def outbids(seems: float, loss: float) -> float:
    """How likely a side outbids a contract that costs it so much, for what its own seems worth.

    Some never bid what only loses less.
    """
    reckoning, plain = chance(seems + loss, RUNS), chance(min(seems, seems + loss), RUNS)
    return SACRIFICES * reckoning + (1 - SACRIFICES) * plain


@lru_cache(maxsize=4096)
def choices(side: Worth, tricks: Side) -> Choices:
    """For each bid, from none on, the higher bid that seems worth most to a side, and how much.

    Above the highest bid there is none, -1.
    """
    found = [(NOBODY, -1e6)]
    for bid in reversed(range(len(BIDS))):
        seems = side.guessed_left[bid][tricks[bid % 5]]
        found.append((bid, seems) if seems >= found[-1][1] else found[-1])
    return tuple(reversed(found))
