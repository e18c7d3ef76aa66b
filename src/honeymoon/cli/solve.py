"""``honeymoon solve``: what each side takes of open hands with best play."""

from __future__ import annotations

import json
import signal
import sys
import threading
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from honeymoon.cli.arguments import Argument, AsciiOption, JsonOption, LangOption, Option
from honeymoon.cli.common import Refusal, texts_for
from honeymoon.cli.play_page import Page, display_order
from honeymoon.cli.solve_input import Asked, Question, question
from honeymoon.locales import Texts
from honeymoon.rules.calls import Strain
from honeymoon.rules.cards import Card, CardSet
from honeymoon.search import open_hands
from honeymoon.search.kernel import KernelMissing
from honeymoon.search.sides_reference import OpenHands, TooLarge

FORMAT, VERSION = "honeymoon-solve", 1
TOO_LARGE = 3
"""The exit status where the hands are in order, and too large to be solved."""


@dataclass(frozen=True, slots=True)
class Solved:
    """One strain and leader: the first side's tricks, and what each card is worth.

    ``cards`` are the tricks of the side that plays the card, None where nobody asked.
    """

    strain: Strain
    leader: str
    first: int
    cards: dict[Card, int] | None


def command(
    deal: Annotated[list[str] | None, Argument()] = None,
    strain: Annotated[str | None, Option("--strain")] = None,
    leader: Annotated[str | None, Option("--leader")] = None,
    cards: Annotated[bool, Option("--cards")] = False,
    declarer: Annotated[str | None, Option("--declarer")] = None,
    dummy: Annotated[str | None, Option("--dummy")] = None,
    record: Annotated[Path | None, Option("--record")] = None,
    number: Annotated[int | None, Option("--deal")] = None,
    action: Annotated[int | None, Option("--at")] = None,
    as_json: JsonOption = False,
    ascii_only: AsciiOption = False,
    lang: LangOption = None,
) -> None:
    """Print the tricks of open hands with best play."""
    texts = texts_for(lang)
    asked = Asked(deal or (), strain, leader, declarer, dummy, record, number, action)
    whole = question(texts, asked)
    with _ended_by_an_interrupt():
        solved = _told_of_a_missing_kernel(texts, lambda: solve(texts, whole, cards))
    if as_json:
        print(json.dumps(solved_json(whole, solved)))
        return
    print("\n".join(Page(texts, (), ascii_only).finished(lines(texts, ascii_only, whole, solved))))


