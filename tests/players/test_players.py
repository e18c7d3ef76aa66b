"""The players there are, and what holds for each of them in every game."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from honeymoon.players.arena import CLOCK, Decision, decisions, play_match
from honeymoon.players.player import PLAYERS, Clock, Player, player_named
from honeymoon.rules.actions import Action
from honeymoon.rules.events import SPECTATOR
from honeymoon.rules.match import Match
from honeymoon.rules.view import View, view
from honeymoon.search.imagination import sample
from honeymoon.shuffle import Chance
from tests.players.tables import RANDOM, TIPS, drawn_match, option_sets
from tests.rules.helpers import GAMES, dealt, new_match, running
from tests.scale import deals

GAMES_AND_OPTIONS = [(game, options) for game in GAMES for options in option_sets(game)]


def test_players_are_known_by_name_and_version() -> None:
    """A record names them as the registry does; `tips` is the newest tips."""
    levels = {"beginner-1", "club-1", "strong-1", "expert-1"}
    assert set(PLAYERS) == {"random", "tips-1", *levels}
    assert all(player.name == name for name, player in PLAYERS.items())
    assert player_named("tips") is player_named("tips-1") is PLAYERS["tips-1"]


@pytest.mark.parametrize("text", ["", "tips-0", "TIPS", "person"])
def test_an_unknown_player_is_refused_with_the_names_there_are(text: str) -> None:
    """The message is for whoever mistyped it."""
    with pytest.raises(KeyError, match="random, tips-1, beginner-1"):
        player_named(text)


@pytest.mark.parametrize("player", PLAYERS.values(), ids=str)
@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_who_is_not_to_act_has_nothing_to_choose(player: Player, seat: int) -> None:
    """A player that is asked out of turn says so."""
    deal = running(dealt(new_match("plain")))
    with pytest.raises(ValueError, match="another seat"):
        player.choose(view(deal, seat), CLOCK, Random(0))


def test_random_chooses_every_action_about_equally_often() -> None:
    """36 calls are open to the first caller; 3,600 choices give each about 100."""
    seen, rng = view(running(dealt(new_match("plain"))), 0), Random(7)
    counts = Counter(RANDOM.choose(seen, CLOCK, rng) for _ in range(3600))
    assert set(counts) == set(seen.legal)
    assert 60 < min(counts.values()) <= max(counts.values()) < 150


def mixed_deals(game: str, options: dict[str, object], count: int) -> list[Decision]:
    """Moves of deals in which a tips player meets random ones, and its own kind."""
    found: list[Decision] = []
    for number in range(count):
        chance = Chance.seeded(f"legal {game} {options} {number}")
        match = drawn_match(game, chance, options)
        players = [TIPS, *(chance.choice((TIPS, RANDOM)) for _ in range(match.variant.seats - 1))]
        found.extend(decisions(match, players, chance))
    return found


@pytest.mark.parametrize(("game", "options"), GAMES_AND_OPTIONS, ids=str)
def test_every_choice_is_legal(game: str, options: dict[str, object]) -> None:
    """In all games and under all options, also where others call and play at random."""
    for move in mixed_deals(game, options, deals(8, 100)):
        assert move.action in move.view.legal


@pytest.mark.parametrize("game", GAMES)
def test_tips_has_an_answer_wherever_random_players_get_to(game: str) -> None:
    """Sevens doubled, hands without trumps, forgotten discards: odd, but legal."""
    for number in range(deals(12, 200)):
        chance = Chance.seeded(f"odd {game} {number}")
        match = drawn_match(game, chance)
        for move in decisions(match, [RANDOM] * match.variant.seats, chance):
            assert TIPS.choose(move.view, CLOCK, chance) in move.view.legal


@pytest.mark.parametrize(("game", "options"), GAMES_AND_OPTIONS, ids=str)
def test_the_same_view_and_chance_give_the_same_action(
    game: str, options: dict[str, object]
) -> None:
    """Also when the cards that the seat cannot see lie otherwise."""
    rng = Random(11)
    found = mixed_deals(game, options, deals(2, 20))
    for move in rng.sample(found, min(len(found), deals(25, 400))):
        world = sample(move.view, rng)
        again = view(world, move.view.seat)
        for player in PLAYERS.values():
            assert chosen(player, again) == chosen(player, move.view)


def chosen(player: Player, seen: View) -> Action:
    """What the player does when its chance comes from one fixed seed."""
    return player.choose(seen, CLOCK, Random(3))


def test_tips_does_not_draw_on_chance_or_time() -> None:
    """It is a fixed yardstick: the clock and the generator change nothing."""
    chance = Chance.seeded("fixed")
    for move in decisions(Match.start("pick-up"), [TIPS, TIPS], chance):
        rng = Random(1)
        before = rng.getstate()
        assert TIPS.choose(move.view, Clock(1), rng) == move.action
        assert rng.getstate() == before


@pytest.mark.rule("BI-21")
@pytest.mark.parametrize("player", PLAYERS.values(), ids=PLAYERS)
def test_no_computer_player_forgets_to_discard(player: Player) -> None:
    """Where a lead with twenty cards is accepted, none of them makes one (B-61)."""
    chance = Chance.seeded("forgetful")
    match = play_match(Match.start("bismarck"), [player] * 3, chance, 12)
    assert len(match.scored) == 12
    assert match.is_over
