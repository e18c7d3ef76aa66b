"""Taking back, claims, pauses and stand-ins: what needs the word of the other players."""

from __future__ import annotations

from random import Random

import pytest

from honeymoon.protocol import commands
from honeymoon.rules.actions import ACTIONS
from honeymoon.server.claims import holds, rest_of_play
from honeymoon.server.errors import Refused, TableRefusal
from honeymoon.server.logged import Created
from honeymoon.server.state import folded
from honeymoon.server.table import act_for_computer
from honeymoon.server.views import table_view
from tests.rules.helpers import DD, ED, FOR_THREE, PL, SE
from tests.scale import deals
from tests.server.tables import Log, everybody, kinds, play_on, table_for

# --- taking back -------------------------------------------------------------------------------


def test_a_call_goes_back_at_once_until_the_other_has_called() -> None:
    """Then it needs the other's word."""
    log = table_for(PL)
    seat = log.table.to_act
    assert seat is not None
    log.act(seat, "1C")
    assert kinds(log.do(commands.AskBack(seat))) == ["took-back"]
    assert log.table.to_act == seat
    log.play("1C", "1D")
    assert kinds(log.do(commands.AskBack(seat))) == ["asked-back"]
    log.refused(commands.AnswerBack(seat, True), Refused.NOT_ASKED)
    assert kinds(log.do(commands.AnswerBack(1 - seat, False))) == ["refused-back"]
    log.refused(commands.AnswerBack(1 - seat, True), Refused.NOT_ASKED)
    log.do(commands.AskBack(seat))
    assert kinds(log.do(commands.AnswerBack(1 - seat, True))) == ["took-back"]
    assert log.table.to_act == seat
    assert not log.table.practice


def test_nothing_goes_back_after_a_hidden_card_was_seen() -> None:
    """A draw shows two cards; the other's card to a trick is seen too."""
    log = table_for(DD)
    log.play("keep")
    log.refused(commands.AskBack(1 - (log.table.to_act or 0)), Refused.SEEN_SINCE)
    log = table_for(PL)
    log.play("1NT", "pass", "pass", "pass")
    leader = log.table.to_act
    assert leader is not None
    log.act(leader, log.legal(leader)[0])
    log.act(1 - leader, log.legal(1 - leader)[0])
    log.refused(commands.AskBack(leader), Refused.SEEN_SINCE)


def test_nothing_goes_back_where_that_was_not_agreed_or_nothing_was_done() -> None:
    """Nor between deals."""
    log = table_for(PL, take_back=False)
    seat = log.table.to_act
    assert seat is not None
    log.refused(commands.AskBack(seat), Refused.NOTHING_TO_TAKE_BACK)
    log.act(seat, "pass")
    log.refused(commands.AskBack(seat), Refused.NOT_AGREED)


def test_against_computer_players_everything_goes_back_and_is_called_practice() -> None:
    """To the first draw if need be."""
    log = table_for(DD, "person", "tips-1")
    while log.table.to_act != 0:
        log._take(act_for_computer(log.table, ACTIONS[90], log.chance))
    log.play("keep")
    assert kinds(log.do(commands.AskBack(0))) == ["took-back"]
    assert log.table.practice
    assert log.table.to_act == 0
    log.refused(commands.AskBack(0), Refused.NOTHING_TO_TAKE_BACK)


