"""Exact play of two open hands in pure Python: what each side can take, with best play.

This is the specification of what a kernel computes, and works without one. A position is
the trump suit's code and the side suits' codes in ascending order (at no trump an empty
trump suit and four side suits), always seen by the side to lead. That is an exact key: it
forgets which suit is which and the gaps that cards out of play have left. Lead and reply are
one step. The search asks "can the leader take at least k of the n tricks left?".
"""

from __future__ import annotations

from functools import lru_cache

from honeymoon.rules.cards import FULL_DECK, RANKS, SUITS, Card, CardSet, Suit
from honeymoon.rules.tricks import follow_suit, trick_winner
from honeymoon.search.suit_codes import EMPTY_SUIT, suit_tables

Key = tuple[int, ...]
"""The trump suit's code, then those of the side suits in ascending order."""
Codes = list[int]
MEMORY = 1_000_000
"""Positions remembered before the memory starts afresh."""


def suit_code(leader: CardSet, other: CardSet, suit: Suit) -> int:
    """The code of one suit of two hands, bit 1 for the leader's cards."""
    code = EMPTY_SUIT
    for card in reversed(list(leader.holding(suit) | other.holding(suit))):
        code = code << 1 | (card in leader)
    return code


def canonical_key(leader: CardSet, other: CardSet, trump: Suit | None) -> Key:
    """The canonical key of two hands of equal size with that trump suit, None for no trump."""
    sides = (suit_code(leader, other, suit) for suit in SUITS if suit != trump)
    code = EMPTY_SUIT if trump is None else suit_code(leader, other, trump)
    return (code, *sorted(sides))


def check_hands(leader: CardSet, other: CardSet, trump: Suit | None) -> None:
    """Raises ValueError for hands that share cards, differ in size or have over 13 cards.

    Also where there is no such card or trump suit.
    """
    if (leader | other) & ~FULL_DECK or trump not in (None, *SUITS):
        raise ValueError("a suit or a card that there is not")
    if leader & other:
        raise ValueError(f"both hands hold {leader & other}")
    if len(leader) != len(other):
        raise ValueError(f"hands of {len(leader)} and {len(other)} cards")
    if len(leader) > len(RANKS):
        raise ValueError(f"hands of {len(leader)} cards")


class Solver:
    """Answers positions and remembers bounds on them; keys are exact, so it serves all deals."""

    def __init__(self) -> None:
        self._tables = suit_tables()
        self._bounds: dict[Key, tuple[int, int]] = {}

    def tricks(self, leader: CardSet, other: CardSet, trump: Suit | None) -> int:
        """The tricks that the side to lead takes of two open hands, 0 … the hand's size.

        Raises ValueError where the hands share cards or differ in size.
        """
        check_hands(leader, other, trump)
        key, size = canonical_key(leader, other, trump), len(leader)
        low, high, want = 0, size, (size + 1) // 2
        while low < high:
            want = min(max(want, low + 1), high)
            if self._takes(key, size, want):
                low, want = want, want + 1
            else:
                high = want = want - 1
        return low

    def card_values(
        self, hand: CardSet, other: CardSet, trump: Suit | None, led: Card | None = None
    ) -> dict[Card, int]:
        """For each legal card of ``hand`` the tricks its side takes from here, this one included.

        ``led`` is the card already led by the other side (and no longer in ``other``), None
        where ``hand`` leads. Raises ValueError for hands that cannot be in play together.
        """
        check_hands(hand, other if led is None else other.with_card(led), trump)
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
        low, high = self._bounds.get(key) or self._first_bounds(key, left)
        if low >= want or high < want:
            return low >= want
        found = self._finds(key, left, want)
        self._bounds[key] = (want, high) if found else (low, want - 1)
        return found

    def _first_bounds(self, key: Key, left: int) -> tuple[int, int]:
        """Tricks to cash from the top: all sure ones once the other side has no trump left."""
        if len(self._bounds) >= MEMORY:
            self._bounds.clear()
        tables, trump = self._tables, key[0]
        drawn = tables.sure[trump] >= tables.theirs[trump]
        suits = tables.sure if drawn else tables.followed
        low = tables.sure[trump] + sum([suits[side] for side in key[1:]])
        bounds = self._bounds[key] = low, left - tables.their_top[trump]
        return bounds

    def _finds(self, key: Key, left: int, want: int) -> bool:
        """Whether some lead works against every reply that can matter.

        Trumps first, then the shortest suit; the highest of each run of equals. Of the replies
        only the cheapest winning card and the lowest card can matter, and from a void the
        lowest of each suit. After a winning reply the other side leads and the codes are its.
        """
        trump, flip = key[0], self._tables.flip
        sides = list(key[1:])
        flips = [flip[side] for side in sides]
        if self._finds_trump(trump, sides, flips, left, want):
            return True
        for at, side in enumerate(sides):
            if at and side == sides[at - 1]:
                continue
            rest = sides[:at] + sides[at + 1 :]
            seen = flips[:at] + flips[at + 1 :]
            cashed = self._tables.cashed[side]
            if cashed:
                found = self._cashes(trump, cashed, rest, seen, left, want)
            else:
                found = self._finds_side(trump, side, rest, seen, left, want)
            if found:
                return True
        return False

    def _finds_trump(self, trump: int, sides: Codes, flips: Codes, left: int, want: int) -> bool:
        takes, tables = self._takes, self._tables
        for won, ducked in tables.leads[trump]:
            if won and takes((won, *sorted(flips)), left - 1, left - want):
                continue
            if not ducked or takes((ducked, *sides), left - 1, want - 1):
                return True
        cashed = tables.cashed[trump]
        return bool(cashed) and self._survives_discards(cashed, (), sides, left, want)

    def _finds_side(
        self, trump: int, side: int, rest: Codes, seen: Codes, left: int, want: int
    ) -> bool:
        takes, tables = self._takes, self._tables
        theirs, lose = tables.flip[trump], left - want
        for won, ducked in tables.leads[side]:
            # With no trick to lose any winning reply refutes the lead.
            if won and (not lose or takes((theirs, *sorted((*seen, won))), left - 1, lose)):
                continue
            if not ducked or takes((trump, *sorted((*rest, ducked))), left - 1, want - 1):
                return True
        return False

    def _cashes(
        self, trump: int, cashed: int, rest: Codes, seen: Codes, left: int, want: int
    ) -> bool:
        """The other side is void: it trumps with its lowest, or throws the lowest of a suit."""
        tables = self._tables
        lowered = tables.thrown[trump]
        if lowered:
            ruffed = (tables.flip[lowered], *sorted((*seen, tables.flip[cashed])))
            if self._takes(ruffed, left - 1, left - want):
                return False
        return self._survives_discards(trump, (cashed,), rest, left, want)

    def _survives_discards(
        self, trump: int, led: tuple[int, ...], rest: Codes, left: int, want: int
    ) -> bool:
        thrown = self._tables.thrown
        for at, side in enumerate(rest):
            if thrown[side]:
                sides = sorted((*led, *rest[:at], thrown[side], *rest[at + 1 :]))
                if not self._takes((trump, *sides), left - 1, want - 1):
                    return False
        return True


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
