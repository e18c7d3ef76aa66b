"""The play of the cards that all games share: leads, following suit, who wins, how long."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from honeymoon.rules.actions import ACTIONS
from honeymoon.rules.cards import CARDS, Card, CardSet, Suit
from honeymoon.rules.errors import RuleViolation
from honeymoon.rules.events import SPECTATOR, EventKind
from honeymoon.rules.match import Match
from honeymoon.rules.phases.play import Playing
from honeymoon.rules.tricks import follow_suit, trick_winner
from tests.rules.helpers import (
    BI,
    BRIDGE,
    DD,
    ED,
    FOR_TWO,
    GAMES,
    PL,
    PU,
    TH,
    accepts_exactly_the_legal,
    at_play,
    cards,
    hand_of,
    last_deal,
    legal,
    phase_of,
    play,
    play_out,
    refusal,
    running,
    seen,
    to_act,
)

TWO_HANDS = (DD, PU, PL)
RANKS = "23456789TJQKA"
SUITS = st.one_of(st.none(), st.sampled_from(list(Suit)))


def playing(match: Match) -> Playing:
    """The running moment of the play."""
    phase = running(match).phase
    assert isinstance(phase, Playing)
    return phase


@pytest.mark.rule("DD-28", "HM-16")
@pytest.mark.parametrize("declarer", [0, 1])
@pytest.mark.parametrize("game", FOR_TWO)
def test_the_defender_leads_any_card_of_his_hand(game: str, declarer: int) -> None:
    """Whoever declares; from his own hand, never a dummy."""
    match = at_play(game, "3NT", declarer=declarer)
    assert to_act(match) == 1 - declarer
    assert playing(match).hand == 1 - declarer
    assert legal(match) == hand_of(match, 1 - declarer)
    assert len(legal(match)) == 13


@pytest.mark.rule("DD-29", "DD-32", "HM-19", "PL-04")
@pytest.mark.parametrize("game", TWO_HANDS)
def test_a_trick_is_two_cards_and_its_winner_leads(game: str) -> None:
    """One card from each player."""
    match = at_play(game, "3NT", {0: "SA H2 DK", 1: "S2 HA D3"})
    match = play(match, "S2")
    assert to_act(match) == 0
    match = play(match, "SA")
    assert last_deal(match).position.tricks == (1, 0)
    assert to_act(match) == 0
    match = play(match, "H2 HA")
    assert last_deal(match).position.tricks == (1, 1)
    assert to_act(match) == 1


@pytest.mark.rule("DD-30", "HM-17", "BI-11", "HM-07")
@pytest.mark.parametrize("game", TWO_HANDS)
def test_whoever_can_follow_suit_must(game: str) -> None:
    """High or low as he likes."""
    match = at_play(game, "4S", {0: "SAKQ HA32 DAKQJ CAKQ", 1: "H4 SJT987654 CJT98"})
    match = play(match, "H4")
    assert legal(match) == {"HA", "H3", "H2"}
    assert refusal(match, "SA") == "play.must-follow-suit"
    assert refusal(match, "H5") == "play.not-held"
    assert refusal(match, "1C") == "play.not-a-card"


@pytest.mark.rule("DD-30", "HM-17", "BI-11")
@pytest.mark.parametrize("game", TWO_HANDS)
def test_whoever_is_void_plays_anything_and_need_not_trump(game: str) -> None:
    """All thirteen cards, trumps among them."""
    match = at_play(game, "4S", {0: "SAKQ DAKQJT CAKQJT", 1: "H4 SJT987654 C9876"})
    match = play(match, "H4")
    assert legal(match) == hand_of(match, 0)
    discarded = play(match, "CT")
    assert last_deal(discarded).position.tricks == (0, 1)
    assert last_deal(play(match, "SQ")).position.tricks == (1, 0)


@pytest.mark.rule("DD-31", "HM-18", "BI-12")
@pytest.mark.parametrize(
    ("trick", "trump", "winner"),
    [
        ("H2 H3", None, 1),
        ("HK HA", None, 1),
        ("HA HK", None, 0),
        ("H2 SA", None, 0),
        ("H2 SA", Suit.CLUBS, 0),
        ("HA C2", Suit.CLUBS, 1),
        ("C2 C3", Suit.CLUBS, 1),
        ("C3 HA", Suit.CLUBS, 0),
        ("HA C3 C2", Suit.CLUBS, 1),
        ("HA C2 C3", Suit.CLUBS, 2),
        ("H9 HT DA", Suit.SPADES, 1),
        ("H2 DA CA SA", None, 0),
        ("H2 DA S2 HA", Suit.SPADES, 2),
        ("D9 DJ DT DQ", None, 3),
    ],
)
def test_the_highest_trump_else_the_highest_of_the_led_suit_wins(
    trick: str, trump: Suit | None, winner: int
) -> None:
    """A card of another suit that is no trump never does."""
    assert trick_winner(cards(trick), trump) == winner


def naive_winner(trick: list[Card], trump: Suit | None) -> int:
    """The place of the winning card, found by sorting."""

    def worth(one: Card) -> tuple[bool, bool, int]:
        return (one.suit == trump, one.suit == trick[0].suit, RANKS.index(str(one)[1]))

    return trick.index(max(trick, key=worth))


@pytest.mark.rule("DD-02", "DD-27", "DD-31", "HM-15", "HM-18", "BI-12")
@given(st.lists(st.sampled_from(CARDS), min_size=1, max_size=4, unique=True), SUITS)
def test_the_winner_agrees_with_the_naive_reading(trick: list[Card], trump: Suit | None) -> None:
    """Two, three or four cards, any trump or none."""
    assert trick_winner(trick, trump) == naive_winner(trick, trump)


@pytest.mark.rule("DD-30", "HM-17", "BI-11")
@given(st.sets(st.sampled_from(CARDS), min_size=1), SUITS)
def test_following_suit_agrees_with_the_naive_reading(hand: set[Card], led: Suit | None) -> None:
    """The led suit if there is any of it, else everything."""
    followers = {one for one in hand if one.suit == led}
    assert set(follow_suit(CardSet.of(hand), led)) == (followers or hand)


@pytest.mark.rule("DD-33", "DD-32", "HM-20", "PL-04", "SE-06", "BI-13", "B-55", "B-08")
@pytest.mark.parametrize("game", GAMES)
@given(choices=st.lists(st.integers(0, 10**6), min_size=52, max_size=52))
def test_all_tricks_are_played_and_each_is_won_as_the_naive_reading_says(
    game: str, choices: list[int]
) -> None:
    """13 or 16 tricks, by random cards; nothing ends the play before its last card."""
    match = at_play(game, "spader" if game == BI else "2H")
    position = running(match).position
    hands, owners = [set(hand) for hand in position.hands], position.owners
    for choice in choices:
        options = running(match).legal
        match = play(match, str(options[choice % len(options)]))
        if match.deal is None:
            break
    assert match.deal is None
    contract = last_deal(match).contract
    assert contract is not None
    tricks = seen(match, SPECTATOR, EventKind.TRICK)
    won = Counter[int]()
    for trick, event in enumerate(tricks):
        played = [one for one in event.cards if one is not None]
        holders = [hand for one in played for hand, held in enumerate(hands) if one in held]
        best = naive_winner(played, contract.trump)
        assert (event.hand, event.seat) == (holders[best], owners[holders[best]])
        won[event.seat] += 1
        if trick + 1 < len(tricks):
            assert tricks[trick + 1].cards[0] in hands[event.hand]
    seats = range(len(last_deal(match).position.tricks))
    assert [won[seat] for seat in seats] == list(last_deal(match).position.tricks)
    assert len(tricks) == (16 if game in (TH, BI) else 13)


@pytest.mark.rule("DD-30", "HM-17", "BI-11", "B-08")
@pytest.mark.parametrize("game", GAMES)
@given(choices=st.lists(st.integers(0, 10**6), max_size=40))
def test_play_accepts_exactly_the_legal_set(game: str, choices: list[int]) -> None:
    """Out of the whole action space, at a random moment of the play."""
    match = at_play(game, "valfri:D" if game == BI else "1NT")
    for choice in choices:
        options = running(match).legal
        moved = play(match, str(options[choice % len(options)]))
        match = moved if moved.deal else match
    assert accepts_exactly_the_legal(running(match))


@pytest.mark.rule("DD-33", "DD-34", "HM-20")
@pytest.mark.parametrize("game", BRIDGE)
def test_the_score_comes_with_the_last_card_and_not_before(game: str) -> None:
    """Also when the contract has long been made or lost."""
    match = at_play(game, "1C")
    while match.deal is not None:
        assert match.scored == ()
        assert phase_of(match) == "play"
        match = play(match, str(match.deal.legal[-1]))
    assert match.scored[0].entries != ()


@pytest.mark.rule("DD-32", "HM-19")
def test_a_loser_does_not_lead() -> None:
    """His cards are refused: they are not held by the hand that must play."""
    match = play(at_play(DD, "3NT", {0: "SA", 1: "S2 HA"}), "S2 SA")
    assert refusal(match, "HA") == "play.not-held"


@pytest.mark.rule("DD-27", "HM-15")
def test_at_no_trump_no_suit_wins_over_the_led_one() -> None:
    """The ace of another suit loses to the deuce."""
    match = at_play(DD, "3NT", {0: "SAKQJT98765432", 1: "H2"})
    assert last_deal(play(match, "H2 SA")).position.tricks == (0, 1)


@pytest.mark.rule("HM-18", "DD-31")
def test_the_trump_of_the_contract_decides() -> None:
    """The same two cards in spades and in diamonds."""
    hands = {0: "SAKQJT98765432", 1: "H2 DA"}
    assert last_deal(play(at_play(DD, "4S", hands), "H2 S2")).position.tricks == (1, 0)
    assert last_deal(play(at_play(DD, "4D", hands), "H2 S2")).position.tricks == (0, 1)


@pytest.mark.rule("HM-20", "ED-04")
def test_a_finished_deal_takes_no_action() -> None:
    """It says so, and stays as it is."""
    match = play_out(at_play(ED, "3NT"))
    deal = last_deal(match)
    assert deal.is_over
    assert (deal.to_act, deal.legal) == (None, ())
    for action in (0, 52, 60):
        reason = deal.why_not(ACTIONS[action])
        assert reason is not None
        assert reason.code == "deal.is-over"
        with pytest.raises(RuleViolation, match=r"deal\.is-over"):
            deal.play(action)
        with pytest.raises(RuleViolation, match=r"deal\.is-over"):
            match.play(action)
