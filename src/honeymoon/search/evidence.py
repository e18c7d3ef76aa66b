"""One hidden hand drawn by its shape and its high-card points, exactly.

What a bid says is about lengths and points together, so the likelihood of a hand is no product
over its cards any more. But the cards of one suit matter by how many they are and by their
points alone: four small tables, one for each suit, hold everything.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from typing import NamedTuple

from honeymoon.rules.cards import SUITS, Card, CardSet
from honeymoon.search.shares import Chance, pick

Lengths = tuple[int, ...]
"""How many clubs, diamonds, hearts and spades."""
Weights = list[float]
"""By points: the weight of all holdings that have them."""


def points(card: Card) -> int:
    """Ace 4, king 3, queen 2, knave 1."""
    return max(0, card.rank - 8)


class Evidence(NamedTuple):
    """How likely a hand is by its high-card points and by its shape; None says nothing.

    ``points`` has a weight for each number of points, ``shapes`` one for each combination of
    lengths that can be. What is in neither cannot be. The hand counts as it was before the
    play, with the cards that it has played since.
    """

    points: Sequence[float] | None = None
    shapes: Mapping[Lengths, float] | None = None

    def of_points(self, number: int) -> float:
        """The weight of a hand with so many points."""
        if self.points is None:
            return 1.0
        return self.points[number] if number < len(self.points) else 0.0

    def of_shape(self, lengths: Lengths) -> float:
        """The weight of a hand with these lengths."""
        return 1.0 if self.shapes is None else self.shapes.get(lengths, 0.0)

    def of_hand(self, hand: CardSet) -> float:
        """The weight of a whole hand."""
        lengths = tuple(len(hand.holding(suit)) for suit in SUITS)
        return self.of_points(sum(map(points, hand))) * self.of_shape(lengths)


class Holdings:
    """The holdings that some cards of one suit can make, by number of cards and points."""

    def __init__(self, cards: Sequence[tuple[Card, float]]) -> None:
        """Each card with its odds to be in the hand."""
        self._cards = cards
        most = sum(points(card) for card, _ in cards)
        empty = [[1.0, *[0.0] * most], *([0.0] * (most + 1) for _ in cards)]
        self._layers = [empty]
        for card, odds in cards:
            self._layers.append(_with(self._layers[-1], points(card), odds))

    @property
    def table(self) -> list[Weights]:
        """By number of cards and points the weight of all holdings."""
        return self._layers[-1]

    def draw(self, count: int, own: int, chance: Chance) -> int:
        """A holding of so many cards with so many points, by its odds."""
        found = 0
        for at in range(len(self._cards) - 1, -1, -1):
            card, odds = self._cards[at]
            before, worth = self._layers[at], points(card)
            out = before[count][own]
            held = before[count - 1][own - worth] * odds if count and own >= worth else 0.0
            if pick((out, out + held), chance):
                found |= 1 << card
                count, own = count - 1, own - worth
        return found


def _with(layer: list[Weights], worth: int, odds: float) -> list[Weights]:
    """The table after one more card, in the hand or not."""
    found = [list(row) for row in layer]
    for count in range(1, len(layer)):
        for number in range(worth, len(layer[count])):
            found[count][number] += layer[count - 1][number - worth] * odds
    return found


class Seen(NamedTuple):
    """A hand of which some cards are known, and how many more it has."""

    cards: CardSet
    room: int


class HandDraw:
    """Hands made of known cards and some of these free ones, by evidence and odds."""

    def __init__(self, odds: Mapping[Card, float], evidence: Evidence) -> None:
        """``odds`` are those of the free cards to be in the hand, 0 where they cannot."""
        self._suits = [
            Holdings([(card, odds[card]) for card in odds if card.suit == suit]) for suit in SUITS
        ]
        self._evidence = evidence
        self._sums: dict[Lengths, Weights] = {}
        self._choices: dict[Seen, list[tuple[Lengths, float]]] = {}

    def ways(self, seen: Seen) -> float:
        """The weight of all ways to complete the hand."""
        return sum(weight for _, weight in self._choice(seen))

    def _choice(self, seen: Seen) -> list[tuple[Lengths, float]]:
        """The lengths of the free cards in the hand, each with the weight of all such hands."""
        found = self._choices.get(seen)
        if found is None:
            weighed = [(lengths, self._weight(seen, lengths)) for lengths in self._lengths(seen)]
            found = self._choices[seen] = [entry for entry in weighed if entry[1]]
        return found

    def _lengths(self, seen: Seen) -> Iterator[Lengths]:
        most = [len(holdings.table) - 1 for holdings in self._suits]
        for clubs in range(min(most[0], seen.room) + 1):
            for diamonds in range(min(most[1], seen.room - clubs) + 1):
                rest = seen.room - clubs - diamonds
                for hearts in range(max(0, rest - most[3]), min(most[2], rest) + 1):
                    yield clubs, diamonds, hearts, rest - hearts

    def _weight(self, seen: Seen, lengths: Lengths) -> float:
        whole = zip(SUITS, lengths, strict=True)
        shape = tuple(len(seen.cards.holding(suit)) + length for suit, length in whole)
        weight = self._evidence.of_shape(shape)
        return weight and weight * sum(self._by_points(seen, lengths))

    def _by_points(self, seen: Seen, lengths: Lengths) -> Weights:
        """By points of the free cards the weight of the hands with these lengths."""
        known = sum(map(points, seen.cards))
        return [
            ways and ways * self._evidence.of_points(known + number)
            for number, ways in enumerate(self._sum(lengths))
        ]

    def _sum(self, lengths: Lengths) -> Weights:
        """The same without evidence, of the first suits only where fewer lengths are given."""
        found = self._sums.get(lengths)
        if found is None:
            own = self._suits[len(lengths) - 1].table[lengths[-1]]
            found = _added(self._sum(lengths[:-1]), own) if len(lengths) > 1 else own
            self._sums[lengths] = found
        return found

    def draw(self, seen: Seen, chance: Chance) -> int:
        """The free cards of a hand, by its weight. Raises ValueError where none fits."""
        choice = self._choice(seen)
        if not choice:
            raise ValueError("no hand fits the evidence")
        lengths = choice[pick(list(accumulate(weight for _, weight in choice)), chance)][0]
        number = pick(list(accumulate(self._by_points(seen, lengths))), chance)
        found = 0
        for suit in range(len(SUITS) - 1, -1, -1):
            own = self._points_of(suit, lengths, number, chance)
            found |= self._suits[suit].draw(lengths[suit], own, chance)
            number -= own
        return found

    def _points_of(self, suit: int, lengths: Lengths, number: int, chance: Chance) -> int:
        """The points of one suit, where it and those before it have so many."""
        if suit == 0:
            return number
        table, before = self._suits[suit].table[lengths[suit]], self._sum(lengths[:suit])
        weights = [
            ways * before[number - own] if 0 <= number - own < len(before) else 0.0
            for own, ways in enumerate(table)
        ]
        return pick(list(accumulate(weights)), chance)


def _added(first: Weights, second: Weights) -> Weights:
    """By the sum of both points the weight of both together."""
    found = [0.0] * (len(first) + len(second) - 1)
    for one, ways in enumerate(first):
        if ways:
            for other, more in enumerate(second):
                found[one + other] += ways * more
    return found
