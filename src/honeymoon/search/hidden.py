"""What a view hides: the cards that may lie here or there, and how many lie where."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from honeymoon.rules.actions import Kind
from honeymoon.rules.cards import CARDS, EMPTY, Card, CardSet
from honeymoon.rules.complete import Known
from honeymoon.rules.trace import Holding, Place, Trace
from honeymoon.search.arrivals import Arrival, Arrivals
from honeymoon.search.shares import CardOdds, Rooms

Odds = Mapping[int, Sequence[float]]
"""By number of a hand: the odds of each of the 52 cards to be in it, 1 without evidence."""
Gone = tuple[int, ...]
"""For each hand how many of the cards that were seen to come into it are gone."""


MOST_ODDS = 100_000.0
"""So large that the product of 52 is still a number."""


def checked(odds: float) -> float:
    """The odds; raises ValueError where they are none."""
    if not 0 <= odds <= MOST_ODDS:
        raise ValueError(f"odds are numbers from 0 to {MOST_ODDS:,.0f}, not {odds}")
    return float(odds)


@dataclass(frozen=True, slots=True)
class HiddenHand:
    """One hand: the cards it surely has, known ones it may have laid aside, and room.

    ``kept`` are cards that it held at the end of the draw, played ones among them, ``pile``
    known discards, ``played`` those that have left it. ``room`` is the number of its cards
    that were never seen, were all known arrivals kept; ``barred`` cards cannot be in it.
    """

    number: int
    kept: CardSet
    pile: CardSet
    played: CardSet
    barred: CardSet
    room: int
    arrivals: Arrivals


@dataclass(frozen=True, slots=True)
class Hidden:
    """All hands, and the places out of the hands: ``stock`` and piles, known cards and room.

    ``free`` are the cards of which nothing is known but what the hands' ``barred`` say.
    """

    hands: tuple[HiddenHand, ...]
    stock: CardSet
    stock_room: int
    piles: tuple[CardSet, ...]
    pile_rooms: tuple[int, ...]
    free: CardSet
    odds: Odds

    def free_odds(self) -> CardOdds:
        """The odds of the free cards: for each hand, each seat's pile, and last the stock."""
        out = [1.0] * (len(self.piles) + 1)
        return {
            card: [*(self.odds_of(hand, card) for hand in self.hands), *out] for card in self.free
        }

    def odds_of(self, hand: HiddenHand, card: Card) -> float:
        """The odds of a free card to be in this hand, 0 where it cannot."""
        if card in hand.barred:
            return 0.0
        return checked(self.odds[hand.number][card]) if hand.number in self.odds else 1.0

    def every_gone(self) -> Iterator[Gone]:
        """Every number of gone arrivals that the sizes allow."""
        for gone in product(*(range(len(hand.arrivals.cards) + 1) for hand in self.hands)):
            if min(self.rooms(gone)) >= 0:
                yield gone

    def rooms(self, gone: Gone) -> Rooms:
        """How many free cards go to each hand, to each seat's pile, and last to the stock."""
        hands = [hand.room + count for hand, count in zip(self.hands, gone, strict=True)]
        piles = [
            room + (hand.arrivals.discards - count if hand.arrivals.discards else 0)
            for room, hand, count in zip(self.pile_rooms, self.hands, gone, strict=False)
        ]
        return (*hands, *piles, self.stock_room)


def hidden(ways: Trace, known: Known, sizes: Sequence[int], odds: Odds) -> Hidden:
    """What is hidden where these places of the pack are known and hands have these sizes now."""
    hands = tuple(
        _hand(holding, known, size, odds.get(holding.hand))
        for holding, size in zip(ways.holdings, sizes, strict=True)
    )
    position = ways.deal.position
    into_hands = {place for holding in ways.holdings for place, _ in holding.places}
    piles = [[place for place in pile if place not in into_hands] for pile in position.discards]
    seen = CardSet.of(card for card in known if card is not None)
    settled = CardSet(seen | _union(hand.kept | hand.pile for hand in hands))
    return Hidden(
        hands,
        _cards(position.stock, known),
        _unknown(position.stock, known),
        tuple(_cards(pile, known) for pile in piles),
        tuple(_unknown(pile, known) for pile in piles),
        CardSet.of(card for card in CARDS if card not in settled),
        odds,
    )


def _union(sets: Iterator[int]) -> int:
    found = 0
    for cards in sets:
        found |= cards
    return found


def _cards(places: Sequence[Place], known: Known) -> CardSet:
    return CardSet.of(card for place in places if (card := known[place]) is not None)


def _unknown(places: Sequence[Place], known: Known) -> int:
    return sum(known[place] is None for place in places)


def _hand(holding: Holding, known: Known, size: int, odds: Sequence[float] | None) -> HiddenHand:
    arrived = _cards([place for place, _ in holding.places], known)
    unknown = tuple(first for place, first in holding.places if known[place] is None)
    secret = any(action.kind is Kind.HIDDEN for action in holding.discards)
    pile = EMPTY if secret else CardSet.of(action.card for action in holding.discards)
    unseen_played = CardSet(holding.played & ~arrived)
    arrivals = tuple(_arrivals(holding, known, odds)) if secret else ()
    discards = len(holding.discards) if secret else 0
    kept = CardSet(holding.played | (EMPTY if secret else arrived & ~pile))
    is_played = size + len(holding.played) == len(holding.places) - len(holding.discards)
    return HiddenHand(
        holding.hand,
        kept,
        pile,
        holding.played if is_played else EMPTY,
        holding.barred,
        len(unknown) - len(unseen_played) - discards,
        Arrivals(arrivals, unknown, discards),
    )


def _arrivals(holding: Holding, known: Known, odds: Sequence[float] | None) -> Iterator[Arrival]:
    """The known arrivals, the latest first."""
    for place, first in sorted(holding.places, key=lambda entry: -entry[1]):
        card = known[place]
        if card is None:
            continue
        weight = 0.0 if card in holding.barred else 1.0 if odds is None else checked(odds[card])
        played = card in holding.played
        yield Arrival(card, first, 1.0 if played else weight, 0.0 if played else 1.0)
