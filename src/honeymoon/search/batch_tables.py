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
from honeymoon.rules.cards import CARDS, RANKS, Card, CardSet, Suit
from honeymoon.rules.contract import QUOTA_CONTRACTS, Contract, Doubling, QuotaContract
from honeymoon.rules.phase import PhaseRules
from honeymoon.rules.phases.auction import Auction
from honeymoon.rules.phases.choose_contract import ChooseContract
from honeymoon.rules.phases.dealing import Dealing, OpenCards
from honeymoon.rules.phases.draw_and_discard import DrawAndDiscard
from honeymoon.rules.phases.exchange import Exchange
from honeymoon.rules.phases.pick_up import PickUp
from honeymoon.rules.phases.play import Play, Playing
from honeymoon.rules.position import Position
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
from honeymoon.rules.variants.variant import Options, Plan, Variant
from honeymoon.search.solving import strain_number

TRICK_COUNTS = range(17)
"""A hand has at most 16 cards."""
SHEET_COLUMNS = 3
LARGEST_TOTAL = 100_000_000

Row = tuple[int, int, int]


class BatchRules(NamedTuple):
    """All that a batch knows of a game.

    ``hands`` are the seats' own, then the dummies. ``stages`` are the lines of the plan, each a
    kind, two numbers and the place in the deck where its cards begin: 0 dealing (cards for each
    hand), 1 drawing, 2 pick-up (whether whoever answered an offer has a turn besides), 3 auction
    (passes that close it after a bid, and without one), 4 choosing, 5 exchange (cards, whether a
    card can be led, which makes a redeal), 6 play.

    ``dealt`` has for each dealer the places in the deck that are dealt, hand after hand.
    ``orders`` has for each dealer and declarer the hands of a trick, the opening leader's first,
    ``owners`` likewise the seat that plays each hand, -1 for nobody.

    ``trumps`` (0-3, 4 for none) belong to the 35 bids, or to the seven choices of a contract.
    ``points`` has three numbers (declarer's below and above the line, each other seat's) for
    every bid or choice, doubling, vulnerability of declarer (no, yes) and number of tricks
    (0-16): declarer's tricks in a rubber, and with quotas those of the seat itself.
    ``used_together`` are the choices, as bits, that each choice uses up; none in a rubber.

    ``honours`` are the cards that count together in each strain, ``honour_points`` what 0-5 of
    them in one hand are worth, in a suit and at no trump. ``terms``: points of a game, games of
    a rubber, its bonus without and with a game of another seat, whether the bonus goes to the
    higher total.
    """

    seats: int
    hands: int
    stages: list[list[int]]
    dealt: list[list[int]]
    orders: list[list[int]]
    owners: list[list[int]]
    trumps: list[int]
    points: list[int]
    used_together: list[int]
    honours: list[int]
    honour_points: list[int]
    terms: list[int]


def batch_rules(variant: Variant, options: Options) -> BatchRules:
    """The numbers of a game under these options."""
    plan, sheet = variant.plan(options), variant.sheet(options)
    dealt = [_dealt(plan, sheet, dealer) for dealer in range(variant.seats)]
    plays = [
        _play_of(plan, position, declarer)
        for position in dealt
        for declarer in range(variant.seats)
    ]
    return BatchRules(
        variant.seats,
        len(dealt[0].hands),
        [_stage(line, dealt[0]) for line in plan if not isinstance(line, OpenCards)],
        [[int(card) for hand in position.hands for card in hand] for position in dealt],
        [order for order, _ in plays],
        [owners for _, owners in plays],
        *(_rubber_tables(sheet.terms) if isinstance(sheet, RubberSheet) else _quota_tables()),
    )


def _dealt(plan: Plan, sheet: Sheet, dealer: int) -> Position:
    """The position when cards are dealt of a deck in order, so that a card is its place."""
    position = Position.with_stock(len(sheet.totals), dealer, tuple(CARDS), sheet)
    for line in plan:
        if isinstance(line, Dealing | OpenCards):
            position = line.begin(position).position
    return position


