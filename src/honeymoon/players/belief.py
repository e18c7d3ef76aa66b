"""What a seat believes of the hidden hand: the draw choices and the calls, as weights.

Hard facts (cards seen, suits not followed) are those of ``search.worlds``; here stands how
likely each of the worlds that are left is.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import comb, exp, log2
from typing import NamedTuple

from honeymoon.players.tips.known import unseen_cards
from honeymoon.rules.calls import BIDS, Bid
from honeymoon.rules.cards import CARDS, FULL_DECK, SUIT_MASKS, Card, CardSet, Rank
from honeymoon.rules.events import EventKind, Seat
from honeymoon.rules.view import View
from honeymoon.search.evidence import points
from honeymoon.search.solving import EVEN

THRESHOLDS = {Rank.TEN: 0.1, Rank.JACK: 0.45, Rank.QUEEN: 0.4, Rank.KING: 0.05}
"""How likely a player is to keep just the cards from this rank on."""
PICKED = (0.8, 0.8, 0.8, 0.8, 0.8, 1.2, 1.2, 1.2, 1.5, 5.0, 50.0, 200.0, 200.0)
"""By rank the odds that a card is kept by one who chooses what to lay aside."""
LONG = (0.1, 0.1, 0.1, 0.1, 0.1, 0.2, 0.4, 1.0, 3.0, 5.0, 8.0, 8.0, 8.0, 8.0)
"""How much better they are by the number of cards of the suit that it can have had."""
SLIP = 0.08
"""How often a choice in the draw has another reason than the rank."""
LEAST_ODDS, MOST_ODDS = 0.05, 20.0


class Draws(NamedTuple):
    """How often a seat kept the first card and how often it took the second."""

    kept: int
    rejected: int


def draws(view: View, seat: Seat) -> Draws:
    """The seat's choices in the draw so far, none in a game without one."""
    kinds = [event.kind for event in view.events if event.seat == seat]
    return Draws(kinds.count(EventKind.KEPT), kinds.count(EventKind.REJECTED))


def draw_odds(view: View, seat: Seat) -> tuple[float, ...]:
    """For each card the odds that the seat kept it, given that it saw it.

    Where it kept or rejected, it saw two cards a turn and kept those of a rank it wanted; which
    ranks it wanted is judged by how often it kept. Where it laid cards aside these were low
    ones. Even odds where there was no draw, or not the whole of it.
    """
    choices = draws(view, seat)
    if laid_aside(view, seat):
        return _odds_picked(view, seat)
    if not sum(choices) or view.stock:
        return EVEN
    shares = _shares(choices, _ranks(_seen_by(view, seat)))
    return tuple(_odds(shares[card.rank]) for card in CARDS)


def laid_aside(view: View, seat: Seat) -> int:
    """How many cards the seat took from the stock and laid others aside for."""
    return sum(event.kind is EventKind.DISCARDED and event.seat == seat for event in view.events)


def plain_odds(view: View, seat: Seat) -> tuple[float, ...]:
    """What anybody takes for granted: who chose what to lay aside did not choose court cards."""
    if not laid_aside(view, seat):
        return EVEN
    return tuple(PICKED[card.rank] for card in CARDS)


def _odds_picked(view: View, seat: Seat) -> tuple[float, ...]:
    """The odds where the seat chose what to lay aside: low cards of suits of which it saw few."""
    events = [event for event in view.events if event.kind is EventKind.PLAYED]
    played = [event.cards[0] for event in events if event.seat == seat]
    pool = CardSet(unseen_cards(view) | CardSet.of(card for card in played if card is not None))
    return tuple(PICKED[card.rank] * LONG[len(pool.holding(card.suit))] for card in CARDS)


def _seen_by(view: View, seat: Seat) -> CardSet:
    """The cards that the seat saw in the draw: all but those that this seat saw."""
    kinds = (EventKind.KEPT, EventKind.REJECTED)
    own = [event.cards for event in view.events if event.kind in kinds and event.seat != seat]
    return FULL_DECK - CardSet.of(card for cards in own for card in cards if card is not None)


def _odds(share: float) -> float:
    return min(MOST_ODDS, max(LEAST_ODDS, share / max(1 - share, 1e-9)))


def _ranks(cards: CardSet) -> tuple[int, ...]:
    """How many of these cards there are of each rank."""
    counts = [0] * len(Rank)
    for card in cards:
        counts[card.rank] += 1
    return tuple(counts)


