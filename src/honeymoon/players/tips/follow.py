"""Playing to a trick that another hand has led."""

from __future__ import annotations

from honeymoon.players.tips.evaluate import LONG
from honeymoon.players.tips.table import Table
from honeymoon.rules.cards import SUIT_OF, Card, CardSet, Rank, Suit
from honeymoon.rules.tricks import follow_suit


def follow(table: Table, led: Suit) -> Card:
    """Win as cheaply as needed; otherwise the card that is missed least."""
    bar = max(table.top, table.threat(led))
    if table.is_winning and table.top >= bar:
        return cheapest(table)
    winners = _over(table, table.choices, led, bar)
    helpers = [card for cards in table.partners for card in _over(table, cards, led, bar)]
    if helpers and (not winners or min(helpers, key=_cost).rank <= min(winners, key=_cost).rank):
        return cheapest(table)
    if winners:
        return min(winners, key=lambda card: (table.strength(card, led), card))
    return _hopeful(table, led) or cheapest(table)


def _over(table: Table, cards: CardSet, led: Suit, bar: int) -> list[Card]:
    """The cards of a hand that beat this strength."""
    return [card for card in follow_suit(cards, led) if table.strength(card, led) > bar]


def _cost(card: Card) -> Rank:
    return card.rank


def _hopeful(table: Table, led: Suit) -> Card | None:
    """The highest card, if it wins so far and only one unseen card could still beat it."""
    if table.is_winning or not table.guessed:
        return None
    best = max(table.choices, key=lambda card: table.strength(card, led))
    mine = table.strength(best, led)
    above = table.against.holding(SUIT_OF[best]) >> best
    return best if mine > table.top and above.bit_count() <= 1 else None


def cheapest(table: Table) -> Card:
    """The lowest card of the suit led, or the discard that is missed least."""
    if table.led is not None and table.hand.holding(table.led):
        return min(table.choices)
    return min(table.choices, key=lambda card: (_missed(table, card), card))


def _missed(table: Table, card: Card) -> int:
    """Low cards go first; guards of honours, long suits at no trump, trumps and aces are kept."""
    suit = SUIT_OF[card]
    if card.rank is Rank.ACE:
        return 200
    if suit is table.trump:
        return 100 + card.rank
    holding = table.hand.holding(suit)
    behind = Rank.ACE - max(holding).rank
    guards = 0 < behind < 3 and len(holding) <= behind + 1 and card != max(holding)
    long = table.trump is None and len(holding) >= LONG
    return card.rank + 4 * guards + 3 * long
