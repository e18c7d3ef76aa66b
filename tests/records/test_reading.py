"""What is no record is refused with a code and the place; what is one is read as it stands."""

from __future__ import annotations

import json
from typing import Any

import pytest

from honeymoon.rules.record import Record, RecordError, read_record
from honeymoon.rules.record_text import read_records
from honeymoon.rules.replay import replay
from tests.records.samples import lines, short_record

PLAIN = short_record("plain")
DEAL = PLAIN["deals"][0]


def _refused(record: object) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read_record(record)
    return caught.value


def _with_deal(**changes: object) -> dict[str, Any]:
    return {**PLAIN, "deals": [{**DEAL, **changes}]}


@pytest.mark.parametrize(
    ("changes", "code", "path"),
    [
        ({"format": "other"}, "record.format", "format"),
        ({"version": 2}, "record.version", "version"),
        ({"version": 1.0}, "record.version", "version"),
        ({"version": True}, "record.version", "version"),
        ({"game": "whist"}, "record.game", "game"),
        ({"game": ["plain"]}, "record.game", "game"),
        ({"options": []}, "record.type", "options"),
        ({"options": {"look": "open"}}, "record.option-unknown", "options.look"),
        ({"options": {"honours": "on"}}, "record.option-value", "options.honours"),
        ({"options": {"insult": 1}}, "record.option-value", "options.insult"),
        ({"first_dealer": 2}, "record.first-dealer", "first_dealer"),
        ({"first_dealer": False}, "record.first-dealer", "first_dealer"),
        ({"first_dealer": -1}, "record.first-dealer", "first_dealer"),
        ({"players": ["Ana"]}, "record.seats", "players"),
        ({"players": "Ana"}, "record.type", "players"),
        ({"players": ["Ana", None]}, "record.type", "players[1]"),
        ({"players": ["Ana", "\ud800"]}, "record.text", "players[1]"),
        ({"practice": "yes"}, "record.type", "practice"),
        ({"sealed": 0}, "record.type", "sealed"),
        ({"extra": 1}, "record.unknown-field", "extra"),
        ({"deals": {}}, "record.type", "deals"),
        ({"deals": [[]]}, "record.type", "deals[0]"),
        ({"deals": [{"deck": []}]}, "record.missing-field", "deals[0].actions"),
        ({"deals": [{**DEAL, "note": ""}]}, "record.unknown-field", "deals[0].note"),
    ],
)
def test_a_wrong_field_is_named(changes: dict[str, Any], code: str, path: str) -> None:
    """Code and path say what is wrong and where."""
    error = _refused({**PLAIN, **changes})
    assert (error.code, error.path) == (code, path)


@pytest.mark.parametrize("name", ["format", "version", "game", "first_dealer", "deals"])
def test_a_missing_field_is_named(name: str) -> None:
    """The five required fields."""
    error = _refused({key: value for key, value in PLAIN.items() if key != name})
    assert (error.code, error.path) == ("record.missing-field", name)


def test_a_deck_is_52_different_cards() -> None:
    """Too few, too many, twice the same, no card: each with its place and deal."""
    deck = DEAL["deck"]
    short = _refused(_with_deal(deck=deck[:51]))
    assert (short.code, short.path, short.detail) == ("record.deck", "deals[0].deck", "51")
    twice = _refused(_with_deal(deck=[*deck[:51], deck[7]]))
    assert (twice.code, twice.path) == ("record.duplicate-card", "deals[0].deck[51]")
    odd = _refused(_with_deal(deck=[*deck[:7], "H11", *deck[8:]]))
    assert (odd.code, odd.path, odd.deal) == ("record.card", "deals[0].deck[7]", 0)


def test_cards_are_read_in_all_their_forms() -> None:
    """Suit first or rank first, 10 or T, letters or symbols, any case (record.md)."""
    deck = DEAL["deck"]
    other = [card[1] + card[0] for card in deck]
    symbols = ["♣♦♥♠"["CDHS".index(card[0])] + card[1].replace("T", "10") for card in deck]
    lower = [card.lower() for card in deck]
    read = [read_record(_with_deal(deck=form)) for form in (deck, other, symbols, lower)]
    assert len({record.deals[0].deck for record in read}) == 1


def test_an_option_may_be_written_with_its_default() -> None:
    """Also a fixed one at its fixed value, and no other."""
    record = {**short_record("draw-and-discard"), "options": {"honours": False}}
    assert read_record(record).options["honours"] is False
    error = _refused({**record, "options": {"honours": True}})
    assert (error.code, error.path) == ("record.option-fixed", "options.honours")


