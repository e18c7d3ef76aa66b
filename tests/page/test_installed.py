"""The installed page: it opens without a connection, and a new version waits for the deal's end."""

from __future__ import annotations

import json
import re
import shutil
import struct
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page

from honeymoon.server.page import BUILT, files
from tests.page.browser import PATIENCE, browser, served
from tests.page.journeys import start

pytestmark = [pytest.mark.xdist_group("page")]
MOST_KEPT = 900 * 1024
CONTROLLED = "navigator.serviceWorker.controller !== null"
KEPT = "caches.keys().then(all => all.filter(name => name !== 'honeymoon-law').sort())"


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """One browser; each test opens a context of its own."""
    with browser() as running:
        yield running


def manifest() -> dict[str, object]:
    """What the browser is told of the page."""
    found: dict[str, object] = json.loads(files()["manifest.webmanifest"].plain)
    return found


def size_of(png: bytes) -> str:
    """Width and height, as a manifest writes them."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", png[16:24])
    return f"{width}x{height}"


def test_the_icons_are_there_in_their_sizes() -> None:
    """Also one that may be cut to any shape."""
    icons = manifest()["icons"]
    assert isinstance(icons, list)
    pictures = [icon for icon in icons if icon["type"] == "image/png"]
    for icon in pictures:
        assert size_of(files()[icon["src"].removeprefix("/")].plain) == icon["sizes"]
    assert {(icon["sizes"], icon["purpose"]) for icon in pictures} == {
        ("192x192", "any"),
        ("512x512", "any"),
        ("512x512", "maskable"),
    }
    assert all(icon["src"].removeprefix("/") in files() for icon in icons)


def test_what_is_kept_on_a_device_stays_small() -> None:
    """And all of it is there."""
    shell = json.loads(re.search(r'"shell":(\[[^]]+\])', files()["sw.js"].plain.decode())[1])  # type: ignore[index]
    kept = [files()[path.removeprefix("/") or "index.html"] for path in shell]
    assert sum(len(file.plain) for file in kept) <= MOST_KEPT


def until(page: Page, condition: str) -> None:
    """Wait for a condition that the page's own policy would not let the browser poll."""
    end = time.monotonic() + PATIENCE / 1000
    while not page.evaluate(condition):
        assert time.monotonic() < end, condition
        page.wait_for_timeout(100)


def settled(page: Page) -> None:
    """Until the worker answers for this page."""
    until(page, CONTROLLED)


def test_without_a_connection_the_shell_opens_and_says_so(
    chromium: Browser, tmp_path: Path
) -> None:
    """The settings too, and a rule; nothing is played, and the page says why."""
    context = chromium.new_context(viewport={"width": 360, "height": 640}, locale="es")
    page = context.new_page()
    with served(tmp_path) as address:
        page.goto(address)
        settled(page)
    page.reload()
    page.wait_for_selector(".home")
    assert "No hay conexión" in page.locator(".offline").inner_text()
    page.goto(f"{address}/settings")
    page.wait_for_selector(".settings")
    assert page.evaluate("document.documentElement.lang") == "es"
    with served(tmp_path, port=urlsplit(address).port or 0):
        page.wait_for_selector(".offline", state="detached")
    context.close()


def newer(old: Path, new: Path) -> str:
    """The page with another main script, as the next version would have; the script's name."""
    shutil.copytree(old, new)
    index = (new / "index.html").read_text()
    script = re.search(r"assets/(index-[\w-]+\.js)", index)[1]  # type: ignore[index]
    (new / "assets" / script).rename(new / "assets" / "index-NEWER.js")
    for name in ("index.html", "sw.js"):
        text = (new / name).read_text().replace(script, "index-NEWER.js")
        (new / name).write_text(text.replace('"version":"', '"version":"new'))
    return "index-NEWER.js"


def test_a_new_version_is_taken_after_the_deal_and_not_in_it(
    chromium: Browser, tmp_path: Path
) -> None:
    """At the table the old page goes on by itself; on the first page the new one is there."""
    name = newer(BUILT, tmp_path / "new")
    with served(tmp_path) as address:
        port = urlsplit(address).port or 0
        context = chromium.new_context(viewport={"width": 360, "height": 640}, locale="en")
        page = context.new_page()
        page.goto(address)
        settled(page)
        old = page.evaluate(KEPT)
        start(page, "plain")
        page.wait_for_selector(".say .turn")
        page.evaluate("window.isSameDocument = true")
    with served(tmp_path, tmp_path / "new", port) as again:
        assert again == address
        page.wait_for_selector(".say .turn")
        page.evaluate("navigator.serviceWorker.getRegistration().then(one => one.update())")
        until(page, "navigator.serviceWorker.getRegistration().then(one => one.waiting !== null)")
        page.wait_for_timeout(2500)
        assert page.evaluate("window.isSameDocument") is True
        assert set(old) <= set(page.evaluate(KEPT)), "files of the running page are gone"
        page.locator(".bar .icon").first.click()
        page.wait_for_selector(".home")
        until(page, f"document.querySelector('script[type=module]').src.includes('{name}')")
        page.wait_for_selector(".home")
        until(page, f"{KEPT}.then(all => all.length === 1)")
        assert page.evaluate(KEPT) != old
        page.locator(".cont .btn").click()
        page.wait_for_selector(".say .turn")
        context.close()
