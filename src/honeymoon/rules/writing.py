"""From a match to its record, whole or sealed (docs/record.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from honeymoon.rules.cards import CardSet
from honeymoon.rules.deal import Deal
from honeymoon.rules.events import SPECTATOR
from honeymoon.rules.match import Match
from honeymoon.rules.record import FORMAT, HIDDEN_CARD, VERSION
from honeymoon.rules.view import view


def record_of(
    match: Match,
    players: Sequence[str] | None = None,
    seats: Sequence[str] | None = None,
    practice: bool = False,
    sealed: bool = False,
) -> dict[str, Any]:
    """The match as a record, in canonical tokens; ``read_record`` reads it back.

    Sealed, it leaves out every card that no spectator saw during the deal ("??"), and the
    faces of discards ("-??"). A card that was played stands at its place in the deck, so it
    can be told when a player drew it.
    """
    record: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "game": match.variant.name,
        "options": match.variant.changed(match.options),
        "first_dealer": match.first_dealer,
    }
    if players is not None:
        record["players"] = list(players)
    if seats is not None:
        record["seats"] = list(seats)
    flags = {"practice": practice, "sealed": sealed}
    record.update({name: True for name, value in flags.items() if value})
    record["deals"] = [_deal(deal, sealed) for deal in _all_deals(match)]
    return record


def _all_deals(match: Match) -> list[Deal]:
    finished = [scored.deal for scored in match.scored]
    return finished if match.deal is None else [*finished, match.deal]


def _deal(deal: Deal, sealed: bool) -> dict[str, list[str]]:
    if sealed:
        return _sealed_deal(deal)
    return {"deck": [str(card) for card in deal.deck], "actions": [str(a) for a in deal.actions]}


def _sealed_deal(deal: Deal) -> dict[str, list[str]]:
    seen = view(deal, SPECTATOR)
    shown = CardSet.of(card for event in seen.events for card in event.cards if card is not None)
    return {
        "deck": [str(card) if card in shown else HIDDEN_CARD for card in deal.deck],
        "actions": [str(action) for action in seen.actions],
    }
