"""What a seat is shown of its table, put together from what it may know and nothing else.

This is the only place from which a table's state goes into messages.
"""

from __future__ import annotations

from typing import Any

from honeymoon.protocol.messages import AheadView, ClaimView, PlaceView, TableView
from honeymoon.rules.actions import PASS
from honeymoon.rules.contract import Contract
from honeymoon.rules.events import SPECTATOR, Seat
from honeymoon.rules.match import ScoredDeal
from honeymoon.rules.result import entry_json
from honeymoon.rules.scoring.entry import Entry
from honeymoon.rules.view import view
from honeymoon.rules.view_json import view_json
from honeymoon.server.drawing_ahead import imagined, is_draw
from honeymoon.server.state import Table


def table_view(table: Table, who: Seat) -> TableView:
    """The view of a seat, or of SPECTATOR."""
    seen = view(table.deal, who) if table.deal is not None and table.sees_deal(who) else None
    return TableView(
        n=table.view_number(who),
        seat=None if who == SPECTATOR else who,
        game=table.terms.game,
        options=table.terms.options,
        places=tuple(_place(table, seat) for seat in table.seats),
        take_back=table.terms.take_back,
        hints=table.terms.hints,
        stand_in=table.terms.stand_in,
        paused=table.paused,
        practice=table.practice,
        match=len(table.past),
        winners=table.match.winners,
        dealer=table.match.dealer,
        to_act=table.to_act,
        pass_ends=_pass_ends(table, who),
        asked_back=table.asked_back,
        allowed_back=_allowed_back(table),
        claim=_claim(table),
        deal=None if seen is None else view_json(seen),
        ahead=_ahead(table, who),
        scored=tuple(_scored(scored) for scored in table.match.scored),
    )


def _pass_ends(table: Table, who: Seat) -> bool:
    """Whether a pass of this seat would end the auction now."""
    deal = table.match.deal
    if deal is None or table.to_act != who or deal.phase is None or PASS not in deal.legal:
        return False
    after = deal.play(PASS)
    return after.phase is None or after.phase.name != deal.phase.name


def _place(table: Table, seat: Seat) -> PlaceView:
    place = table.places[seat]
    return PlaceView(place.player, place.name, place.taken, place.stand_in, seat in table.ready)


def _allowed_back(table: Table) -> tuple[Seat, ...]:
    """Those whose yes was heard to what is asked now."""
    return tuple(sorted(table.allowed_back)) if table.asked_back else ()


def _claim(table: Table) -> ClaimView | None:
    """A claim with the claimer's cards, which he has laid open."""
    if table.claim is None or table.match.deal is None:
        return None
    seat, rest = table.claim
    cards = view(table.match.deal, seat).hand
    return ClaimView(seat, rest, tuple(map(str, cards)))


def _ahead(table: Table, who: Seat) -> AheadView | None:
    """The seat's own draw, where it may go on before its turn, or has done so."""
    deal = table.match.deal
    if who == SPECTATOR or deal is None or not table.terms.draw_ahead or not is_draw(deal):
        return None
    choices = table.ahead[who]
    now = imagined(deal, who, choices)
    seen, goes_on = view(now, who), is_draw(now)
    return AheadView(
        tuple(map(str, choices)),
        str(seen.fact("card")) if goes_on else None,
        tuple(map(str, seen.hand)),
        tuple(map(str, seen.own_discards)),
        tuple(map(str, seen.legal)) if goes_on else (),
    )


def _scored(scored: ScoredDeal) -> dict[str, Any]:
    """A finished deal: what was contracted, taken and written down, why, and the sheet with it."""
    deal, contract = scored.deal, scored.deal.contract
    assert deal.outcome is not None
    return {
        "dealer": deal.position.dealer,
        "result": deal.outcome.value,
        "contract": None if contract is None else str(contract),
        "declarer": None if contract is None else contract.declarer,
        "target": contract.target if isinstance(contract, Contract) else None,
        "tricks": list(deal.position.tricks),
        "sheet": dict(scored.sheet.facts()),
        "entries": [_explained(entry) for entry in scored.entries],
        "score": {**scored.sheet.facts()},
    }


def _explained(entry: Entry) -> dict[str, Any]:
    return {
        **entry_json(entry),
        "reason": entry.reason,
        "steps": list(entry.steps),
        "factor": entry.factor,
        "doubling": entry.doubling.name.lower(),
        "vulnerable": entry.vulnerable,
    }
