"""The two games with dummies: whose they are, when they lie open, in which order hands play."""

from __future__ import annotations

import pytest

from honeymoon.rules.cards import CARDS
from honeymoon.rules.events import EVERYBODY, SPECTATOR, EventKind
from honeymoon.rules.match import Match
from honeymoon.rules.phases.play import Playing
from tests.rules.helpers import (
    ED,
    SE,
    at_auction,
    at_play,
    bid_to,
    dealt,
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

DEALERS = pytest.mark.parametrize("dealer", [0, 1])
DECLARERS = pytest.mark.parametrize("declarer", [0, 1])
# Each suit of a hand, in semi-exposed with dealer 1: 2 is the dummy of seat 1, 3 that of seat 0.
SUITS = {0: "SAKQJT98765432", 1: "HAKQJT98765432", 2: "DAKQJT98765432", 3: "CAKQJT98765432"}
EVEN = {
    0: "SAKQJ HT98 D765 C432",
    1: "HAKQJ DT98 C765 S432",
    2: "DAKQJ CT98 S765 H432",
    3: "CAKQJ ST98 H765 D432",
}


def order(match: Match) -> tuple[int, ...]:
    """The hands in the order of a trick."""
    phase = running(match).phase
    assert isinstance(phase, Playing)
    return phase.order


def hand_to_play(match: Match) -> int:
    """The hand that must play now."""
    phase = running(match).phase
    assert isinstance(phase, Playing)
    return phase.hand


def faces(match: Match, seat: int, hand: int) -> int:
    """How many cards of a hand a seat has seen."""
    return len(known_cards(match, seat) & set(running(match).position.hands[hand]))


def with_even_hands(match: Match) -> Match:
    """A deal begun in which each hand has four honours of its own suit."""
    return dealt(match, EVEN)


@pytest.mark.rule("SE-01", "ED-01", "ED-02", "ED-03", "B-48", "B-44")
@pytest.mark.parametrize("game", [SE, ED])
@DEALERS
def test_all_52_cards_are_dealt_one_at_a_time_to_four_hands(game: str, dealer: int) -> None:
    """N's hand, first dummy, second dummy, D's hand, again and again."""
    match = new_match(game, dealer).deal_out(CARDS)
    rows = {1 - dealer: 0, 2: 1, 3: 2, dealer: 3}
    hands = running(match).position.hands
    assert all(set(hands[hand]) == set(CARDS[row::4]) for hand, row in rows.items())
    assert running(match).position.stock == ()


@pytest.mark.rule("SE-01", "B-48")
@DEALERS
def test_each_player_has_a_dummy_of_his_own(dealer: int) -> None:
    """The first is the dealer's, the second the non-dealer's."""
    match = dealt(new_match(SE, dealer))
    assert running(match).position.owners == (0, 1, dealer, 1 - dealer)


@pytest.mark.rule("SE-03", "SE-04", "B-39", "B-40", "HM-16", "HM-06")
def test_nobody_sees_a_dummy_before_the_opening_lead_and_everybody_after_it() -> None:
    """Not even its owner, in the auction and before the lead."""
    match = with_even_hands(new_match(SE))
    for now in (match, bid_to(match, "3NT")):
        for seat in (0, 1, SPECTATOR):
            assert faces(now, seat, 2) == faces(now, seat, 3) == 0
    led = play(bid_to(match, "3NT"), "HK")
    for seat in (0, 1, SPECTATOR):
        assert faces(led, seat, 2) == faces(led, seat, 3) == 13
    assert running(led).position.audiences[2:] == (EVERYBODY, EVERYBODY)


@pytest.mark.rule("SE-03", "HM-16", "B-41")
@DECLARERS
def test_the_opening_lead_is_the_defenders_from_his_concealed_hand(declarer: int) -> None:
    """No card of a dummy can be led."""
    match = at_play(SE, "3NT", EVEN, declarer=declarer)
    assert to_act(match) == hand_to_play(match) == 1 - declarer
    assert legal(match) == hand_of(match, 1 - declarer)
    assert refusal(match, "DA") == "play.not-held"


@pytest.mark.rule("B-43", "SE-04")
def test_after_the_lead_each_player_knows_all_52_cards() -> None:
    """His own hand and both dummies are 39, so the rest is the other hand."""
    match = play(at_play(SE, "3NT", EVEN), "HK")
    for seat in (0, 1):
        now_in_hand = set(running(match).position.hands[1 - seat])
        unseen = set(CARDS) - known_cards(match, seat)
        assert unseen == now_in_hand
        assert len(unseen) == (12 if seat == 0 else 13)


@pytest.mark.rule("B-39")
def test_from_the_deal_both_dummies_lie_open_where_that_is_agreed() -> None:
    """The option `reveal`."""
    match = dealt(new_match(SE, reveal="from-deal"))
    for seat in (0, 1, SPECTATOR):
        assert faces(match, seat, 2) == faces(match, seat, 3) == 13
    led = play(bid_to(match, "3NT"), min(hand_of(match, 1)))
    assert seen(led, 0, EventKind.EXPOSED) == []


@pytest.mark.rule("B-40")
@DEALERS
def test_with_a_preview_the_owner_sees_his_own_dummy_only(dealer: int) -> None:
    """The option `preview`."""
    match = dealt(new_match(SE, dealer, preview="owner"))
    own = {dealer: 2, 1 - dealer: 3}
    for seat in (0, 1):
        assert faces(match, seat, own[seat]) == 13
        assert faces(match, seat, own[1 - seat]) == 0
    assert known_cards(match, SPECTATOR) == set()


@pytest.mark.rule("B-41", "SE-05")
@DEALERS
@DECLARERS
def test_the_hands_play_defender_declarers_dummy_defenders_dummy_declarer(
    dealer: int, declarer: int
) -> None:
    """Whoever dealt."""
    match = at_play(SE, "3NT", dealer=dealer, declarer=declarer)
    dummy_of = {dealer: 2, 1 - dealer: 3}
    defender = 1 - declarer
    assert order(match) == (defender, dummy_of[declarer], dummy_of[defender], declarer)


@pytest.mark.rule("SE-05", "ED-04", "B-45")
def test_each_player_plays_his_hand_and_his_dummy() -> None:
    """Declarer is seat 0; the lead is seat 1's."""
    match = at_play(SE, "3NT", EVEN)
    for seat, hand, token in [(1, 1, "HA"), (0, 3, "H5"), (1, 2, "H2"), (0, 0, "H8")]:
        assert (to_act(match), hand_to_play(match)) == (seat, hand)
        match = play(match, token)
    assert last_deal(match).position.tricks == (0, 1)


@pytest.mark.rule("SE-06", "B-42", "HM-19")
def test_a_trick_has_four_cards_and_counts_for_the_owner_of_the_hand_that_wins_it() -> None:
    """The dummy that has won leads to the next, not a hand of its owner's choice."""
    match = play(at_play(SE, "3NT", EVEN), "C7 CA CT C4")
    assert last_deal(match).position.tricks == (1, 0)
    assert (to_act(match), hand_to_play(match)) == (0, 3)
    assert legal(match) == hand_of(match, 3)
    assert refusal(match, "SA") == "play.not-held"
    match = play(match, "D2 DK D7 D8")
    assert last_deal(match).position.tricks == (1, 1)
    assert (to_act(match), hand_to_play(match)) == (1, 2)


@pytest.mark.rule("B-42", "HM-17")
def test_each_hand_follows_suit_by_its_own_cards() -> None:
    """A dummy that is void is free, though its owner's hand holds the suit."""
    hands = {0: "SAKQJT9 HAKQJT98", 1: "S2 DAKQJT9876543", 3: "CAKQJT98765432"}
    match = at_play(SE, "3NT", hands)
    match = play(match, "S2")
    assert hand_to_play(match) == 3
    assert legal(match) == hand_of(match, 3)


@pytest.mark.rule("SE-06")
@DECLARERS
def test_thirteen_tricks_of_four_cards_empty_all_hands(declarer: int) -> None:
    """Each side's tricks are those of both its hands."""
    match = play_out(at_play(SE, "3NT", SUITS, declarer=declarer))
    position = last_deal(match).position
    assert all(len(hand) == 0 for hand in position.hands)
    assert sum(position.tricks) == 13
    events = seen(match, SPECTATOR, EventKind.TRICK)
    assert all(len(event.cards) == 4 for event in events)


@pytest.mark.rule("ED-03", "B-44", "B-47")
def test_the_shared_dummy_is_open_before_the_auction_and_the_fourth_hand_is_not() -> None:
    """For both players and everybody who watches."""
    match = dealt(new_match(ED))
    for seat in (0, 1, SPECTATOR):
        assert faces(match, seat, 2) == 13
        assert faces(match, seat, 3) == 0


@pytest.mark.rule("ED-02", "HM-06")
def test_exposed_deals_thirteen_cards_to_each_player() -> None:
    """Which the other does not see."""
    match = dealt(new_match(ED))
    assert [len(hand_of(match, seat)) for seat in (0, 1)] == [13, 13]
    assert faces(match, 0, 1) == faces(match, 1, 0) == 0


@pytest.mark.rule("ED-04", "B-45", "B-41", "B-44")
@DECLARERS
def test_the_auction_winner_plays_the_dummy_and_the_defender_the_fourth_hand(
    declarer: int,
) -> None:
    """Order: defender, shared dummy, fourth hand, declarer."""
    match = at_play(ED, "3NT", declarer=declarer)
    defender = 1 - declarer
    assert order(match) == (defender, 2, 3, declarer)
    assert running(match).position.owners[2:] == (declarer, defender)
    assert (to_act(match), hand_to_play(match)) == (defender, defender)
    match = play(match, str(running(match).legal[0]))
    assert (to_act(match), hand_to_play(match)) == (declarer, 2)
    match = play(match, str(running(match).legal[0]))
    assert (to_act(match), hand_to_play(match)) == (defender, 3)


@pytest.mark.rule("B-44", "B-47", "HM-16")
def test_the_fourth_hand_is_unseen_until_the_opening_lead_and_open_after_it() -> None:
    """Its owner does not see it before either."""
    match = at_play(ED, "3NT", EVEN)
    assert all(faces(match, seat, 3) == 0 for seat in (0, 1, SPECTATOR))
    led = play(match, "HA")
    assert all(faces(led, seat, 3) == 13 for seat in (0, 1, SPECTATOR))


@pytest.mark.rule("B-44", "ED-04")
@DECLARERS
def test_a_dead_fourth_hand_is_never_seen_and_tricks_have_three_cards(declarer: int) -> None:
    """Defender, dummy, declarer's hand."""
    match = at_play(ED, "3NT", EVEN, declarer=declarer, fourth_hand="dead")
    assert order(match) == (1 - declarer, 2, declarer)
    aside = set(running(match).position.hands[3])
    match = play_out(match)
    assert all(not known_cards(match, seat) & aside for seat in (0, 1, SPECTATOR))
    assert set(last_deal(match).position.hands[3]) == aside
    events = seen(match, SPECTATOR, EventKind.TRICK)
    assert [len(event.cards) for event in events] == [3] * 13


@pytest.mark.rule("ED-04", "HM-19", "B-42")
def test_dummys_trick_is_declarers_and_dummy_leads() -> None:
    """Exposed, declarer 0: the shared dummy has the diamonds."""
    match = play(at_play(ED, "3NT", EVEN), "DT DA D2 D7")
    assert last_deal(match).position.tricks == (1, 0)
    assert (to_act(match), hand_to_play(match)) == (0, 2)


@pytest.mark.rule("SE-02", "ED-03", "HM-08")
@pytest.mark.parametrize("game", [SE, ED])
def test_the_auction_comes_before_any_play(game: str) -> None:
    """A card is refused until the contract stands."""
    match = at_auction(game, EVEN)
    assert phase_of(match) == "auction"
    assert refusal(match, "SA") == "auction.not-a-call"
