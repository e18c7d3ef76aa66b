"""Every bar of the computer players as one table.

    make measure-players
    python -m benchmarks.measure_players [BAR …] [--part 0.05] [--jobs 2] [--json FILE]

Each bar is printed once it is measured. With ``--json`` everything finished is kept in a file, so
that a run that was stopped goes on where it was; a larger part goes on from a smaller one. The
exit status is 0 where all bars are reached, 1 where some are not, 2 for a wrong command or file,
130 or 143 where the run was stopped.
"""

from __future__ import annotations

import argparse
import importlib
import pkgutil
import signal
import sys
import time
import traceback
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from fnmatch import fnmatch
from hashlib import sha256
from pathlib import Path
from types import FrameType

from benchmarks import bars
from benchmarks.bars.bar import Bar, Measured
from benchmarks.bars.units import STORE, Store

ROOT = Path(__file__).resolve().parent.parent
DECIDING = "src/honeymoon/players", "src/honeymoon/search", "src/honeymoon/rules", "native"
"""Where a change can change what players do."""
EVERY = 20.0
"""Seconds between two words on how far a series has come."""
STOPPED = 130
HEADER = "bar", "wanted", "measured", "on", "reached"


def all_bars() -> dict[str, Bar]:
    """The bars of all modules of ``benchmarks.bars``, by name."""
    names = sorted(each.name for each in pkgutil.iter_modules(bars.__path__))
    modules = [importlib.import_module(f"benchmarks.bars.{name}") for name in names]
    found: list[Bar] = [bar for module in modules for bar in getattr(module, "BARS", ())]
    return {bar.name: bar for bar in found}


def chosen(names: Sequence[str], every: dict[str, Bar]) -> list[Bar]:
    """Those of these names, in which ``*`` stands for anything; all of them without a name.

    Raises ValueError where a name fits none.
    """
    for name in names:
        if not any(fnmatch(known, name) for known in every):
            raise ValueError(f"no bar {name!r}; there are {', '.join(every)}")
    wanted = names or ["*"]
    return [bar for known, bar in every.items() if any(fnmatch(known, name) for name in wanted)]


def fingerprint(deciding: Sequence[str] = DECIDING) -> str:
    """Of all files that decide what players do, or of other folders."""
    seen = sha256()
    files = [path for folder in deciding for path in (ROOT / folder).rglob("*") if path.is_file()]
    for path in sorted(path for path in files if "__pycache__" not in path.parts):
        seen.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return seen.hexdigest()[:16]


def row(cells: Iterable[str]) -> str:
    """A row of the table as docs/measures.md has it."""
    return f"| {' | '.join(cells)} |"


def line(bar: Bar, found: Measured) -> str:
    """The row of a bar."""
    reached = "yes" if found.reached else "**no**"
    return row((bar.name, bar.wanted, found.figure, found.size, reached))


def measured(bar: Bar, part: float, jobs: int, store: Store) -> Measured:
    """What the bar comes to, from the file where it stands there for the same part."""
    kept = store.bars.get(bar.name)
    if kept is not None and kept["part"] == part:
        return Measured(kept["figure"], kept["size"], kept["reached"])
    try:
        found = bar.measure(part, jobs)
    except Exception as wrong:
        # The other bars are still to be measured, and this one is tried again by the next run.
        traceback.print_exc()
        return Measured(f"failed: {type(wrong).__name__}", "", False)
    store.add_bar(bar.name, part, {**asdict(found), "wanted": bar.wanted})
    return found


class Progress:
    """Says on standard error how far a series has come, now and then."""

    def __init__(self) -> None:
        self._last = time.monotonic()

    def __call__(self, series: str, done: int, wanted: int) -> None:
        if time.monotonic() - self._last >= EVERY:
            self._last = time.monotonic()
            print(f"{series}: {done} of {wanted}", file=sys.stderr, flush=True)


def run(wanted: Sequence[Bar], part: float, jobs: int, store: Store) -> int:
    """Measure and print one bar after another; the exit status."""
    print(f"Part of the full size: {part:g}.\n")
    print(row(HEADER), row(["---"] * len(HEADER)), sep="\n", flush=True)
    missed = 0
    for number, bar in enumerate(wanted, 1):
        print(f"{bar.name}: {number} of {len(wanted)} bars", file=sys.stderr, flush=True)
        found = measured(bar, part, jobs, store)
        missed += not found.reached
        print(line(bar, found), flush=True)
    print(f"\n{len(wanted) - missed} of {len(wanted)} bars are reached.")
    return 1 if missed else 0


def leave(number: int, frame: FrameType | None) -> None:
    """End as if stopped from the keyboard, so that processes and files are put away."""
    raise SystemExit(128 + number)


def parser(program: str, about: str | None) -> argparse.ArgumentParser:
    """What every task of bars understands."""
    words = argparse.ArgumentParser(prog=program, description=about)
    words.formatter_class = argparse.RawDescriptionHelpFormatter
    words.add_argument("bars", nargs="*", metavar="BAR", help="names, * for anything; else all")
    words.add_argument("--part", type=float, default=1.0, help="part of the full size")
    words.add_argument("--json", type=Path, metavar="FILE", help="keep what is finished, go on")
    words.add_argument("--list", action="store_true", help="the bars, and nothing else")
    return words


def arguments(words: Sequence[str] | None) -> argparse.Namespace:
    """The command line."""
    known = parser("measure_players", __doc__)
    known.add_argument("--jobs", type=int, default=1, help="processes")
    given = known.parse_args(words)
    if given.part <= 0 or given.jobs < 1:
        known.error("--part and --jobs have to be above 0")
    return given


def measure(given: argparse.Namespace, every: dict[str, Bar], source: str) -> int:
    """What the command line asks for of these bars; ``source`` is the program's fingerprint."""
    try:
        wanted = chosen(given.bars, every)
        store = Store(source, given.json, Progress())
    except (ValueError, OSError) as wrong:
        print(wrong, file=sys.stderr)
        return 2
    if given.list:
        print("\n".join(f"{bar.name}: {bar.wanted}" for bar in wanted))
        return 0
    signal.signal(signal.SIGTERM, leave)
    token = STORE.set(store)
    try:
        return run(wanted, given.part, given.jobs, store)
    except KeyboardInterrupt:
        print("stopped; the same command goes on with a --json file", file=sys.stderr)
        return STOPPED
    finally:
        STORE.reset(token)
        store.close()


def main(words: Sequence[str] | None = None) -> int:
    """Read the command line and measure."""
    return measure(arguments(words), all_bars(), fingerprint())


if __name__ == "__main__":
    sys.exit(main())
