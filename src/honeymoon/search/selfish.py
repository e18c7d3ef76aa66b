"""Open hands of which each plays for itself: whoever plays takes what is worth most to it.

Among cards of equal worth everybody plays the lowest. After ``depth`` tricks the rest is played
out by a plain rule. Who is better off with one more trick takes a trick that nobody behind can
take from him, with his highest such card where he leads and else with the lowest, and gives the
lowest card to any other. Who is not leads the lowest card, rids himself of the highest that does
not win, and where each would win plays the highest if he is the last, else the lowest. So the
result is exact where no more tricks than that are left.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import add, or_

from honeymoon.rules.cards import Card, CardSet
from honeymoon.rules.tricks import follow_suit, trick_winner
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
    if depth < 0:
        raise ValueError("no negative depth")
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
        return _play(following, _plain(following, won, scores), won, scores, 0)
    at = following.to_play
    results = (_play(following, other, won, scores, depth) for other in following.legal)
    return max(results, key=lambda tricks: scores[at][tricks[at]])


def _plain(position: OpenHands, won: Tricks, scores: Scores) -> Card:
    """The card of the plain rule. Cards count by how many in play are above them in their suit."""
    in_play = reduce(or_, position.hands, CardSet.of(position.trick))
    at, trick = position.to_play, position.trick

    def above(card: Card) -> int:
        return (in_play.holding(card.suit) >> card + 1).bit_count()

    ranked = sorted(position.legal, key=lambda card: (-above(card), card.suit))
    if scores[at][won[at] + 1] > scores[at][won[at]]:
        sure = [card for card in ranked if _holds(position, card)]
        return sure[0 if trick else -1] if sure else ranked[0]
    losing = [card for card in ranked if trick and not _wins(position, card)]
    is_last = len(trick) + 1 == len(position.hands)
    return losing[-1] if losing else ranked[-1 if is_last else 0]


def _holds(position: OpenHands, card: Card) -> bool:
    """Whether a card takes the trick whatever the hands behind have."""
    turns, trick = range(len(position.trick) + 1, len(position.hands)), (*position.trick, card)
    behind = (position.hands[(position.leader + turn) % len(position.hands)] for turn in turns)
    others = (other for hand in behind for other in follow_suit(hand, trick[0].suit))
    beaten = (trick_winner((card, other), position.trump) == 1 for other in others)
    return _wins(position, card) and not any(beaten)


def _wins(position: OpenHands, card: Card) -> bool:
    """Whether a card is the best of the trick so far."""
    trick = (*position.trick, card)
    return trick_winner(trick, position.trump) == len(position.trick)
