"""The table by itself: what each command comes to, what is refused, and that nothing hangs."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from honeymoon.protocol import commands
from honeymoon.protocol.messages import TableView
from honeymoon.rules.actions import ACTIONS
from honeymoon.server import logged
from honeymoon.server.errors import Refused, TableRefusal
from honeymoon.server.logged import AnyEvent, Created
from honeymoon.server.state import folded
from honeymoon.server.table import act_for_computer, create
from honeymoon.server.views import table_view
from tests.rules.helpers import BI, DD, FOR_THREE, GAMES, PL, SE
from tests.scale import deals
from tests.server.tables import Log, everybody, play_on, table_for, told


def kinds(events: tuple[logged.Event, ...]) -> list[str]:
    """The events by their names in the log."""
    return [msgspec.to_builtins(event)["kind"] for event in events]


# --- setting up --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("terms", "code"),
    [
        (Created("whist", {}, ("person", "person"), 0), Refused.GAME),
        (Created(DD, {"joker": True}, ("person", "person"), 0), Refused.OPTION),
        (Created(DD, {}, ("person",), 0), Refused.PLAYER),
        (Created(BI, {}, ("person", "person"), 0), Refused.PLAYER),
        (Created(DD, {}, ("tips-1", "tips-1"), 0), Refused.PLAYER),
        (Created(DD, {}, ("person", "person"), 2), Refused.NO_SEAT),
    ],
)
def test_terms_that_are_none_are_refused(terms: Created, code: Refused) -> None:
    """Each by its own code."""
    with pytest.raises(TableRefusal) as caught:
        create(terms)
    assert caught.value.code is code


@pytest.mark.parametrize("game", GAMES)
def test_the_first_deal_begins_once_everybody_sits(game: str) -> None:
    """And not before; a pack is in the log."""
    log = Log(Created(game, {}, ("person",) * (3 if game in FOR_THREE else 2), 0))
    for seat in log.table.seats:
        assert log.table.match.deal is None
        log.do(commands.Sit(seat, "A"))
    assert log.table.match.deal is not None
    assert kinds(tuple(log.events))[-1] == "dealt"


def test_a_seat_is_taken_once_and_free_again_after_leaving() -> None:
    """Names are normalised; a seat of a computer player is none for persons."""
    log = Log(Created(DD, {}, ("person", "tips-1"), 0))
    log.do(commands.Sit(0, "  Ana "))
    assert log.table.places[0].name == "Ana"
    log.refused(commands.Sit(0, "Ben"), Refused.SEAT_TAKEN)
    log.refused(commands.Sit(1, "Ben"), Refused.NO_SEAT)
    log.refused(commands.Sit(2, "Ben"), Refused.NO_SEAT)
    log.do(commands.Leave(0))
    log.refused(commands.Leave(0), Refused.SEAT_EMPTY)
    log.do(commands.Sit(0, "Ben"))
    assert log.table.places[0].name == "Ben"


@pytest.mark.parametrize("name", ["a" * 31, "a\u202eb", "a\nb", "a\x00b", "\ud800"])
def test_names_that_steer_a_screen_are_refused(name: str) -> None:
    """Too long, bidirectional overrides, line ends, control characters, half characters."""
    log = Log(Created(DD, {}, ("person", "person"), 0))
    log.refused(commands.Sit(0, name), Refused.NAME)


# --- acting ------------------------------------------------------------------------------------


def test_an_action_answers_the_newest_view_and_is_legal() -> None:
    """Another number is stale; an illegal action names its rule; the other seat waits."""
    log = table_for(PL)
    seat = log.table.to_act
    assert seat is not None
    number = log.table.view_number(seat)
    log.refused(commands.Act(seat, "pass", number - 1), Refused.STALE)
    log.refused(commands.Act(seat, "pass", number + 1), Refused.STALE)
    wrong = log.refused(commands.Act(seat, "double", number), Refused.ILLEGAL)
    assert wrong.rule is not None
    assert wrong.rule.code == "auction.double-needs-opponent-bid" or wrong.rule.code
    log.refused(commands.Act(seat, "nonsense", number), Refused.ILLEGAL)
    other = 1 - seat
    log.refused(commands.Act(other, "pass", log.table.view_number(other)), Refused.NOT_YOUR_TURN)
    assert kinds(log.act(seat, "1NT")) == ["acted"]


def test_a_computer_player_acts_in_its_own_seat_alone() -> None:
    """Through its own entry; a person cannot act for it."""
    log = table_for(PL, "tips-1", "person")
    while log.table.to_act != 0:
        log.play("pass")
    log.refused(commands.Act(0, "pass", log.table.view_number(0)), Refused.NO_SEAT)
    handled = act_for_computer(log.table, ACTIONS[52], log.chance)
    assert kinds(handled.events)[0] == "acted"
    with pytest.raises(TableRefusal):
        act_for_computer(handled.table, ACTIONS[52], log.chance)


@pytest.mark.parametrize("game", GAMES)
def test_whole_matches_end_and_the_next_begins(game: str) -> None:
    """Deal after deal as all persons want it; after the end another match."""
    rng = Random(f"whole {game}")
    log = table_for(game)
    play_on(log, rng, lambda table: table.match.is_over)
    first = log.table.match
    for seat in log.table.seats:
        log.do(commands.Next(seat))
    assert log.table.past == (first,)
    assert log.table.match.deal is not None
    assert folded(log.events) == log.table


def test_the_next_deal_waits_for_every_person_once() -> None:
    """A second wish of the same seat is refused."""
    log = table_for(PL)
    play_on(log, Random(1), lambda table: len(table.match.scored) == 1)
    log.do(commands.Next(0))
    assert log.table.match.deal is None
    log.refused(commands.Next(0), Refused.NOT_NOW)
    log.do(commands.Next(1))
    assert log.table.match.deal is not None
    log.refused(commands.Next(1), Refused.NOT_NOW)


# --- drawing ahead -----------------------------------------------------------------------------


def drawn_ahead(seed: int, first: int) -> Log:
    """Both seats draw, one of them as far ahead as it likes."""
    rng = Random(seed)
    log = table_for(DD, seed=f"ahead {seed}")
    for seat in (first, 1 - first):
        while log.legal(seat) and log.table.match.deal and log.table.match.deal.phase:
            if log.table.match.deal.phase.name != "draw":
                break
            log.act(seat, rng.choice(["keep", "reject"]))
    return log


@pytest.mark.parametrize("first", [0, 1])
def test_draws_ahead_come_to_what_the_strict_order_comes_to(first: int) -> None:
    """The choices of each seat, played alternately on the same pack, give the same deal."""
    for seed in range(deals(4, 60)):
        ahead = drawn_ahead(seed, first)
        deal = ahead.table.match.deal
        assert deal is not None
        assert deal.phase is not None
        assert deal.phase.name == "auction"
        strict = table_for(DD, seed=f"ahead {seed}", draw_ahead=False)
        strict.play(*map(str, deal.actions))
        assert strict.table.match == ahead.table.match


def test_a_choice_ahead_tells_nobody_else_anything() -> None:
    """Neither its kind nor that it was made: not a byte of the other's view changes."""
    keeps, rejects = table_for(DD), table_for(DD)
    seat = 1 - (keeps.table.to_act or 0)
    other = 1 - seat
    before = {who: told(keeps.table, who) for who in (other, -1)}
    for _ in range(5):
        keeps.act(seat, "keep")
        rejects.act(seat, "reject")
        for who in (other, -1):
            assert told(keeps.table, who) == told(rejects.table, who) == before[who]
    assert told(keeps.table, seat) != told(rejects.table, seat)


