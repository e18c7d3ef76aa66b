"""How cards, contracts and names are written on the lines of the terminal."""

from __future__ import annotations

import re
import textwrap
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass

from honeymoon.locales import Texts
from honeymoon.rules.actions import Action, Kind, parse_action
from honeymoon.rules.calls import Bid, Call, Strain
from honeymoon.rules.cards import Card, CardSet, Suit
from honeymoon.rules.contract import AnyContract, Contract, Doubling, QuotaContract
from honeymoon.rules.events import Seat

WIDTH = 79
ALTERNATING = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
SYMBOLS = "♣♦♥♠"
COLOURS = {"♥": "31", "♦": "34", "♣": "32"}
_ASCII_SIGNS = str.maketrans({"“": '"', "”": '"', "’": "'", "–": "-", "—": "-", "−": "-",
                              "·": "-", "…": "...", "×": "x", "¿": "", "¡": "", "°": "o",
                              "«": '"', "»": '"', "º": "o", "ª": "a"})  # fmt: skip


@dataclass(frozen=True, slots=True)
class Page:
    """The language, the names by seat, and whether only ASCII may be printed."""

    texts: Texts
    names: tuple[str, ...]
    ascii: bool = False

    def say(self, key: str, **arguments: str | int) -> str:
        """A sentence of the terminal client."""
        return self.texts(f"play-{key}", **arguments)

    def suit(self, suit: Suit) -> str:
        """A suit as a symbol, or as its letter in this language."""
        return self.letter(suit) if self.ascii else SYMBOLS[suit]

    def letter(self, suit: Suit) -> str:
        """The letter that people type for a suit."""
        return self.texts(f"suit-letter-{suit}")

    def suit_word(self, suit: Suit) -> str:
        """The name of a suit."""
        return self.texts(f"suit-{suit}")

    def rank(self, card: Card) -> str:
        """A K Q J 10 9 …"""
        return card.rank.letter.replace("T", "10")

    def card(self, card: Card | None) -> str:
        """A card, rank first; a card that is not seen is two question marks."""
        return "??" if card is None else self.rank(card) + self.suit(card.suit)

    def cards(self, cards: Iterable[Card | None]) -> str:
        """Several cards in the order given."""
        return " ".join(map(self.card, cards))

    def card_words(self, card: Card) -> str:
        """A card in words."""
        rank = self.texts(f"rank-{card.rank.letter}")
        return self.texts("card-name", rank=rank, suit=self.suit_word(card.suit))

    def hand(self, cards: CardSet, trump: Suit | None = None) -> str:
        """A hand by suits, trumps first, high cards first; a dash for a void."""
        suits = [self._holding(cards, suit) for suit in suit_order(trump)]
        return "   ".join(suits)

    def _holding(self, cards: CardSet, suit: Suit) -> str:
        ranks = [self.rank(card) for card in reversed(list(cards.holding(suit)))]
        return f"{self.suit(suit)} {' '.join(ranks) or '-'}"

    def call(self, call: Call) -> str:
        """A call: a pass in words, a bid as in 3♠ or 3NT."""
        return self.bid(call) if isinstance(call, Bid) else self.texts(f"call-{call}")

    def said(self, token: str) -> str:
        """A call by its token."""
        return self.call(parse_action(token, (Kind.CALL,)).call)

    def bid(self, bid: Bid | Contract) -> str:
        """Level and strain."""
        trump = bid.strain.trump
        strain = self.texts("strain-short-NT") if trump is None else self.suit(trump)
        return f"{bid.level}{strain}"

    def contract(self, contract: AnyContract) -> str:
        """A contract with its doubling, or Bismarck's with what it means."""
        if isinstance(contract, QuotaContract):
            suit = "" if contract.trump is None else self.suit_word(contract.trump)
            return self.texts(f"quota-contract-{contract.kind}", suit=suit)
        name = "undoubled" if contract.doubling is Doubling.UNDOUBLED else str(contract.doubling)
        return self.texts(f"contract-{name}", bid=self.bid(contract))

    def action(self, action: Action) -> str:
        """An action in words, for a question or a piece of advice."""
        if action.kind in (Kind.CARD, Kind.DISCARD):
            return self.card_words(action.card)
        if action.kind is Kind.CALL:
            return self._call_words(action.call)
        if action.kind is Kind.CONTRACT:
            return self.contract(action.contract)
        return self.texts(f"{action.kind.value}-{action}")

    def action_seen(self, action: Action) -> str:
        """An action as a seat sees it, which may be a card laid aside face down."""
        if action.kind is Kind.HIDDEN:
            return self.texts("why-face-down")
        return self.action(action)

    def _call_words(self, call: Call) -> str:
        if not isinstance(call, Bid):
            return self.texts(f"call-{call}")
        if call.strain is Strain.NT:
            return f"{call.level} {self.texts('strain-name-NT')}"
        return self.texts(f"bid-words-{call.strain}", level=call.level)

    def who(self, seat: Seat, viewer: Seat) -> dict[str, str]:
        """The two arguments of sentences about a seat: ``who`` is you or other, and ``name``."""
        return {"who": "you" if seat == viewer else "other", "name": self.names[seat]}

    def shown_name(self, seat: Seat, viewer: Seat) -> str:
        """A name, or the word for you."""
        return self.texts("you") if seat == viewer else self.names[seat]

    def finished(self, lines: Iterable[str]) -> list[str]:
        """The lines as they are printed: none wider than the terminal, ASCII where asked for."""
        plain = [to_ascii(line) if self.ascii else line for line in lines]
        return [part for line in plain for part in wrapped(line)]


def suit_order(trump: Suit | None) -> list[Suit]:
    """Alternating colours, trumps first."""
    return sorted(ALTERNATING, key=lambda suit: suit != trump)


def display_order(cards: CardSet, trump: Suit | None = None) -> list[Card]:
    """The cards as a hand shows them: suit by suit, high cards first."""
    return [card for suit in suit_order(trump) for card in reversed(list(cards.holding(suit)))]


def high_card_points(cards: CardSet) -> int:
    """Ace 4, king 3, queen 2, jack 1."""
    return sum(max(0, card.rank - 8) for card in cards)


def wrapped(line: str) -> list[str]:
    """The line in parts of at most 79 columns, continued lines set in."""
    if len(line) <= WIDTH:
        return [line.rstrip()]
    indent = " " * (len(line) - len(line.lstrip()) + 2)
    return textwrap.wrap(
        line, WIDTH, subsequent_indent=indent, break_on_hyphens=False, drop_whitespace=True
    )


def to_ascii(line: str) -> str:
    """The line without accents and signs; what has no likeness becomes a question mark."""
    apart = unicodedata.normalize("NFKD", line.translate(_ASCII_SIGNS))
    kept = "".join(letter for letter in apart if not unicodedata.combining(letter))
    return kept.encode("ascii", "replace").decode()


def coloured(line: str) -> str:
    """The line with its suits in colour, symbols as before."""
    return re.sub("[♥♦♣]", lambda found: f"\x1b[{COLOURS[found[0]]}m{found[0]}\x1b[0m", line)
