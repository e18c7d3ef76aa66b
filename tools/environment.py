"""The virtual environment that ./play and ./test share.

Runs under the machine's own Python before anything is installed: standard library only, and no
syntax newer than Python 3.7, so that an old Python reaches the message that says it is too old.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

from tools import page

OLDEST_PYTHON = (3, 11)
ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
PIP = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
# What an installation depends on; Python sources are used in place.
INPUTS = ("pyproject.toml", "CMakeLists.txt", "native", "tools/environment.py", "tools/backend.py")
# Which installations hold everything that is needed, where these are more than the one named.
SUFFICIENT = {"": ("", "server", "test"), "server": ("server", "test")}


def prepare(extra: str = "") -> None:
    """Make sure .venv holds the package, and the extra of that name, as pyproject.toml says now."""
    require_python()
    wanted = digest()
    if not any(read_stamp(name) == wanted for name in SUFFICIENT.get(extra, (extra,))):
        install(extra)
        stamp_path(extra).write_text(wanted)
    prepare_page()


def prepare_page() -> None:
    """Build the page where web/ has changed; everything but the page works without it."""
    if page.is_built():
        return
    print("Building the page; this takes half a minute the first time ...", file=sys.stderr)
    if page.needs_node_package():
        subprocess.run([*PIP, page.NODE_PACKAGE])
    built = subprocess.run([str(PYTHON), str(ROOT / "tools" / "page.py")], stdout=sys.stderr)
    if built.returncode:
        print(
            "The page could not be built, so `honeymoon serve` has none; the terminal works.\n"
            "It needs Node (PATH, or from PyPI) and the packages of web/package-lock.json (npm).",
            file=sys.stderr,
        )


def require_python() -> None:
    """Leave with a message when this Python is older than the package allows."""
    if sys.version_info < OLDEST_PYTHON:
        have, need = (".".join(map(str, v)) for v in (sys.version_info[:2], OLDEST_PYTHON))
        sys.exit(f"honeymoon needs Python {need} or newer; this is Python {have}.")


def digest() -> str:
    """A fingerprint of all that an installation depends on, this folder's place included."""
    seen = hashlib.sha256(str(ROOT).encode())
    for path in input_files():
        seen.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return seen.hexdigest()


def input_files() -> list[Path]:
    """The files named by INPUTS, folders walked, in a fixed order."""
    named = [ROOT / name for name in INPUTS]
    inside = [path for folder in named for path in folder.rglob("*")]
    return sorted(path for path in [*named, *inside] if path.is_file())


def stamp_path(extra: str) -> Path:
    """The file that holds the fingerprint of the last complete installation with this extra."""
    return VENV / f"installed-{extra or 'play'}"


def read_stamp(extra: str) -> str:
    """The fingerprint in the stamp, or nothing when there is no complete installation."""
    stamp = stamp_path(extra)
    return stamp.read_text() if stamp.is_file() and PYTHON.exists() else ""


def install(extra: str) -> None:
    """Create .venv when it is missing and install the package into it, editable."""
    print("Setting up .venv; this happens once and takes about a minute ...", file=sys.stderr)
    if not PYTHON.exists():
        step(
            [sys.executable, "-m", "venv", str(VENV)], "create .venv (is Python's venv installed?)"
        )
    target = f"{ROOT}[{extra}]" if extra else str(ROOT)
    # The page follows by itself, so that a change of it needs no installation.
    os.environ[page.SKIP] = "1"
    step([*PIP, "--editable", target], "install honeymoon into .venv")
    del os.environ[page.SKIP]
    tell_of_missing_kernel()


def tell_of_missing_kernel() -> None:
    """Say so where there was no compiler; everything works without the kernel, slower."""
    wanted = [str(PYTHON), "-c", "import honeymoon._kernel"]
    if subprocess.run(wanted, stderr=subprocess.DEVNULL).returncode:
        print(
            "honeymoon's compiled kernel could not be built, so exact solving is slower.\n"
            f"For the kernel, install a C++20 compiler, delete {VENV} and try again.",
            file=sys.stderr,
        )


def step(command: list[str], purpose: str) -> None:
    """Run one command of the set-up; leave with a message that names it when it fails."""
    if subprocess.run(command).returncode:
        sys.exit(
            f"Could not {purpose}. The command was: {' '.join(command)}\n"
            f"If {VENV} was left half made, delete it and try again."
        )


def become(arguments: list[str]) -> NoReturn:
    """Go on as .venv's Python with these arguments."""
    command = [str(PYTHON), *arguments]
    if os.name == "nt":  # there, execv would return to the shell at once
        sys.exit(subprocess.run(command).returncode)
    os.execv(command[0], command)
