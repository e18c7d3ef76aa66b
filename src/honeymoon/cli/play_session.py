"""The conversation at the terminal: a line that was typed in, lines to print and a new state out.

Nothing here reads, prints, saves or waits; ``terminal`` and ``play`` do what a Reply asks for.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from honeymoon.cli import play_match as sitting_of
from honeymoon.cli.common import quoted
from honeymoon.cli.error_text import violation_text
from honeymoon.cli.play_explain import possible_lines, why_lines
from honeymoon.cli.play_match import NOBODY, CannotUndo, Sitting, Wait
from honeymoon.cli.play_page import Page
from honeymoon.cli.play_screen import (
    choices,
    contract_lines,
    decision_lines,
    dummy_lines,
    hand_line,
    last_trick_line,
    question,
    standing_line,
    trick_line,
    tricks_lines,
)
from honeymoon.cli.play_story import story
from honeymoon.cli.play_words import Command, Verb, Words, parse
from honeymoon.cli.receipt_text import deal_lines
from honeymoon.cli.sheet_text import sheet_lines
from honeymoon.rules.actions import PASS, Action, Kind
from honeymoon.rules.cards import Card, Rank, Suit
from honeymoon.rules.errors import RuleViolation
from honeymoon.rules.events import SPECTATOR, Seat
from honeymoon.rules.view import View

ADVISER = "tips-1"


@dataclass(frozen=True, slots=True)
class Session:
    """``told`` is, per seat, how many events of the deal it has been told.

    ``pending`` is an action that waits to be confirmed, since its letter could be mistaken.
    """

    sitting: Sitting
    page: Page
    words: Words
    told: tuple[int, ...]
    pending: Action | None = None


@dataclass(frozen=True, slots=True)
class Reply:
    """What follows from a line: ``clear`` the screen, print ``lines``, ``save`` the match.

    ``is_over``: the program ends.
    """

    session: Session
    lines: tuple[str, ...] = ()
    save: bool = False
    clear: bool = False
    is_over: bool = False


@dataclass(frozen=True, slots=True)
class Prompt:
    """A question; one of ``keys`` alone is an answer where keys can be read singly."""

    text: str
    keys: frozenset[str] = frozenset()


def begin(sitting: Sitting, page: Page, words: Words) -> Reply:
    """The first screen: a new match begins with its first deal, one taken up goes on."""
    session = Session(sitting, page, words, (0,) * len(sitting.seats))
    if sitting.latest is None:
        return _next_deal(session)
    count = len(sitting.latest.events)
    session = replace(session, told=(count,) * len(sitting.seats))
    return _settled(session, _title(session), save=True)


def prompt(session: Session) -> Prompt:
    """The question that the session waits with."""
    sitting, page = session.sitting, session.page
    if session.pending is not None:
        return Prompt(page.say("ask-confirm", what=page.action(session.pending)))
    if sitting.wait is Wait.DECISION:
        return Prompt(question(_view(session), page), session.words.keys(_kinds(session)))
    if sitting.wait is Wait.NEXT_DEAL:
        return Prompt(page.say("ask-next"))
    assert sitting.acting is not None
    key = "ask-hide" if sitting.wait is Wait.HIDE else "ask-show"
    return Prompt(page.say(key, name=page.names[sitting.acting]))


def computer_turn(session: Session) -> Reply:
    """The reply to the one action of the computer player in the seat to act."""
    return _after(session, sitting_of.computer_acts(session.sitting))


def leave(session: Session) -> Reply:
    """The end of the program; the match is as saved."""
    return Reply(session, (session.page.say("goodbye"),), is_over=True)


def answer(session: Session, line: str) -> Reply:
    """What follows from a line that somebody typed."""
    command = parse(line, session.words, _kinds(session))
    asked = replace(session, pending=None)
    if session.pending is not None and command.verb is Verb.ENTER:
        return _act(asked, session.pending)
    handler = _ANYWHERE.get(command.verb)
    if handler is None and session.sitting.wait in (Wait.HIDE, Wait.HAND_OVER):
        handler = _hand_over
    if handler is not None:
        return handler(asked, command)
    if command.verb is Verb.UNREADABLE:
        return _says(asked, asked.page.say("unreadable", text=quoted(line.strip())))
    return _AT_THE_TABLE[command.verb](asked, command)


def _kinds(session: Session) -> tuple[Kind, ...]:
    """The sorts of action that are asked for; none where nobody decides."""
    deal = session.sitting.match.deal
    return () if deal is None or deal.phase is None else deal.phase.kinds


def _view(session: Session) -> View:
    """What the person at the screen may know; what is public while nobody is."""
    shown = session.sitting.shown
    return session.sitting.view_for(SPECTATOR if shown == NOBODY else shown)


def _says(session: Session, *lines: str) -> Reply:
    return Reply(session, lines)


def _next_deal(session: Session) -> Reply:
    sitting = sitting_of.next_deal(session.sitting)
    dealt = replace(session, sitting=sitting, told=(0,) * len(session.told))
    return _settled(dealt, _title(dealt), save=True)


def _title(session: Session) -> list[str]:
    """Which hand it is, who deals, and how the match stands."""
    sitting, page = session.sitting, session.page
    number = len(sitting.match.scored) + (sitting.match.deal is not None)
    dealer = sitting.latest.position.dealer if sitting.latest else sitting.match.dealer
    title = page.say("deal", number=number, dealer=page.shown_name(dealer, sitting.shown))
    return ["", title, standing_line(_view(session), page)]


def _after(before: Session, sitting: Sitting) -> Reply:
    """The reply to an action that was played."""
    return _settled(replace(before, sitting=sitting), [], save=True)


def _settled(session: Session, lines: list[str], save: bool = False) -> Reply:
    """Tell what happened, then show what is to be decided, or hide it from the others."""
    sitting = session.sitting
    if sitting.wait is Wait.HAND_OVER:
        return _covered(session, lines, save)
    told, news = _told(session)
    lines = [*lines, *news]
    if sitting.wait is Wait.DECISION:
        lines += _decision(told)
    if sitting.wait in (Wait.NEXT_DEAL, Wait.MATCH_OVER):
        lines += _result(told)
    over = sitting.wait is Wait.MATCH_OVER
    return Reply(told, tuple(lines), save, is_over=over)


def _covered(session: Session, lines: list[str], save: bool) -> Reply:
    """The screen without anybody's cards; what the last person was not told comes later."""
    hidden = replace(session, sitting=sitting_of.hide(session.sitting))
    acting = hidden.sitting.acting
    assert acting is not None
    asked = hidden.page.say("hand-over", name=hidden.page.names[acting])
    return Reply(hidden, (*lines, asked), save, clear=True)


