"""Programs that keep the protocol of docs/bots.md or break it, for the tests of players."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

HEAD = """
import json, os, sys, time
def say(form):
    print(json.dumps(form), flush=True)
for line in sys.stdin:
    message = json.loads(line)
    kind = message["type"]
    if kind == "hello":
        {hello}
    if kind == "act":
        {act}
    {rest}
"""
GOOD_HELLO = 'say({"name": "a test"})'
FIRST = 'say({"action": message["legal"][0]})'
LAST = 'say({"action": message["legal"][-1]})'
BROKEN = {
    "hangs": ("time-out", "time.sleep(60)"),
    "crashes": ("gone", "sys.exit(3)"),
    "lies": ("illegal", 'say({"action": "7NTX"})'),
    "has no words": ("illegal", 'say({"action": None})'),
    "babbles": ("babble", 'print("let me see ...", flush=True)'),
    "speaks of something else": ("babble", 'say({"answer": message["legal"][0]})'),
    "says a list": ("babble", "say([1])"),
    "writes without end": ("babble", 'while True: sys.stdout.write("x" * 9999)'),
    "nests without end": ("babble", 'print("[" * 60000, flush=True)'),
    "closes its output": ("gone", "os.close(1); time.sleep(60)"),
    "says nothing readable": (
        "babble",
        'sys.stdout.buffer.write(b"\\xff\\xfe\\n"); sys.stdout.flush()',
    ),
}
"""What a program may do instead of acting, and the fault that it is."""


def program(folder: Path, act: str = FIRST, hello: str = GOOD_HELLO, rest: str = "pass") -> str:
    """The command line of a program that acts so."""
    path = folder / "bot.py"
    path.write_text(HEAD.format(hello=hello, act=act, rest=rest), encoding="utf-8")
    return shlex.join([sys.executable, str(path)])
