"""A terminal that is interrupted, closed or tiny, and a program that is asked to end."""

import json
import os
import signal
import sys
import time
from pathlib import Path

import pexpect
import pytest

from tests.cli.at_a_terminal import heed_interrupts

END = "> "


def start(folder: Path, *words: str, size: tuple[int, int] = (24, 80)) -> "pexpect.spawn[str]":
    """``honeymoon play WORDS…`` in a pseudo-terminal, at its first question."""
    program = pexpect.spawn(
        sys.executable,
        ["-m", "honeymoon", "play", *words, "--save", "m.json", "--lang", "en"],
        cwd=str(folder),
        env={**os.environ, "TERM": "xterm"},
        dimensions=size,
        encoding="utf-8",
        timeout=60,
        preexec_fn=heed_interrupts,
    )
    program.expect_exact(END)
    time.sleep(0.2)
    return program


def rest(program: "pexpect.spawn[str]") -> str:
    """What the program still prints up to its end."""
    program.expect(pexpect.EOF)
    program.close()
    return str(program.before)


ENDINGS = {"interrupt": ("\x03", 130), "end of input": ("\x04", 0)}
TABLES = {
    "keys": ("draw-and-discard",),
    "lines": ("plain",),
    "hand-over": ("plain", "--seats", "person:Ana,person:Ben"),
}


@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize("table", TABLES)
def test_control_keys_leave_the_table_and_the_match_is_saved(
    tmp_path: Path, ending: str, table: str
) -> None:
    """At a question for a key, for a line and between two persons."""
    keys, status = ENDINGS[ending]
    program = start(tmp_path, *TABLES[table])
    program.send(keys)
    printed = rest(program)
    assert program.exitstatus == status
    assert "Saved in m.json" in printed
    assert "Traceback" not in printed
    assert json.loads((tmp_path / "m.json").read_text(encoding="utf-8"))["deals"]


def test_a_program_that_is_asked_to_end_gives_the_terminal_back(tmp_path: Path) -> None:
    """Else what is typed afterwards would not be seen."""
    shell = (
        f"{sys.executable} -m honeymoon play draw-and-discard --save m.json --lang en & "
        "echo pid $! end; fg; stty -a"
    )
    program = pexpect.spawn(
        "sh", ["-mc", shell], cwd=str(tmp_path), encoding="utf-8", timeout=60, dimensions=(24, 80)
    )
    program.expect(r"pid (\d+) end")
    assert program.match is not None
    number = int(program.match.group(1))
    program.expect_exact(END)
    time.sleep(0.3)
    os.kill(number, signal.SIGTERM)
    printed = rest(program)
    assert " echo " in printed
    assert " icanon " in printed


def test_a_tiny_terminal_is_no_reason_to_end(tmp_path: Path) -> None:
    """Two lines of five columns."""
    program = start(tmp_path, "draw-and-discard", size=(2, 5))
    program.send("k")
    program.expect_exact(END)
    program.send("quit\r")
    assert "Saved in m.json" in rest(program)
    assert program.exitstatus == 0
