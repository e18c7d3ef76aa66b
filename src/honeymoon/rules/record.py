"""A match as data: what a record holds, and the reading of one with all that can be wrong.

Reading checks the form alone: fields, types, the options, the cards of each deck. Whether
the actions are legal is ``replay``'s question. The form is described in docs/record.md.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from typing import Any, TypeVar

from honeymoon.rules.cards import Card, parse_card
from honeymoon.rules.errors import NotationError, OptionError
from honeymoon.rules.variants.catalogue import VARIANTS
from honeymoon.rules.variants.variant import Options, Variant

FORMAT, VERSION = "honeymoon-record", 1
HIDDEN_CARD = "??"
REQUIRED = ("format", "version", "game", "first_dealer", "deals")
OPTIONAL = ("options", "players", "seats", "practice", "sealed")
T = TypeVar("T")


class RecordError(ValueError):
    """What makes some input no record.

    ``code`` is stable (``record.…``), ``path`` the place as in ``deals[0].deck[7]``,
    ``detail`` what stood there, ``expected`` what should; ``deal`` the deal's number where
    there is one; ``line`` the line of the input, once it is known, and ``column`` the
    character of it where its text goes wrong.
    """

    def __init__(
        self,
        code: str,
        path: str = "",
        detail: str = "",
        expected: str = "",
        deal: int | None = None,
        line: int | None = None,
        column: int | None = None,
    ) -> None:
        super().__init__(code, path, detail, expected, deal, line, column)
        self.code = code
        self.path = path
        self.detail = detail
        self.expected = expected
        self.deal = deal
        self.line = line
        self.column = column

    def at_line(self, line: int) -> RecordError:
        """The same error, with the line of the input."""
        return self._placed(self.deal, line)

    def in_deal(self, deal: int) -> RecordError:
        """The same error, with the number of the deal."""
        return self._placed(deal, self.line)

    def _placed(self, deal: int | None, line: int | None) -> RecordError:
        what = (self.code, self.path, self.detail, self.expected)
        return RecordError(*what, deal, line, self.column)

    def __str__(self) -> str:
        return f"{self.code} at {self.path or 'the top'}: {self.detail!r}"


@dataclass(frozen=True, slots=True)
class DealRecord:
    """A deck, top card first, None for a card that is sealed, and the tokens of its actions."""

    deck: tuple[Card | None, ...]
    actions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Record:
    """A record as it was read: ``options`` are all of the game's, the defaults too."""

    variant: Variant
    options: Options
    first_dealer: int
    deals: tuple[DealRecord, ...]
    players: tuple[str, ...] | None = None
    seats: tuple[str, ...] | None = None
    practice: bool = False
    sealed: bool = False


def read_record(data: object) -> Record:
    """The record that these JSON values are; raises RecordError with the place."""
    fields = _fields(data, "", REQUIRED, OPTIONAL)
    _check_format(fields)
    variant = _variant(fields["game"])
    sealed = _flag(fields, "sealed")
    return Record(
        variant=variant,
        options=_options(variant, fields.get("options", {})),
        first_dealer=_first_dealer(variant, fields["first_dealer"]),
        deals=_deals(fields["deals"], sealed),
        players=_names(fields, "players", variant.seats),
        seats=_names(fields, "seats", variant.seats),
        practice=_flag(fields, "practice"),
        sealed=sealed,
    )


def _fields(
    data: object, path: str, required: tuple[str, ...], optional: tuple[str, ...] = ()
) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise RecordError("record.type", path, _short(data), "object")
    prefix = f"{path}." if path else ""
    for name in data:
        if name not in required + optional:
            raise RecordError("record.unknown-field", prefix + _short(name), _short(name))
    for name in required:
        if name not in data:
            raise RecordError("record.missing-field", prefix + name, name)
    return data


def _short(value: object) -> str:
    """A value for an error message: printable, and never long."""
    text = value if isinstance(value, str) else repr(value)
    return text[:40].encode("ascii", "backslashreplace").decode()


def _check_format(fields: dict[str, Any]) -> None:
    if fields["format"] != FORMAT:
        raise RecordError("record.format", "format", _short(fields["format"]), FORMAT)
    version = fields["version"]
    if type(version) is not int or version != VERSION:
        raise RecordError("record.version", "version", _short(version), str(VERSION))


def _variant(game: object) -> Variant:
    if not isinstance(game, str) or game not in VARIANTS:
        raise RecordError("record.game", "game", _short(game), ", ".join(VARIANTS))
    return VARIANTS[game]


def _options(variant: Variant, chosen: object) -> Options:
    if not isinstance(chosen, dict):
        raise RecordError("record.type", "options", _short(chosen), "object")
    try:
        return variant.with_options(chosen)
    except OptionError as wrong:
        code = "record." + wrong.code.replace(".", "-")
        raise RecordError(code, f"options.{_short(wrong.name)}", _short(wrong.value)) from None


def _first_dealer(variant: Variant, value: object) -> int:
    if type(value) is not int or value not in range(variant.seats):
        expected = f"0…{variant.seats - 1}"
        raise RecordError("record.first-dealer", "first_dealer", _short(value), expected)
    return value


def _flag(fields: dict[str, Any], name: str) -> bool:
    value = fields.get(name, False)
    if type(value) is not bool:
        raise RecordError("record.type", name, _short(value), "true, false")
    return value


def _each(value: object, path: str, read: Callable[[object, str], T]) -> tuple[T, ...]:
    if not isinstance(value, list):
        raise RecordError("record.type", path, _short(value), "list")
    return tuple(read(item, f"{path}[{number}]") for number, item in enumerate(value))


def _text(value: object, path: str) -> str:
    if not isinstance(value, str):
        raise RecordError("record.type", path, _short(value), "text")
    if any("\ud800" <= character <= "\udfff" for character in value):
        raise RecordError("record.text", path, _short(value), "Unicode")
    return value


def _names(fields: dict[str, Any], name: str, seats: int) -> tuple[str, ...] | None:
    if name not in fields:
        return None
    names = _each(fields[name], name, _text)
    if len(names) != seats:
        raise RecordError("record.seats", name, str(len(names)), str(seats))
    return names


def _deals(value: object, sealed: bool) -> tuple[DealRecord, ...]:
    numbers = count()
    return _each(value, "deals", lambda deal, path: _deal(deal, path, next(numbers), sealed))


def _deal(data: object, path: str, number: int, sealed: bool) -> DealRecord:
    try:
        fields = _fields(data, path, ("deck", "actions"))
        deck = _each(fields["deck"], f"{path}.deck", lambda card, at: _card(card, at, sealed))
        _check_deck(deck, f"{path}.deck")
        return DealRecord(deck, _each(fields["actions"], f"{path}.actions", _text))
    except RecordError as wrong:
        raise wrong.in_deal(number) from None


def _card(value: object, path: str, sealed: bool) -> Card | None:
    text = _text(value, path)
    if sealed and text == HIDDEN_CARD:
        return None
    try:
        return parse_card(text)
    except NotationError:
        raise RecordError("record.card", path, _short(text)) from None


def _check_deck(deck: tuple[Card | None, ...], path: str) -> None:
    seen: set[Card] = set()
    for number, card in enumerate(deck):
        if card in seen:
            raise RecordError("record.duplicate-card", f"{path}[{number}]", str(card))
        if card is not None:
            seen.add(card)
    if len(deck) != 52:
        raise RecordError("record.deck", path, str(len(deck)), "52")
