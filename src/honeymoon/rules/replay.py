"""Replay a record: play its actions, and say where they break the rules and what they score."""

from __future__ import annotations

from dataclasses import dataclass, replace

from honeymoon.rules.deal import Deal
from honeymoon.rules.errors import NotationError, RuleViolation
from honeymoon.rules.events import Seat
from honeymoon.rules.match import Match
from honeymoon.rules.record import DealRecord, Record, RecordError
from honeymoon.rules.sealed import filled_in, known_lists
from honeymoon.rules.trace import Setup

LegalList = tuple[Seat, tuple[str, ...] | None]
"""The seat to act and all legal tokens, sorted; None where they cannot be known."""


@dataclass(frozen=True, slots=True)
class ReplayError:
    """The action that is not legal, by its place; ``error`` is why.

    ``actor`` and ``legal`` are whose turn it was and what was legal; after the end of a
    deal None and empty.
    """

    deal: int
    action: int
    token: str
    error: RuleViolation | NotationError
    actor: Seat | None
    legal: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class Replay:
    """A record played as far as it is right.

    ``legal`` has a list for each action played; ``error`` is what stopped it: an action, or
    a deal in the wrong place.
    """

    record: Record
    match: Match
    legal: tuple[LegalList, ...] = ()
    error: ReplayError | RecordError | None = None


def replay(record: Record) -> Replay:
    """Play the record's deals in order, up to its end or to the first thing that is wrong."""
    done = Replay(record, Match.of(record.variant, record.options, record.first_dealer))
    for number, deal in enumerate(record.deals):
        done = _with_deal(done, number, deal)
        if done.error is not None:
            break
    return done


def _with_deal(done: Replay, number: int, deal: DealRecord) -> Replay:
    if done.match.is_over:
        return replace(done, error=_misplaced("record.after-end", number))
    if done.match.deal is not None:
        return replace(done, error=_misplaced("record.deal-unfinished", number - 1))
    if done.record.sealed:
        return _play_sealed(done, number, deal)
    cards = tuple(card for card in deal.deck if card is not None)
    return _play(replace(done, match=done.match.deal_out(cards)), number, deal.actions)


def _misplaced(code: str, number: int) -> RecordError:
    return RecordError(code, f"deals[{number}]", deal=number)


def _play(done: Replay, number: int, tokens: tuple[str, ...]) -> Replay:
    match, legal = done.match, list(done.legal)
    for place, token in enumerate(tokens):
        try:
            played = match.play(token)
        except (RuleViolation, NotationError) as wrong:
            error = _error(match.deal, number, place, token, wrong)
            return Replay(done.record, match, tuple(legal), error)
        assert match.deal is not None
        legal.append(_legal_list(match.deal))
        match = played
    return Replay(done.record, match, tuple(legal))


def _legal_list(deal: Deal) -> LegalList:
    assert deal.to_act is not None
    return deal.to_act, tuple(sorted(map(str, deal.legal)))


def _error(
    deal: Deal | None, number: int, place: int, token: str, wrong: RuleViolation | NotationError
) -> ReplayError:
    if deal is None:
        return ReplayError(number, place, token, wrong, None, ())
    actor, legal = _legal_list(deal)
    return ReplayError(number, place, token, wrong, actor, legal)


def _play_sealed(done: Replay, number: int, sealed: DealRecord) -> Replay:
    """Replay the deal with its hidden cards filled in, and leave out what that made up."""
    match = done.match
    setup = Setup(match.variant, match.options, match.sheet, match.dealer)
    deck, tokens = filled_in(setup, sealed)
    played = _play(replace(done, match=match.deal_out(deck)), number, tokens)
    return _veil(played, len(done.legal), sealed)


def _veil(done: Replay, first: int, sealed: DealRecord) -> Replay:
    known = known_lists(done.match.deal or done.match.scored[-1].deal, sealed)
    lists = zip(done.legal[first:], known, strict=False)
    legal = tuple((actor, tokens if sure else None) for (actor, tokens), sure in lists)
    error = done.error
    if isinstance(error, ReplayError) and error.actor is not None and not known[-1]:
        error = replace(error, legal=None)
    return Replay(done.record, done.match, done.legal[:first] + legal, error)
