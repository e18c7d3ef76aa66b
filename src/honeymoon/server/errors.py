"""Why a table refuses something: a code of a closed list."""

from __future__ import annotations

from enum import Enum

from honeymoon.rules.errors import RuleViolation


class Refused(Enum):
    """The codes; the value is what is sent."""

    BAD_MESSAGE = "bad-message"
    GAME = "game"
    OPTION = "option"
    PLAYER = "player"
    NAME = "name"
    NO_TABLE = "no-table"
    NO_SEAT = "no-seat"
    SEAT_TAKEN = "seat-taken"
    SEAT_EMPTY = "seat-empty"
    NOT_YOURS = "not-yours"
    NOT_YOUR_TURN = "not-your-turn"
    NOT_NOW = "not-now"
    STALE = "stale"
    ILLEGAL = "illegal"
    PAUSED = "paused"
    NOT_AGREED = "not-agreed"
    NOTHING_TO_TAKE_BACK = "nothing-to-take-back"
    SEEN_SINCE = "seen-since"
    NOT_ASKED = "not-asked"
    CLAIM_IMPOSSIBLE = "claim-impossible"
    CLAIM_NOT_SHOWN = "claim-not-shown"
    KEY_USED = "key-used"
    VERSION = "version"
    UNAUTHORIZED = "unauthorized"
    ORIGIN = "origin"
    TOO_LARGE = "too-large"
    RATE_LIMITED = "rate-limited"
    UNAVAILABLE = "unavailable"
    NO_ROUTE = "no-route"
    NO_MATCH = "no-match"
    NOT_FINISHED = "not-finished"
    SEALED = "sealed"
    RECORD = "record"


class TableRefusal(Exception):
    """The table is as it was. ``rule`` is set where a rule of the game says no."""

    def __init__(self, code: Refused, rule: RuleViolation | None = None) -> None:
        super().__init__(code.value)
        self.code = code
        self.rule = rule
