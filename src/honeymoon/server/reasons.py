"""What computer players decided and why, and how much of it may be told to a seat.

Reasons live in the process that decided, with the deal: the log holds what was played.
"""

from __future__ import annotations

from dataclasses import dataclass

from honeymoon.players.decision import Decision
from honeymoon.players.tips.known import cards_deduced, cards_known
from honeymoon.rules.deal import Deal
from honeymoon.rules.events import EventKind, Seat
from honeymoon.rules.view import view
from honeymoon.server.errors import Refused, TableRefusal
from honeymoon.server.state import Table

MOST_TABLES = 1_000
"""The tables whose reasons are kept; those that were not added to for longest go first."""


@dataclass(frozen=True, slots=True)
class Kept:
    """Who decided what, by the number of the action in the deal."""

    deal: tuple[int, int]
    decisions: dict[int, tuple[str, Decision]]


class Reasons:
    """The decisions of the latest deal of each table."""

    def __init__(self) -> None:
        self._tables: dict[str, Kept] = {}

    def note(self, table_id: str, table: Table, player: str, decision: Decision) -> None:
        """The player is about to do this in the running deal."""
        assert table.match.deal is not None
        deal = _running_number(table)
        before = self._tables.pop(table_id, None)
        decisions = before.decisions if before is not None and before.deal == deal else {}
        decisions[len(table.match.deal.actions)] = player, decision
        self._tables[table_id] = Kept(deal, decisions)
        if len(self._tables) > MOST_TABLES:
            self._tables.pop(next(iter(self._tables)))

    def found(self, table_id: str, table: Table, number: int) -> tuple[str, Decision] | None:
        """The decision behind that action of the latest deal, None where it is not known."""
        kept = self._tables.get(table_id)
        assert table.deal is not None
        if kept is None or kept.deal != _latest_number(table):
            return None
        known = kept.decisions.get(number)
        return known if known and known[1].action == table.deal.actions[number] else None


def _running_number(table: Table) -> tuple[int, int]:
    """The number of the match, and of the running deal in it."""
    return len(table.past), len(table.match.scored)


def _latest_number(table: Table) -> tuple[int, int]:
    match, deal = _running_number(table)
    return match, deal - (table.match.deal is None)


def started(deal: Deal) -> Deal:
    """The deal at its first decision."""
    sheet, dealer = deal.position.sheet, deal.position.dealer
    return Deal.start(deal.variant, deal.options, sheet, dealer, deal.deck)


@dataclass(frozen=True, slots=True)
class Deed:
    """An action of a seat that a computer player has: its number, and the deal before it."""

    number: int
    seat: Seat
    before: Deal


def deed(table: Table, back: int) -> Deed:
    """The last action of a computer player in the latest deal, or the one so many back.

    Raises TableRefusal where there are not so many.
    """
    found = [one for one in _deeds(table) if table.places[one.seat].computer]
    if not 1 <= back <= len(found):
        raise TableRefusal(Refused.NOT_NOW)
    return found[-back]


def _deeds(table: Table) -> list[Deed]:
    """Every action of the latest deal."""
    if table.deal is None:
        return []
    deeds, now = [], started(table.deal)
    for number, action in enumerate(table.deal.actions):
        assert now.to_act is not None
        deeds.append(Deed(number, now.to_act, now))
        now = now.play(action)
    return deeds


def is_open(done: Deed, table: Table, asker: Seat) -> bool:
    """Whether the asker knows every card that the player knew when it acted.

    Also of those that came one by one: each was seen by the asker as it came. So what is told
    follows from the asker's own view, with what the player made of it.
    """
    assert table.deal is not None
    if table.match.deal is not None and view(done.before, asker).phase != "play":
        return False
    knew, own = view(done.before, done.seat), view(table.deal, asker)
    pairs = zip(knew.events, own.events, strict=False)
    as_it_came = all(event.kind is EventKind.DEALT or event == seen for event, seen in pairs)
    return as_it_came and not cards_known(knew) - cards_deduced(own)
