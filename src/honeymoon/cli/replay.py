"""``honeymoon replay``: records read, replayed, and told with all that they score."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

from honeymoon.cli.arguments import Argument, AsciiOption, JsonOption, LangOption, Option
from honeymoon.cli.common import file_reason, quoted, texts_for, value_word
from honeymoon.cli.error_text import replay_error_text
from honeymoon.cli.play_page import Page
from honeymoon.cli.receipt_text import deal_lines, unfinished_lines
from honeymoon.cli.sheet_text import sheet_lines
from honeymoon.locales import Texts
from honeymoon.rules.record import Record, RecordError
from honeymoon.rules.record_text import read_records
from honeymoon.rules.replay import Replay, ReplayError, replay
from honeymoon.rules.result import error_of, result_of

STANDARD_INPUT = "-"
LONGEST_NAME = 20


def command(
    files: Annotated[list[str], Argument()],
    as_json: JsonOption = False,
    legal: Annotated[bool, Option("--legal")] = False,
    ascii_only: AsciiOption = False,
    lang: LangOption = None,
) -> int:
    """Replay the records of the files; 1 when any of them was wrong."""
    texts = texts_for(lang)
    page = Page(texts, (), ascii_only)
    show = _show_json if as_json else _show_lines
    failed = [
        show(page, name, line, outcome, legal) for name in files for line, outcome in outcomes(name)
    ]
    return int(any(failed))


Outcome = Replay | RecordError | OSError


def outcomes(name: str) -> Iterator[tuple[int, Outcome]]:
    """Each record of a file with its line, replayed, or what is wrong with it."""
    try:
        data = sys.stdin.buffer.read() if name == STANDARD_INPUT else Path(name).read_bytes()
    except (OSError, ValueError) as wrong:
        yield 0, wrong if isinstance(wrong, OSError) else OSError(str(wrong))
        return
    for line, record in read_records(data):
        yield line, replay(record) if isinstance(record, Record) else record


def error_in(outcome: Outcome) -> ReplayError | RecordError | OSError | None:
    """What is wrong with a record, None where nothing is."""
    return outcome.error if isinstance(outcome, Replay) else outcome


def _show_json(page: Page, name: str, line: int, outcome: Outcome, legal: bool) -> bool:
    wrong = error_in(outcome)
    if isinstance(outcome, Replay) and wrong is None:
        print(json.dumps(result_of(outcome, with_legal=legal)))
        return False
    assert wrong is not None
    print(json.dumps(error_json(page, name, line, wrong)))
    return True


def error_json(
    page: Page, name: str, line: int, wrong: ReplayError | RecordError | OSError
) -> dict[str, Any]:
    """The error object with the sentence for people."""
    if isinstance(wrong, OSError):
        error = error_of(RecordError("record.unreadable", name))
        message = unreadable_text(page.texts, name, wrong)
    else:
        placed = wrong if isinstance(wrong, ReplayError) else _placed(wrong, line)
        error, message = error_of(placed), replay_error_text(page, wrong)
    return {**error, "error": {**error["error"], "message": message}}


def _placed(wrong: RecordError, line: int) -> RecordError:
    return wrong if wrong.line else wrong.at_line(line)


def unreadable_text(texts: Texts, name: str, wrong: OSError) -> str:
    """Why a file cannot be read."""
    return texts("record-unreadable", file=name, reason=file_reason(texts, wrong))


def _show_lines(page: Page, name: str, line: int, outcome: Outcome, legal: bool) -> bool:
    wrong = error_in(outcome)
    if isinstance(outcome, Replay):
        named = replace(page, names=player_names(page.texts, outcome.record))
        lines = replay_lines(named, outcome, legal)
        print("\n".join([f"{shown_file(page, name)}:{line}", *named.finished(lines), ""]))
    if wrong is None:
        return False
    sys.stdout.flush()
    print("\n".join(error_lines(page, name, line, wrong)), file=sys.stderr)
    return True


def shown_file(page: Page, name: str) -> str:
    """A file's name as it was given, or the words for the standard input."""
    return page.texts("replay-standard-input") if name == STANDARD_INPUT else name


def error_lines(
    page: Page, name: str, line: int, wrong: ReplayError | RecordError | OSError
) -> list[str]:
    """The place in one line, with the code; then the sentence, and what would have been legal."""
    file = shown_file(page, name)
    if isinstance(wrong, OSError):
        return [unreadable_text(page.texts, file, wrong)]
    sentence = f"  {replay_error_text(page, wrong)}"
    if isinstance(wrong, RecordError):
        return [_place_in_record(page, file, _placed(wrong, line)), *page.finished([sentence])]
    explained = page.finished([sentence, *_legal_then(page, wrong)])
    return [_place_in_deal(page, file, line, wrong), *explained]


def _place_in_record(page: Page, file: str, wrong: RecordError) -> str:
    line, code = str(wrong.line), wrong.code
    if not wrong.path:
        return page.texts("error-in-input", file=file, line=line, code=code)
    return page.texts("error-in-record", file=file, line=line, path=wrong.path, code=code)


def _place_in_deal(page: Page, file: str, line: int, wrong: ReplayError) -> str:
    return page.texts(
        "error-in-action",
        file=file,
        line=str(line),
        deal=wrong.deal + 1,
        action=wrong.action + 1,
        token=quoted(wrong.token),
        code=wrong.error.code,
    )


def _legal_then(page: Page, wrong: ReplayError) -> list[str]:
    return [f"  {page.texts('error-legal', legal=' '.join(wrong.legal))}"] if wrong.legal else []


def player_names(texts: Texts, record: Record) -> tuple[str, ...]:
    """The names in the record, safe to print; the numbers of the seats where it has none."""
    seats = range(record.variant.seats)
    unnamed = [texts("seat-name", number=seat + 1) for seat in seats]
    if record.players is None:
        return tuple(unnamed)
    named = [quoted(name).strip()[:LONGEST_NAME] for name in record.players]
    return tuple(name or unnamed[seat] for seat, name in enumerate(named))


def replay_lines(page: Page, done: Replay, legal: bool) -> list[str]:
    """The game, each deal as far as it is right, and the sheet."""
    match = done.match
    lines = _header(page, done.record)
    for number, scored in enumerate(match.scored, 1):
        lines += ["", *deal_lines(page, number, scored)]
    if match.deal is not None:
        lines += ["", *unfinished_lines(page, len(match.scored) + 1, match.deal)]
    return [*lines, "", *sheet_lines(page, match), *(_legal_lines(page, done) if legal else [])]


def _header(page: Page, record: Record) -> list[str]:
    names = ", ".join(page.names)
    changed = record.variant.changed(record.options)
    options = ", ".join(f"{name}={value_word(value)}" for name, value in changed.items())
    marks = {"practice": record.practice, "sealed": record.sealed}
    return [
        page.texts("replay-title", game=page.texts(f"game-{record.variant.name}"), names=names),
        *([page.texts("replay-options", options=options)] if options else []),
        *[page.texts(f"replay-{mark}") for mark, is_set in marks.items() if is_set],
    ]


def _legal_lines(page: Page, done: Replay) -> list[str]:
    """Who was to act before each action, and what was legal."""
    return [
        "",
        page.texts("replay-legal"),
        *[
            f"  {number}. {page.names[seat]}: {'?' if tokens is None else ' '.join(tokens)}"
            for number, (seat, tokens) in enumerate(done.legal, 1)
        ],
    ]
