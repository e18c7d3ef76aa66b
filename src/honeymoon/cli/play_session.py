"""The conversation at the terminal: a line that was typed in, lines to print and a new state out.

Nothing here reads, prints, saves or waits; ``terminal`` and ``play`` do what a Reply asks for.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from honeymoon.cli import play_match as sitting_of
from honeymoon.cli.common import quoted
from honeymoon.cli.error_text import violation_text
from honeymoon.cli.play_answers import (
    asked_contract,
    asked_dummy,
    asked_hand,
    asked_help,
    asked_last,
    asked_rules,
    asked_score,
    asked_tricks,
)
from honeymoon.cli.play_explain import possible_lines, why_lines
from honeymoon.cli.play_hint import asked_hint
from honeymoon.cli.play_match import NOBODY, CannotUndo, Sitting, Wait
from honeymoon.cli.play_page import Page
from honeymoon.cli.play_screen import (
    choices,
    decision_lines,
    dummy_lines,
    question,
    standing_line,
    trick_line,
)
from honeymoon.cli.play_state import Prompt, Reply, Session, says, view_of
from honeymoon.cli.play_story import story
from honeymoon.cli.play_why import asked_why
from honeymoon.cli.play_words import Command, Verb, Words, parse
from honeymoon.cli.receipt_text import deal_lines
from honeymoon.cli.sheet_text import sheet_lines
from honeymoon.players.decision import Decision
from honeymoon.rules.actions import PASS, Action, Kind
from honeymoon.rules.errors import RuleViolation
from honeymoon.rules.events import Seat


def begin(sitting: Sitting, page: Page, words: Words) -> Reply:
    """The first screen: a new match begins with its first deal, one taken up goes on."""
    session = Session(sitting, page, words, (0,) * len(sitting.seats))
    if sitting.latest is None:
        return _next_deal(session)
    count = len(sitting.latest.events)
    session = replace(session, told=(count,) * len(sitting.seats))
    return _settled(session, title_lines(session), save=True)


def prompt(session: Session) -> Prompt:
    """The question that the session waits with."""
    sitting, page = session.sitting, session.page
    if session.pending is not None:
        return Prompt(page.say("ask-confirm", what=page.action(session.pending)))
    if sitting.wait is Wait.DECISION:
        return Prompt(question(view_of(session), page), session.words.keys(kinds_now(session)))
    if sitting.wait is Wait.NEXT_DEAL:
        return Prompt(page.say("ask-next"))
    assert sitting.acting is not None
    key = "ask-hide" if sitting.wait is Wait.HIDE else "ask-show"
    return Prompt(page.say(key, name=page.names[sitting.acting]))


def computer_turn(session: Session, decision: Decision | None = None) -> Reply:
    """The reply to the one action of the computer player in the seat to act."""
    return _after(session, sitting_of.computer_acts(session.sitting, decision))


def leave(session: Session) -> Reply:
    """The end of the program; the match is as saved."""
    return Reply(session, (session.page.say("goodbye"),), is_over=True)


def answer(session: Session, line: str) -> Reply:
    """What follows from a line that somebody typed."""
    command = parse(line, session.words, kinds_now(session))
    asked = replace(session, pending=None)
    together = _discards_together(asked, line)
    if together:
        return _act(asked, *together)
    if session.pending is not None and command.verb is Verb.ENTER:
        return _act(asked, session.pending)
    handler = _ANYWHERE.get(command.verb)
    if handler is None and session.sitting.wait in (Wait.HIDE, Wait.HAND_OVER):
        handler = _hand_over
    if handler is not None:
        return handler(asked, command)
    if command.verb is Verb.UNREADABLE:
        return says(asked, asked.page.say("unreadable", text=quoted(line.strip())))
    return _AT_THE_TABLE[command.verb](asked, command)


def afterwards(session: Session, line: str) -> Reply:
    """What follows from a line that somebody typed after the end of the match: answers alone."""
    verb = parse(line, session.words, ()).verb
    if verb in (Verb.ENTER, Verb.QUIT):
        return leave(session)
    if verb in _AFTERWARDS:
        return answer(session, line)
    return says(session, session.page.say("not-now"))


def kinds_now(session: Session) -> tuple[Kind, ...]:
    """The sorts of action that are asked for; none where nobody decides."""
    deal = session.sitting.match.deal
    return () if deal is None or deal.phase is None else deal.phase.kinds


def _next_deal(session: Session) -> Reply:
    sitting = sitting_of.next_deal(session.sitting)
    dealt = replace(session, sitting=sitting, told=(0,) * len(session.told))
    return _settled(dealt, title_lines(dealt), save=True)


def title_lines(session: Session) -> list[str]:
    """Which hand it is, who deals, and how the match stands."""
    sitting, page = session.sitting, session.page
    number = len(sitting.match.scored) + (sitting.match.deal is not None)
    dealer = sitting.latest.position.dealer if sitting.latest else sitting.match.dealer
    title = page.say("deal", **page.who(dealer, sitting.shown), number=number)
    view = view_of(session)
    return ["", title, *([] if view.phase == "auction" else [standing_line(view, page)])]


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
        lines += decision_now(told)
    if sitting.wait in (Wait.NEXT_DEAL, Wait.MATCH_OVER):
        lines += result_lines(told)
    over = sitting.wait is Wait.MATCH_OVER
    return Reply(told, tuple(lines), save, is_over=over, clear=_is_for_all(sitting))


def _is_for_all(sitting: Sitting) -> bool:
    """Whether several persons now read the result, and nobody's hand may stand above it."""
    return sitting.wait is Wait.NEXT_DEAL and len(sitting.persons) > 1


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
    view = view_of(session)
    made_up = 1 - shown if session.sitting.start is not None else None
    lines = story(view, session.page, session.told[shown], made_up)
    return replace(session, told=_with(session.told, shown, len(view.events))), lines


