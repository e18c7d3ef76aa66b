"""A card where each seat plays for its own quota: each takes what is best for it, on worlds."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from honeymoon.players.card_play import Weight
from honeymoon.players.clock import Clock
from honeymoon.players.decision import Candidate, Decision
from honeymoon.players.in_time import until
from honeymoon.players.level import Level
from honeymoon.players.open_play import position, shown
from honeymoon.players.utility import quota_utilities
from honeymoon.rules.actions import PLAY_CARD
from honeymoon.rules.cards import Card
from honeymoon.rules.view import View
from honeymoon.search.imagination import World, worlds
from honeymoon.search.selfish import Tricks, card_values

SEARCHED = 5
"""Up to so many cards in a hand tricks are searched; with more each card is played out at once."""


def play_selfishly(view: View, level: Level, rng: Random, clock: Clock) -> Decision:
    """The card with the most expected points for the seat, each playing for itself."""
    depth = level.depth if max(hand.size for hand in view.hands) <= SEARCHED else 0
    weights, number = _weights(view, depth, until(worlds(view, level.play_worlds, rng), clock))
    ranked = sorted(weights, key=lambda card: (-weights[card].points, card.rank, card))
    candidates = tuple(
        Candidate(PLAY_CARD[card], weights[card].points, weights[card].tricks) for card in ranked
    )
    facts = (("worlds", number), ("depth", depth))
    return Decision(candidates[0].action, candidates, "play.selfish", facts)


def _weights(view: View, depth: int, every: Iterable[World]) -> tuple[dict[Card, Weight], int]:
    """What each card promises, and in how many worlds that was looked at."""
    now, contract = shown(view), view.contract
    assert contract is not None
    scores = quota_utilities(view.sheet, contract, view.total_tricks)
    of_places = [list(map(int, scores[hand])) for hand in now.order]
    won = tuple(view.tricks[hand] for hand in now.order)
    found = [card_values(position(view, now, world), won, of_places, depth) for world in every]
    place = now.order.index(view.seat)
    worth = scores[view.seat]
    weights = {card: _mean([each[card] for each in found], worth, place) for card in found[0]}
    return weights, len(found)


def _mean(found: list[Tricks], worth: tuple[float, ...], place: int) -> Weight:
    tricks = [each[place] for each in found]
    return Weight(sum(worth[number] for number in tricks) / len(tricks), sum(tricks) / len(tricks))
