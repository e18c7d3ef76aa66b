"""Every sentence that a program shows, in four languages, as Fluent messages.

Keys are lower case with hyphens. A dotted code of the engine is a key with its dots written as
hyphens, so ``texts("play.must-follow-suit")`` reads ``play-must-follow-suit``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "es", "pt", "it")
"""The languages by their codes; Portuguese in Brazilian spelling."""

_FOLDER = Path(__file__).resolve().parent
_ENTRY = re.compile(r"^(-?[a-z][\w-]*) =(.*(?:\n(?:[ \t].*)?)*)", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")
_VARIABLE = re.compile(r"\{ \$(\w+) \}")
_PLAIN = re.compile(r"(?:[^{}\n]|\{ \$\w+ \})*")

Argument = str | int
"""A word or a whole number that a sentence speaks of."""


class UnknownLanguage(ValueError):
    """A language that there are no sentences in; the argument is how it was asked for."""


class MissingText(KeyError):
    """A key that a language lacks, or an argument that its sentence needs and was not given."""


class Texts:
    """The sentences of one language: ``texts("key", name=value)``."""

    def __init__(self, language: str) -> None:
        """Raises UnknownLanguage where ``language`` is none of LANGUAGES."""
        if language not in LANGUAGES:
            raise UnknownLanguage(language)
        self.language = language
        self._sources = sources(language)
        self._bundle: FluentBundle | None = None
        self._loaded: set[str] = set()

    def __call__(self, key: str, /, **arguments: Argument) -> str:
        """The sentence of this key with its arguments. Raises MissingText."""
        name = key.replace(".", "-")
        source = self._sources.get(name)
        if source is None:
            raise MissingText(self.language, name)
        # Loading Fluent takes longer than many a command does; most sentences need none of it.
        if _PLAIN.fullmatch(source):
            return self._filled_in(name, source, arguments)
        return self._formatted(name, arguments)

    def has(self, key: str) -> bool:
        """Whether there is a sentence of this key."""
        return key.replace(".", "-") in self._sources

    def _filled_in(self, name: str, source: str, arguments: Mapping[str, Argument]) -> str:
        try:
            return _VARIABLE.sub(lambda found: str(arguments[found[1]]), source)
        except KeyError as missing:
            raise MissingText(self.language, name, *missing.args) from None

    def _formatted(self, name: str, arguments: Mapping[str, Argument]) -> str:
        from fluent.runtime.types import fluent_number

        bundle = self._bundle_with(name)
        pattern = bundle.get_message(name).value
        assert pattern is not None, name
        values = {
            key: value if isinstance(value, str) else fluent_number(value, useGrouping=False)
            for key, value in arguments.items()
        }
        text, errors = bundle.format_pattern(pattern, values)
        if errors:
            raise MissingText(self.language, name, *map(str, errors))
        return str(text)

    def _bundle_with(self, name: str) -> FluentBundle:
        from fluent.runtime import FluentBundle, FluentResource

        if self._bundle is None:
            self._bundle = FluentBundle([self.language], use_isolating=False)
        for wanted in self._with_references(name) - self._loaded:
            self._loaded.add(wanted)
            self._bundle.add_resource(FluentResource(f"{wanted} = {self._sources[wanted]}"))
        return self._bundle

    def _with_references(self, name: str) -> set[str]:
        """This key and the keys and terms that its sentence is made of."""
        found = {name}
        for reference in _REFERENCE.findall(self._sources[name]):
            if reference not in self._sources:
                raise MissingText(self.language, reference)
            found |= self._with_references(reference)
        return found


@cache
def sources(language: str) -> dict[str, str]:
    """Each key of a language with its sentence as the .ftl files have it."""
    return {
        key: source.strip()
        for path in sorted((_FOLDER / language).glob("*.ftl"))
        for key, source in _ENTRY.findall(path.read_text(encoding="utf-8"))
    }


def language_from(option: str | None, environ: Mapping[str, str]) -> str:
    """The language that is asked for, else that of the machine's locale, else English.

    Raises UnknownLanguage where the option asks for one that there is not.
    """
    if option:
        return _language_of(option) or _refuse(option)
    set_names = (environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return _language_of(next(filter(None, set_names), "")) or "en"


def _language_of(name: str) -> str | None:
    """The language of a locale's name: pt of pt, pt-BR and pt_PT.UTF-8."""
    code = re.split(r"[-_.@]", name.lower())[0]
    return code if code in LANGUAGES else None


def _refuse(option: str) -> str:
    raise UnknownLanguage(option)
