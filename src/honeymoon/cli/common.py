"""What the commands share: the language, the game and its options, and how they refuse."""

from __future__ import annotations

import errno
import os
from collections.abc import Mapping, Sequence

from honeymoon.locales import Texts, language_from
from honeymoon.rules.errors import OptionError
from honeymoon.rules.variants.catalogue import VARIANTS
from honeymoon.rules.variants.variant import Options, OptionValue, Variant

LONGEST_QUOTATION = 40
_FLAGS = {"true": True, "false": False}
_FILE_REASONS = {
    errno.ENOENT: "missing",
    errno.EISDIR: "folder",
    errno.ENOSPC: "full",
    errno.EFBIG: "full",
    errno.EDQUOT: "full",
    errno.ENAMETOOLONG: "name",
}
"""What the system may have against a file, as the end of a key; all else is "other"."""


class Refusal(Exception):
    """A command that cannot be carried out: the sentence that says why, and the exit status."""

    def __init__(self, sentence: str, status: int = 2) -> None:
        super().__init__(sentence, status)
        self.sentence = sentence
        self.status = status


def quoted(text: str) -> str:
    """A text that somebody wrote, safe to print and never long."""
    safe = "".join(letter if letter.isprintable() else "?" for letter in text)
    return safe if len(safe) <= LONGEST_QUOTATION else safe[: LONGEST_QUOTATION - 1] + "…"


def file_reason(texts: Texts, wrong: OSError) -> str:
    """Why the system will not read or write a file."""
    return texts(f"error-file-{_FILE_REASONS.get(wrong.errno or 0, 'other')}")


def value_word(value: OptionValue) -> str:
    """An option's value as people type it and records have it."""
    return str(value).lower() if isinstance(value, bool) else value


def texts_for(lang: str | None) -> Texts:
    """The sentences of the language that is asked for, else of the machine's locale.

    Raises UnknownLanguage.
    """
    return Texts(language_from(lang, os.environ))


def variant_named(texts: Texts, game: str) -> Variant:
    """The game of that name, in upper or lower case. Raises Refusal."""
    variant = VARIANTS.get(game.lower())
    if variant is None:
        expected = ", ".join(VARIANTS)
        raise Refusal(texts("record-game", detail=quoted(game), expected=expected))
    return variant


def read_options(
    texts: Texts, variant: Variant, pairs: Sequence[str], usual: Mapping[str, OptionValue]
) -> Options:
    """The options of a game as ``name=value`` gives them, else as ``usual``. Raises Refusal."""
    from honeymoon.cli.error_text import option_text

    chosen: dict[str, OptionValue] = {}
    for name, value in (_pair(texts, text) for text in pairs):
        if name in chosen:
            raise Refusal(texts("option-twice", name=quoted(name)))
        chosen[name] = value
    try:
        return variant.with_options({**usual, **chosen})
    except OptionError as wrong:
        raise Refusal(option_text(texts, wrong, variant)) from None


def _pair(texts: Texts, text: str) -> tuple[str, str | bool]:
    name, sign, value = text.partition("=")
    if not sign:
        raise Refusal(texts("option-form", text=quoted(text)))
    return name.strip(), _FLAGS.get(value.strip(), value.strip())
