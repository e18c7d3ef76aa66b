"""Take or refuse, and which card to lay aside for one that was taken."""

from __future__ import annotations

from statistics import fmean

from honeymoon.players.decision import Candidate, Decision
from honeymoon.players.drawing import POINTS, worth
from honeymoon.players.tips.known import unseen_cards
from honeymoon.rules.actions import DISCARD_CARD, REFUSE, TAKE
from honeymoon.rules.cards import Card, CardSet, parse_card
from honeymoon.rules.view import View

SPARE = 0.1
"""The worth of the card that the other side lays aside, in high-card points."""
GIFT = 0.8
"""The part of a refused card's worth that the other side gains by being offered it."""


def take_or_refuse(view: View) -> Decision:
    """Take what gains more than a turn of one's own is worth, a refused card's gift counted."""
    card = parse_card(str(view.fact("card")))
    gain = _gain(card, view.hand)
    offered = bool(view.fact("offered"))
    denied = 0.0 if offered else GIFT * max(0.0, worth(card, view.hand) - SPARE)
    turn = fmean(max(0.0, _gain(each, view.hand)) for each in unseen_cards(view))
    points = POINTS * (gain + denied - (turn if offered else 0.0))
    takes, refuses = Candidate(TAKE, points), Candidate(REFUSE, 0.0)
    best = (takes, refuses) if points > 0 else (refuses, takes)
    return Decision(best[0].action, best, "pick-up.expected", (("gain", round(POINTS * gain, 1)),))


def lay_aside(view: View) -> Decision:
    """The card that the hand misses least."""
    cards = sorted(
        (action.card for action in view.legal), key=lambda card: _missed(card, view.hand)
    )
    candidates = tuple(
        Candidate(DISCARD_CARD[card], -POINTS * _missed(card, view.hand)[0]) for card in cards
    )
    return Decision(candidates[0].action, candidates, "pick-up.least")


def _gain(card: Card, hand: CardSet) -> float:
    """What the card adds to a hand that lays its least useful one aside, in high-card points."""
    whole = hand.with_card(card)
    return worth(card, whole) - min(_missed(each, whole)[0] for each in hand)


def _missed(card: Card, hand: CardSet) -> tuple[float, int, int]:
    """What a hand loses with a card, shorter suits and lower ranks first among equals."""
    return worth(card, hand), len(hand.holding(card.suit)), card.rank