def _told(session: Session) -> tuple[Session, list[str]]:
    """What the person at the screen has not been told yet; nothing while nobody is."""
    shown = session.sitting.shown
    if shown == NOBODY:
        return session, []
    view = _view(session)
    lines = story(view, session.page, session.told[shown])
    return replace(session, told=_with(session.told, shown, len(view.events))), lines


def _with(told: tuple[int, ...], seat: Seat, count: int) -> tuple[int, ...]:
    return (*told[:seat], count, *told[seat + 1 :])


def _decision(session: Session) -> list[str]:
    lines = ["", *decision_lines(_view(session), session.page)]
    consequence = _pass_consequence(session)
    return lines if consequence is None else [*lines, session.page.say(consequence)]


def _pass_consequence(session: Session) -> str | None:
    """The key of what a pass would do to the auction, None if it goes on, or is none."""
    deal = session.sitting.match.deal
    if deal is None or PASS not in deal.legal:
        return None
    after = deal.play(PASS)
    if after.is_over:
        return "pass-out"
    return "pass-ends" if after.contract is not None else None


def _result(session: Session) -> list[str]:
    """The receipt of the deal just finished, and the score sheet with who has won."""
    match, page = session.sitting.match, session.page
    receipt = deal_lines(page, len(match.scored), match.scored[-1])
    return ["", *receipt, "", *sheet_lines(page, match)]


def _act(session: Session, action: Action) -> Reply:
    """Play the action of the person at the screen; a refused one changes nothing."""
    try:
        return _after(session, sitting_of.act(session.sitting, action))
    except RuleViolation as wrong:
        return _says(session, violation_text(session.page, wrong))


def _asked_action(session: Session, command: Command) -> Reply:
    """Play it, or first repeat it in words where its letter could be mistaken."""
    assert command.action is not None
    action = command.action
    if session.sitting.wait is not Wait.DECISION:
        return _says(session, session.page.say("not-now"))
    legal = _view(session).legal
    if command.is_trap and action in legal:
        return Reply(replace(session, pending=action))
    return _act(session, action)


def _asked_number(session: Session, command: Command) -> Reply:
    listed = choices(_view(session)) if session.sitting.wait is Wait.DECISION else []
    if not 1 <= command.number <= len(listed):
        return _says(session, session.page.say("no-number", number=command.number))
    return _act(session, listed[command.number - 1])


