"""The command line of a subcommand, read as the parameters of its function say.

A parameter is ``Annotated`` with ``Argument`` or ``Option``. This is the standard library's
argparse with our own sentences: what is more convenient takes longer to start than most
commands do to run.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from inspect import Parameter, signature
from pathlib import Path
from typing import Annotated, Any, NoReturn, get_args

from honeymoon.locales import Texts


@dataclass(frozen=True, slots=True)
class Argument:
    """A word of the command line by its place."""


@dataclass(frozen=True, slots=True)
class Option:
    """A word that begins with hyphens, and its value where it takes one."""

    flag: str


LangOption = Annotated[str | None, Option("--lang")]
AsciiOption = Annotated[bool, Option("--ascii")]
JsonOption = Annotated[bool, Option("--json")]
PairsOption = Annotated[list[str] | None, Option("--option")]
"""``--option name=value``, any number of times."""


class UsageError(Exception):
    """A command line that cannot be understood; the argument is the sentence that says why."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise argparse.ArgumentError(None, message)


def parsed(texts: Texts, command: Callable[..., object], words: Sequence[str]) -> dict[str, object]:
    """The values of the command's parameters. Raises UsageError."""
    parser = _Parser(add_help=False, allow_abbrev=False, exit_on_error=False)
    parameters = signature(command, eval_str=True).parameters.values()
    for parameter in parameters:
        parser.add_argument(*_names(parameter), **_settings(parameter))
    try:
        values, unknown = parser.parse_known_intermixed_args(list(words))
    except argparse.ArgumentError as wrong:
        key = "usage-value" if wrong.argument_name else "usage-wrong"
        raise UsageError(texts(key, name=str(wrong.argument_name))) from None
    for word in unknown:
        raise UsageError(texts("usage-unknown", word=word))
    for name in _missing(parameters, values):
        raise UsageError(texts("usage-missing", name=texts(f"usage-word-{name}")))
    return vars(values)


def _mark(parameter: Parameter) -> Argument | Option:
    mark: Argument | Option = get_args(parameter.annotation)[1]
    return mark


def _names(parameter: Parameter) -> tuple[str, ...]:
    mark = _mark(parameter)
    return (mark.flag,) if isinstance(mark, Option) else (parameter.name,)


def _settings(parameter: Parameter) -> dict[str, Any]:
    """How argparse is to read a parameter of this type."""
    kind = get_args(parameter.annotation)[0]
    is_list = list[str] in (kind, *get_args(kind))
    if isinstance(_mark(parameter), Argument):
        return {"nargs": "*" if is_list else "?"}
    named = {"dest": parameter.name, "default": parameter.default}
    if kind is bool:
        return {**named, "action": "store_true"}
    if is_list:
        return {**named, "action": "append"}
    kinds = (kind, *get_args(kind))
    return {**named, "type": next(read for kind, read in _READERS.items() if kind in kinds)}


def _whole_number(text: str) -> int:
    if not re.fullmatch(r"[+-]?[0-9]{1,9}", text):
        raise ValueError(text)
    return int(text)


_READERS: dict[type, Callable[[str], Any]] = {int: _whole_number, Path: Path, str: str}


def _missing(parameters: Iterable[Parameter], values: argparse.Namespace) -> Iterator[str]:
    for parameter in parameters:
        if parameter.default is Parameter.empty and not getattr(values, parameter.name):
            yield parameter.name
