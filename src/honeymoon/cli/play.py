"""`honeymoon play [GAME]`: a match at this terminal, saved after every action."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

from honeymoon.cli.arguments import Argument, AsciiOption, LangOption, Option, PairsOption
from honeymoon.cli.common import (
    Refusal,
    file_reason,
    texts_for,
    variant_named,
)
from honeymoon.cli.play_ahead import Ahead
from honeymoon.cli.play_computer import Computers
from honeymoon.cli.play_match import Sitting, Wait, sit_down, with_ahead
from honeymoon.cli.play_page import Page
from honeymoon.cli.play_seats import (
    SeatPlan,
    SeatsError,
    seats_of_record,
)
from honeymoon.cli.play_session import afterwards, answer, begin, leave, prompt
from honeymoon.cli.play_setup import asked_game, options_of, people, plans_of, wanted_seats
from honeymoon.cli.play_state import Reply, Session
from honeymoon.cli.play_words import words_of
from honeymoon.cli.replay import error_lines, unreadable_text
from honeymoon.cli.save_file import (
    ResumeError,
    SaveChanged,
    Stamp,
    data_folder,
    new_save,
    read_ahead,
    read_save,
    stamp_of,
    update_save,
    write_ahead,
)
from honeymoon.cli.terminal import Terminal, can_print_suits, forgiving_streams, wants_colour
from honeymoon.locales import Texts
from honeymoon.rules.cards import Card
from honeymoon.rules.match import Match
from honeymoon.rules.record import RecordError
from honeymoon.rules.replay import Replay, ReplayError
from honeymoon.rules.variants.variant import Variant
from honeymoon.rules.writing import record_of
from honeymoon.shuffle import Chance, cut_for_dealer, highest_cut

GameArgument = Annotated[str | None, Argument()]
SeatsOption = Annotated[str | None, Option("--seats")]
LevelOption = Annotated[str | None, Option("--level")]
SeedOption = Annotated[str | None, Option("--seed")]
SaveOption = Annotated[Path | None, Option("--save")]
ResumeOption = Annotated[Path | None, Option("--resume")]
ColourOption = Annotated[bool, Option("--no-color")]
PauseOption = Annotated[bool, Option("--no-pause")]
ServerOption = Annotated[str | None, Option("--server")]
NameOption = Annotated[str | None, Option("--name")]
HintsOption = Annotated[bool, Option("--hints")]


@dataclass(frozen=True, slots=True)
class Table:
    """What a match begins or goes on from; ``stamp`` is the state of the file to save in.

    ``is_paced``: computer players take their time where people look on.
    """

    match: Match
    seats: tuple[SeatPlan, ...]
    chance: Chance
    save: Path
    practice: bool = False
    stamp: Stamp | None = None
    ahead: Ahead = ()
    cut: tuple[Card, ...] = ()
    is_paced: bool = True


def command(
    game: GameArgument = None,
    seats: SeatsOption = None,
    level: LevelOption = None,
    option: PairsOption = None,
    seed: SeedOption = None,
    save: SaveOption = None,
    resume: ResumeOption = None,
    lang: LangOption = None,
    ascii_only: AsciiOption = False,
    no_color: ColourOption = False,
    no_pause: PauseOption = False,
    server: ServerOption = None,
    name: NameOption = None,
    hints: HintsOption = False,
) -> int:
    """Play a match in the terminal, against the computer or with several people."""
    forgiving_streams()
    texts = texts_for(lang)
    is_plain = ascii_only or not can_print_suits()
    if server is not None:
        if seed or save or resume or no_pause:
            raise Refusal(texts("remote-alone"))
        from honeymoon.cli.remote_new import Wanted, play_there

        there = Wanted(game, seats, level, tuple(option or ()), hints, name or "")
        return play_there(texts, server, there, is_plain, no_color)
    if name or hints:
        raise Refusal(texts("remote-hints-alone"))
    chance = Chance.secret() if seed is None else Chance.seeded(seed)
    if resume is not None:
        if game or seats or level or option:
            raise Refusal(texts("play-resume-and-game"))
        resumed = replace(_resumed(texts, resume, save, chance), is_paced=not no_pause)
        return run(resumed, texts, is_plain, no_color)
    variant = variant_named(texts, game) if game else asked_game(texts, is_plain, no_color)
    if variant is None:
        return 0
    wanted = wanted_seats(texts, variant, seats, level)
    table = replace(_new(texts, variant, wanted, option or [], chance, save), is_paced=not no_pause)
    return run(table, texts, is_plain, no_color)


def _new(
    texts: Texts,
    variant: Variant,
    seats: str,
    pairs: list[str],
    chance: Chance,
    save: Path | None,
) -> Table:
    """A new match, saved in a file of its own. Raises Refusal."""
    options, plans = options_of(texts, variant, pairs), plans_of(texts, variant, seats)
    _refuse_existing(texts, save)
    dealer, cut = _first_dealer(variant, chance.branch("first dealer"))
    match = Match.start(variant.name, dict(options), dealer)
    file = save or new_save(data_folder(os.environ) / "saves", variant.name, datetime.now())
    return Table(match, plans, chance, file, cut=cut)


def _first_dealer(variant: Variant, chance: Chance) -> tuple[int, tuple[Card, ...]]:
    """Who deals first, and the cards that were cut for it where that is the rule (HM-03)."""
    if not variant.cut_for_deal:
        return chance.first_dealer(variant.seats), ()
    cut = cut_for_dealer(chance, variant.seats)
    return highest_cut(cut), cut


def _refuse_existing(texts: Texts, save: Path | None) -> None:
    """No file is written over but that of the match itself."""
    if save is not None and stamp_of(save) is not None:
        raise Refusal(texts("play-save-exists", file=str(save)))


def _resumed(texts: Texts, file: Path, save: Path | None, chance: Chance) -> Table:
    """The match of a file, to be saved there again or elsewhere. Raises Refusal."""
    stamp = stamp_of(file)
    played = _read(texts, file)
    if save is not None and stamp_of(save) != stamp:
        _refuse_existing(texts, save)
        stamp = None
    record, match = played.record, played.match
    if match.is_over:
        raise Refusal(texts("play-resume-over", file=str(file)))
    try:
        plans = seats_of_record(record.seats, record.players, people(texts, match.variant))
    except SeatsError as wrong:
        raise Refusal(texts(wrong.code, detail=wrong.detail)) from None
    ahead = _read_ahead(texts, file, match)
    return Table(match, plans, chance, save or file, record.practice, stamp, ahead)


def _read_ahead(texts: Texts, file: Path, match: Match) -> Ahead:
    """The choices beside the file that wait for their turn. Raises Refusal."""
    try:
        return read_ahead(file, len(match.scored))
    except OSError as wrong:
        raise Refusal(unreadable_text(texts, str(file), wrong)) from None
    except ResumeError as wrong:
        raise Refusal(_reason(texts, wrong.path, wrong.reason)) from None


def _read(texts: Texts, file: Path) -> Replay:
    try:
        return read_save(file)
    except OSError as wrong:
        raise Refusal(unreadable_text(texts, str(file), wrong)) from None
    except ResumeError as wrong:
        raise Refusal(_reason(texts, file, wrong.reason)) from None


def _reason(texts: Texts, file: Path, reason: RecordError | ReplayError | str) -> str:
    """What is wrong with a file, with the place where it is a record at all."""
    if isinstance(reason, str):
        return f"{file}: {texts(reason)}"
    return "\n".join(error_lines(Page(texts, ()), str(file), 1, reason))


def run(table: Table, texts: Texts, is_plain: bool, no_color: bool) -> int:
    """Play until the match is over, somebody leaves, or the input ends; the exit status.

    Raises Refusal.
    """
    page = Page(texts, tuple(plan.name for plan in table.seats), is_plain)
    terminal = Terminal(page, wants_colour(no_color, page))
    sitting = sit_down(table.match, table.seats, table.chance, table.practice)
    sitting = with_ahead(sitting, table.ahead)
    terminal.show(_opening(sitting, page, table))
    reply = begin(sitting, page, words_of(texts))
    computers = Computers(time.sleep if table.is_paced and terminal.is_watched else None)
    try:
        with contextlib.closing(computers):
            computers.get_ready(sitting)
            match = _converse(reply, terminal, table, computers)
    except KeyboardInterrupt:
        terminal.show(["", *_farewell(page, table.save, is_over=False)])
        return 130
    terminal.show(_farewell(page, table.save, match.is_over))
    return 0


def _converse(reply: Reply, terminal: Terminal, table: Table, computers: Computers) -> Match:
    """Do what each reply asks for, and get the next; the match as it was left."""
    stamp = table.stamp
    while True:
        if reply.save:
            stamp = _save(reply.session.sitting, reply.session.page, table.save, stamp)
        if reply.clear:
            terminal.clear()
        terminal.show(reply.lines)
        computers.hear(reply.session.sitting)
        if reply.is_over:
            _asked_afterwards(reply.session, terminal)
            return reply.session.sitting.match
        reply = _next(reply, terminal, computers)


def _asked_afterwards(session: Session, terminal: Terminal) -> None:
    """Answer questions about the last deal of a match, where somebody looks on."""
    if not (session.sitting.match.is_over and session.sitting.reasons and terminal.is_watched):
        return
    with contextlib.suppress(KeyboardInterrupt):
        while (line := terminal.ask(session.page.say("ask-end"))) is not None:
            reply = afterwards(session, line)
            if reply.is_over:
                return
            terminal.show(reply.lines)


def _next(reply: Reply, terminal: Terminal, computers: Computers) -> Reply:
    session = reply.session
    if session.sitting.wait is Wait.COMPUTER:
        return computers.turn(session)
    asked = prompt(session)
    line = terminal.ask(asked.text, asked.keys)
    return leave(session) if line is None else answer(session, line)


def _save(sitting: Sitting, page: Page, file: Path, last: Stamp | None) -> Stamp | None:
    """Write the match where its file is in the state it was left in; its state afterwards."""
    players = [plan.name for plan in sitting.seats]
    seats = [plan.player for plan in sitting.seats]
    record = record_of(sitting.recorded, players, seats, practice=sitting.practice)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        return _save_all(sitting, record, file, last)
    except SaveChanged:
        raise Refusal(page.texts("error-save-changed", file=str(file))) from None
    except OSError as wrong:
        reason = file_reason(page.texts, wrong)
        raise Refusal(page.say("save-failed", file=str(file), reason=reason)) from None


def _save_all(
    sitting: Sitting, record: Mapping[str, Any], file: Path, last: Stamp | None
) -> Stamp | None:
    """Choices that wait are beside the record before it changes, and go only after it has."""
    deal, awaited = len(sitting.match.scored), sitting.awaited
    if awaited:
        write_ahead(file, deal, awaited)
    stamp = update_save(file, record, last)
    if not awaited:
        write_ahead(file, deal, ())
    return stamp


def _opening(sitting: Sitting, page: Page, table: Table) -> list[str]:
    """Which game it is, who plays, the rules that were chosen, where it is saved, the cut."""
    match = sitting.match
    title = f"{page.texts(f'game-{match.variant.name}')}: {', '.join(page.names)}"
    chosen = _choices_of_rules(match, page.texts)
    rules = [page.say("options", list="; ".join(chosen))] if chosen else []
    saving = page.say("saving", file=str(table.save))
    return [title, *rules, saving, page.say("welcome"), *_cut(page, table.cut)]


def _cut(page: Page, cut: tuple[Card, ...]) -> list[str]:
    """The card that each has cut for the deal."""
    shown = [f"{name} {page.card(card)}" for name, card in zip(page.names, cut, strict=False)]
    return [page.say("cut-for-deal", list=", ".join(shown))] if shown else []


def _choices_of_rules(match: Match, texts: Texts) -> list[str]:
    """The options that differ from what is usual in the game."""
    return [
        f"{texts(f'option-name-{name}')}: {texts(f'option-value-{name}-{str(value).lower()}')}"
        for name, value in match.variant.changed(match.options).items()
    ]


def _farewell(page: Page, file: Path, is_over: bool) -> list[str]:
    """Where the match is and, unless it is finished, how to go on with it."""
    saved = page.say("saved", file=str(file))
    return [saved] if is_over else [saved, page.say("saved-resume", file=str(file))]
