"""Games of more than two hands: how far each level counts them out, and what it has forgotten."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from honeymoon.players import open_play
from honeymoon.players.arena import CLOCK
from honeymoon.players.beginner import BEGINNER
from honeymoon.players.club import CLUB
from honeymoon.players.expert import EXPERT
from honeymoon.players.forgetting import forgotten
from honeymoon.players.open_play import exact, position, shown
from honeymoon.players.strong import STRONG
from honeymoon.players.tips.known import unseen_cards
from honeymoon.rules.cards import CardSet
from honeymoon.rules.view import view
from honeymoon.search import open_hands
from honeymoon.search.imagination import worlds
from honeymoon.search.sides_reference import OpenHands
from tests.players.test_skilled_play import views
from tests.rules.helpers import at_play, cards, play, running
from tests.scale import deals


def open_positions(count: int) -> list[OpenHands]:
    """Positions of nine cards and fewer with all hands open."""
    found = []
    for seen in islice(views("semi-exposed", "count out", range(5, 10), deals(2, 20)), count):
        world = worlds(seen, 1, Random(1))[0]
        found.append(position(seen, shown(seen), world))
    return found


def test_each_level_counts_open_hands_out_from_more_cards() -> None:
    """The beginner never does, the expert always."""
    counted = [player.level.counts_out for player in (BEGINNER, CLUB, STRONG, EXPERT)]
    assert counted == sorted(set(counted))
    assert counted[0] == 0
    assert counted[-1] >= 16


@pytest.mark.parametrize("quick", [1, 100_000])
def test_the_best_card_is_proved_also_where_not_all_are_valued(
    quick: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bounds of each card hold, and those of some best card meet."""
    monkeypatch.setattr(open_play, "QUICK_NODES", quick)
    for now in open_positions(deals(12, 200)):
        values, found = open_hands.card_values(now), exact(now)
        best = max(values.values())
        assert any(low == high == best for low, high in found.values())
        for card, (low, high) in found.items():
            assert low <= values[card] <= high


def test_a_search_that_is_cut_off_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is cut off as a rule; where it is, the decision says so."""
    seen = next(views("semi-exposed", "cut off", range(11, 12), 4))
    assert EXPERT.decide(seen, CLOCK, Random(1)).fact("cut_off") == 0
    monkeypatch.setattr(open_play, "QUICK_NODES", 1)
    monkeypatch.setattr(open_play, "EXACT_NODES", 1)
    assert EXPERT.decide(seen, CLOCK, Random(1)).fact("cut_off") == 1


def test_exact_play_depends_on_nothing_asked_before() -> None:
    """Equal bounds, whatever was proved in between."""
    first, *others = open_positions(4)
    found = exact(first)
    assert [exact(other) for other in others]
    assert exact(first) == found


def test_older_tricks_are_forgotten_and_nothing_else() -> None:
    """Their cards count as unseen again; calls, the last trick and the running one stay."""
    match = play(at_play("plain", "1NT", {0: "SAKQ", 1: "S234"}, declarer=1), "SA S2 SK S3 SQ")
    seen = view(running(match), 1)
    less = forgotten(seen, 1)
    assert unseen_cards(less) - unseen_cards(seen) == CardSet.of(cards("SA2"))
    gone = [event for event in seen.events if event not in less.events]
    assert [event.kind.value for event in gone] == ["played", "played", "trick"]
    assert forgotten(seen, 2) == seen
