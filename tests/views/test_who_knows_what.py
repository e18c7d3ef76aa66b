"""The law's table of who knows what, row by row, each at a deal that can be followed by eye."""

from __future__ import annotations

import json

import pytest

from honeymoon.rules.cards import Card
from honeymoon.rules.events import SPECTATOR, EventKind
from honeymoon.rules.match import Match
from honeymoon.rules.view import View, view
from honeymoon.rules.view_json import view_json
from tests.rules.helpers import (
    BI,
    BRIDGE,
    DD,
    ED,
    GAMES,
    PL,
    PU,
    SE,
    TH,
    Hands,
    after_draw,
    at_auction,
    at_play,
    bid_to,
    dealt,
    last_deal,
    new_match,
    play,
    play_out,
    seats_of,
    to_act,
)
from tests.views.checks import as_bytes, faces

CLUBS, DIAMONDS, HEARTS, SPADES = (f"{suit}23456789TJQKA" for suit in "CDHS")
FOUR_HANDS: Hands = {0: CLUBS, 1: DIAMONDS, 2: HEARTS, 3: SPADES}


def seen_by(match: Match, seat: int) -> View:
    """A seat's view of the running or the last deal."""
    return view(last_deal(match), seat)


def shown(match: Match, seat: int) -> set[str]:
    """Every card that stands anywhere in the JSON of the seat's view."""
    return {str(card) for card in faces(view_json(seen_by(match, seat)))}


def suits(match: Match, seat: int) -> str:
    """The suits of all the cards that the seat has seen."""
    return "".join(sorted({card[0] for card in shown(match, seat)}))


def tokens(match: Match, seat: int) -> list[str]:
    """The actions as the seat knows them."""
    return [str(action) for action in seen_by(match, seat).actions]


def discarded(match: Match, seat: int) -> set[str]:
    """What really lies in a seat's face-down pile."""
    return {str(card) for card in last_deal(match).position.discards[seat]}


# --- draw-and-discard --------------------------------------------------------------------------


def drawing() -> Match:
    """SA C2 for seat 0, HA D2 for seat 1, SK C3 for seat 0, and so on."""
    return dealt(new_match(DD), {0: "SAKQ", 1: "HAKQ"}, top="C2 D2 C3 D3")


@pytest.mark.rule("DD-09", "DD-12", "DD-04")
def test_only_the_turn_player_sees_the_top_card_and_nobody_the_next() -> None:
    """The choice is made on one card."""
    match = drawing()
    assert [shown(match, seat) for seat in (0, 1, SPECTATOR)] == [{"SA"}, set(), set()]
    assert [seen_by(match, seat).fact("card") for seat in (0, 1)] == ["SA", None]


@pytest.mark.rule("DD-10", "DD-11", "DD-16", "B-25", "B-27", "B-28")
def test_a_player_has_seen_both_cards_of_each_own_turn_and_none_of_the_others() -> None:
    """Kept or rejected is public, which cards is not."""
    match = play(drawing(), "keep reject")
    assert shown(match, 0) == {"SA", "C2", "SK"}
    assert shown(match, 1) == {"HA", "D2"}
    assert shown(match, SPECTATOR) == set()
    for seat in (0, 1, SPECTATOR):
        assert tokens(match, seat) == ["keep", "reject"]
        assert seen_by(match, seat).discard_sizes == (1, 1)
        assert seen_by(match, seat).stock == 48


@pytest.mark.rule("DD-16", "DD-17", "DD-14", "B-26")
def test_rejected_cards_stay_with_their_owner_through_the_play_and_after_the_hand() -> None:
    """The discard is never shown: not in the play, not when the deal is over."""
    match = bid_to(after_draw(play(drawing(), "keep reject")), "1NT")
    assert_rejects_are_secret(match)
    match = play_out(match)
    assert last_deal(match).is_over
    assert_rejects_are_secret(match)
    assert len(shown(match, SPECTATOR)) == 26


