"""What both sides could make in the worlds that a caller imagines."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from honeymoon.players.auction_worth import Side
from honeymoon.players.estimates import best_of, estimate
from honeymoon.players.imagining import other_hands
from honeymoon.players.level import Level
from honeymoon.rules.calls import STRAINS
from honeymoon.rules.cards import EMPTY, CardSet
from honeymoon.rules.events import Role, Seat
from honeymoon.rules.view import View
from honeymoon.search import kernel
from honeymoon.search.imagination import World, worlds
from honeymoon.search.solving import Question, solve_many

STOCK = 4
"""The cards that are left for declarer, where there are any."""


@dataclass(frozen=True, slots=True)
class TrickTable:
    """By strain the tricks that each side takes as declarer in one world, and its weight."""

    mine: Side
    theirs: Side
    weight: float = 1.0

    def weighed(self, likelihood: float) -> TrickTable:
        """The same world, so much more or less likely."""
        return replace(self, weight=self.weight * likelihood)


def trick_tables(view: View, level: Level, rng: Random) -> list[TrickTable]:
    """Tables of worlds drawn by all but the calls: exact for two hands, else estimated.

    Without the kernel all are estimated.
    """
    if len(view.hands) > 2 or not kernel.is_on():
        found = worlds(view, level.call_worlds, rng)
        return [_estimated(view, world, rng) for world in found]
    unread = replace(level, reads_calls=False)
    hands = other_hands(view, unread, level.call_worlds, rng)
    others = [hand for hand, _ in hands]
    answers = iter(solve_many(each for hand in others for each in _questions(view.hand, hand)))
    return [_table([next(answers) for _ in range(10)], weight) for _, weight in hands]


def _estimated(view: View, world: World, rng: Random) -> TrickTable:
    """Both sides' tricks in a world; of several others those of the one that does better."""
    mine = _side(view, world, view.seat, rng.gauss(0.0, 1.0))
    others = [_side(view, world, seat, 0.0) for seat in opponents(view)]
    return TrickTable(mine, tuple(map(max, zip(*others, strict=True))))


def opponents(view: View) -> list[Seat]:
    """Who else may come to declare: the one that has bid last, or each of them."""
    bidder = view.fact("bidder")
    if isinstance(bidder, int) and bidder != view.seat:
        return [bidder]
    return [(view.seat + ahead) % view.seats for ahead in range(1, view.seats)]


def _side(view: View, world: World, declarer: Seat, luck: float) -> Side:
    """By strain the tricks of a declarer, with so much of the luck that no estimate knows.

    The others bid what they expect: luck of theirs would only make them seem to foresee it.
    """
    owners = [hand.owner for hand in view.hands]
    own = [world.hands[n] for n, owner in enumerate(owners) if owner in (declarer, Role.DECLARER)]
    rest = [
        world.hands[n]
        for n, owner in enumerate(owners)
        if owner not in (declarer, Role.DECLARER, Role.NOBODY)
    ]
    size = view.hands[view.seat].size
    found = []
    for strain in STRAINS:
        side = [best_of(hand | _taken(view, world), size, strain.trump) for hand in own]
        tricks, spread = estimate(side, rest, strain.trump)
        found.append(min(size, max(0, round(tricks + luck * spread))))
    return tuple(found)


def _taken(view: View, world: World) -> CardSet:
    """The stock, which declarer takes where it is left over from the deal."""
    return world.stock if len(world.stock) == view.stock == STOCK else EMPTY


def _questions(mine: CardSet, theirs: CardSet) -> list[Question]:
    """For each strain: the other side leads to mine, then I to theirs."""
    return [
        question
        for strain in STRAINS
        for question in ((theirs, mine, strain.trump), (mine, theirs, strain.trump))
    ]


def _table(leaders: list[int], weight: float) -> TrickTable:
    return TrickTable(
        tuple(13 - tricks for tricks in leaders[::2]),
        tuple(13 - tricks for tricks in leaders[1::2]),
        weight,
    )
