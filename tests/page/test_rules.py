"""The law in the browser: pages without scripts, and each line of a result leading to its rule."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from honeymoon import VARIANTS
from honeymoon.cli.law_files import law_languages
from honeymoon.server.page import files
from tests.page.browser import browser, opened, served
from tests.page.journeys import play_deal, start
from tests.rule_ids import headings

pytestmark = [pytest.mark.xdist_group("page")]
LANGUAGES = law_languages()
ANCHOR = re.compile(r'<h[1-6] id="([^"]+)"')
LINK = re.compile(r'href="(/rules/[^"]+)"')
SCRIPT = re.compile(r"<script|\son\w+=", re.IGNORECASE)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server for the tests of this file."""
    with served(tmp_path_factory.mktemp("rules")) as found:
        yield found


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """One browser; each test opens a context of its own."""
    with browser() as running:
        yield running


def pages(language: str) -> dict[str, str]:
    """The pages of the law in that language, by their names."""
    start = f"rules/{language}/"
    return {
        name.removeprefix(start).removesuffix(".html"): file.plain.decode()
        for name, file in files().items()
        if name.startswith(start)
    }


def anchors(language: str) -> dict[str, list[str]]:
    """What can be linked to on each page, in its order."""
    return {name: ANCHOR.findall(text) for name, text in pages(language).items()}


def targets(language: str) -> set[str]:
    """Every address of the law in that language, with and without a rule."""
    found = set()
    for name, ids in anchors(language).items():
        plain = f"/rules/{language}" + ("" if name == "README" else f"/{name}")
        found |= {plain, *(f"{plain}#{one}" for one in ids)}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_a_page_with_the_same_ids_in_every_language(language: str) -> None:
    """And every rule of the law stands on one of them, once."""
    found = anchors(language)
    assert set(VARIANTS) <= set(found)
    assert found == anchors("en")
    ids = [one for page in found.values() for one in page if not one.startswith("part-")]
    assert sorted(ids) == sorted(headings())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_need_no_script_and_their_links_lead_somewhere(language: str) -> None:
    """Also those to the other languages."""
    known = set.union(*map(targets, LANGUAGES))
    for name, text in pages(language).items():
        assert f'<html lang="{language}">' in text
        assert not SCRIPT.search(text), name
        links = set(LINK.findall(text))
        assert links <= known, (name, links - known)
        assert len({link.split("/")[2] for link in links}) == len(LANGUAGES)


def test_a_page_is_read_without_scripts(chromium: Browser, address: str) -> None:
    """In Italian, at the rule that the address names, in either theme."""
    for scheme in ("light", "dark"):
        context = chromium.new_context(
            java_script_enabled=False,
            color_scheme="dark" if scheme == "dark" else "light",
            viewport={"width": 360, "height": 560},
        )
        page = context.new_page()
        page.goto(f"{address}/rules/it/bismarck#BI-11")
        assert page.locator("#BI-11").is_visible()
        assert page.locator("h1").inner_text() == "Bismarck"
        page.locator('nav a[hreflang="es"]').first.click()
        assert page.url.endswith("/rules/es/bismarck")
        context.close()


def test_what_is_no_page_is_not_there(chromium: Browser, address: str) -> None:
    """Nor is any file outside of the page."""
    request = chromium.new_context().request
    for path in ("en/nothing", "fr", "en/..%2f..%2findex", "..%2fbuilt-from", "en/README/plain"):
        assert request.get(f"{address}/rules/{path}").status in (400, 404), path


def sheet(page: Page) -> str:
    """The rule that lies open."""
    page.wait_for_selector("dialog.popup .law")
    return page.locator("dialog.popup h2").inner_text().split(" ")[0]


def test_every_line_of_a_result_leads_to_its_rule(chromium: Browser, address: str) -> None:
    """In the chosen language; a rule named in the text opens in its place."""
    with opened(chromium, address, language="es") as (page, wrong):
        start(page, "plain")
        page.wait_for_selector(".say .turn")
        page.locator(".bar .rule").click()
        assert sheet(page) == "HM-10"
        assert page.locator("dialog h2").inner_text() == "HM-10 · Voces legales"
        page.locator("dialog .duo .btn").last.click()
        assert sheet(page) == "HM-11"
        page.locator("dialog .law a", has_text="B-01").first.click()
        assert sheet(page) == "B-01"
        assert (
            page.locator("dialog a.btn").get_attribute("href") == "/rules/es/honeymoon-family#B-01"
        )
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
        play_deal(page)
        lines = page.locator(".rec tr.one").count()
        assert lines
        assert page.locator(".rec .rule").count() >= lines
        page.locator(".rec .rule").first.click()
        assert sheet(page).startswith("HM-")
        assert wrong == []


def test_a_card_that_is_not_allowed_names_its_rule(chromium: Browser, address: str) -> None:
    """The question mark beside the reason opens it."""
    with opened(chromium, address) as (page, wrong):
        start(page, "plain")

        def look(name: str) -> None:
            if name != "follow" or page.locator(".say .rule").count():
                return
            page.locator('.tray.on [data-card][aria-disabled="true"]').first.dispatch_event("click")
            page.locator(".say .rule").click()
            assert sheet(page) == "HM-17"
            page.keyboard.press("Escape")

        play_deal(page, look)
        assert wrong == []