def _told_of_a_missing_kernel(texts: Texts, work: Callable[[], list[Solved]]) -> list[Solved]:
    """What the work gives; a sentence instead of Python's warning where there is no kernel."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always", KernelMissing)
        try:
            return work()
        finally:
            if any(issubclass(warning.category, KernelMissing) for warning in caught):
                print(texts("solve-no-kernel"), file=sys.stderr)


@contextmanager
def _ended_by_an_interrupt() -> Iterator[None]:
    """Ctrl-C ends the process at once; Python itself would wait until the kernel has done."""
    is_main = threading.current_thread() is threading.main_thread()
    if not is_main or signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield
        return
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def solve(texts: Texts, asked: Question, with_cards: bool) -> list[Solved]:
    """Every strain with every leader. Raises Refusal where that takes too long."""
    solved: list[Solved] = []
    wanted = [(strain, leader) for leader in asked.leaders for strain in asked.strains]
    try:
        for strain, leader in wanted:
            solved.append(_solved(asked, strain, leader, with_cards))
            _tell(texts("solve-progress", done=len(solved), all=len(wanted)), len(wanted))
    except TooLarge:
        raise Refusal(texts("solve-too-large"), TOO_LARGE) from None
    finally:
        _tell("", len(wanted))
    return solved


def _tell(line: str, wanted: int) -> None:
    """A line on the terminal that the next one takes the place of, where there is much to do."""
    if wanted > 1 and sys.stderr.isatty():
        print(f"\r\x1b[K{line}", end="", file=sys.stderr, flush=True)


def _solved(asked: Question, strain: Strain, leader: str, with_cards: bool) -> Solved:
    position = position_of(asked, strain, leader)
    cards = open_hands.card_values(position) if with_cards else None
    return Solved(strain, leader, open_hands.tricks(position), cards)


def position_of(asked: Question, strain: Strain, leader: str) -> OpenHands:
    """The hands in their order with that strain and leader."""
    names = list(asked.hands)
    ours = tuple(name in asked.ours for name in names)
    at = names.index(leader)
    return OpenHands(tuple(asked.hands.values()), ours, strain.trump, at, asked.trick)


def solved_json(asked: Question, solved: list[Solved]) -> dict[str, Any]:
    """The form that docs/solve.md describes."""
    tricks = position_of(asked, asked.strains[0], asked.leaders[0]).left
    return {
        "format": FORMAT,
        "version": VERSION,
        "hands": {name: [str(card) for card in hand] for name, hand in asked.hands.items()},
        "first_side": [name for name in asked.hands if name in asked.ours],
        "second_side": [name for name in asked.hands if name not in asked.ours],
        "trick": [str(card) for card in asked.trick],
        "tricks": tricks,
        "results": [_result_json(result, tricks) for result in solved],
    }


def _result_json(result: Solved, tricks: int) -> dict[str, Any]:
    form: dict[str, Any] = {
        "strain": str(result.strain),
        "leader": result.leader,
        "first": result.first,
        "second": tricks - result.first,
    }
    if result.cards is not None:
        form["cards"] = {str(card): value for card, value in sorted(result.cards.items())}
    return form


def lines(texts: Texts, ascii_only: bool, asked: Question, solved: list[Solved]) -> Iterator[str]:
    """One sentence for one result, else a table; then the cards."""
    page = Page(texts, (), ascii_only)
    if len(solved) == 1:
        yield _sentence(page, asked, solved[0])
    else:
        yield from _table(page, asked, solved)
    for result in solved:
        if result.cards is not None:
            yield from _card_lines(page, asked, result)


def side_names(asked: Question, first: bool) -> str:
    """The hands of one side."""
    return " + ".join(name for name in asked.hands if (name in asked.ours) == first)


def strain_word(page: Page, strain: Strain) -> str:
    """The name of a strain."""
    return page.texts("strain-name-NT") if strain.trump is None else page.suit_word(strain.trump)


def strain_sign(page: Page, strain: Strain) -> str:
    """A suit's symbol, or the short word for no trump."""
    return page.texts("strain-short-NT") if strain.trump is None else page.suit(strain.trump)


def _sentence(page: Page, asked: Question, result: Solved) -> str:
    tricks = position_of(asked, result.strain, result.leader).left
    return page.texts(
        "solve-result",
        strain=strain_word(page, result.strain),
        leader=result.leader,
        first=side_names(asked, True),
        tricks=result.first,
        second=side_names(asked, False),
        rest=tricks - result.first,
    )


def _table(page: Page, asked: Question, solved: list[Solved]) -> Iterator[str]:
    """A line for each leader, a column for each strain: the tricks of the first side."""
    yield page.texts("solve-title", first=side_names(asked, True))
    heads = {leader: page.texts("solve-leads", leader=leader) for leader in asked.leaders}
    width = max(map(len, heads.values()))
    signs = [f"{strain_sign(page, strain):>4}" for strain in asked.strains]
    yield " " * (width + 2) + "".join(signs)
    for leader, head in heads.items():
        row = [result.first for result in solved if result.leader == leader]
        yield f"  {head:<{width}}" + "".join(f"{tricks:4}" for tricks in row)


def _card_lines(page: Page, asked: Question, result: Solved) -> Iterator[str]:
    """The cards by what the side that plays them takes, most first."""
    assert result.cards is not None
    position = position_of(asked, result.strain, result.leader)
    plays = list(asked.hands)[position.to_play]
    yield ""
    yield page.texts("solve-cards", name=plays, strain=strain_word(page, result.strain))
    for value in sorted(set(result.cards.values()), reverse=True):
        worth = CardSet.of(card for card, tricks in result.cards.items() if tricks == value)
        yield f"  {value:2}  {page.cards(display_order(worth, position.trump))}"