def assert_rejects_are_secret(match: Match) -> None:
    """Each player knows his own thirteen rejects and nobody knows the other's."""
    for seat in (0, 1):
        own, other = discarded(match, seat), discarded(match, 1 - seat)
        assert len(own) == len(other) == 13
        assert own <= shown(match, seat)
        assert not other & shown(match, seat)
        assert not own & shown(match, SPECTATOR)
        assert {str(card) for card in seen_by(match, seat).own_discards} == own
    assert not seen_by(match, SPECTATOR).own_discards


# --- pick-up -----------------------------------------------------------------------------------


def picking(look: str) -> Match:
    """Clubs against diamonds, high spades on the stock."""
    return dealt(new_match(PU, look=look), {0: CLUBS, 1: DIAMONDS}, top="SA SK SQ")


@pytest.mark.rule("PU-03", "B-30", "B-37")
def test_open_cards_are_seen_by_all_and_remembered_when_they_are_taken() -> None:
    """Who took which card is public; the face-down discard is its owner's secret."""
    match = picking("open")
    assert "SA" in shown(match, 1) & shown(match, SPECTATOR)
    match = play(match, "take -C2")
    assert shown(match, SPECTATOR) == {"SA", "SK"}
    assert tokens(match, 0) == ["take", "-C2"]
    assert tokens(match, 1) == tokens(match, SPECTATOR) == ["take", "-??"]
    assert "C2" not in shown(match, 1)
    assert seen_by(match, 1).discard_sizes == (1, 0)


@pytest.mark.rule("PU-04", "B-30")
def test_a_private_card_that_is_taken_is_known_to_the_taker_only() -> None:
    """The opponent learns that it was taken."""
    match = picking("private")
    assert [("SA" in shown(match, seat)) for seat in (0, 1, SPECTATOR)] == [True, False, False]
    match = play(match, "take")
    assert [("SA" in shown(match, seat)) for seat in (0, 1, SPECTATOR)] == [True, False, False]
    assert [seen_by(match, seat).fact("taken") for seat in (0, 1)] == ["SA", None]
    match = play(match, "-C2")
    assert [("SK" in shown(match, seat)) for seat in (0, 1, SPECTATOR)] == [False, True, False]


@pytest.mark.rule("PU-04", "PU-06", "B-33")
def test_a_private_card_that_is_refused_is_exposed_and_stays_known_when_it_is_dead() -> None:
    """A refusal shows it to both; the card refused twice lies face up."""
    match = play(picking("private"), "refuse")
    assert all("SA" in shown(match, seat) for seat in (0, 1, SPECTATOR))
    match = play(match, "refuse")
    assert all(str(seen_by(match, seat).dead) == "SA" for seat in (0, 1, SPECTATOR))


@pytest.mark.rule("B-37", "PU-05", "PU-10")
def test_discards_stay_face_down_after_the_deal() -> None:
    """Their contents are known to their owner only."""
    match = picking("open")
    match = after_draw(play(match, "take -C2 take -D2"))
    match = play_out(bid_to(match, "1NT"))
    assert not shown(match, 1) & {"C2"}
    assert not shown(match, 0) & {"D2"}
    assert "C2" in shown(match, 0)


# --- plain and what all bridge forms share -----------------------------------------------------


@pytest.mark.rule("PL-02", "PL-04")
def test_the_26_cards_set_aside_are_never_seen() -> None:
    """Neither during the deal nor when it is over."""
    match = at_play(PL, "1NT", {0: CLUBS, 1: DIAMONDS})
    assert [suits(match, seat) for seat in (0, 1, SPECTATOR)] == ["C", "D", ""]
    match = play_out(match)
    assert [suits(match, seat) for seat in (0, 1, SPECTATOR)] == ["CD", "CD", "CD"]
    assert seen_by(match, 0).stock == 26


@pytest.mark.rule("HM-06", "PU-10", "PL-04")
@pytest.mark.parametrize("game", [PU, PL, SE, ED, TH])
def test_each_player_sees_his_own_hand_and_no_other_players(game: str) -> None:
    """A spectator sees none."""
    match = dealt(new_match(game))
    for seat in (*range(seats_of(game)), SPECTATOR):
        visible = [hand.cards is not None for hand in seen_by(match, seat).hands]
        assert visible[: seats_of(game)] == [seat == own for own in range(seats_of(game))]


