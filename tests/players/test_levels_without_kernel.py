"""The levels in pure Python: the same skills on fewer worlds, exact at the end, no long waits."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import process_time

import pytest

from honeymoon.players.arena import decisions
from honeymoon.players.decision import Decision
from honeymoon.players.expert import EXPERT
from honeymoon.players.guard import decision_of
from honeymoon.players.imagining import other_hands
from honeymoon.players.player import LEVELS
from honeymoon.players.skilled import _affordable
from honeymoon.players.strong import STRONG
from honeymoon.rules.cards import CardSet, parse_card
from honeymoon.rules.view import View
from honeymoon.search import solving
from honeymoon.search.imagination import every_world
from honeymoon.shuffle import Chance
from tests.players.reached import STANDING, Reached, reached
from tests.players.silly import Worth
from tests.players.tables import TIPS, drawn_match
from tests.rules.helpers import DD, ED, GAMES, PL, PU, SE
from tests.scale import deals

SECONDS = 3.0
"""The longest that a decision may take."""
EXACT = 6
"""Cards in a hand from which down the play is exact."""
WEAK = ("guided", "tips-1")


@pytest.fixture
def off(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """The kernel is switched off."""
    monkeypatch.setenv("HONEYMOON_KERNEL", "off")
    return monkeypatch


@pytest.mark.parametrize("game", GAMES)
def test_no_decision_takes_long(game: str, off: pytest.MonkeyPatch) -> None:
    """A deal of the expert against tips, with the kernel switched off."""
    chance = Chance.seeded(f"slow {game}")
    match = drawn_match(game, chance)
    table = [EXPERT, *[TIPS] * (match.variant.seats - 1)]
    before = process_time()
    for move in decisions(match, table, chance):
        assert move.action in move.view.legal
        assert process_time() - before < SECONDS
        before = process_time()


@pytest.mark.parametrize("game", GAMES)
def test_no_level_takes_long_in_any_phase(game: str, off: pytest.MonkeyPatch) -> None:
    """Decisions of every kind from the deals of weak players."""
    for moment in reached(game, "without kernel", deals(6, 60), WEAK, deals(1, 3)):
        for player in LEVELS:
            before = process_time()
            decision = decision_of(player, moment.view, STANDING, Random(1))
            assert process_time() - before < SECONDS, (player.name, moment.view.phase)
            assert decision.action in moment.view.legal


def endings(game: str, count: int) -> Iterator[Reached]:
    """Moments of the play with small hands."""
    for moment in reached(game, "endings", count, WEAK, count):
        sizes = [hand.size for hand in moment.view.hands]
        if moment.view.phase == "play" and max(sizes) <= EXACT:
            yield moment


@pytest.mark.parametrize("game", [DD, PU, PL])
def test_two_hands_are_exact_from_six_cards_down(game: str, off: pytest.MonkeyPatch) -> None:
    """Each card's tricks are the mean of what the kernel says of the hands that are imagined."""
    asked = []
    for moment in endings(game, deals(20, 100)):
        for player in (STRONG, EXPERT):
            decision = player.decide(moment.view, STANDING, Random(5))
            level = _affordable(player.level)
            hands = other_hands(moment.view, level, level.play_worlds, Random(5))
            asked.append((moment.view, decision, hands))
    off.delenv("HONEYMOON_KERNEL")
    assert asked
    for seen, decision, hands in asked:
        assert decision.code == "play.worlds"
        check_means(seen, decision, hands)


def check_means(seen: View, decision: Decision, hands: list[tuple[CardSet, float]]) -> None:
    """By the kernel, for every candidate."""
    assert seen.contract is not None
    trick, trump = seen.fact("trick"), seen.contract.trump
    assert isinstance(trick, tuple)
    led = parse_card(str(trick[0])) if trick else None
    found = [(solving.card_values(seen.hand, other, trump, led), weight) for other, weight in hands]
    total = sum(weight for _, weight in found)
    for candidate in decision.candidates:
        tricks = sum(values[candidate.action.card] * weight for values, weight in found) / total
        assert candidate.tricks == pytest.approx(seen.tricks[seen.seat] + tricks)


@pytest.mark.parametrize("game", [SE, ED])
def test_open_hands_are_exact_from_six_cards_down(game: str, off: pytest.MonkeyPatch) -> None:
    """No card gives away a trick that the kernel would have found."""
    asked = [
        (moment.view, EXPERT.choose(moment.view, STANDING, Random(5)))
        for moment in endings(game, deals(12, 100))
    ]
    off.delenv("HONEYMOON_KERNEL")
    lost = []
    for seen, action in asked:
        worlds = list(every_world(seen))
        if len(worlds) == 1:
            values = Worth(seen).of(worlds[0])
            best = max(value.low for value in values.values())
            lost.append(best - values[action.card].high)
    assert set(lost) == {0}
