"""The trick on the table as the hand to play sees it: which cards can still come, and win."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from honeymoon.players.tips.known import cards_of_trick, holdings, side_of, union
from honeymoon.rules.cards import SUIT_MASKS, SUIT_OF, Card, CardSet, Suit
from honeymoon.rules.events import EventKind
from honeymoon.rules.tricks import follow_suit, trick_winner
from honeymoon.rules.view import View

NOTHING = -1
"""The strength of a card that cannot win, and of no card at all."""


@dataclass(frozen=True, slots=True)
class Table:
    """``hand`` is to play to ``trick``; ``is_winning`` says whether its side has the best card.

    ``partners`` are the hands of the side that lie open and play later in this trick; ``rivals``
    what each rival hand that plays later can hold, with ``guessed`` more than it does hold.
    ``against`` is all that rivals can hold, ``cards_against`` how many cards they do hold.
    ``needed`` are the tricks that the side still needs, ``refused`` counts by suit the cards
    that rivals did not want in the draw.
    """

    hand: CardSet
    trump: Suit | None
    trick: tuple[Card, ...]
    is_winning: bool
    is_declarer: bool
    is_opening: bool
    partners: tuple[CardSet, ...]
    rivals: tuple[CardSet, ...]
    guessed: bool
    against: CardSet
    cards_against: int
    needed: int
    refused: tuple[int, ...]

    @property
    def led(self) -> Suit | None:
        """The suit led, None for the leader."""
        return SUIT_OF[self.trick[0]] if self.trick else None

    @property
    def choices(self) -> CardSet:
        """The cards that may be played."""
        return follow_suit(self.hand, self.led)

    @property
    def top(self) -> int:
        """The strength of the card that is winning the trick."""
        led = self.led
        if led is None:
            return NOTHING
        return max(self.strength(card, led) for card in self.trick)

    def strength(self, card: Card, led: Suit) -> int:
        """How high a card ranks in a trick of this suit; NOTHING if it cannot win."""
        if SUIT_OF[card] is self.trump:
            return card.rank + 13
        return int(card.rank) if SUIT_OF[card] is led else NOTHING

    def reach(self, cards: CardSet, led: Suit) -> int:
        """The most that a hand with these cards can play to a trick of this suit."""
        return max((self.strength(card, led) for card in follow_suit(cards, led)), default=NOTHING)

    def threat(self, led: Suit) -> int:
        """The most that the rivals still to play can bring."""
        return max((self.reach(cards, led) for cards in self.rivals), default=NOTHING)

    def help(self, led: Suit) -> int:
        """The most that the side's other hands still to play can bring."""
        return max((self.reach(cards, led) for cards in self.partners), default=NOTHING)

    def side_length(self, suit: Suit) -> int:
        """Cards of a suit in this hand and the side's open hands that play later."""
        return sum(len(cards.holding(suit)) for cards in (self.hand, *self.partners))

    def length_against(self, suit: Suit) -> float:
        """How many cards of a suit the rivals hold, on average where it is not known."""
        possible = (self.against & SUIT_MASKS[suit]).bit_count()
        return possible * self.cards_against / max(1, len(self.against))


def table(view: View) -> Table:
    """The trick that this seat must play to now."""
    acting, order = _number(view.fact("hand")), _numbers(view.fact("order"))
    trick = cards_of_trick(view)
    side, held = side_of(view), holdings(view)
    place = order.index(acting)
    later = [order[(place + step) % len(order)] for step in range(1, len(order) - len(trick))]
    coming = [hand for hand in later if hand not in side]
    rivals = [hand for hand in order if hand not in side]
    contract = view.contract
    return Table(
        hand=held[acting],
        trump=None if contract is None else contract.trump,
        trick=trick,
        is_winning=_best_hand(view, trick, order) in side,
        is_declarer=contract is not None and contract.declarer == view.seat,
        is_opening=not trick and not sum(view.tricks),
        partners=tuple(held[n] for n in later if n in side and view.hands[n].cards is not None),
        rivals=tuple(held[hand] for hand in coming),
        guessed=any(len(held[hand]) > view.hands[hand].size for hand in coming),
        against=union(held[hand] for hand in rivals),
        cards_against=sum(view.hands[hand].size for hand in rivals),
        needed=view.needed[view.seat] if view.needed else 0,
        refused=_refused(view),
    )


def _number(fact: object) -> int:
    assert isinstance(fact, int)
    return fact


def _numbers(fact: object) -> tuple[int, ...]:
    assert isinstance(fact, tuple)
    return tuple(map(int, fact))


def _best_hand(view: View, trick: Sequence[Card], order: tuple[int, ...]) -> int | None:
    """The hand that is winning the trick, None before the lead."""
    if not trick:
        return None
    trump = None if view.contract is None else view.contract.trump
    leader = order.index(_number(view.fact("leader")))
    return order[(leader + trick_winner(trick, trump)) % len(order)]


def _refused(view: View) -> tuple[int, ...]:
    counts = [0, 0, 0, 0]
    for event in view.events:
        if event.kind is EventKind.REFUSED and event.seat != view.seat:
            counts[SUIT_OF[event.cards[0] or 0]] += 1
    return tuple(counts)
