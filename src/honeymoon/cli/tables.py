"""``honeymoon tables``: the complete tables of two open hands, built and checked."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

from honeymoon.cli.arguments import Argument, LangOption, Option
from honeymoon.cli.common import Refusal, quoted, texts_for
from honeymoon.locales import Texts
from honeymoon.rules.cards import SUITS, CardSet
from honeymoon.search import kernel, solving, tables
from honeymoon.shuffle import Chance

STRAINS = {"nt": False, "trump": True}
"""What ``--strain`` may be: whether there is a trump suit."""
DEALS = 3000
MILLION = 1_000_000


def command(
    task: Annotated[str | None, Argument()] = None,
    strain: Annotated[str | None, Option("--strain")] = None,
    cards: Annotated[int | None, Option("--cards")] = None,
    folder: Annotated[Path | None, Option("--folder")] = None,
    threads: Annotated[int | None, Option("--threads")] = None,
    deals: Annotated[int, Option("--deals")] = DEALS,
    lang: LangOption = None,
) -> int:
    """Build tables, or compare one with the search; 1 where they differ."""
    texts = texts_for(lang)
    tasks = {"build": _build, "check": _check}
    if task not in tasks:
        raise Refusal(texts("tables-task", expected=", ".join(tasks)))
    if strain is None or strain.lower() not in STRAINS:
        raise Refusal(texts("tables-strain", expected=", ".join(STRAINS)))
    if cards is None or not 1 <= cards <= tables.MOST_CARDS:
        raise Refusal(texts("tables-cards", most=tables.MOST_CARDS))
    _in_range(texts, "--threads", threads, kernel.MOST_THREADS)
    _in_range(texts, "--deals", deals, MILLION)
    if not kernel.is_ready():
        raise Refusal(texts("tables-kernel"), 3)
    where = folder or _default_folder()
    count = deals if task == "check" else threads or _processors()
    work = tasks[task]
    return _with_files(texts, where, lambda: work(texts, where, strain.lower(), cards, count))


def _in_range(texts: Texts, name: str, number: int | None, most: int) -> None:
    if number is not None and not 1 <= number <= most:
        raise Refusal(texts("tables-number", name=name, number=str(number), most=str(most)))


def _processors() -> int:
    return min(os.cpu_count() or 1, kernel.MOST_THREADS)


def _default_folder() -> Path:
    from platformdirs import user_cache_path

    return user_cache_path("honeymoon") / "tables"


def _with_files(texts: Texts, folder: Path, work: Callable[[], int]) -> int:
    try:
        return work()
    except tables.TableError as wrong:
        raise Refusal(texts("tables-broken", file=str(wrong))) from None
    except OSError as wrong:
        # A full disk is found out by calls that know no name.
        file, reason = str(wrong.filename or folder), quoted(wrong.strerror or "")
        raise Refusal(texts("tables-file", file=file, reason=reason)) from None


def _build(texts: Texts, folder: Path, strain: str, cards: int, threads: int) -> int:
    tables.build(folder, STRAINS[strain], cards, threads, _progress(texts))
    path = tables.path_of(folder, STRAINS[strain], cards)
    size = path.stat().st_size / MILLION
    print(texts("tables-built", file=str(path), size=f"{size:.1f}", cards=cards))
    return 0


def _progress(texts: Texts) -> tables.Told:
    """One line that changes on a terminal, one line for each table elsewhere."""
    is_terminal = sys.stderr.isatty()

    def told(cards: int, done: int, blocks: int) -> None:
        if is_terminal or done == blocks:
            line = texts("tables-progress", cards=cards, done=done, blocks=blocks)
            end = "\r" if is_terminal and done < blocks else "\n"
            print(line, end=end, file=sys.stderr, flush=True)

    return told


def _check(texts: Texts, folder: Path, strain: str, cards: int, deals: int) -> int:
    """Random deals in the table and by search, which must not differ."""
    chance, wrong = Chance.seeded(f"{strain} {cards}"), 0
    path = tables.path_of(folder, STRAINS[strain], cards)
    if not path.exists():
        raise Refusal(texts("tables-missing", file=str(path)))
    with tables.opened(folder, STRAINS[strain], cards) as values:
        for number in range(deals):
            deck = chance.deck()
            leader, other = CardSet.of(deck[:cards]), CardSet.of(deck[cards : 2 * cards])
            trump = SUITS[number % 4] if STRAINS[strain] else None
            found = tables.look_up(values, leader, other, trump)
            wrong += found != solving.solve(leader, other, trump)
    print(texts("tables-checked", deals=deals, wrong=wrong))
    return int(wrong > 0)
