"""The play of the stronger levels: no silly card, exact where all lies open, honest."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from honeymoon.players.arena import CLOCK, Decision, decisions
from honeymoon.players.card_play import table, values_of, weigh_all
from honeymoon.players.expert import EXPERT
from honeymoon.players.imagining import every_other_hand
from honeymoon.players.open_play import position, shown
from honeymoon.rules.view import View, view
from honeymoon.search import open_hands
from honeymoon.search.imagination import every_world, sample, worlds
from honeymoon.shuffle import Chance
from tests.players.tables import TIPS, drawn_match
from tests.rules.helpers import at_play, play, running
from tests.scale import deals

MANY = 3000
"""Worlds that are looked at; the first of more would be no fair part of them."""


def views(game: str, label: str, cards: range, count: int) -> Iterator[View]:
    """Views of hands of so many cards to be played, with a choice, from deals between tips."""
    for number in range(count):
        chance = Chance.seeded(f"{label} {number}")
        match = drawn_match(game, chance)
        for move in decisions(match, [TIPS] * match.variant.seats, chance):
            seen = move.view
            if seen.phase == "play" and len(seen.hand) in cards and len(seen.legal) > 1:
                yield seen


@pytest.mark.parametrize("game", ["draw-and-discard", "pick-up", "plain"])
def test_no_card_is_played_that_is_worse_in_every_world(game: str) -> None:
    """Throwing a winner away, or a card that others beat with nothing gained."""
    for seen in islice(views(game, "silly", range(3, 7), deals(4, 60)), deals(20, 400)):
        chosen = EXPERT.choose(seen, CLOCK, Random(1)).card
        now = table(seen)
        hands = [world.hands[1 - seen.seat] for world in islice(every_world(seen), MANY + 1)]
        if len(hands) > MANY:
            continue
        found = [values for values, _ in values_of(now, [(hand, 1.0) for hand in hands])]
        for action in seen.legal:
            assert not all(values[action.card] > values[chosen] for values in found)


def test_the_last_tricks_are_played_by_all_hands_there_can_be() -> None:
    """With four cards left the choice is the best of all hands by their weights."""
    for seen in islice(views("draw-and-discard", "last", range(4, 5), 6), 12):
        whole = every_other_hand(seen, EXPERT.level)
        assert whole is not None
        weights, _ = weigh_all(table(seen), whole)
        chosen = EXPERT.decide(seen, CLOCK, Random(1)).action.card
        assert weights[chosen].points == max(weight.points for weight in weights.values())


def test_expected_points_are_those_of_the_contract() -> None:
    """Candidates carry points and tricks of the whole deal, the best one first."""
    seen = next(views("draw-and-discard", "points", range(9, 10), 1))
    decision = EXPERT.decide(seen, CLOCK, Random(1))
    assert decision.action == decision.candidates[0].action
    assert {candidate.action for candidate in decision.candidates} == set(seen.legal)
    points = [candidate.points for candidate in decision.candidates if candidate.points is not None]
    assert points[0] == max(points)
    assert all(0 <= (candidate.tricks or 0) <= 13 for candidate in decision.candidates)


@pytest.mark.parametrize("game", ["semi-exposed", "exposed"])
def test_open_hands_are_played_exactly(game: str) -> None:
    """After the lead of a game with open dummies no card gives a trick away."""
    for seen in islice(views(game, "open", range(4, 13), deals(1, 20)), deals(6, 300)):
        now = shown(seen)
        if any(seen.hands[hand].cards is None for hand in now.order) and sum(seen.tricks) == 0:
            world = worlds(seen, 1, Random(1))[0]
        else:
            world = next(every_world(seen))
        values = open_hands.card_values(position(seen, now, world))
        chosen = EXPERT.choose(seen, CLOCK, Random(1)).card
        assert values[chosen] == max(values.values())


@pytest.mark.parametrize(
    "game", ["draw-and-discard", "pick-up", "plain", "three-handed", "bismarck"]
)
def test_hidden_cards_make_no_difference(game: str) -> None:
    """Other deals that look the same from the seat give the same action."""
    for seen in islice(views(game, "hidden", range(4, 9), deals(1, 20)), deals(5, 400)):
        other = sample(seen, Random(5))
        same = view(other, seen.seat)
        assert same == seen
        first, second = (EXPERT.choose(each, CLOCK, Random(3)) for each in (seen, same))
        assert first == second


@pytest.mark.parametrize("game", ["draw-and-discard", "pick-up", "three-handed", "bismarck"])
def test_what_is_chosen_is_legal(game: str) -> None:
    """A whole deal between experts."""
    chance = Chance.seeded(f"whole {game}")
    match = drawn_match(game, chance)
    moves: list[Decision] = list(decisions(match, [EXPERT] * match.variant.seats, chance))
    assert all(move.action in move.view.legal for move in moves)


PUZZLES = {
    "a king is no use under an ace": ("HA", "HK32 SAK5 DQJ8 CT987", {"H2", "H3"}),
    "the cheapest of two winners takes the trick": ("H9", "HAT2 SAK5 DQJ8 CT987", {"HT"}),
    "what cannot win goes low": ("HQ", "HJ32 SAK5 DQJ8 CT987", {"H2", "H3"}),
    "a discard is no ace": ("HQ", "SAK532 DAJ8 CAT987", {"S2", "S3", "D8", "C7", "C8", "S5"}),
}
"""A card led at no trump, the hand that follows, and the good cards."""


@pytest.mark.parametrize("name", PUZZLES)
def test_a_puzzle_is_solved(name: str) -> None:
    """Positions in which any player knows what to do."""
    led, hand, good = PUZZLES[name]
    match = play(at_play("plain", "1NT", {1: hand, 0: led}, declarer=1), led)
    assert str(EXPERT.choose(view(running(match), 1), CLOCK, Random(2))) in good
