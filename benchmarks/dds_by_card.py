"""What DDS says of each card of four open hands, also within a trick."""

from __future__ import annotations

from endplay.dds import solve_board
from endplay.types import Card as PeerCard
from endplay.types import Denom

from benchmarks.bench_solver import peer_deal
from benchmarks.measure_four_hands import PLAYERS, STRAINS
from honeymoon.rules.cards import Card, CardSet, Rank, Suit
from honeymoon.search.sides_reference import OpenHands

DENOMS = {trump: denom for denom, trump in STRAINS.items()}
SUITS: dict[Denom, Suit] = {denom: suit for denom, suit in STRAINS.items() if suit is not None}
RANKS = {f"R{rank.letter}": rank for rank in Rank}


def values_of(position: OpenHands) -> dict[Card, int]:
    """For each card that may be played the tricks from here of the side that plays it."""
    deal = peer_deal(tuple(CardSet(hand) for hand in position.before_the_trick))
    deal.trump, deal.first = DENOMS[position.trump], PLAYERS[position.leader]
    for card in position.trick:
        deal.play(PeerCard(str(card)))
    found = {_card(card): int(tricks) for card, tricks in solve_board(deal)}
    return {card: found[card] for card in position.legal}


def _card(card: PeerCard) -> Card:
    return Card.of(SUITS[card.suit], RANKS[card.rank.name])
