"""Exact play of open hands in two sides, in pure Python: for small positions, and as a referee.

Two to four hands play clockwise. Some belong to one side, "ours", the others to the other.
A position between tricks is remembered by the owners of the cards still in play, suit by
suit, which forgets cards that are gone and which side suit is which.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from honeymoon.rules.cards import FULL_DECK, SUIT_MASKS, SUITS, Card, CardSet, Suit
from honeymoon.rules.tricks import follow_suit, trick_winner

NODES = 50_000
"""Positions between tricks that are looked at before giving up: some ten seconds."""


class TooLarge(ValueError):
    """The position needs more work than was allowed."""


class OpenHands(NamedTuple):
    """All hands of a trick in the order of play; ``ours`` says which belong to the first side.

    ``leader`` is the place of the hand that leads, or led the cards of ``trick``, which are
    in no hand any more.
    """

    hands: tuple[CardSet, ...]
    ours: tuple[bool, ...]
    trump: Suit | None
    leader: int
    trick: tuple[Card, ...] = ()

    @property
    def to_play(self) -> int:
        """The place of the hand that plays now."""
        return (self.leader + len(self.trick)) % len(self.hands)

    @property
    def legal(self) -> CardSet:
        """The cards that it may play."""
        led = self.trick[0].suit if self.trick else None
        return CardSet.of(follow_suit(self.hands[self.to_play], led))

    @property
    def before_the_trick(self) -> list[int]:
        """The hands with the cards that they have played to the trick, as masks."""
        hands = [int(hand) for hand in self.hands]
        for turn, card in enumerate(self.trick):
            hands[(self.leader + turn) % len(hands)] |= 1 << card
        return hands

    @property
    def left(self) -> int:
        """The tricks to come, a running one among them."""
        return max(map(len, self.hands))

    def check(self) -> None:
        """Raises ValueError for hands that cannot be in play together."""
        self._check_places()
        places = range(len(self.hands))
        played = {(self.leader + turn) % len(self.hands) for turn in range(len(self.trick))}
        sizes = {len(self.hands[place]) + (place in played) for place in places}
        cards = sum(map(len, self.hands)) + len(self.trick)
        if len(sizes) > 1 or len(self.trick) >= len(self.hands):
            raise ValueError("hands of different sizes")
        if len(CardSet.of([*self.trick, *(card for hand in self.hands for card in hand)])) < cards:
            raise ValueError("a card stands in two places")
        self._check_suits_followed()

    def _check_places(self) -> None:
        number = len(self.hands)
        if not 2 <= number <= 4 or len(self.ours) != number or not 0 <= self.leader < number:
            raise ValueError("two to four hands, a side for each, and one of them that leads")
        if self.trump not in (None, *SUITS) or any(hand & ~FULL_DECK for hand in self.hands):
            raise ValueError("a suit or a card that there is not")

    def _check_suits_followed(self) -> None:
        for turn, card in enumerate(self.trick):
            hand = self.hands[(self.leader + turn) % len(self.hands)]
            if card.suit != self.trick[0].suit and hand.holding(self.trick[0].suit):
                raise ValueError("a hand with cards of the suit led has played another suit")

    def after(self, card: Card) -> tuple[OpenHands, int]:
        """What follows the card, and the place that wins the trick, -1 while it goes on."""
        at, trick = self.to_play, (*self.trick, card)
        hands = (*self.hands[:at], self.hands[at].without(card), *self.hands[at + 1 :])
        if len(trick) < len(hands):
            return OpenHands(hands, self.ours, self.trump, self.leader, trick), -1
        winner = (self.leader + trick_winner(trick, self.trump)) % len(hands)
        return OpenHands(hands, self.ours, self.trump, winner), winner


class SidesSolver:
    """Answers positions with the same sides and trumps, and remembers bounds on them."""

    def __init__(self, nodes: int = NODES) -> None:
        self._left = nodes
        self._bounds: dict[tuple[object, ...], tuple[int, int]] = {}

    def tricks(self, position: OpenHands) -> int:
        """The tricks that our side takes from here.

        Raises ValueError for an impossible position, TooLarge where it takes too long.
        """
        position.check()
        low, high = 0, position.left
        while low < high:
            middle = (low + high + 1) // 2
            if self._takes(position, middle):
                low = middle
            else:
                high = middle - 1
        return low

    def card_values(self, position: OpenHands) -> dict[Card, int]:
        """For each legal card the tricks from here of the side that plays it, this one too."""
        position.check()
        return {card: self._value(position, card) for card in position.legal}

    def _value(self, position: OpenHands, card: Card) -> int:
        following, winner = position.after(card)
        ours = self.tricks(following) + (winner >= 0 and position.ours[winner])
        return ours if position.ours[position.to_play] else position.left - ours

    def _takes(self, position: OpenHands, want: int) -> bool:
        """Whether our side can take at least ``want`` more tricks."""
        left = position.left
        if not 0 < want <= left:
            return want <= 0
        if position.trick:
            return self._plays(position, want)
        key = _key(position)
        low, high = self._bounds.get(key, (0, left))
        if low >= want or high < want:
            return low >= want
        self._count()
        found = self._plays(position, want)
        self._bounds[key] = (want, high) if found else (low, want - 1)
        return found

    def _count(self) -> None:
        self._left -= 1
        if self._left < 0:
            raise TooLarge("too many positions")

    def _plays(self, position: OpenHands, want: int) -> bool:
        """Some card of ours does it, or every card of theirs lets us."""
        results = (self._played(position, card, want) for card in distinct(position))
        return any(results) if position.ours[position.to_play] else all(results)

    def _played(self, position: OpenHands, card: Card, want: int) -> bool:
        following, winner = position.after(card)
        return self._takes(following, want - (winner >= 0 and position.ours[winner]))


def distinct(position: OpenHands) -> Iterator[Card]:
    """The legal cards, high ones first, one of each run between which no other card lies."""
    held = position.hands[position.to_play]
    others = CardSet.of(position.trick)
    for hand in position.hands:
        others = CardSet(others | hand)
    others = CardSet(others & ~held)
    above: Card | None = None
    for card in reversed(list(position.legal)):
        if above is None or above.suit != card.suit or _between(others, card, above):
            yield card
        above = card


def _between(cards: CardSet, low: Card, high: Card) -> bool:
    return bool(cards >> low & (1 << high - low) - 1)


def _key(position: OpenHands) -> tuple[object, ...]:
    """Leader, then the owners of each suit's cards from the lowest, the trump suit first."""
    suits = []
    trumps: tuple[int, ...] = ()
    for suit, mask in enumerate(SUIT_MASKS):
        owned = [
            (card, at) for at, hand in enumerate(position.hands) for card in CardSet(hand & mask)
        ]
        owners = tuple([at for _, at in sorted(owned)])
        if suit == position.trump:
            trumps = owners
        else:
            suits.append(owners)
    return position.leader, trumps, *sorted(suits)


def minimax(position: OpenHands) -> int:
    """Our tricks by trying every card, for tiny hands: the referee of ``SidesSolver``."""
    if not position.left:
        return 0
    results = []
    for card in position.legal:
        following, winner = position.after(card)
        results.append(minimax(following) + (winner >= 0 and position.ours[winner]))
    return max(results) if position.ours[position.to_play] else min(results)
