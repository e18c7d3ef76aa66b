"""Hidden cards: in nothing that a browser has is a card that its seat may not know."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from tests.page.browser import opened
from tests.page.journeys import OPEN, phase, try_click
from tests.page.secrets import Watched, cards_in, own_secrets
from tests.scale import deals

pytestmark = [pytest.mark.xdist_group("page")]
GAMES = ("plain", "draw-and-discard", "pick-up", "semi-exposed")
PLAYED = GAMES[: deals(2, len(GAMES))]
STEPS = deals(30, 400)
"""Actions in all that are looked at."""


def invite(host: Page, guest: Page, game: str) -> None:
    """Two persons at a table, by link."""
    host.locator(f'input[value="{game}"]').check()
    host.locator('input[value="friend"]').check()
    host.locator("button.play").click()
    guest.goto(host.locator("input.link").input_value())
    guest.locator("form button").click()
    for page in (host, guest):
        page.wait_for_selector(".game .say")


def step(page: Page) -> bool:
    """Do one thing, if this page may; whether it did."""
    now = phase(page)
    if now == "auction":
        if not page.locator(f".conf .pass{OPEN}").count():
            return False
        if not page.locator(".logw .chip").count():
            page.locator(f".box .seg:nth-child(1) .key{OPEN}").nth(6).click()
            page.locator(f".box .seg:nth-child(2) .key{OPEN}").last.click()
            page.locator(f".conf .go{OPEN}").click()
        else:
            page.locator(".conf .pass").click()
            page.locator(".conf .pass").click()
        return True
    found = page.locator(f".acts .full{OPEN}, .acts .duo .go{OPEN}, .tray.on [data-card]{OPEN}")
    if now not in ("draw", "pick-up", "pick-up-discard", "play") or not found.count():
        return False
    if now == "pick-up-discard" and not page.locator(f".acts .full{OPEN}").count():
        found = page.locator(f".tray.on [data-card]{OPEN}")
    try_click(found.first)
    return True


def leaks(places: dict[str, str], secrets: set[str]) -> dict[str, set[str]]:
    """The secrets of another that stand somewhere here."""
    found = {where: cards_in(text) & secrets for where, text in places.items()}
    return {where: cards for where, cards in found.items() if cards}


@pytest.mark.parametrize("game", PLAYED)
def test_no_card_of_another_is_anywhere(chromium: Browser, address: str, game: str) -> None:
    """Through draw, auction and play of a link match; the title and what was stored too."""
    with opened(chromium, address) as (one, _), opened(chromium, address) as (other, _):
        ends = [Watched(one), Watched(other)]
        invite(one, other, game)
        looked = done = 0
        while done < STEPS and "result" not in (phase(one), phase(other)):
            done += sum(step(end.page) for end in ends)
            one.wait_for_timeout(120)
            for here, there in (ends, reversed(ends)):
                # What was open before is open after, so the other side is asked last.
                places = here.places()
                secrets = own_secrets(there.newest())
                assert leaks(places, secrets) == {}
                looked += len(secrets)
        assert looked > STEPS


@pytest.mark.parametrize("where", ["attribute", "text", "storage", "title", "console"])
def test_a_card_that_is_told_would_be_found(chromium: Browser, address: str, where: str) -> None:
    """Each place, with a card put there on purpose."""
    plant = {
        "attribute": "document.body.dataset.hint = 'HQ'",
        "text": "document.body.append('queen of hearts')",
        "storage": "localStorage.kept = JSON.stringify(['HQ'])",
        "title": "document.title = 'Q♥'",
        "console": "console.log('HQ')",
    }
    with opened(chromium, address) as (page, _):
        watched = Watched(page)
        assert leaks(watched.places(), {"HQ"}) == {}
        page.evaluate(plant[where])
        page.wait_for_timeout(50)
        assert leaks(watched.places(), {"HQ"})
