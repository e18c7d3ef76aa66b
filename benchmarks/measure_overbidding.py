"""A player against a reference that sees both hands and doubles what goes two down.

Two players that overbid alike never pay for it, so self-play hides overbidding. The reference
calls and plays as the player does, except that it doubles exactly when the standing contract goes
down two or more with open cards. It is for measuring only: no player may see what it sees.

    make measure-overbidding
    python -m benchmarks.measure_overbidding [PLAYER] [DEALS] [GAME]
"""

from __future__ import annotations

import math
import statistics
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from honeymoon.players import arena
from honeymoon.players.arena_points import duplicate_points, margin
from honeymoon.players.player import Player, player_named
from honeymoon.rules.actions import DOUBLE, PASS, Action
from honeymoon.rules.contract import Contract, Doubling
from honeymoon.rules.deal import Deal
from honeymoon.rules.match import Match
from honeymoon.rules.phases.auction import Calling
from honeymoon.rules.scoring.sheet import Sheet
from honeymoon.search import solving
from honeymoon.shuffle import Chance

DOWN = 2
"""Undertricks from which the reference doubles."""
FAR_DOWN = 4


def tricks_of_declarer(deal: Deal, contract: Contract) -> int:
    """What declarer takes of two open hands. Raises ValueError where there are dummies."""
    hands = deal.position.hands
    if len(hands) != 2:
        raise ValueError("the reference knows games with two hands only")
    leader, other = hands[1 - contract.declarer], hands[contract.declarer]
    return len(leader) - solving.solve(leader, other, contract.trump)


def reference_call(deal: Deal, own: Action) -> Action:
    """A double where the standing contract goes down far enough, else the player's own call."""
    if not isinstance(deal.phase, Calling) or DOUBLE not in deal.legal:
        return own
    contract = deal.phase.contract()
    assert contract is not None
    if contract.target - tricks_of_declarer(deal, contract) >= DOWN:
        return DOUBLE
    return PASS if own is DOUBLE else own


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a deal came to for the player: points, and undertricks where it declared (or -1)."""

    points: float
    declared: bool
    doubled: bool
    undertricks: int


def play(player: Player, game: str, number: int) -> Outcome:
    """One deal, the player in one seat, the reference in the other."""
    chance = Chance.seeded(f"overbidding {game} {number}")
    match = arena.in_the_middle(arena.opening(game, {}, chance), chance, False)
    before, seat = match.sheet, number % 2
    match = match.deal_out(chance.branch("deck").deck())
    while match.deal is not None:
        deal = match.deal
        acting = deal.to_act
        assert acting is not None
        rng: Random = chance.branch(f"player {acting} {len(deal.actions)}")
        action = player.choose(arena.view(deal, acting), arena.CLOCK, rng)
        match = match.play(action if acting == seat else reference_call(deal, action))
    return outcome(match, before, seat)


def outcome(match: Match, before: Sheet, seat: int) -> Outcome:
    """Of the deal just played."""
    scored = match.scored[-1]
    points = duplicate_points(scored.entries, before, scored.sheet, 2)
    contract = scored.deal.contract
    if not isinstance(contract, Contract) or contract.declarer != seat:
        return Outcome(margin(points, seat), False, False, 0)
    short = max(0, contract.target - scored.deal.position.tricks[seat])
    doubled = contract.doubling is not Doubling.UNDOUBLED
    return Outcome(margin(points, seat), True, doubled, short)


def lines(name: str, found: Sequence[Outcome]) -> list[str]:
    """The report."""
    points = [each.points for each in found]
    half = 1.96 * statistics.stdev(points) / math.sqrt(len(points))
    rows = {
        "declares": [each.declared for each in found],
        f"doubled, {DOWN} down or more": [
            each.doubled and each.undertricks >= DOWN for each in found
        ],
        f"doubled, {FAR_DOWN} down or more": [
            each.doubled and each.undertricks >= FAR_DOWN for each in found
        ],
    }
    shares = [f"{label:26} {100 * sum(row) / len(row):6.2f} %" for label, row in rows.items()]
    title = f"{name} against the reference, {len(found)} deals"
    return [title, f"points per deal {statistics.mean(points):+.1f} ± {half:.1f}", *shares]


def main() -> None:
    """Read the command line, play, print."""
    name, count, game = (*sys.argv[1:], *("tips", "1000", "draw-and-discard")[len(sys.argv) - 1 :])
    player = player_named(name)
    print("\n".join(lines(player.name, [play(player, game, each) for each in range(int(count))])))


if __name__ == "__main__":
    main()
