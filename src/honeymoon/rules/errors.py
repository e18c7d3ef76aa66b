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


RULES_OF: dict[Violation, tuple[str, ...]] = {
    Violation.DEAL_IS_OVER: ("DD-33", "HM-20", "BI-13"),
    Violation.NOT_A_CHOICE: ("DD-10", "PU-03"),
    Violation.MUST_DISCARD: ("PU-05",),
    Violation.JUST_TAKEN: ("PU-05",),
    Violation.NOT_A_CALL: ("DD-22", "HM-10"),
    Violation.BID_TOO_LOW: ("DD-20", "HM-10"),
    Violation.CANNOT_DOUBLE: ("DD-22", "HM-10"),
    Violation.CANNOT_REDOUBLE: ("DD-22", "HM-10"),
    Violation.NOT_A_CONTRACT: ("BI-07",),
    Violation.CONTRACT_USED: ("BI-18",),
    Violation.NOT_A_DISCARD: ("BI-09", "3H-03"),
    Violation.NOT_A_CARD: ("DD-29", "HM-20", "BI-13"),
    Violation.NOT_HELD: ("DD-30", "HM-17", "BI-11"),
    Violation.MUST_FOLLOW_SUIT: ("DD-30", "HM-17", "BI-11"),
}
"""The rule that each violation offends, once for each of the texts that have it."""


class RuleViolation(Exception):
    """A readable action that the rules forbid now; the deal is unchanged.

    ``violation`` is the reason, ``subject`` what it is about (a suit letter or a card),
    empty where there is nothing more to say. ``law`` are the prefixes of the rule ids that
    hold in the game, such as PU and HM.
    """

    def __init__(self, violation: Violation, subject: str = "", law: tuple[str, ...] = ()) -> None:
        super().__init__(violation, subject, law)
        self.violation = violation
        self.subject = subject
        self.law = law

    def under(self, law: tuple[str, ...]) -> RuleViolation:
        """The same violation in a game that follows this law."""
        return RuleViolation(self.violation, self.subject, law)

    @property
    def code(self) -> str:
        """The stable code, such as ``play.must-follow-suit``."""
        return self.violation.value

    @property
    def rule(self) -> str:
        """The id of the offended rule in this game's own text."""
        rules = RULES_OF[self.violation]
        own = [rule for prefix in self.law for rule in rules if rule.startswith(prefix)]
        return (*own, *rules)[0]

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
