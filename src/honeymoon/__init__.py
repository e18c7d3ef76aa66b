"""Bridge for two or three people: seven games, their rules, their score, their records.

The names here are the public interface: a ``Match`` is dealt out, its ``Deal`` asks one
seat after another for an ``Action``, a ``View`` is what a seat may know. Each name is
imported when it is first asked for, so that small commands start at once; what type
checkers read is ``__init__.pyi``.
"""

from importlib import import_module

__version__ = "0.1.0"

_HOMES = {
    "honeymoon.players.arena": "play_deal play_match",
    "honeymoon.players.clock": "Clock",
    "honeymoon.players.decision": "Candidate Decision Explaining",
    "honeymoon.players.player": "PLAYERS Player player_named",
    "honeymoon.rules.actions": "ACTION_COUNT ACTION_SPACE_VERSION Action Kind parse_action",
    "honeymoon.rules.calls": "Bid Call Strain",
    "honeymoon.rules.cards": "Card CardSet Rank Suit parse_card parse_cards",
    "honeymoon.rules.contract": "BOOK Contract Doubling QuotaContract",
    "honeymoon.rules.deal": "Deal",
    "honeymoon.rules.errors": "NotationError OptionError RuleViolation Violation",
    "honeymoon.rules.events": "Event EventKind SPECTATOR SeenEvent",
    "honeymoon.rules.match": "Match ScoredDeal",
    "honeymoon.rules.record": "DealRecord Record RecordError read_record",
    "honeymoon.rules.record_text": "read_records",
    "honeymoon.rules.replay": "Replay ReplayError replay",
    "honeymoon.rules.result": "result_of",
    "honeymoon.rules.scoring.entry": "DealResult Entry EntryKind Line Outcome",
    "honeymoon.rules.scoring.quota": "QuotaSheet",
    "honeymoon.rules.scoring.rubber": "RubberSheet",
    "honeymoon.rules.variants.catalogue": "VARIANTS",
    "honeymoon.rules.variants.variant": "Option Options Variant",
    "honeymoon.rules.view": "HandView View view",
    "honeymoon.rules.view_json": "view_json",
    "honeymoon.rules.worth": "Worth worth",
    "honeymoon.rules.writing": "record_of",
    "honeymoon.search.imagination": "sample",
    "honeymoon.shuffle": "Chance",
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names.split()}
__all__ = sorted(_HOME_OF)


def __getattr__(name: str) -> object:
    """The public name, from the module that defines it."""
    if name not in _HOME_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOME_OF[name]), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
