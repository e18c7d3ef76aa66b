"""A match that was written down becomes the log of a table, if every action of it was legal."""

from __future__ import annotations

from collections.abc import Iterator

from honeymoon.protocol.http import Import
from honeymoon.rules.errors import RuleViolation
from honeymoon.rules.record import Record, RecordError, read_record
from honeymoon.rules.replay import LegalList, Replay, ReplayError, replay
from honeymoon.server import logged
from honeymoon.server.errors import Refused, TableRefusal
from honeymoon.server.logged import Created, Event
from honeymoon.server.state import PERSON


class RecordRefused(TableRefusal):
    """The record cannot be played: ``reason`` says why, ``law`` names the rule if it is one."""

    def __init__(self, code: Refused, reason: str, law: str | None = None) -> None:
        super().__init__(code)
        self.reason = reason
        self.law = law


def imported(wanted: Import) -> tuple[Created, tuple[Event, ...]]:
    """The terms of the table and what happened at it. Raises RecordRefused.

    A sealed record is refused: nobody could go on with it. Whoever brings a record may know
    its hidden cards, so the match counts as practice.
    """
    done = _replayed(wanted)
    return _terms(wanted, done.record), tuple(_events(done))


def _replayed(wanted: Import) -> Replay:
    try:
        record = read_record(wanted.record)
    except RecordError as wrong:
        raise RecordRefused(Refused.RECORD, wrong.code) from None
    if record.sealed:
        raise RecordRefused(Refused.SEALED, "sealed")
    done = replay(record)
    if done.error is not None:
        raise _refused(done.error)
    return done


def _refused(error: ReplayError | RecordError) -> RecordRefused:
    wrong = error.error if isinstance(error, ReplayError) else error
    law = wrong.rule if isinstance(wrong, RuleViolation) else None
    return RecordRefused(Refused.RECORD, wrong.code, law)


def _terms(wanted: Import, record: Record) -> Created:
    return Created(
        record.variant.name,
        record.variant.changed(record.options),
        wanted.seats or (PERSON,) * record.variant.seats,
        record.first_dealer,
        wanted.stand_in,
        wanted.take_back,
        wanted.hints,
        wanted.draw_ahead,
        imported=True,
    )


def _events(done: Replay) -> Iterator[Event]:
    lists: Iterator[LegalList] = iter(done.legal)
    running = () if done.match.deal is None else (done.match.deal,)
    for deal in (*(scored.deal for scored in done.match.scored), *running):
        yield logged.Dealt(tuple(map(int, deal.deck)))
        for action in deal.actions:
            seat, _ = next(lists)
            yield logged.Acted(seat, int(action))
