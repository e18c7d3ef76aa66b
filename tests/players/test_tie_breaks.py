"""Of cards that are worth the same: the one that tells least, and where the other can go wrong."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from honeymoon.players.arena import decisions
from honeymoon.players.tie_breaks import against_errors, least_told, shown_cards
from honeymoon.rules.cards import CARDS, Card, CardSet
from honeymoon.rules.deal import Deal
from honeymoon.rules.events import EventKind
from honeymoon.rules.view import view
from honeymoon.shuffle import Chance
from tests.players.tables import RANDOM, TIPS, drawn_match
from tests.rules.helpers import cards
from tests.scale import deals


def played(game: str, options: dict[str, object] | None = None) -> Iterator[Deal]:
    """Deals in the play, drawn by chance, at the moments of a lead."""
    for number in range(deals(3, 40)):
        chance = Chance.seeded(f"ties {game} {number}")
        match = drawn_match(game, chance, options)
        for move in decisions(match, [RANDOM, TIPS], chance):
            deal = move.match.deal
            if deal is not None and deal.phase is not None and deal.phase.name == "play":
                yield deal


@pytest.mark.parametrize("look", ["open", "private"])
def test_a_card_is_known_where_the_other_saw_it_taken(look: str) -> None:
    """What this seat says by its own view is what stands in the view of the other."""
    found = 0
    for deal in played("pick-up", {"look": look}):
        seat = deal.to_act
        assert seat is not None
        seen = {
            card
            for event in view(deal, 1 - seat).events
            if event.kind is EventKind.TOOK and event.seat == seat
            for card in event.cards
            if card is not None
        }
        mine = view(deal, seat)
        assert set(shown_cards(mine)) == {card for card in seen if card in mine.hand}
        found += len(shown_cards(mine))
    assert found


def test_of_touching_cards_the_known_one_is_played() -> None:
    """Even a higher one; but a card is not touching where another of the suit may lie between."""
    told, kept = 0, 0
    for deal in played("pick-up", {"look": "open"}):
        seat = deal.to_act
        assert seat is not None
        seen = view(deal, seat)
        known = shown_cards(seen)
        for low in seen.hand - known:
            for high in known.holding(low.suit):
                if high > low:
                    between = [Card(n) for n in range(low + 1, high)]
                    touching = not any(card in deal.position.hands[1 - seat] for card in between)
                    chosen = least_told(seen, [high, low])
                    if not touching:
                        assert chosen == low
                        kept += 1
                    told += chosen == high
                    if high == low + 1:
                        assert chosen == high
    assert told
    assert kept


def test_without_a_stock_nothing_is_known_and_the_lowest_is_played() -> None:
    """The rank decides before the suit."""
    deal = next(played("draw-and-discard"))
    assert deal.to_act is not None
    seen = view(deal, deal.to_act)
    assert not shown_cards(seen)
    assert least_told(seen, [CARDS[25], CARDS[1], CARDS[14]]) == CARDS[1]


def test_a_lead_that_can_be_answered_wrongly_is_worth_more() -> None:
    """Of two leads that win nothing by best play the one that a slip lets through."""
    hand, other = CardSet.of(cards("SK H2")), CardSet.of(cards("SA H3"))
    found = against_errors(hand, None, None, hand, [(other, 1.0)])
    assert set(found) == set(hand)
    hand, other = CardSet.of(cards("SQ S2")), CardSet.of(cards("SK SA"))
    found = against_errors(hand, None, None, hand, [(other, 2.0)])
    assert list(found.values()) == [0.0, 0.0]
