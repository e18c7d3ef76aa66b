"""The ladder of levels: every one plays every game, with reasons, and nobody is asked in vain."""

from __future__ import annotations

from random import Random

import pytest

from honeymoon.players.arena import CLOCK, decisions
from honeymoon.players.beginner import BEGINNER
from honeymoon.players.club import CLUB
from honeymoon.players.expert import EXPERT
from honeymoon.players.imagining import other_hands
from honeymoon.players.player import LEVELS, Player
from honeymoon.players.skilled import Skilled
from honeymoon.players.strong import STRONG
from honeymoon.rules.cards import FULL_DECK
from honeymoon.rules.view import view
from honeymoon.shuffle import Chance
from tests.players.tables import TIPS, drawn_match
from tests.rules.helpers import GAMES, at_play, play, running

SKILLED: tuple[Skilled, ...] = (BEGINNER, CLUB, STRONG, EXPERT)


def test_the_ladder_has_four_levels_in_order() -> None:
    """Each imagines more than the one below."""
    assert LEVELS == SKILLED
    worlds = [player.level.play_worlds for player in SKILLED]
    assert worlds == sorted(set(worlds))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("player", LEVELS[:3], ids=lambda player: player.name)
def test_every_level_plays_every_game(player: Player, game: str) -> None:
    """Legal actions from the first to the last, against tips."""
    chance = Chance.seeded(f"level {game}")
    match = drawn_match(game, chance)
    table = [player, *[TIPS] * (match.variant.seats - 1)]
    assert all(move.action in move.view.legal for move in decisions(match, table, chance))


def test_a_level_forgets_what_it_laid_aside() -> None:
    """The beginner may take its own rejects for the other's cards, strong players never do."""
    match = at_play("draw-and-discard", "1NT", declarer=1)
    seen = view(running(match), 0)
    rejects = seen.own_discards
    for player, forgets in ((BEGINNER, True), (STRONG, False)):
        hands = other_hands(seen, player.level, 40, Random(1))
        assert any(hand & rejects for hand, _ in hands) is forgets


def test_a_level_forgets_old_tricks() -> None:
    """The beginner knows the last trick only."""
    match = at_play("plain", "1NT", {0: "SAKQ", 1: "S234"}, declarer=1)
    seen = view(running(play(match, "SA S2 SK S3 SQ S4")), 0)
    played = FULL_DECK & sum(1 << card for event in seen.events for card in event.cards if card)
    for player, forgets in ((BEGINNER, True), (CLUB, False)):
        hands = other_hands(seen, player.level, 60, Random(1))
        gone = [event.cards[0] for event in seen.events if event.kind.value == "played"]
        found = any(card in hand for hand, _ in hands for card in gone[:4] if card is not None)
        assert found is forgets
    assert played


def test_the_same_view_and_chance_give_the_same_decision() -> None:
    """Nothing else counts."""
    seen = view(running(at_play("plain", "2S", declarer=1)), 0)
    for player in SKILLED:
        first, second = (player.decide(seen, CLOCK, Random(9)) for _ in range(2))
        assert first == second
        assert first.action == player.choose(seen, CLOCK, Random(9))


def test_what_was_asked_before_makes_no_difference() -> None:
    """A search that is ended early starts from nothing."""
    seen = view(running(at_play("three-handed", "1NT", declarer=1)), 2)
    other = view(running(at_play("three-handed", "1NT", {1: "SAKQJ", 2: "HAKQ"}, declarer=1)), 2)
    every = [STRONG.decide(seen, CLOCK, Random(9)) for _ in range(2)]
    STRONG.decide(other, CLOCK, Random(8))
    every.append(STRONG.decide(seen, CLOCK, Random(9)))
    assert every[0] == every[1] == every[2]
