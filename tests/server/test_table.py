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
from tests.rules.helpers import BI, DD, FOR_THREE, GAMES, PL
from tests.scale import deals
from tests.server.tables import Log, everybody, kinds, play_on, table_for, told

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
        assert not log.table.ready
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


@pytest.mark.parametrize("game", [PL, BI])
def test_who_sits_down_between_deals_waits_for_the_next(game: str) -> None:
    """The last deal is not shown to him, so there is nothing after which he could ask for more."""
    log = between_deals(game)
    log.do(commands.Leave(0))
    log.do(commands.Sit(0, "B"))
    assert table_view(log.table, 0).deal is None
    assert table_view(log.table, 0).places[0].ready
    log.refused(commands.Next(0), Refused.NOT_NOW)
    for seat in log.table.seats[1:]:
        log.do(commands.Next(seat))
    assert log.table.match.deal is not None
    assert folded(log.events) == log.table


def test_the_next_deal_begins_as_the_last_seat_is_taken_again() -> None:
    """All seats were left; whoever had wanted it before he left counts no more."""
    log = between_deals(BI)
    log.do(commands.Next(0))
    for seat in log.table.seats:
        log.do(commands.Leave(seat))
    assert not log.table.ready
    for seat in log.table.seats:
        assert log.table.match.deal is None
        log.do(commands.Sit(seat, "B"))
    assert log.table.match.deal is not None


def between_deals(game: str) -> Log:
    """Everybody sits at the table and looks at the result of the first deal."""
    log = table_for(game)
    play_on(log, Random(2), lambda table: len(table.match.scored) == 1)
    return log


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
    for _ in range(deals(250, 2_000)):
        before = {who: told(log.table, who) for who in everybody(log.table)}
        numbers = log.table.views
        try:
            events = log.do(any_command(log, rng))
        except TableRefusal:
            assert log.table.views == numbers
            continue
        # A deal that begins of itself is shown in the view of what it follows.
        shown = [e for e in events if not isinstance(e, logged.Dealt | logged.Rematched)]
        secret = all(isinstance(event, logged.Chose) for event in shown)
        for who in everybody(log.table):
            grown = log.table.view_number(who) - numbers[who]
            assert grown == (0 if secret and who != shown[0].seat else len(shown))  # type: ignore[attr-defined]
            if not grown:
                assert told(log.table, who) == before[who]
            msgspec.json.decode(told(log.table, who), type=TableView)
    written = msgspec.json.encode(log.events)
    assert folded(msgspec.json.decode(written, type=list[AnyEvent])) == log.table
