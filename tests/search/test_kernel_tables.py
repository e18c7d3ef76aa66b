"""Complete tables: equal to the search, resumed where they were stopped, and checked as files."""

from __future__ import annotations

import os
import subprocess
import sys
from errno import ENOSPC
from os import strerror
from pathlib import Path
from random import Random
from signal import SIGKILL

import pytest

from honeymoon.rules.cards import SUITS, CardSet
from honeymoon.search import kernel, tables
from honeymoon.search.reference import Solver
from honeymoon.search.solving import solve
from tests.cli.calling import LANGUAGES, call
from tests.scale import deals
from tests.search.open_hands import two_hands

KINDS = [False, True]
CARDS = 6


def silent(cards: int, done: int, blocks: int) -> None:
    """Hears of the progress and says nothing."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the tables of both kinds."""
    path = tmp_path_factory.mktemp("tables")
    for has_trump in KINDS:
        tables.build(path, has_trump, deals(CARDS, 9), 2, silent)
    return path


@pytest.mark.parametrize("has_trump", KINDS)
@pytest.mark.parametrize("cards", range(1, deals(CARDS, 9) + 1))
def test_a_table_is_the_search(has_trump: bool, cards: int, folder: Path) -> None:
    """Random deals of every size."""
    rng, solver = Random(cards), Solver()
    with tables.opened(folder, has_trump, cards) as values:
        for number in range(deals(60, 1500)):
            leader, other = two_hands(rng, cards)
            trump = SUITS[number % 4] if has_trump else None
            expected = solver.tricks(leader, other, trump) if cards < 7 else 0
            found = tables.look_up(values, leader, other, trump)
            assert found == solve(leader, other, trump)
            assert cards > 6 or found == expected


def test_a_table_that_was_stopped_goes_on(folder: Path, tmp_path: Path) -> None:
    """Stopped after any block, on any number of threads, the file is the same to the last byte."""

    class Stop(Exception):
        """What stops it."""

    rng, heard = Random(81), []

    def stopping(cards: int, done: int, blocks: int) -> None:
        heard.append((cards, done, blocks))
        if rng.random() < 0.2:
            raise Stop

    for _ in range(500):
        try:
            tables.build(tmp_path, False, 5, rng.randint(1, 3), stopping)
            break
        except Stop:
            continue
    assert len(heard) == len(set(heard))
    for cards in range(6):
        name = tables.path_of(tmp_path, False, cards)
        assert name.read_bytes() == tables.path_of(folder, False, cards).read_bytes()
    assert not list(tmp_path.glob("*.part"))


def test_what_is_no_table_is_refused(folder: Path, tmp_path: Path) -> None:
    """Another kind, another size, a file cut short, one that is not finished, none at all."""
    whole = tables.path_of(folder, False, 4).read_bytes()
    broken = {
        "kind": tables.path_of(folder, True, 4).read_bytes(),
        "size": tables.path_of(folder, False, 3).read_bytes(),
        "short": whole[:-1],
        "empty": b"",
        "unfinished": whole[:18] + b"\x01\x00" + whole[20:],
        "word": b"x" + whole[1:],
    }
    for data in broken.values():
        tables.path_of(tmp_path, False, 4).write_bytes(data)
        with pytest.raises(tables.TableError), tables.opened(tmp_path, False, 4):
            pass
    with pytest.raises(FileNotFoundError), tables.opened(tmp_path, False, 3):
        pass


