"""Replay a record: play its actions, and say where they break the rules and what they score."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from honeymoon.rules.actions import HIDDEN_DISCARD
from honeymoon.rules.cards import EMPTY, CardSet
from honeymoon.rules.complete import Completed, Impossible, complete, steady_order
from honeymoon.rules.deal import Deal
from honeymoon.rules.errors import NotationError, RuleViolation
from honeymoon.rules.events import EventKind, Seat
from honeymoon.rules.match import Match
from honeymoon.rules.record import DealRecord, Record, RecordError
from honeymoon.rules.trace import Setup, read_actions

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
    match = Match(
        record.variant,
        record.options,
        record.first_dealer,
        record.first_dealer,
        record.variant.sheet(record.options),
    )
    done = Replay(record, match)
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


def _play_sealed(done: Replay, number: int, deal: DealRecord) -> Replay:
    """Complete the deal as far as it can be completed, and replay that."""
    match = done.match
    setup = Setup(match.variant, match.options, match.sheet, match.dealer)
    length = _completable(setup, deal)
    completed = _completed(setup, deal, length)
    # Before its first action any cards will do, since the known ones are all different.
    assert completed is not None
    tokens = (*map(str, completed.actions), *deal.actions[length:])
    start = replace(done, match=match.deal_out(completed.deck))
    return _veil(_play(start, number, tokens), len(done.legal), number, deal)


def _completable(setup: Setup, deal: DealRecord) -> int:
    """How many actions, from the first, can be completed to a legal deal."""
    low, high = 0, len(deal.actions)
    if _completed(setup, deal, high) is not None:
        return high
    while low + 1 < high:
        middle = (low + high) // 2
        if _completed(setup, deal, middle) is None:
            high = middle
        else:
            low = middle
    return low


def _completed(setup: Setup, deal: DealRecord, length: int) -> Completed | None:
    """The deal up to that many actions without anything hidden, None where that cannot be."""
    try:
        actions = read_actions(setup, deal.actions[:length])
        completed = complete(setup, deal.deck, actions, steady_order())
        played = setup.start(completed.deck)
        for action in completed.actions:
            played = played.play(action)
    except (RuleViolation, NotationError, Impossible):
        return None
    return completed


def _veil(done: Replay, first: int, number: int, sealed: DealRecord) -> Replay:
    """Hide what depends on cards that were only filled in: lists that cannot be known."""
    deal = done.match.deal or done.match.scored[-1].deal
    kept = tuple(_veiled(done.legal[first:], _states(deal), sealed, _played(deal)))
    error = done.error
    if isinstance(error, ReplayError) and error.deal == number and error.actor is not None:
        lists = (*done.legal[first:], (error.actor, error.legal))
        *_, (_, legal) = _veiled(lists, [*_states(deal), deal], sealed, _played(deal))
        error = replace(error, legal=legal)
    return Replay(done.record, done.match, done.legal[:first] + kept, error)


def _states(deal: Deal) -> Iterator[Deal]:
    """The deal before each of its actions."""
    setup = Setup(deal.variant, deal.options, deal.position.sheet, deal.position.dealer)
    state = setup.start(deal.deck)
    for action in deal.actions:
        yield state
        state = state.play(action)


def _played(deal: Deal) -> dict[int, CardSet]:
    """The cards that each hand played."""
    played: dict[int, CardSet] = {}
    for event in deal.events:
        if event.kind is EventKind.PLAYED:
            played[event.hand] = played.get(event.hand, EMPTY).with_card(event.cards[0])
    return played


def _veiled(
    lists: Iterable[LegalList],
    states: Iterable[Deal],
    sealed: DealRecord,
    played: dict[int, CardSet],
) -> Iterator[LegalList]:
    in_deck = CardSet.of(card for card in sealed.deck if card is not None)
    hid: set[Seat] = set()
    for (actor, legal), state, token in zip(lists, states, (*sealed.actions, ""), strict=False):
        sure = played.get(state.acting_hand, EMPTY)
        known = sure if actor in hid else CardSet(sure | in_deck)
        is_known = not state.chooses_a_card or not state.acting_cards & ~known
        yield actor, legal if is_known else None
        if token == str(HIDDEN_DISCARD):
            hid.add(actor)
