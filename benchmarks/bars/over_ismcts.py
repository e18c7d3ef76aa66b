"""The expert against OpenSpiel's ISMCTS bot, both with the same time for an action.

The bot plays our game behind OpenSpiel's Python interface, with random rollouts, as OpenSpiel
has them, from deals that fit what its seat knows.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial
from statistics import fmean
from typing import Any

from benchmarks.bars import units
from benchmarks.bars.bar import Bar, Measured
from benchmarks.bars.intervals import bounds, mean, text
from honeymoon.players import arena
from honeymoon.players.clock import Clock
from honeymoon.players.player import player_named
from honeymoon.rules.match import Match
from honeymoon.shuffle import Chance

GAME, PLAYER = "draw-and-discard", "expert-1"
PAIRS, LOOK = 200, 20
WANTED = 100.0
SECONDS = 0.2
"""Of processor time for an action, of either."""
UCT = 400.0
"""The bot's weight of exploring, in points: about the spread of a deal."""


def over_ismcts(part: float, jobs: int) -> Measured:
    """As many pairs as separate them from the bar, at most all."""
    most = units.share(PAIRS, part)
    one = partial(pair, PLAYER, SECONDS)
    series = f"ismcts {PLAYER} {SECONDS:g}"
    for count in [*range(LOOK, most, LOOK), most]:
        found = units.of(series, one, count, jobs)
        low, high = bounds(mean([unit["points"] for unit in found]))
        if low >= WANTED or high < WANTED:
            break
    return result(found)


def result(found: Sequence[dict[str, Any]]) -> Measured:
    """Points per deal, with how far the bot searched."""
    estimate = mean([unit["points"] for unit in found])
    searched = fmean(unit["simulations"] for unit in found)
    spent = [fmean(unit[side] for unit in found) for side in ("own_ms", "bot_ms")]
    figure = (
        f"{text(estimate)} points; {searched:.0f} simulations, "
        f"{spent[1]:.0f} ms an action against {spent[0]:.0f} ms"
    )
    return Measured(figure, f"{len(found)} pairs", bounds(estimate)[0] >= WANTED)


def pair(name: str, seconds: float, number: int) -> dict[str, Any]:
    """The player's points per deal over a pair, simulations and times of an action, means."""
    tables = [table(name, seconds, number, seat) for seat in range(2)]
    return {key: fmean(each[key] for each in tables) for key in tables[0]}


def table(name: str, seconds: float, number: int, seat: int) -> dict[str, float]:
    """One deal with the player in this seat and the bot in the other."""
    # Here, so that the other bars need no OpenSpiel.
    from benchmarks.open_spiel_deal import Ismcts, state_before
    from honeymoon.players.arena_points import duplicate_points, margin

    chance = Chance.seeded(f"ismcts {number}")
    match = arena.in_the_middle(arena.opening(GAME, {}, chance), chance, False)
    before, deck = match.sheet, chance.branch("deck").deck()
    match = match.deal_out(deck)
    assert match.deal is not None
    state = state_before(match.deal, deck)
    bot = Ismcts(state, seconds, UCT, 2 * number + seat)
    times: dict[bool, list[float]] = {True: [], False: []}
    while match.deal is not None:
        began, own = time.process_time(), match.deal.to_act == seat
        action = of_player(name, seconds, match, chance) if own else bot.step(state)
        times[own].append(1000 * (time.process_time() - began))
        match = match.play(action)
        state.apply_action(int(action))
    scored = match.scored[-1]
    return {
        "points": margin(duplicate_points(scored.entries, before, scored.sheet, 2), seat),
        "simulations": fmean(bot.simulations),
        "own_ms": fmean(times[True]),
        "bot_ms": fmean(times[False]),
    }


def of_player(name: str, seconds: float, match: Match, chance: Chance) -> int:
    """The player's action, with as much time."""
    deal = match.deal
    assert deal is not None
    assert deal.to_act is not None
    clock = Clock(round(1000 * seconds), now=time.process_time).start()
    rng = chance.branch(f"player {deal.to_act} {len(deal.actions)}")
    return player_named(name).choose(arena.view(deal, deal.to_act), clock, rng)


BARS: tuple[Bar, ...] = (
    Bar("over-ismcts", f"lower end ≥ +{WANTED:.0f} points, {SECONDS} s an action", over_ismcts),
)
