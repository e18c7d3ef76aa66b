"""What holds of every decision: honest, never silly, legal, in time, perfect where all is open."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from random import Random
from time import process_time
from typing import Any

from benchmarks.bars import units
from benchmarks.bars.bar import Bar, Measured
from honeymoon.players.expert import EXPERT
from honeymoon.players.guard import decision_of
from honeymoon.players.player import LEVELS, player_named
from honeymoon.players.strong import STRONG
from honeymoon.rules.cards import CARDS, SUITS, CardSet
from tests.players import bouts, open_deals, unaided
from tests.players.honesty import compare, differences, of_the_order, pairs
from tests.players.reached import STANDING, reached
from tests.players.silly import Verdict, judged
from tests.rules.helpers import BI, DD, ED, FOR_TWO, GAMES, PL, PU, SE, TH

EVERYBODY = ("guided", "tips-1", *(player.name for player in LEVELS))
LOW, HIGH = ("random", "tips-1", "beginner-1", "club-1"), ("strong-1", "expert-1")
CHUNK = 50
"""Positions of a unit."""
POSITIONS, RARE = 20_000, 6
"""Positions of a level, and how rarely they are of the sort that takes long."""
SILLY = {DD: 2000, PU: 200, PL: 200, SE: 60, ED: 60, TH: 100, BI: 60}
"""Deals of a level with itself."""
LARGEST = {TH: 12, BI: 7}
"""Where three play, the largest hands that can be judged."""
WITH_DUMMIES = SE, ED, TH
"""Games of more hands than seats, where ``strong`` goes by the texts' tips before it counts."""
BOUTS = {LOW: 20_000, HIGH: 500}
MILLISECONDS = 5000
"""For a decision, as the arena allows if nothing else is said."""
UNAIDED = 1_400
SECONDS = 3.0
OPEN = 300


def _measured(wrong: Sequence[str], size: str, what: str) -> Measured:
    """None may be wrong; the first one is told."""
    figure = f"{len(wrong)} {what}" + (f", such as {wrong[0]}" if wrong else "")
    return Measured(figure, size, not wrong)


def _joined(found: Iterable[dict[str, Any]]) -> tuple[int, list[str]]:
    """How many were tried in all units, and those that were wrong."""
    every = list(found)
    return sum(unit["tried"] for unit in every), [told for unit in every for told in unit["wrong"]]


# --- honesty --------------------------------------------------------------------------------------


def _honest(name: str, number: int) -> dict[str, Any]:
    """Positions of one game; every tenth of them is asked for elsewhere too."""
    game = GAMES[number % len(GAMES)]
    moments = reached(game, f"honesty {number}", CHUNK, EVERYBODY, RARE)
    found = compare(player_named(name), pairs(moments))
    wrong = differences(found) + of_the_order(found[::10], Random(number))
    return {"tried": len(found), "wrong": wrong}


