"""Counts of legal continuations, taken from the engine by playing every one of them (perft)."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from honeymoon.rules.actions import PASS, Action, Kind
from honeymoon.rules.cards import CARDS
from honeymoon.rules.deal import Deal
from honeymoon.rules.match import Match
from honeymoon.rules.phases.auction import Calling
from honeymoon.rules.phases.draw_and_discard import Drawing
from honeymoon.rules.phases.pick_up import Discarding, PickingUp
from honeymoon.rules.phases.play import Playing
from honeymoon.shuffle import Chance


def start(game: str, options: Mapping[str, object], chance: Chance | None = None) -> Deal:
    """A deal of a new match, seat 0 dealing, from a shuffled pack or one in its order."""
    deck = CARDS if chance is None else chance.deck()
    deal = Match.start(game, options).deal_out(deck).deal
    assert deal is not None
    return deal


@dataclass(frozen=True, slots=True)
class CallCount:
    """Sequences of so many calls from the start of an auction, and how many of them end it."""

    sequences: int
    ended: int

    def __add__(self, other: object) -> "CallCount":
        assert isinstance(other, CallCount)
        return CallCount(self.sequences + other.sequences, self.ended + other.ended)


NO_CALLS = CallCount(0, 0)
Memory = dict[tuple[Calling, int], CallCount]


def count_calls(deal: Deal, depth: int, memory: Memory | None = None) -> CallCount:
    """All sequences of ``depth`` calls; with a memory, equal moments are followed up once."""
    calling = deal.phase
    if not isinstance(calling, Calling):
        return NO_CALLS if depth else CallCount(1, 1)
    if depth == 0:
        return CallCount(1, 0)
    key = (replace(calling, calls=()), depth)
    if memory is not None and key in memory:
        return memory[key]
    counts = (count_calls(deal.play(call), depth - 1, memory) for call in deal.legal)
    total = sum(counts, NO_CALLS)
    if memory is not None:
        memory[key] = total
    return total


@dataclass(frozen=True, slots=True)
class PlayCount:
    """For each number of further cards the sequences of plays; how often who wins how many."""

    sequences: tuple[int, ...]
    tricks: tuple[tuple[tuple[int, ...], int], ...]


def count_plays(deal: Deal) -> PlayCount:
    """Every way in which the rest of the deal can be played."""
    plies: Counter[int] = Counter()
    ends: Counter[tuple[int, ...]] = Counter()
    before = deal.position.tricks
    for played, after in _plays(deal, 0):
        plies[played] += 1
        if after.is_over:
            won = zip(after.position.tricks, before, strict=True)
            ends[tuple(now - then for now, then in won)] += 1
    return PlayCount(tuple(plies[ply] for ply in sorted(plies)), tuple(sorted(ends.items())))


def _plays(deal: Deal, played: int) -> Iterator[tuple[int, Deal]]:
    for action in deal.legal:
        after = deal.play(action)
        yield played + 1, after
        yield from _plays(after, played + 1)


def late_position(
    game: str, options: Mapping[str, object], contract: Action, tricks: int, seed: str
) -> Deal:
    """A deal with so many tricks to play, a new one to be led; nobody overcalls the contract."""
    chance = Chance.seeded(seed)
    deal = start(game, options, chance)
    while not _is_late(deal, tricks):
        deal = deal.play(contract if contract in deal.legal else pass_or_any(deal, chance))
    return deal


def _is_late(deal: Deal, tricks: int) -> bool:
    phase = deal.phase
    return isinstance(phase, Playing) and phase.left == tricks and not phase.trick


def pass_or_any(deal: Deal, chance: Chance) -> Action:
    """A pass in an auction, else a chance action, but no lead that would end the deal (BI-21)."""
    discards = [action for action in deal.legal if action.kind is Kind.DISCARD]
    return PASS if PASS in deal.legal else chance.choice(discards or deal.legal)


def count_draws(deal: Deal, turns: int) -> int:
    """Histories of so many turns of keeping and rejecting."""
    if turns == 0:
        return 1
    assert isinstance(deal.phase, Drawing)
    return sum(count_draws(deal.play(choice), turns - 1) for choice in deal.legal)


PickUpKey = tuple[type, int, bool, int]


def count_pick_ups(
    deal: Deal, left: int, memory: dict[PickUpKey, Counter[int]] | None = None
) -> Counter[int]:
    """Histories until ``left`` cards are on the stock, by how many of the turns are seat 1's.

    With a memory, moments that differ only in the cards are followed up once.
    """
    phase, stock = deal.phase, len(deal.position.stock)
    if stock == left and not isinstance(phase, Discarding):
        return Counter({0: 1})
    assert isinstance(phase, PickingUp | Discarding)
    key = (type(phase), phase.seat, phase.offered, stock)
    if memory is not None and key in memory:
        return memory[key]
    begins = isinstance(phase, PickingUp) and not phase.offered and phase.seat == 1
    total: Counter[int] = Counter()
    for action in deal.legal:
        for turns, count in count_pick_ups(deal.play(action), left, memory).items():
            total[turns + begins] += count
    if memory is not None:
        memory[key] = total
    return total
