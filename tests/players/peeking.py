"""Players that peek, each in a way of its own: the check of honesty must find every one of them."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from types import FrameType

import pytest

from honeymoon.players.clock import Clock
from honeymoon.rules import view as views
from honeymoon.rules.actions import Action
from honeymoon.rules.cards import EMPTY, CardSet
from honeymoon.rules.deal import Deal
from honeymoon.rules.match import Match
from honeymoon.rules.view import HandView, View
from honeymoon.shuffle import Chance
from tests.players.honesty import Stacked

Secret = Callable[[View, Random], int]
"""A number that follows from cards which the seat cannot see; 0 where it finds none."""


@dataclass(frozen=True, slots=True)
class Peeking:
    """Plays by a secret."""

    secret: Secret
    name: str = "peeking"

    def choose(self, view: View, clock: Clock, rng: Random) -> Action:
        """The action of that number."""
        return view.legal[self.secret(view, rng) % len(view.legal)]


def in_the_frames(view: View, rng: Random) -> int:
    """The match is a variable of whoever called."""
    frame: FrameType | None = sys._getframe()
    while frame is not None:
        for value in frame.f_locals.values():
            if isinstance(value, Match) and value.deal is not None:
                return _of_hands(view, value.deal.position.hands)
        frame = frame.f_back
    return 0


def in_the_view(view: View, rng: Random) -> int:
    """A hand that knows more than it shows."""
    return _of_hands(view, [getattr(hand, "truth", EMPTY) for hand in view.hands])


def of_the_generator(view: View, rng: Random) -> int:
    """The chance that it is given has shuffled the pack."""
    deck = rng.deck() if isinstance(rng, Chance) else ()
    return sum(place * card for place, card in enumerate(deck))


HEARD: dict[int, View] = {}
"""The latest view of each seat."""


def from_other_seats(view: View, rng: Random) -> int:
    """What it saw when it was asked for another seat."""
    HEARD[view.seat] = view
    latest = [HEARD.get(seat, view) for seat in range(view.seats)]
    return _of_hands(view, [seen.hand for seen in latest])


REMEMBERED: dict[tuple[int, int], int] = {}
"""The first card of the hand when a seat was first asked after so many actions."""


def from_before(view: View, rng: Random) -> int:
    """A memory that takes one deal for another: no peeking, but no function of the view either."""
    key = view.seat, len(view.actions)
    return REMEMBERED.setdefault(key, hash(view.hand) % 1009)


def _of_hands(view: View, hands: list[CardSet] | tuple[CardSet, ...]) -> int:
    """A number that follows from all hands but the seat's own."""
    return sum(
        (number + 1) * int(cards) % 1009
        for number, cards in enumerate(hands)
        if number != view.seat
    )


@dataclass(frozen=True, slots=True)
class TellingHand(HandView):
    """Equal to an honest one, since what it adds is left out of comparisons."""

    truth: CardSet = EMPTY

    def __eq__(self, other: object) -> bool:
        """By what it shows."""
        return isinstance(other, TellingHand) and self.shown == other.shown

    def __hash__(self) -> int:
        return hash(self.shown)

    @property
    def shown(self) -> tuple[int, int, CardSet | None]:
        """What an honest one has."""
        return self.owner, self.size, self.cards


def nothing(patch: pytest.MonkeyPatch) -> None:
    """All is as it should be."""


def telling_hands(patch: pytest.MonkeyPatch) -> None:
    """Views whose hands know more than they show."""
    honest = views._hand_view

    def hand_view(deal: Deal, hand: int, seat: int) -> HandView:
        shown = honest(deal, hand, seat)
        return TellingHand(shown.owner, shown.size, shown.cards, deal.position.hands[hand])

    patch.setattr(views, "_hand_view", hand_view)


def one_generator(patch: pytest.MonkeyPatch) -> None:
    """Players draw on the generator that has shuffled."""
    patch.setattr(Stacked, "branch", lambda self, label: self)


PLANTED: dict[str, tuple[Secret, Callable[[pytest.MonkeyPatch], None]]] = {
    "the match in a frame": (in_the_frames, nothing),
    "more in the view than it shows": (in_the_view, telling_hands),
    "the generator of the pack": (of_the_generator, one_generator),
    "what other seats were asked": (from_other_seats, nothing),
}
"""Ways to peek, and what has to go wrong elsewhere before they work."""
