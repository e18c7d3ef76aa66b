"""The command honeymoon: finds the language and the subcommand, and runs it.

Only the module of the subcommand that is called is imported, so that each starts fast.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path

from honeymoon.locales import LANGUAGES, Texts, UnknownLanguage, language_from

COMMANDS = (
    "play",
    "games",
    "rules",
    "score",
    "replay",
    "solve",
    "tables",
    "arena",
    "serve",
    "join",
    "db",
)
"""Each is the function ``command`` of the module of that name beside this one."""
HELP_WORDS = ("--help", "-h")


def main() -> None:
    """Run the command line and leave with its exit status."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line; the exit status, 2 where it cannot be understood.

    1 where its output cannot be written, 141 where nobody reads on (as a reader such as head
    may leave before the end), 130 where it is interrupted.
    """
    _open_missing_streams()
    _let_every_character_through()
    try:
        texts = Texts(language_from(_asked_language(arguments), os.environ))
    except UnknownLanguage as unknown:
        return _unknown_language(str(unknown))
    try:
        status = _carry_out(texts, arguments)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        _write_no_more()
        return 141
    except OSError as wrong:
        if wrong.filename is not None:
            raise
        _write_no_more()
        return _refuse(texts("error-output"), 1)
    return status


def _carry_out(texts: Texts, arguments: Sequence[str]) -> int:
    if not arguments or arguments[0] in (*HELP_WORDS, "help"):
        print(texts("help"))
        return 0
    if arguments[0] == "--version":
        print(_version())
        return 0
    return _run_command(texts, arguments[0], arguments[1:])


def _asked_language(arguments: Sequence[str]) -> str | None:
    """The value of --lang, which even errors in the rest of the line are to be told in."""
    for place, word in enumerate(arguments):
        if word == "--lang":
            return next(iter(arguments[place + 1 :]), None)
        if word.startswith("--lang="):
            return word.partition("=")[2]
    return None


def _unknown_language(asked: str) -> int:
    texts = Texts(language_from(None, os.environ))
    return _refuse(texts("usage-language", language=asked, expected=", ".join(LANGUAGES)))


def _version() -> str:
    from honeymoon import __version__

    return f"honeymoon {__version__}"


def _run_command(texts: Texts, name: str, arguments: Sequence[str]) -> int:
    if name not in COMMANDS:
        return _refuse(texts("usage-command", name=name, expected=", ".join(COMMANDS)))
    if any(word in HELP_WORDS for word in arguments):
        print(texts(f"help-{name}"))
        return 0
    command = import_module(f"honeymoon.cli.{name}").command
    return _call(texts, name, command, arguments)


def _call(texts: Texts, name: str, command: Callable[..., int | None], words: Sequence[str]) -> int:
    from honeymoon.cli.arguments import UsageError, parsed
    from honeymoon.cli.common import Refusal

    try:
        return command(**parsed(texts, command, words)) or 0
    except UsageError as wrong:
        return _refuse(f"{wrong}\n{texts('usage-help', name=name)}")
    except Refusal as refusal:
        return _refuse(refusal.sentence, refusal.status)


def _refuse(sentence: str, status: int = 2) -> int:
    with suppress(OSError):
        print(sentence, file=sys.stderr)
    return status


def _open_missing_streams() -> None:
    """A stream that is closed is one with nothing in it, or one that nobody reads."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            nothing = Path(os.devnull).open(mode, encoding="utf-8")  # noqa: SIM115
            setattr(sys, name, nothing)


def _let_every_character_through() -> None:
    """A terminal or file that lacks a character shows its code instead of ending the program."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace")


def _write_no_more() -> None:
    """What is still to be written goes nowhere, so that leaving is not another error."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
