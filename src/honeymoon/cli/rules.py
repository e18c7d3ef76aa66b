"""``honeymoon rules GAME``: the law of a game, with that of its family where it applies."""

from __future__ import annotations

from typing import Annotated

from honeymoon.cli.arguments import Argument, LangOption
from honeymoon.cli.common import texts_for, variant_named
from honeymoon.cli.law_files import law_languages, law_text
from honeymoon.locales import Texts

FAMILY = "honeymoon-family"
LAW_LANGUAGE = "en"
"""The language that the whole law is written in."""


def command(game: Annotated[str, Argument()], lang: LangOption = None) -> None:
    """Print the law of a game."""
    texts = texts_for(lang)
    print(rules_text(texts, variant_named(texts, game).name))


def rules_text(texts: Texts, game: str) -> str:
    """The law in this language, else in English and a line that says so."""
    if texts.language in law_languages():
        return _law(texts.language, game)
    return f"{texts('rules-language')}\n\n{_law(LAW_LANGUAGE, game)}"


def _law(language: str, game: str) -> str:
    """The game's own file, then the family's where the game's refers to it."""
    own = law_text(language, game)
    if f"{FAMILY}.md" not in own:
        return own.rstrip()
    return f"{own.rstrip()}\n\n{law_text(language, FAMILY).rstrip()}"