def test_options_that_cannot_stand_together_are_refused() -> None:
    """Dummies open from the deal leave nothing for a preview."""
    both = {"reveal": "from-deal", "preview": "owner"}
    error = _refused({**short_record("semi-exposed"), "options": both})
    assert (error.code, error.path) == ("record.option-conflict", "options.preview")


def _read(data: bytes) -> list[tuple[int, Record | RecordError]]:
    return list(read_records(data))


def test_byte_order_mark_and_line_ends_do_not_matter() -> None:
    """With BOM, CRLF, CR, indented or on one line: the same record."""
    indented = json.dumps(PLAIN, indent=1)
    forms = [
        json.dumps(PLAIN).encode(),
        b"\xef\xbb\xbf" + json.dumps(PLAIN).encode(),
        indented.encode(),
        indented.replace("\n", "\r\n").encode(),
        indented.replace("\n", "\r").encode(),
        b"\n\n" + json.dumps(PLAIN).encode() + b"\r\n\r\n",
    ]
    records = [_read(form) for form in forms]
    assert all(len(read) == 1 for read in records)
    assert {read[0][1] for read in records} == {read_record(PLAIN)}


def test_a_file_may_hold_a_record_on_each_line() -> None:
    """A line that is wrong is reported with its number; the others are read."""
    good = json.dumps(PLAIN)
    read = _read(f"{good}\n\n{{bad}}\n{good}".encode())
    assert [line for line, _ in read] == [1, 3, 4]
    assert [isinstance(record, Record) for _, record in read] == [True, False, True]
    error = read[1][1]
    assert isinstance(error, RecordError)
    assert (error.code, error.line) == ("record.json", 3)


def test_a_wrong_first_line_does_not_hide_the_others() -> None:
    """The first line is broken, the second is a record."""
    read = _read(b'{"format": }\n' + json.dumps(PLAIN).encode())
    assert [isinstance(record, Record) for _, record in read] == [False, True]


@pytest.mark.parametrize(
    ("data", "code", "line"),
    [
        (b"", "record.empty", 1),
        (b"\xef\xbb\xbf \n", "record.empty", 1),
        (b"{", "record.json", 1),
        (b'{\n"format":\n', "record.json", 3),
        (b"[]", "record.type", 1),
        (b"null", "record.type", 1),
        (b'{"format": NaN}', "record.number", 1),
        (b'{"version": -Infinity}', "record.number", 1),
        (b'{"version": ' + b"9" * 5000 + b"}", "record.number", 1),
        (b"[" * 100_000, "record.depth", 1),
        (b'{"a":' * 100_000, "record.depth", 1),
        (b'{"game": 1, "game": 2}', "record.duplicate-field", 1),
        ('{"format": 1}'.encode("utf-16"), "record.encoding", 1),
        ('{"format": 1}'.encode("utf-16-le"), "record.encoding", 1),
        (b'{"a": 1,\n"b": "\xff"}', "record.encoding", 2),
    ],
)
def test_what_is_no_json_is_refused(data: bytes, code: str, line: int) -> None:
    """Encoding, syntax, numbers, depth: each has its code and line."""
    [(_, error)] = _read(data)
    assert isinstance(error, RecordError)
    assert (error.code, error.line) == (code, line)


def _error_of_replay(record: dict[str, Any]) -> RecordError:
    error = replay(read_record(record)).error
    assert isinstance(error, RecordError)
    return error


def test_only_the_last_deal_may_break_off() -> None:
    """An unfinished deal before another one is named."""
    broken = {**DEAL, "actions": DEAL["actions"][:-1]}
    error = _error_of_replay({**PLAIN, "deals": [broken, DEAL]})
    assert (error.code, error.path) == ("record.deal-unfinished", "deals[0]")
    assert replay(read_record({**PLAIN, "deals": [broken]})).error is None


def test_nothing_follows_the_end_of_a_match() -> None:
    """A deal after the rubber has ended is named."""
    finished = next(line for line in lines("plain") if line["expected"]["finished"])
    deals = finished["record"]["deals"]
    error = _error_of_replay({**finished["record"], "deals": [*deals, deals[0]]})
    assert (error.code, error.path) == ("record.after-end", f"deals[{len(deals)}]")
