"""View: everything one seat may know of a running deal, built up from nothing.

No field is copied from a full state and then cut down: each one is public, or granted by
an audience (``position.audiences``, an event's audience) or by the phase's ``observe``.
Equal views mean that the seat cannot tell the deals apart (rules.md section E).
"""

from __future__ import annotations

from dataclasses import dataclass

from honeymoon.rules.actions import DISCARD_CARD, HIDDEN_DISCARD, PLAY_CARD, Action, Kind
from honeymoon.rules.cards import EMPTY, Card, CardSet
from honeymoon.rules.contract import AnyContract, QuotaContract
from honeymoon.rules.deal import Deal
from honeymoon.rules.errors import RuleViolation
from honeymoon.rules.events import SPECTATOR, EventKind, Owner, Seat, SeenEvent
from honeymoon.rules.phase import Fact
from honeymoon.rules.scoring.sheet import Sheet
from honeymoon.rules.variants.variant import OptionValue


@dataclass(frozen=True, slots=True)
class HandView:
    """A hand on the table: whose it is (a negative Role while nobody's), how many cards.

    ``cards`` is None where this seat may not see them.
    """

    owner: Owner
    size: int
    cards: CardSet | None


@dataclass(frozen=True, slots=True)
class View:
    """What ``seat`` knows; SPECTATOR (-1) knows what is public.

    ``hands`` come first for each seat, then for each dummy. ``stock`` and
    ``discard_sizes`` are numbers of cards face down, ``open_cards`` lie face up beside the
    stock; ``own_discards`` what this seat laid aside itself. ``actions`` are all actions of
    the deal, another seat's discards as HIDDEN_DISCARD. ``facts`` are what the phase tells
    this seat. ``legal`` and ``forbidden`` (card and reason) are filled for the seat to act
    alone.
    """

    game: str
    options: tuple[tuple[str, OptionValue], ...]
    seat: Seat
    dealer: Seat
    sheet: Sheet
    phase: str | None
    to_act: Seat | None
    hands: tuple[HandView, ...]
    stock: int
    open_cards: tuple[Card, ...]
    discard_sizes: tuple[int, ...]
    own_discards: CardSet
    dead: CardSet
    contract: AnyContract | None
    tricks: tuple[int, ...]
    facts: tuple[tuple[str, Fact], ...]
    actions: tuple[Action, ...]
    events: tuple[SeenEvent, ...]
    legal: tuple[Action, ...]
    forbidden: tuple[tuple[Card, RuleViolation], ...]

    @property
    def seats(self) -> int:
        """How many players there are."""
        return len(self.tricks)

    @property
    def hand(self) -> CardSet:
        """The seat's own cards; none for a spectator."""
        own = self.hands[self.seat].cards if self.seat != SPECTATOR else None
        return EMPTY if own is None else own

    @property
    def regular(self) -> tuple[Action, ...]:
        """The legal actions less an irregularity, which no computer player commits (B-61)."""
        return tuple(action for action in self.legal if action.kind is self.legal[-1].kind)

    def fact(self, name: str) -> Fact:
        """One fact of the phase by its name; None where the phase does not tell it."""
        return dict(self.facts).get(name)

    @property
    def total_tricks(self) -> int:
        """The tricks of this deal: won, running and to come; 0 before the play."""
        left = self.fact("tricks_left")
        return sum(self.tricks) + (left if isinstance(left, int) else 0)

    @property
    def needed(self) -> tuple[int, ...] | None:
        """Tricks each seat still needs: declarer for the contract, the others to defeat it.

        Quota contracts: tricks up to the seat's quota, never below 0. None before the play.
        """
        contract = self.contract
        if contract is None or not self.total_tricks:
            return None
        return tuple(max(0, self._needs(contract, seat)) for seat in range(self.seats))

    def _needs(self, contract: AnyContract, seat: Seat) -> int:
        if isinstance(contract, QuotaContract):
            return contract.quota(seat) - self.tricks[seat]
        declared = self.tricks[contract.declarer]
        if seat == contract.declarer:
            return contract.target - declared
        return self.total_tricks - contract.target + 1 - (sum(self.tricks) - declared)


def view(deal: Deal, seat: Seat) -> View:
    """What that seat (or SPECTATOR) may know of the deal now; ValueError for no such seat."""
    if seat != SPECTATOR and seat not in range(deal.variant.seats):
        raise ValueError(f"no seat {seat}")
    position, phase = deal.position, deal.phase
    facts = {} if phase is None else phase.observe(position, seat)
    acts = phase is not None and deal.to_act == seat
    return View(
        game=deal.variant.name,
        options=deal.options.pairs,
        seat=seat,
        dealer=position.dealer,
        sheet=position.sheet,
        phase=None if phase is None else phase.name,
        to_act=deal.to_act,
        hands=tuple(_hand_view(deal, hand, seat) for hand in range(len(position.hands))),
        stock=len(position.stock),
        open_cards=position.open_cards,
        discard_sizes=tuple(map(len, position.discards)),
        own_discards=EMPTY if seat == SPECTATOR else position.discards[seat],
        dead=position.dead,
        contract=position.contract,
        tricks=position.tricks,
        facts=tuple(facts.items()),
        actions=_seen_actions(deal, seat),
        events=tuple([event.seen_by(seat) for event in deal.events]),
        legal=deal.legal if acts else (),
        forbidden=_forbidden(deal) if acts else (),
    )


def _hand_view(deal: Deal, hand: int, seat: Seat) -> HandView:
    position = deal.position
    cards = position.hands[hand]
    seen = seat in position.audiences[hand]
    return HandView(position.owners[hand], len(cards), cards if seen else None)


def _seen_actions(deal: Deal, seat: Seat) -> tuple[Action, ...]:
    """The actions, with the discards that this seat did not see hidden."""
    discards = iter([event for event in deal.events if event.kind is EventKind.DISCARDED])
    return tuple(
        HIDDEN_DISCARD
        if action.kind is Kind.DISCARD and seat not in next(discards).audience
        else action
        for action in deal.actions
    )


def _forbidden(deal: Deal) -> tuple[tuple[Card, RuleViolation], ...]:
    """Each card of the acting hand that may not be chosen now, with the reason."""
    if deal.phase is None or not deal.chooses_a_card:
        return ()
    choices = PLAY_CARD if deal.phase.kinds[0] is Kind.CARD else DISCARD_CARD
    reasons = ((card, deal.why_not(choices[card])) for card in deal.acting_cards)
    return tuple((card, reason) for card, reason in reasons if reason is not None)
