"""Pictures of every screen of the running page: phone and desktop, in two languages.

``python -m tests.page.pictures FOLDER [GAME …]``
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.page.browser import browser, opened, served
from tests.page.journeys import play_deal, start

SIZES = ((360, 640), (1280, 800))
LANGUAGES = ("en", "es")
GAMES = (
    "draw-and-discard",
    "pick-up",
    "plain",
    "semi-exposed",
    "exposed",
    "three-handed",
    "bismarck",
)


def take(running: Browser, address: str, folder: Path, game: str) -> None:
    """The first page, each moment of a deal, its receipt and the sheet."""
    for size in SIZES:
        for language in LANGUAGES:
            start_of_name = f"{game}-{language}-{size[0]}"
            with opened(running, address, size, language) as (page, wrong):
                album = Album(page, folder, start_of_name)
                album("home")
                start(page, game)
                play_deal(page, album)
                page.locator(".foot .tool").click()
                album("sheet")
                print(start_of_name, wrong or "", flush=True)


class Album:
    """Takes one picture of each kind of moment."""

    def __init__(self, page: Page, folder: Path, start: str) -> None:
        self._page, self._folder, self._start = page, folder, start
        self._taken: set[str] = set()

    def __call__(self, name: str) -> None:
        """A picture, unless there is one of that name."""
        if name not in self._taken:
            self._taken.add(name)
            self._page.screenshot(path=self._folder / f"{self._start}-{name}.png")


def main(folder: Path, games: tuple[str, ...]) -> None:
    """Take all pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        served(Path(data)) as address,
        browser() as running,
    ):
        for game in games:
            take(running, address, folder, game)


if __name__ == "__main__":
    main(Path(sys.argv[1]), tuple(sys.argv[2:]) or GAMES)