def honesty(part: float, jobs: int) -> Measured:
    """Hidden cards permuted: decisions that are not the same."""
    tried, wrong = 0, list[str]()
    for player in LEVELS:
        count = units.share(POSITIONS // CHUNK, part)
        one = partial(_honest, player.name)
        more, told = _joined(units.of(f"honesty {player.name}", one, count, jobs))
        tried, wrong = tried + more, wrong + told
    return _measured(wrong, f"{tried} positions, {len(LEVELS)} levels", "differences")


# --- silly cards ----------------------------------------------------------------------------------


def _silly(game: str, name: str, most_cards: int, number: int) -> dict[str, Any]:
    """The cards of one deal, from so many in a hand downwards."""
    found = list(judged(game, player_named(name), [number], most_cards))
    wrong = [str(each) for each in found if each.verdict is not Verdict.ACQUITTED]
    return {"tried": len(found), "wrong": wrong}


def no_silly_cards(part: float, jobs: int) -> Measured:
    """Cards that are worse in every world that fits the view."""
    tried, deals, wrong = 0, 0, list[str]()
    for game, full in SILLY.items():
        for player in (STRONG, EXPERT):
            count = units.share(full, part)
            reckons = player.level.counts_out if game in WITH_DUMMIES else 17
            one = partial(_silly, game, player.name, min(reckons, LARGEST.get(game, 17)))
            more, told = _joined(units.of(f"silly {game} {player.name}", one, count, jobs))
            tried, deals, wrong = tried + more, deals + count, wrong + told
    return _measured(wrong, f"{tried} cards in {deals} deals", "cards")


# --- robustness -----------------------------------------------------------------------------------


def _bout(game: str, pool: Sequence[str], number: int) -> dict[str, Any]:
    """One deal; what raises an exception is a fault too."""
    try:
        ((told, found),) = bouts.bouts(game, pool, range(number, number + 1), MILLISECONDS)
    except Exception as wrong:
        return {"tried": 1, "wrong": [f"{game} {number}: {type(wrong).__name__} {wrong}"]}
    wrong_ones = [f"{fault.kind} of {fault.player} in {told}" for fault in found.faults]
    return {"tried": 1, "wrong": wrong_ones + [f"irregular: {told}"] * found.irregular}


def robust(pool: Sequence[str], full: int, part: float, jobs: int) -> Measured:
    """Illegal actions, exceptions, time-outs."""
    tried, wrong = 0, list[str]()
    for game in GAMES:
        count = units.share(-(-full // len(GAMES)), part)
        one = partial(_bout, game, pool)
        more, told = _joined(units.of(f"bouts {game} {' '.join(pool)}", one, count, jobs))
        tried, wrong = tried + more, wrong + told
    return _measured(wrong, f"{tried} deals, all games and options", "faults")


# --- without the kernel ---------------------------------------------------------------------------


@contextmanager
def _without_kernel() -> Iterator[None]:
    """Pure Python for a while."""
    before = os.environ.get("HONEYMOON_KERNEL")
    os.environ["HONEYMOON_KERNEL"] = "off"
    try:
        yield
    finally:
        del os.environ["HONEYMOON_KERNEL"]
        if before is not None:
            os.environ["HONEYMOON_KERNEL"] = before


def _unaided(number: int) -> dict[str, Any]:
    """How long the slowest decision of any level takes, and which ends are not exact."""
    game, slowest = GAMES[number % len(GAMES)], 0.0
    moments = list(reached(game, f"unaided {number}", CHUNK, EVERYBODY[:2]))
    with _without_kernel():
        for moment in moments:
            for player in LEVELS:
                before = process_time()
                decision_of(player, moment.view, STANDING, Random(number))
                slowest = max(slowest, process_time() - before)
        ends = list(
            unaided.asked(game, f"ends {number}", CHUNK, (STRONG, EXPERT), EVERYBODY[:2])
            if game in FOR_TWO
            else ()
        )
    inexact = [f"{game} {number}" for each in ends if unaided.is_exact(each) is False]
    return {"tried": len(moments) * len(LEVELS), "wrong": inexact, "slowest": slowest}


def without_kernel(part: float, jobs: int) -> Measured:
    """The longest decision of any level in pure Python, and the play from six cards down."""
    count = units.share(UNAIDED // CHUNK, part, len(GAMES))
    found = units.of("unaided", _unaided, count, jobs)
    tried, wrong = _joined(found)
    slowest = max(unit["slowest"] for unit in found)
    figure = f"{slowest:.2f} s, {len(wrong)} cards not exact"
    return Measured(figure, f"{tried} decisions", slowest <= SECONDS and not wrong)


# --- perfect information --------------------------------------------------------------------------


def _open(number: int) -> dict[str, Any]:
    """Tricks that the expert gives away after the lead, both sides together, by DDS."""
    from benchmarks.dds_by_card import values_of

    rng = Random(f"open {number}")
    pack = rng.sample(CARDS, len(CARDS))
    north, east, south, west = (CardSet.of(pack[at::4]) for at in range(4))
    trump = (*SUITS, None)[number % 5]
    match = open_deals.match_of((north, east, south, west), trump, rng.randrange(2))
    cards, wrong = 0, list[str]()
    for before, card, _ in open_deals.played_out(match, EXPERT):
        position = open_deals.position_of(before)
        is_lead = len(position.trick) == 0 and position.left == len(pack) // 4
        if not is_lead:
            values = values_of(position)
            lost = max(values.values()) - values[card]
            cards, wrong = cards + 1, wrong + [f"{card} in deal {number}"] * lost
    return {"tried": cards, "wrong": wrong}


def perfect_information(part: float, jobs: int) -> Measured:
    """Tricks lost where nothing is hidden."""
    count = units.share(OPEN, part)
    tried, wrong = _joined(units.of("open", _open, count, jobs))
    return _measured(wrong, f"{count} deals, {tried} cards", "tricks")


BARS: tuple[Bar, ...] = (
    Bar("honesty", "0 differences in 20,000 positions of each level", honesty),
    Bar("no-silly-cards", "0 in 2,000 deals, where strong and expert reckon", no_silly_cards),
    Bar(
        "robust-club-and-below",
        "0 faults in 20,000 deals",
        partial(robust, LOW, BOUTS[LOW]),
    ),
    Bar(
        "robust-strong-and-expert",
        "0 faults in 500 deals",
        partial(robust, HIGH, BOUTS[HIGH]),
    ),
    Bar("without-kernel", "at most 3 s, exact from six cards down", without_kernel),
    Bar("perfect-information", "0 tricks lost in 300 deals, by DDS", perfect_information),
)
