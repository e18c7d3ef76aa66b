"""A game as plain numbers for the batch environment: its plan, its scoring, its score sheets.

The kernel knows no game and no law. Every number here is asked of the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import NamedTuple

from honeymoon.rules.actions import CHOOSE
from honeymoon.rules.calls import BIDS, STRAINS
from honeymoon.rules.cards import RANKS, Card, CardSet, Suit
from honeymoon.rules.contract import QUOTA_CONTRACTS, Contract, Doubling, QuotaContract
from honeymoon.rules.phase import PhaseRules
from honeymoon.rules.phases.auction import Auction
from honeymoon.rules.phases.choose_contract import ChooseContract
from honeymoon.rules.phases.dealing import Dealing, OpenCards
from honeymoon.rules.phases.draw_and_discard import DrawAndDiscard
from honeymoon.rules.phases.exchange import Exchange
from honeymoon.rules.phases.pick_up import PickUp
from honeymoon.rules.phases.play import Play
from honeymoon.rules.scoring.deal_score import DealTerms, deal_entries
from honeymoon.rules.scoring.entry import Line
from honeymoon.rules.scoring.honours import ACES, honours_in, trump_honours
from honeymoon.rules.scoring.quota import QuotaSheet, quota_entry
from honeymoon.rules.scoring.rubber import (
    BONUS_TWO_NIL,
    BONUS_TWO_ONE,
    GAME,
    GAMES_FOR_RUBBER,
    RubberSheet,
    RubberTerms,
)
from honeymoon.rules.scoring.sheet import Sheet
from honeymoon.rules.variants.variant import Plan

TRICK_COUNTS = range(17)
"""A hand has at most 16 cards."""
NO_TRUMP = 4
SHEET_COLUMNS = 3
LARGEST_TOTAL = 100_000_000
OWNERS = ("dealer", "non-dealer", "declarer", "defender", "nobody")

Row = tuple[int, int, int]


def plan_rows(plan: Plan) -> list[list[int]]:
    """Each line of a plan as [kind, cards, flag, closing passes, opening passes, owners...].

    The kinds are dealing, open cards, drawing, pick-up, auction, choosing, exchange, play.
    """
    return [_plan_row(line) for line in plan]


def _plan_row(line: PhaseRules) -> list[int]:
    match line:
        case Dealing():
            owners = [OWNERS.index(dummy.owner) for dummy in line.dummies]
            return [0, line.cards_each, 0, 0, 0, *owners]
        case OpenCards():
            return [1, line.count, 0, 0, 0]
        case DrawAndDiscard():
            return [2, 0, 0, 0, 0]
        case PickUp():
            return [3, 0, int(line.side_offer), 0, 0]
        case Auction():
            return [4, 0, 0, line.closing_passes, line.opening_passes]
    return _later_row(line)


def _later_row(line: PhaseRules) -> list[int]:
    match line:
        case ChooseContract():
            return [5, 0, 0, 0, 0]
        case Exchange():
            return [6, line.cards, int(line.lead_means_redeal), 0, 0]
        case Play():
            return [7, 0, int(line.declarer_leads), 0, 0]
    raise ValueError(f"a batch cannot play {line}")


class RubberTables(NamedTuple):
    """The scoring of a rubber.

    ``contracts`` has three numbers (declarer's points below and above the line, each
    defender's) for every bid, doubling, vulnerability (no, yes) and number of declarer's
    tricks (0-16). ``honours`` are the cards that count together in each strain,
    ``honour_points`` what 0-5 of them in one hand are worth, in a suit and at no trump.
    ``terms``: points of a game, games that end the match, games of a rubber, its bonus
    with and without a game of another seat, whether the bonus goes to the higher total.
    """

    contracts: list[int]
    honours: list[int]
    honour_points: list[int]
    terms: list[int]


@cache
def rubber_tables(terms: RubberTerms) -> RubberTables:
    """The tables of a rubber under these terms."""
    cells = product(BIDS, Doubling, (False, True), TRICK_COUNTS)
    contracts = [
        points
        for bid, doubling, vulnerable, tricks in cells
        for points in _contract_points(
            Contract(bid.level, bid.strain, doubling, 0), tricks, vulnerable, terms.deal
        )
    ]
    limits = [
        GAME,
        1 if terms.single_game else GAMES_FOR_RUBBER,
        GAMES_FOR_RUBBER,
        BONUS_TWO_NIL,
        BONUS_TWO_ONE,
        int(terms.bonus_to_higher_total),
    ]
    return RubberTables(contracts, *_honours(terms.honours), limits)


def _contract_points(contract: Contract, tricks: int, vulnerable: bool, terms: DealTerms) -> Row:
    entries = deal_entries(contract, tricks, vulnerable, 2, terms)
    below = sum(entry.points for entry in entries if entry.line is Line.BELOW)
    declarer = sum(entry.points for entry in entries if entry.player == contract.declarer)
    return below, declarer - below, sum(entry.points for entry in entries) - declarer


def _honours(count: bool) -> tuple[list[int], list[int]]:
    """Which cards are honours in each strain, and what so many of them are worth."""
    masks = [
        int(ACES if strain.trump is None else trump_honours(strain.trump)) for strain in STRAINS
    ]
    if not count:
        return masks, [0] * 12
    top = [CardSet.of(Card.of(Suit.SPADES, rank) for rank in RANKS[13 - n :]) for n in range(6)]
    aces = [CardSet.of(list(ACES)[:n]) for n in range(6)]
    suit = [honours_in(hand, Suit.SPADES)[1] for hand in top]
    return masks, suit + [honours_in(hand, None)[1] for hand in aces]


class QuotaTables(NamedTuple):
    """Scoring against quotas: for each of the seven choices of a contract, in their order.

    ``points`` by choice, whether it is one's own (no, yes) and one's tricks (0-16);
    ``trumps`` 0-3, 4 for none; ``used_together`` the choices, as bits, that it uses up.
    """

    points: list[int]
    trumps: list[int]
    used_together: list[int]


def quota_tables() -> QuotaTables:
    """The tables of the quota scoring."""
    cells = product(QUOTA_CONTRACTS, (1, 0), TRICK_COUNTS)
    return QuotaTables(
        [quota_entry(choice.by(0), seat, tricks).points for choice, seat, tricks in cells],
        [NO_TRUMP if choice.trump is None else choice.trump for choice in QUOTA_CONTRACTS],
        [_choices_of({choice.kind}) for choice in QUOTA_CONTRACTS],
    )


def _choices_of(kinds: set[str]) -> int:
    return sum(1 << n for n, choice in enumerate(QUOTA_CONTRACTS) if choice.kind in kinds)


def sheet_rows(sheet: Sheet) -> tuple[Row, ...]:
    """A score sheet as three numbers for each seat.

    In a rubber: part-score, games won, total. With quotas: the seven choices already used,
    as bits; the action number of a contract that a redeal has kept for the seat, else 0;
    total. An empty sheet is all zeros.
    """
    if isinstance(sheet, RubberSheet):
        return tuple(zip(sheet.part_scores, sheet.games, sheet.totals, strict=True))
    seats = range(len(sheet.totals))
    return tuple(
        (_choices_of(set(sheet.used(seat))), _kept(sheet, seat), sheet.totals[seat])
        for seat in seats
    )


def _kept(sheet: Sheet, seat: int) -> int:
    kept = sheet.kept_contract
    if not isinstance(kept, QuotaContract) or kept.declarer != seat:
        return 0
    return next(action for action in CHOOSE if action.contract.by(seat) == kept)


def sheet_of(rows: Sequence[Sequence[int]], empty: Sheet) -> Sheet:
    """The score sheet that has these rows; ``empty`` is the game's empty sheet.

    Only what ``sheet_rows`` tells is in it: of a rubber, how a total came about is not.
    Raises ValueError for rows that no sheet of a running match has.
    """
    sheet = _rubber(rows, empty) if isinstance(empty, RubberSheet) else _quotas(rows)
    extreme = any(abs(row[2]) > LARGEST_TOTAL for row in rows)
    if extreme or sheet.finished or sheet_rows(sheet) != tuple(map(tuple, rows)):
        raise ValueError(f"no score sheet of a running match has the rows {list(rows)}")
    return sheet


def _rubber(rows: Sequence[Sequence[int]], empty: RubberSheet) -> Sheet:
    parts, games, totals = (tuple(column) for column in zip(*rows, strict=True))
    if not all(0 <= part < GAME for part in parts) or min(games) < 0:
        raise ValueError(f"part-scores {parts}, games won {games}")
    return RubberSheet(empty.terms, (0,) * len(rows), totals, parts, games)


def _quotas(rows: Sequence[Sequence[int]]) -> Sheet:
    kinds = tuple(
        tuple({choice.kind: None for n, choice in enumerate(QUOTA_CONTRACTS) if row[0] >> n & 1})
        for row in rows
    )
    choices = {int(action): action.contract for action in CHOOSE}
    kept = [choices[row[1]].by(seat) for seat, row in enumerate(rows) if row[1] in choices]
    return QuotaSheet(tuple(row[2] for row in rows), kinds, 0, kept[0] if kept else None)
