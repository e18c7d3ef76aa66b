"""What tips-1 keeps, takes and lays aside: honours and long suits stay, short low cards go."""

from __future__ import annotations

import pytest

from honeymoon.rules.actions import KEEP, REFUSE, TAKE, Action, Kind
from honeymoon.rules.cards import Rank
from honeymoon.rules.events import EventKind
from honeymoon.rules.view import View
from tests.players.advice import advice, advised
from tests.players.tables import tips_deals
from tests.rules.helpers import DD, PU, dealt, new_match, play
from tests.scale import deals

GOOD_BUT_TWO = "SAKQJ HAKQJ DAKQ C32"
"""A hand in which nothing is weak but two low clubs."""
ALL_GOOD = "SAKQJ HAKQJ DAKQJ CA"
"""A hand in which nothing is weak."""


@pytest.mark.parametrize("card", ["SA", "HK", "DQ", "CJ"])
def test_an_honour_is_kept_in_the_draw(card: str) -> None:
    """A K Q J of every suit, from the first turn on."""
    assert advice(dealt(new_match(DD), {0: card})) == "keep"


@pytest.mark.parametrize("card", ["ST", "H9", "D5", "C2"])
def test_a_spot_of_a_short_suit_is_rejected(card: str) -> None:
    """The next card is better on average."""
    assert advice(dealt(new_match(DD), {0: card})) == "reject"


@pytest.mark.parametrize(("held", "choice"), [("S5432", "reject"), ("H5432", "keep")])
def test_a_spot_of_a_long_suit_is_kept(held: str, choice: str) -> None:
    """The six of hearts, with four hearts and with four spades."""
    match = dealt(new_match(DD), {0: f"{held} H6"})
    assert advice(play(match, "keep " * 8)) == choice


def test_every_ace_and_king_that_is_seen_first_is_kept() -> None:
    """Whatever the hand looks like by then."""
    turns = [
        (move.view.fact("card"), move.action)
        for move in tips_deals(DD, deals(8, 80), "draw")
        if move.action.kind is Kind.DRAW
    ]
    honours = [action for card, action in turns if str(card)[1] in "AK"]
    assert len(honours) >= 20
    assert set(honours) == {KEEP}


def test_an_ace_is_taken_and_the_lowest_card_of_the_short_suit_laid_aside() -> None:
    """The worst card makes room for the best."""
    match = dealt(new_match(PU), {0: GOOD_BUT_TWO}, top="CA")
    assert advised(match, 2) == ["take", "-C2"]


def test_a_card_no_better_than_the_worst_is_refused() -> None:
    """A four of clubs is not worth a three of clubs, and does not help the opponent either."""
    assert advice(dealt(new_match(PU), {0: GOOD_BUT_TWO}, top="C4")) == "refuse"
    assert advice(dealt(new_match(PU), {0: ALL_GOOD}, top="H9")) == "refuse"


def test_no_queen_or_better_is_laid_aside_while_there_is_anything_lower() -> None:
    """Of the older cards, in every deal; a bare jack may go before a card of a long suit.

    Only where all that is lower belongs to a suit of ten and more does a bare queen go.
    """
    laid = [
        move
        for move in tips_deals(PU, deals(4, 60), "aside")
        if move.action.kind is Kind.DISCARD and any(is_spare(a, move.view) for a in move.view.legal)
    ]
    assert len(laid) >= 20
    assert all(is_low(move.action) for move in laid)


def is_spare(action: Action, view: View) -> bool:
    """Low, and of a suit that is not as good as the whole hand."""
    return is_low(action) and len(view.hand.holding(action.card.suit)) < 10


def is_low(action: Action) -> bool:
    """Whether the card is lower than a queen."""
    return action.card.rank < Rank.QUEEN


def test_both_take_and_refuse_occur_and_few_honours_die() -> None:
    """A card dies when neither wants it."""
    found = list(tips_deals(PU, deals(4, 60), "pick"))
    assert {TAKE, REFUSE} <= {move.action for move in found}
    dead = [
        event.cards[0]
        for move in found
        if move.match.deal is None
        for event in move.match.scored[-1].deal.events
        if event.kind is EventKind.DIED
    ]
    assert dead
    assert not [card for card in dead if str(card)[1] in "AK"]
