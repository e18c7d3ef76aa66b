"""Bridge for two or three people: seven games, their rules, their score, their records.

The names here are the public interface: a ``Match`` is dealt out, its ``Deal`` asks one
seat after another for an ``Action``, a ``View`` is what a seat may know. Each name is
imported when it is first asked for, so that small commands start at once.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from honeymoon.rules.actions import ACTION_COUNT, ACTION_SPACE_VERSION, Action, parse_action
    from honeymoon.rules.calls import Bid, Call, Strain
    from honeymoon.rules.cards import Card, CardSet, Rank, Suit, parse_card
    from honeymoon.rules.contract import BOOK, Contract, Doubling, QuotaContract
    from honeymoon.rules.deal import Deal
    from honeymoon.rules.errors import NotationError, OptionError, RuleViolation, Violation
    from honeymoon.rules.events import SPECTATOR, Event, EventKind
    from honeymoon.rules.match import Match, ScoredDeal
    from honeymoon.rules.record import Record, RecordError, read_record
    from honeymoon.rules.record_text import read_records
    from honeymoon.rules.replay import Replay, replay
    from honeymoon.rules.result import result_of
    from honeymoon.rules.scoring.entry import Entry, EntryKind, Line
    from honeymoon.rules.variants.catalogue import VARIANTS
    from honeymoon.rules.view import View, view
    from honeymoon.rules.view_json import view_json
    from honeymoon.rules.writing import record_of
    from honeymoon.shuffle import Chance

__version__ = "0.1.0"

__all__ = [
    "ACTION_COUNT",
    "ACTION_SPACE_VERSION",
    "BOOK",
    "SPECTATOR",
    "VARIANTS",
    "Action",
    "Bid",
    "Call",
    "Card",
    "CardSet",
    "Chance",
    "Contract",
    "Deal",
    "Doubling",
    "Entry",
    "EntryKind",
    "Event",
    "EventKind",
    "Line",
    "Match",
    "NotationError",
    "OptionError",
    "QuotaContract",
    "Rank",
    "Record",
    "RecordError",
    "Replay",
    "RuleViolation",
    "ScoredDeal",
    "Strain",
    "Suit",
    "View",
    "Violation",
    "parse_action",
    "parse_card",
    "read_record",
    "read_records",
    "record_of",
    "replay",
    "result_of",
    "view",
    "view_json",
]

_HOMES = {
    "honeymoon.rules.actions": "ACTION_COUNT ACTION_SPACE_VERSION Action parse_action",
    "honeymoon.rules.calls": "Bid Call Strain",
    "honeymoon.rules.cards": "Card CardSet Rank Suit parse_card",
    "honeymoon.rules.contract": "BOOK Contract Doubling QuotaContract",
    "honeymoon.rules.deal": "Deal",
    "honeymoon.rules.errors": "NotationError OptionError RuleViolation Violation",
    "honeymoon.rules.events": "Event EventKind SPECTATOR",
    "honeymoon.rules.match": "Match ScoredDeal",
    "honeymoon.rules.record": "Record RecordError read_record",
    "honeymoon.rules.record_text": "read_records",
    "honeymoon.rules.replay": "Replay replay",
    "honeymoon.rules.result": "result_of",
    "honeymoon.rules.scoring.entry": "Entry EntryKind Line",
    "honeymoon.rules.variants.catalogue": "VARIANTS",
    "honeymoon.rules.view": "View view",
    "honeymoon.rules.view_json": "view_json",
    "honeymoon.rules.writing": "record_of",
    "honeymoon.shuffle": "Chance",
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names.split()}


def __getattr__(name: str) -> object:
    """The public name, from the module that defines it."""
    if name not in _HOME_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOME_OF[name]), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