@pytest.mark.rule("HM-06")
@pytest.mark.parametrize("game", [PU, PL, SE, ED, TH])
def test_the_order_in_which_a_hand_was_dealt_is_no_part_of_a_view(game: str) -> None:
    """A hand is a set of cards; each player sorts it privately."""
    match = dealt(new_match(game), {0: "SAKQ"})
    other = dealt(new_match(game), {0: "SQAK"})
    assert last_deal(match).deck != last_deal(other).deck
    for seat in (*range(seats_of(game)), SPECTATOR):
        assert as_bytes(seen_by(match, seat)) == as_bytes(seen_by(other, seat))


@pytest.mark.rule("HM-12", "DD-25")
@pytest.mark.parametrize("game", BRIDGE)
def test_a_deal_that_is_passed_out_shows_nothing_more(game: str) -> None:
    """Nobody lays his hand open."""
    before = at_auction(game)
    after = before
    while after.deal is not None:
        after = play(after, "pass")
    for seat in (*range(seats_of(game)), SPECTATOR):
        assert shown(after, seat) == shown(before, seat)


@pytest.mark.parametrize("game", GAMES)
def test_calls_contract_cards_played_tricks_and_counts_are_public(game: str) -> None:
    """All seats and the spectator agree on everything that was said and shown."""
    match = at_play(game, "spel" if game == BI else "3NT")
    match = play(match, str(last_deal(match).legal[0]))
    views = [seen_by(match, seat) for seat in (SPECTATOR, *range(seats_of(game)))]
    public = {
        (seen.contract, seen.tricks, seen.to_act, seen.phase, seen.stock, seen.discard_sizes)
        for seen in views
    }
    assert len(public) == 1
    assert len({seen.fact("trick") for seen in views}) == 1
    assert len({tuple(hand.size for hand in seen.hands) for seen in views}) == 1
    assert len({seen.sheet.totals for seen in views}) == 1
    last = [seen.events[-1] for seen in views]
    assert len(set(last)) == 1


@pytest.mark.parametrize("game", GAMES)
def test_only_the_seat_to_act_is_told_its_choices(game: str) -> None:
    """What another seat may do would tell its cards."""
    match = at_play(game, "spel" if game == BI else "3NT")
    for seat in (SPECTATOR, *range(seats_of(game))):
        assert bool(seen_by(match, seat).legal) == (seat == to_act(match))


# --- dummies -----------------------------------------------------------------------------------


@pytest.mark.rule("SE-03", "SE-04", "B-39", "B-40")
def test_the_dummies_are_face_down_for_all_until_the_opening_lead() -> None:
    """Then everybody sees both, and each player knows where the other 13 cards are (B-43)."""
    match = at_play(SE, "1NT", FOUR_HANDS)
    assert [suits(match, seat) for seat in (0, 1, SPECTATOR)] == ["C", "D", ""]
    match = play(match, "D2")
    assert [suits(match, seat) for seat in (0, 1, SPECTATOR)] == ["CDHS", "DHS", "DHS"]
    assert [len(shown(match, seat)) for seat in (0, 1, SPECTATOR)] == [40, 39, 27]


@pytest.mark.rule("B-40")
def test_with_a_preview_each_player_sees_his_own_dummy_and_the_opponent_does_not() -> None:
    """The dealer's dummy is hand 2, the non-dealer's hand 3."""
    match = at_auction(SE, FOUR_HANDS, preview="owner")
    assert [suits(match, seat) for seat in (0, 1, SPECTATOR)] == ["CS", "DH", ""]


@pytest.mark.rule("B-39")
def test_dummies_revealed_from_the_deal_are_seen_by_all_during_the_auction() -> None:
    """The option of the introduction."""
    match = at_auction(SE, FOUR_HANDS, reveal="from-deal")
    assert [suits(match, seat) for seat in (0, 1, SPECTATOR)] == ["CHS", "DHS", "HS"]


