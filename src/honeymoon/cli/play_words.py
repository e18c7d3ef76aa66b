"""Reading what people type at the table: words, letters, cards, calls and numbers.

Letters follow the language, since C is clubs in English and hearts in Spanish: rank first, suit
second. Symbols and the numbers of a list always work. The words of English are read in every
language where they mean nothing else there.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import TypeVar

from honeymoon.locales import Texts
from honeymoon.rules.actions import (
    BID,
    CHOOSE,
    DISCARD_CARD,
    DOUBLE,
    KEEP,
    PASS,
    PLAY_CARD,
    REDOUBLE,
    REFUSE,
    REJECT,
    TAKE,
    Action,
    Kind,
)
from honeymoon.rules.calls import Strain
from honeymoon.rules.cards import RANKS, SUITS, Card, Rank, Suit

SYMBOLS = {"♣": Suit.CLUBS, "♦": Suit.DIAMONDS, "♥": Suit.HEARTS, "♠": Suit.SPADES}
LETTER_TRAPS = frozenset("cpqdeot")
"""Suit letters that mean another suit, a rank or a call in some language (ux.md 3.12)."""


T = TypeVar("T")


class Verb(Enum):
    """What a line asks for; the value is part of the key of its words."""

    ACTION = "action"
    NUMBER = "number"
    ENTER = "enter"
    UNREADABLE = "unreadable"
    POSSIBLE = "possible"
    WHY = "why"
    HAND = "hand"
    DUMMY = "dummy"
    TABLE = "table"
    LAST = "last"
    TRICKS = "tricks"
    CONTRACT = "contract"
    SCORE = "score"
    TURN = "turn"
    HINT = "hint"
    UNDO = "undo"
    HELP = "help"
    RULES = "rules"
    QUIT = "quit"


_WORDLESS = (Verb.ACTION, Verb.NUMBER, Verb.ENTER, Verb.UNREADABLE, Verb.POSSIBLE)
SPOKEN = tuple(verb for verb in Verb if verb not in _WORDLESS)
"""The verbs that have words of their own."""
DRAW_WORDS = {"keep": KEEP, "reject": REJECT}
PICK_WORDS = {"take": TAKE, "refuse": REFUSE}
CALL_WORDS = {"pass": PASS, "double": DOUBLE, "redouble": REDOUBLE}


@dataclass(frozen=True, slots=True)
class Command:
    """``action`` of Verb.ACTION and, where it names one, of Verb.POSSIBLE; ``number`` of NUMBER,
    of an entry of POSSIBLE, and of WHY, how many actions back.

    ``is_trap``: a letter was read that people of another language take for something else.
    """

    verb: Verb
    action: Action | None = None
    number: int = 0
    is_trap: bool = False


def plain(text: str) -> str:
    """Lower case, single spaces, no accents."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    kept = "".join(letter for letter in apart if not unicodedata.combining(letter))
    return " ".join(kept.replace("\ufe0f", "").split())


@dataclass(frozen=True, slots=True)
class Words:
    """The words of one language as tables: what people type, and what it means."""

    language: str
    verbs: Mapping[str, Verb]
    actions: Mapping[Kind, Mapping[str, Action]]
    suits: Mapping[str, Suit]
    letters: Mapping[str, Suit]
    ranks: Mapping[str, Rank]
    no_trump: frozenset[str]
    links: frozenset[str]
    leads: frozenset[str]

    def keys(self, kinds: Collection[Kind]) -> frozenset[str]:
        """The single letters that decide at once: in the draws, not in the auction."""
        if not kinds or not set(kinds) <= {Kind.DRAW, Kind.PICK}:
            return frozenset()
        return frozenset(word for kind in kinds for word in self.actions[kind] if len(word) == 1)


def words_of(texts: Texts) -> Words:
    """The words of this language, with those of English as far as they are free."""
    english = Texts("en")
    return Words(
        language=texts.language,
        verbs=merged(texts, english, {verb.value: verb for verb in SPOKEN}),
        actions={
            Kind.DRAW: merged(texts, english, DRAW_WORDS),
            Kind.PICK: merged(texts, english, PICK_WORDS),
            Kind.CALL: merged(texts, english, CALL_WORDS),
            **{kind: {} for kind in (Kind.CARD, Kind.DISCARD, Kind.CONTRACT)},
        },
        suits={plain(texts(f"suit-{suit}")): suit for suit in SUITS},
        letters={texts(f"suit-letter-{suit}").lower(): suit for suit in SUITS},
        ranks=_ranks(texts),
        no_trump=frozenset((*_listed(texts, "no-trump"), plain(texts("strain-name-NT")))),
        links=frozenset(_listed(texts, "of")),
        leads=frozenset(_listed(texts, "play")),
    )


def _listed(texts: Texts, name: str) -> list[str]:
    return [plain(word) for word in texts(f"word-{name}").split(",")]


def merged(texts: Texts, english: Texts, meanings: Mapping[str, T]) -> dict[str, T]:
    """Each word with what it means, the language's own before those of English."""
    found: dict[str, T] = {}
    for source in (texts, english):
        for name, meaning in meanings.items():
            for word in _listed(source, name):
                found.setdefault(word, meaning)
    return found


