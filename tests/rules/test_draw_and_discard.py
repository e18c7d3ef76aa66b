"""The draw of draw-and-discard: two cards a turn, one kept, one laid aside for good."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from honeymoon.rules.cards import CARDS, FULL_DECK, CardSet
from honeymoon.rules.events import SPECTATOR, EventKind
from honeymoon.rules.match import Match
from tests.rules.helpers import (
    DD,
    after_draw,
    at_play,
    card,
    cards,
    dealt,
    deck_from,
    hand_of,
    known_cards,
    last_deal,
    legal,
    new_match,
    phase_of,
    play,
    play_out,
    refusal,
    running,
    seen,
    to_act,
)

CHOICES = st.lists(st.sampled_from(["keep", "reject"]), min_size=26, max_size=26)


def drawing(top: str = "", dealer: int = 1) -> Match:
    """A deal at its first draw, from a deck that begins with these cards."""
    return new_match(DD, dealer).deal_out(deck_from(top))


def pile(match: Match) -> int:
    """How many cards lie in the discard."""
    return sum(len(cards_of) for cards_of in last_deal(match).position.discards)


@pytest.mark.rule("DD-01", "DD-04", "DD-05")
def test_nothing_is_dealt_and_two_players_have_no_dummy() -> None:
    """All 52 cards are stock, face down; hands and discard are empty."""
    position = running(drawing()).position
    assert position.stock == deck_from("")
    assert [len(hand) for hand in position.hands] == [0, 0]
    assert position.owners == (0, 1)
    assert [len(cards_of) for cards_of in position.discards] == [0, 0]


@pytest.mark.rule("DD-01")
def test_there_is_never_a_dummy() -> None:
    """Two hands, each played by its own seat, to the last trick."""
    match = at_play(DD, "3NT")
    position = running(match).position
    assert (len(position.hands), position.owners) == (2, (0, 1))
    assert len(last_deal(play_out(match)).position.hands) == 2


@pytest.mark.rule("DD-08")
@pytest.mark.parametrize("dealer", [0, 1])
@given(choices=CHOICES)
def test_the_non_dealer_draws_first_and_turns_alternate(dealer: int, choices: list[str]) -> None:
    """Whatever is chosen."""
    match = drawing(dealer=dealer)
    for turn, choice in enumerate(choices):
        assert to_act(match) == (1 - dealer + turn) % 2
        match = play(match, choice)


@pytest.mark.rule("DD-09", "DD-12", "DD-16")
def test_only_the_turn_player_looks_and_only_at_the_top_card() -> None:
    """Before the choice the second card is unknown to everybody."""
    match = drawing("C4 HQ SA D9")
    assert known_cards(match, 0) == {card("C4")}
    assert known_cards(match, 1) == known_cards(match, SPECTATOR) == set()
    phase, position = running(match).phase, running(match).position
    assert phase is not None
    shown = [phase.observe(position, seat)["card"] for seat in (0, 1, SPECTATOR)]
    assert shown == ["C4", None, None]


@pytest.mark.rule("DD-10", "B-28", "DD-05")
def test_a_kept_card_goes_to_the_hand_and_the_next_is_seen_and_discarded() -> None:
    """The player knows both, the other neither."""
    match = play(drawing("C4 HQ SA D9"), "keep")
    assert hand_of(match, 0) == {"C4"}
    assert set(last_deal(match).position.discards[0]) == {card("HQ")}
    (event,) = seen(match, 0, EventKind.KEPT)
    assert event.cards == cards("C4 HQ")


@pytest.mark.rule("DD-11", "B-27")
def test_a_rejected_card_is_discarded_and_the_next_must_be_taken() -> None:
    """There is no choice about the second: the next decision is the other player's."""
    match = play(drawing("C4 HQ SA D9"), "reject")
    assert hand_of(match, 0) == {"HQ"}
    assert set(last_deal(match).position.discards[0]) == {card("C4")}
    assert to_act(match) == 1
    (event,) = seen(match, 0, EventKind.REJECTED)
    assert event.cards == cards("C4 HQ")


@pytest.mark.rule("DD-12", "DD-10", "DD-11", "DD-18")
@pytest.mark.parametrize(
    "token", ["take", "refuse", "-C4", "-HQ", "C4", "HQ", "pass", "1C", "spel"]
)
def test_keep_and_reject_are_the_only_choices(token: str) -> None:
    """No card of the hand can be put back or exchanged, no third card asked for."""
    match = drawing("C4 HQ SA D9")
    assert legal(match) == {"keep", "reject"}
    assert refusal(match, token) == "draw.not-a-choice"
    later = play(match, "keep keep")
    assert refusal(later, token) == "draw.not-a-choice"


