"""A hint for the person to act: first the principle, then, asked again, the action with its reason.

It is what the strongest level would do with what the person knows, and nothing else: the same view
gives the same hint, whatever the hidden cards are, as long as it is ready in time.
"""

from __future__ import annotations

from dataclasses import replace

from honeymoon.cli.decision_text import candidate_lines, code_sentence
from honeymoon.cli.play_match import Wait
from honeymoon.cli.play_state import Reply, Session, says, view_of
from honeymoon.cli.play_words import Command
from honeymoon.players.clock import Clock
from honeymoon.players.decision import Decision
from honeymoon.players.guard import Guarded
from honeymoon.players.hints import ADVISER, INSTEAD, MILLISECONDS, chance_for
from honeymoon.players.player import player_named
from honeymoon.rules.cards import parse_card
from honeymoon.rules.contract import QuotaContract
from honeymoon.rules.view import View

CLOCK = Clock(MILLISECONDS)
SHOWN = 3
"""Candidates that a hint names."""


def asked_hint(session: Session, command: Command) -> Reply:
    """The principle of the decision; its action where that was told already."""
    if session.sitting.wait is not Wait.DECISION:
        return says(session, session.page.say("not-now"))
    return told_again(session) or told_hint(session, hint(view_of(session)))


def told_again(session: Session) -> Reply | None:
    """The whole hint, where the principle of it was told already."""
    if session.hinted is None or session.hinted[0] != view_of(session):
        return None
    return says(session, *_action_lines(session, session.hinted[1]))


def told_hint(session: Session, decision: Decision) -> Reply:
    """The principle of a decision on what the person knows now."""
    page, view = session.page, view_of(session)
    if decision.code == "guard":
        return says(session, page.texts("hint-late"))
    if decision.code == "only":
        return says(session, page.texts("hint-only", action=page.action(decision.action)))
    first = page.texts(principle(view, decision))
    hinted = replace(session, hinted=(view, decision))
    return says(hinted, first, page.texts("hint-again"))


def hint(view: View, clock: Clock = CLOCK) -> Decision:
    """What the adviser decides on this view, else the tips; by the code ``guard`` neither did."""
    decision = _asked(ADVISER, view, clock)
    if decision.code != "guard":
        return decision
    instead = _asked(INSTEAD, view, clock)
    return instead if instead.code == "guard" else replace(instead, code="tips")


def _asked(player: str, view: View, clock: Clock) -> Decision:
    guarded = Guarded(player_named(player), lambda fault: None)
    return guarded.decide(view, clock, chance_for(view))


def principle(view: View, decision: Decision) -> str:
    """The key of the sentence that fits the phase, and in the play who has led what."""
    avoids = isinstance(view.contract, QuotaContract) and view.contract.avoid
    if decision.code == "play.open":
        return "hint-first-open"
    place = _place(view) if view.phase == "play" else view.phase
    return f"hint-avoid-{place}" if avoids else f"hint-first-{place}"


def _place(view: View) -> str:
    """Whether the seat leads, follows suit, or cannot."""
    trick = view.fact("trick")
    if not isinstance(trick, tuple) or not trick:
        return "lead"
    led = parse_card(str(trick[0])).suit
    return "follow" if any(a.card.suit is led for a in view.regular) else "void"


def _action_lines(session: Session, decision: Decision) -> list[str]:
    """The action, what it was reckoned by, and the best candidates."""
    page = session.page
    player = INSTEAD if decision.code == "tips" else ADVISER
    return [
        page.texts("hint-is", player=player, action=page.action(decision.action)),
        code_sentence(page, decision.code, decision),
        *candidate_lines(page, decision, SHOWN),
        page.texts("hint-from"),
    ]