def _asked_why(session: Session, command: Command) -> Reply:
    """What is possible, or why one thing is not."""
    view, page = _view(session), session.page
    deal = session.sitting.match.deal
    if session.sitting.wait is not Wait.DECISION or deal is None:
        return _asked_help(session, command)
    listed = choices(view)
    action = command.action
    if command.number:
        if command.number > len(listed):
            return _says(session, page.say("no-number", number=command.number))
        action = listed[command.number - 1]
    if action is None:
        return Reply(session, tuple(possible_lines(view, page)))
    return Reply(session, tuple(why_lines(action, deal.why_not(action), view, page)))


def _asked_enter(session: Session, command: Command) -> Reply:
    if session.sitting.wait is Wait.NEXT_DEAL:
        return _next_deal(session)
    return _asked_turn(session, command)


def _asked_turn(session: Session, command: Command) -> Reply:
    if session.sitting.wait is not Wait.DECISION:
        return _says(session, session.page.say("not-now"))
    return Reply(session, tuple(_decision(session)))


def _hand_over(session: Session, command: Command) -> Reply:
    """Only Enter goes on; nothing else is shown to whoever may be looking."""
    if command.verb is not Verb.ENTER:
        return Reply(session)
    if session.sitting.wait is Wait.HIDE:
        return _settled(replace(session, sitting=sitting_of.hide(session.sitting)), [])
    shown = replace(session, sitting=sitting_of.show(session.sitting))
    return _settled(shown, _title(shown) if not any(shown.told) else [])


def _asked_undo(session: Session, command: Command) -> Reply:
    try:
        back = sitting_of.undo(session.sitting)
    except CannotUndo as why:
        return _says(session, session.page.texts(str(why)))
    seen = back.practice and not session.sitting.practice
    deal = back.latest
    assert deal is not None
    told = tuple(min(count, len(deal.events)) for count in session.told)
    line = session.page.say("undone-practice" if seen else "undone")
    return _settled(replace(session, sitting=back, told=told), [line], save=True)


def _asked_hint(session: Session, command: Command) -> Reply:
    """What the computer player would do in this seat, by what the seat knows."""
    sitting, page = session.sitting, session.page
    if sitting.wait is not Wait.DECISION:
        return _says(session, page.say("not-now"))
    action = sitting_of.advice(sitting, sitting.shown, ADVISER)
    return _says(session, page.say("hint-is", player=ADVISER, action=page.action(action)))


def _asked_help(session: Session, command: Command) -> Reply:
    page = session.page
    card = page.card(Card.of(Suit.SPADES, Rank.ACE))
    text = page.say("help", letter=page.letter(Suit.HEARTS).lower(), card=card)
    return Reply(session, tuple(text.split("\n")))


def _asked_rules(session: Session, command: Command) -> Reply:
    game = session.sitting.match.variant.name
    return _says(session, session.page.say("rules-where", game=game))


def _asked_score(session: Session, command: Command) -> Reply:
    return Reply(session, tuple(sheet_lines(session.page, session.sitting.match)))


def _asked_quit(session: Session, command: Command) -> Reply:
    return leave(session)


def _asked_hand(session: Session, command: Command) -> Reply:
    return _says(session, hand_line(_view(session), session.page))


def _asked_dummy(session: Session, command: Command) -> Reply:
    lines = dummy_lines(_view(session), session.page)
    return Reply(session, tuple(lines or [session.page.say("no-dummy")]))


def _asked_table(session: Session, command: Command) -> Reply:
    view = _view(session)
    if view.phase != "play":
        return _asked_turn(session, command)
    return _says(session, trick_line(view, session.page), *dummy_lines(view, session.page))


def _asked_last(session: Session, command: Command) -> Reply:
    return _says(session, last_trick_line(_view(session), session.page))


def _asked_tricks(session: Session, command: Command) -> Reply:
    return Reply(session, tuple(tricks_lines(_view(session), session.page)))


def _asked_contract(session: Session, command: Command) -> Reply:
    return Reply(session, tuple(contract_lines(_view(session), session.page)))


Handler = Callable[[Session, Command], Reply]
_ANYWHERE: dict[Verb, Handler] = {
    Verb.UNDO: _asked_undo,
    Verb.HELP: _asked_help,
    Verb.RULES: _asked_rules,
    Verb.SCORE: _asked_score,
    Verb.QUIT: _asked_quit,
}
_AT_THE_TABLE: dict[Verb, Handler] = {
    Verb.ACTION: _asked_action,
    Verb.NUMBER: _asked_number,
    Verb.WHY: _asked_why,
    Verb.ENTER: _asked_enter,
    Verb.TURN: _asked_turn,
    Verb.HINT: _asked_hint,
    Verb.HAND: _asked_hand,
    Verb.DUMMY: _asked_dummy,
    Verb.TABLE: _asked_table,
    Verb.LAST: _asked_last,
    Verb.TRICKS: _asked_tricks,
    Verb.CONTRACT: _asked_contract,
}