def _with(told: tuple[int, ...], seat: Seat, count: int) -> tuple[int, ...]:
    return (*told[:seat], count, *told[seat + 1 :])


def decision_now(session: Session) -> list[str]:
    """What is to be decided, and what a pass would lead to."""
    lines = decision_lines(view_of(session), session.page)
    return ["", *lines, *_pass_consequence(session)]


def _pass_consequence(session: Session) -> list[str]:
    """What a pass would do to the auction; nothing if it goes on, or is none."""
    deal, page = session.sitting.match.deal, session.page
    if deal is None or PASS not in deal.legal:
        return []
    after = deal.play(PASS)
    if after.is_over:
        return [page.say("pass-out")]
    if after.contract is None:
        return []
    who = page.who(after.contract.declarer, session.sitting.shown)
    return [page.say("pass-ends", **who, contract=page.contract(after.contract))]


def result_lines(session: Session) -> list[str]:
    """The receipt of the deal just finished, and the score sheet with who has won."""
    match, page = session.sitting.match, session.page
    receipt = deal_lines(page, len(match.scored), match.scored[-1])
    return ["", *receipt, "", *sheet_lines(page, match)]


def _act(session: Session, *actions: Action) -> Reply:
    """Play the actions of the person at the screen; if one is refused, nothing has changed."""
    sitting = session.sitting
    try:
        for action in actions:
            sitting = sitting_of.act(sitting, action)
    except RuleViolation as wrong:
        return says(session, violation_text(session.page, wrong))
    return _after(session, sitting)


def _discards_together(session: Session, line: str) -> list[Action]:
    """The discards of a line that names several, by card or number; none if it is another line."""
    kinds, parts = kinds_now(session), line.replace(",", " ").split()
    if Kind.DISCARD not in kinds or len(parts) < 2 or session.sitting.wait is not Wait.DECISION:
        return []
    listed = dict(enumerate(choices(view_of(session)), 1))
    commands = [parse(part, session.words, kinds) for part in parts]
    found = [listed.get(command.number, command.action) for command in commands]
    named = [action for action in found if action is not None and action.kind is Kind.DISCARD]
    return named if len(named) == len(parts) else []


def _asked_action(session: Session, command: Command) -> Reply:
    """Play it, or first repeat it in words where its letter could be mistaken."""
    assert command.action is not None
    action = command.action
    if session.sitting.wait is not Wait.DECISION:
        return says(session, session.page.say("not-now"))
    legal = view_of(session).legal
    if command.is_trap and action in legal:
        return Reply(replace(session, pending=action))
    return _act(session, action)


