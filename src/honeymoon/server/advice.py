"""Answers to ``hint`` and ``why``, from what the asker may know and nothing else (ADR 8)."""

from __future__ import annotations

from dataclasses import replace

from honeymoon.players.decision import Decision
from honeymoon.players.hints import ADVISER, INSTEAD, MILLISECONDS, chance_for
from honeymoon.protocol.messages import Advice, CandidateView, DecisionView, Hint, Reason, Why
from honeymoon.rules.events import Seat
from honeymoon.rules.view import View, view
from honeymoon.rules.view_json import view_json
from honeymoon.server.errors import Refused, TableRefusal
from honeymoon.server.reasons import Deed, Reasons, deed, is_open
from honeymoon.server.state import Table
from honeymoon.server.thinkers import Thinkers

MOST_AT_ONCE = 2
"""Hints that are thought about at the same time; the players at the tables come first."""


class Adviser:
    """Hints are made by computer players in processes of their own, each from one view."""

    def __init__(self, thinkers: Thinkers, reasons: Reasons) -> None:
        self._thinkers = thinkers
        self._reasons = reasons
        self._busy = 0

    async def answer(self, asked: Hint | Why, table_id: str, table: Table) -> Advice | Reason:
        """What is told to the seat that asks. Raises TableRefusal."""
        if isinstance(asked, Why):
            return self._why(asked, table_id, table)
        seen = _own_decision(asked, table)
        if self._busy >= MOST_AT_ONCE:
            raise TableRefusal(Refused.RATE_LIMITED)
        self._busy += 1
        try:
            player, decision = await self._hint(seen)
        finally:
            self._busy -= 1
        return Advice(asked.key, asked.seen, player, _told(decision))

    async def _hint(self, seen: View) -> tuple[str, Decision]:
        """Of the strongest level, else of the tips; by the code ``guard`` neither was in time."""
        decision = await self._decision(ADVISER, seen)
        if decision.code != "guard":
            return ADVISER, decision
        instead = await self._decision(INSTEAD, seen)
        named = instead if instead.code == "guard" else replace(instead, code="tips")
        return INSTEAD, named

    async def _decision(self, player: str, seen: View) -> Decision:
        return await self._thinkers.decision(player, seen, chance_for(seen), MILLISECONDS)

    def _why(self, asked: Why, table_id: str, table: Table) -> Reason:
        if not table.sees_deal(asked.seat):
            raise TableRefusal(Refused.NOT_NOW)
        done = deed(table, asked.back)
        known = self._reasons.found(table_id, table, done.number)
        player = table.places[done.seat].computer if known is None else known[0]
        decision = None if known is None else known[1]
        shown = is_open(done, table, asked.seat)
        knew = view(done.before, done.seat if shown else asked.seat)
        told = None
        if decision is not None:
            told = _told(decision if shown else _closed(decision, done, table, asked.seat))
        return Reason(asked.key, done.seat, player, done.number, shown, view_json(knew), told)


def _own_decision(asked: Hint, table: Table) -> View:
    """What the seat knows where it is to act. Raises TableRefusal."""
    if not table.terms.hints:
        raise TableRefusal(Refused.NOT_AGREED)
    if asked.seen != table.view_number(asked.seat):
        raise TableRefusal(Refused.STALE)
    deal = table.match.deal
    if deal is None or table.to_act != asked.seat or table.places[asked.seat].computer:
        raise TableRefusal(Refused.NOT_NOW)
    return view(deal, asked.seat)


def _closed(decision: Decision, done: Deed, table: Table, asker: Seat) -> Decision:
    """What everybody may know: the action as it was seen, and whether the player made it."""
    assert table.deal is not None
    seen = view(table.deal, asker).actions[done.number]
    return Decision(seen, code="guard" if decision.code == "guard" else "")


def _told(decision: Decision) -> DecisionView:
    candidates = tuple(
        CandidateView(str(one.action), one.points, one.tricks) for one in decision.candidates
    )
    return DecisionView(str(decision.action), candidates, decision.code, dict(decision.facts))
