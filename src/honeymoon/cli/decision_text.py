"""A decision in words: what it was reckoned by, and what each candidate promises."""

from __future__ import annotations

from honeymoon.cli.play_page import Page
from honeymoon.cli.sheet_text import quota_kind
from honeymoon.players.decision import Candidate, Decision
from honeymoon.rules.actions import Action, Kind

MOST = 6
"""Candidates that are listed."""
IN_TRICKS = ("contract.gain",)
"""Codes whose candidates are valued in tricks above what is usual, not in points."""


def code_sentence(page: Page, code: str, decision: Decision) -> str:
    """How the decision was made, by its code, with the numbers that it rests on."""
    numbers = {
        name: int(value) if isinstance(value, (int, float)) else 0
        for name in ("worlds", "unseen", "plans")
        for value in [decision.fact(name)]
    }
    sentence = page.texts(f"why-code-{code.replace('.', '-')}", **numbers)
    return f"{sentence} {page.texts('why-cut-off')}" if decision.fact("cut_off") else sentence


def candidate_lines(page: Page, decision: Decision, most: int = MOST) -> list[str]:
    """The candidates, best first, one on a line; how many more there were."""
    shown = decision.candidates[:most]
    names = [short(candidate.action, page) for candidate in shown]
    width = max(map(len, names), default=0)
    lines = [
        f"  {name.ljust(width)}  {_value(candidate, decision.code, page)}".rstrip()
        for name, candidate in zip(names, shown, strict=True)
    ]
    left = len(decision.candidates) - len(shown)
    return [*lines, f"  {page.texts('why-more', count=left)}"] if left else lines


def short(action: Action, page: Page) -> str:
    """An action as it stands in a list: cards and bids by their signs."""
    if action.kind in (Kind.CARD, Kind.DISCARD):
        return page.card(action.card)
    if action.kind is Kind.CALL:
        return page.call(action.call)
    if action.kind is Kind.CONTRACT:
        return quota_kind(page, action.contract)
    return page.action(action)


def _value(candidate: Candidate, code: str, page: Page) -> str:
    """Points and tricks, as far as it was reckoned in them."""
    parts = []
    if candidate.points is not None:
        digits, key = (1, "why-row-tricks") if code in IN_TRICKS else (0, "why-row-points")
        parts.append(page.texts(key, value=_signed(candidate.points, digits, page).rjust(5)))
    if candidate.tricks is not None:
        parts.append(page.texts("why-row-tricks", value=_decimal(f"{candidate.tricks:.1f}", page)))
    return "  ".join(parts)


def _signed(value: float, digits: int, page: Page) -> str:
    """The number with its sign; none before a zero."""
    rounded = round(value, digits) + 0.0
    return _decimal(f"{rounded:+.{digits}f}" if rounded else f"{0:.{digits}f}", page)


def _decimal(text: str, page: Page) -> str:
    return text if page.texts.language == "en" else text.replace(".", ",")
