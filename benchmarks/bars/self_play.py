"""Deals of a player against itself, and all that is counted in them.

A deal is at random vulnerability without part-scores, as in the arena. Times are those of the
processor, since other work on the machine is not the player's.
"""

from __future__ import annotations

import time
from functools import partial
from typing import Any

from benchmarks.bars import units
from honeymoon.players import arena
from honeymoon.players.arena_times import Times
from honeymoon.players.clock import Clock
from honeymoon.players.decision import Decision
from honeymoon.players.guard import decision_of
from honeymoon.players.player import Player, player_named
from honeymoon.rules.actions import DOUBLE, PASS, REDOUBLE, Kind
from honeymoon.rules.contract import Contract, Doubling
from honeymoon.rules.match import Match
from honeymoon.rules.scoring.entry import Outcome
from honeymoon.rules.view import View
from honeymoon.shuffle import Chance

MILLISECONDS = 5000
"""For a decision, by the processor's clock; what a game may ask for its first cards."""
TWO, FOUR = 2, 4
"""Seats that alternate; hands on the table of which the first cards may take longer."""


def deals(name: str, game: str, count: int, jobs: int) -> list[dict[str, Any]]:
    """So many deals of the named player in all seats."""
    one = partial(deal, name, game)
    return units.of(f"self-play {name} {game}", one, count, jobs)


def deal(name: str, game: str, number: int) -> dict[str, Any]:
    """One deal. ``lost`` are tricks lost to perfect play, None where that is not asked;
    ``undertricks`` those of a doubled contract; ``pulls`` what its doubles came to, were they
    redoubled: what it saw in leaving them, each a gain in points, 0 where it passed.
    """
    player, chance = player_named(name), Chance.seeded(f"self-play {game} {number}")
    match = arena.in_the_middle(arena.opening(game, {}, chance), chance, False)
    match = match.deal_out(chance.branch("deck").deck())
    counted = _Counted()
    while match.deal is not None:
        match = counted.one_more(player, match, chance)
    return counted.unit(match)


class _Counted:
    """What a deal has come to so far."""

    def __init__(self) -> None:
        self._times = {"first": Times(), "other": Times()}
        self._lost: list[int] = []
        self._pulls: list[float] = []

    def one_more(self, player: Player, match: Match, chance: Chance) -> Match:
        assert match.deal is not None
        assert match.deal.to_act is not None
        seat, number = match.deal.to_act, len(match.deal.actions)
        seen = arena.view(match.deal, seat)
        decision = self._timed(player, seen, chance.branch(f"player {seat} {number}"))
        lost = arena.lost_by(match, decision.action)
        self._lost.extend([] if lost is None else [lost])
        after = match.play(decision.action)
        if decision.action is DOUBLE:
            self._pulls.extend(_pulled(player, after, chance.branch(f"pull {number}")))
        return after

    def _timed(self, player: Player, seen: View, rng: Chance) -> Decision:
        clock, began = Clock(MILLISECONDS, now=time.process_time), time.process_time()
        decision = decision_of(player, seen, clock.start(), rng)
        if len(seen.regular) > 1:
            sort = "first" if is_first_card(seen) else "other"
            spent = 1000 * (time.process_time() - began)
            self._times[sort] = self._times[sort].with_one(spent)
        return decision

    def unit(self, match: Match) -> dict[str, Any]:
        return {
            "lost": sum(self._lost) if self._lost else None,
            "undertricks": doubled_undertricks(match),
            "pulls": self._pulls,
            "times": {sort: times.json() for sort, times in self._times.items()},
        }


def is_first_card(seen: View) -> bool:
    """Whether it is a card of the first trick, with four hands on the table."""
    return len(seen.hands) == FOUR and seen.legal[-1].kind is Kind.CARD and not any(seen.tricks)


def doubled_undertricks(match: Match) -> int:
    """By how many tricks the doubled contract of the last deal failed, 0 where none did."""
    last = match.scored[-1].deal
    contract = last.contract
    if not isinstance(contract, Contract) or last.outcome is not Outcome.PLAYED:
        return 0
    if contract.doubling is Doubling.UNDOUBLED:
        return 0
    return max(0, contract.target - last.position.tricks[contract.declarer])


def _pulled(player: Player, match: Match, rng: Chance) -> list[float]:
    """What the player saw in bidding on over a redouble of its double; 0 where it would pass.

    Nothing where two seats do not alternate, or what it saw is not told.
    """
    deal = match.deal
    if deal is None or deal.variant.seats != TWO or REDOUBLE not in deal.legal:
        return []
    redoubled = deal.play(REDOUBLE)
    if redoubled.to_act is None:
        return []
    seen = arena.view(redoubled, redoubled.to_act)
    return gain_in_bidding_on(decision_of(player, seen, arena.CLOCK, rng))


def gain_in_bidding_on(decision: Decision) -> list[float]:
    """By how much its call seemed better than a pass."""
    if decision.action is PASS:
        return [0.0]
    points = {each.action: each.points for each in decision.candidates}
    own, passing = points.get(decision.action), points.get(PASS)
    return [] if own is None or passing is None else [own - passing]
