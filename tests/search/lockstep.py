"""The batch environment beside the rules: the same deals, compared at every decision."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

import numpy as np
from numpy.typing import NDArray

from honeymoon.rules.actions import ACTION_COUNT
from honeymoon.rules.calls import Bid
from honeymoon.rules.contract import Contract
from honeymoon.rules.deal import Deal
from honeymoon.rules.errors import OptionError
from honeymoon.rules.match import ScoredDeal
from honeymoon.rules.scoring.entry import Outcome
from honeymoon.rules.variants.catalogue import VARIANTS
from honeymoon.search import kernel
from honeymoon.search.batch import BatchEnv
from honeymoon.search.batch_tables import sheet_rows
from tests.random_play.guided import guided_matches

ENGINES = [False, True] if kernel.is_ready() else [False]
"""What can play the deals here: the rules in Python, and the compiled kernel if it is there."""
OUTCOMES = {None: -1, Outcome.PLAYED: 0, Outcome.PASSED_OUT: 1, Outcome.REDEAL: 2}


@dataclass(frozen=True, slots=True)
class Path:
    """Every moment of a deal, and what it came to."""

    moments: tuple[Deal, ...]
    scored: ScoredDeal

    def at(self, step: int) -> Deal:
        """The deal after so many actions, or as it ended."""
        return self.moments[min(step, len(self.moments) - 1)]


def all_options(game: str) -> Iterator[dict[str, object]]:
    """Every combination of values that go together."""
    variant = VARIANTS[game]
    names = [option.name for option in variant.options]
    for values in product(*(option.values for option in variant.options)):
        chosen: dict[str, object] = dict(zip(names, values, strict=True))
        try:
            variant.with_options(chosen)
        except OptionError:
            continue
        yield chosen


def guided_paths(
    game: str, options: dict[str, object], rng: random.Random, deals: int
) -> list[Path]:
    """Deals of guided random players under these options, from matches that go on."""
    return [
        Path(moments, scored)
        for guided in guided_matches(game, rng, deals, options)
        for moments, scored in zip(guided.moments, guided.match.scored, strict=True)
    ]


def compare(
    game: str, options: dict[str, object], paths: Sequence[Path], native: bool, threads: int = 1
) -> Counter[str]:
    """Play the paths as one batch and assert that all agrees; what the deals came to."""
    env = BatchEnv(game, options, len(paths), threads=threads, native=native)
    starts = [path.moments[0] for path in paths]
    env.reset(
        [list(map(int, start.deck)) for start in starts],
        [start.position.dealer for start in starts],
        [sheet_rows(start.position.sheet) for start in starts],
    )
    longest = max(len(path.moments) for path in paths)
    for step in range(longest):
        check_moment(env, [path.at(step) for path in paths])
        if step < longest - 1:
            env.step([action_at(path, step) for path in paths])
    check_results(env, paths)
    return Counter(kind for path in paths for kind in kinds(path.scored))


def action_at(path: Path, step: int) -> int:
    """The action of that step, -1 after the end."""
    actions = path.moments[-1].actions
    return int(actions[step]) if step < len(actions) else -1


def check_moment(env: BatchEnv, deals: Sequence[Deal]) -> None:
    """Legal set, actor, contract, tricks, outcome and hands are those of the rules."""
    legal = np.zeros((len(deals), ACTION_COUNT), np.bool_)
    for index, deal in enumerate(deals):
        legal[index, list(deal.legal)] = True
    agree(env.legal_mask(), legal)
    agree(env.to_act, [-1 if deal.to_act is None else deal.to_act for deal in deals])
    agree(env.outcome, [OUTCOMES[deal.outcome] for deal in deals])
    agree(env.tricks, [deal.position.tricks for deal in deals])
    agree(env.contract, [contract_action(deal) for deal in deals])
    agree(env.declarer, [-1 if deal.contract is None else deal.contract.declarer for deal in deals])
    agree(env.doubling, [doubling(deal) for deal in deals])
    agree(env.hands, np.array([deal.position.hands for deal in deals], np.uint64))


def check_results(env: BatchEnv, paths: Sequence[Path]) -> None:
    """Scores and score sheets after the deals are those of the rules."""
    points = np.zeros((env.size, env.seats), np.int32)
    for index, path in enumerate(paths):
        for entry in path.scored.entries:
            points[index, entry.player] += entry.points
    agree(env.scores, points)
    agree(env.sheets, [sheet_rows(path.scored.sheet) for path in paths])


def agree(found: NDArray[np.generic], expected: object) -> None:
    """The arrays are equal, shapes included."""
    wanted = np.asarray(expected)
    assert found.shape == wanted.shape
    assert np.array_equal(found, wanted), np.argwhere(found != wanted)


def contract_action(deal: Deal) -> int:
    """The number of the bid, or of the choice, that became the contract."""
    contract = deal.contract
    if contract is None:
        return -1
    if isinstance(contract, Contract):
        return 55 + Bid.of(contract.level, contract.strain).order
    return 146 + ("spel", "spader", "valfri:C", "valfri:D", "valfri:H", "valfri:S", "pass").index(
        str(contract)
    )


def doubling(deal: Deal) -> int:
    """1, 2 or 4, and 0 without a contract; a chosen one cannot be doubled."""
    if isinstance(deal.contract, Contract):
        return int(deal.contract.doubling)
    return int(deal.contract is not None)


def kinds(scored: ScoredDeal) -> set[str]:
    """What a deal came to: its outcome, and the kinds of its entries."""
    outcome = scored.deal.outcome
    assert outcome is not None
    return {outcome.value, *(entry.kind.value for entry in scored.entries)}
