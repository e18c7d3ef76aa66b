"""Who has seen which card: the table of the law ("who knows what") kept by hand.

This is the tests' own reading of the law. It follows every card of the pack through a deal and
notes whose eyes have met its face; of the engine it uses only the order of turns, the contract
and the actions, which are public. Nothing here asks an event or a view.
"""

from __future__ import annotations

from collections.abc import Iterable

from honeymoon.rules.actions import REFUSE, REJECT, TAKE, Action, Kind
from honeymoon.rules.cards import CARDS, Card
from honeymoon.rules.deal import Deal
from honeymoon.rules.events import SPECTATOR
from tests.rules.helpers import BI, DD, ED, PU, SE, TH, dealing_order

SHARED_DUMMY, FOURTH_HAND = 2, 3
DEALERS_DUMMY, OTHER_DUMMY = 2, 3


class Ledger:
    """Every card of a deal: the hand that it came into, and who has seen its face.

    ``arrived`` gives for each card that came into a hand that hand, and ``watched`` who saw the
    face on the way there. ``together`` are the packets of cards that were dealt to one hand.
    ``discards`` are the cards laid aside by an action, each with the seat and the number of
    the action.
    """

    def __init__(self, deal: Deal) -> None:
        position = deal.position
        self.game = deal.variant.name
        self.options = dict(deal.options)
        self.dealer = position.dealer
        self.watchers = (SPECTATOR, *range(deal.variant.seats))
        self.seen: dict[Card, set[int]] = {card: set() for card in CARDS}
        self.arrived: dict[Card, int] = {}
        self.watched: dict[Card, frozenset[int]] = {}
        self.together: list[tuple[Card, ...]] = []
        self.discards: list[tuple[int, int, Card]] = []
        self.piles: dict[int, list[Card]] = {}
        self.stock = list(deal.deck)
        self.is_offered = False
        self.is_dealt = False
        self._follow(deal)

    def known_to(self, seat: int) -> set[Card]:
        """The cards whose faces this seat has seen."""
        return {card for card, eyes in self.seen.items() if seat in eyes}

    def unseen_by(self, seat: int) -> list[Card]:
        """The cards whose faces this seat has not seen."""
        return [card for card, eyes in self.seen.items() if seat not in eyes]

    # --- following a deal --------------------------------------------------------------------

    def _follow(self, deal: Deal) -> None:
        position = deal.position
        again = Deal.start(deal.variant, deal.options, position.sheet, position.dealer, deal.deck)
        self._deal_out()
        for number, action in enumerate(deal.actions):
            self._settle(again)
            seat = again.to_act
            assert seat is not None
            self._act(number, seat, action)
            again = again.play(action)
        self._settle(again)

    def show(self, cards: Iterable[Card], watchers: Iterable[int]) -> None:
        """These cards have been seen by these watchers."""
        eyes = tuple(watchers)
        for card in cards:
            self.seen[card].update(eyes)

    def _arrive(self, card: Card, hand: int) -> None:
        self.arrived[card] = hand
        self.watched[card] = frozenset(self.seen[card])

    def _give(self, hand: int, cards: list[Card], watchers: Iterable[int]) -> None:
        self.show(cards, watchers)
        for card in cards:
            self._arrive(card, hand)
        self.together.append(tuple(cards))

    def _deal_out(self) -> None:
        """One card at a time; each player sees his own hand, dummies as the options say."""
        if self.game == BI:
            self.show(self.stock[:4], self.watchers)
        elif self.game != DD:
            self._deal(self.stock, 16 if self.game == TH else 13)

    def _deal(self, pack: list[Card], each: int) -> None:
        order = dealing_order(self.game, self.dealer)
        count = len(order) * each
        for place, hand in enumerate(order):
            self._give(hand, pack[place : count : len(order)], self._who_sees(hand))
        self.stock = pack[count:]
        self.is_dealt = True

    def _who_sees(self, hand: int) -> Iterable[int]:
        """On the table face down, open, or looked at by its owner: hands and dummies at first."""
        if hand < len(self.watchers) - 1:
            return (hand,)
        if self.game == ED:
            return self.watchers if hand == SHARED_DUMMY else ()
        if self.options["reveal"] == "from-deal":
            return self.watchers
        owner = self.dealer if hand == DEALERS_DUMMY else 1 - self.dealer
        return (owner,) if self.options["preview"] == "owner" else ()

    def _settle(self, now: Deal) -> None:
        """What happens of itself before a decision: cards turned, dealt, taken."""
        phase = "" if now.phase is None else now.phase.name
        if phase in ("draw", "pick-up"):
            is_open = self.game == PU and self.options["look"] == "open"
            assert now.to_act is not None
            self.show(self.stock[:1], self.watchers if is_open else (now.to_act,))
        if self.game == BI and phase != "choose-contract" and not self.is_dealt:
            opened, rest = self.stock[:4], self.stock[4:]
            self._deal(rest, 16)
            self.stock = opened
        if phase == "exchange" and self.stock:
            self._take_stock(now)

    def _take_stock(self, now: Deal) -> None:
        """Declarer or forehand takes the four; Bismarck's have been open all along."""
        assert now.contract is not None
        seat = now.contract.declarer
        self.show(self.stock, (seat,))
        for card in self.stock:
            self._arrive(card, seat)
        self.stock = []

    def _act(self, number: int, seat: int, action: Action) -> None:
        if action.kind is Kind.DRAW:
            self._draw(seat, action)
        elif action is TAKE:
            self._arrive(self.stock.pop(0), seat)
            self.is_offered = False
        elif action is REFUSE:
            self._refuse()
        elif action.kind is Kind.DISCARD:
            self.discards.append((number, seat, action.card))
        elif action.kind is Kind.CARD:
            self._play(action.card)

    def _draw(self, seat: int, action: Action) -> None:
        """The player sees both cards, the opponent neither."""
        pair = self.stock[:2]
        self.show(pair, (seat,))
        self._arrive(pair[action is REJECT], seat)
        self.piles.setdefault(seat, []).append(pair[action is not REJECT])
        del self.stock[:2]

    def _refuse(self) -> None:
        """A refusal shows the card to both; refused twice it is dead."""
        self.show(self.stock[:1], self.watchers)
        if self.is_offered:
            del self.stock[:1]
        self.is_offered = not self.is_offered

    def _play(self, card: Card) -> None:
        """A card played is seen by all; the first lays the dummies open."""
        self.show((card,), self.watchers)
        for hand in self._laid_open():
            self.show((one for one, at in self.arrived.items() if at == hand), self.watchers)

    def _laid_open(self) -> tuple[int, ...]:
        if self.game == SE:
            return (DEALERS_DUMMY, OTHER_DUMMY)
        if self.game == ED and self.options["fourth_hand"] == "defender":
            return (FOURTH_HAND,)
        return ()
