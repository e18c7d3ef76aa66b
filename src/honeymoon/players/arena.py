"""Players against each other: deals and matches, each player deciding by its view alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from honeymoon.players.arena_points import tricks_lost
from honeymoon.players.arena_states import random_sheet
from honeymoon.players.clock import Clock
from honeymoon.players.player import Player
from honeymoon.rules.actions import Action
from honeymoon.rules.cards import Card, parse_card
from honeymoon.rules.match import Match, ScoredDeal
from honeymoon.rules.result import entry_json
from honeymoon.rules.view import View, view
from honeymoon.shuffle import Chance

__all__ = [
    "CLOCK",
    "MOST_DEALS",
    "Decision",
    "Match",
    "decisions",
    "in_the_middle",
    "lost_by",
    "opening",
    "play_deal",
    "play_match",
    "result_json",
    "view",
]

CLOCK = Clock(1000)
MOST_DEALS = 100
"""Deals after which a match is broken off, since players that always pass would never end it."""


class Decision(NamedTuple):
    """What a player saw, what it did, and the match after it."""

    view: View
    action: Action
    match: Match


def decisions(match: Match, players: Sequence[Player], chance: Chance) -> Iterator[Decision]:
    """The decisions of one more deal, in order; one player for each seat."""
    match = match.deal_out(chance.deck())
    rngs = [chance.branch(f"player {seat}") for seat in range(len(players))]
    while match.deal is not None:
        seat = match.deal.to_act
        assert seat is not None
        seen = view(match.deal, seat)
        action = players[seat].choose(seen, CLOCK, rngs[seat])
        match = match.play(action)
        yield Decision(seen, action, match)


def play_deal(match: Match, players: Sequence[Player], chance: Chance) -> Match:
    """The match after one more deal."""
    *_, last = decisions(match, players, chance)
    return last.match


def play_match(match: Match, players: Sequence[Player], chance: Chance, max_deals: int) -> Match:
    """The match played to its end, or after ``max_deals`` more deals left unfinished (B-05)."""
    for number in range(max_deals):
        if match.is_over:
            break
        match = play_deal(match, players, chance.branch(f"deal {number}"))
    return match


def opening(game: str, options: Mapping[str, object], chance: Chance) -> Match:
    """A new match, its first dealer drawn by lot. Raises as ``Match.start`` does."""
    match = Match.start(game, options)
    dealer = chance.branch("dealer").first_dealer(match.variant.seats)
    return Match.of(match.variant, match.options, dealer)


def in_the_middle(match: Match, chance: Chance, with_part_scores: bool) -> Match:
    """The new match as if it had gone on for a while, at its next deal."""
    sheet = random_sheet(match.sheet, match.dealer, chance.branch("sheet"), with_part_scores)
    return replace(match, sheet=sheet)


def lost_by(match: Match, action: Action) -> int | None:
    """Tricks that this card gives away where two hands are in play, all cards seen.

    None where it is no card, there are more hands, or it would take too long to know.
    """
    deal = match.deal
    if deal is None or deal.contract is None or len(deal.position.hands) != 2:
        return None
    facts = {} if deal.phase is None else deal.phase.observe(deal.position, 0)
    trick = facts.get("trick")
    if not isinstance(trick, tuple):
        return None
    led = _card(trick[0]) if trick else None
    hand, other = deal.acting_cards, deal.position.hands[1 - deal.acting_hand]
    return tricks_lost(hand, other, deal.contract.trump, led, action.card)


def _card(token: object) -> Card:
    return parse_card(str(token))


def result_json(scored: ScoredDeal) -> dict[str, Any]:
    """How a deal has ended, as outside players are told (docs/bots.md)."""
    deal = scored.deal
    assert deal.outcome is not None
    contract = deal.contract
    return {
        "outcome": deal.outcome.value,
        "contract": None if contract is None else str(contract),
        "declarer": None if contract is None else contract.declarer,
        "tricks": list(deal.position.tricks),
        "entries": [entry_json(entry) for entry in scored.entries],
        "score": {**scored.sheet.facts()},
    }
