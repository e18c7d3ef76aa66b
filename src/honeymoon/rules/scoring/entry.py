"""One amount on the score sheet, with the numbers that explain it, and what a deal came to."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from honeymoon.rules.cards import CardSet
from honeymoon.rules.contract import AnyContract, Doubling
from honeymoon.rules.events import Seat


class Line(Enum):
    """Where an amount is written: below or above the line (DD-36, HM-21), or Bismarck's column."""

    BELOW = "below"
    ABOVE = "above"
    SCORE = "score"


class EntryKind(Enum):
    """What an amount is for, in the order in which a deal's entries stand."""

    CONTRACT = "contract"
    OVERTRICKS = "overtricks"
    INSULT = "insult"
    SLAM = "slam"
    UNDERTRICKS = "undertricks"
    HONOURS = "honours"
    RUBBER = "rubber"
    QUOTA = "quota"


@dataclass(frozen=True, slots=True)
class Entry:
    """An amount for one player; ``points`` is the sum of ``steps`` times ``factor``.

    ``reason`` is the code of the sentence that explains it (``undertricks``, ``slam.small``,
    ``honours.aces`` …); ``steps`` are the amounts per trick, or the one amount;
    ``doubling`` and ``vulnerable`` are those of the contract and its declarer.
    """

    player: Seat
    line: Line
    kind: EntryKind
    points: int
    reason: str
    steps: tuple[int, ...]
    factor: int = 1
    doubling: Doubling = Doubling.UNDOUBLED
    vulnerable: bool = False


class Outcome(Enum):
    """How a deal ended."""

    PLAYED = "played"
    PASSED_OUT = "passed-out"
    REDEAL = "redeal"


@dataclass(frozen=True, slots=True)
class DealResult:
    """All that scoring may know of a finished deal.

    ``tricks`` are tricks won per seat; ``hands`` the cards held at the opening lead, each
    with the seat that plays them (or a negative Role where nobody does).
    """

    outcome: Outcome
    contract: AnyContract | None
    tricks: tuple[int, ...]
    hands: tuple[tuple[int, CardSet], ...] = ()
