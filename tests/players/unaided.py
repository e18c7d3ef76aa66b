"""The levels in pure Python at the end of the play, against what the kernel says."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from honeymoon.players.decision import Decision
from honeymoon.players.imagining import Weighed, other_hands
from honeymoon.players.skilled import Skilled, _affordable
from honeymoon.rules.cards import Card, parse_card
from honeymoon.rules.view import View
from honeymoon.search import solving
from honeymoon.search.imagination import every_world
from tests.players.reached import STANDING, reached
from tests.players.silly import Worth

EXACT = 6
"""Cards in a hand from which down the play is exact."""
SAME = 1e-6


@dataclass(frozen=True, slots=True)
class Asked:
    """A decision of pure Python, and the hands on which it rests where these are two."""

    view: View
    decision: Decision
    hands: Weighed


def asked(
    game: str, label: str, count: int, players: Sequence[Skilled], pool: Sequence[str]
) -> Iterator[Asked]:
    """Decisions on a card of a small hand, from so many moments; the kernel is to be off."""
    for moment in reached(game, label, count, pool, count):
        seen = moment.view
        if seen.phase == "play" and max(hand.size for hand in seen.hands) <= EXACT:
            for player in players:
                decision = player.decide(seen, STANDING, Random(5))
                yield Asked(seen, decision, _imagined(seen, player))


def _imagined(seen: View, player: Skilled) -> Weighed:
    if len(seen.hands) > 2:
        return []
    level = _affordable(player.level)
    return other_hands(seen, level, level.play_worlds, Random(5))


def is_exact(each: Asked) -> bool | None:
    """Whether the kernel, which is to be on, says the same; None where worlds differ."""
    if len(each.view.hands) == 2:
        return _has_the_means(each)
    worlds = list(every_world(each.view))
    if len(worlds) > 1:
        return None
    values = Worth(each.view).of(worlds[0])
    best = max(value.low for value in values.values())
    return each.decision.code == "play.open" and values[each.decision.action.card].high == best


def _has_the_means(each: Asked) -> bool:
    """Each candidate's tricks are the mean of the exact ones over the hands imagined."""
    seen = each.view
    assert seen.contract is not None
    trick, trump = seen.fact("trick"), seen.contract.trump
    assert isinstance(trick, tuple)
    led = parse_card(str(trick[0])) if trick else None
    found = [
        (solving.card_values(seen.hand, other, trump, led), weight) for other, weight in each.hands
    ]
    won = seen.tricks[seen.seat]
    return each.decision.code == "play.worlds" and all(
        abs(won + _mean(found, candidate.action.card) - (candidate.tricks or 0.0)) < SAME
        for candidate in each.decision.candidates
    )


def _mean(found: list[tuple[dict[Card, int], float]], card: Card) -> float:
    total = sum(weight for _, weight in found)
    return sum(values[card] * weight for values, weight in found) / total
