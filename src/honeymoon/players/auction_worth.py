"""What a side's bids are worth by the tricks it takes, to one who knows them or only guesses."""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from math import exp
from operator import mul
from typing import NamedTuple

from honeymoon.players.belief import chance
from honeymoon.players.utility import utilities
from honeymoon.rules.calls import BIDS, Bid
from honeymoon.rules.contract import Contract, Doubling
from honeymoon.rules.events import Seat
from honeymoon.rules.scoring.sheet import Sheet

Values = tuple[float, ...]
"""By tricks."""
Side = tuple[int, ...]
"""By strain the tricks that a side takes as declarer."""
USUAL = {2: 7.5, 3: 6.0}
"""By seats the tricks that a side takes on average in the strain that it bids."""


class Sight(NamedTuple):
    """How well players judge tricks in an auction.

    A side that knows only its own hand takes its tricks to be nearer to what is usual: it sees
    ``shrunk`` of the difference, give or take ``blur`` tricks. Its contract is doubled every
    other time where it falls short by ``sure`` tricks; ``doubts`` is the spread.
    """

    shrunk: float
    blur: float
    sure: float
    doubts: float


OF_TWO, OF_MORE = Sight(0.65, 1.3, 1.5, 0.6), Sight(0.5, 1.3, 1.7, 1.2)
"""Where there are two hands, and where there are dummies or three seats."""


class Worth:
    """The bids of one side at a score, by its own utility; tricks are of ``total``.

    For each bid, by tricks: ``plain`` and ``doubled``; ``left`` where the other side doubles
    what it thinks will fail; and with ``guessed`` what a side expects that only guesses its
    tricks.
    """

    def __init__(self, sheet: Sheet, seat: Seat, total: int, sight: Sight) -> None:
        self._score = sheet, seat, total
        self.plain = [self._of(bid, Doubling.UNDOUBLED) for bid in BIDS]
        self.doubled = [self._of(bid, Doubling.DOUBLED) for bid in BIDS]
        pairs = zip(BIDS, self.plain, self.doubled, strict=True)
        self.left = [left(*each, sight) for each in pairs]
        guesses = _guesses(total, USUAL[len(sheet.totals)], sight)
        self.guessed_doubled = [_blurred(values, guesses) for values in self.doubled]
        self.guessed_left = [_blurred(values, guesses) for values in self.left]

    def _of(self, bid: Bid, doubling: Doubling) -> Values:
        sheet, seat, total = self._score
        return utilities(sheet, Contract(bid.level, bid.strain, doubling, seat), total)[seat]

    def best_below(self, bid: int, tricks: Side) -> float:
        """What the best bid below another seems worth to a side that guesses, nothing at least."""
        return _best_below(self, tricks)[bid]

    def exact(self, bid: int, doubling: Doubling, tricks: Side) -> float:
        """The utility of a contract by its tricks."""
        return self._of(BIDS[bid], doubling)[tricks[bid % 5]]


def left(bid: Bid, plain: Values, doubled: Values, sight: Sight) -> Values:
    """By tricks the utility of a bid where the other side doubles what it thinks will fail.

    A double of what is made is no gift that a bidder may count on.
    """
    target = 6 + bid.level
    found = []
    for tricks, (undoubled, more) in enumerate(zip(plain, doubled, strict=True)):
        share = chance(target - sight.sure - tricks, sight.doubts)
        found.append(undoubled if tricks >= target else undoubled * (1 - share) + more * share)
    return tuple(found)


def _blurred(values: Values, guesses: list[list[float]]) -> Values:
    """By tricks the mean over how they may be guessed."""
    return tuple(sum(map(mul, each, values)) for each in guesses)


@lru_cache(maxsize=4096)
def _best_below(side: Worth, tricks: Side) -> list[float]:
    each = (side.guessed_left[bid.order][tricks[bid.strain]] for bid in BIDS)
    return list(accumulate(each, max, initial=0.0))


@lru_cache(maxsize=8)
def _guesses(total: int, usual: float, sight: Sight) -> list[list[float]]:
    """For each number of tricks how often it is taken for each other one."""
    found = []
    for tricks in range(total + 1):
        centre = usual + sight.shrunk * (tricks - usual)
        weights = [exp(-(((guess - centre) / sight.blur) ** 2) / 2) for guess in range(total + 1)]
        found.append([weight / sum(weights) for weight in weights])
    return found


@lru_cache(maxsize=32)
def side_worth(sheet: Sheet, seat: Seat, total: int = 13, sight: Sight = OF_TWO) -> Worth:
    """The worth of a seat's bids at a score."""
    return Worth(sheet, seat, total, sight)
