"""What can be wrong with an action or a notation, as codes; sentences live in the locales."""

from __future__ import annotations

from enum import Enum


class Violation(Enum):
    """Why a readable action is against the rules; the value is the stable code."""

    DEAL_IS_OVER = "deal.is-over"
    NOT_A_CHOICE = "draw.not-a-choice"
    MUST_DISCARD = "draw.must-discard"
    JUST_TAKEN = "draw.just-taken"
    NOT_A_CALL = "auction.not-a-call"
    BID_TOO_LOW = "auction.bid-too-low"
    CANNOT_DOUBLE = "auction.cannot-double"
    CANNOT_REDOUBLE = "auction.cannot-redouble"
    NOT_A_CONTRACT = "contract.not-a-contract"
    CONTRACT_USED = "contract.already-used"
    NOT_A_DISCARD = "exchange.not-a-discard"
    NOT_A_CARD = "play.not-a-card"
    NOT_HELD = "play.not-held"
    MUST_FOLLOW_SUIT = "play.must-follow-suit"


RULE_OF: dict[Violation, str] = {
    Violation.DEAL_IS_OVER: "DD-33",
    Violation.NOT_A_CHOICE: "DD-10",
    Violation.MUST_DISCARD: "PU-05",
    Violation.JUST_TAKEN: "PU-05",
    Violation.NOT_A_CALL: "DD-22",
    Violation.BID_TOO_LOW: "DD-20",
    Violation.CANNOT_DOUBLE: "DD-22",
    Violation.CANNOT_REDOUBLE: "DD-22",
    Violation.NOT_A_CONTRACT: "BI-07",
    Violation.CONTRACT_USED: "BI-18",
    Violation.NOT_A_DISCARD: "BI-09",
    Violation.NOT_A_CARD: "DD-29",
    Violation.NOT_HELD: "DD-30",
    Violation.MUST_FOLLOW_SUIT: "DD-30",
}
"""The rule id that each violation offends, in the game whose text states it first."""


class RuleViolation(Exception):
    """A readable action that the rules forbid now; the deal is unchanged.

    ``violation`` is the reason, ``subject`` what it is about (a suit letter or a card),
    empty where there is nothing more to say.
    """

    def __init__(self, violation: Violation, subject: str = "") -> None:
        super().__init__(violation, subject)
        self.violation = violation
        self.subject = subject

    @property
    def code(self) -> str:
        """The stable code, such as ``play.must-follow-suit``."""
        return self.violation.value

    @property
    def rule(self) -> str:
        """The id of the offended rule."""
        return RULE_OF[self.violation]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RuleViolation) and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.args)

    def __str__(self) -> str:
        return f"{self.code} {self.subject}".strip()


class NotationError(ValueError):
    """A text that is no card, call, contract or action: ``code`` says what was expected."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(code, text)
        self.code = code
        self.text = text

    def __str__(self) -> str:
        return f"{self.code}: {self.text!r}"


class OptionError(ValueError):
    """An option that a game does not have, or a value that it does not allow.

    ``code`` is ``option.unknown``, ``option.value``, ``option.fixed`` or ``option.conflict``.
    """

    def __init__(self, code: str, name: str, value: object = None) -> None:
        super().__init__(code, name, value)
        self.code = code
        self.name = name
        self.value = value

    def __str__(self) -> str:
        return f"{self.code}: {self.name}={self.value!r}"
