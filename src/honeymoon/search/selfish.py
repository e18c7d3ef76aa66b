"""Open hands of which each plays for itself: whoever plays takes what is worth most to it.

Among cards of equal worth everybody plays the lowest. After ``depth`` tricks the rest is played
out by a plain rule: the card is led that the fewest in play beat, a trick is won as cheaply as
possible, and the lowest card goes to any other. So the result is exact where no more tricks than
that are left.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import add, or_

from honeymoon.rules.cards import Card, CardSet
from honeymoon.rules.tricks import trick_winner
from honeymoon.search import kernel, solving
from honeymoon.search.sides_reference import OpenHands

Tricks = tuple[int, ...]
"""Tricks of each place at the end of the deal."""
Scores = Sequence[Sequence[int]]
"""For each place what 0, 1, 2 … tricks at the end are worth to it."""


def card_values(position: OpenHands, won: Tricks, scores: Scores, depth: int) -> dict[Card, Tricks]:
    """For each card that may be played the tricks of every place at the end of the deal.

    ``won`` are the tricks so far, ``depth`` the tricks to search, a running one included;
    ``ours`` of the position does not matter. Raises ValueError for an impossible position, or
    for scores that end before the tricks do.
    """
    _check(position, won, scores, depth)
    if not kernel.is_on():
        return {card: _play(position, card, won, scores, depth) for card in position.legal}
    found = kernel.selfish_values(
        position.before_the_trick,
        solving.strain_number(position.trump),
        position.leader,
        position.trick,
        [list(worth[own:]) for own, worth in zip(won, scores, strict=True)],
        depth,
    )
    return {Card(card): tuple(map(add, won, tricks)) for card, tricks in found}


def _check(position: OpenHands, won: Tricks, scores: Scores, depth: int) -> None:
    position.check()
    if depth < 1:
        raise ValueError("a depth of one trick or more")
    if not len(won) == len(scores) == len(position.hands):
        raise ValueError("tricks and scores for each hand")
    if any(len(worth) <= own + position.left for own, worth in zip(won, scores, strict=True)):
        raise ValueError("scores for every number of tricks")


def _play(position: OpenHands, card: Card, won: Tricks, scores: Scores, depth: int) -> Tricks:
    following, winner = position.after(card)
    if winner >= 0:
        won = (*won[:winner], won[winner] + 1, *won[winner + 1 :])
        depth -= 1
    if not following.left:
        return won
    if depth <= 0:
        return _play(following, _plain(following), won, scores, 0)
    at = following.to_play
    results = (_play(following, other, won, scores, depth) for other in following.legal)
    return max(results, key=lambda tricks: scores[at][tricks[at]])


def _plain(position: OpenHands) -> Card:
    """The highest card to lead, the cheapest that takes the trick so far, or the lowest.

    Cards count by how many in play are above them in their suit.
    """
    in_play = reduce(or_, position.hands, CardSet.of(position.trick))

    def above(card: Card) -> int:
        return (in_play.holding(card.suit) >> card + 1).bit_count()

    ranked = sorted(position.legal, key=lambda card: (-above(card), card))
    if not position.trick:
        return ranked[-1]
    trick, trump = position.trick, position.trump
    winning = [card for card in ranked if trick_winner((*trick, card), trump) == len(trick)]
    return (winning or ranked)[0]
