"""Decisions that deals of every sort of play come to: any player in any seat, any options."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from honeymoon.players.arena import in_the_middle
from honeymoon.players.clock import Clock
from honeymoon.players.player import Player, player_named
from honeymoon.rules.actions import Action
from honeymoon.rules.deal import Deal
from honeymoon.rules.match import Match
from honeymoon.rules.variants.catalogue import VARIANTS
from honeymoon.rules.view import View, view
from honeymoon.shuffle import Chance
from tests.search.lockstep import all_options
from tests.views.positions import PHASES, choice, phase_of

STANDING = Clock()
"""A clock that has not been started never ends a thought."""
LATE = 12
"""Cards of a deal that count beside the one decision of each phase."""
SMALL = 13, 5
"""Hands of so many cards are no trouble, where there are two and where there are more."""


@dataclass(frozen=True, slots=True)
class Reached:
    """A match before a deal, and a moment of that deal in which a seat has a choice."""

    before: Match
    deal: Deal

    @property
    def seat(self) -> int:
        """The seat that decides."""
        assert self.deal.to_act is not None
        return self.deal.to_act

    @property
    def view(self) -> View:
        """What it sees."""
        return view(self.deal, self.seat)


def match_with_options(game: str, number: int, chance: Chance) -> Match:
    """A match that has gone on for a while, under the options that come at this number."""
    every = list(all_options(game))
    # A step that shares no factor with the number of combinations meets all of them.
    options = every[number * 37 % len(every)]
    dealer = chance.branch("dealer").first_dealer(VARIANTS[game].seats)
    return in_the_middle(Match.start(game, options, dealer), chance, with_part_scores=True)


def course(match: Match, names: Sequence[str], chance: Chance) -> list[Deal]:
    """All moments of one more deal; ``guided`` is random play that comes to the cards."""
    match = match.deal_out(chance.deck())
    rngs = [chance.branch(f"player {seat}") for seat in range(len(names))]
    moments: list[Deal] = []
    while match.deal is not None:
        moments.append(match.deal)
        seat = match.deal.to_act
        assert seat is not None
        match = match.play(_move(names[seat], match.deal, rngs[seat]))
    return moments


def _move(name: str, deal: Deal, rng: Random) -> Action:
    if name == "guided":
        return choice(deal, rng)
    player: Player = player_named(name)
    assert deal.to_act is not None
    return player.choose(view(deal, deal.to_act), STANDING, rng)


def reached(
    game: str, label: str, count: int, pool: Sequence[str], rare: int = 1
) -> Iterator[Reached]:
    """So many decisions with a choice, a few of each deal, from deals among such players.

    Those that take stronger players long come from one deal in ``rare``.
    """
    number = found = 0
    while found < count:
        chance = Chance.seeded(f"{label} {game} {number}")
        before = match_with_options(game, number, chance)
        names = [chance.choice(pool) for _ in range(before.variant.seats)]
        moments = course(before, names, chance)
        for deal in _chosen(game, moments, chance, number % rare == rare - 1):
            if found < count:
                found += 1
                yield Reached(before, deal)
        number += 1


def _chosen(game: str, moments: list[Deal], rng: Random, with_dear: bool) -> Iterator[Deal]:
    """A moment of each phase, and a few cards with small hands, where there is a choice."""
    choices = [deal for deal in moments if len(deal.legal) > 1]
    for phase in PHASES[game]:
        fitting = [deal for deal in choices if phase_of(deal) == phase]
        fitting = [deal for deal in fitting if with_dear or not _is_dear(deal)]
        if fitting:
            yield rng.choice(fitting)
    late = [deal for deal in choices if phase_of(deal) == "play" and not _is_dear(deal)]
    yield from rng.sample(late, min(LATE, len(late)))


def _is_dear(deal: Deal) -> bool:
    """Whether a decision may take a good part of a second."""
    hands = deal.position.hands
    if phase_of(deal) in ("lead", "play"):
        return max(map(len, hands)) > SMALL[len(hands) > 2]
    return phase_of(deal) in ("auction", "exchange", "choose-contract")
