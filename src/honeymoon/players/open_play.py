"""A card where three or four hands play in two sides: exact if all lie open, else on worlds."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from honeymoon.players.card_play import Weight
from honeymoon.players.clock import Clock, forget
from honeymoon.players.decision import Candidate, Decision
from honeymoon.players.in_time import until
from honeymoon.players.level import Level
from honeymoon.players.tips.known import cards_of_trick, side_of, unseen_cards
from honeymoon.players.utility import utilities
from honeymoon.rules.actions import PLAY_CARD, Action
from honeymoon.rules.cards import Card
from honeymoon.rules.view import View
from honeymoon.search import kernel
from honeymoon.search.imagination import World, worlds
from honeymoon.search.open_hands import Bounds, after_bounds, bounds, card_bounds
from honeymoon.search.sides_reference import OpenHands

if TYPE_CHECKING:
    from honeymoon import _kernel

FIRST_NODES, EXACT_NODES = 40_000_000, 1_200_000
"""Tricks begun that may be looked at for one question where all hands lie open: in the first
trick, for which there are five seconds, and later, where there is one."""
QUICK_NODES = 10_000
"""The same for each card before it is asked which of them is best."""
MANY = 9
"""Cards in a hand from which an exact search needs a large memory."""
LARGE = 12
"""Cards in a hand from which fewer worlds are looked at."""
FEW = 3
"""How many times fewer."""
LEAST = 1
"""Worlds that are looked at in any case."""


class Shown(NamedTuple):
    """The running trick as the seat sees it: places instead of hands."""

    order: tuple[int, ...]
    ours: tuple[bool, ...]
    leader: int
    trick: tuple[Card, ...]


def play_open(view: View, level: Level, rng: Random, clock: Clock) -> Decision:
    """The card with the most expected points for the seat, its side playing as one."""
    now = shown(view)
    found, is_open = _worlds(view, level, rng)
    if is_open:
        each = [exact(position(view, now, found[0]), clock.note)]
    else:
        nodes = max(1, level.open_nodes // (len(found) * len(view.regular)))
        sides = kernel.new_sides()
        places = (position(view, now, world) for world in until(found, clock))
        each = [card_bounds(place, nodes, sides) for place in places]
    weights = _weights(view, each)
    ranked = sorted(
        weights, key=lambda card: (-weights[card].points, -weights[card].tricks, card.rank, card)
    )
    candidates = tuple(
        Candidate(PLAY_CARD[card], weights[card].points, weights[card].tricks) for card in ranked
    )
    facts = (("worlds", len(each)), ("cut_off", _cut_off(ranked, each)))
    code = "play.open" if is_open else "play.worlds"
    return Decision(candidates[0].action, candidates, code, facts)


def _cut_off(ranked: list[Card], found: list[dict[Card, Bounds]]) -> int:
    """In how many worlds the search was cut off before the chosen card was proved to be best."""
    return sum(
        any(values[card].high > values[ranked[0]].low for card in ranked[1:]) for values in found
    )


def exact(now: OpenHands, note: Callable[[Action], None] = forget) -> dict[Card, Bounds]:
    """For each card its tricks for the side that plays it, those of the best card exactly.

    Where not every card is easily valued, the value of the position shows which need not be. The
    memory is this question's own, so nothing depends on what was asked before. ``note`` is told
    the best card so far before the long search begins.
    """
    bits = kernel.SIDES_BITS if now.left > MANY else kernel.NEW_SIDES_BITS
    sides = kernel.new_sides(bits)
    found = card_bounds(now, QUICK_NODES, sides)
    if all(value.low == value.high for value in found.values()):
        return found
    note(PLAY_CARD[max(found, key=lambda card: found[card])])
    proved, best = _best(now, sides)
    for card in sorted(found, key=lambda card: (-found[card].low, -found[card].high, card.rank)):
        if proved < best or found[card].low >= best:
            break
        if best <= found[card].high:
            found[card] = after_bounds(now, card, _nodes(now), sides)
            if found[card].low >= best:
                break
    return {card: Bounds(low, min(best, high)) for card, (low, high) in found.items()}


def _best(now: OpenHands, sides: _kernel.Sides | None) -> Bounds:
    """The tricks of the best card; where the search is cut off, no single card is looked at."""
    low, high = bounds(now, _nodes(now), sides)
    left = now.left
    return Bounds(low, high) if now.ours[now.to_play] else Bounds(left - high, left - low)


def _nodes(now: OpenHands) -> int:
    return FIRST_NODES if now.left > LARGE else EXACT_NODES


def _worlds(view: View, level: Level, rng: Random) -> tuple[list[World], bool]:
    """One world where nothing is hidden in the hands that play, else as many as are affordable."""
    hidden = [hand for hand in shown(view).order if view.hands[hand].cards is None]
    unseen = len(unseen_cards(view))
    if not hidden or (len(hidden) == 1 and unseen == view.hands[hidden[0]].size):
        return worlds(view, 1, rng), True
    large = max(hand.size for hand in view.hands) > LARGE
    count = max(LEAST, level.play_worlds // FEW // (FEW if large else 1))
    return worlds(view, count, rng), False


def shown(view: View) -> Shown:
    """What lies on the table for the seat to play to."""
    order, leader = view.fact("order"), view.fact("leader")
    assert isinstance(order, tuple)
    assert isinstance(leader, int)
    hands = tuple(hand for hand in order if isinstance(hand, int))
    side = side_of(view)
    ours = tuple(hand in side for hand in hands)
    return Shown(hands, ours, hands.index(leader), cards_of_trick(view))


def position(view: View, now: Shown, world: World) -> OpenHands:
    """The open hands of a world in the order of play."""
    contract = view.contract
    assert contract is not None
    hands = tuple(world.hands[hand] for hand in now.order)
    return OpenHands(hands, now.ours, contract.trump, now.leader, now.trick)


def _weights(view: View, found: list[dict[Card, Bounds]]) -> dict[Card, Weight]:
    """Means of points and of the side's tricks in the whole deal."""
    worth, won = _worth(view), _won(view)
    weights = {}
    for card in found[0]:
        each = [values[card] for values in found]
        points = sum(worth[value.low] + worth[value.high] for value in each) / 2 / len(each)
        tricks = sum(value.low + value.high for value in each) / 2 / len(each)
        weights[card] = Weight(points, won + tricks)
    return weights


def _won(view: View) -> int:
    """The tricks of the seat's side."""
    contract = view.contract
    assert contract is not None
    declared = view.tricks[contract.declarer]
    return declared if view.seat == contract.declarer else sum(view.tricks) - declared


def _worth(view: View) -> tuple[float, ...]:
    """The seat's utility by its side's further tricks."""
    contract, won = view.contract, _won(view)
    assert contract is not None
    own = utilities(view.sheet, contract, view.total_tricks)[view.seat]
    return (own if view.seat == contract.declarer else own[::-1])[won:]