def asked_by_the_first_of_three(stand_in: str = "") -> tuple[Log, int, list[int]]:
    """Three persons, of whom one asks to take a call back; who that is, and the others."""
    log = table_for(FOR_THREE[0], stand_in=stand_in)
    seat = log.table.to_act
    assert seat is not None
    log.play("1C", "1D")
    assert kinds(log.do(commands.AskBack(seat))) == ["asked-back"]
    return log, seat, [other for other in log.table.seats if other != seat]


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_both_of_the_other_two_have_to_allow_it(order: tuple[int, int]) -> None:
    """Everybody sees who has; nobody allows it twice, and the one who asks not at all."""
    log, seat, others = asked_by_the_first_of_three()
    first, last = (others[place] for place in order)
    log.refused(commands.AnswerBack(seat, True), Refused.NOT_ASKED)
    assert kinds(log.do(commands.AnswerBack(first, True))) == ["allowed-back"]
    for who in everybody(log.table):
        seen = table_view(log.table, who)
        assert (seen.asked_back, seen.allowed_back) == ((seat, 0), (first,))
    assert log.table.to_act not in (seat, None)
    log.refused(commands.AnswerBack(first, True), Refused.NOT_ASKED)
    log.refused(commands.AnswerBack(seat, True), Refused.NOT_ASKED)
    assert kinds(log.do(commands.AnswerBack(last, True))) == ["took-back"]
    assert log.table.to_act == seat
    assert table_view(log.table, seat).allowed_back == ()
    assert folded(log.events) == log.table


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_one_of_three_who_does_not_allow_it_is_enough(order: tuple[int, int]) -> None:
    """Before or after the other's yes; a yes to one question is none to the next."""
    log, seat, others = asked_by_the_first_of_three()
    yes, no = (others[place] for place in order)
    log.do(commands.AnswerBack(yes, True))
    assert kinds(log.do(commands.AnswerBack(no, False))) == ["refused-back"]
    log.refused(commands.AnswerBack(yes, True), Refused.NOT_ASKED)
    assert table_view(log.table, seat).allowed_back == ()
    log.do(commands.AskBack(seat))
    assert kinds(log.do(commands.AnswerBack(no, True))) == ["allowed-back"]
    assert log.table.still_to_allow == {yes}


def test_an_answer_that_comes_too_late_takes_nothing_back() -> None:
    """The play went on meanwhile."""
    log, _, (first, last) = asked_by_the_first_of_three()
    log.do(commands.AnswerBack(first, True))
    log.play("pass")
    log.refused(commands.AnswerBack(last, True), Refused.NOT_ASKED)


def test_a_stand_in_is_not_asked_and_a_new_person_is() -> None:
    """Whoever decides in a seat now is who has to allow it."""
    log, seat, (first, last) = asked_by_the_first_of_three(stand_in="tips-1")
    log.do(commands.HandOver(last, True))
    log.refused(commands.AnswerBack(last, True), Refused.NOT_ASKED)
    assert kinds(log.do(commands.AnswerBack(first, True))) == ["took-back"]
    log, seat, (first, last) = asked_by_the_first_of_three()
    log.do(commands.AnswerBack(first, True))
    log.do(commands.Leave(first))
    log.do(commands.Sit(first, "Eva"))
    assert kinds(log.do(commands.AnswerBack(last, True))) == ["allowed-back"]
    assert log.table.still_to_allow == {first}
    assert kinds(log.do(commands.AnswerBack(first, True))) == ["took-back"]
    assert log.table.to_act == seat


# --- claims, pauses, stand-ins -----------------------------------------------------------------


def near_the_end(seed: int, cards: int, game: str = PL) -> Log:
    """A deal with so many cards left in each hand, the one to act to lead."""
    log = table_for(game, seed=f"claim {seed}")
    rng = Random(seed)

    def there(table: object) -> bool:
        deal = log.table.match.deal
        return (
            deal is not None
            and deal.contract is not None
            and all(len(hand) == cards for hand in deal.position.hands)
        )

    play_on(log, rng, there)
    return log


def claimed_and_accepted(log: Log, seat: int) -> bool:
    """The rest is the seat's, and the other agrees; false where the table refuses."""
    try:
        log.do(commands.Claim(seat, "mine"))
        log.do(commands.AnswerClaim(1 - seat, True))
    except TableRefusal as refusal:
        return refusal.code not in (Refused.CLAIM_IMPOSSIBLE, Refused.CLAIM_NOT_SHOWN)
    return True


@pytest.mark.parametrize("game", [PL, SE, DD])
def test_an_accepted_claim_is_played_out_in_legal_cards(game: str) -> None:
    """To the last trick, all tricks to one side; what cannot be so is refused."""
    accepted = 0
    for seed in range(deals(6, 40)):
        log = near_the_end(seed, 2, game)
        seat = log.table.to_act
        deal = log.table.match.deal
        assert seat is not None
        assert deal is not None
        tricks = deal.position.tricks
        if not claimed_and_accepted(log, seat):
            continue
        accepted += 1
        done = log.table.match.scored[-1].deal
        assert done.position.tricks[1 - seat] == tricks[1 - seat]
        assert folded(log.events) == log.table
    assert accepted


