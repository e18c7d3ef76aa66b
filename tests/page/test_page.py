"""The page in Chromium, against the real server: a deal played by pressing what it offers."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from honeymoon.server.page import BUILT, files
from tests.page.browser import browser, opened, served
from tests.page.journeys import play_by_keys, play_deal, start, tab_to
from tests.scale import deals

pytestmark = [pytest.mark.xdist_group("page")]
GAMES = ("draw-and-discard", "plain", "pick-up", "semi-exposed", "exposed", "three-handed")
PLAYED = GAMES[: deals(1, len(GAMES))]
SHORTEST = "plain"
STANDARDS = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
SMALLEST_TARGET = 44
MOST_BYTES = 120 * 1024
CUT = """() => {
  const wide = document.documentElement.scrollWidth > innerWidth;
  const all = [...document.querySelectorAll('.say, .acts button, .tray [data-card], .box button')];
  const out = all.filter((one) => one.getBoundingClientRect().bottom > innerHeight + 1);
  return [wide, out.map((one) => one.textContent.trim() || one.getAttribute('aria-label'))];
}"""
FIVE_TIMES = """() => {
  const keep = document.querySelector('.acts .go');
  for (let press = 0; press < 5; press++) keep.click();
}"""
TARGETS = """(least) => [...document.querySelectorAll('button, select, label.radio, a[href]')]
  .map((one) => [one.getBoundingClientRect(), one])
  .filter(([box]) => box.width > 0 && (box.width < least - .5 || box.height < least - .5))
  .map(([box, one]) => `${one.outerHTML.slice(0, 80)} ${box.width} x ${box.height}`)"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server for the tests of this file."""
    with served(tmp_path_factory.mktemp("page")) as found:
        yield found


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """One browser; each test opens a context of its own."""
    with browser() as running:
        yield running


def violations(page: Page) -> list[str]:
    """What axe finds."""
    told = Axe().run(page, options={"runOnly": list(STANDARDS)}).response["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html'][:120]}" for one in told]


def problems(page: Page, fits: bool = True) -> list[str]:
    """What cannot be seen without scrolling, and what is too small to be pressed."""
    wide, cut = page.evaluate(CUT)
    small = page.evaluate(TARGETS, SMALLEST_TARGET)
    return [*(["sideways"] if wide else []), *(cut if fits else []), *small]


@pytest.mark.parametrize("game", PLAYED)
def test_a_deal_is_played_by_pressing_what_the_page_offers(
    chromium: Browser, address: str, game: str
) -> None:
    """From the first page to the receipt; everything in sight on a small phone, at each moment."""
    found: dict[str, list[str]] = {}

    def look(name: str) -> None:
        if name not in found:
            found[name] = problems(page, fits=name != "result")

    with opened(chromium, address, (360, 640)) as (page, wrong):
        start(page, game)
        play_deal(page, look)
        assert page.locator(".tot b").count() == 2 + (game == "three-handed")
    assert wrong == []
    assert {name: out for name, out in found.items() if out} == {}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_screen_is_closed_to_anybody(chromium: Browser, address: str, theme: str) -> None:
    """No violation that axe knows of, in either theme, with sheets open too."""
    found: dict[str, list[str]] = {}

    with opened(chromium, address) as (page, _):
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")

        def look(name: str) -> None:
            if name not in found:
                found[name] = violations(page)

        look("home")
        page.locator(".bar .icon").click()
        look("settings")
        page.locator('input[name="contrast"][value="high"]').check()
        look("settings in high contrast")
        page.locator(".settings > .btn").click()
        page.locator(".bar .icon").click()
        start(page, SHORTEST)
        page.wait_for_selector(".bar .rule")
        page.locator(".bar .rule").click()
        page.wait_for_selector("dialog .law")
        look("rule")
        page.keyboard.press("Escape")
        play_deal(page, look)
        page.locator(".foot .tool").click()
        look("sheet")
        page.goto(f"{address}/rules/es/three-handed")
        look("the law")
    assert len(found) >= len(("home", "settings", "auction", "play", "result", "sheet"))
    assert {name: out for name, out in found.items() if out} == {}


