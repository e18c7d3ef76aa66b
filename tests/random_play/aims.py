"""What the players of one deal work for together, and a deck that helps them."""

import random
from collections import Counter
from dataclasses import dataclass

from honeymoon.rules.actions import CHOOSE, Action
from honeymoon.rules.calls import Bid, Strain
from honeymoon.rules.cards import CARDS, Card, Rank, Suit
from honeymoon.rules.contract import Doubling
from honeymoon.rules.deal import Deal
from honeymoon.rules.events import Seat
from honeymoon.rules.match import Match
from honeymoon.rules.scoring.honours import ACES, trump_honours
from tests.random_play.cells import (
    BIDS_OF_SIZE,
    CELLS,
    HONOURS,
    PASSED_OUT,
    REDEAL,
    Cell,
    Kind,
    QuotaCell,
    required,
)

GOOD_CARDS = {"part-score": 0.2, "game": 0.5, "slam": 0.9}
"""How often a contract of that size is helped by the deck."""


@dataclass(frozen=True, slots=True)
class Aim:
    """A contract to reach and to make, or not; without a bid everybody passes.

    ``holder`` is dealt the cards ``wish`` and keeps them where the game lets him.
    """

    declarer: Seat
    bid: Bid | None
    doubling: Doubling
    made: bool
    holder: Seat
    wish: tuple[Card, ...] = ()

    @property
    def trump(self) -> Suit | None:
        """The trump suit of the contract."""
        return self.bid.strain.trump if self.bid else None


@dataclass(frozen=True, slots=True)
class QuotaAim:
    """A contract to choose and a quota to reach, or not; or the discard to forget."""

    declarer: Seat
    contract: Action
    made: bool
    forget: bool
    holder: Seat
    wish: tuple[Card, ...] = ()

    @property
    def trump(self) -> Suit | None:
        """The trump suit of the contract."""
        return self.contract.contract.trump


AnyAim = Aim | QuotaAim


def next_aim(match: Match, rng: random.Random, seen: Counter[Kind]) -> AnyAim:
    """An aim for the next deal; the kinds seen least are the likeliest."""
    possible = [kind for kind in required(match.variant.name) if _possible(kind, match)]
    weights = [1 / (1 + seen[kind]) ** 2 for kind in possible]
    return _aim(rng.choices(possible, weights)[0], match, rng)


def _possible(kind: Kind, match: Match) -> bool:
    if isinstance(kind, Cell):
        return kind.vulnerable in match.sheet.vulnerable
    if isinstance(kind, QuotaCell):
        forehand = (match.dealer + 1) % match.variant.seats
        return kind.contract.partition(":")[0] not in match.sheet.used(forehand)
    return kind not in HONOURS or match.options.flag("honours")


def _aim(kind: Kind, match: Match, rng: random.Random) -> AnyAim:
    if isinstance(kind, QuotaCell) or kind == REDEAL:
        return _quota_aim(kind, match, rng)
    if kind == PASSED_OUT:
        return Aim(0, None, Doubling.UNDOUBLED, False, 0)
    if isinstance(kind, Cell):
        return _contract_aim(kind, match, rng)
    return _honours_aim(str(kind), match, rng)


def _contract_aim(cell: Cell, match: Match, rng: random.Random) -> Aim:
    declarer = _declarer(cell, match, rng)
    bid = rng.choice(BIDS_OF_SIZE[cell.size])
    others = [seat for seat in range(match.variant.seats) if seat != declarer]
    helped = rng.random() < (GOOD_CARDS[cell.size] if cell.made else 0.3)
    return Aim(
        declarer=declarer,
        bid=bid,
        doubling=cell.doubling,
        made=cell.made,
        holder=declarer if cell.made else rng.choice(others),
        wish=good_cards(bid.strain.trump, rng) if helped else (),
    )


def _declarer(cell: Cell, match: Match, rng: random.Random) -> Seat:
    states = match.sheet.vulnerable
    return rng.choice([seat for seat, state in enumerate(states) if state == cell.vulnerable])


def _honours_aim(reason: str, match: Match, rng: random.Random) -> Aim:
    cell = rng.choice([cell for cell in CELLS if _possible(cell, match)])
    no_trump = reason == "honours.aces"
    bids = [bid for bid in BIDS_OF_SIZE[cell.size] if (bid.strain is Strain.NT) == no_trump]
    bid, declarer = rng.choice(bids), _declarer(cell, match, rng)
    honours = list(ACES if bid.strain.trump is None else trump_honours(bid.strain.trump))
    wish = rng.sample(honours, 4 if reason == "honours.four" else len(honours))
    holder = rng.randrange(match.variant.seats)
    return Aim(declarer, bid, cell.doubling, cell.made, holder, tuple(wish))


def _quota_aim(kind: Kind, match: Match, rng: random.Random) -> QuotaAim:
    forehand = (match.dealer + 1) % match.variant.seats
    free = [choice for choice in CHOOSE if choice.contract.kind not in match.sheet.used(forehand)]
    if not isinstance(kind, QuotaCell):
        return QuotaAim(forehand, rng.choice(free), True, True, forehand)
    choice = next(action for action in free if str(action) == kind.contract)
    helped = rng.random() < 0.5 and not choice.contract.avoid
    wish = good_cards(choice.contract.trump, rng) if helped else ()
    holder = forehand if kind.reached else rng.choice([0, 1, 2])
    return QuotaAim(forehand, choice, kind.reached, False, holder, wish)


def good_cards(trump: Suit | None, rng: random.Random) -> tuple[Card, ...]:
    """More than a hand can hold: long good trumps, and the top of the other suits."""
    length = rng.randint(7, 11)
    trumps = [card for card in reversed(CARDS) if card.suit == trump][:length]
    if trumps and rng.random() < 0.4:
        del trumps[rng.randrange(5)]
    tops = [Card.of(suit, rank) for rank in reversed(Rank) for suit in Suit if suit != trump]
    return (*trumps, *tops[:16])


def deck_for(match: Match, aim: AnyAim | None, rng: random.Random) -> tuple[Card, ...]:
    """A shuffled deck in which the holder's places have the cards of the wish."""
    deck = rng.sample(CARDS, len(CARDS))
    if aim is None or not aim.wish:
        return tuple(deck)
    places = _places(match, aim.holder, rng)
    wish = aim.wish[: len(places)]
    others = (card for card in deck if card not in wish)
    chosen = dict(zip(rng.sample(places, len(wish)), wish, strict=True))
    return tuple(chosen[place] if place in chosen else next(others) for place in range(52))


def _places(match: Match, seat: Seat, rng: random.Random) -> list[int]:
    """The places of a deck from which the seat gets its hand: its own, or one of each turn."""
    # In an unshuffled pack the number of a card is its place.
    probe = Deal.start(match.variant, match.options, match.sheet, match.dealer, CARDS)
    if probe.position.hands[seat]:
        return list(map(int, probe.position.hands[seat]))
    first = 0 if seat == probe.position.left_of_dealer else 2
    return [turn + rng.randrange(2) for turn in range(first, 52, 4)]
