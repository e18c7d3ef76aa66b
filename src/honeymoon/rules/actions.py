"""The one integer action space of all seven games, its table and its version.

======== ==================================================================
0-51     play (or name) this card: suit x 13 + rank
52-54    pass, double, redouble
55-89    the bids from one club to seven no trump, in rank order
90-91    keep, reject (draw and discard)
92-93    take, refuse (pick-up)
94-145   lay this card aside face down: 94 + card
146-152  Bismarck's contracts: spel, spader, valfri C D H S, pass
======== ==================================================================

52-89 coincide with OpenSpiel's bridge. ``HIDDEN_DISCARD`` is no action: it stands in views
and sealed records for a card that was laid aside unseen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from functools import cache

from honeymoon.rules.calls import CALLS, Call
from honeymoon.rules.cards import CARDS, SUIT_MASKS, Card, CardSet, parse_card, parse_suit
from honeymoon.rules.contract import QUOTA_CONTRACTS, QuotaContract
from honeymoon.rules.errors import NotationError

ACTION_SPACE_VERSION = 1
ACTION_COUNT = 153


class Kind(Enum):
    """What sort of decision an action belongs to."""

    CARD = "card"
    CALL = "call"
    DRAW = "draw"
    PICK = "pick"
    DISCARD = "discard"
    CONTRACT = "contract"
    HIDDEN = "hidden"


class Action(int):
    """One action by its number in the action space; ``str`` gives its canonical token."""

    __slots__ = ()

    @property
    def kind(self) -> Kind:
        """Its sort."""
        return _KINDS[self]

    @property
    def card(self) -> Card:
        """The card that is played or laid aside; raises ValueError for another kind."""
        card = _CARD_OF.get(self)
        if card is None:
            raise ValueError(f"{self!r} names no card")
        return card

    @property
    def call(self) -> Call:
        """The call that is made; raises ValueError for another kind."""
        return CALLS[self - self._first(Kind.CALL)]

    @property
    def contract(self) -> QuotaContract:
        """The contract that forehand chooses; raises ValueError for another kind."""
        return QUOTA_CONTRACTS[self - self._first(Kind.CONTRACT)]

    def _first(self, kind: Kind) -> int:
        if self.kind is not kind:
            raise ValueError(f"{self!r} is no {kind.value}")
        return _KINDS.index(kind)

    def __reduce__(self) -> tuple[object, ...]:
        return _numbered, (int(self),)

    def __str__(self) -> str:
        return _TOKENS[self]

    def __repr__(self) -> str:
        return f"Action({int(self)}, {_TOKENS[self]!r})"


ACTIONS: tuple[Action, ...] = tuple(Action(n) for n in range(ACTION_COUNT))
HIDDEN_DISCARD = Action(ACTION_COUNT)


def _numbered(number: int) -> Action:
    """The one object that is this action, so that a copy from another process is it too."""
    return (*ACTIONS, HIDDEN_DISCARD)[number]


PLAY_CARD: tuple[Action, ...] = ACTIONS[:52]
PASS, DOUBLE, REDOUBLE = ACTIONS[52:55]
BID: tuple[Action, ...] = ACTIONS[55:90]
KEEP, REJECT, TAKE, REFUSE = ACTIONS[90:94]
DISCARD_CARD: tuple[Action, ...] = ACTIONS[94:146]
CHOOSE: tuple[Action, ...] = ACTIONS[146:153]


@cache
def _plays_in(holding: int) -> tuple[Action, ...]:
    """The plays of a holding in one suit; there are 4 x 8192 of them, a deal meets few."""
    return tuple(PLAY_CARD[card] for card in CardSet(holding))


def plays(cards: CardSet) -> tuple[Action, ...]:
    """The actions that play one of these cards, lowest number first."""
    found: tuple[Action, ...] = ()
    bits = int(cards)
    for mask in SUIT_MASKS:
        if holding := bits & mask:
            found += _plays_in(holding)
    return found


_TOKENS: tuple[str, ...] = (
    *map(str, CARDS),
    *map(str, CALLS),
    *("keep", "reject", "take", "refuse"),
    *(f"-{card}" for card in CARDS),
    *map(str, QUOTA_CONTRACTS),
    "-??",
)
_KINDS: tuple[Kind, ...] = (
    *[Kind.CARD] * 52,
    *[Kind.CALL] * 38,
    *[Kind.DRAW] * 2,
    *[Kind.PICK] * 2,
    *[Kind.DISCARD] * 52,
    *[Kind.CONTRACT] * 7,
    Kind.HIDDEN,
)
_CARD_OF: dict[int, Card] = dict(zip((*PLAY_CARD, *DISCARD_CARD), CARDS * 2, strict=True))

Reader = Callable[[str], "Action | None"]
"""Reads a token as an action of one kind, None where it is none."""

_CALL_WORDS = {
    "pass": PASS,
    "p": PASS,
    "x": DOUBLE,
    "double": DOUBLE,
    "dbl": DOUBLE,
    "xx": REDOUBLE,
    "redouble": REDOUBLE,
    "rdbl": REDOUBLE,
}


def _read_card(text: str) -> Action | None:
    try:
        return PLAY_CARD[parse_card(text)]
    except NotationError:
        return None


def _read_call(text: str) -> Action | None:
    word = text.lower()
    if word in _CALL_WORDS:
        return _CALL_WORDS[word]
    if word[:1] not in tuple("1234567"):
        return None
    return _read_bid(int(word[0]), word[1:])


def _read_bid(level: int, strain: str) -> Action | None:
    if strain in ("n", "nt"):
        return BID[level * 5 - 1]
    try:
        return BID[(level - 1) * 5 + parse_suit(strain)]
    except NotationError:
        return None


def _read_word(words: dict[str, Action]) -> Reader:
    return lambda text: words.get(text.lower()) if text.isascii() else None


def _read_discard(text: str) -> Action | None:
    card = _read_card(text[1:]) if text[:1] == "-" else None
    return None if card is None else DISCARD_CARD[card]


def _read_contract(text: str) -> Action | None:
    word, colon, suit = text.lower().partition(":")
    if word == "valfri" and colon:
        try:
            return CHOOSE[2 + parse_suit(suit)]
        except NotationError:
            return None
    fixed = {"spel": CHOOSE[0], "spader": CHOOSE[1], "pass": CHOOSE[6], "p": CHOOSE[6]}
    return fixed.get(text.lower())


_READERS: dict[Kind, Reader] = {
    Kind.CARD: _read_card,
    Kind.CALL: _read_call,
    Kind.DRAW: _read_word({"keep": KEEP, "reject": REJECT}),
    Kind.PICK: _read_word({"take": TAKE, "refuse": REFUSE}),
    Kind.DISCARD: _read_discard,
    Kind.CONTRACT: _read_contract,
    Kind.HIDDEN: _read_word({"-??": HIDDEN_DISCARD}),
}


def parse_action(text: str, kinds: Iterable[Kind] = ()) -> Action:
    """The action that this token means, read first as one of ``kinds``, which the phase expects.

    So ``7H`` is a bid in the auction and a card in play. A token of another kind is read all
    the same, since it is the rules that refuse it. Raises NotationError (``notation.action``).
    """
    for kind in (*kinds, *_READERS):
        action = _READERS[kind](text)
        if action is not None:
            return action
    raise NotationError("notation.action", text)
