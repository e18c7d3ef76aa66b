"""Reasons and hints as a server sends them, in the words of local play."""

from __future__ import annotations

from honeymoon.cli.play_state import Session, view_of
from honeymoon.cli.play_why import Deed, closed_lines, open_lines
from honeymoon.players.decision import Candidate, Decision
from honeymoon.protocol.messages import DecisionView, Reason
from honeymoon.rules.actions import Kind, parse_action
from honeymoon.rules.contract import QuotaContract
from honeymoon.rules.view_reading import read_view


def reason_lines(told: Reason, session: Session) -> list[str]:
    """Why a computer player took an action, as far as it may be told."""
    knew, view = read_view(told.knew), view_of(session)
    decision = None if told.decision is None else decision_of(told.decision, session)
    action = view.actions[told.number] if decision is None else decision.action
    deed = Deed(told.number, told.seat, told.player, knew, action, decision)
    if told.open:
        return open_lines(deed, view, session.page)
    lines = closed_lines(deed, view, session.page)
    is_over = session.sitting.match.deal is None
    return [*lines[:-1], session.page.texts("remote-why-hidden")] if is_over else lines


def decision_of(told: DecisionView, session: Session) -> Decision:
    """The decision; a code of a later version is unknown. Raises ValueError for no tokens."""
    kinds, texts = _kinds(session), session.page.texts
    is_known = not told.code or texts.has(f"why-code-{told.code}")
    candidates = tuple(
        Candidate(parse_action(one.action, kinds), one.points, one.tricks)
        for one in told.candidates
    )
    facts = tuple(told.facts.items())
    code = told.code if is_known else "unknown"
    return Decision(parse_action(told.action, kinds), candidates, code, facts)


def _kinds(session: Session) -> tuple[Kind, ...]:
    """How the tokens are meant that can mean two things: pass is a call, or a contract."""
    view = view_of(session)
    chooses = view.phase == "choose-contract" or isinstance(view.contract, QuotaContract)
    return (Kind.CONTRACT,) if chooses else (Kind.CALL,)
