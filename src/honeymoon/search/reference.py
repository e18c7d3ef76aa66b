"""Exact play of two open hands in pure Python: what each side can take, with best play.

This is the specification of what a kernel computes, and works without one. A position is
the trump suit's code and the side suits' codes in ascending order (at no trump an empty
trump suit and four side suits), always seen by the side to lead. That is an exact key: it
forgets which suit is which and the gaps that cards out of play have left. Lead and reply are
one step. The search asks "can the leader take at least k of the n tricks left?".
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from honeymoon.rules.cards import SUITS, Card, CardSet, Suit
from honeymoon.rules.tricks import follow_suit, trick_winner
from honeymoon.search.suit_codes import EMPTY_SUIT, suit_tables

Sides = tuple[int, ...]
MEMORY = 1_000_000
"""Positions remembered before the memory starts afresh."""


def suit_code(leader: CardSet, other: CardSet, suit: Suit) -> int:
    """The code of one suit of two hands, bit 1 for the leader's cards."""
    code = EMPTY_SUIT
    for card in reversed(list(leader.holding(suit) | other.holding(suit))):
        code = code << 1 | (card in leader)
    return code


def canonical_key(leader: CardSet, other: CardSet, trump: Suit | None) -> tuple[int, Sides]:
    """The canonical key of two hands of equal size with that trump suit, None for no trump."""
    sides = (suit_code(leader, other, suit) for suit in SUITS if suit != trump)
    code = EMPTY_SUIT if trump is None else suit_code(leader, other, trump)
    return code, tuple(sorted(sides))


def check_hands(leader: CardSet, other: CardSet) -> None:
    """Raises ValueError where two hands share cards or differ in size."""
    if leader & other:
        raise ValueError(f"both hands hold {leader & other}")
    if len(leader) != len(other):
        raise ValueError(f"hands of {len(leader)} and {len(other)} cards")


Key = tuple[int, Sides]
Replies = tuple[Key, ...]


def leads(trump: int, sides: Sides) -> Iterator[tuple[Replies, Replies]]:
    """For each lead that can matter the positions after a winning and after a losing reply.

    Trumps first, then the shortest suit; the highest of each run of equals. Of the replies
    only the cheapest winning card and the lowest card can matter, and from a void the
    lowest of each suit. After a winning reply the other side leads and the codes are its.
    """
    tables = suit_tables()
    flips = tuple([tables.flip[side] for side in sides])
    for won, ducked in tables.leads[trump]:
        yield _key(won, flips), _key(ducked, sides)
    if tables.cashed[trump]:
        yield (), _thrown(tables.cashed[trump], (), sides)
    for at, side in enumerate(sides):
        rest = sides[:at] + sides[at + 1 :]
        other = flips[:at] + flips[at + 1 :]
        for won, ducked in tables.leads[side]:
            yield (
                _key(tables.flip[trump], (*other, won or 0)) if won else (),
                (_key(trump, (*rest, ducked)) if ducked else ()),
            )
        if tables.cashed[side]:
            cashed = tables.cashed[side]
            yield _ruffed(trump, (*other, tables.flip[cashed])), _thrown(trump, (cashed,), rest)


def _key(trump: int | None, sides: Sides) -> Replies:
    return () if trump is None else ((trump, tuple(sorted(sides))),)


def _ruffed(trump: int, flips: Sides) -> Replies:
    """The other side trumps with its lowest and leads."""
    tables = suit_tables()
    lowered = tables.thrown[trump]
    return _key(tables.flip[lowered], flips) if lowered else ()


def _thrown(trump: int, led: Sides, rest: Sides) -> Replies:
    """The other side throws the lowest card of some side suit."""
    thrown = suit_tables().thrown
    return tuple(
        (trump, tuple(sorted((*led, *rest[:at], thrown[side], *rest[at + 1 :]))))
        for at, side in enumerate(rest)
        if thrown[side]
    )