def test_a_declined_claim_leaves_everything_as_it_was() -> None:
    """While it stands nobody acts, and the claimer's cards lie open."""
    log = near_the_end(3, 5)
    seat = log.table.to_act
    assert seat is not None
    match = log.table.match
    log.do(commands.Claim(seat, "yours"))
    assert log.table.to_act is None
    shown = table_view(log.table, 1 - seat).claim
    assert shown is not None
    assert len(shown.cards) == 5
    log.refused(
        commands.Act(seat, log.legal(seat)[0], log.table.view_number(seat)),
        Refused.NOT_YOUR_TURN,
    )
    log.refused(commands.AnswerClaim(seat, True), Refused.NOT_ASKED)
    log.do(commands.AnswerClaim(1 - seat, False))
    assert log.table.match == match
    assert table_view(log.table, 1 - seat).claim is None


@pytest.mark.parametrize("game", FOR_THREE)
def test_three_players_claim_nothing(game: str) -> None:
    """Claims are for two."""
    log = table_for(game)
    log.refused(commands.Claim(0, "mine"), Refused.NOT_NOW)


def test_a_paused_table_waits_and_goes_on() -> None:
    """Any seat may pause and resume it."""
    log = table_for(PL)
    seat = log.table.to_act
    assert seat is not None
    log.do(commands.Pause(1 - seat, True))
    log.refused(commands.Pause(seat, True), Refused.NOT_NOW)
    log.refused(commands.Act(seat, "pass", log.table.view_number(seat)), Refused.PAUSED)
    log.do(commands.Pause(seat, False))
    log.play("pass")


def test_a_stand_in_plays_only_where_that_was_agreed() -> None:
    """And gives the seat back."""
    log = table_for(PL)
    log.refused(commands.HandOver(0, True), Refused.NOT_AGREED)
    log = table_for(PL, stand_in="tips-1")
    log.do(commands.HandOver(0, True))
    assert log.table.places[0].computer == "tips-1"
    log.refused(commands.HandOver(0, True), Refused.NOT_NOW)
    log.do(commands.HandOver(0, False))
    assert log.table.places[0].computer == ""


# --- claims and hidden dummies -----------------------------------------------------------------


@pytest.mark.parametrize("game", [SE, ED])
def test_nothing_is_claimed_while_a_dummy_that_plays_is_hidden(game: str) -> None:
    """An answer would tell of its cards; once they lie open claims are as ever."""
    log = table_for(game)
    log.play("1NT", "pass", "pass", "pass")
    seat = log.table.to_act
    assert seat is not None
    for rest in ("mine", "yours"):
        log.refused(commands.Claim(seat, rest), Refused.NOT_NOW)
    log.play(log.legal(seat)[0])
    assert kinds(log.do(commands.Claim(seat, "yours"))) == ["claimed"]


def test_a_dummy_that_lies_open_from_the_deal_hides_nothing() -> None:
    """So there may be a claim before the lead."""
    log = Log(Created(SE, {"reveal": "from-deal"}, ("person", "person"), 0))
    for seat in (0, 1):
        log.do(commands.Sit(seat, "A"))
    log.play("1NT", "pass", "pass", "pass")
    assert kinds(log.do(commands.Claim(0, "yours"))) == ["claimed"]


def test_a_computer_player_does_not_agree_to_what_cannot_be_played_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Else its answer would be refused for ever, and the table would hang."""
    log = near_the_end(3, 4)
    seat = log.table.to_act
    assert seat is not None
    log.do(commands.Claim(seat, "yours"))
    assert log.table.match.deal is not None
    assert holds(log.table) == (rest_of_play(log.table.match.deal, 1 - seat) is not None)
    monkeypatch.setattr("honeymoon.server.claims.rest_of_play", lambda deal, winner: None)
    assert not holds(log.table)


@pytest.mark.parametrize("asker", [0, 1])
def test_nothing_is_taken_back_while_a_claim_stands(asker: int) -> None:
    """Else the claim would be about another moment, or about none in which cards are played."""
    log = table_for(PL)
    log.play("1NT", "pass", "pass", "pass")
    seat = log.table.to_act
    assert seat is not None
    log.do(commands.Claim(seat, "yours"))
    log.refused(commands.AskBack(asker), Refused.NOT_NOW)
    log.do(commands.AnswerClaim(1 - seat, False))
    assert log.table.claim is None
