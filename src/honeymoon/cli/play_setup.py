"""What is agreed on before a match: the game, its options, and who sits in each seat."""

from __future__ import annotations

from collections.abc import Sequence

from honeymoon.cli.common import Refusal, quoted, read_options
from honeymoon.cli.play_page import Page
from honeymoon.cli.play_seats import USUAL_LEVEL, SeatPlan, SeatsError, default_seats, parse_seats
from honeymoon.cli.play_words import Verb, parse, words_of
from honeymoon.cli.terminal import Terminal, wants_colour
from honeymoon.locales import Texts
from honeymoon.rules.variants.catalogue import VARIANTS
from honeymoon.rules.variants.variant import Options, Variant

TABLE_DEFAULTS = {"forgotten_discard": "strict"}
"""Values that hold at the terminal unless another is asked for: a slip is refused, not played."""


def wanted_seats(texts: Texts, variant: Variant, seats: str | None, level: str | None) -> str:
    """The seats as a text. Raises Refusal where they are named in two ways."""
    if seats and level:
        raise Refusal(texts("play-level-and-seats"))
    return seats or default_seats(variant.seats, level or USUAL_LEVEL)


def asked_game(texts: Texts, is_plain: bool, no_color: bool) -> Variant | None:
    """The game that is chosen from a list, the first with Enter alone; None at the end."""
    page = Page(texts, (), is_plain)
    terminal = Terminal(page, wants_colour(no_color, page))
    names, words = list(VARIANTS), words_of(texts)
    terminal.show([page.say("choose-game", default=texts(f"game-{names[0]}"))])
    terminal.show(_game_line(page, number, name) for number, name in enumerate(names, 1))
    while (line := terminal.ask(page.say("ask-game"))) is not None:
        if parse(line, words, ()).verb is Verb.QUIT:
            return None
        chosen = _chosen(line.strip().lower(), names)
        if chosen is not None:
            return VARIANTS[chosen]
        terminal.show([page.say("no-game", text=quoted(line.strip()))])
    return None


def _game_line(page: Page, number: int, name: str) -> str:
    return f"{number} {page.texts(f'game-{name}')}: {page.texts(f'about-{name}')}"


def _chosen(text: str, names: list[str]) -> str | None:
    if not text:
        return names[0]
    numbers = {str(number): name for number, name in enumerate(names, 1)}
    return text if text in names else numbers.get(text)


def options_of(texts: Texts, variant: Variant, pairs: Sequence[str]) -> Options:
    """The options that were asked for, else those usual at a table. Raises Refusal."""
    known = {option.name for option in variant.options}
    usual = {name: value for name, value in TABLE_DEFAULTS.items() if name in known}
    return read_options(texts, variant, pairs, usual)


def plans_of(texts: Texts, variant: Variant, seats: str) -> tuple[SeatPlan, ...]:
    """Who sits in each seat. Raises Refusal."""
    try:
        return parse_seats(seats, people(texts, variant))
    except SeatsError as wrong:
        raise Refusal(texts(wrong.code, detail=wrong.detail)) from None


def people(texts: Texts, variant: Variant) -> list[str]:
    """The names of persons who have given none."""
    return [texts("seat-name", number=seat + 1) for seat in range(variant.seats)]
