"""What is believed of a hidden hand: it must be better than believing nothing."""

from __future__ import annotations

from random import Random
from statistics import fmean

from honeymoon.players.arena import decisions
from honeymoon.players.belief import Caller, card_shares, draw_odds, log_loss, plain_odds
from honeymoon.players.expert import EXPERT
from honeymoon.players.imagining import other_hands
from honeymoon.players.level import Level
from honeymoon.rules.deal import Deal
from honeymoon.rules.view import view
from honeymoon.search.solving import EVEN
from honeymoon.shuffle import Chance
from tests.players.tables import TIPS, drawn_match
from tests.rules.helpers import dealt, new_match, running
from tests.scale import deals

NOTHING = Level(400, 1)
"""All worlds alike."""
DRAW = Level(400, 1, reads_draw=True)
ALL = Level(400, 1, reads_draw=True, reads_calls=True)
CARDS_TOO = Level(400, 1, reads_draw=True, reads_calls=True, reads_cards=True)


def leads(count: int, tricks: int = 0) -> list[Deal]:
    """Drawn deals at the lead after so many tricks, drawn, called and played by tips."""
    found = []
    for number in range(count):
        chance = Chance.seeded(f"belief {number}")
        match = drawn_match("draw-and-discard", chance)
        for move in decisions(match, [TIPS, TIPS], chance):
            deal = move.match.deal
            if deal and deal.phase and deal.phase.name == "play" and _won(deal) == tricks:
                found.append(deal)
                break
    return found


def _won(deal: Deal) -> int:
    return sum(deal.position.tricks)


def loss(deal: Deal, level: Level) -> float:
    """The bits of surprise per unseen card of the seat to act."""
    seat = deal.to_act
    assert seat is not None
    seen = view(deal, seat)
    shares = card_shares(seen, other_hands(seen, level, level.play_worlds, Random(1)))
    held = deal.position.hands[1 - seat]
    return log_loss((min(0.99, max(0.01, share)), card in held) for card, share in shares.items())


def test_reading_the_draw_and_the_calls_lessens_the_surprise() -> None:
    """Each source of evidence has to pay: 1 bit a card without any, less with each."""
    found = leads(deals(25, 300))
    nothing, draw, everything = (
        fmean(loss(deal, level) for deal in found) for level in (NOTHING, DRAW, ALL)
    )
    assert 0.98 < nothing < 1.03
    assert draw < 0.93
    assert everything < draw + 0.01


def test_reading_the_cards_lessens_it_further() -> None:
    """After six tricks what was followed with counts too."""
    found = leads(deals(25, 300), tricks=6)
    without, with_cards = (fmean(loss(deal, level) for deal in found) for level in (ALL, CARDS_TOO))
    assert with_cards < min(without, 0.75)


def test_without_a_draw_all_cards_are_alike() -> None:
    """Nothing was chosen."""
    chance = Chance.seeded("no draw")
    match = drawn_match("plain", chance).deal_out(chance.deck())
    assert draw_odds(view(running(match), 0), 1) == EVEN


def test_a_bid_speaks_for_its_suit_and_for_strength() -> None:
    """The same calls are likelier with a long and strong holding."""
    deal = next(deal for deal in leads(8) if deal.contract is not None)
    seen = view(deal, 0)
    caller = Caller(seen, 1)
    caller.bids = [Caller(seen, 1).bids[0]] if caller.bids else caller.bids
    assert 0.01 <= caller.likelihood(0x1FFF) <= 1.0
    assert EXPERT.level.reads_calls


def picked_match(chance: Chance) -> Deal:
    """A deal of pick-up at the first call, the cards chosen by the expert."""
    for move in decisions(new_match("pick-up"), [EXPERT, EXPERT], chance):
        deal = move.match.deal
        if deal and deal.phase and deal.phase.name == "auction":
            return deal
    raise AssertionError("no auction")


def test_who_chose_what_to_lay_aside_kept_court_cards_and_long_suits() -> None:
    """In pick-up nothing else tells the hand from what was laid aside."""
    scores: dict[bool, list[float]] = {False: [], True: []}
    for number in range(deals(3, 30)):
        deal = picked_match(Chance.seeded(f"picked {number}"))
        here, held = view(deal, 0), deal.position.hands[1]
        for reads in scores:
            found = other_hands(here, Level(200, 1, reads_draw=reads), 200, Random(1))
            shares = card_shares(here, found)
            scores[reads].append(log_loss((share, card in held) for card, share in shares.items()))
    assert fmean(scores[True]) < fmean(scores[False]) - 0.2


def test_a_hand_is_even_until_something_was_laid_aside() -> None:
    """Then court cards are taken for granted at any level, suits only by who reads the draw."""
    before = view(running(dealt(new_match("plain"))), 0)
    assert draw_odds(before, 1) == plain_odds(before, 1) == EVEN
    after = view(picked_match(Chance.seeded("picked 0")), 0)
    assert len(set(plain_odds(after, 1)[:5])) == 1
    assert plain_odds(after, 1)[12] > 20 * plain_odds(after, 1)[0]
    assert draw_odds(after, 1) != plain_odds(after, 1)
