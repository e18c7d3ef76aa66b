"""Whatever breaks off, the same decision is there again, and no action is lost or done twice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.page.browser import opened
from tests.page.crashes import Server
from tests.page.journeys import OPEN, phase, start, try_click
from tests.scale import deals

pytestmark = [pytest.mark.xdist_group("page")]
GAMES = ("pick-up", "draw-and-discard", "plain", "bismarck")
PLAYED = GAMES[: deals(1, len(GAMES))]
SOON = 1000.0
"""Milliseconds from the connection to the decision."""
TIMED = """() => {
  const Real = WebSocket;
  window.WebSocket = class extends Real {
    constructor(...all) {
      super(...all);
      this.addEventListener('open', () => (window.linked = performance.now()));
    }
  };
  const look = () => {
    if (window.linked && document.querySelector('.say .turn')) {
      window.again = performance.now() - window.linked;
      window.linked = 0;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """One that can be killed."""
    running = Server(tmp_path)
    yield running
    running.kill()


def decision(page: Page) -> list[str]:
    """What is asked of the person: phase, sentence and cards."""
    cards = page.locator(".tray [data-card]").evaluate_all("all => all.map(e => e.dataset.card)")
    seen = page.locator(".seen svg[aria-label]").evaluate_all(
        "all => all.map(e => e.getAttribute('aria-label'))"
    )
    return [phase(page), page.locator(".say").inner_text(), *cards, *seen]


def settled(page: Page) -> list[str]:
    """The decision, once it is this person's turn and nothing moves."""
    page.wait_for_selector(".say .turn")
    page.wait_for_timeout(400)
    page.wait_for_selector(".say .turn")
    return decision(page)


def reload(page: Page, server: Server) -> Page:
    """Load the page anew."""
    page.reload()
    return page


def tab_kill(page: Page, server: Server) -> Page:
    """Close the tab and open the table in another."""
    address = page.url
    other = page.context.new_page()
    page.close()
    other.goto(address)
    return other


def crash(page: Page, server: Server) -> Page:
    """The server is killed and comes back."""
    server.kill()
    page.wait_for_selector(".say.wrong")
    server.start()
    page.wait_for_selector(".say:not(.wrong)")
    return page


def offline(page: Page, server: Server) -> Page:
    """Without a network for a while; what was open is cut."""
    page.context.set_offline(True)
    server.kill()
    page.wait_for_selector(".say.wrong")
    server.start()
    page.context.set_offline(False)
    page.evaluate("dispatchEvent(new Event('online'))")
    page.wait_for_selector(".say:not(.wrong)")
    return page


BREAKS: tuple[Callable[[Page, Server], Page], ...] = (crash, reload, tab_kill, offline)


@pytest.mark.parametrize("game", PLAYED)
def test_the_same_decision_after_every_break(chromium: Browser, server: Server, game: str) -> None:
    """In each phase that a deal comes to, each kind of break."""
    with opened(chromium, server.address) as (first, _):
        first.context.add_init_script(f"({TIMED})()")
        first.reload()
        start(first, game)
        page, seen, late = first, set[str](), list[float]()
        while phase(page) != "result" and len(seen) < deals(2, 99):
            before = settled(page)
            if before[0] not in seen:
                seen.add(before[0])
                for one in BREAKS[: deals(3, len(BREAKS))]:
                    page = one(page, server)
                    assert settled(page) == before, one.__name__
                    late.append(page.evaluate("window.again"))
            act(page)
        assert seen
        assert max(late) <= SOON * deals(3, 1), late


def act(page: Page) -> None:
    """The first thing that the page offers; nothing while there is none."""
    now = phase(page)
    if now == "auction" and page.locator(f".conf .pass{OPEN}").count():
        has_bid = page.locator(".logw .chip").count() > 1
        keys = ("p", "Enter") if has_bid else ("7", "n", "Enter")
        for key in keys:
            page.keyboard.press(key)
    elif now == "exchange" and page.locator(".tray.on [data-card]").count() >= 4:
        for place in range(4):
            page.locator(".tray.on [data-card]").nth(place).click()
        page.locator(".acts .full").click()
    elif now == "choose-contract" and page.locator(f".kinds .btn{OPEN}").count():
        page.locator(f".kinds .btn{OPEN}").first.click()
        page.locator(f".box .full{OPEN}").click()
    else:
        found = page.locator(f".acts .full{OPEN}, .acts .duo .go{OPEN}")
        cards = page.locator(f".tray.on [data-card]{OPEN}")
        if found.count():
            try_click(found.first)
        elif cards.count():
            try_click(cards.last)
    page.wait_for_timeout(250)


def test_an_action_under_way_is_neither_lost_nor_done_twice(
    chromium: Browser, server: Server
) -> None:
    """Pressed while the server dies: each press is one card, whenever it dies."""
    with opened(chromium, server.address) as (page, _):
        start(page)
        for turn in range(1, deals(4, 13)):
            page.wait_for_selector(f".acts .duo .go{OPEN}")
            page.wait_for_timeout(260)
            if turn % 2:
                page.keyboard.press("k")
                page.wait_for_timeout(turn * 7 % 40)
                server.kill()
            else:
                server.kill()
                page.keyboard.press("k")
            server.start()
            page.wait_for_selector(".say:not(.wrong)")
            page.wait_for_function(
                "(count) => document.querySelectorAll('.tray [data-card]').length === count",
                arg=turn,
            )
            page.keyboard.press("Enter")


def test_five_fast_presses_on_a_card_play_one(chromium: Browser, server: Server) -> None:
    """And in the draw, on the stock."""
    with opened(chromium, server.address) as (page, _):
        start(page, "plain")
        while phase(page) != "play" or not page.locator(".tray.on").count():
            act(page)
        before = page.locator(".tray [data-card]").count()
        page.evaluate(
            "() => { for (let press = 0; press < 5; press++)"
            f" document.querySelector('.tray.on [data-card]{OPEN}')?.click(); }}"
        )
        page.wait_for_timeout(700)
        assert page.locator(".tray [data-card]").count() == before - 1