def test_impossible_arguments_are_refused(folder: Path) -> None:
    """Sizes, hands and blocks that there are not, tables of another size."""
    module = kernel.module()
    for size in (-1, 14, 1000):
        with pytest.raises(ValueError, match="13 cards"):
            module.Level(True, size)
    level, fewer = module.Level(False, 3), module.Level(False, 2)
    below = bytes(fewer.splits() * fewer.block_bytes())
    block = bytearray(level.block_bytes())
    for wrong in (
        (-1, fewer, below, block),
        (level.splits(), fewer, below, block),
        (0, level, bytes(level.splits() * level.block_bytes()), block),
        (0, fewer, below[1:], block),
        (0, fewer, below, block[1:]),
    ):
        with pytest.raises(ValueError, match=r"table|split|block"):
            level.fill(*wrong, threads=1)
    with pytest.raises(ValueError, match="threads"):
        level.fill(0, fewer, below, block, threads=0)
    hands = (0b1011, 0b0111, 4), (0b111, 0b11000, 4), (0b111, 0b111000, 3), (3, 12, 4)
    for leader, other, trump in hands:
        with pytest.raises(ValueError, match=r"card|size|kind"):
            level.number(leader, other, trump)
    with tables.opened(folder, False, 2) as values:
        for other in (4, 0b11100):
            with pytest.raises(ValueError, match="size"):
                tables.look_up(values, CardSet(3), CardSet(other), None)
        with pytest.raises(ValueError, match="size"):
            tables.look_up(values, CardSet(7), CardSet(0b111000), None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_builds_and_checks(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A table is built once; the check finds nothing, and finds what was changed."""
    where = ("--folder", str(tmp_path), "--lang", language)
    for strain in ("nt", "trump"):
        words = ("--strain", strain, "--cards", "4", *where)
        built = call(capsys, "tables", "build", *words)
        assert (built.status, len(built.err.splitlines())) == (0, 4)
        assert call(capsys, "tables", "build", *words).err == ""
        checked = call(capsys, "tables", "check", *words, "--deals", "200")
        assert checked.status == 0
        assert "200" in checked.out
    file = tables.path_of(tmp_path, False, 4)
    data = bytearray(file.read_bytes())
    data[tables.HEAD.size :] = bytes(byte ^ 0x11 for byte in data[tables.HEAD.size :])
    file.write_bytes(data)
    spoilt = call(capsys, "tables", "check", "--strain", "nt", "--cards", "4", *where)
    assert (spoilt.status, "3000" in spoilt.out) == (1, True)


def test_the_command_refuses_what_it_cannot_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Words that are none, numbers out of range, no table there, no kernel."""
    good = ["--strain", "nt", "--cards", "3", "--folder", str(tmp_path), "--lang", "en"]
    for words in (
        ["burn", *good],
        [*good],
        ["build", *good, "--strain", "S"],
        ["build", *good, "--cards", "14"],
        ["build", *good, "--cards", "0"],
        ["build", *good, "--threads", "0"],
        ["build", *good, "--threads", "257"],
        ["build", *good, "--threads", "1000000"],
        ["check", *good, "--deals", "-3"],
        ["check", *good],
    ):
        answer = call(capsys, "tables", *words)
        assert (answer.status, answer.out) == (2, ""), words
        assert answer.err
    missing = call(capsys, "tables", "check", *good).err
    assert (missing.count("nt-03.table"), missing.count("build")) == (1, 1)
    monkeypatch.setenv("HONEYMOON_KERNEL", "off")
    answer = call(capsys, "tables", "build", *good)
    assert answer.status == 3
    assert "kernel" in answer.err


def test_all_processors_build_but_no_more_threads_than_the_kernel_starts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A machine of a thousand processors is no error of its user."""
    monkeypatch.setattr(os, "cpu_count", lambda: 1000)
    words = ("--strain", "nt", "--cards", "2", "--folder", str(tmp_path))
    assert call(capsys, "tables", "build", *words).status == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_folders_that_cannot_be_written(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file where the folder should be; one inside a file: its name and the reason."""
    file = tmp_path / "file"
    file.write_text("", encoding="utf-8")
    for folder in (file, file / "inside"):
        words = ("--strain", "nt", "--cards", "2", "--folder", str(folder), "--lang", language)
        answer = call(capsys, "tables", "build", *words)
        assert (answer.status, answer.out) == (2, "")
        assert str(file) in answer.err
        assert "tables build" not in answer.err


def test_a_full_disk_is_an_error_that_names_the_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What could not be reserved does not stay there, and the smaller tables are kept."""
    reserve = tables._reserve

    def full(file: int, count: int) -> None:
        if count > 100:
            raise OSError(ENOSPC, strerror(ENOSPC))
        reserve(file, count)

    monkeypatch.setattr(tables, "_reserve", full)
    words = ("--strain", "nt", "--cards", "4", "--folder", str(tmp_path))
    answer = call(capsys, "tables", "build", *words)
    assert answer.status == 2
    assert (str(tmp_path) in answer.err, strerror(ENOSPC) in answer.err) == (True, True)
    kept = sorted(path.name for path in tmp_path.iterdir())
    assert kept == [f"nt-{cards:02}.table" for cards in range(len(kept))]
    assert 0 < len(kept) < 5


def test_a_part_with_more_blocks_than_there_are_is_none_of_ours(
    folder: Path, tmp_path: Path
) -> None:
    """It would become a table of which nothing was ever computed."""
    for cards in range(4):
        whole = tables.path_of(folder, False, cards).read_bytes()
        tables.path_of(tmp_path, False, cards).write_bytes(whole)
    part = tables.path_of(tmp_path, False, 4).with_suffix(".part")
    whole = tables.path_of(folder, False, 4).read_bytes()
    empty = bytes(len(whole) - tables.HEAD.size)
    part.write_bytes(tables.HEAD.pack(tables.WORD, False, 4, 65535) + empty)
    with pytest.raises(tables.TableError):
        tables.build(tmp_path, False, 4, 1, silent)


KILLED = """
import os, signal, sys
from pathlib import Path
from honeymoon.search import tables
def told(cards, done, blocks):
    if (cards, done) == (5, int(sys.argv[2])):
        os.kill(os.getpid(), signal.SIGKILL)
tables.build(Path(sys.argv[1]), True, 5, 2, told)
"""


@pytest.mark.parametrize("done", [1, 30])
def test_a_build_that_was_killed_goes_on(done: int, folder: Path, tmp_path: Path) -> None:
    """By a signal that no program hears of, in the middle of a table."""
    ended = subprocess.run([sys.executable, "-c", KILLED, str(tmp_path), str(done)])
    assert ended.returncode == -SIGKILL
    heard = []
    tables.build(tmp_path, True, 5, 1, lambda cards, at, blocks: heard.append((cards, at)))
    assert heard[0] == (5, done + 1)
    for cards in range(6):
        name = tables.path_of(tmp_path, True, cards)
        assert name.read_bytes() == tables.path_of(folder, True, cards).read_bytes()
