"""Whoever has the link to watch sees what everybody may see, and can do nothing."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocket

from tests.page.browser import opened
from tests.page.journeys import phase, play_deal, start
from tests.page.test_one_device import STORED
from tests.page.test_page import problems, violations
from tests.scale import deals

pytestmark = [pytest.mark.xdist_group("page")]
GAMES = ("plain", "draw-and-discard", "exposed", "bismarck", "pick-up")
PLAYED = GAMES[: deals(2, len(GAMES))]
CONTROLS = ".tray, .box, .acts .btn, .ask-row .btn, .foot .go"


def link_to_watch(host: Page) -> str:
    """As the host makes it on the page of his tables."""
    host.locator(".kept .btn", has_text="Link to watch").click()
    return host.locator(".watch input").input_value()


def cards_in(view: dict[str, Any]) -> list[str]:
    """The cards that lie in hands of this view, or that only one seat has seen."""
    deal = view["deal"] or {}
    hands = deal.get("hands", ())[: deal.get("seats", 0)]
    own = [card for hand in hands for card in hand["cards"] or ()]
    return [*own, *deal.get("own_discards", ()), *(view["ahead"] or ())]


@pytest.mark.parametrize("game", PLAYED)
def test_who_watches_sees_no_hand(chromium: Browser, address: str, game: str) -> None:
    """Not on the wire, not in the document, not in what the browser keeps; and has no button."""
    heard: list[dict[str, Any]] = []
    faults: list[str] = []
    screens: set[str] = set()

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: heard.append(json.loads(text)))

    with opened(chromium, address) as (host, wrong), opened(chromium, address) as (guest, also):
        start(host, game)
        table = host.url
        host.goto(f"{address}/history")
        link = link_to_watch(host)
        assert "/watch#" in link
        guest.on("websocket", listen)
        guest.goto(link)
        guest.wait_for_selector(".game")
        assert link.partition("#")[2] not in guest.url
        host.goto(table)

        def look(_: str) -> None:
            now = phase(guest)
            if guest.locator(CONTROLS).count():
                faults.append(f"a control in {now}")
            if "deal" in guest.evaluate(STORED):
                faults.append("stored")
            if now not in screens:
                screens.add(now)
                faults.extend([*violations(guest), *problems(guest, fits=False)])

        play_deal(host, look)
        guest.wait_for_selector(".res")
        look("result")
        assert guest.locator(".tot b").all_inner_texts() == host.locator(".tot b").all_inner_texts()
        views = [message for message in heard if message["t"] == "view"]
        assert len(views) > len(screens)
        assert not [cards for view in views if (cards := cards_in(view))]
        assert {view["seat"] for view in views} == {None}
        assert (faults, wrong, also) == ([], [], [])
        assert {"auction", "play"} <= screens or game == "bismarck"


def test_a_link_to_watch_ends_when_the_host_says_so(chromium: Browser, address: str) -> None:
    """Whoever watches is told, and the link opens nothing any more."""
    with opened(chromium, address) as (host, _), opened(chromium, address) as (guest, _):
        start(host, "plain")
        host.goto(f"{address}/history")
        link = link_to_watch(host)
        guest.goto(link)
        guest.wait_for_selector(".game")
        host.locator(".watch .quiet").click()
        guest.wait_for_selector("h1:has-text('another device'), h1:has-text('no place')")
        guest.goto(address)
        guest.goto(link)
        guest.wait_for_selector("h1:has-text('has ended')")
