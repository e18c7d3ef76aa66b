"""Makes src/honeymoon/players/rubber_value.json: values of rubber states by value iteration.

``python -m tools.make_rubber_values [DEALS]``. Each deal is drawn by the rule to keep queens and
better, its tricks are the exact solver's, and its auction is the par of open hands, in which a
contract that fails is doubled. A state is worth the mean, over deals and dealers, of the points of
that contract and the value of the state after it.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

from honeymoon.players.rubber_value import FIELD, PART_SCORES
from honeymoon.rules.calls import BIDS, STRAINS, Bid
from honeymoon.rules.cards import CARDS, CardSet, Rank
from honeymoon.rules.contract import Contract, Doubling
from honeymoon.rules.scoring.deal_score import DealTerms
from honeymoon.rules.scoring.entry import DealResult, Outcome
from honeymoon.rules.scoring.rubber import RubberSheet, RubberTerms
from honeymoon.search.solving import Question, solve_many

DEALS, SEED, CLOSE = 2000, 4, 0.25
"""Deals unless told, the seed, and the change in points that ends the iteration."""
TARGET = Path(__file__).parents[1] / "src/honeymoon/players/rubber_value.json"
EMPTY = RubberSheet.empty(2, RubberTerms(False, DealTerms()))
Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
STATES = [
    (games, (own, other))
    for games in FIELD
    for own in PART_SCORES
    for other in PART_SCORES
    if games[0] != games[1] or own >= other
]
"""Each state once of the two that are alike but for who is who."""
END = len(STATES)


def drawn(rng: Random) -> list[CardSet]:
    """Two hands after a draw in which both keep queens and better."""
    hands: list[list[int]] = [[], []]
    deck = rng.sample(CARDS, 52)
    for turn in range(26):
        first, second = deck[2 * turn : 2 * turn + 2]
        hands[turn % 2].append(first if first.rank >= Rank.QUEEN else second)
    return [CardSet.of(hand) for hand in hands]


def trick_tables(count: int) -> Ints:
    """Declarer's tricks by seat, strain and deal."""
    rng = Random(SEED)
    deals = [drawn(rng) for _ in range(count)]
    questions: list[Question] = [
        (hands[1 - declarer], hands[declarer], strain.trump)
        for declarer in range(2)
        for strain in STRAINS
        for hands in deals
    ]
    return 13 - np.array(solve_many(questions)).reshape(2, len(STRAINS), count)


def sheet_of(state: tuple[tuple[int, int], tuple[int, int]]) -> RubberSheet:
    """A sheet in that state."""
    games, parts = state
    return replace(EMPTY, games=games, part_scores=parts)


def number_of(sheet: RubberSheet) -> tuple[int, int]:
    """The state's number, and -1 where the seats must be exchanged."""
    if sheet.finished:
        return END, 1
    state = sheet.games, sheet.part_scores
    if state in STATES:
        return STATES.index(state), 1
    return STATES.index((sheet.games[::-1], sheet.part_scores[::-1])), -1  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class Outcomes:
    """Of one state, by declarer, bid, doubled or not, and tricks: points for seat 0, and then."""

    points: Floats
    states: Ints
    signs: Ints


def outcomes(sheet: RubberSheet) -> Outcomes:
    """What every contract comes to on this sheet."""
    shape = (2, len(BIDS), 2, 14)
    points, states = np.zeros(shape), np.zeros(shape, np.int64)
    signs = np.ones(shape, np.int64)
    for place in np.ndindex(shape):
        declarer, bid, doubled, tricks = place
        won = (tricks, 13 - tricks) if declarer == 0 else (13 - tricks, tricks)
        contract = contract_of(BIDS[bid], Doubling(1 + doubled), declarer)
        _, after = sheet.after(DealResult(Outcome.PLAYED, contract, won))
        points[place] = after.totals[0] - after.totals[1]
        states[place], signs[place] = number_of(after)
    return Outcomes(points, states, signs)


def contract_of(bid: Bid, doubling: Doubling, declarer: int) -> Contract:
    """The bid as a contract."""
    return Contract(bid.level, bid.strain, doubling, declarer)


def par(found: Outcomes, values: Floats, here: float, tricks: Ints) -> float:
    """The mean over deals and dealers of the auction's outcome for seat 0."""
    worth = found.points + found.signs * values[found.states]
    best = [np.full(tricks.shape[2], -np.inf), np.full(tricks.shape[2], np.inf)]
    choose = (np.maximum, np.minimum)
    for bid in reversed(range(len(BIDS))):
        held = []
        for seat in range(2):
            ends = worth[seat, bid][:, tricks[seat, BIDS[bid].strain]]
            other = choose[1 - seat]
            held.append(other(other(ends[0], ends[1]), best[1 - seat]))
        best = [choose[seat](best[seat], held[seat]) for seat in range(2)]
    passed = [np.minimum(best[1], here), np.maximum(best[0], here)]
    return float(np.mean([choose[seat](best[seat], passed[seat]).mean() for seat in range(2)]))


def iterate(tricks: Ints) -> Floats:
    """The values of all states, that of the end last."""
    every = [outcomes(sheet_of(state)) for state in STATES]
    values = np.zeros(END + 1)
    change = np.inf
    while change > CLOSE:
        found = [par(one, values, values[at], tricks) for at, one in enumerate(every)]
        change = float(np.abs(values[:END] - found).max())
        values[:END] = found
        print(f"largest change {change:.2f}", flush=True)
    return values


def written(values: Floats) -> dict[str, list[list[float]]]:
    """The table as it ships: what is alike for both seats is worth nothing to either."""
    table: dict[str, list[list[float]]] = {}
    for games in FIELD:
        table["{}-{}".format(*games)] = [
            [entry(values, games, (own, other)) for other in PART_SCORES] for own in PART_SCORES
        ]
    return table


def entry(values: Floats, games: tuple[int, int], parts: tuple[int, int]) -> float:
    """One number of the table."""
    number, sign = number_of(sheet_of((games, parts)))
    even = games[0] == games[1] and parts[0] == parts[1]
    return 0.0 if even else round(sign * float(values[number]), 1)


def main() -> None:
    """Write the file."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else DEALS
    table = written(iterate(trick_tables(count)))
    rows = {games: [json.dumps(row) for row in rows] for games, rows in table.items()}
    text = ",\n".join(f'"{games}": [\n{",".join(own)}\n]' for games, own in rows.items())
    TARGET.write_text(f"{{\n{text}\n}}\n".replace("],[", "],\n["), encoding="utf-8")


if __name__ == "__main__":
    main()
