"""The draw of pick-up: take the turned card and lay another aside, or refuse it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from honeymoon.rules.cards import FULL_DECK, CardSet
from honeymoon.rules.events import SPECTATOR, EventKind
from honeymoon.rules.match import Match
from tests.rules.helpers import (
    PU,
    at_play,
    card,
    dealt,
    hand_of,
    known_cards,
    last_deal,
    legal,
    new_match,
    phase_of,
    play,
    refusal,
    running,
    seen,
    to_act,
)

# The stock begins with these; the hands are filled up from the lowest clubs.
STOCK = "SA SK SQ SJ ST S9"


def drawing(dealer: int = 1, stock: str = STOCK, **options: Any) -> Match:
    """A deal at its first draw."""
    return dealt(new_match(PU, dealer, **options), top=stock)


def turned(match: Match) -> object:
    """The card that all see on the stock now."""
    phase, position = running(match).phase, running(match).position
    assert phase is not None
    return phase.observe(position, SPECTATOR)["card"]


def moment(match: Match) -> tuple[int, str]:
    """Whose decision it is, and on which card."""
    return to_act(match), str(running(match).position.stock[0])


def throw(match: Match) -> Match:
    """The match after the lowest discard that is allowed."""
    return play(match, str(running(match).legal[0]))


@pytest.mark.rule("PU-01", "HM-05")
def test_thirteen_cards_each_and_a_stock_of_26() -> None:
    """Face down: nobody has seen any of the stock but the card that is turned."""
    match = drawing()
    position = running(match).position
    assert [len(hand) for hand in position.hands] == [13, 13]
    assert len(position.stock) == 26
    hidden = set(position.stock[1:])
    assert not any(known_cards(match, seat) & hidden for seat in (0, 1, SPECTATOR))


@pytest.mark.rule("PU-02")
@pytest.mark.parametrize("dealer", [0, 1])
def test_the_non_dealer_takes_the_first_turn_and_turns_alternate(dealer: int) -> None:
    """When every card is taken."""
    match = drawing(dealer)
    for turn in range(26):
        assert to_act(match) == (1 - dealer + turn) % 2
        match = throw(play(match, "take"))
    assert phase_of(match) == "auction"


@pytest.mark.rule("PU-03", "B-30")
def test_the_top_card_is_turned_for_both() -> None:
    """Then taken or refused; there is no third choice."""
    match = drawing()
    assert turned(match) == "SA"
    assert all(card("SA") in known_cards(match, seat) for seat in (0, 1, SPECTATOR))
    assert legal(match) == {"take", "refuse"}
    for token in ("keep", "reject", "-C2", "pass", "SA"):
        assert refusal(match, token) == "draw.not-a-choice"


@pytest.mark.rule("PU-04", "B-30", "B-37")
def test_in_private_only_the_turn_player_sees_the_card() -> None:
    """A kept card stays hidden, a refused one is shown to both."""
    match = drawing(look="private")
    assert turned(match) is None
    assert card("SA") in known_cards(match, 0)
    assert not any(card("SA") in known_cards(match, seat) for seat in (1, SPECTATOR))
    taken = throw(play(match, "take"))
    assert card("SA") not in known_cards(taken, 1)
    refused = play(match, "refuse")
    assert all(card("SA") in known_cards(refused, seat) for seat in (1, SPECTATOR))
    assert turned(refused) == "SA"


@pytest.mark.rule("PU-04")
def test_in_private_an_offered_card_that_is_taken_was_seen_by_both() -> None:
    """The next one is private again."""
    match = play(drawing(look="private"), "refuse take")
    (took,) = seen(match, 0, EventKind.TOOK)
    assert took.cards == (card("SA"),)
    assert turned(throw(match)) is None


@pytest.mark.rule("PU-05", "B-36")
def test_after_a_take_one_of_the_thirteen_older_cards_is_laid_aside_at_once() -> None:
    """Not the card just taken, and nothing else can be done first."""
    match = drawing()
    before = hand_of(match, 0)
    match = play(match, "take")
    assert to_act(match) == 0
    assert hand_of(match, 0) == before | {"SA"}
    assert legal(match) == {f"-{one}" for one in before}
    assert refusal(match, "-SA") == "draw.just-taken"
    assert refusal(match, "-S2") == "play.not-held"
    assert refusal(match, "take") == "draw.must-discard"
    assert refusal(match, "SA") == "draw.must-discard"


@pytest.mark.rule("PU-05", "B-37")
def test_a_discard_lies_face_down_on_the_takers_own_pile() -> None:
    """Its owner alone knows it; everybody sees that there is one."""
    match = throw(play(drawing(), "take"))
    (own,) = seen(match, 0, EventKind.DISCARDED)
    laid = own.cards[0]
    assert [laid] == list(last_deal(match).position.discards[0])
    assert not last_deal(match).position.discards[1]
    for seat in (1, SPECTATOR):
        (event,) = seen(match, seat, EventKind.DISCARDED)
        assert (event.seat, event.cards) == (0, (None,))
        assert laid not in known_cards(match, seat)


@pytest.mark.rule("B-37", "PU-03")
def test_in_the_open_everybody_knows_which_card_was_taken() -> None:
    """And by whom."""
    match = play(drawing(), "take")
    for seat in (1, SPECTATOR):
        (event,) = seen(match, seat, EventKind.TOOK)
        assert (event.seat, event.cards) == (0, (card("SA"),))


@pytest.mark.rule("PU-06", "B-31")
@pytest.mark.parametrize("refusal_option", ["turn-passes", "side-offer"])
def test_a_refused_card_stays_on_the_stock_for_the_opponent(refusal_option: str) -> None:
    """He decides on that card first."""
    match = play(drawing(refusal=refusal_option), "refuse")
    assert moment(match) == (1, "SA")
    assert legal(match) == {"take", "refuse"}
    assert "SA" in hand_of(throw(play(match, "take")), 1)


@pytest.mark.rule("PU-07", "B-31", "B-32")
def test_turn_passes_as_the_vector_says() -> None:
    """N takes c1; D refuses c2; N takes it and D turns c3, or N goes on and turns c3 himself."""
    match = throw(play(drawing(), "take"))
    assert moment(match) == (1, "SK")
    offered = play(match, "refuse")
    assert moment(offered) == (0, "SK")
    assert moment(throw(play(offered, "take"))) == (1, "SQ")
    gone_on = play(offered, "refuse")
    assert moment(gone_on) == (0, "SQ")
    assert legal(gone_on) == {"take", "refuse"}
    assert moment(play(gone_on, "refuse")) == (1, "SQ")


@pytest.mark.rule("B-31", "PU-07")
def test_side_offer_as_the_vector_says() -> None:
    """D refuses c2, N answers it either way, and N turns c3 in either case."""
    match = throw(play(drawing(refusal="side-offer"), "take"))
    offered = play(match, "refuse")
    assert moment(offered) == (0, "SK")
    assert moment(throw(play(offered, "take"))) == (0, "SQ")
    assert moment(play(offered, "refuse")) == (0, "SQ")


@pytest.mark.rule("B-33", "B-31")
def test_a_card_that_both_refuse_is_dead_and_known_to_all() -> None:
    """It is in no hand, no pile and not in the stock."""
    match = play(drawing(), "refuse refuse")
    position = running(match).position
    assert set(position.dead) == {card("SA")}
    assert card("SA") not in position.stock
    for seat in (0, 1, SPECTATOR):
        (died,) = seen(match, seat, EventKind.DIED)
        assert died.cards == (card("SA"),)


def refuse_to_the_last(**options: Any) -> Match:
    """All cards but the last are refused by both."""
    return play(drawing(**options), " ".join(["refuse"] * 50))


@pytest.mark.rule("B-34", "PU-09")
@pytest.mark.parametrize("refusal_option", ["turn-passes", "side-offer"])
def test_the_last_card_is_offered_too_and_then_the_phase_ends(refusal_option: str) -> None:
    """Taken by the opponent or dead; no turn follows it."""
    match = play(refuse_to_the_last(refusal=refusal_option), "refuse")
    assert len(running(match).position.stock) == 1
    assert phase_of(match) == "pick-up"
    assert phase_of(play(match, "refuse")) == "auction"
    taken = play(match, "take")
    assert phase_of(taken) == "pick-up-discard"
    assert phase_of(throw(taken)) == "auction"


@pytest.mark.rule("B-35")
def test_there_are_at_most_52_decisions() -> None:
    """Each of 26 cards is refused twice."""
    match = refuse_to_the_last()
    assert phase_of(match) == "pick-up"
    match = play(match, "refuse refuse")
    assert phase_of(match) == "auction"
    assert len(running(match).actions) == 52


@pytest.mark.rule("PU-08", "PU-09", "B-35", "PU-07")
@pytest.mark.parametrize("look", ["open", "private"])
@pytest.mark.parametrize("refusal_option", ["turn-passes", "side-offer"])
@given(choices=st.lists(st.integers(0, 10**6), min_size=80, max_size=80))
def test_hands_hold_thirteen_after_every_action_till_the_stock_is_used_up(
    refusal_option: str, look: str, choices: list[int]
) -> None:
    """Then dead and discarded cards are 26, and only then somebody can call."""
    match = drawing(refusal=refusal_option, look=look)
    source = iter(choices)
    while phase_of(match) != "auction":
        options = running(match).legal
        match = play(match, str(options[next(source) % len(options)]))
        position = running(match).position
        sizes = [len(hand) for hand in position.hands]
        if phase_of(match) == "pick-up-discard":
            assert sorted(sizes) == [13, 14]
        else:
            assert sizes == [13, 13]
        gone = len(position.dead) + sum(map(len, position.discards))
        assert gone + len(position.stock) + sum(sizes) == 52
    assert gone == 26
    everything = (*position.hands, *position.discards, position.dead)
    assert CardSet(sum(everything)) == FULL_DECK


@pytest.mark.rule("B-31")
@given(choices=st.lists(st.booleans(), min_size=52, max_size=52))
def test_with_a_side_offer_each_player_turns_thirteen_cards(choices: list[bool]) -> None:
    """Whatever is taken or refused."""
    match = drawing(refusal="side-offer")
    source = iter(choices)
    while phase_of(match) != "auction":
        if phase_of(match) == "pick-up":
            match = play(match, "take" if next(source) else "refuse")
        else:
            match = throw(match)
    looks = [event.seat for event in seen(match, SPECTATOR, EventKind.LOOKED)]
    assert looks == [0, 1] * 13


@pytest.mark.rule("PU-09")
def test_no_call_before_the_stock_is_used_up() -> None:
    """With one card left, a bid is refused."""
    match = refuse_to_the_last()
    assert refusal(match, "1C") == "draw.not-a-choice"


@pytest.mark.rule("PU-10")
def test_both_hands_stay_concealed_during_the_play() -> None:
    """A card of the other hand is known when it is played, not before."""
    match = at_play(PU, "3NT")
    while match.deal is not None:
        deal = match.deal
        for seat in (0, 1):
            dealt_to_other = set(deal.position.hands[1 - seat])
            assert not known_cards(match, seat) & dealt_to_other
            assert deal.position.audiences[1 - seat] == (1 - seat,)
        match = play(match, str(deal.legal[0]))
    assert sum(last_deal(match).position.tricks) == 13
