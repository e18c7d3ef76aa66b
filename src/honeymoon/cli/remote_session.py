"""The conversation at a table on a server: a typed line or a frame in, lines and frames out.

Questions are answered as in local play, from what the seat knows. What is done is only sent: it is
shown when the server shows it. Nothing here reads, prints or waits.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from honeymoon.cli.play_hint import told_again, told_hint
from honeymoon.cli.play_match import Wait
from honeymoon.cli.play_session import answer, kinds_now
from honeymoon.cli.play_session import prompt as prompt_of
from honeymoon.cli.play_state import Prompt, Session
from honeymoon.cli.play_words import Verb, parse, plain
from honeymoon.cli.remote_match import acts_here
from honeymoon.cli.remote_news import NONSENSE, presence_lines, sent, shown
from honeymoon.cli.remote_state import AtTable, Said, Wish
from honeymoon.cli.remote_why import decision_of, reason_lines
from honeymoon.protocol import client as clients
from honeymoon.protocol import commands
from honeymoon.protocol.client import Answered, Client, Later, NotUnderstood, Refusal, Request, Step
from honeymoon.protocol.commands import AnyCommand
from honeymoon.protocol.messages import Advice, Err, Here, Hint, Reason, TableView, Why

# --- what comes from the server ------------------------------------------------------------------


def opened(at: AtTable) -> Said:
    """There is a connection."""
    step = clients.connected(at.client)
    return Said(replace(at, client=step.client), send=step.send)


def cut(at: AtTable) -> Said:
    """The connection is gone; whoever waits is told so once."""
    lines = () if at.is_cut else (at.texts("remote-cut"),)
    return Said(replace(at, client=clients.lost(at.client).client, is_cut=True), lines)


def heard(at: AtTable, text: str, key: str) -> Said:
    """A frame has come; ``key`` is for what it is answered with of itself."""
    try:
        frame = clients.read_frame(text)
    except NotUnderstood:
        return Said(at, (at.texts("remote-nonsense"),), status=1)
    if frame is None:
        return Said(at)
    step = clients.heard(at.client, frame)
    said = _told(replace(at, client=step.client), step, at.client, key)
    return replace(said, send=(*step.send, *said.send))


def _told(at: AtTable, step: Step, before: Client, key: str) -> Said:
    news = step.news
    if isinstance(news, TableView):
        again = (at.texts("remote-again"),) if at.is_cut else ()
        said = shown(replace(at, is_cut=False), before.view, key)
        return replace(said, lines=(*again, *said.lines))
    if isinstance(news, Here):
        return Said(at, presence_lines(at, before.here))
    if isinstance(news, Answered):
        return _answered(at, news)
    if isinstance(news, Refusal) and news.code != VERSION:
        return Said(at, (refusal(at, news.code),))
    return Said(at, later=news if isinstance(news, Later) else None)


def _answered(at: AtTable, news: Answered) -> Said:
    reply = news.answer
    if isinstance(reply, Err):
        nobody = isinstance(news.request, Why) and news.request.back == 1
        key = "why-nobody" if nobody and reply.code in _NOT_NOW else ""
        line = at.texts(key) if key else refusal(at, reply.code)
        return Said(replace(at, queued=()), (line,))
    if at.session is None or not isinstance(reply, Advice | Reason):
        return Said(at)
    try:
        return _advised(at, at.session, reply)
    except NONSENSE:
        return Said(at, (at.texts("remote-nonsense"),), status=1)


def _advised(at: AtTable, session: Session, reply: Advice | Reason) -> Said:
    if isinstance(reply, Reason):
        return Said(at, tuple(reason_lines(reply, session)))
    if at.table is None or reply.n != at.table.n or session.sitting.wait is not Wait.DECISION:
        return Said(at, (at.texts("remote-refused-stale"),))
    decision = decision_of(reply.decision, session)
    told = told_hint(session, replace(decision, code=decision.code or "unknown"))
    return Said(replace(at, session=told.session), told.lines)


def asked_again(at: AtTable, request: Request) -> Said:
    """A request whose time has come once more."""
    return Said(at, send=clients.asked_again(at.client, request).send)


def refusal(at: AtTable, code: str) -> str:
    """Why the server refuses something."""
    if code in _NOT_NOW:
        return at.texts("play-not-now")
    return at.texts(f"remote-refused-{code}" if code in _REFUSALS else "remote-refused", code=code)


VERSION = "version"
"""The code that the end of the connection tells as well."""
_NOT_NOW = ("not-now", "not-your-turn", "not-asked")
_REFUSALS = (
    "stale",
    "paused",
    "not-agreed",
    "nothing-to-take-back",
    "seen-since",
    "claim-impossible",
    "claim-not-shown",
    "name",
    VERSION,
)
"""Codes of the protocol that have a sentence of their own."""


# --- what is typed -------------------------------------------------------------------------------


def typed(at: AtTable, line: str | None, key: str) -> Said:
    """What follows from a line, None at the end of the input."""
    verb = Verb.QUIT if line is None else parse(line, at.words, ()).verb
    if line is None or verb is Verb.QUIT:
        return Said(at, (at.texts("play-goodbye"), at.texts("remote-seat-kept")), status=0)
    if at.session is None or at.table is None:
        return Said(at)
    if at.session.pending is None:
        wish = _wish(at, line)
        if wish is not None:
            return _wished(at, wish, key)
        own = _OWN.get(verb)
        if own is not None:
            return own(at, at.session, line, key)
    return _as_in_local_play(at, at.session, line, key)


def _wish(at: AtTable, line: str) -> Wish | None:
    """What the line asks of the table; yes and no only where something was asked."""
    wish = at.wishes.get(plain(line))
    return None if wish in (Wish.YES, Wish.NO) and not _is_asked(at) else wish


def _as_in_local_play(at: AtTable, session: Session, line: str, key: str) -> Said:
    """The answer of local play; what it would do on a deal that fits is sent instead."""
    verb = parse(line, at.words, ()).verb
    if session.sitting.latest is None and verb not in _BEFORE_THE_FIRST_DEAL:
        return Said(at, (session.page.say("not-now"),))
    reply = answer(session, line)
    done = _done(session, reply.session)
    if not done:
        more = at.texts("remote-help").split("\n") if verb is Verb.HELP else ()
        return Said(replace(at, session=reply.session), (*reply.lines, *more))
    first, *rest = done
    now = replace(at, session=replace(session, pending=None), queued=tuple(rest))
    assert at.table is not None
    assert at.table.seat is not None
    return sent(now, commands.Act(at.table.seat, first, at.table.n), key)


def _done(before: Session, after: Session) -> list[str]:
    """The actions that local play has taken on the deal that fits."""
    old, new = before.sitting.match.deal, after.sitting.latest
    if old is None or new is None or after.sitting.match is before.sitting.match:
        return []
    return [str(action) for action in new.actions[len(old.actions) :]]


def _enter(at: AtTable, session: Session, line: str, key: str) -> Said:
    """Go on: after a pause, with the next deal, with another match."""
    table = at.table
    assert table is not None
    if table.seat is not None and table.paused:
        return sent(at, commands.Pause(table.seat, False), key)
    if _may_go_on(at):
        assert table.seat is not None
        return sent(at, commands.Next(table.seat), key)
    if not acts_here(table):
        return Said(at, (session.page.say("not-now"),))
    return _as_in_local_play(at, session, line, key)


def _undo(at: AtTable, session: Session, line: str, key: str) -> Said:
    return _asked(at, lambda seat: commands.AskBack(seat), key)


def _hint(at: AtTable, session: Session, line: str, key: str) -> Said:
    """What was told is told once more here; else the server is asked."""
    table = at.table
    assert table is not None
    if session.sitting.wait is not Wait.DECISION or table.seat is None:
        return Said(at, (session.page.say("not-now"),))
    again = told_again(session)
    if again is not None:
        return Said(at, again.lines)
    step = clients.asked(at.client, Hint(key, table.seat, table.n))
    return Said(replace(at, client=step.client), send=step.send)


def _why(at: AtTable, session: Session, line: str, key: str) -> Said:
    """Why a computer player did something; what is not possible is known here."""
    command = parse(line, at.words, kinds_now(session))
    table = at.table
    if command.verb is not Verb.WHY or table is None or table.seat is None:
        return _as_in_local_play(at, session, line, key)
    step = clients.asked(at.client, Why(key, table.seat, max(1, command.number)))
    return Said(replace(at, client=step.client), send=step.send)


Own = Callable[[AtTable, Session, str, str], Said]
_OWN: dict[Verb, Own] = {
    Verb.ENTER: _enter,
    Verb.UNDO: _undo,
    Verb.HINT: _hint,
    Verb.WHY: _why,
}
"""What is not as in local play."""


def _wished(at: AtTable, wish: Wish, key: str) -> Said:
    table = at.table
    assert table is not None
    is_yes, is_claim = wish is Wish.YES, table.claim is not None
    wanted: dict[Wish, Callable[[int], AnyCommand]] = {
        Wish.CLAIM: lambda seat: commands.Claim(seat, "mine"),
        Wish.CONCEDE: lambda seat: commands.Claim(seat, "yours"),
        Wish.PAUSE: lambda seat: commands.Pause(seat, True),
    }
    if wish in wanted:
        return _asked(at, wanted[wish], key)
    if is_claim:
        return _asked(at, lambda seat: commands.AnswerClaim(seat, is_yes), key)
    return _asked(at, lambda seat: commands.AnswerBack(seat, is_yes), key)


def _asked(at: AtTable, wanted: Callable[[int], AnyCommand], key: str) -> Said:
    """Ask the table for it, where a seat is held."""
    if at.table is None or at.table.seat is None:
        return Said(at, (at.texts("play-not-now"),))
    return sent(at, wanted(at.table.seat), key)


_BEFORE_THE_FIRST_DEAL = (Verb.HELP, Verb.RULES, Verb.SCORE)


# --- what is asked -------------------------------------------------------------------------------


def prompt(at: AtTable) -> Prompt | None:
    """The question that the person is to answer; None while the table has to answer first."""
    table, session = at.table, at.session
    if table is None or session is None or at.client.waiting or not at.client.is_welcome:
        return None
    if session.pending is not None or acts_here(table):
        return prompt_of(session)
    if table.seat is not None and table.paused:
        return Prompt(at.texts("remote-ask-paused"))
    if _is_asked(at):
        return Prompt(at.texts("remote-ask-claim" if table.claim else "remote-ask-back"))
    if _may_go_on(at):
        return Prompt(at.texts("remote-ask-again" if table.winners else "play-ask-next"))
    return Prompt(at.texts("remote-ask-wait", name=", ".join(_awaited(table, session))))


def is_waiting(at: AtTable) -> bool:
    """Whether the question is only what others are waited for."""
    table = at.table
    if table is None or at.session is None:
        return True
    mine = table.seat is not None and table.paused
    return not (mine or acts_here(table) or _is_asked(at) or _may_go_on(at))


def _is_asked(at: AtTable) -> bool:
    """Whether this seat has to answer a claim, or what another wants to take back."""
    table = at.table
    if table is None or table.seat is None:
        return False
    if table.claim is not None:
        return table.claim.seat != table.seat
    return table.asked_back is not None and table.asked_back[0] != table.seat


def _may_go_on(at: AtTable) -> bool:
    """Whether this seat is waited for between two deals."""
    table = at.table
    if table is None or table.seat is None or table.deal is None:
        return False
    is_between = table.deal["phase"] is None and all(place.taken for place in table.places)
    return is_between and not table.places[table.seat].ready


def _awaited(table: TableView, session: Session) -> list[str]:
    """The names of those who are waited for."""
    names = session.page.names
    free = [name for name, place in zip(names, table.places, strict=True) if not place.taken]
    if free or table.paused:
        return free or list(names)
    if table.claim is not None:
        return [name for seat, name in enumerate(names) if seat != table.claim.seat]
    if table.to_act is not None:
        return [names[table.to_act]]
    places = enumerate(table.places)
    return [names[seat] for seat, place in places if place.player == "person" and not place.ready]