def _asked_number(session: Session, command: Command) -> Reply:
    if session.sitting.wait is not Wait.DECISION:
        return says(session, session.page.say("not-now"))
    listed = choices(view_of(session))
    if not 1 <= command.number <= len(listed):
        return says(session, session.page.say("no-number", number=command.number))
    return _act(session, listed[command.number - 1])


def _asked_possible(session: Session, command: Command) -> Reply:
    """What is possible, or why one thing is not."""
    view, page = view_of(session), session.page
    deal = session.sitting.match.deal
    if session.sitting.wait is not Wait.DECISION or deal is None:
        return asked_help(session, command)
    listed = choices(view)
    action = command.action
    if command.number:
        if command.number > len(listed):
            return says(session, page.say("no-number", number=command.number))
        action = listed[command.number - 1]
    if action is None:
        return Reply(session, tuple(possible_lines(view, page)))
    return Reply(session, tuple(why_lines(action, deal.why_not(action), view, page)))


def _asked_enter(session: Session, command: Command) -> Reply:
    if session.sitting.wait is Wait.NEXT_DEAL:
        return _next_deal(session)
    only = _only_card(session)
    return _asked_turn(session, command) if only is None else _act(session, only)


def _only_card(session: Session) -> Action | None:
    """The one card that can be played, None where there is a choice or no card to be played."""
    view = view_of(session)
    if session.sitting.wait is not Wait.DECISION or view.phase != "play":
        return None
    legal = choices(view)
    return legal[0] if len(legal) == 1 else None


def _asked_turn(session: Session, command: Command) -> Reply:
    if session.sitting.wait is not Wait.DECISION:
        return says(session, session.page.say("not-now"))
    return Reply(session, tuple(decision_now(session)))


def _hand_over(session: Session, command: Command) -> Reply:
    """Only Enter goes on; nothing else is shown to whoever may be looking."""
    if command.verb is not Verb.ENTER:
        return Reply(session)
    if session.sitting.wait is Wait.HIDE:
        return _settled(replace(session, sitting=sitting_of.hide(session.sitting)), [])
    shown = replace(session, sitting=sitting_of.show(session.sitting))
    return _settled(shown, title_lines(shown) if not any(shown.told) else [])


def _asked_undo(session: Session, command: Command) -> Reply:
    try:
        back = sitting_of.undo(session.sitting)
    except CannotUndo as why:
        return says(session, session.page.texts(str(why)))
    seen = back.practice and not session.sitting.practice
    deal = back.latest
    assert deal is not None
    told = tuple(
        count if session.sitting.shown not in (NOBODY, seat) else min(count, len(deal.events))
        for seat, count in enumerate(session.told)
    )
    line = session.page.say("undone-practice" if seen else "undone")
    return _settled(replace(session, sitting=back, told=told), [line], save=True)


def _asked_table(session: Session, command: Command) -> Reply:
    view = view_of(session)
    if view.phase != "play":
        return _asked_turn(session, command)
    return says(session, trick_line(view, session.page), *dummy_lines(view, session.page))


def _asked_quit(session: Session, command: Command) -> Reply:
    return leave(session)


Handler = Callable[[Session, Command], Reply]
_ANYWHERE: dict[Verb, Handler] = {
    Verb.UNDO: _asked_undo,
    Verb.HELP: asked_help,
    Verb.RULES: asked_rules,
    Verb.SCORE: asked_score,
    Verb.QUIT: _asked_quit,
}
_AT_THE_TABLE: dict[Verb, Handler] = {
    Verb.ACTION: _asked_action,
    Verb.NUMBER: _asked_number,
    Verb.POSSIBLE: _asked_possible,
    Verb.WHY: asked_why,
    Verb.ENTER: _asked_enter,
    Verb.TURN: _asked_turn,
    Verb.HINT: asked_hint,
    Verb.HAND: asked_hand,
    Verb.DUMMY: asked_dummy,
    Verb.TABLE: _asked_table,
    Verb.LAST: asked_last,
    Verb.TRICKS: asked_tricks,
    Verb.CONTRACT: asked_contract,
}
_AFTERWARDS = (Verb.WHY, Verb.SCORE, Verb.LAST, Verb.TRICKS, Verb.CONTRACT, Verb.RULES)
