"""The rest of a deal agreed on: legal cards that give all the tricks to one side."""

from __future__ import annotations

from honeymoon.players.open_play import shown
from honeymoon.rules.actions import Action
from honeymoon.rules.deal import Deal
from honeymoon.rules.events import SPECTATOR, Seat
from honeymoon.rules.view import View, view
from honeymoon.search.imagination import Imagination
from honeymoon.search.imagined import World
from honeymoon.search.open_hands import bounds
from honeymoon.search.sides_reference import OpenHands
from honeymoon.server.state import Table

MOST_STEPS = 3_000
"""Cards that are tried for one question, however many deals it is about."""

MOST_NODES = 1_000_000
"""Tricks begun that are looked at to find out whether a claim holds."""


def rest_of_play(deal: Deal, winner: Seat) -> tuple[Action, ...] | None:
    """Legal cards to the end of the deal with which this seat wins every trick still to be won.

    None where there are none, or none were found in ``MOST_STEPS``.
    """
    return _Search(winner).rest(deal)


def is_in_sight(deal: Deal) -> bool:
    """Whether cards are being played, and no hand is hidden but those of the players themselves.

    Before that an answer, or a refusal, would tell of dummies that nobody has seen.
    """
    seen = view(deal, SPECTATOR)
    if seen.contract is None or not deal.chooses_a_card or seen.fact("order") is None:
        return False
    dummies = [hand for hand in shown(seen).order if hand >= seen.seats]
    return all(seen.hands[hand].cards is not None for hand in dummies)


def can_be(seen: View, winner: Seat) -> bool:
    """Whether some deal that fits the view may end so; true where that is not certain.

    Looks at what the view tells and nothing else.
    """
    search, imagination = _Search(winner), Imagination(seen)
    # A whole deal is built once: of the others only the hands count, and there may be thousands.
    deal = None
    for world in imagination.every():
        deal = imagination.some_deal(world) if deal is None else _lying_so(deal, world)
        if search.rest(deal) is not None or search.has_given_up:
            return True
    return False


def _lying_so(deal: Deal, world: World) -> Deal:
    """The deal with these cards in the hands; what led there is not made up anew."""
    assert deal.phase is not None
    position = deal.position._replace(hands=world.hands)
    return deal._replace(position=position, legal=deal.phase.legal(position))


def holds(table: Table) -> bool:
    """Whether a computer player agrees to the claim that stands: no defence takes a trick.

    The claimer has shown his cards, so whoever answers sees all hands. A gift is taken, if it
    can be played out. What takes too long to find out is not agreed to.
    """
    assert table.claim is not None
    deal = table.match.deal
    assert deal is not None
    seat, rest = table.claim
    winner = seat if rest == "mine" else 1 - seat
    if rest_of_play(deal, winner) is None:
        return False
    position = _open_hands(deal, seat)
    return rest == "yours" or bounds(position, MOST_NODES).low == position.left


def _open_hands(deal: Deal, seat: Seat) -> OpenHands:
    """The hands on the table, those of the seat's side first of the two."""
    seen = view(deal, seat)
    now = shown(seen)
    hands = tuple(deal.position.hands[hand] for hand in now.order)
    ours = tuple(seen.hands[hand].owner == seat for hand in now.order)
    assert deal.contract is not None
    return OpenHands(hands, ours, deal.contract.trump, now.leader, now.trick)


class _Search:
    """Both sides work together: the first card that can end in the wished way is taken."""

    def __init__(self, winner: Seat) -> None:
        self._winner = winner
        self._steps = 0

    @property
    def has_given_up(self) -> bool:
        """Whether not everything was tried."""
        return self._steps > MOST_STEPS

    def rest(self, deal: Deal) -> tuple[Action, ...] | None:
        """The cards from here."""
        if deal.is_over:
            return ()
        for action in self._ordered(deal):
            self._steps += 1
            if self.has_given_up:
                return None
            after = deal.play(action)
            rest = self.rest(after) if self._lost(after) == self._lost(deal) else None
            if rest is not None:
                return (action, *rest)
        return None

    def _lost(self, deal: Deal) -> int:
        """Tricks that the other side has."""
        return sum(deal.position.tricks) - deal.position.tricks[self._winner]

    def _ordered(self, deal: Deal) -> list[Action]:
        """High cards of the winner first, low ones of the other."""
        high = deal.to_act == self._winner
        return sorted(deal.legal, key=lambda action: action.card.rank, reverse=high)
