"""Honest players: what a seat cannot know may be otherwise, and it does the same.

Each decision is asked for as the arena asks, by ``arena.decisions`` itself, so that whatever a
player could lay hands on there (the match in a frame, the generator of the pack, what was asked
of the other seats before) differs between a deal and its twin, and would show.
"""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from random import Random

from honeymoon.players import arena
from honeymoon.players.clock import Clock
from honeymoon.players.decision import Decision
from honeymoon.players.guard import decision_of
from honeymoon.players.player import Player
from honeymoon.rules.actions import Action
from honeymoon.rules.cards import Card
from honeymoon.rules.deal import Deal
from honeymoon.rules.match import Match
from honeymoon.rules.view import View, view
from honeymoon.search.imagination import sample
from honeymoon.shuffle import Chance
from tests.players.reached import STANDING, Reached
from tests.views.checks import differs, twins
from tests.views.knowledge import Ledger

ROOT = Path(__file__).resolve().parents[2]
Question = tuple[View, Random]
"""What a seat sees, and its generator."""
Pair = tuple[Reached, Deal]
"""A moment, and another deal that looks the same to the seat."""


class Stacked(Chance):
    """The generator of a pack that is known beforehand; its branches are those of its label."""

    def __init__(self, pack: Sequence[Card], label: str) -> None:
        super().__init__(sha256(label.encode()).digest())
        self._pack = tuple(pack)

    def deck(self) -> tuple[Card, ...]:
        """That pack."""
        return self._pack


class Repeating:
    """Sits in every seat and does what was done, but asks a player at the last decision.

    The player is first asked for the latest decision of each other seat too, as one that sits in
    all seats has been.
    """

    name = "repeating"

    def __init__(self, player: Player, deal: Deal) -> None:
        self.answer: Decision | None = None
        self.question: Question | None = None
        self._player, self._deal = player, deal
        self._latest: dict[int, View] = {}

    def choose(self, view: View, clock: Clock, rng: Random) -> Action:
        """What was done, or what the player does."""
        number = len(view.actions)
        if number == len(self._deal.actions):
            return self._asked(view, rng)
        self._latest[view.seat] = view
        return self._deal.actions[number]

    def _asked(self, view: View, rng: Random) -> Action:
        others = [seen for seat, seen in self._latest.items() if seat != view.seat]
        for seen in others:
            decision_of(self._player, seen, STANDING, Random(len(seen.actions)))
        self.question = view, pickle.loads(pickle.dumps(rng))
        self.answer = decision_of(self._player, view, STANDING, rng)
        return self.answer.action


def asked_at_the_table(player: Player, before: Match, deal: Deal) -> tuple[Decision, Question]:
    """The player's decision at this moment of a deal that the arena plays over again."""
    repeating = Repeating(player, deal)
    chance = Stacked(deal.deck, "honesty")
    for _ in arena.decisions(before, [repeating] * before.variant.seats, chance):
        if repeating.answer is not None:
            break
    assert repeating.answer is not None
    assert repeating.question is not None
    return repeating.answer, repeating.question


def asked_alone(player: Player, before: Match, deal: Deal) -> tuple[Decision, Question]:
    """The player's decision by the view and a generator alone."""
    assert deal.to_act is not None
    seen, rng = view(deal, deal.to_act), Random(len(deal.actions))
    return decision_of(player, seen, STANDING, rng), (seen, Random(len(deal.actions)))


def twin(moment: Reached, number: int) -> Deal | None:
    """Another deal that looks the same: every hidden card anew, or a few that change places.

    The second sort is made by the tests' own reading of who has seen what. None where the seat
    knows all there is to know.
    """
    rng = Random(number)
    if number % 2:
        ledger = Ledger(moment.deal)
        made = [other for _, other in twins(moment.deal, ledger, moment.seat, rng)]
        return rng.choice(made) if made else None
    other = sample(moment.view, rng)
    return other if differs(other, moment.deal) else None


@dataclass(frozen=True, slots=True)
class Compared:
    """A question, with what a player decides in the deal and in its twin."""

    player: Player
    question: Question
    answer: Decision
    of_twin: Decision


def differences(every: Iterable[Compared]) -> list[str]:
    """The decisions that hidden cards have changed."""
    return [_told(each, each.of_twin) for each in every if each.answer != each.of_twin]


def _told(each: Compared, other: Decision) -> str:
    seen, _ = each.question
    actions = f"{each.answer.action} or {other.action}"
    return f"{each.player.name}, {seen.game}, {seen.phase}, {len(seen.actions)}: {actions}"


AT_THE_TABLE = 4
"""One question in so many is asked at the arena's table, after questions to the other seats."""


def pairs(moments: Iterable[Reached]) -> Iterator[Pair]:
    """Moments in which the seat does not know all there is to know, each with a twin."""
    for number, moment in enumerate(moments):
        other = twin(moment, number)
        if other is not None:
            assert view(other, moment.seat) == moment.view
            yield moment, other


def compare(player: Player, every: Iterable[Pair]) -> list[Compared]:
    """Each decision beside that of the twin; they are the same for an honest player."""
    return [
        _compared(player, *pair, number % AT_THE_TABLE == 0) for number, pair in enumerate(every)
    ]


def _compared(player: Player, moment: Reached, other: Deal, at_the_table: bool) -> Compared:
    ask = asked_at_the_table if at_the_table else asked_alone
    first, question = ask(player, moment.before, moment.deal)
    second, _ = ask(player, moment.before, other)
    return Compared(player, question, first, second)


# --- the same questions in another order, in a fresh process ------------------------------------


def of_the_order(every: Sequence[Compared], rng: Random) -> list[str]:
    """The decisions that come out otherwise in a process that has decided nothing before.

    It gets the questions in another order, and another seed of Python's hashes.
    """
    shuffled = rng.sample(every, len(every))
    sent = pickle.dumps([(each.player, *each.question) for each in shuffled])
    environment = os.environ | {"PYTHONHASHSEED": str(rng.randrange(1, 1000))}
    command = [sys.executable, "-m", "tests.players.answering"]
    done = subprocess.run(
        command, input=sent, cwd=ROOT, env=environment, capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr.decode()
    there: list[Decision] = pickle.loads(done.stdout)
    pairs = zip(shuffled, there, strict=True)
    return [_told(each, other) for each, other in pairs if each.answer != other]
