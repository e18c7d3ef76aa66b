"""Two thousand broken records: a documented error with its place, never a silent repair."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from honeymoon.rules.actions import parse_action
from honeymoon.rules.cards import parse_card
from honeymoon.rules.record import Record, RecordError
from honeymoon.rules.record_text import read_records
from honeymoon.rules.replay import Replay, ReplayError, replay
from honeymoon.rules.writing import record_of
from tests.records.samples import GAMES, lines
from tests.scale import deals

DOCUMENTED = set(
    re.findall(
        r"`((?:record|notation|draw|auction|contract|exchange|play|deal)\.[a-z-]+)`",
        (Path(__file__).resolve().parents[2] / "docs" / "record.md").read_text(encoding="utf-8"),
    )
)
Mutator = Callable[[dict[str, Any], Random], bytes]
ODD_VALUES: tuple[Any, ...] = (
    None,
    True,
    -1,
    2.5,
    10**30,
    "",
    "x",
    "\ud800",
    [],
    [1],
    {},
    {"a": 1},
)


def _json(value: object) -> bytes:
    return json.dumps(value).encode()


def _truncated(record: dict[str, Any], rng: Random) -> bytes:
    whole = _json(record)
    return whole[: rng.randrange(1, len(whole))]


def _with_odd_value(record: dict[str, Any], rng: Random) -> bytes:
    """A value somewhere in the tree becomes one of another type."""
    parent: Any = record
    key: Any = rng.choice(list(record))
    while isinstance(parent[key], (dict, list)) and parent[key] and rng.random() < 0.8:
        parent = parent[key]
        key = rng.choice(list(parent)) if isinstance(parent, dict) else rng.randrange(len(parent))
    old = parent[key]
    parent[key] = rng.choice([value for value in ODD_VALUES if type(value) is not type(old)])
    return _json(record)


def _deal(record: dict[str, Any], rng: Random) -> dict[str, Any]:
    deal: dict[str, Any] = rng.choice(record["deals"])
    return deal


def _with_duplicate_card(record: dict[str, Any], rng: Random) -> bytes:
    deck = _deal(record, rng)["deck"]
    first, second = rng.sample(range(52), 2)
    deck[first] = deck[second]
    return _json(record)


def _with_unknown_token(record: dict[str, Any], rng: Random) -> bytes:
    actions = _deal(record, rng)["actions"]
    token = rng.choice(["foo", "8C", "H1", "1Z", "-", "--C4", "XXX", "0NT", "8NT", "kéep", "-??"])
    actions[rng.randrange(len(actions))] = token
    return _json(record).replace(b'"8C"', b'"8C8"')


def _with_no_number(record: dict[str, Any], rng: Random) -> bytes:
    number = rng.choice([b"NaN", b"Infinity", b"-Infinity", b"1e999", b"9" * 6000])
    name = rng.choice([b'"first_dealer": ', b'"version": '])
    whole = _json(record)
    return re.sub(re.escape(name) + rb"\d+", name + number, whole)


def _nested_deeply(record: dict[str, Any], rng: Random) -> bytes:
    depth = rng.choice([200, 5_000, 100_000])
    return _json(record)[:-1] + b', "options2": ' + b"[" * depth + b"]" * depth + b"}"


def _in_utf_16(record: dict[str, Any], rng: Random) -> bytes:
    return json.dumps(record).encode(rng.choice(["utf-16", "utf-16-le", "utf-16-be", "utf-32"]))


def _with_bad_byte(record: dict[str, Any], rng: Random) -> bytes:
    whole = bytearray(_json(record))
    whole[rng.randrange(len(whole))] = rng.choice([0x00, 0x80, 0xC0, 0xFF, 0x1F, 0x07])
    return bytes(whole)


def _with_lone_surrogate(record: dict[str, Any], rng: Random) -> bytes:
    deal = _deal(record, rng)
    cards = deal[rng.choice(["deck", "actions"])]
    cards[rng.randrange(len(cards))] = rng.choice(["\udc80", "H\ud83d", "\ud83d"])
    return _json(record)


def _without_a_field(record: dict[str, Any], rng: Random) -> bytes:
    part = record if rng.random() < 0.6 else _deal(record, rng)
    required = {"format", "version", "game", "first_dealer", "deals", "deck", "actions"}
    del part[rng.choice(sorted(required & set(part)))]
    return _json(record)


def _with_a_field_too_many(record: dict[str, Any], rng: Random) -> bytes:
    part = record if rng.random() < 0.5 else _deal(record, rng)
    part[rng.choice(["", "Deck", "deck ", "note", "ACTIONS"])] = []
    return _json(record)


def _with_a_field_twice(record: dict[str, Any], rng: Random) -> bytes:
    name = rng.choice(["game", "version", "first_dealer"])
    return _json(record)[:-1] + f', "{name}": {json.dumps(record[name])}}}'.encode()


MUTATORS: tuple[Mutator, ...] = (
    _truncated,
    _with_odd_value,
    _with_duplicate_card,
    _with_unknown_token,
    _with_no_number,
    _nested_deeply,
    _in_utf_16,
    _with_bad_byte,
    _with_lone_surrogate,
    _without_a_field,
    _with_a_field_too_many,
    _with_a_field_twice,
)


def _canonical(record: dict[str, Any], played: Replay) -> dict[str, Any]:
    """The JSON of a mutated record with each token in its canonical form."""
    same = {"options": {}, **record}
    same["options"] = played.match.variant.changed(played.match.options)
    same["deals"] = [
        {
            "deck": [str(parse_card(card)) for card in deal["deck"]],
            "actions": [str(parse_action(token)) for token in deal["actions"]],
        }
        for deal in record["deals"]
    ]
    return {name: value for name, value in same.items() if value is not False}


def _check_error(error: RecordError | ReplayError) -> str:
    if isinstance(error, ReplayError):
        assert error.token is not None
        return error.error.code
    assert error.line is not None or error.path
    return error.code


def _verdict(data: bytes) -> str:
    """The error's code, or ``accepted`` for a record that is right and read as it stands."""
    codes = []
    for line, read in read_records(data):
        assert line >= 1
        if isinstance(read, RecordError):
            codes.append(_check_error(read))
            continue
        played = replay(read)
        codes.append(_accept(read, played, data))
    [code] = codes
    return code


def _accept(read: Record, played: Replay, data: bytes) -> str:
    if played.error is not None:
        return _check_error(played.error)
    written = record_of(played.match, read.players, read.seats, read.practice)
    assert written == _canonical(json.loads(data), played)
    return "accepted"


@pytest.mark.parametrize("mutator", MUTATORS, ids=lambda mutator: mutator.__name__.strip("_"))
def test_broken_records_are_refused(mutator: Mutator) -> None:
    """Each kind of damage, on records of every game: a documented code, at a place."""
    rng = Random(f"{mutator.__name__}")
    verdicts: Counter[str] = Counter()
    for number in range(deals(50, 170)):
        line = rng.choice(lines(GAMES[number % len(GAMES)]))
        record = json.loads(json.dumps(line["record"]))
        verdicts[_verdict(mutator(record, rng))] += 1
    assert verdicts.keys() - {"accepted"} <= DOCUMENTED
    assert verdicts["accepted"] <= sum(verdicts.values()) // 10
