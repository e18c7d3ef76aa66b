"""Leading to a trick: drawing trumps, cashing what wins, and building on the longest suit."""

from __future__ import annotations

from honeymoon.players.tips.evaluate import high_card_points
from honeymoon.players.tips.table import Table
from honeymoon.rules.cards import SUITS, Card, CardSet, Rank, Suit


def lead(table: Table) -> Card:
    """The card to lead; the opening lead is the text's own, before anything has been shown."""
    if _draws_trumps(table):
        return _from_suit(table, _trump(table))
    if not table.is_opening and _sure_tricks(table) >= max(1, table.needed):
        return _cash(table)
    return _from_suit(table, _suit(table))


def _trump(table: Table) -> Suit:
    assert table.trump is not None
    return table.trump


def _draws_trumps(table: Table) -> bool:
    """Declarer draws trumps while the rivals have some, and fewer than this side."""
    if table.trump is None or not table.is_declarer or not table.hand.holding(table.trump):
        return False
    return 0 < table.length_against(table.trump) < table.side_length(table.trump)


def _sure_tricks(table: Table) -> int:
    """The tricks that this hand can take at once, one after the other."""
    return sum(len(_masters(table, suit)) for suit in SUITS)


def _masters(table: Table, suit: Suit) -> list[Card]:
    """The cards that no rival can beat in their suit; none where trumps can take them."""
    if _is_ruffed(table, suit):
        return []
    best = max(table.against.holding(suit), default=-1)
    return [card for card in table.hand.holding(suit) if card > best]


def _is_ruffed(table: Table, suit: Suit) -> bool:
    """Whether a rival is known to have trumps, and no card of the suit."""
    if suit is table.trump or table.trump is None:
        return False
    return any(not cards.holding(suit) and cards.holding(table.trump) for cards in table.rivals)


def _cash(table: Table) -> Card:
    """A trick that is there, from the suit with the most of them."""
    longest = max(SUITS, key=lambda suit: len(_masters(table, suit)))
    return max(_masters(table, longest))


def _suit(table: Table) -> Suit:
    """The longest suit of the side; trumps, and suits that will be ruffed, only if need be."""
    held = [suit for suit in SUITS if table.hand.holding(suit)]

    def better(suit: Suit) -> tuple[bool, bool, int, int, int, Suit]:
        return (
            suit is not table.trump,
            not _is_ruffed(table, suit),
            table.side_length(suit),
            high_card_points(table.hand.holding(suit)),
            table.refused[suit],
            suit,
        )

    return max(held, key=better)


def _from_suit(table: Table, suit: Suit) -> Card:
    """A card that wins, else top of a sequence, else fourth best; low to a partner's winner."""
    holding, threat = table.hand.holding(suit), table.threat(suit)
    best = max(holding)
    if table.help(suit) > threat and table.strength(best, suit) <= threat:
        return min(holding)
    if not table.is_opening and table.strength(best, suit) > threat:
        return best
    return _by_the_text(holding, against_suit=table.trump is not None)


def _by_the_text(holding: CardSet, against_suit: bool) -> Card:
    """Top of a sequence of honours (of three at no trump), else fourth best, else the lowest."""
    ordered = sorted(holding, reverse=True)
    run = 2 if against_suit else 3
    top = ordered[0]
    if len(ordered) >= run and top - ordered[run - 1] == run - 1 and top.rank >= Rank.JACK:
        return top
    return ordered[min(3, len(ordered) - 1)]
