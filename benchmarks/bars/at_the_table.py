"""The expert against itself and at fixed views: tricks lost, and sense for the rubber."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

from benchmarks import measure_overbidding
from benchmarks.bars import self_play, units
from benchmarks.bars.bar import Bar, Measured
from benchmarks.bars.intervals import bounds, mean, text
from honeymoon.players import arena
from honeymoon.players.player import player_named
from honeymoon.rules.actions import KEEP
from honeymoon.rules.cards import CARDS, Card, parse_card
from honeymoon.rules.match import Match
from honeymoon.rules.scoring.rubber import RubberSheet
from honeymoon.shuffle import Chance

GAME, PLAYER = "draw-and-discard", "expert-1"
DEALS = 1000
LOST = 0.85
FAR_DOWN, MOST_FAR_DOWN = measure_overbidding.FAR_DOWN, 0.01
SIXTY = 60
NINE_TRICKS = "SAK5 HAQJT98 DA6 C54", "SAK HAQJT98 DA65 C54", "SAK5 HAKQJT9 D65 C54"
"""Hands of about nine tricks with hearts as trumps."""
HANDS = 60
"""Other hands that each of them meets."""
TWO_HEARTS, FOUR_HEARTS = "2H", "4H"


def tricks_lost(part: float, jobs: int) -> Measured:
    """Tricks that the cards of both sides give away in a deal, all cards seen."""
    found = self_play.deals(PLAYER, GAME, units.share(DEALS, part), jobs)
    lost = [float(unit["lost"]) for unit in found if unit["lost"] is not None]
    estimate = mean(lost)
    return Measured(f"{text(estimate, 2, '')} tricks", _deals(lost), bounds(estimate)[1] <= LOST)


def _deals(found: Sequence[Any]) -> str:
    return f"{len(found)} deals"


def far_down(part: float, jobs: int) -> Measured:
    """How often the expert is left doubled and far down against itself."""
    found = self_play.deals(PLAYER, GAME, units.share(DEALS, part), jobs)
    return _rare(sum(unit["undertricks"] >= FAR_DOWN for unit in found), len(found))


def _rare(times: int, deals: int) -> Measured:
    figure = f"{100 * times / deals:.2f} % ({times})"
    return Measured(figure, f"{deals} deals", times <= MOST_FAR_DOWN * deals)


def far_down_seen(part: float, jobs: int) -> Measured:
    """The same against the reference that doubles with open cards."""
    found = units.of(
        f"doubled {PLAYER}", partial(undertricks, PLAYER), units.share(DEALS, part), jobs
    )
    return _rare(sum(each >= FAR_DOWN for each in found), len(found))


def undertricks(name: str, number: int) -> int:
    """By how many the player's doubled contract fails there, 0 where it does not."""
    outcome = measure_overbidding.play(player_named(name), GAME, number)
    return outcome.undertricks if outcome.doubled else 0


def pulls(part: float, jobs: int) -> Measured:
    """What follows where its own double is redoubled: a pass, or a bid that promises more."""
    found = self_play.deals(PLAYER, GAME, units.share(DEALS, part), jobs)
    return of_pulls([gain for unit in found for gain in unit["pulls"]])


def of_pulls(gains: Sequence[float]) -> Measured:
    """A pass stands as 0 points; every other call has to seem better than it."""
    pulled = [gain for gain in gains if gain != 0]
    least = f", least gain seen {min(pulled):+.0f} points" if pulled else ""
    figure = f"{len(pulled)} pulled{least}"
    return Measured(figure, f"{len(gains)} doubles", all(gain > 0 for gain in pulled))


def sixty_below(part: float, jobs: int) -> Measured:
    """What it bids with nine tricks in hearts and sixty below the line."""
    count = len(NINE_TRICKS) * units.share(HANDS, part)
    calls = Counter(units.of(f"sixty below {PLAYER}", partial(opening_call, PLAYER), count, jobs))
    others = "".join(
        f", {call} {times}" for call, times in calls.most_common() if call != TWO_HEARTS
    )
    share = calls[TWO_HEARTS] / count
    figure = f"{TWO_HEARTS} {100 * share:.0f} %{others}"
    return Measured(figure, f"{count} views", share > 1 / 2 and not calls[FOUR_HEARTS])


def opening_call(name: str, number: int) -> str:
    """The first call with one of these hands, the other hand lying by chance."""
    hand = NINE_TRICKS[number % len(NINE_TRICKS)]
    match = at_the_auction(hand, number)
    assert match.deal is not None
    rng = Chance.seeded(f"sixty below {number}")
    return str(player_named(name).choose(arena.view(match.deal, 0), arena.CLOCK, rng))


def at_the_auction(hand: str, seed: int) -> Match:
    """A drawn deal at the first call by seat 0, who has this hand and sixty below the line."""
    match = Match.start(GAME, None, 1)
    assert isinstance(match.sheet, RubberSheet)
    sheet = replace(match.sheet, below=(SIXTY, 0), part_scores=(SIXTY, 0))
    match = replace(match, sheet=sheet).deal_out(deck_for(hand, seed))
    while match.deal is not None and KEEP in match.deal.legal:
        match = match.play(KEEP)
    return match


def deck_for(hand: str, seed: int) -> list[Card]:
    """The pack that gives seat 0 this hand where both keep each first card."""
    own = [parse_card(word[0] + rank) for word in hand.split() for rank in word[1:]]
    rest = [card for card in CARDS if card not in own]
    Random(seed).shuffle(rest)
    kept = [card for pair in zip(own, rest[:13], strict=True) for card in pair]
    return [card for pair in zip(kept, rest[13:], strict=True) for card in pair]


BARS: tuple[Bar, ...] = (
    Bar("tricks-lost", f"upper end ≤ {LOST}, both sides", tricks_lost),
    Bar("sixty-below", "2H mostly, 4H never", sixty_below),
    Bar("doubled-far-down", f"≤ {MOST_FAR_DOWN:.0%} four down or more, self-play", far_down),
    Bar(
        "doubled-far-down-by-open-cards",
        f"≤ {MOST_FAR_DOWN:.0%} against the reference that sees all",
        far_down_seen,
    ),
    Bar("own-double-pulled", "never without expected gain", pulls),
)
