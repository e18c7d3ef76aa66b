"""A real Chromium against a real server: how tests and pictures open the page."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
)
PATIENCE = 30_000
"""Milliseconds that anything may take on a busy machine."""


def chromium() -> str:
    """The browser's program; HONEYMOON_CHROMIUM names another. Raises LookupError."""
    for name in (os.environ.get("HONEYMOON_CHROMIUM"), *CHROMIUM):
        found = name and shutil.which(name)
        if found:
            return found
    raise LookupError("no Chromium: apt-get install chromium, or set HONEYMOON_CHROMIUM")


@contextmanager
def browser() -> Iterator[Browser]:
    """Chromium without a window."""
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        yield running
        running.close()


@contextmanager
def served(folder: Path, page: Path | None = None, port: int = 0) -> Iterator[str]:
    """The address of a server with a database of its own; ``page`` is served for the built one."""
    program = ["tests.page.many_tables"] if page is None else ["tests.page.other_page", str(page)]
    command = [sys.executable, "-m", *program, "serve", "--port", str(port), "--lang", "en"]
    command += ["--db", f"sqlite:///{folder / 'tables.db'}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            yield _address(server.stdout.readline())
        finally:
            server.terminate()
            server.wait()


def _address(line: str) -> str:
    found = re.search(r"http://[\w.:\[\]]+\d", line)
    assert found, line
    return found[0]


@contextmanager
def opened(
    running: Browser, address: str, size: tuple[int, int] = (360, 640), language: str = "en"
) -> Iterator[tuple[Page, list[str]]]:
    """The first page, and what went wrong in the browser's own eyes."""
    context = running.new_context(
        viewport={"width": size[0], "height": size[1]}, locale=language, reduced_motion="reduce"
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
    page.goto(address)
    page.wait_for_selector(".home")
    yield page, wrong
    context.close()
