"""Reasons of computer players: nothing that is hidden is told, during a deal or after it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from honeymoon.players.decision import Candidate, Decision
from honeymoon.protocol.messages import Reason, Why
from honeymoon.rules.deal import Deal
from honeymoon.rules.events import Seat
from honeymoon.rules.match import Match, ScoredDeal
from honeymoon.rules.view import View, view
from honeymoon.rules.view_reading import read_view
from honeymoon.server import advice, reasons
from honeymoon.server.advice import Adviser
from honeymoon.server.errors import TableRefusal
from honeymoon.server.logged import Created
from honeymoon.server.reasons import Reasons
from honeymoon.server.state import Place, Table
from tests.rules.helpers import BI, DD, ED, GAMES, PL, PU, SE, TH
from tests.scale import deals
from tests.server.tables import play_on, table_for
from tests.views.checks import twins
from tests.views.knowledge import Ledger
from tests.views.positions import moments

EACH = deals(1, 4)
"""Positions of every kind."""
SOME = deals(2, 6)
"""About so many actions of a deal are asked about."""
DRAWN = (DD, PU)
"""Games in which everybody lays cards aside that the others never see."""
NOTHING: Any = None


def telltale(knew: View) -> Decision:
    """A decision that shows all that a seat knew: its candidates, its numbers and its code."""
    digest = Random(repr(knew))
    candidates = tuple(Candidate(action, digest.random()) for action in knew.legal)
    code = "only" if len(knew.legal) == 1 else "play.worlds"
    return Decision(knew.legal[0], candidates, code, (("worlds", digest.randrange(1, 999)),))


class Telltale(Reasons):
    """Everything was decided by telltale decisions."""

    def found(self, table_id: str, table: Table, number: int) -> tuple[str, Decision] | None:
        """The decision of the seat that acted."""
        assert table.deal is not None
        now = reasons.started(table.deal)
        for action in table.deal.actions[:number]:
            now = now.play(action)
        assert now.to_act is not None
        return "strong-1", telltale(view(now, now.to_act))


def table_at(deal: Deal, asker: Seat) -> Table:
    """A table that has come to this deal, with computer players in all other seats."""
    seats = range(deal.variant.seats)
    players = tuple("person" if seat == asker else "strong-1" for seat in seats)
    terms = Created(deal.variant.name, dict(deal.options.pairs), players, deal.position.dealer)
    match = Match.of(deal.variant, deal.options, deal.position.dealer)
    sheet = deal.position.sheet
    if deal.is_over:
        match = replace(match, sheet=sheet, scored=(ScoredDeal(deal, (), sheet),))
    else:
        match = replace(match, sheet=sheet, deal=deal)
    places = tuple(Place(player, taken=True) for player in players)
    return Table(terms, places, match, ((),) * len(seats), (1,) * (len(seats) + 1))


def answers(deal: Deal, asker: Seat) -> list[Reason]:
    """What the asker is told of the actions of the others, the last one first."""
    table, told = table_at(deal, asker), []
    adviser = Adviser(NOTHING, Telltale())
    others = sum(one.seat != asker for one in reasons._deeds(table))
    for back in range(1, others + 1, 1 + others // SOME):
        answer = asyncio.run(adviser.answer(Why("key", asker, back), "t", table))
        assert isinstance(answer, Reason)
        told.append(answer)
    return told


def compared(game: str, rng: Random) -> tuple[int, int, list[Reason]]:
    """How many deals were compared, in how many the bytes differ, and what was told."""
    count, different, every = 0, 0, []
    for moment in moments(game, EACH, rng):
        if moment.seat < 0:
            continue
        told = answers(moment.deal, moment.seat)
        every += told
        for _, twin in twins(moment.deal, Ledger(moment.deal), moment.seat, rng):
            count += 1
            then = answers(twin, moment.seat)
            different += msgspec.json.encode(then) != msgspec.json.encode(told)
    return count, different, every


@pytest.mark.parametrize("game", GAMES)
def test_no_hidden_card_bears_on_reasons_during_a_deal_or_after_it(game: str) -> None:
    """Deals that the asker cannot tell apart give the same bytes, whatever was decided by."""
    count, different, told = compared(game, Random(f"reasons {game}"))
    assert count >= 3 * EACH
    assert not different
    for reason in told:
        assert reason.decision is not None
        assert reason.open or (reason.decision.candidates, reason.decision.facts) == ((), {})
    is_open = {reason.open for reason in told}
    assert game not in DRAWN or is_open == {False}
    assert game not in (PL, SE, ED) or is_open == {True, False}


def after_the_deal(done: reasons.Deed, table: Table, asker: Seat) -> bool:
    """As it is at one terminal, where everything is told in the end."""
    return table.match.deal is None or reasons.is_open(done, table, asker)


def always(done: reasons.Deed, table: Table, asker: Seat) -> bool:
    """At once."""
    return True


@pytest.mark.parametrize(
    ("game", "planted"),
    [(DD, after_the_deal), (PL, always), (TH, always), (BI, always)],
)
def test_the_check_finds_reasons_that_tell_too_much(
    game: str,
    planted: Callable[[reasons.Deed, Table, Seat], bool],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Too early, or of cards that were laid aside."""
    monkeypatch.setattr(advice, "is_open", planted)
    _, different, _ = compared(game, Random(f"reasons {game}"))
    assert different


