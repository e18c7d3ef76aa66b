"""How often a person must press from the first page to the first trick (table 1 of ux.md)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Locator, Page

from tests.page.browser import opened
from tests.page.journeys import OPEN, phase, play_deal
from tests.scale import deals

pytestmark = [pytest.mark.xdist_group("page")]


class Taps:
    """A thumb that counts."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.count = 0

    def tap(self, found: Locator) -> None:
        """One tap."""
        found.first.click()
        self.count += 1

    def until(self, wanted: str) -> None:
        """Wait for one of these phases."""
        self.page.wait_for_function(
            "(all) => document.querySelector('.res')"
            " || all.some((one) => document.querySelector('.game.' + one))",
            arg=wanted.split(),
        )

    def start(self, game: str) -> None:
        """From the first page to the table; the usual game needs no choice."""
        chip = self.page.locator(f'label.radio:has(input[value="{game}"])')
        if not chip.locator("input").is_checked():
            self.tap(chip)
        self.tap(self.page.locator("button.play"))
        self.page.wait_for_selector(".game .say")

    def draw(self) -> None:
        """Thirteen times; what a turn brought goes by itself."""
        for _ in range(13):
            self.page.wait_for_selector(f".acts .duo .go{OPEN}")
            self.page.wait_for_timeout(260)
            self.tap(self.page.locator(f".acts .duo .go{OPEN}"))

    def call(self) -> None:
        """Seven no trump, which nobody overbids; what is said to a double is not counted."""
        self.page.wait_for_selector(f".conf .pass{OPEN}")
        self.page.wait_for_timeout(300)
        for found in (".seg:nth-child(1) .key >> nth=6", ".seg:nth-child(2) .key >> nth=4"):
            self.tap(self.page.locator(f".box {found}"))
        self.tap(self.page.locator(f".conf .go{OPEN}"))
        while not self.page.locator(".game.play").count():
            if self.page.locator(f".conf .pass{OPEN}").count():
                self.page.keyboard.press("p")
                self.page.keyboard.press("Enter")
            self.page.wait_for_timeout(100)

    def card(self) -> None:
        """The first card of one's own."""
        self.page.wait_for_selector(f".game.play .tray.on [data-card]{OPEN}")
        self.page.wait_for_timeout(300)
        self.tap(self.page.locator(f".tray.on [data-card]{OPEN}"))


@contextmanager
def thumb(chromium: Browser, address: str) -> Iterator[Taps]:
    """On a phone."""
    with opened(chromium, address) as (page, wrong):
        yield Taps(page)
        assert wrong == []


@pytest.mark.parametrize(
    ("game", "most"),
    [("plain", 6), ("draw-and-discard", 18), ("exposed", 6), ("semi-exposed", 6)][: deals(2, 4)],
)
def test_taps_to_the_first_trick(chromium: Browser, address: str, game: str, most: int) -> None:
    """U1, U3 and U5, with *Done* on; the other's call is not counted."""
    with thumb(chromium, address) as taps:
        taps.start(game)
        if game == "draw-and-discard":
            taps.draw()
        taps.call()
        taps.card()
        assert taps.count <= most


def test_drawing_the_rest_is_one_tap(chromium: Browser, address: str) -> None:
    """U1 with *Draw the rest*: six in all."""
    with thumb(chromium, address) as taps:
        taps.start("draw-and-discard")
        taps.page.wait_for_selector(f".acts .duo .go{OPEN}")
        taps.tap(taps.page.get_by_text("Draw the rest"))
        taps.until("auction")
        taps.call()
        taps.card()
        assert taps.count <= 6


def test_going_on_is_two_taps_at_most(chromium: Browser, address: str) -> None:
    """U2: from the first page to a legal action; U16: the next deal is one tap."""
    with thumb(chromium, address) as taps:
        taps.start("plain")
        taps.page.wait_for_selector(".tray [data-card]")
        taps.page.locator(".bar .icon").first.click()
        taps.count = 0
        taps.tap(taps.page.locator(".cont .btn"))
        taps.page.wait_for_selector(f".conf .pass{OPEN}, .tray.on [data-card]{OPEN}")
        assert taps.count <= 1
        play_deal(taps.page)
        taps.count = 0
        taps.tap(taps.page.locator(".foot .go"))
        taps.page.wait_for_selector(f".conf .pass{OPEN}")
        assert (taps.count, phase(taps.page)) == (1, "auction")


def test_a_card_by_mistake_is_taken_back_in_two_taps(chromium: Browser, address: str) -> None:
    """G16, against the computer."""
    with thumb(chromium, address) as taps:
        taps.start("plain")
        taps.call()
        taps.page.wait_for_selector(f".game.play .tray.on [data-card]{OPEN}")
        before = taps.page.locator(".tray [data-card]").count()
        taps.card()
        taps.page.wait_for_function(
            "(count) => document.querySelectorAll('.tray [data-card]').length < count", arg=before
        )
        taps.count = 0
        taps.tap(taps.page.locator(".tool", has_text="Undo"))
        taps.page.wait_for_function(
            "(count) => document.querySelectorAll('.tray [data-card]').length === count", arg=before
        )
        assert taps.count <= 2
