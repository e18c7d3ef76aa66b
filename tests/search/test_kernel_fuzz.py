"""No argument makes the kernel crash, go astray or leak. It runs in a process of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from honeymoon import _kernel
from tests.scale import deals

ROOT = Path(__file__).resolve().parents[2]
LONGEST = 600
"""Seconds after which a call counts as one that never ends."""
MOST_GROWTH = 1 << 16
"""Bytes, where each entry has its part of a million calls and a page more or less is chance."""
THREADS = """
import sys
from tests.search.fuzz import Recorder
solver = Recorder(sys.argv[1]).module.TwoHands(4)
for threads in (-1, 2**31 - 1):
    try:
        solver.many([(1, 2, 4)] * 1_000_000, threads)
    except ValueError:
        pass
"""


def child(*arguments: object) -> subprocess.CompletedProcess[str]:
    """What another Python with the same kernel makes of these arguments."""
    command = [sys.executable, *map(str, arguments)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=LONGEST)


@pytest.mark.parametrize("seed", [81, 82])
def test_every_call_returns_or_is_refused(seed: int, tmp_path: Path) -> None:
    """Of every entry, with arguments of all sorts: a result, a ValueError or a TypeError."""
    last = tmp_path / "last"
    ended = child("-m", "tests.search.fuzz", _kernel.__file__, seed, deals(2500, 50_000), last)
    assert ended.returncode == 0, f"seed {seed}: {ended.stdout}{ended.stderr}{last.read_text()}"


def test_a_million_calls_leak_nothing() -> None:
    """Good and bad calls of every entry, over and over: the process does not grow."""
    ended = child("-m", "tests.search.fuzz", _kernel.__file__, 83, deals(50_000, 1_000_000), "leak")
    assert ended.returncode == 0, ended.stderr
    assert int(ended.stdout) < MOST_GROWTH


def test_more_threads_than_a_machine_has() -> None:
    """Numbers of threads that nothing can start, with work enough for all of them."""
    ended = child("-c", THREADS, _kernel.__file__)
    assert ended.returncode == 0, ended.stderr