def test_a_choice_ahead_appears_when_the_order_reaches_it() -> None:
    """One choice for each of the other's."""
    log = table_for(DD)
    first = log.table.to_act
    assert first is not None
    for choice in ("keep", "reject", "keep"):
        log.act(1 - first, choice)
    log.act(first, "keep")
    deal = log.table.match.deal
    assert deal is not None
    assert [str(action) for action in deal.actions] == ["keep", "keep"]
    log.act(first, "keep")
    assert log.table.match.deal is not None
    assert [str(action) for action in log.table.match.deal.actions][3:] == ["reject"]


def test_nobody_draws_ahead_where_that_was_not_agreed() -> None:
    """Nor in any other phase or game."""
    log = table_for(DD, draw_ahead=False)
    other = 1 - (log.table.to_act or 0)
    assert table_view(log.table, other).ahead is None
    number = log.table.view_number(other)
    log.refused(commands.Act(other, "keep", number), Refused.NOT_YOUR_TURN)


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


# --- the whole ---------------------------------------------------------------------------------


def any_command(log: Log, rng: Random) -> commands.Command:
    """Something that a client could send, mostly sensible."""
    seat = rng.randrange(len(log.table.seats))
    legal = log.legal(seat)
    if legal and rng.random() < 0.85:
        return commands.Act(seat, rng.choice(legal), log.table.view_number(seat))
    return rng.choice(
        [
            commands.AskBack(seat),
            commands.AnswerBack(seat, rng.random() < 0.5),
            commands.Claim(seat, "mine" if rng.random() < 0.5 else "yours"),
            commands.AnswerClaim(seat, rng.random() < 0.5),
            commands.Pause(seat, rng.random() < 0.3),
            commands.Next(seat),
            commands.Leave(seat),
            commands.Sit(seat, "B"),
            commands.HandOver(seat, False),
        ]
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_log_tells_the_whole_state_and_views_count_without_a_gap(game: str) -> None:
    """After any commands: folding the log, written and read back, gives the same table."""
    rng = Random(f"any {game}")
    log = table_for(game)
    for _ in range(deals(250, 4_000)):
        before = {who: told(log.table, who) for who in everybody(log.table)}
        numbers = log.table.views
        try:
            events = log.do(any_command(log, rng))
        except TableRefusal:
            assert log.table.views == numbers
            continue
        secret = all(isinstance(event, logged.Chose) for event in events)
        for who in everybody(log.table):
            grown = log.table.view_number(who) - numbers[who]
            assert grown == (0 if secret and who != events[0].seat else len(events))  # type: ignore[attr-defined]
            if not grown:
                assert told(log.table, who) == before[who]
            msgspec.json.decode(told(log.table, who), type=TableView)
    written = msgspec.json.encode(log.events)
    assert folded(msgspec.json.decode(written, type=list[AnyEvent])) == log.table
