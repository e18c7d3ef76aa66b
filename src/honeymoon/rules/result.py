"""What a record came to, as JSON values (docs/record.md, "Result")."""

from __future__ import annotations

from typing import Any

from honeymoon.rules.deal import Deal
from honeymoon.rules.match import Match, ScoredDeal
from honeymoon.rules.record import RecordError
from honeymoon.rules.replay import Replay, ReplayError
from honeymoon.rules.scoring.entry import Entry, Outcome
from honeymoon.rules.scoring.rubber import RubberSheet


def result_of(replay: Replay, with_legal: bool = False) -> dict[str, Any]:
    """The result object of a record that was played without error, or its error object."""
    if replay.error is not None:
        return error_of(replay.error)
    match = replay.match
    winners = match.winners
    result = {
        "game": match.variant.name,
        "finished": match.is_over,
        "winners": None if winners is None else list(winners),
        **_sheet(match),
        "deals": _deals(match),
    }
    if with_legal:
        result["legal"] = [[seat, _listed(tokens)] for seat, tokens in replay.legal]
    return result


def _listed(tokens: tuple[str, ...] | None) -> list[str] | None:
    return None if tokens is None else list(tokens)


def _sheet(match: Match) -> dict[str, Any]:
    sheet = match.sheet
    if isinstance(sheet, RubberSheet):
        return {**sheet.facts(), "rubber_winner": sheet.rubber_winner}
    return {"totals": list(sheet.totals)}


def _deals(match: Match) -> list[dict[str, Any]]:
    finished = [_scored(scored) for scored in match.scored]
    return finished if match.deal is None else [*finished, _deal(match.deal, "unfinished")]


def _scored(scored: ScoredDeal) -> dict[str, Any]:
    outcome = scored.deal.outcome
    assert outcome is not None
    entries = [entry_json(entry) for entry in scored.entries]
    return {**_deal(scored.deal, outcome.value), "entries": entries}


def _deal(deal: Deal, result: str) -> dict[str, Any]:
    contract = deal.contract
    named = contract is not None and result != Outcome.PASSED_OUT.value
    return {
        "dealer": deal.position.dealer,
        "result": result,
        "contract": str(contract) if named else None,
        "declarer": contract.declarer if named and contract is not None else None,
        "tricks": list(deal.position.tricks),
        "entries": [],
    }


def entry_json(entry: Entry) -> dict[str, Any]:
    """One amount: player, line, kind and points."""
    return {
        "player": entry.player,
        "line": entry.line.value,
        "kind": entry.kind.value,
        "points": entry.points,
    }


def error_of(error: ReplayError | RecordError) -> dict[str, Any]:
    """The error object; a sentence for people (``message``) is the program's to add."""
    if isinstance(error, RecordError):
        return _input_error(error)
    legal = error.legal
    return {
        "error": {
            "deal": error.deal,
            "action": error.action,
            "token": error.token,
            "code": error.error.code,
        },
        "actor": error.actor,
        "legal": _listed(legal),
    }


def _input_error(error: RecordError) -> dict[str, Any]:
    place: dict[str, Any] = {"line": error.line, "path": error.path}
    if error.column is not None:
        place["column"] = error.column
    return {
        "error": {"deal": error.deal, "action": None, "token": None, "code": error.code, **place},
        "actor": None,
        "legal": [],
    }
