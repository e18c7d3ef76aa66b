"""What may be taken back: one's last action, while nothing has been seen that was hidden."""

from __future__ import annotations

from honeymoon.rules.actions import Kind
from honeymoon.rules.deal import Deal
from honeymoon.rules.events import Event, EventKind, Seat
from honeymoon.rules.match import Match

OWN_ACTS = (EventKind.CALLED, EventKind.DISCARDED, EventKind.PLAYED)
"""Acts that show a seat no card that it did not have in its hand."""


def last_action(deal: Deal, match: Match, seat: Seat) -> tuple[int, Deal] | None:
    """The number of the seat's last action in the running deal, and the deal before it."""
    found = None
    now = match_before(match).deal_out(deal.deck).deal
    for number, action in enumerate(deal.actions):
        assert now is not None
        if now.to_act == seat:
            found = number, now
        now = now.play(action)
    return found


def match_before(match: Match) -> Match:
    """The match before its running deal."""
    return Match(
        match.variant, match.options, match.first_dealer, match.dealer, match.sheet, match.scored
    )


def has_seen(seat: Seat, before: Deal, deal: Deal) -> bool:
    """Whether the seat has seen a card since then that it had not seen before."""
    return any(_shows(event, seat) for event in deal.events[len(before.events) :])


def _shows(event: Event, seat: Seat) -> bool:
    if not event.cards or seat not in event.audience or event.kind is EventKind.TRICK:
        return False
    return event.seat != seat or event.kind not in OWN_ACTS


def is_open_call(before: Deal, deal: Deal, number: int) -> bool:
    """Whether it is a call after which nobody has called: a slip that may be mended."""
    assert before.phase is not None
    return Kind.CALL in before.phase.kinds and number == len(deal.actions) - 1
