"""The kinds of deal that random play has to reach, and which of them a finished deal is."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from honeymoon.rules.actions import CHOOSE
from honeymoon.rules.calls import BIDS, Bid, Strain
from honeymoon.rules.contract import Contract, Doubling, QuotaContract
from honeymoon.rules.deal import Deal
from honeymoon.rules.match import ScoredDeal
from honeymoon.rules.scoring.deal_score import SMALL_SLAM, trick_values
from honeymoon.rules.scoring.entry import EntryKind, Outcome
from honeymoon.rules.scoring.rubber import GAME
from honeymoon.rules.variants.catalogue import VARIANTS

SIZES = ("part-score", "game", "slam")


@dataclass(frozen=True, slots=True)
class Cell:
    """A kind of played contract; ``vulnerable`` is declarer's state."""

    made: bool
    doubling: Doubling
    vulnerable: bool
    size: str


@dataclass(frozen=True, slots=True)
class QuotaCell:
    """A kind of deal of the game of quotas; ``reached`` says whether forehand has his quota."""

    contract: str
    reached: bool


Kind = Cell | QuotaCell | str
"""A cell, a sort of honours by its reason code, or one of the outcomes without play."""

CELLS = tuple(Cell(*parts) for parts in product((True, False), Doubling, (False, True), SIZES))
QUOTA_CELLS = tuple(QuotaCell(str(action), met) for action in CHOOSE for met in (True, False))
HONOURS = ("honours.four", "honours.five", "honours.aces")
PASSED_OUT, REDEAL = Outcome.PASSED_OUT.value, Outcome.REDEAL.value


def size_of(level: int, strain: Strain) -> str:
    """A slam is bid for 12 or 13 tricks; a game is worth 100 or more, undoubled (DD-40, DD-47)."""
    if level >= SMALL_SLAM:
        return "slam"
    return "game" if sum(trick_values(strain, level)) >= GAME else "part-score"


BIDS_OF_SIZE: dict[str, tuple[Bid, ...]] = {
    size: tuple(bid for bid in BIDS if size_of(bid.level, bid.strain) == size) for size in SIZES
}


def required(game: str) -> tuple[Kind, ...]:
    """Every kind of deal that the game has."""
    options = {option.name: option.values for option in VARIANTS[game].options}
    if "honours" not in options:
        return (*QUOTA_CELLS, REDEAL)
    return (*CELLS, PASSED_OUT, *(HONOURS if True in options["honours"] else ()))


def reached(scored: ScoredDeal) -> Iterator[Kind]:
    """The kinds that a finished deal is one of."""
    deal = scored.deal
    yield _cell(deal)
    yield from {entry.reason for entry in scored.entries if entry.kind is EntryKind.HONOURS}


def _cell(deal: Deal) -> Kind:
    contract, tricks = deal.contract, deal.position.tricks
    if deal.outcome is not Outcome.PLAYED or contract is None:
        return str(deal.outcome and deal.outcome.value)
    taken = tricks[contract.declarer]
    if isinstance(contract, QuotaContract):
        met = taken <= contract.target if contract.avoid else taken >= contract.target
        return QuotaCell(str(contract), met)
    return _contract_cell(contract, taken, deal.position.sheet.vulnerable[contract.declarer])


def _contract_cell(contract: Contract, taken: int, vulnerable: bool) -> Cell:
    made, size = taken >= contract.target, size_of(contract.level, contract.strain)
    return Cell(made, contract.doubling, vulnerable, size)