@lru_cache(maxsize=4096)
def _shares(choices: Draws, ranks: tuple[int, ...]) -> tuple[float, ...]:
    """By rank how much of the cards that the seat saw it will have kept."""
    weights = {
        floor: prior * _likelihood(choices, sum(ranks[floor:]), sum(ranks))
        for floor, prior in THRESHOLDS.items()
    }
    total = sum(weights.values())
    shares = [0.0] * len(ranks)
    for floor, weight in weights.items():
        wanted, unwanted = _share(choices, sum(ranks[floor:]), sum(ranks))
        for rank in range(len(ranks)):
            shares[rank] += weight / total * (wanted if rank >= floor else unwanted)
    return tuple(shares)


def _likelihood(choices: Draws, wanted: int, seen: int) -> float:
    """How likely so many first cards of all that were seen are wanted ones."""
    turns = sum(choices)
    slipped = SLIP / (turns + 1)
    if not 0 <= choices.kept <= wanted or choices.rejected > seen - wanted:
        return slipped
    exact = comb(wanted, choices.kept) * comb(seen - wanted, choices.rejected) / comb(seen, turns)
    return slipped + (1 - SLIP) * exact


def _share(choices: Draws, wanted: int, seen: int) -> tuple[float, float]:
    """The parts of the wanted and of the other cards that were kept.

    Kept first cards are wanted ones; the second cards are any of the rest.
    """
    turns = sum(choices)
    kept = min(choices.kept, wanted)
    blind = choices.rejected / turns
    held = kept + (wanted - kept) * blind
    part = held / wanted if wanted else 0.5
    rest = (turns - held) / (seen - wanted) if seen > wanted else 0.5
    even = turns / seen
    return part * (1 - SLIP) + even * SLIP, min(1.0, max(0.0, rest)) * (1 - SLIP) + even * SLIP


USUAL_POINTS, DRAWN_POINTS = 10.0, 16.0
"""High-card points of a hand that was dealt and of one that was drawn."""


def promises(hand: int, usual: float) -> list[float]:
    """By strain the tricks of thirteen that a hand alone promises, against one other."""
    lengths = [(hand & mask).bit_count() for mask in SUIT_MASKS]
    return promised(sum((hand & mask).bit_count() for mask in ROYAL_MASKS) - usual, lengths)


def promised(own: float, lengths: Iterable[int]) -> list[float]:
    """The same by high-card points over the usual, and by the cards of each suit."""
    suits = [5.4 + 0.2 * own + 0.5 * length for length in lengths]
    return [*suits, 6.3 + 0.2 * own]


ROYAL_MASKS = [
    CardSet.of(card for card in CARDS if points(card) >= number) for number in range(1, 5)
]
"""A card is in as many of these as it has high-card points."""


class Caller:
    """The calls of a seat, as evidence on its hand before the play."""

    def __init__(self, view: View, seat: Seat) -> None:
        drawn = sum(draws(view, seat)) or laid_aside(view, seat)
        self._usual = DRAWN_POINTS if drawn else USUAL_POINTS
        tokens = [event.token for event in view.events if event.seat == seat]
        self.bids = [BY_TOKEN[token] for token in tokens if token in BY_TOKEN]

    def likelihood(self, hand: int) -> float:
        """How likely the seat's bids are with this hand of thirteen; at least a hundredth."""
        lengths = [(hand & mask).bit_count() for mask in SUIT_MASKS]
        return self.likelihood_of(sum((hand & mask).bit_count() for mask in ROYAL_MASKS), lengths)

    def likelihood_of(self, points: int, lengths: Sequence[int]) -> float:
        """The same by the hand's high-card points and the cards of each of its suits."""
        tricks = promised(points - self._usual, lengths)
        powers = [exp(each / 0.8) for each in tricks]
        total = sum(powers)
        likely = 1.0
        for bid in self.bids:
            enough = chance(tricks[bid.strain] - bid.level - 5, 1.0)
            likely *= 0.03 + 0.97 * enough * powers[bid.strain] / total
        return max(likely, 0.01)


BY_TOKEN: dict[str, Bid] = {str(bid): bid for bid in BIDS}
"""The bids by their tokens."""


def chance(lead: float, spread: float) -> float:
    """A probability that rises from 0 to 1 as ``lead`` passes 0."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, lead / spread))))


def log_loss(shares: Iterable[tuple[float, bool]]) -> float:
    """The mean surprise in bits, of chances that a card is held and whether it was."""
    losses = [-log2(max(1e-9, share if held else 1 - share)) for share, held in shares]
    return sum(losses) / len(losses)


def card_shares(view: View, hands: Iterable[tuple[CardSet, float]]) -> dict[Card, float]:
    """For each card that the view does not show, the weight of the hands that have it."""
    weighed = list(hands)
    total = sum(weight for _, weight in weighed)
    return {
        card: sum(weight for hand, weight in weighed if card in hand) / total
        for card in unseen_cards(view)
    }