class Solver:
    """Answers positions and remembers bounds on them; keys are exact, so it serves all deals."""

    def __init__(self) -> None:
        self._tables = suit_tables()
        self._bounds: dict[Key, tuple[int, int]] = {}

    def tricks(self, leader: CardSet, other: CardSet, trump: Suit | None) -> int:
        """The tricks that the side to lead takes of two open hands, 0 … the hand's size.

        Raises ValueError where the hands share cards or differ in size.
        """
        check_hands(leader, other)
        key = canonical_key(leader, other, trump)
        low, high = 0, len(leader)
        while low < high:
            middle = (low + high + 1) // 2
            if self._takes(key, len(leader), middle):
                low = middle
            else:
                high = middle - 1
        return low

    def card_values(
        self, hand: CardSet, other: CardSet, trump: Suit | None, led: Card | None = None
    ) -> dict[Card, int]:
        """For each legal card of ``hand`` the tricks its side takes from here, this one included.

        ``led`` is the card already led by the other side (and no longer in ``other``), None
        where ``hand`` leads. Raises ValueError for hands that cannot be in play together.
        """
        check_hands(hand, other if led is None else other.with_card(led))
        playable = follow_suit(hand, None if led is None else led.suit)
        if led is None:
            return {card: self._led(card, hand, other, trump) for card in playable}
        return {card: self._followed(led, card, other, hand, trump)[1] for card in playable}

    def _led(self, card: Card, hand: CardSet, other: CardSet, trump: Suit | None) -> int:
        rest = hand.without(card)
        replies = follow_suit(other, card.suit)
        return min(self._followed(card, reply, rest, other, trump)[0] for reply in replies)

    def _followed(
        self, led: Card, reply: Card, leader: CardSet, follower: CardSet, trump: Suit | None
    ) -> tuple[int, int]:
        """Tricks from here of whoever led, and of whoever replied with this card."""
        left, rest = len(follower), follower.without(reply)
        if trick_winner((led, reply), trump) == 0:
            first = 1 + self.tricks(leader, rest, trump)
            return first, left - first
        second = 1 + self.tricks(rest, leader, trump)
        return left - second, second

    def _takes(self, key: Key, left: int, want: int) -> bool:
        """Whether the leader can take at least ``want`` of the ``left`` tricks."""
        if want <= 0:
            return True
        if want > left - self._tables.their_top[key[0]]:
            return False
        low, high = self._bounds.get(key, (0, left))
        if low >= want or high < want:
            return low >= want
        found = self._sure(*key) >= want or self._finds(key, left, want)
        self._remember(key, (want, high) if found else (low, want - 1))
        return found

    def _finds(self, key: Key, left: int, want: int) -> bool:
        """Some lead works against every reply; the winning replies are tried first."""
        takes = self._takes
        for winning, losing in leads(*key):
            if any(takes(reply, left - 1, left - want) for reply in winning):
                continue
            if all(takes(reply, left - 1, want - 1) for reply in losing):
                return True
        return False

    def _remember(self, key: Key, bounds: tuple[int, int]) -> None:
        if len(self._bounds) >= MEMORY:
            self._bounds.clear()
        self._bounds[key] = bounds

    def _sure(self, trump: int, sides: Sides) -> int:
        """Tricks to cash from the top: all sure ones once the other side has no trump left."""
        tables = self._tables
        drawn = tables.sure[trump] >= tables.theirs[trump]
        suits = tables.sure if drawn else tables.followed
        return tables.sure[trump] + sum([suits[side] for side in sides])


@lru_cache(maxsize=200_000)
def minimax(leader: CardSet, other: CardSet, trump: Suit | None) -> int:
    """The leader's tricks by trying every card, for small hands: the referee of ``Solver``."""
    if not leader:
        return 0
    return max(_after_lead(card, leader, other, trump) for card in leader)


def _after_lead(card: Card, leader: CardSet, other: CardSet, trump: Suit | None) -> int:
    rest, results = leader.without(card), []
    for reply in follow_suit(other, card.suit):
        remaining = other.without(reply)
        if trick_winner((card, reply), trump) == 0:
            results.append(1 + minimax(rest, remaining, trump))
        else:
            results.append(len(rest) - minimax(remaining, rest, trump))
    return min(results)
