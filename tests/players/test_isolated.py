"""A player in a process of its own does what it does here, and sees nothing but its view."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from random import Random

import pytest

from honeymoon.players import isolated
from honeymoon.players.arena import CLOCK, decisions
from honeymoon.players.clock import Clock
from honeymoon.players.decision import Candidate, Decision
from honeymoon.players.guard import decision_of
from honeymoon.players.isolated import Isolated
from honeymoon.players.player import player_named
from honeymoon.players.program import PlayerFailed, Program
from honeymoon.rules.actions import ACTIONS, HIDDEN_DISCARD, PASS
from honeymoon.rules.events import SPECTATOR
from honeymoon.rules.match import Match
from honeymoon.rules.view import view
from honeymoon.shuffle import Chance
from tests.players.tables import TIPS
from tests.rules.helpers import GAMES, dealt, new_match, running

SEEN = view(running(dealt(new_match("plain"))), 0)


@pytest.fixture(scope="module", params=["random", "tips"])
def player(request: pytest.FixtureRequest) -> Iterator[Isolated]:
    """Each player, in one process for all tests of this file."""
    with closing(Isolated(request.param)) as begun:
        yield begun


@pytest.mark.parametrize("game", GAMES)
def test_equal_views_and_chance_give_the_action_that_the_player_gives_here(
    game: str, player: Isolated
) -> None:
    """Through a whole deal, with one generator for each seat that both move alike."""
    here = player_named(player.name)
    both = (
        [(move.action, move.view) for move in decisions(Match.start(game), [one] * 3, chance)]
        for one, chance in ((here, Chance.seeded("both")), (player, Chance.seeded("both")))
    )
    apart, together = both
    assert apart == together


@pytest.mark.parametrize("name", ["club", "expert"])
def test_a_level_gives_the_same_reasons_apart_as_it_does_here(name: str) -> None:
    """Candidates and facts too, at moments of a deal; the clock has no say."""
    moves = list(decisions(Match.start("draw-and-discard"), [TIPS] * 2, Chance.seeded("reasons")))
    level = player_named(name)
    with closing(Isolated(name)) as apart:
        for move in moves[::9]:
            asked = (move.view, Clock(600_000))
            here = decision_of(level, *asked, Random(4))
            assert apart.decide(*asked, Random(4)) == here


def test_an_action_from_another_process_is_the_action_itself() -> None:
    """Players ask whether an action is PASS; a copy of it must be no other object."""
    for action in (*ACTIONS, HIDDEN_DISCARD):
        assert pickle.loads(pickle.dumps(action)) is action


def test_the_generator_is_left_as_the_player_left_it(player: Isolated) -> None:
    """Python's own generator too."""
    mine, other = Random(3), Random(3)
    player_named(player.name).choose(SEEN, CLOCK, mine)
    player.choose(SEEN, CLOCK, other)
    assert mine.getstate() == other.getstate()


def test_an_error_of_the_player_is_told_and_the_process_goes_on(player: Isolated) -> None:
    """The next decision is made as ever."""
    player.get_ready()
    before = player._program
    spectator = view(running(dealt(new_match("plain"))), SPECTATOR)
    with pytest.raises(PlayerFailed, match="another seat"):
        player.choose(spectator, CLOCK, Random(1))
    assert player.choose(SEEN, CLOCK, Random(1)) in SEEN.legal
    assert player._program is before


def test_a_process_that_has_died_is_begun_anew() -> None:
    """After one decision that fails."""
    with closing(Isolated("tips")) as player:
        player.get_ready()
        assert player._program is not None
        player._program.close()
        with pytest.raises(PlayerFailed, match="gone"):
            player.choose(SEEN, CLOCK, Random(1))
        assert player.choose(SEEN, CLOCK, Random(1)) in SEEN.legal


def test_a_process_that_hangs_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """It has no time left: the answer is late, and the process goes."""
    with closing(Isolated("tips")) as player:
        player.get_ready()
        program = player._program
        monkeypatch.setattr(isolated, "GRACE", 0)
        with pytest.raises(PlayerFailed, match="time-out"):
            player.choose(SEEN, Clock(0), Random(1))
        assert program is not None
        assert program._process.poll() is not None


def test_a_decision_crosses_the_pipe_whole() -> None:
    """Candidates, code and facts, by way of JSON."""
    decision = Decision(PASS, (Candidate(PASS, 12.5, None),), "why", (("worlds", 3), ("b", "c")))
    told = isolated._told(decision, Random(1))
    assert isolated._decision(json.loads(json.dumps(told))) == decision


def test_the_other_process_gets_the_view_and_no_more() -> None:
    """What is sent has no word of a deck, a deal or another seat's cards."""
    sent: list[bytes] = []

    class Listening:
        def send(self, data: bytes) -> None:
            sent.append(data)

        def line(self, seconds: float) -> bytes:
            raise PlayerFailed("gone")

        def close(self) -> None:
            pass

    player = Isolated("tips")
    player._program = Listening()  # type: ignore[assignment]
    with pytest.raises(PlayerFailed):
        player.choose(SEEN, CLOCK, Random(1))
    (data,) = sent
    request = pickle.loads(data[isolated._SIZE.size :])
    assert request[0] == SEEN
    assert request[1] == CLOCK.milliseconds
    assert len(request) == 3
    assert not {b"rules.deal", b"rules.match", b"rules.position"} & set(data.split(b"honeymoon."))


def test_a_player_that_there_is_not_cannot_be_begun() -> None:
    """The message names those there are."""
    with pytest.raises(KeyError, match="tips"):
        Isolated("nobody")


def test_a_program_that_cannot_be_started_is_gone() -> None:
    """With the system's reason."""
    with pytest.raises(PlayerFailed, match="gone"):
        Program(["no-such-program-anywhere"])


def test_a_clock_that_runs_is_equal_whoever_listens() -> None:
    """What is noted does not belong to its value."""
    assert replace(CLOCK, note=print) == CLOCK
