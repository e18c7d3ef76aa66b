"""``honeymoon games``: the seven games, one line each, and their options."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from honeymoon.cli.arguments import LangOption
from honeymoon.cli.common import texts_for, value_word
from honeymoon.locales import Texts
from honeymoon.rules.variants.catalogue import VARIANTS
from honeymoon.rules.variants.variant import Option, Variant

WIDTH = 79


def command(lang: LangOption = None) -> None:
    """List the games, their seats and their options."""
    print("\n".join(games_lines(texts_for(lang))))


def games_lines(texts: Texts) -> list[str]:
    """The games, then which options each has, then what the options mean."""
    return [
        *[game_line(texts, variant) for variant in VARIANTS.values()],
        "",
        texts("games-options"),
        *[line for variant in VARIANTS.values() for line in _option_lines(variant)],
        "",
        texts("games-values"),
        *_meanings(texts),
    ]


def game_line(texts: Texts, variant: Variant) -> str:
    """Name, seats, and what the game is."""
    about = texts(f"about-{variant.name}")
    return f"{variant.name:<17} {texts('games-seats', seats=variant.seats)}  {about}"


def _option_lines(variant: Variant) -> list[str]:
    """The options that leave a choice, default first; fixed ones need not be named."""
    free = [option for option in variant.options if not option.is_fixed]
    words = [f"{option.name}={'|'.join(map(value_word, option.values))}" for option in free] or [
        "-"
    ]
    return textwrap.wrap(
        f"{variant.name:<17} {'  '.join(words)}",
        WIDTH,
        subsequent_indent=" " * 18,
        break_on_hyphens=False,
    )


def _meanings(texts: Texts) -> Iterator[str]:
    for option in all_options():
        yield f"{option.name}: {texts(f'option-name-{option.name}')}"
        for value in option.values:
            meaning = texts(f"option-value-{option.name}-{value_word(value)}")
            yield f"  {value_word(value):<15} {meaning}"


def all_options() -> list[Option]:
    """Each option once, with all the values that some game allows."""
    found: dict[str, Option] = {}
    for variant in VARIANTS.values():
        for option in variant.options:
            known = found.get(option.name)
            if known is None or len(option.values) > len(known.values):
                found[option.name] = option
    return list(found.values())
