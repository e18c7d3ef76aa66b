"""The table by ear: a deal from the accessibility tree and the live regions, and nothing else."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser

from tests.page.browser import opened
from tests.page.by_ear import Ear, play_by_ear
from tests.page.journeys import start, tab_to
from tests.scale import deals

pytestmark = [pytest.mark.xdist_group("page")]
GAMES = ("plain", "draw-and-discard")
PLAYED = GAMES[: deals(1, len(GAMES))]
TRICKS = 13


@pytest.mark.parametrize("game", PLAYED)
def test_a_deal_is_played_by_ear(chromium: Browser, address: str, game: str) -> None:
    """Every trick and every call is told once, in order, in words and not in signs."""
    with opened(chromium, address) as (page, wrong):
        ear = Ear(page)
        page.reload()
        start(page, game)
        play_by_ear(page, ear)
        told = ear.heard
        tricks = [int(found[1]) for line in told if (found := re.search(r"trick (\d+):", line))]
        assert tricks == list(range(1, TRICKS + 1)) or "passed out" in " ".join(told).lower(), told
        assert sum(line.startswith("Contract:") for line in told) <= 1
        if game == "draw-and-discard":
            kept = [line for line in told if line.startswith("You kept")]
            assert len(kept) == TRICKS == len(set(kept))
        assert not [line for line in told + ear.urgent if re.search("[♠♥♦♣]", line)]
        assert wrong == []


def test_an_announcement_said_again_is_another_text(chromium: Browser, address: str) -> None:
    """Else a screen reader would not read it: the same refusal twice."""
    with opened(chromium, address) as (page, _):
        ear = Ear(page)
        page.reload()
        start(page, "plain")
        page.wait_for_selector(".tray.on")
        page.keyboard.press("/")
        for _ in range(2):
            page.keyboard.type("turn")
            page.keyboard.press("Enter")
            page.wait_for_timeout(150)
        assert sum(line.startswith("Your call") for line in ear.heard) == 2


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("hand", r"^(spades|hearts|clubs|diamonds) \w+"),
        ("contract", "no contract"),
        ("last", "No trick"),
        ("table", "empty|table"),
        ("score", r"you 0, Ana 0"),
        ("help", "keep, reject, take"),
        ("7ntt", "not understood"),
        ("hint", "Count the tricks"),
        ("ac", "not possible"),
    ],
)
def test_the_command_box_answers(chromium: Browser, address: str, typed: str, told: str) -> None:
    """In the log, with the words of the terminal."""
    with opened(chromium, address) as (page, wrong):
        ear = Ear(page)
        page.reload()
        start(page, "plain")
        page.wait_for_selector(".tray.on")
        page.keyboard.press("/")
        page.keyboard.type(typed)
        page.keyboard.press("Enter")
        page.wait_for_timeout(300)
        assert re.search(told, ear.heard[-1], re.IGNORECASE), ear.heard
        assert wrong == []


def test_a_deal_is_played_by_typed_commands(chromium: Browser, address: str) -> None:
    """Draws, call and cards through one field; a call that is final asks once more."""
    with opened(chromium, address) as (page, wrong):
        ear = Ear(page)
        page.reload()
        start(page, "draw-and-discard")
        page.wait_for_selector(".acts .duo .go:not([aria-disabled=true])")
        page.keyboard.press("/")
        until = 60
        while not page.locator(".auction.game, .play.game").count() and until:
            if page.locator(".acts .duo .go:not([aria-disabled=true])").count():
                page.keyboard.type("keep")
                page.keyboard.press("Enter")
            page.wait_for_timeout(300)
            until -= 1
        while not page.locator(".play.game, .res").count():
            if page.locator(".tray.on").count():
                page.keyboard.type("7nt" if page.locator(".log .chip").count() < 2 else "pass")
                page.keyboard.press("Enter")
                page.keyboard.press("Enter")
            page.wait_for_timeout(500)
        while page.locator(".play.game").count():
            if page.locator(".tray.on").count():
                page.keyboard.type("play 1")
                page.keyboard.press("Enter")
            page.wait_for_timeout(300)
        assert sum("trick " in line and ":" in line for line in ear.heard) >= TRICKS - 1
        assert wrong == []


def test_every_face_down_card_is_only_that(chromium: Browser, address: str) -> None:
    """The tree names no card but those that lie open."""
    with opened(chromium, address) as (page, _):
        page.locator('input[value="pick-up"]').check()
        tab_to(page, ".play")
        page.keyboard.press("Enter")
        page.wait_for_selector(".tray [data-card]")
        tree = page.locator("body").aria_snapshot()
        named = set(re.findall(r"\w+ of (?:spades|hearts|diamonds|clubs)", tree))
        open_cards = page.locator("[data-card], .seen svg[aria-label]").count()
        assert len(named) <= open_cards
        for back in re.findall(r'img "([^"]*face-down[^"]*)"', tree):
            assert back == "face-down card"