@pytest.mark.rule("ED-03", "B-44", "B-47")
def test_the_shared_dummy_is_open_from_the_deal_and_the_fourth_hand_after_the_lead() -> None:
    """Hand 2 is shared, hand 3 becomes the defender's."""
    match = at_play(ED, "1NT", FOUR_HANDS)
    assert [suits(match, seat) for seat in (0, 1, SPECTATOR)] == ["CH", "DH", "H"]
    match = play(match, "D2")
    assert [suits(match, seat) for seat in (0, 1, SPECTATOR)] == ["CDHS", "DHS", "DHS"]


@pytest.mark.rule("B-44", "ED-03")
def test_a_dead_fourth_hand_is_never_seen() -> None:
    """It is set aside for good."""
    match = at_play(ED, "1NT", FOUR_HANDS, fourth_hand="dead")
    match = play_out(play(match, "D2"))
    assert [suits(match, seat) for seat in (0, 1, SPECTATOR)] == ["CDH", "CDH", "CDH"]


# --- three players -----------------------------------------------------------------------------


@pytest.mark.rule("3H-02", "3H-03", "B-54")
def test_the_stock_is_seen_by_the_declarer_alone_and_only_when_he_takes_it() -> None:
    """What he buries nobody else ever knows."""
    match = dealt(new_match(TH), top="C2 D2 H2 S2")
    stock = {"C2", "D2", "H2", "S2"}
    assert not any(stock & shown(match, seat) for seat in (0, 1, 2, SPECTATOR))
    match = bid_to(match, "1NT", declarer=1)
    assert [stock & shown(match, seat) for seat in (0, 2, SPECTATOR)] == [set()] * 3
    assert stock <= shown(match, 1)
    match = play_out(play(match, "-C2 -D2 -H2 -S2"))
    assert [stock & shown(match, seat) for seat in (0, 2, SPECTATOR)] == [set()] * 3
    assert stock <= shown(match, 1)
    assert tokens(match, 0).count("-??") == tokens(match, SPECTATOR).count("-??") == 4


@pytest.mark.rule("BI-05", "BI-06")
def test_four_open_cards_are_all_that_anybody_sees_before_the_choice() -> None:
    """Forehand has not even seen his own hand."""
    match = dealt(new_match(BI), top="SAKQJ")
    for seat in (0, 1, 2, SPECTATOR):
        assert shown(match, seat) == {"SA", "SK", "SQ", "SJ"}


@pytest.mark.rule("B-63", "BI-09")
def test_which_cards_forehand_buried_is_his_secret_also_after_the_deal() -> None:
    """All know that he got the four open cards, and no more."""
    match = play(dealt(new_match(BI), {0: "CA"}, top="SAKQJ"), "spel")
    took = [event for event in seen_by(match, 2).events if event.kind is EventKind.TOOK_STOCK]
    assert [str(card) for card in took[0].cards] == ["SA", "SK", "SQ", "SJ"]
    match = play(match, "-SA -SK -CA -SQ")
    assert [seen_by(match, seat).own_discards for seat in (1, 2)] == [0, 0]
    match = play_out(match)
    for seat in (1, 2, SPECTATOR):
        assert "CA" not in shown(match, seat)
        assert [token for token in tokens(match, seat) if token[0] == "-"] == ["-??"] * 4
    assert "CA" in shown(match, 0)


def test_json_has_only_text_numbers_and_flags() -> None:
    """The bytes can be read by any program, and no card hides in a number."""
    form = view_json(seen_by(at_play(SE, "1NT"), 0))
    assert json.loads(json.dumps(form)) == form
    assert not any(isinstance(value, Card) for value in leaves(form))


def leaves(value: object) -> list[object]:
    """Every value that holds no others."""
    if isinstance(value, dict):
        return [leaf for item in value.values() for leaf in leaves(item)]
    if isinstance(value, list):
        return [leaf for item in value for leaf in leaves(item)]
    return [value]