def is_played(table: Table) -> bool:
    """Whether a deal has just been played to its end, and not thrown in."""
    scored = table.match.scored
    return table.match.deal is None and bool(scored) and scored[-1].deal.contract is not None


@pytest.mark.parametrize("game", [DD, PL])
def test_a_reason_holds_the_view_that_it_rests_on(game: str) -> None:
    """The player's own where all is known, else the asker's of that moment."""
    log = table_for(game)
    play_on(log, Random(1), is_played)
    table = replace(log.table, places=(log.table.places[0], Place("strong-1", taken=True)))
    for back in (1, 3):
        done = reasons.deed(table, back)
        told = asyncio.run(Adviser(NOTHING, Telltale()).answer(Why("k", 0, back), "t", table))
        assert isinstance(told, Reason)
        assert (told.seat, told.number, told.open) == (1, done.number, game == PL)
        assert read_view(told.knew) == view(done.before, 1 if told.open else 0)


def test_who_sat_down_after_the_deal_is_told_no_reasons_of_it() -> None:
    """A finished deal still has the cards of whoever sat there before."""
    log = table_for(PL)
    play_on(log, Random(1), is_played)
    places = (Place("person", taken=True, is_new=True), Place("strong-1", taken=True))
    table = replace(log.table, places=places)
    with pytest.raises(TableRefusal, match="not-now"):
        asyncio.run(Adviser(NOTHING, Telltale()).answer(Why("k", 0, 1), "t", table))


def test_reasons_are_kept_for_the_latest_deal_and_the_action_that_was_played() -> None:
    """A later deal, a later action of that number and many other tables push them out."""
    log, kept = table_for(PL), Reasons()
    deal = log.table.match.deal
    assert deal is not None
    decision = Decision(deal.legal[0], code="tips")
    kept.note("t", log.table, "club-1", decision)
    log.play(str(deal.legal[1]))
    assert kept.found("t", log.table, 0) is None
    kept.note("t", log.table, "club-1", Decision(deal.legal[0]))
    log.play("pass")
    assert kept.found("t", log.table, 1) == ("club-1", Decision(deal.legal[0]))
    for number in range(reasons.MOST_TABLES):
        kept.note(f"other {number}", log.table, "club-1", decision)
    assert kept.found("t", log.table, 1) is None
    kept.note("t", log.table, "club-1", decision)
    play_on(log, Random(1), lambda table: len(table.match.scored) == 1)
    play_on(log, Random(1), lambda table: table.match.deal is not None)
    log.play("pass")
    assert kept.found("t", log.table, 0) is None