def _ranks(texts: Texts) -> dict[str, Rank]:
    named = {plain(texts(f"rank-{rank.letter}")): rank for rank in RANKS}
    letters = {rank.letter.lower(): rank for rank in RANKS}
    return {**named, **letters, "10": Rank.TEN}


def parse(line: str, words: Words, kinds: tuple[Kind, ...]) -> Command:
    """What the line asks for, cards and calls read in the sense of ``kinds``."""
    text = plain(line)
    if not text:
        return Command(Verb.ENTER)
    if text.startswith("?"):
        return _possible(text[1:].strip(), words, kinds)
    first, _, rest = text.partition(" ")
    if words.verbs.get(first) is Verb.WHY:
        return _why(rest, words, kinds)
    if kinds and text in words.actions[kinds[0]]:
        return Command(Verb.ACTION, words.actions[kinds[0]][text])
    if text in words.verbs:
        return Command(words.verbs[text])
    return _action(text, words, kinds)


def _possible(text: str, words: Words, kinds: tuple[Kind, ...]) -> Command:
    asked = _action(text, words, kinds) if text else Command(Verb.POSSIBLE)
    if asked.verb is Verb.UNREADABLE:
        return asked
    return Command(Verb.POSSIBLE, asked.action, asked.number)


def _why(text: str, words: Words, kinds: tuple[Kind, ...]) -> Command:
    """Why a computer player did something, or why one thing is not possible."""
    asked = _possible(text, words, kinds)
    if asked.verb is Verb.UNREADABLE or asked.action is not None:
        return asked
    return Command(Verb.WHY, number=asked.number)


def _action(text: str, words: Words, kinds: tuple[Kind, ...]) -> Command:
    """An action or the number of one; a word of another phase is read, and refused later."""
    first, _, rest = text.partition(" ")
    if first in words.leads and rest:
        text, kinds = rest, (Kind.CARD,)
    if re.fullmatch(r"[0-9]{1,3}", text):
        return Command(Verb.NUMBER, number=int(text))
    for kind in (*kinds, *(kind for kind in Kind if kind is not Kind.HIDDEN)):
        found = _READERS[kind](text, words, kind)
        if found is not None:
            return found
    return Command(Verb.UNREADABLE)


def _said(text: str, words: Words, kind: Kind) -> Command | None:
    action = words.actions[kind].get(text)
    return None if action is None else Command(Verb.ACTION, action)


def _call(text: str, words: Words, kind: Kind) -> Command | None:
    bid = re.fullmatch(r"([1-7]) ?(.+)", text)
    if bid is None:
        return _said(text, words, kind)
    level, name = int(bid[1]), bid[2]
    if name in words.no_trump:
        return Command(Verb.ACTION, BID[(level - 1) * 5 + Strain.NT])
    suit = _suit(name, words)
    if suit is None:
        return None
    return Command(Verb.ACTION, BID[(level - 1) * 5 + suit], is_trap=_is_trap(name, words))


def _suit(name: str, words: Words) -> Suit | None:
    for table in (SYMBOLS, words.letters, words.suits):
        if name in table:
            return table[name]
    return None


def _is_trap(suit: str, words: Words) -> bool:
    return words.language != "en" and suit in LETTER_TRAPS


def _card(text: str, words: Words, kind: Kind) -> Command | None:
    rank_text, suit_text = _parted(text, words)
    rank, suit = words.ranks.get(rank_text), _suit(suit_text, words)
    if rank is None or suit is None:
        return None
    actions = DISCARD_CARD if kind is Kind.DISCARD else PLAY_CARD
    action = actions[Card.of(suit, rank)]
    return Command(Verb.ACTION, action, is_trap=_is_trap(suit_text, words))


def _parted(text: str, words: Words) -> tuple[str, str]:
    """Rank and suit of a card: two words, or one whose last letter is the suit.

    Only a symbol may stand in front.
    """
    parts = [part for part in text.split() if part not in words.links]
    if len(parts) == 2 and parts[0] not in SYMBOLS:
        return parts[0], parts[1]
    joined = "".join(parts)
    if joined[:1] in SYMBOLS:
        return joined[1:], joined[:1]
    return joined[:-1], joined[-1:]


def _contract(text: str, words: Words, kind: Kind) -> Command | None:
    name, _, suit_text = text.replace(":", " ").partition(" ")
    suit = _suit(suit_text.strip(), words)
    for action in CHOOSE:
        contract = action.contract
        if contract.kind != name:
            continue
        if name != "valfri" and not suit_text:
            return Command(Verb.ACTION, action)
        if suit is not None and contract.trump == suit:
            return Command(Verb.ACTION, action, is_trap=_is_trap(suit_text.strip(), words))
    return None


_READERS = {
    Kind.CARD: _card,
    Kind.DISCARD: _card,
    Kind.CALL: _call,
    Kind.DRAW: _said,
    Kind.PICK: _said,
    Kind.CONTRACT: _contract,
}
