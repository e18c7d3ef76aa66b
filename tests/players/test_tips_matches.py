"""tips-1 at the table: its rubbers end, it beats random players, and it stays as it is."""

from __future__ import annotations

from collections import Counter
from functools import cache
from hashlib import sha256
from pathlib import Path
from statistics import mean

import pytest

from honeymoon.players.arena import play_deal, play_match
from honeymoon.rules.match import Match
from honeymoon.shuffle import Chance
from tests.players.tables import RANDOM, TIPS, drawn_match
from tests.rules.helpers import BI, BRIDGE, DD, ED, GAMES, PL, PU, SE, TH
from tests.scale import deals

FROZEN = Path(__file__).parent / "tips-1.txt"
LONGEST = 60
"""Deals after which a match counts as endless."""
USUAL_DEALS = {DD: (4, 10), PU: (2, 5), PL: (6, 18), SE: (6, 20), ED: (4, 12), TH: (5, 18)}
"""Between what numbers of deals the average rubber lies."""


def among_tips(game: str, label: str) -> Match:
    """A whole match among tips players."""
    chance = Chance.seeded(f"{label} {game}")
    match = drawn_match(game, chance)
    return play_match(match, [TIPS] * match.variant.seats, chance, LONGEST)


@cache
def matches(game: str) -> list[Match]:
    """Matches among tips players, played once for all tests."""
    return [among_tips(game, f"match {number}") for number in range(deals(10, 60))]


@pytest.mark.parametrize("game", GAMES)
def test_every_match_among_tips_players_ends(game: str) -> None:
    """Nobody passes for ever, and nobody fails for ever."""
    assert all(match.is_over for match in matches(game))


@pytest.mark.parametrize("game", BRIDGE)
def test_rubbers_are_of_a_sensible_length(game: str) -> None:
    """As many deals as people need, give or take."""
    low, high = USUAL_DEALS[game]
    assert low <= mean(len(match.scored) for match in matches(game)) <= high


@pytest.mark.parametrize("game", BRIDGE)
def test_more_contracts_are_made_than_fail(game: str) -> None:
    """And not so many that it must be bidding too little."""
    results = [
        scored.deal.position.tricks[contract.declarer] >= contract.target
        for match in matches(game)
        for scored in match.scored
        if (contract := scored.deal.contract) is not None
    ]
    assert len(results) >= 20
    assert 0.5 < mean(results) < 0.97


def test_forehands_use_up_their_contracts() -> None:
    """Twelve deals, in which every contract is chosen three times."""
    for match in matches(BI):
        kinds = Counter(str(scored.deal.contract).split(":")[0] for scored in match.scored)
        assert kinds == dict.fromkeys(("spel", "spader", "valfri", "pass"), 3)


@pytest.mark.parametrize("game", GAMES)
def test_tips_beats_random_players_clearly(game: str) -> None:
    """In each seat in turn with the same cards: points of the deal, against the others' average."""
    margins = [margin(game, number) for number in range(deals(15, 150))]
    won = mean(sum(margins[start : start + 5]) > 0 for start in range(0, len(margins), 5))
    assert mean(margins) > (1 if game == BI else 200)
    assert won >= 0.9


def margin(game: str, number: int) -> float:
    """How many points a deal brings tips over random players, on average over the seats."""
    chance = Chance.seeded(f"margin {game} {number}")
    match = drawn_match(game, chance)
    seats = match.variant.seats
    total = 0.0
    for own in range(seats):
        players = [TIPS if seat == own else RANDOM for seat in range(seats)]
        totals = play_deal(match, players, chance.branch("deal")).sheet.totals
        total += totals[own] - (sum(totals) - totals[own]) / (seats - 1)
    return total / seats


def frozen_line(game: str) -> str:
    """A match as its game, deals and totals, and the SHA-256 of all its decks and actions."""
    match = among_tips(game, "frozen")
    text = "\n".join(
        " ".join(map(str, (*scored.deal.deck, *scored.deal.actions))) for scored in match.scored
    )
    totals = ",".join(map(str, match.sheet.totals))
    return f"{game} {len(match.scored)} {totals} {sha256(text.encode()).hexdigest()}"


@pytest.mark.parametrize("game", GAMES)
def test_tips_1_is_frozen(game: str) -> None:
    """Any other decision is a new version, with a new name, beside this one."""
    assert frozen_line(game) in FROZEN.read_text(encoding="utf-8").splitlines()
