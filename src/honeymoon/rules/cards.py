"""Suits, ranks, cards and sets of cards, and how they are written (DD-02, BI-01, HM-02)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import IntEnum

from honeymoon.rules.errors import NotationError

SUIT_LETTERS, RANK_LETTERS = "CDHS", "23456789TJQKA"


class Suit(IntEnum):
    """The four suits in the order of the auction, lowest first (HM-02)."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @property
    def letter(self) -> str:
        """C, D, H or S, as files write it."""
        return SUIT_LETTERS[self]

    def __str__(self) -> str:
        return self.letter


class Rank(IntEnum):
    """The thirteen ranks, deuce lowest, ace highest (DD-02, HM-02)."""

    TWO = 0
    THREE = 1
    FOUR = 2
    FIVE = 3
    SIX = 4
    SEVEN = 5
    EIGHT = 6
    NINE = 7
    TEN = 8
    JACK = 9
    QUEEN = 10
    KING = 11
    ACE = 12

    @property
    def letter(self) -> str:
        """One character, T for the ten, as files write it."""
        return RANK_LETTERS[self]


SUITS: tuple[Suit, ...] = tuple(Suit)
RANKS: tuple[Rank, ...] = tuple(Rank)


class Card(int):
    """One card as its number 0-51: suit x 13 + rank, so clubs' deuce is 0 and spades' ace 51."""

    __slots__ = ()

    @classmethod
    def of(cls, suit: Suit, rank: Rank) -> Card:
        """The card of that suit and rank."""
        return CARDS[suit * 13 + rank]

    @property
    def suit(self) -> Suit:
        """Its suit."""
        return SUITS[self // 13]

    @property
    def rank(self) -> Rank:
        """Its rank."""
        return RANKS[self % 13]

    def __str__(self) -> str:
        return CARD_TEXTS[self]

    def __repr__(self) -> str:
        return f"Card({str(self)!r})"


CARDS: tuple[Card, ...] = tuple(Card(n) for n in range(52))
CARD_TEXTS: tuple[str, ...] = tuple(suit + rank for suit in SUIT_LETTERS for rank in RANK_LETTERS)
"""By card number: every view that is sent writes dozens of them."""
SUIT_OF: tuple[Suit, ...] = tuple(SUITS[n // 13] for n in range(52))
"""Suit by card number, for the places where speed matters."""


class CardSet(int):
    """A set of cards as a bit mask of 52 bits; a holding in one suit is a 13-bit slice of it."""

    __slots__ = ()

    @classmethod
    def of(cls, cards: Iterable[int]) -> CardSet:
        """The set of these cards."""
        mask = 0
        for card in cards:
            mask |= 1 << card
        return cls(mask)

    def holding(self, suit: Suit) -> CardSet:
        """Those of its cards that are of this suit."""
        return self & SUIT_MASKS[suit]

    def with_card(self, card: int) -> CardSet:
        """This set and the card."""
        return CardSet(int.__or__(self, 1 << card))

    def without(self, card: int) -> CardSet:
        """This set less the card."""
        return CardSet(int.__and__(self, ~(1 << card)))

    def __or__(self, other: int) -> CardSet:
        return CardSet(int.__or__(self, other))

    def __and__(self, other: int) -> CardSet:
        return CardSet(int.__and__(self, other))

    def __sub__(self, other: int) -> CardSet:
        return CardSet(int.__and__(self, ~other))

    def __contains__(self, card: int) -> bool:
        return bool(self >> card & 1)

    def __iter__(self) -> Iterator[Card]:
        rest = int(self)
        while rest:
            low = rest & -rest
            yield CARDS[low.bit_length() - 1]
            rest ^= low

    def __len__(self) -> int:
        return self.bit_count()

    def __str__(self) -> str:
        return " ".join(str(card) for card in sorted(self, reverse=True))

    def __repr__(self) -> str:
        return f"CardSet({str(self)!r})"


EMPTY = CardSet(0)
FULL_DECK = CardSet((1 << 52) - 1)
SUIT_MASKS: tuple[int, ...] = tuple(0x1FFF << 13 * suit for suit in SUITS)

SUIT_SIGNS = {sign: suit for signs in (SUIT_LETTERS, "♣♦♥♠") for suit, sign in enumerate(signs)}
_VARIATION_SELECTOR = "\ufe0f"


def _capital(text: str) -> str:
    """Letters of the alphabet in upper case; others, some of which would become one, stay."""
    plain = text.replace(_VARIATION_SELECTOR, "")
    return "".join(letter.upper() if letter.isascii() else letter for letter in plain)


def parse_suit(text: str) -> Suit:
    """The suit written as a letter or a symbol.

    Raises NotationError (``notation.suit``).
    """
    sign = _capital(text)
    if sign not in SUIT_SIGNS:
        raise NotationError("notation.suit", text)
    return SUITS[SUIT_SIGNS[sign]]


def _rank(text: str) -> Rank:
    letter = "T" if text == "10" else text
    if len(letter) != 1 or letter not in RANK_LETTERS:
        raise NotationError("notation.card", text)
    return RANKS[RANK_LETTERS.index(letter)]


def parse_card(text: str) -> Card:
    """The card written suit first or rank first: ``HQ``, ``QH``, ``H10``, ``♥Q``, ``Q♥``.

    Raises NotationError (``notation.card``).
    """
    word = _capital(text)
    try:
        if word[:1] in SUIT_SIGNS:
            return Card.of(parse_suit(word[:1]), _rank(word[1:]))
        return Card.of(parse_suit(word[-1:]), _rank(word[:-1]))
    except NotationError:
        raise NotationError("notation.card", text) from None


def parse_cards(text: str) -> CardSet:
    """The set of the cards written with blanks between them, as a ``CardSet`` prints.

    Raises NotationError (``notation.card``), also for a card written twice.
    """
    cards = [parse_card(word) for word in text.split()]
    if len(set(cards)) < len(cards):
        raise NotationError("notation.card", text)
    return CardSet.of(cards)
