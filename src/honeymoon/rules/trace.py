"""The way of each place in the pack through a deal whose cards are not all known.

Where a card of the pack goes (which hand, the stock, the discards) follows from the public
actions alone, but for which card of a hand was laid aside face down. So the engine itself
plays the draw and the auction on a pack in which card number n stands for place n, and its
events tell the ways; face-down discards are choices that the caller has to make.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from honeymoon.rules.actions import Action, Kind, parse_action
from honeymoon.rules.cards import CARDS, EMPTY, SUIT_MASKS, SUIT_OF, Card, CardSet
from honeymoon.rules.deal import Deal
from honeymoon.rules.errors import RuleViolation, Violation
from honeymoon.rules.events import Event, EventKind, Seat
from honeymoon.rules.phases.play import Playing
from honeymoon.rules.scoring.sheet import Sheet
from honeymoon.rules.tricks import trick_winner
from honeymoon.rules.variants.variant import Options, Variant

Place = int
"""A place in the pack, 0 the top."""
_INTO_HAND = (EventKind.DEALT, EventKind.TOOK, EventKind.TOOK_STOCK)


@dataclass(frozen=True, slots=True)
class Setup:
    """What a deal starts from besides its pack."""

    variant: Variant
    options: Options
    sheet: Sheet
    dealer: Seat

    def start(self, deck: Iterable[Card]) -> Deal:
        """The deal with this pack."""
        return Deal.start(self.variant, self.options, self.sheet, self.dealer, deck)


@dataclass(frozen=True, slots=True)
class Holding:
    """What came into one hand, and what the cards it played say about it.

    ``places`` are places of the pack, each with the number of the hand's first discard at
    which it may go. ``discards`` are its discards in order, HIDDEN_DISCARD where unseen.
    ``played`` are cards it played, ``barred`` cards that it cannot have had at the end
    since it failed to follow suit.
    """

    hand: int
    places: tuple[tuple[Place, int], ...]
    discards: tuple[Action, ...]
    played: CardSet
    barred: CardSet

    @property
    def is_known(self) -> bool:
        """Whether it has played all the cards that it kept."""
        return len(self.played) == len(self.places) - len(self.discards)


@dataclass(frozen=True, slots=True)
class Trace:
    """The draw and the auction on the pack of places, and what came into each hand."""

    deal: Deal
    holdings: tuple[Holding, ...]


def trace(setup: Setup, actions: Sequence[Action]) -> Trace:
    """The ways of the places under these actions.

    Raises RuleViolation where a public action is against the rules.
    """
    deal = setup.start(CARDS)
    count = 0
    while count < len(actions) and actions[count].kind is not Kind.CARD:
        deal = deal.play(_stand_in(deal, actions[count]))
        count += 1
    if any(action.kind is not Kind.CARD for action in actions[count:]):
        raise RuleViolation(Violation.NOT_A_CARD)
    seen = _played(deal, [action.card for action in actions[count:]])
    discards = [a for a in actions[:count] if a.kind in (Kind.DISCARD, Kind.HIDDEN)]
    return Trace(deal, tuple(_holdings(deal, discards, seen)))


def read_actions(setup: Setup, tokens: Iterable[str]) -> tuple[Action, ...]:
    """The tokens as actions, each in the sense of its phase, though cards may be hidden.

    Raises NotationError for a token that means nothing, RuleViolation for a public action
    against the rules.
    """
    deal = setup.start(CARDS)
    actions: list[Action] = []
    for token in tokens:
        if deal.phase is None:
            raise RuleViolation(Violation.DEAL_IS_OVER)
        actions.append(parse_action(token, deal.phase.kinds))
        if actions[-1].kind is not Kind.CARD:
            deal = deal.play(_stand_in(deal, actions[-1]))
    return tuple(actions)


def _stand_in(deal: Deal, action: Action) -> Action:
    """Any legal discard for a discard: its way makes no difference to the others'."""
    laid_aside = action.kind in (Kind.DISCARD, Kind.HIDDEN)
    if laid_aside and deal.legal and deal.legal[-1].kind is Kind.DISCARD:
        return deal.legal[-1]
    return action


@dataclass(frozen=True, slots=True)
class _Played:
    cards: CardSet = EMPTY
    barred: CardSet = EMPTY

    def and_card(self, card: Card, led: Card) -> _Played:
        suit = SUIT_MASKS[SUIT_OF[led]]
        void = 0 if SUIT_OF[card] == SUIT_OF[led] else suit & ~self.cards
        return _Played(self.cards.with_card(card), self.barred | void)


def _played(deal: Deal, cards: Sequence[Card]) -> dict[int, _Played]:
    """What each hand played, and the suits in which it showed that it had no more."""
    hands: dict[int, _Played] = {}
    phase = deal.phase
    if not isinstance(phase, Playing):
        acting = deal.to_act
        return {acting: _Played(CardSet.of(cards))} if cards and acting is not None else {}
    assert deal.contract is not None
    leader, size = 0, len(phase.order)
    for start in range(0, len(cards), size):
        trick = cards[start : start + size]
        for turn, card in enumerate(trick):
            hand = phase.order[(leader + turn) % size]
            hands[hand] = hands.get(hand, _Played()).and_card(card, trick[0])
        leader = (leader + trick_winner(trick, deal.contract.trump)) % size
    return hands


def _holdings(
    deal: Deal, discards: Sequence[Action], played: dict[int, _Played]
) -> Iterable[Holding]:
    laid = [event.hand for event in deal.events if event.kind is EventKind.DISCARDED]
    for hand in range(len(deal.position.hands)):
        own = tuple(a for a, owner in zip(discards, laid, strict=True) if owner == hand)
        seen = played.get(hand, _Played())
        yield Holding(hand, _places(deal.events, hand), own, seen.cards, seen.barred)


def _places(events: Sequence[Event], hand: int) -> tuple[tuple[Place, int], ...]:
    """Places that came into the hand; one just taken cannot go at once (B-36)."""
    places: list[tuple[Place, int]] = []
    laid = 0
    for event in events:
        if event.hand != hand:
            continue
        laid += event.kind is EventKind.DISCARDED
        first = laid + (event.kind is EventKind.TOOK)
        places += [(int(place), first) for place in _kept(event)]
    return tuple(places)


def _kept(event: Event) -> tuple[Card, ...]:
    """The places of an event that went into the hand (DD-10, DD-11)."""
    if event.kind is EventKind.KEPT:
        return event.cards[:1]
    if event.kind is EventKind.REJECTED:
        return event.cards[1:]
    return event.cards if event.kind in _INTO_HAND else ()
