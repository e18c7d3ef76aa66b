"""The sentence for each code with which the engine refuses something."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from honeymoon.cli.common import quoted, value_word
from honeymoon.cli.play_page import Page
from honeymoon.locales import Texts
from honeymoon.rules.actions import Kind, parse_action
from honeymoon.rules.calls import Bid
from honeymoon.rules.cards import parse_card, parse_suit
from honeymoon.rules.errors import NotationError, OptionError, RuleViolation, Violation
from honeymoon.rules.record import RecordError
from honeymoon.rules.replay import ReplayError
from honeymoon.rules.variants.variant import Option, Variant


def violation_text(page: Page, violation: RuleViolation) -> str:
    """Why an action is against the rules, with the id of the rule."""
    name = _SUBJECTS.get(violation.violation, _no_subject)
    return page.texts(violation.code, rule=violation.rule, subject=name(page, violation.subject))


def _no_subject(page: Page, subject: str) -> str:
    return subject


def _card_subject(page: Page, subject: str) -> str:
    return page.card_words(parse_card(subject))


def _suit_subject(page: Page, subject: str) -> str:
    return page.suit_word(parse_suit(subject))


def _bid_subject(page: Page, subject: str) -> str:
    bid = parse_action(subject, (Kind.CALL,)).call
    assert isinstance(bid, Bid)
    return page.bid(bid)


def _contract_subject(page: Page, subject: str) -> str:
    return page.texts(f"quota-kind-{subject}", suit="").strip()


_SUBJECTS: Mapping[Violation, Callable[[Page, str], str]] = {
    Violation.JUST_TAKEN: _card_subject,
    Violation.NOT_HELD: _card_subject,
    Violation.MUST_FOLLOW_SUIT: _suit_subject,
    Violation.BID_TOO_LOW: _bid_subject,
    Violation.CONTRACT_USED: _contract_subject,
}


def notation_text(texts: Texts, error: NotationError) -> str:
    """Why a text cannot be read, and what is expected."""
    return texts(error.code, text=quoted(error.text))


def option_text(texts: Texts, error: OptionError, variant: Variant) -> str:
    """Why a game refuses an option, and what it would take."""
    return texts(
        error.code,
        name=quoted(error.name),
        value=quoted(str(error.value)),
        game=texts(f"game-{variant.name}"),
        expected=", ".join(_expected(error, variant.options)),
    )


def _expected(error: OptionError, options: tuple[Option, ...]) -> list[str]:
    for option in options:
        if option.name == error.name:
            return [value_word(value) for value in option.values]
    return [option.name for option in options]


_TYPES = {
    "object": "expected-object",
    "list": "expected-list",
    "text": "expected-text",
    "true, false": "expected-flag",
}


def record_text(texts: Texts, error: RecordError) -> str:
    """Why some input is no record, and what is expected there."""
    expected = _TYPES.get(error.expected)
    return texts(
        error.code,
        detail=quoted(error.detail),
        expected=texts(expected) if expected else error.expected,
        column=str(error.column or 1),
    )


def replay_error_text(page: Page, error: ReplayError | RecordError) -> str:
    """Why a replay stopped."""
    if isinstance(error, RecordError):
        return record_text(page.texts, error)
    if isinstance(error.error, RuleViolation):
        return violation_text(page, error.error)
    return notation_text(page.texts, error.error)
