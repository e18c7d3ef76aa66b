"""A table on a server as the screens of the terminal know it, made of one seat's view alone.

The screens show what the view says. Where they ask the rules (what a pass would lead to, why a
card cannot be played), they ask a deal that fits the view; any such deal gives the same answers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from honeymoon.cli.common import quoted
from honeymoon.cli.play_match import Sitting
from honeymoon.cli.play_seats import LONGEST_NAME, PERSON, SeatPlan, distinct
from honeymoon.locales import Texts
from honeymoon.protocol.messages import PlaceView, TableView
from honeymoon.rules.contract import Doubling
from honeymoon.rules.deal import Deal
from honeymoon.rules.events import SPECTATOR, Event, EventKind
from honeymoon.rules.match import Match, ScoredDeal
from honeymoon.rules.position import Position
from honeymoon.rules.scoring.entry import Entry, EntryKind, Line, Outcome
from honeymoon.rules.scoring.sheet import Sheet
from honeymoon.rules.variants.catalogue import VARIANTS
from honeymoon.rules.variants.variant import Options, Variant
from honeymoon.rules.view import View
from honeymoon.rules.view_reading import read_contract, read_view
from honeymoon.search.imagination import sample
from honeymoon.shuffle import Chance

ELSEWHERE = "elsewhere"
"""Whoever decides for a seat that does not decide here and now."""
_ENDS = {
    Outcome.PLAYED: EventKind.TRICK,
    Outcome.PASSED_OUT: EventKind.PASSED_OUT,
    Outcome.REDEAL: EventKind.REDEAL,
}


@dataclass(frozen=True, slots=True)
class Seen(Sitting):
    """A sitting of which nothing more is known than this seat's view."""

    known: View | None = None

    def view_for(self, seat: int) -> View:
        """What the seat of this terminal knows."""
        assert self.known is not None
        return self.known


def seen_of(table: TableView, texts: Texts) -> Seen:
    """The table as it was shown last. Raises ValueError, LookupError, or TypeError for nonsense."""
    variant = VARIANTS[table.game]
    options = variant.with_options(table.options)
    scored = _scored(variant, options, table.scored)
    sheet = scored[-1].sheet if scored else variant.sheet(options)
    known = None if table.deal is None else read_view(table.deal)
    deal = None if known is None or known.phase is None else sample(known, Random(0))
    match = Match(variant, options, table.dealer, table.dealer, sheet, scored, deal)
    shown = SPECTATOR if table.seat is None else table.seat
    return Seen(match, _plans(table, texts), Chance.seeded(""), shown, known=known)


def acts_here(table: TableView) -> bool:
    """Whether the seat of this terminal is to act."""
    return table.seat is not None and table.to_act == table.seat


def _plans(table: TableView, texts: Texts) -> tuple[SeatPlan, ...]:
    """Who decides for each seat, and its name: no two alike."""
    plans = []
    for seat, place in enumerate(table.places):
        player = PERSON if seat == table.seat and acts_here(table) else ELSEWHERE
        plans.append(SeatPlan(player, _name(place, texts("seat-name", number=seat + 1))))
    return distinct(plans)


def _name(place: PlaceView, unnamed: str) -> str:
    """A name that is safe to print."""
    given = place.name if place.player == PERSON else place.player
    return quoted(given)[:LONGEST_NAME].strip() or unnamed


def _scored(
    variant: Variant, options: Options, forms: Iterable[Mapping[str, Any]]
) -> tuple[ScoredDeal, ...]:
    """The finished deals as far as their receipts tell: no cards."""
    found: list[ScoredDeal] = []
    sheet = variant.sheet(options)
    for form in forms:
        found.append(_scored_deal(variant, options, form, sheet))
        sheet = found[-1].sheet
    return tuple(found)


def _scored_deal(
    variant: Variant, options: Options, form: Mapping[str, Any], before: Sheet
) -> ScoredDeal:
    outcome, text = Outcome(form["result"]), form["contract"]
    contract = None if text is None else read_contract(text, form["declarer"])
    after = before.read(form["score"], contract if outcome is Outcome.REDEAL else None)
    dealer = range(variant.seats)[form["dealer"]]
    position = Position.with_stock(variant.seats, dealer, (), before)
    position = position._replace(contract=contract, tricks=tuple(map(int, form["tricks"])))
    end = Event(_ENDS[outcome], dealer, dealer)
    deal = Deal(variant, options, (), (), (), (end,), position, 0, None, ())
    return ScoredDeal(deal, tuple(_entry(entry) for entry in form["entries"]), after)


def _entry(form: Mapping[str, Any]) -> Entry:
    return Entry(
        player=form["player"],
        line=Line(form["line"]),
        kind=EntryKind(form["kind"]),
        points=form["points"],
        reason=form["reason"],
        steps=tuple(form["steps"]),
        factor=form["factor"],
        doubling=Doubling[form["doubling"].upper()],
        vulnerable=form["vulnerable"],
    )
