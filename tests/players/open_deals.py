"""Deals with two dummies open after the lead: what the play loses against the exact result."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from honeymoon.players.player import Player
from honeymoon.rules.actions import PLAY_CARD, Action
from honeymoon.rules.cards import SUITS, Card, CardSet, Suit, parse_card
from honeymoon.rules.match import Match
from honeymoon.rules.view import view
from honeymoon.search import open_hands
from honeymoon.search.sides_reference import OpenHands
from tests.players.reached import STANDING
from tests.rules.helpers import SE, at_play, running

Compass = tuple[CardSet, CardSet, CardSet, CardSet]
"""The hands of North, East, South and West; North is seat 0's, West or East seat 1's."""
CONTRACTS: dict[Suit | None, str] = {
    Suit.CLUBS: "1C",
    Suit.DIAMONDS: "1D",
    Suit.HEARTS: "1H",
    Suit.SPADES: "1S",
    None: "1NT",
}


def match_of(hands: Compass, trump: Suit | None, declarer: int) -> Match:
    """The match at the lead of a contract at the one level, with the hands in the order of play."""
    order = order_of(at_play(SE, CONTRACTS[trump], declarer=declarer))
    texts = {hand: _text(hands[place]) for place, hand in enumerate(order)}
    return at_play(SE, CONTRACTS[trump], texts, declarer=declarer)


def order_of(match: Match) -> tuple[int, ...]:
    """The numbers of the hands in the order of play, that of seat 0 first."""
    order = view(running(match), 0).fact("order")
    assert isinstance(order, tuple)
    hands = [hand for hand in order if isinstance(hand, int)]
    first = hands.index(0)
    return (*hands[first:], *hands[:first])


def _text(hand: CardSet) -> str:
    suits = ((suit, reversed(list(hand.holding(suit)))) for suit in SUITS)
    return " ".join(f"{suit}{''.join(card.rank.letter for card in cards)}" for suit, cards in suits)


def leader_of(match: Match) -> int:
    """The place of the hand that leads, or has led, in the order of play."""
    leader = view(running(match), 0).fact("leader")
    assert isinstance(leader, int)
    return order_of(match).index(leader)


def position_of(match: Match) -> OpenHands:
    """All hands open, those of declarer being ours; by the deal itself, not by a view."""
    deal = running(match)
    order, seen = order_of(match), view(deal, 0)
    assert deal.contract is not None
    declared = tuple(deal.position.owners[hand] == deal.contract.declarer for hand in order)
    trick = seen.fact("trick")
    assert isinstance(trick, tuple)
    cards = tuple(parse_card(str(token)) for token in trick)
    hands = tuple(deal.position.hands[hand] for hand in order)
    return OpenHands(hands, declared, deal.contract.trump, leader_of(match), cards)


def best_lead(match: Match) -> Action:
    """The lowest of the leads that give nothing away."""
    values = open_hands.card_values(position_of(match))
    return PLAY_CARD[min(card for card in values if values[card] == max(values.values()))]


def played_out(match: Match, player: Player) -> Iterator[tuple[Match, Card, Match]]:
    """The rest of the deal: each moment, the card that the player chooses then, and the next."""
    rng = Random(1)
    while match.deal is not None and match.deal.to_act is not None:
        seat = match.deal.to_act
        action = player.choose(view(match.deal, seat), STANDING, rng)
        before, match = match, match.play(action)
        yield before, action.card, match


def declared(match: Match) -> int:
    """The tricks of declarer in the deal that has just been scored."""
    deal = match.scored[-1].deal
    assert deal.contract is not None
    return deal.position.tricks[deal.contract.declarer]