def _play_of(plan: Plan, position: Position, declarer: int) -> tuple[list[int], list[int]]:
    """The order of the hands in a trick, and who plays each hand."""
    contract = Contract(1, STRAINS[0], Doubling.UNDOUBLED, declarer)
    play = next(line for line in plan if isinstance(line, Play))
    begun = play.begin(position.with_contract(contract))
    assert isinstance(begun.phase, Playing)
    return list(begun.phase.order), [max(int(owner), -1) for owner in begun.position.owners]


def _stage(line: PhaseRules, dealt: Position) -> list[int]:
    """A line of a plan as its kind, two numbers, and the place in the deck of its first card."""
    stock = 52 - len(dealt.stock)
    match line:
        case Dealing():
            return [0, line.cards_each, 0, 0]
        case DrawAndDiscard():
            return [1, 0, 0, stock]
        case PickUp():
            return [2, int(line.side_offer), 0, stock]
        case Auction():
            return [3, line.closing_passes, line.opening_passes, 0]
        case ChooseContract():
            return [4, 0, 0, 0]
        case Exchange():
            place = int(dealt.open_cards[0]) if line.open_cards else stock
            return [5, line.cards, int(line.lead_means_redeal), place]
        case Play():
            return [6, 0, 0, 0]
    raise ValueError(f"a batch cannot play {line}")


Tables = tuple[list[int], list[int], list[int], list[int], list[int], list[int]]


@cache
def _rubber_tables(terms: RubberTerms) -> Tables:
    cells = product(BIDS, Doubling, (False, True), TRICK_COUNTS)
    points = [
        points
        for bid, doubling, vulnerable, tricks in cells
        for points in _contract_points(
            Contract(bid.level, bid.strain, doubling, 0), tricks, vulnerable, terms.deal
        )
    ]
    limits = [
        GAME,
        GAMES_FOR_RUBBER,
        BONUS_TWO_NIL,
        BONUS_TWO_ONE,
        int(terms.bonus_to_higher_total),
    ]
    trumps = [strain_number(bid.strain.trump) for bid in BIDS]
    return trumps, points, [], *_honours(terms.honours), limits


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


def _quota_tables() -> Tables:
    cells = product(QUOTA_CONTRACTS, Doubling, (False, True), TRICK_COUNTS)
    points = [
        points
        for choice, _, _, tricks in cells
        for points in (0, *(quota_entry(choice.by(0), seat, tricks).points for seat in (0, 1)))
    ]
    trumps = [strain_number(choice.trump) for choice in QUOTA_CONTRACTS]
    used = [_choices_of({choice.kind}) for choice in QUOTA_CONTRACTS]
    return trumps, points, used, [0] * len(STRAINS), [0] * 12, [0] * 5


def _choices_of(kinds: set[str]) -> int:
    return sum(1 << n for n, choice in enumerate(QUOTA_CONTRACTS) if choice.kind in kinds)


def whole_choices() -> list[int]:
    """The sets of choices, as bits, that can be used up: each contract with all its suits."""
    kinds = {choice.kind for choice in QUOTA_CONTRACTS}
    groups = [_choices_of({kind}) for kind in kinds]
    return [sum(chosen) for chosen in product(*((0, group) for group in groups))]


def row_limits(empty: Sheet) -> tuple[Row, Row]:
    """The least and the largest numbers that a row can have while a match is running."""
    if isinstance(empty, RubberSheet):
        games = 1 if empty.terms.single_game else GAMES_FOR_RUBBER
        highest = (GAME - 1, games - 1, LARGEST_TOTAL)
    else:
        highest = (max(whole_choices()), max(CHOOSE), LARGEST_TOTAL)
    return (0, 0, -LARGEST_TOTAL), highest


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
