"""Two dummies open after the lead: nothing is hidden any more, and the play is perfect."""

from __future__ import annotations

from pathlib import Path

import pytest

from honeymoon.players.expert import EXPERT
from honeymoon.players.player import Player
from honeymoon.players.random_player import RandomPlayer
from honeymoon.rules.cards import SUITS, Suit
from honeymoon.search import open_hands
from tests.players.open_deals import (
    CONTRACTS,
    Compass,
    best_lead,
    declared,
    leader_of,
    match_of,
    played_out,
    position_of,
)
from tests.scale import deals
from tests.search.open_hands import hand_of

ANSWERS = Path(__file__).parent.parent / "data" / "dds.txt"
"""The last 12 lines are deals of 13 cards with DDS's answers: benchmarks/answers_of_dds.py."""
STRAINS = (*SUITS, None)
Answered = tuple[Compass, str]


def answered() -> list[Answered]:
    """Whole deals, and North and South's tricks by strain and leader."""
    found = []
    for line in ANSWERS.read_text().splitlines()[-12:]:
        pbn, _, answers = line.removeprefix("N:").rpartition(" ")
        north, east, south, west = map(hand_of, pbn.split())
        found.append(((north, east, south, west), answers))
    return found


def cases() -> list[tuple[Answered, Suit | None, int]]:
    """Every deal in some strains, declared by either seat in turn."""
    every = [
        (deal, STRAINS[(number + turn) % 5], (number + turn) % 2)
        for turn in range(deals(1, 2))
        for number, deal in enumerate(answered())
    ]
    return every[: deals(4, 24)]


def played(player: Player, deal: Answered, trump: Suit | None, declarer: int) -> tuple[int, ...]:
    """Declarer's tricks after a perfect lead, DDS's answer, and what single cards gave away."""
    hands, answers = deal
    match = match_of(hands, trump, declarer)
    now = position_of(match)
    assert now.hands == hands
    north = int(answers[STRAINS.index(trump) * 4 + leader_of(match)], 16)
    match, lost = match.play(best_lead(match)), 0
    for before, card, after in played_out(match, player):
        values = open_hands.card_values(position_of(before))
        lost += max(values.values()) - values[card]
        match = after
    return declared(match), north if now.ours[0] else 13 - north, lost


@pytest.mark.parametrize(("deal", "trump", "declarer"), cases())
def test_the_expert_takes_what_dds_says(deal: Answered, trump: Suit | None, declarer: int) -> None:
    """Both sides, from the lead to the end; no card gives anything away."""
    tricks, expected, lost = played(EXPERT, deal, trump, declarer)
    assert (tricks, lost) == (expected, 0)


def test_a_play_that_gives_tricks_away_is_seen() -> None:
    """Cards at random lose tricks by this count."""
    assert all(played(RandomPlayer(), deal, None, 0)[2] > 0 for deal in answered()[:3])


def test_contracts_are_named_for_every_strain() -> None:
    """Suits and no trump."""
    assert set(CONTRACTS) == set(STRAINS)
