"""Several persons at one device: it is passed on, and nobody's cards lie open meanwhile."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocket

from tests.page.browser import opened
from tests.page.journeys import OPEN, SETTLED, phase, play_deal, share
from tests.page.kept import replayed_table
from tests.scale import deals

pytestmark = [pytest.mark.xdist_group("page")]
GAMES = ("plain", "bismarck", "draw-and-discard", "pick-up", "semi-exposed", "exposed")
PLAYED = GAMES[: deals(2, len(GAMES))]
HAND_OVERS = 5
MOST_TAPS = 40
TO_THE_TABLE = 2
STORED = """() => JSON.stringify([localStorage, sessionStorage, document.cookie, document.title,
  location.href, history.state])"""
SHOWN = """() => [...document.querySelectorAll('[data-card]')].map((one) => one.dataset.card)"""


class Heard:
    """The newest view of each seat, as it came over the wire."""

    def __init__(self, page: Page) -> None:
        self.views: dict[int, dict[str, Any]] = {}
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._told)

    def _told(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["t"] == "view":
            self.views[message["seat"]] = message

    def hand(self, seat: int) -> set[str]:
        """What only this seat may see: its hand, and what it draws and has laid aside."""
        view = self.views[seat]
        deal, ahead = view["deal"] or {}, view["ahead"] or {}
        own = deal["hands"][seat]["cards"] or [] if deal else []
        drawn = [*ahead.get("hand", ()), *ahead.get("rejects", ()), ahead.get("card")]
        return {card for card in (*own, *drawn, *deal.get("own_discards", ())) if card}


class Sight:
    """Looks at each moment for a card of somebody who does not have the device."""

    def __init__(self, page: Page, heard: Heard, names: tuple[str, ...]) -> None:
        self.page, self.heard, self.names = page, heard, names
        self.moments = 0
        self.wrong: list[str] = []
        self._front: int | None = None

    def __call__(self, name: str) -> None:
        """One moment."""
        self.moments += 1
        if name == "handover":
            self._passed_on()
        elif name != "result":
            self._in_front(name)

    def _passed_on(self) -> None:
        """No card at all is in the document, and no suit but that of what was said."""
        self._front = self.names.index(self.page.locator(".handover h1 b").inner_text())
        faces = self.page.locator("[data-card], .card, .tile, dialog").count()
        self.wrong += [f"{faces} cards in sight"] if faces else []
        self._stored()

    def _in_front(self, name: str) -> None:
        shown = set(self.page.evaluate(SHOWN))
        for seat in range(len(self.names)):
            if seat != self._front:
                seen = shown & self.heard.hand(seat)
                self.wrong += [f"{name}: {self._front} sees {seen} of {seat}"] if seen else []
        self._stored()

    def _stored(self) -> None:
        stored = self.page.evaluate(STORED)
        self.wrong += [stored] if '"deal' in stored or '"hand' in stored or "SA" in stored else []


@pytest.mark.parametrize("game", PLAYED)
def test_a_deal_on_one_device_shows_each_his_own_cards(
    chromium: Browser, address: str, folder: Path, game: str
) -> None:
    """From hand to hand until the receipt, which says what the record says when replayed."""
    names = ("Ana", "Ben", "Eva")[: 3 if game == "bismarck" else 2]
    with opened(chromium, address) as (page, wrong):
        sight = Sight(page, Heard(page), names)
        share(page, game, *names)
        play_deal(page, sight)
        totals = [int(text) for text in page.locator(".tot b").all_inner_texts()]
        told = replayed_table(folder, page.url.rpartition("/")[2])
        assert totals == told["totals"]
        assert all(name in page.locator(".tot").inner_text() for name in names)
        assert sight.moments > len(names)
        page.locator(".foot .go").click()
        page.wait_for_selector(".handover .go")
        assert (sight.wrong, wrong) == ([], [])


def act(page: Page) -> int:
    """Do what is asked for; how many taps that took."""
    taps = {"draw": [".acts .duo .go"], "play": [".tray.on [data-card]"]}
    if (now := phase(page)) == "auction":
        bids = [".seg:nth-child(1) .key", ".seg:nth-child(2) .key", ".conf .go"]
        taps[now] = bids if page.locator(".log .chip").count() == 0 else [".conf .pass"] * 2
    pressed = 0
    for selector in taps.get(now, ()):
        found = page.locator(f"{selector}{OPEN}")
        if found.count():
            found.first.click()
            pressed += 1
    page.wait_for_timeout(SETTLED)
    return pressed


def test_five_hand_overs_bring_two_persons_to_the_first_trick(
    chromium: Browser, address: str
) -> None:
    """Each draws all cards in one go, whoever deals; forty taps in all (U8)."""
    with opened(chromium, address) as (page, wrong):
        heard = Heard(page)
        share(page, "draw-and-discard", "Ana", "Ben")
        taps, passed = TO_THE_TABLE, 0
        while sum(event["kind"] == "played" for event in heard.views[0]["deal"]["events"]) < 2:
            if phase(page) == "handover":
                page.locator(".handover .go").click()
                passed += 1
                page.wait_for_timeout(SETTLED)
            else:
                taps += act(page)
        assert passed == HAND_OVERS
        assert taps + passed <= MOST_TAPS
        assert wrong == []


def test_in_strict_turns_each_draw_is_passed_on(chromium: Browser, address: str) -> None:
    """The setting of the table: a turn of one, then a turn of the other."""
    with opened(chromium, address) as (page, wrong):
        share(page, "draw-and-discard", "Ana", "Ben", strict=True)
        asked = []
        for _ in range(3):
            asked.append(page.locator(".handover h1 b").inner_text())
            page.locator(".handover .go").click()
            page.wait_for_timeout(SETTLED)
            page.locator(f".acts .duo .go{OPEN}").first.click()
            page.wait_for_selector(".handover .go")
        assert asked in (["Ana", "Ben", "Ana"], ["Ben", "Ana", "Ben"])
        assert wrong == []


def test_an_act_is_taken_back_until_the_next_person_has_the_device(
    chromium: Browser, address: str
) -> None:
    """The call is gone, and the same person calls again without a hand-over."""
    with opened(chromium, address) as (page, wrong):
        heard = Heard(page)
        share(page, "plain", "Ana", "Ben")
        page.locator(".handover .go").click()
        page.wait_for_timeout(SETTLED)
        act(page)
        page.wait_for_selector(".handover .go")
        assert len(heard.views[0]["deal"]["actions"]) == 1
        page.locator(".handover .tool").click()
        page.wait_for_selector(".auction .say .turn")
        assert heard.views[0]["deal"]["actions"] == []
        assert wrong == []


def test_reloading_puts_the_cards_away(chromium: Browser, address: str) -> None:
    """Whoever has the device then has to say who he is."""
    with opened(chromium, address) as (page, wrong):
        share(page, "plain", "Ana", "Ben")
        page.locator(".handover .go").click()
        page.wait_for_selector("[data-card]")
        page.reload()
        page.wait_for_selector(".handover .go")
        assert page.locator("[data-card]").count() == 0
        assert wrong == []


def test_two_persons_play_bismarck_with_a_computer(chromium: Browser, address: str) -> None:
    """The third seat is the computer's; the device stays with whoever had it while that acts."""
    with opened(chromium, address) as (page, wrong):
        heard = Heard(page)
        share(page, "bismarck", "Ana", "Ben")
        sight = Sight(page, heard, ("Ana", "Ben"))
        play_deal(page, sight)
        players = [place["player"] for place in heard.views[0]["places"]]
        assert [player == "person" for player in players] == [True, True, False]
        assert page.locator(".tot b").count() == len(players)
        assert (sight.wrong, wrong) == ([], [])


def test_the_rest_is_drawn_for_both_persons(chromium: Browser, address: str) -> None:
    """Once both have asked for it; then each plays his own hand again."""
    with opened(chromium, address) as (page, wrong):
        heard = Heard(page)
        share(page, "draw-and-discard", "Ana", "Ben")
        for _ in range(2):
            page.locator(".handover .go").click()
            page.wait_for_timeout(SETTLED)
            page.locator(".tools .tool", has_text="Draw the rest").click()
            page.wait_for_selector(".handover .go")
        assert heard.views[0]["deal"]["phase"] == "auction"
        assert [place["stand_in"] for place in heard.views[0]["places"]] == ["", ""]
        assert wrong == []
