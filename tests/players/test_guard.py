"""The guard: whatever a player does, a legal action comes in time, and the fault is told."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

import pytest

from honeymoon.players.arena import decisions
from honeymoon.players.clock import Clock
from honeymoon.players.decision import Candidate, Decision
from honeymoon.players.guard import Fault, Guarded, safe_action
from honeymoon.players.pace import LONGEST, SHORTEST, pause, still_to_wait
from honeymoon.players.program import PlayerFailed
from honeymoon.rules.actions import HIDDEN_DISCARD, PASS, PLAY_CARD, Action
from honeymoon.rules.events import SPECTATOR
from honeymoon.rules.match import Match
from honeymoon.rules.view import View, view
from honeymoon.shuffle import Chance
from tests.players.tables import RANDOM, TIPS, tips_deals
from tests.rules.helpers import GAMES, dealt, new_match, running

SEEN = view(running(dealt(new_match("plain"))), 0)
CLOCK = Clock(50)


@dataclass(frozen=True, slots=True)
class Acting:
    """A player that does what it is told."""

    act: Callable[[View, Clock, Random], Action]
    name: str = "acting-1"

    def choose(self, view: View, clock: Clock, rng: Random) -> Action:
        """Whatever ``act`` gives."""
        return self.act(view, clock, rng)


def sleeping(view: View, clock: Clock, rng: Random) -> Action:
    """Far too long."""
    rng.random()
    time.sleep(20)
    return PASS


def noting(view: View, clock: Clock, rng: Random) -> Action:
    """Too long, having said what is best so far, and then something that is not possible."""
    clock.note(view.legal[7])
    clock.note(PLAY_CARD[0])
    return sleeping(view, clock, rng)


def failing(view: View, clock: Clock, rng: Random) -> Action:
    """Not at all."""
    raise ZeroDivisionError("in thought")


def illegal(view: View, clock: Clock, rng: Random) -> Action:
    """What cannot be played in an auction."""
    return PLAY_CARD[3]


def hidden(view: View, clock: Clock, rng: Random) -> Action:
    """What is no action at all."""
    return HIDDEN_DISCARD


CASES = [
    (sleeping, "time-out", PASS),
    (noting, "time-out", SEEN.legal[7]),
    (failing, "exception", PASS),
    (illegal, "illegal", PASS),
    (hidden, "illegal", PASS),
]


@pytest.mark.parametrize(("act", "kind", "instead"), CASES, ids=lambda case: str(case)[:20])
def test_a_decision_that_fails_is_made_for_the_player_and_told(
    act: Callable[[View, Clock, Random], Action], kind: str, instead: Action
) -> None:
    """In time; the best action so far stands if it is legal."""
    faults: list[Fault] = []
    began = time.monotonic()
    found = Guarded(Acting(act), faults.append, grace=50).decide(SEEN, CLOCK, Random(1))
    assert time.monotonic() - began < 10
    assert found.action == instead
    assert (found.code, found.fact("fault")) == ("guard", kind)
    (fault,) = faults
    assert (fault.player, fault.seat, fault.number) == ("acting-1", 0, 0)
    assert (fault.kind, fault.action) == (kind, str(instead))


def test_the_error_of_a_player_is_described() -> None:
    """Its type and its words, but no more than fit a line."""
    faults: list[Fault] = []
    Guarded(Acting(failing), faults.append).choose(SEEN, CLOCK, Random(1))
    assert faults[0].detail == "ZeroDivisionError: in thought"


def test_a_player_that_was_too_late_does_not_move_the_chance_of_the_next() -> None:
    """It thinks on, with a generator of its own."""
    rng = Random(5)
    Guarded(Acting(sleeping), lambda fault: None, grace=0).choose(SEEN, CLOCK, rng)
    assert rng.random() == Random(5).random()


@pytest.mark.parametrize("game", GAMES)
def test_without_a_fault_the_guard_changes_nothing(game: str) -> None:
    """Neither actions nor the generator."""
    faults: list[Fault] = []
    guarded = Guarded(RANDOM, faults.append, grace=60_000)
    plain, twice = (
        [
            move.action
            for move in decisions(Match.start(game), [player] * 3, Chance.seeded("guarded"))
        ]
        for player in (RANDOM, guarded)
    )
    assert plain == twice
    assert not faults


def test_reasons_pass_through() -> None:
    """A decision keeps its candidates."""
    reasons = Decision(PASS, (Candidate(PASS, -50.0, 6.5),), "plain", (("worlds", 40),))

    class Reasoning:
        name = "reasoning-1"

        def choose(self, view: View, clock: Clock, rng: Random) -> Action:
            return self.decide(view, clock, rng).action

        def decide(self, view: View, clock: Clock, rng: Random) -> Decision:
            return reasons

    guarded = Guarded(Reasoning(), lambda fault: None)
    assert guarded.decide(SEEN, CLOCK, Random(1)) == reasons
    assert reasons.fact("worlds") == 40
    assert reasons.fact("something else") is None


@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_who_is_not_to_act_has_nothing_to_guard(seat: int) -> None:
    """That is an error of whoever asks, not of the player."""
    other = view(running(dealt(new_match("plain"))), seat)
    with pytest.raises(ValueError, match="another seat"):
        Guarded(TIPS, lambda fault: None).choose(other, CLOCK, Random(1))
    with pytest.raises(ValueError, match="another seat"):
        safe_action(other)


@pytest.mark.parametrize("game", GAMES)
def test_the_safe_action_is_legal_passes_and_plays_low(game: str) -> None:
    """In every phase; it commits no irregularity."""
    for move in tips_deals(game, 2, "safe"):
        action = safe_action(move.view)
        assert action in move.view.regular
        if PASS in move.view.legal:
            assert action is PASS
        if move.view.phase == "play":
            assert action.card.rank == min(each.card.rank for each in move.view.regular)


def test_a_clock_runs_from_its_start() -> None:
    """By the time that it is given."""
    moments = iter([10.0, 10.2, 10.5, 11.5])
    standing = Clock(1000, now=lambda: next(moments))
    assert standing.left() == 1000
    running = standing.start()
    assert running.left() == pytest.approx(800)
    assert not running.is_over
    assert running.is_over
    assert running == Clock(1000, started=10.0)


def test_the_pause_for_people_is_drawn_without_regard_to_cards() -> None:
    """From 0.4 to 1.2 seconds; long thought ends with the longest pause or when it ends."""
    rng = Random(2)
    drawn = [pause(rng) for _ in range(2000)]
    assert SHORTEST <= min(drawn) < 0.45
    assert 1.15 < max(drawn) <= LONGEST
    assert still_to_wait(0.7, 0.2) == pytest.approx(0.5)
    assert still_to_wait(0.7, 0.9) == pytest.approx(LONGEST - 0.9)
    assert still_to_wait(0.7, 3.0) == pytest.approx(3 * LONGEST - 3.0)


def test_a_failure_of_a_player_has_a_code() -> None:
    """For the report."""
    assert PlayerFailed("gone", "why").kind == "gone"
