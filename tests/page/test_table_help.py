"""What helps at the table: hints, meanings, claim, last trick, phrases, take-back, keys."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from tests.page.browser import opened
from tests.page.journeys import OPEN, start, tab_to
from tests.page.test_hidden import invite, step
from tests.page.test_page import violations
from tests.scale import deals

pytestmark = [pytest.mark.xdist_group("page")]
MATCHES = deals(0, 30)
"""Deals that a rubber by keys may take; none where only one deal is played."""


def to_play(page: Page) -> None:
    """Bid, and wait for the first card to be played."""
    while not page.locator(".game.play .tray.on").count():
        if page.locator(f".conf .pass{OPEN}").count():
            keys = (
                ("p", "Enter") if page.locator(".logw .chip").count() > 1 else ("7", "n", "Enter")
            )
            for key in keys:
                page.keyboard.press(key)
        page.wait_for_timeout(200)


def test_a_hint_is_first_a_principle_then_an_action(chromium: Browser, address: str) -> None:
    """And it goes away with the decision that it was about."""
    with opened(chromium, address) as (page, wrong):
        start(page, "plain")
        page.wait_for_selector(f".conf .pass{OPEN}")
        page.keyboard.press("i")
        assert "Count the tricks" in page.locator(".over").inner_text()
        page.keyboard.press("i")
        page.wait_for_selector(".over .first")
        assert "would choose" in page.locator(".over .first").inner_text()
        to_play(page)
        assert not page.locator(".over").count()
        assert wrong == []


def test_between_persons_there_are_no_hints_but_phrases(chromium: Browser, address: str) -> None:
    """Each reads a phrase in a language of his own."""
    with (
        opened(chromium, address) as (one, wrong),
        opened(chromium, address, language="es") as (other, also),
    ):
        invite(one, other, "plain")
        one.wait_for_selector(".tool")
        assert not one.locator(".tool", has_text="Hint").count()
        one.locator(".tool", has_text="More").click()
        one.get_by_role("button", name="Well played").click()
        other.wait_for_selector(".phrase")
        assert "Bien jugado" in other.locator(".phrase").inner_text()
        assert "Well played" in one.locator(".phrase").inner_text()
        assert wrong == also == []


def test_a_card_between_persons_can_be_taken_up_again(chromium: Browser, address: str) -> None:
    """For a moment it lies there and nobody has been told; then it is sent by itself."""
    with opened(chromium, address) as (one, _), opened(chromium, address) as (other, _):
        invite(one, other, "plain")
        pages = [one, other]
        while not any(page.locator(".game.play .tray.on").count() for page in pages):
            for page in pages:
                step(page)
            one.wait_for_timeout(200)
        mine = next(page for page in pages if page.locator(".game.play .tray.on").count())
        theirs = pages[1 - pages.index(mine)]
        mine.wait_for_timeout(300)
        mine.locator(f".tray.on [data-card]{OPEN}").first.click()
        mine.locator(".laid-card").click()
        mine.wait_for_timeout(1200)
        assert mine.locator(".tray [data-card]").count() == 13
        assert not theirs.locator(".trick .card").count()
        mine.locator(f".tray.on [data-card]{OPEN}").first.click()
        theirs.wait_for_selector(".trick .card")


def test_the_claim_leaves_trick_and_counts_in_sight(chromium: Browser, address: str) -> None:
    """And Escape goes back, with the focus where it was."""
    with opened(chromium, address) as (page, _):
        start(page, "plain")
        to_play(page)
        tab_to(page, "[data-card]")
        page.keyboard.press("g")
        page.wait_for_selector(".claim")
        for seen in (".trick", ".won", ".tray.on", ".need"):
            box = page.locator(seen).first.bounding_box()
            assert box is not None, seen
            assert 0 <= box["y"] <= 641 - box["height"], seen
        page.keyboard.press("Escape")
        assert not page.locator(".claim").count()
        assert page.evaluate("document.activeElement !== document.body")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_open_sheets_are_closed_to_nobody(chromium: Browser, address: str, theme: str) -> None:
    """Hint, meanings, more, last trick, claim, command box."""
    found: dict[str, list[str]] = {}
    with opened(chromium, address) as (page, _):
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        start(page, "plain")
        page.wait_for_selector(f".conf .pass{OPEN}")
        page.locator(".tool", has_text="Calls").click()
        found["calls"] = violations(page)
        page.keyboard.press("Escape")
        to_play(page)
        for key in ("l", "i", "g", "?", "/"):
            page.keyboard.press(key)
            page.wait_for_timeout(150)
            found[key] = violations(page)
            page.keyboard.press("Escape")
    assert {name: out for name, out in found.items() if out} == {}


def test_a_draw_and_a_deal_by_keys_alone(chromium: Browser, address: str) -> None:
    """At full size a whole rubber; the focus is never lost once it is on the cards."""
    with opened(chromium, address) as (page, wrong):
        tab_to(page, ".play")
        page.keyboard.press("Enter")
        page.wait_for_selector(".game")
        by_keys(page)
        for _ in range(MATCHES):
            if page.locator(".vd").count():
                break
            page.keyboard.press("Enter")
            page.wait_for_selector(".game")
            by_keys(page)
        assert page.locator(".vd").count() or not MATCHES
        assert wrong == []


def by_keys(page: Page) -> None:
    """A deal of draw-and-discard."""
    had_cards = False
    while not page.locator(".res").count():
        page.wait_for_timeout(60)
        if page.locator(f".draw.game .acts .duo .go{OPEN}").count():
            page.keyboard.press("r")
        elif page.locator(".draw.game .acts .full").count():
            page.keyboard.press("Enter")
        elif page.locator(f".auction.game .conf .pass{OPEN}").count():
            has_bid = page.locator(".logw .chip").count() > 1
            for key in ("p", "Enter") if has_bid else ("n", "Enter"):
                page.keyboard.press(key)
        elif page.locator(".play.game .tray.on").count():
            if not had_cards:
                tab_to(page, "[data-card]")
                had_cards = True
            assert page.evaluate("document.activeElement.dataset.card"), "the focus was lost"
            page.keyboard.press("Home")
            page.keyboard.press("Enter")
