"""The golden files of counts, as text: auctions, draws, and play on short decks."""

import json
from collections import Counter
from collections.abc import Iterator

from honeymoon.rules.actions import BID, CHOOSE, Action
from honeymoon.rules.calls import Strain
from honeymoon.rules.deal import Deal
from honeymoon.rules.phases.play import Playing
from tests.golden.engine_counts import (
    Memory,
    count_calls,
    count_pick_ups,
    count_plays,
    late_position,
    start,
)

AUCTIONS: tuple[tuple[str, str, int, int, int], ...] = (
    ("plain", "all-others", 2, 1, 2),
    ("plain", "three-passes", 2, 3, 4),
    ("three-handed", "all-others", 3, 2, 3),
    ("three-handed", "three-passes", 3, 3, 4),
)
"""A game with that auction, its option, players, and the passes that close and that open it."""
DEPTHS = range(1, 6)


def auctions() -> str:
    """Sequences of 1 to 5 calls in each form of the auction, and how many of them end it."""
    lines = ["players auction_end calls sequences ended"]
    for game, option, players, _, _ in AUCTIONS:
        deal = start(game, {"auction_end": option})
        memory: Memory = {}
        for depth in DEPTHS:
            count = count_calls(deal, depth, memory)
            lines.append(f"{players} {option} {depth} {count.sequences} {count.ended}")
    return "\n".join(lines) + "\n"


STOCK = 26
TURNED = (1, 2, 3, 13, 26)


def draws() -> str:
    """Histories of picking up so many cards, by the number of turns of the non-dealer."""
    lines = ["refusal cards turns histories"]
    for refusal in ("turn-passes", "side-offer"):
        for cards in TURNED:
            histories = pick_ups(refusal, cards)
            lines += [f"{refusal} {cards} {number} {histories[number]}" for number in histories]
    return "\n".join(lines) + "\n"


def pick_ups(refusal: str, cards: int) -> dict[int, int]:
    """The same for one form of the refusal and one number of cards, in order of turns."""
    counts: Counter[int] = count_pick_ups(start("pick-up", {"refusal": refusal}), STOCK - cards, {})
    return dict(sorted(counts.items()))


NO_TRUMP, SPADES, DIAMONDS = BID[Strain.NT], BID[Strain.SPADES], BID[Strain.DIAMONDS]
SHORT_DECKS: tuple[tuple[str, dict[str, object], tuple[Action, ...], int], ...] = (
    ("plain", {}, (NO_TRUMP, SPADES, DIAMONDS), 4),
    ("semi-exposed", {}, (NO_TRUMP, SPADES, DIAMONDS), 3),
    ("exposed", {}, (NO_TRUMP, SPADES), 3),
    ("exposed", {"fourth_hand": "dead"}, (NO_TRUMP, SPADES), 4),
    ("three-handed", {}, (NO_TRUMP, SPADES), 4),
    ("bismarck", {}, (CHOOSE[0], CHOOSE[1], CHOOSE[3]), 3),
)
"""A game, its options, contracts, and the tricks that are left."""
POSITIONS_EACH = 6


def short_decks() -> str:
    """Every play of the last tricks: one JSON object per position, hands from the leader's on."""
    return "".join(json.dumps(line) + "\n" for line in _positions())


def _positions() -> Iterator[dict[str, object]]:
    for game, options, contracts, tricks in SHORT_DECKS:
        for contract in contracts:
            for number in range(POSITIONS_EACH):
                seed = f"{game} {contract} {number}"
                deal = late_position(game, options, contract, tricks, seed)
                yield {"game": game, **_position(deal)}


def _position(deal: Deal) -> dict[str, object]:
    phase, position, contract = deal.phase, deal.position, deal.contract
    assert isinstance(phase, Playing)
    assert contract is not None
    hands = phase.order[phase.leader :] + phase.order[: phase.leader]
    count = count_plays(deal)
    return {
        "trump": None if contract.trump is None else str(contract.trump),
        "hands": [str(position.hands[hand]) for hand in hands],
        "players": [position.owners[hand] for hand in hands],
        "sequences": count.sequences,
        "tricks": count.tricks,
    }
