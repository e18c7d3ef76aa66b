"""Position: everything about a running deal that more than one phase reads.

Position, Step, Event and Deal are named tuples, since every action builds several of them and a
tuple costs a fifth of a frozen dataclass of that size.
"""

from __future__ import annotations

from typing import NamedTuple

from honeymoon.rules.cards import EMPTY, Card, CardSet
from honeymoon.rules.contract import AnyContract
from honeymoon.rules.events import Audience, Owner, Seat
from honeymoon.rules.scoring.sheet import Sheet


class Position(NamedTuple):
    """The cards and the contract.

    ``hands`` come first for each seat, then for each dummy; ``owners`` says which seat (or
    Role) plays each hand, ``audiences`` which seats see its cards. ``stock`` is what was not
    dealt, top first, ``open_cards`` what lies face up beside it, ``discards`` what each seat
    laid aside face down, ``dead`` what lies face up out of play, ``tricks`` what each seat
    has won, ``sheet`` the public score sheet before this deal. ``held`` are the hands when
    the opening lead is made (B-20).
    """

    dealer: Seat
    hands: tuple[CardSet, ...]
    owners: tuple[Owner, ...]
    audiences: tuple[Audience, ...]
    stock: tuple[Card, ...]
    open_cards: tuple[Card, ...]
    discards: tuple[CardSet, ...]
    dead: CardSet
    contract: AnyContract | None
    tricks: tuple[int, ...]
    sheet: Sheet
    held: tuple[CardSet, ...] = ()

    @classmethod
    def with_stock(cls, seats: int, dealer: Seat, deck: tuple[Card, ...], sheet: Sheet) -> Position:
        """All cards in the stock, empty hands, the contract that the sheet has kept (BI-21)."""
        return cls(
            dealer,
            (EMPTY,) * seats,
            tuple(range(seats)),
            tuple((seat,) for seat in range(seats)),
            deck,
            (),
            (EMPTY,) * seats,
            EMPTY,
            sheet.kept_contract,
            (0,) * seats,
            sheet,
        )

    @property
    def seats(self) -> int:
        """How many players there are."""
        return len(self.tricks)

    @property
    def left_of_dealer(self) -> Seat:
        """The dealer's left neighbour; with two players the non-dealer."""
        return (self.dealer + 1) % self.seats

    def next_seat(self, seat: Seat) -> Seat:
        """The next seat clockwise."""
        return (seat + 1) % self.seats

    def with_dummies(self, owners: tuple[Owner, ...], audiences: tuple[Audience, ...]) -> Position:
        """This position with one more empty hand for each owner."""
        return self._replace(
            hands=self.hands + (EMPTY,) * len(owners),
            owners=self.owners + owners,
            audiences=self.audiences + audiences,
        )

    def with_hand(self, hand: int, cards: CardSet) -> Position:
        """This position with other cards in one hand."""
        return self._with((*self.hands[:hand], cards, *self.hands[hand + 1 :]), self.tricks)

    def with_card_played(self, hand: int, card: Card, taker: Seat | None = None) -> Position:
        """The card has left the hand; with it ``taker`` has won the trick, if it is complete."""
        hands, tricks = list(self.hands), self.tricks
        hands[hand] = hands[hand].without(card)
        if taker is not None:
            tricks = (*tricks[:taker], tricks[taker] + 1, *tricks[taker + 1 :])
        return self._with(tuple(hands), tricks)

    def _with(self, hands: tuple[CardSet, ...], tricks: tuple[int, ...]) -> Position:
        # The constructor costs a third of _replace, and this is the busiest path.
        return Position(
            self.dealer,
            hands,
            self.owners,
            self.audiences,
            self.stock,
            self.open_cards,
            self.discards,
            self.dead,
            self.contract,
            tricks,
            self.sheet,
            self.held,
        )

    def drawn(self, seat: Seat, kept: Card, laid: Card) -> Position:
        """Two cards have left the stock, one to the hand, one face down for good (DD-13, DD-17)."""
        hand, pile = self.hands[seat].with_card(kept), self.discards[seat].with_card(laid)
        return self._replace(
            hands=(*self.hands[:seat], hand, *self.hands[seat + 1 :]),
            stock=self.stock[2:],
            discards=(*self.discards[:seat], pile, *self.discards[seat + 1 :]),
        )

    def for_play(self, owners: tuple[Owner, ...]) -> Position:
        """This position with the seats that play each hand; the hands are noted (B-20)."""
        return self._replace(owners=owners, held=self.hands)

    def with_stock_less(self, count: int) -> Position:
        """This position with that many cards fewer on the stock."""
        return self._replace(stock=self.stock[count:])

    def opened(self, count: int) -> Position:
        """The top cards of the stock lie face up beside it (BI-05)."""
        return self._replace(stock=self.stock[count:], open_cards=self.stock[:count])

    def taken_up(self, seat: Seat, cards: tuple[Card, ...]) -> Position:
        """The seat has taken those cards, from the stock or face up, into its hand."""
        taken = CardSet.of(cards)
        held = self.with_hand(seat, self.hands[seat] | taken)
        return held._replace(
            stock=tuple(card for card in self.stock if card not in taken),
            open_cards=tuple(card for card in self.open_cards if card not in taken),
        )

    def with_discard(self, seat: Seat, card: Card) -> Position:
        """The card lies on that seat's face-down discards."""
        piles = self.discards
        pile = piles[seat].with_card(card)
        return self._replace(discards=(*piles[:seat], pile, *piles[seat + 1 :]))

    def with_dead(self, card: Card) -> Position:
        """The card lies face up out of play (B-33)."""
        return self._replace(dead=self.dead.with_card(card))

    def with_contract(self, contract: AnyContract | None) -> Position:
        """This position under that contract."""
        return self._replace(contract=contract)

    def face_up(self, hands: tuple[int, ...], audience: Audience) -> Position:
        """This position with those hands open to the audience."""
        shown = tuple(audience if hand in hands else old for hand, old in enumerate(self.audiences))
        return self._replace(audiences=shown)