def test_a_deal_is_played_by_keys_alone(chromium: Browser, address: str) -> None:
    """The focus is never lost once it is on the cards."""
    with opened(chromium, address) as (page, wrong):
        page.locator(f'input[value="{SHORTEST}"]').check()
        tab_to(page, ".play")
        page.keyboard.press("Enter")
        play_by_keys(page)
        page.keyboard.press("Enter")
        page.wait_for_selector(".say .turn")
        assert wrong == []


def test_reloading_comes_back_to_the_same_decision(chromium: Browser, address: str) -> None:
    """And the first page offers to go on with the table."""
    with opened(chromium, address) as (page, wrong):
        start(page, "plain")
        page.wait_for_selector(".say .turn")
        before = page.locator(".tray [data-card]").evaluate_all(
            "all => all.map(e => e.dataset.card)"
        )
        page.reload()
        page.wait_for_selector(".say .turn")
        after = page.locator(".tray [data-card]").evaluate_all(
            "all => all.map(e => e.dataset.card)"
        )
        assert after == before
        page.locator(".bar .icon").first.click()
        page.locator(".cont .btn").click()
        page.wait_for_selector(".say .turn")
        assert wrong == []


def test_a_friend_comes_by_link(chromium: Browser, address: str) -> None:
    """Two browsers, one table; each sees its own cards and no others."""
    with opened(chromium, address) as (host, wrong), opened(chromium, address) as (guest, also):
        host.locator('input[value="plain"]').check()
        host.locator('input[value="friend"]').check()
        host.locator("button.play").click()
        link = host.locator("input.link").input_value()
        guest.goto(link)
        guest.locator("input").fill("Eva")
        guest.locator("form button").click()
        hands = [
            set(
                page.locator(".tray [data-card]").evaluate_all(
                    "all => all.map(e => e.dataset.card)"
                )
            )
            for page in (host, guest)
            if page.wait_for_selector(".tray [data-card]")
        ]
        assert [len(hand) for hand in hands] == [13, 13]
        assert not hands[0] & hands[1]
        assert "Eva" in host.locator(".seats").inner_text()
        assert not any(card in host.content() for card in (f'data-card="{c}"' for c in hands[1]))
        assert wrong == also == []


def test_five_fast_presses_act_once(chromium: Browser, address: str) -> None:
    """The hand grows by one card."""
    with opened(chromium, address) as (page, wrong):
        start(page)
        page.wait_for_selector(".acts .duo .go:not([aria-disabled=true])")
        page.wait_for_timeout(300)
        page.evaluate(FIVE_TIMES)
        page.wait_for_selector(".tray [data-card]")
        page.wait_for_timeout(500)
        assert page.locator(".tray [data-card]").count() == 1
        assert wrong == []


@pytest.mark.parametrize("language", ["es", "pt", "it"])
def test_the_language_of_the_browser_is_spoken(
    chromium: Browser, address: str, language: str
) -> None:
    """Without being asked, and every word of the first page."""
    with opened(chromium, address, language=language) as (page, wrong):
        assert page.evaluate("document.documentElement.lang") == language
        assert "Opponent" not in page.locator("main").inner_text()
        assert problems(page) == []
        assert wrong == []


def test_the_page_is_not_larger_than_it_may_be() -> None:
    """The first load of one language stays under 120 KB, compressed."""
    assert (BUILT / "index.html").is_file(), "the page was not built"
    index = files()["index.html"]
    linked = set(re.findall(r'(?:href|src)="/([^"]+)"', index.plain.decode()))
    texts = [file for name, file in files().items() if name.startswith("assets/en-")]
    english = [file for file in texts if b"web-play" in file.plain]
    assert len(english) == 1
    first = [index, *english, *(files()[name] for name in linked)]
    assert sum(len(file.zipped) for file in first) <= MOST_BYTES
