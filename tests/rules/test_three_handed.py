"""Three-handed: sixteen cards each, an auction of three, declarer's exchange, both against him."""

from __future__ import annotations

from typing import Any

import pytest

from honeymoon.rules.cards import CARDS, CardSet
from honeymoon.rules.events import SPECTATOR, EventKind
from honeymoon.rules.match import Match
from tests.rules.helpers import (
    TH,
    at_auction,
    at_play,
    bid_to,
    bury,
    card,
    cards,
    contract_of,
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

DEALERS = pytest.mark.parametrize("dealer", [0, 1, 2])
STOCK = "C2 D2 H2 S2"


def exchanging(declarer: int = 1) -> Match:
    """A deal in which declarer has just taken the stock."""
    return bid_to(dealt(new_match(TH), top=STOCK), "2H", declarer)


@pytest.mark.rule("3H-01", "3H-02", "HM-01", "B-49", "B-50")
@DEALERS
def test_sixteen_cards_each_one_at_a_time_from_the_dealers_left_and_four_in_the_stock(
    dealer: int,
) -> None:
    """The last four, face down, seen by nobody."""
    match = new_match(TH, dealer).deal_out(CARDS)
    position = running(match).position
    for turn in range(3):
        seat = (dealer + 1 + turn) % 3
        assert set(position.hands[seat]) == set(CARDS[turn:48:3])
        assert known_cards(match, seat) == set(position.hands[seat])
    assert position.stock == CARDS[48:]
    assert known_cards(match, SPECTATOR) == set()


@pytest.mark.rule("B-50", "HM-09")
@DEALERS
def test_the_dealers_left_neighbour_calls_first_and_calls_go_clockwise(dealer: int) -> None:
    """Three players in turn."""
    match = at_auction(TH, dealer=dealer)
    for turn, call in enumerate(["1C", "1D", "1H", "X", "pass", "XX", "2C"]):
        assert to_act(match) == (dealer + 1 + turn) % 3
        match = play(match, call)


@pytest.mark.rule("B-52")
@pytest.mark.parametrize(
    ("options", "calls", "contract"),
    [
        ({}, "pass pass pass", None),
        ({}, "1C pass pass", ("1C", 0)),
        ({}, "pass pass 1C pass pass", ("1C", 2)),
        ({}, "1C X pass XX pass pass", ("1CXX", 0)),
        ({}, "1C pass X pass pass", ("1CX", 0)),
        ({}, "1C 1D 1H pass 2D pass pass", ("2D", 1)),
        ({"auction_end": "three-passes"}, "pass pass pass pass", None),
        ({"auction_end": "three-passes"}, "1C pass pass pass", ("1C", 0)),
        ({"auction_end": "three-passes"}, "pass pass pass 1C pass pass pass", ("1C", 0)),
    ],
)
def test_the_auction_ends_when_all_others_have_passed(
    options: dict[str, Any], calls: str, contract: object
) -> None:
    """Two passes after a call, three at the start; three and four where that is agreed."""
    before = play(at_auction(TH, **options), " ".join(calls.split()[:-1]))
    assert phase_of(before) == "auction"
    after = play(before, calls.split()[-1])
    assert phase_of(after) != "auction"
    assert contract_of(after) == contract


@pytest.mark.rule("B-53", "HM-10")
def test_either_opponent_may_double_and_only_the_bidder_redouble() -> None:
    """The second opponent also after the first has passed; never a bid of one's own."""
    match = play(at_auction(TH), "1S")
    assert "X" in legal(match)
    passed = play(match, "pass")
    assert "X" in legal(passed)
    doubled = play(match, "X")
    assert refusal(doubled, "XX") == "auction.cannot-redouble"
    assert refusal(doubled, "X") == "auction.cannot-double"
    back = play(doubled, "pass")
    assert (to_act(back), "XX" in legal(back), "X" in legal(back)) == (0, True, False)


@pytest.mark.rule("3H-03", "B-51", "HM-07")
def test_the_highest_bidder_has_named_trump_with_his_bid() -> None:
    """There is no other moment at which it could be named."""
    match = play(at_auction(TH), "1S 2D pass pass")
    assert contract_of(match) == ("2D", 1)
    assert str(last_deal(match).position.contract) == "2D"
    assert phase_of(match) == "exchange"


@pytest.mark.rule("3H-03", "B-54")
@pytest.mark.parametrize("declarer", [0, 1, 2])
def test_declarer_takes_the_stock_in_private(declarer: int) -> None:
    """Twenty cards; the others have not seen which."""
    match = exchanging(declarer)
    assert to_act(match) == declarer
    assert len(hand_of(match, declarer)) == 20
    assert {"C2", "D2", "H2", "S2"} <= hand_of(match, declarer)
    for seat in (0, 1, 2, SPECTATOR):
        seen_of_it = known_cards(match, seat) & set(cards(STOCK))
        assert seen_of_it == (set(cards(STOCK)) if seat == declarer else set())
    assert running(match).position.stock == ()


@pytest.mark.rule("B-54", "3H-03")
def test_declarer_buries_any_four_unseen() -> None:
    """Old cards and new ones; they are out of play and the contract stands."""
    match = exchanging()
    assert legal(match) == {f"-{one}" for one in hand_of(match, 1)}
    own = min(hand_of(match, 1) - {"C2", "D2", "H2", "S2"})
    assert refusal(match, own) == "exchange.not-a-discard"
    assert refusal(match, "pass") == "exchange.not-a-discard"
    (foreign,) = {min(hand_of(match, 0))}
    assert refusal(match, f"-{foreign}") == "play.not-held"
    assert phase_of(play(match, f"-C2 -D2 -{own}")) == "exchange"
    match = play(match, f"-C2 -D2 -{own} -S2")
    assert phase_of(match) == "play"
    assert len(hand_of(match, 1)) == 16
    assert set(last_deal(match).position.discards[1]) == {*cards("C2 D2 S2"), card(own)}
    assert contract_of(match) == ("2H", 1)
    for seat in (0, 2, SPECTATOR):
        events = seen(match, seat, EventKind.DISCARDED)
        assert [event.cards for event in events] == [(None,)] * 4


@pytest.mark.rule("B-54")
def test_buried_cards_are_never_seen_nor_played() -> None:
    """Not after the last trick either."""
    match = bury(exchanging(), "-C2 -D2 -H2 -S2")
    end = play_out(match)
    for seat in (0, 2, SPECTATOR):
        assert not known_cards(end, seat) & set(cards(STOCK))
    played = [event.cards[0] for event in seen(end, 0, EventKind.PLAYED)]
    assert len(played) == 48
    assert not set(played) & set(cards(STOCK))


@pytest.mark.rule("B-57", "HM-16")
@pytest.mark.parametrize("declarer", [0, 1, 2])
def test_declarers_left_neighbour_leads_and_the_play_goes_clockwise(declarer: int) -> None:
    """One card each."""
    match = at_play(TH, "1NT", declarer=declarer)
    for turn in range(3):
        assert to_act(match) == (declarer + 1 + turn) % 3
        match = play(match, str(running(match).legal[0]))
    (trick,) = seen(match, SPECTATOR, EventKind.TRICK)
    assert len(trick.cards) == 3


@pytest.mark.rule("B-55", "HM-20", "3H-02")
def test_sixteen_tricks_of_three_cards_are_played() -> None:
    """All hands are empty at the end; each player's tricks are his own."""
    match = play_out(at_play(TH, "1NT"))
    position = last_deal(match).position
    assert sum(position.tricks) == 16
    assert len(position.tricks) == 3
    assert all(hand == CardSet(0) for hand in position.hands)


@pytest.mark.rule("3H-04", "B-58")
def test_the_defenders_play_for_themselves() -> None:
    """A trick of one is not the other's: the one who won it leads."""
    match = at_play(TH, "1NT", {0: "C3", 1: "CA", 2: "C4"})
    match = play(match, "CA C4 C3")
    assert last_deal(match).position.tricks == (0, 1, 0)
    assert to_act(match) == 1


@pytest.mark.rule("B-50", "HM-03", "3H-01")
def test_the_deal_passes_to_the_left() -> None:
    """Also after a deal that was passed out."""
    match = new_match(TH, 0)
    for dealer in (0, 1, 2, 0):
        assert match.dealer == dealer
        match = play(dealt(match), "pass pass pass")
    assert match.sheet.totals == (0, 0, 0)


@pytest.mark.rule("PL-01", "PL-02", "PL-03", "PL-04", "HM-05", "HM-06")
def test_plain_deals_thirteen_each_and_26_that_nobody_ever_sees() -> None:
    """Not in the play and not after it; hands are concealed throughout."""
    match = new_match("plain").deal_out(CARDS)
    position = running(match).position
    assert [set(hand) for hand in position.hands] == [set(CARDS[0:26:2]), set(CARDS[1:26:2])]
    match = bid_to(match, "1NT")
    while match.deal is not None:
        for seat in (0, 1):
            assert not known_cards(match, seat) & set(match.deal.position.hands[1 - seat])
        match = play(match, str(match.deal.legal[0]))
    aside = set(CARDS[26:])
    assert all(not known_cards(match, seat) & aside for seat in (0, 1, SPECTATOR))
    assert set(last_deal(match).position.stock) == aside
    assert sum(last_deal(match).position.tricks) == 13
