"""What a new view of a table tells the person at the terminal, from the last one on."""

from __future__ import annotations

from dataclasses import replace

from honeymoon.cli.play_page import Page
from honeymoon.cli.play_seats import PERSON
from honeymoon.cli.play_session import decision_now, result_lines, title_lines
from honeymoon.cli.play_state import Session, view_of
from honeymoon.cli.play_story import story
from honeymoon.cli.remote_match import acts_here, seen_of
from honeymoon.cli.remote_state import AtTable, Said, Told
from honeymoon.protocol import client as clients
from honeymoon.protocol.commands import Act, AnyCommand, Sit
from honeymoon.protocol.messages import ClaimView, Do, TableView
from honeymoon.rules.cards import CardSet, parse_card

NONSENSE = (ValueError, LookupError, TypeError, AttributeError, AssertionError)
"""What comes of a view that no server of this version sends."""


def shown(at: AtTable, before: TableView | None, key: str) -> Said:
    """The lines of the newest view, and what it is answered with of itself."""
    try:
        return _shown(at, before, key)
    except NONSENSE:
        return Said(at, (at.texts("remote-nonsense"),), status=1)


def _shown(at: AtTable, before: TableView | None, key: str) -> Said:
    table = at.table
    assert table is not None
    sitting = seen_of(table, at.texts)
    page = Page(at.texts, sitting.names, at.is_plain)
    hinted = None if at.session is None else at.session.hinted
    told = 0 if sitting.known is None else len(sitting.known.events)
    session = Session(sitting, page, at.words, (told,) * len(page.names), hinted=hinted)
    now, news = _deal(replace(at, session=session), before, is_first=at.session is None)
    away = presence_lines(now, frozenset(range(len(table.places)))) if before is None else ()
    lines = [*_people(before, table, page), *away, *_agreed(before, table, page), *news]
    wanted = _of_itself(now, table)
    if wanted is not None:
        return sent(replace(now, queued=now.queued[1:]), wanted, key, *lines)
    decision = decision_now(session) if acts_here(table) else []
    return Said(replace(now, queued=()), (*lines, *decision))


def sent(at: AtTable, command: AnyCommand, key: str, *lines: str) -> Said:
    """Something is asked of the table."""
    step = clients.asked(at.client, Do(key, command))
    return Said(replace(at, client=step.client), lines, step.send)


def _of_itself(at: AtTable, table: TableView) -> Act | Sit | None:
    """Whoever holds a seat sits down there; a line of several actions goes on."""
    if table.seat is None:
        return None
    if not table.places[table.seat].taken:
        return Sit(table.seat, at.name)
    if acts_here(table) and at.queued and table.deal is not None:
        is_legal = at.queued[0] in table.deal["legal"]
        return Act(table.seat, at.queued[0], table.n) if is_legal else None
    return None


# --- who is there, and what was agreed on --------------------------------------------------------


def _people(before: TableView | None, table: TableView, page: Page) -> list[str]:
    """Who has come and who has gone, or is still to come."""
    lines = []
    for seat, place in enumerate(table.places):
        was = before.places[seat].taken if before is not None else True
        if place.player != PERSON or seat == table.seat or place.taken == was:
            continue
        key = "remote-came" if place.taken else "remote-free"
        lines.append(page.texts(key, name=page.names[seat]))
    return lines


def presence_lines(at: AtTable, before: frozenset[int] | None) -> tuple[str, ...]:
    """Which of the others who sit is away, and which is back; ``before`` are who was here."""
    table, session, here = at.table, at.session, at.client.here
    if table is None or session is None or before is None or here is None:
        return ()
    names = enumerate(session.page.names)
    return tuple(
        at.texts("remote-person-back" if seat in here else "remote-person-away", name=name)
        for seat, name in names
        if seat in before ^ here and _is_other_person(table, seat)
    )


def _is_other_person(table: TableView, seat: int) -> bool:
    place = table.places[seat]
    return place.player == PERSON and place.taken and seat != table.seat


def _agreed(before: TableView | None, table: TableView, page: Page) -> list[str]:
    """Pauses, claims, and what is to be taken back."""
    return [*_pause(before, table, page), *_claim(before, table, page), *_back(before, table, page)]


def _pause(before: TableView | None, table: TableView, page: Page) -> list[str]:
    was = before is not None and before.paused
    if table.paused == was:
        return []
    return [page.texts("remote-paused" if table.paused else "remote-resumed")]


def _claim(before: TableView | None, table: TableView, page: Page) -> list[str]:
    was = None if before is None else before.claim
    if table.claim == was:
        return []
    if table.claim is None:
        is_over = table.deal is None or table.deal["phase"] is None
        return [page.texts("remote-claim-accepted" if is_over else "remote-claim-declined")]
    return _claimed(table.claim, table, page)


def _claimed(claim: ClaimView, table: TableView, page: Page) -> list[str]:
    who = page.who(claim.seat, -1 if table.seat is None else table.seat)
    cards = CardSet.of(map(parse_card, claim.cards))
    shown_cards = [page.texts("remote-claim-cards", cards=page.hand(cards))]
    key = "remote-claim" if claim.rest == "mine" else "remote-concede"
    return [page.texts(key, **who), *(shown_cards if claim.seat != table.seat else [])]


def _back(before: TableView | None, table: TableView, page: Page) -> list[str]:
    """What is to be taken back, or is not; what was is told with the deal."""
    was = None if before is None else before.asked_back
    if table.asked_back == was:
        return []
    if table.asked_back is not None:
        who = page.who(table.asked_back[0], -1 if table.seat is None else table.seat)
        return [page.texts("remote-back-asked", **who)]
    assert before is not None
    is_refused = _actions(table) == _actions(before)
    return [page.texts("remote-back-refused")] if is_refused else []


def _actions(table: TableView) -> int:
    return 0 if table.deal is None else len(table.deal["actions"])


# --- the deal ------------------------------------------------------------------------------------


def _deal(at: AtTable, before: TableView | None, is_first: bool) -> tuple[AtTable, list[str]]:
    """What has happened in the deal since the person was told last, and what it came to."""
    session, table = at.session, at.table
    assert session is not None
    assert table is not None
    if table.deal is None:
        return at, []
    view, is_over = view_of(session), table.deal["phase"] is None
    told, number = at.told, (table.match, len(table.scored) + (not is_over))
    lines = [] if number == told.deal else title_lines(session)
    start = told.events if number == told.deal else 0
    if is_first and view.actions:
        start = len(view.events)
    if start > len(view.events):
        is_practice = table.practice and not (before is not None and before.practice)
        lines += [session.page.say("undone-practice" if is_practice else "undone")]
    lines += story(view, session.page, start)
    if is_over and not (told.deal == number and told.is_over):
        lines += result_lines(session)
    return replace(at, told=Told(number, len(view.events), is_over)), lines
