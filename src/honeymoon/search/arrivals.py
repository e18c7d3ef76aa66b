"""Which of the cards that were seen to come into a hand it still holds, when it laid some aside.

Somebody saw an opponent take these cards, and later lay cards aside face down. Each card may
have gone, but not with a discard that was made before the card could go (B-36). So of the
cards that came at the latest moments only so many can be gone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple

from honeymoon.search.shares import Chance, pick


class Arrival(NamedTuple):
    """A card that came into a hand; its odds to have been kept and to be gone, 0 if it cannot.

    ``first`` is the number of the hand's first discard at which it may have gone.
    """

    card: int
    first: int
    kept: float
    gone: float


@dataclass(frozen=True, slots=True)
class Arrivals:
    """The cards known to have come, the latest first, beside ``unknown`` ones (their ``first``).

    ``discards`` is how many cards the hand laid aside, known or not.
    """

    cards: tuple[Arrival, ...]
    unknown: tuple[int, ...]
    discards: int

    @property
    def all(self) -> int:
        """The set of the known cards."""
        return sum(1 << card.card for card in self.cards)

    def ways(self, gone: int) -> float:
        """The weight of all ways in which this number of the known cards is gone."""
        return self._layers(gone)[-1][gone]

    def _layers(self, gone: int) -> list[list[float]]:
        """For each number of cards from the latest, and of gone ones among them, the weight."""
        layer: list[float] = [1, *[0] * gone]
        layers = [self._limited(layer, 0, gone)]
        for count, card in enumerate(self.cards, 1):
            before = layers[-1]
            layer = [
                before[number] * card.kept + (before[number - 1] * card.gone if number else 0)
                for number in range(gone + 1)
            ]
            layers.append(self._limited(layer, count, gone))
        return layers

    def _limited(self, layer: list[float], count: int, gone: int) -> list[float]:
        limit = self._limit(count, gone)
        return [weight if number <= limit else 0 for number, weight in enumerate(layer)]

    def _limit(self, count: int, gone: int) -> int:
        """How many of the latest ``count`` cards can be gone; the unknown go as early as can be."""
        low = self.cards[count].first + 1 if count < len(self.cards) else 0
        high = min(self.cards[count - 1].first, self.discards) if count else self.discards
        unknown_gone = self.discards - gone
        return min(
            (
                self.discards - first - max(0, unknown_gone - sum(u < first for u in self.unknown))
                for first in range(low, high + 1)
            ),
            default=self.discards,
        )

    def drawer(self, gone: int) -> Callable[[Chance], int]:
        """What draws the set of the known cards that are gone, so many of them, by their odds."""
        layers = self._layers(gone) if self.cards else []
        return lambda chance: self._draw(layers, gone, chance)

    def _draw(self, layers: list[list[float]], gone: int, chance: Chance) -> int:
        found = 0
        for count in range(len(self.cards), 0, -1):
            card, before = self.cards[count - 1], layers[count - 1]
            stays = before[gone] * card.kept
            goes = before[gone - 1] * card.gone if gone else 0
            if pick((stays, stays + goes), chance):
                found |= 1 << card.card
                gone -= 1
        return found

    def every(self, gone: int) -> Iterator[int]:
        """Every set of that many known cards that can be gone."""
        for chosen in combinations(self.cards, gone):
            if self._can_be(chosen):
                yield sum(1 << card.card for card in chosen)

    def _can_be(self, chosen: Sequence[Arrival]) -> bool:
        if any(not (card.gone if card in chosen else card.kept) for card in self.cards):
            return False
        earliest = sorted(self.unknown)[: self.discards - len(chosen)]
        firsts = sorted([*(card.first for card in chosen), *earliest])
        return len(firsts) == self.discards and all(f <= n for n, f in enumerate(firsts))
