"""Sealed deals: fill in what they hide, and tell what follows from their known cards alone."""

from __future__ import annotations

from collections.abc import Iterator

from honeymoon.rules.actions import HIDDEN_DISCARD, Kind
from honeymoon.rules.cards import EMPTY, Card, CardSet
from honeymoon.rules.complete import Completed, Impossible, complete, steady_order
from honeymoon.rules.deal import Deal
from honeymoon.rules.errors import NotationError, RuleViolation
from honeymoon.rules.events import EventKind, Seat
from honeymoon.rules.record import DealRecord
from honeymoon.rules.trace import Setup, read_actions


def filled_in(setup: Setup, sealed: DealRecord) -> tuple[tuple[Card, ...], tuple[str, ...]]:
    """A pack and tokens for the ordinary replay.

    As many actions as can be completed hide nothing; the first that cannot is refused there.
    """
    length = _completable(setup, sealed)
    completed = _completed(setup, sealed, length)
    # Before its first action any cards will do, since the known ones are all different.
    assert completed is not None
    return completed.deck, (*map(str, completed.actions), *sealed.actions[length:])


def _completable(setup: Setup, sealed: DealRecord) -> int:
    """How many actions, from the first, can be completed to a legal deal."""
    low, high = 0, len(sealed.actions)
    if _completed(setup, sealed, high) is not None:
        return high
    while low + 1 < high:
        middle = (low + high) // 2
        if _completed(setup, sealed, middle) is None:
            high = middle
        else:
            low = middle
    return low


def _completed(setup: Setup, sealed: DealRecord, length: int) -> Completed | None:
    """The deal up to that many actions without anything hidden, None where that cannot be."""
    try:
        actions = read_actions(setup, sealed.actions[:length])
        completed = complete(setup, sealed.deck, actions, steady_order())
        played = setup.start(completed.deck)
        for action in completed.actions:
            played = played.play(action)
    except (RuleViolation, NotationError, Impossible):
        return None
    return completed


def known_lists(deal: Deal, sealed: DealRecord) -> tuple[bool, ...]:
    """For each decision of the deal, the next one too, whether its legal list is known.

    ``deal`` is the sealed one with its hidden cards filled in.
    """
    in_deck = CardSet.of(card for card in sealed.deck if card is not None)
    played, known, hid = _played(deal), [], set[Seat]()
    for state, token in zip(_states(deal), (*sealed.actions, ""), strict=False):
        assert state.to_act is not None
        known.append(_is_known(state, played, EMPTY if state.to_act in hid else in_deck))
        if token == str(HIDDEN_DISCARD):
            hid.add(state.to_act)
    return tuple(known)


def _is_known(state: Deal, played: dict[int, CardSet], in_deck: CardSet) -> bool:
    """Whether the acting hand, where its cards are the choice, is known to hold just these.

    What it played later it held before, unless it could still draw it.
    """
    if not state.chooses_a_card:
        return True
    assert state.phase is not None
    draws = state.phase.kinds[0] is Kind.DISCARD and state.position.stock
    sure = EMPTY if draws else played.get(state.acting_hand, EMPTY)
    return not state.acting_cards - (sure | in_deck)


def _states(deal: Deal) -> Iterator[Deal]:
    """The deal before each of its actions, and as it is unless it is over."""
    setup = Setup(deal.variant, deal.options, deal.position.sheet, deal.position.dealer)
    state = setup.start(deal.deck)
    for action in deal.actions:
        yield state
        state = state.play(action)
    if not state.is_over:
        yield state


def _played(deal: Deal) -> dict[int, CardSet]:
    """The cards that each hand played."""
    played: dict[int, CardSet] = {}
    for event in deal.events:
        if event.kind is EventKind.PLAYED:
            played[event.hand] = played.get(event.hand, EMPTY).with_card(event.cards[0])
    return played
