"""``honeymoon arena``: two players against each other on the same packs, and what it comes to."""

from __future__ import annotations

import contextlib
import json
import signal
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

from honeymoon.cli.arena_text import report_lines
from honeymoon.cli.arguments import JsonOption, LangOption, Option, PairsOption
from honeymoon.cli.common import (
    Refusal,
    file_reason,
    quoted,
    read_options,
    texts_for,
    variant_named,
)
from honeymoon.locales import Texts
from honeymoon.players.arena_jobs import JobsError, play
from honeymoon.players.arena_report import report
from honeymoon.players.arena_results import Results, ResultsError
from honeymoon.players.arena_unit import Setting, Unit
from honeymoon.players.seating import full_name

MOST_PAIRS, MOST_MILLISECONDS = 1_000_000, 3_600_000
SEED = "arena"
MILLISECONDS = 5000
"""So many for a decision that none is cut off on a busy machine, which could change results."""
FAULTY = 1
"""The exit status where a player had a decision taken from it."""


def command(
    game: Annotated[str | None, Option("--game")] = None,
    a: Annotated[str | None, Option("--a")] = None,
    b: Annotated[str | None, Option("--b")] = None,
    pairs: Annotated[int, Option("--pairs")] = 100,
    part_scores: Annotated[bool, Option("--part-scores")] = False,
    rubbers: Annotated[bool, Option("--rubbers")] = False,
    option: PairsOption = None,
    seed: Annotated[str, Option("--seed")] = SEED,
    milliseconds: Annotated[int, Option("--time")] = MILLISECONDS,
    isolated: Annotated[bool, Option("--isolated")] = False,
    jobs: Annotated[str, Option("--jobs")] = "1",
    results: Annotated[Path | None, Option("--results")] = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> int:
    """Play the pairs and print the report; 1 where a player had a decision taken from it."""
    texts = texts_for(lang)
    named = {"--game": game, "--a": a, "--b": b}
    for name, value in named.items():
        if not value:
            raise Refusal(texts("arena-missing", name=name))
    _in_range(texts, "--pairs", pairs, MOST_PAIRS)
    _in_range(texts, "--time", milliseconds, MOST_MILLISECONDS)
    variant = variant_named(texts, game or "")
    options = read_options(texts, variant, option or [], {})
    changed = tuple(sorted(variant.changed(options).items()))
    players = _player(texts, a or ""), _player(texts, b or "")
    mode = _mode(texts, part_scores, rubbers)
    setting = Setting(variant.name, changed, *players, mode, seed, milliseconds, isolated)
    return _reported(texts, Run(texts, setting, pairs, jobs, results), as_json)


def _in_range(texts: Texts, name: str, number: int, most: int) -> None:
    if not 1 <= number <= most:
        raise Refusal(texts("arena-number", name=name, number=number, most=most))


def _mode(texts: Texts, part_scores: bool, rubbers: bool) -> str:
    if part_scores and rubbers:
        raise Refusal(texts("arena-modes"))
    return "rubbers" if rubbers else "part-scores" if part_scores else "deals"


def _player(texts: Texts, name: str) -> str:
    try:
        return full_name(name)
    except (KeyError, ValueError):
        raise Refusal(texts("play-seats-player", detail=quoted(name))) from None


@dataclass(frozen=True, slots=True)
class Run:
    """What is to be played, how it is shared out, and where the results are kept.

    ``units`` are those there are so far, by number.
    """

    texts: Texts
    setting: Setting
    pairs: int
    jobs: str
    file: Path | None
    units: dict[int, Unit] = field(default_factory=dict)

    def play(self) -> None:
        """Play all pairs that are not in the file yet. Raises Refusal, KeyboardInterrupt."""
        if self.file is None:
            self._play(lambda unit: None)
            return
        try:
            with Results(self.file, self.setting) as results:
                self._go_on(results)
        except ResultsError as wrong:
            sentence = self.texts(
                f"arena-results-{wrong.code}", file=str(self.file), detail=quoted(wrong.detail)
            )
            raise Refusal(sentence) from None
        except OSError as wrong:
            reason = file_reason(self.texts, wrong)
            raise Refusal(
                self.texts("arena-results-file", file=str(self.file), reason=reason)
            ) from None

    def _go_on(self, results: Results) -> None:
        self.units.update(
            (number, unit) for number, unit in results.units.items() if number < self.pairs
        )
        if results.torn:
            _say(self.texts("arena-results-torn", file=str(self.file)))
        if self.units:
            _say(self.texts("arena-goes-on", done=len(self.units), pairs=self.pairs))
        self._play(results.add)

    def _play(self, keep: Callable[[Unit], None]) -> None:
        numbers = [number for number in range(self.pairs) if number not in self.units]
        try:
            with contextlib.closing(play(self.setting, numbers, self.jobs)) as units:
                for unit in units:
                    keep(unit)
                    self.units[unit["unit"]] = unit
                    _progress(self)
        except JobsError as wrong:
            raise Refusal(
                self.texts(f"arena-jobs-{wrong.code}", detail=quoted(wrong.detail))
            ) from None


def _reported(texts: Texts, run: Run, as_json: bool) -> int:
    """Play and print the report, of what there is where the user stops it."""
    stopped = False
    try:
        with _told_to_end():
            run.play()
    except KeyboardInterrupt:
        stopped = True
        _say(_stopped(texts, run))
    found = report(run.setting, list(run.units.values()))
    print(json.dumps(found) if as_json else "\n".join(report_lines(texts, found)))
    if stopped:
        return 130
    return FAULTY if any(found["faults"].values()) else 0


@contextlib.contextmanager
def _told_to_end() -> Iterator[None]:
    """Whoever ends this process ends the processes and programs that it began."""
    before = signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _stopped(texts: Texts, run: Run) -> str:
    key = "arena-stopped" if run.file is None else "arena-stopped-kept"
    where = {} if run.file is None else {"file": str(run.file)}
    return texts(key, done=len(run.units), pairs=run.pairs, **where)


def _progress(run: Run) -> None:
    """One line that changes on a terminal, a line for each tenth elsewhere."""
    done, pairs = len(run.units), run.pairs
    is_terminal = sys.stderr.isatty()
    if is_terminal or done * 10 // pairs > (done - 1) * 10 // pairs:
        end = "\r" if is_terminal and done < pairs else "\n"
        _say(run.texts("arena-progress", done=done, pairs=pairs), end)


def _say(sentence: str, end: str = "\n") -> None:
    print(sentence, end=end, file=sys.stderr, flush=True)