@pytest.mark.rule("DD-13", "DD-15", "DD-18")
@given(choices=CHOICES)
def test_every_turn_takes_two_from_the_stock_one_to_the_hand_one_to_the_discard(
    choices: list[str],
) -> None:
    """Hands only grow; no card changes place twice."""
    match = drawing()
    for turn, choice in enumerate(choices, 1):
        seat, before = to_act(match), running(match).position
        match = play(match, choice)
        after = last_deal(match).position
        assert len(after.stock) == 52 - 2 * turn
        assert len(after.hands[seat]) == len(before.hands[seat]) + 1
        assert before.hands[seat] & after.hands[seat] == before.hands[seat]
        assert pile(match) == turn
        assert after.hands[1 - seat] == before.hands[1 - seat]


@pytest.mark.rule("DD-15")
@given(choices=CHOICES)
def test_after_thirteen_turns_each_the_auction_begins(choices: list[str]) -> None:
    """Stock 0, hands of 13, discard 26, all 52 cards somewhere."""
    match = drawing()
    for choice in choices:
        assert phase_of(match) == "draw"
        match = play(match, choice)
    assert phase_of(match) == "auction"
    position = last_deal(match).position
    assert position.stock == ()
    assert [len(held) for held in (*position.hands, *position.discards)] == [13] * 4
    everything = (*position.hands, *position.discards)
    assert CardSet(sum(everything)) == FULL_DECK


@pytest.mark.rule("DD-14", "DD-54")
def test_a_rejected_card_is_never_offered_to_the_opponent() -> None:
    """His turn begins with the third card of the stock."""
    match = play(drawing("C4 HQ SA D9"), "reject")
    assert known_cards(match, 1) == {card("SA")}
    for choices in ("keep", "reject"):
        assert "C4" not in hand_of(play(match, choices), 1)


@pytest.mark.rule("DD-14", "DD-17")
@given(choices=CHOICES)
def test_no_card_that_was_laid_aside_comes_into_a_hand(choices: list[str]) -> None:
    """Not into the opponent's either, in the whole draw."""
    match = drawing()
    laid = CardSet(0)
    for choice in choices:
        match = play(match, choice)
        position = last_deal(match).position
        laid = CardSet(laid | position.discards[0] | position.discards[1])
        assert not laid & (position.hands[0] | position.hands[1])


@pytest.mark.rule("DD-16", "B-26")
@given(choices=CHOICES)
def test_a_player_knows_his_own_26_cards_and_nothing_of_the_others(choices: list[str]) -> None:
    """13 in the hand, 13 laid aside."""
    match = play(drawing(), " ".join(choices))
    for seat in (0, 1):
        position = last_deal(match).position
        own = CardSet(position.hands[seat] | position.discards[seat])
        assert known_cards(match, seat) == set(own)
        assert len(known_cards(match, seat)) == 26


@pytest.mark.rule("DD-17", "DD-32")
def test_the_discard_is_shown_neither_in_the_play_nor_after_it() -> None:
    """At the end a player knows his own 26 cards and the 13 that the other played."""
    match = play_out(at_play(DD, "3NT"))
    position = last_deal(match).position
    for seat in (0, 1):
        assert not known_cards(match, seat) & set(position.discards[1 - seat])
        assert len(known_cards(match, seat)) == 39
    assert len(known_cards(match, SPECTATOR)) == 26


@pytest.mark.rule("DD-17")
def test_a_discarded_card_cannot_be_played() -> None:
    """It is not held."""
    match = at_play(DD, "3NT", {1: "SAKQJ"}, top="C2")
    assert card("C2") in last_deal(match).position.discards[0]
    assert refusal(match, "C2") == "play.not-held"


@pytest.mark.rule("B-25", "DD-16")
def test_the_choice_is_public_and_the_cards_are_not() -> None:
    """The opponent and a spectator see that a card was kept or rejected, not which."""
    match = play(drawing(), "keep reject")
    for seat in (1, SPECTATOR):
        (kept,) = seen(match, seat, EventKind.KEPT)
        assert (kept.seat, kept.cards) == (0, (None, None))
    (rejected,) = seen(match, 0, EventKind.REJECTED)
    assert (rejected.seat, rejected.cards) == (1, (None, None))


@pytest.mark.rule("DD-19", "DD-04")
def test_no_call_is_possible_before_both_hands_are_complete() -> None:
    """Not even before the last turn."""
    match = play(drawing(), " ".join(["keep"] * 25))
    assert refusal(match, "1C") == "draw.not-a-choice"
    assert "1C" in legal(play(match, "keep"))


@pytest.mark.rule("DD-32", "DD-33")
def test_nothing_is_drawn_or_discarded_during_the_play() -> None:
    """Only cards of the hand are asked for, thirteen tricks long; the discard stays at 26."""
    match = at_play(DD, "3NT")
    while match.deal is not None:
        assert refusal(match, "keep") == "play.not-a-card"
        assert pile(match) == 26
        match = play(match, str(match.deal.legal[0]))
    assert sum(last_deal(match).position.tricks) == 13


@pytest.mark.rule("DD-06")
def test_the_discard_of_one_deal_is_back_in_the_next() -> None:
    """A new deal starts with all 52 cards in the stock."""
    match = after_draw(dealt(new_match(DD)))
    match = dealt(play(match, "pass pass"))
    assert set(running(match).position.stock) == set(CARDS)
