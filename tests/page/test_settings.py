"""Each setting takes effect at once, and is there again after a reload."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.page.browser import browser, opened, served
from tests.page.stage import Stage, View, moments, staged

pytestmark = [pytest.mark.xdist_group("page")]
ROOT = "getComputedStyle(document.documentElement)"
PREVIEW = "[...document.querySelectorAll('.preview [data-card]')]"
KING = "document.querySelector('.preview [data-card=HK] path').getAttribute('d')"
# What is chosen, what is looked at, and what is seen before and after; None where it only differs.
SHOWN = (
    ("suits", "two", f"{ROOT}.getPropertyValue('--d').trim()", "#0b45b5", "#c1121f"),
    ("order", "ranked", f"{PREVIEW}.map(e => e.dataset.card[0]).join('')", "SSHHCD", "SSHHDC"),
    ("high", "right", f"{PREVIEW}[0].dataset.card", "SA", "SQ"),
    ("size", "large", f"{PREVIEW}[0].getBoundingClientRect().width", 44, 52),
    ("letters", "local", KING, None, None),
    ("theme", "dark", "document.documentElement.dataset.theme", "light", "dark"),
    ("contrast", "high", f"{ROOT}.getPropertyValue('--ink-2').trim()", "#5c5244", "#000"),
    ("table", "paper", f"{ROOT}.getPropertyValue('--table').trim()", "#0f5132", "#efe6d4"),
    ("speed", "fast", f"{ROOT}.getPropertyValue('--m-play').trim()", None, None),
)
COUNT_SOUNDS = """
window.notes = 0; window.shaken = 0;
const made = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
  window.notes += 1;
  return made.call(this);
};
navigator.vibrate = () => { window.shaken += 1; return true; };
"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server for the tests of this file."""
    with served(tmp_path_factory.mktemp("settings")) as found:
        yield found


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """One browser; each test opens a context of its own."""
    with browser() as running:
        yield running


def at(game: str, phase: str, is_mine: bool = True) -> View:
    """The first moment of that phase in which seat 0 is to act, or is not."""
    return next(
        view
        for name, view in moments(game)
        if name.endswith(f" {phase}") and (view["to_act"] == 0) is is_mine
    )


def choose(page: Page, name: str, choice: str) -> None:
    """As a person does it."""
    page.locator(f'input[name="{name}"][value="{choice}"]').check()


def test_what_is_chosen_is_seen_at_once_and_kept(chromium: Browser, address: str) -> None:
    """On the settings' own page, and after a reload; the way back leads to the beginning."""
    with opened(chromium, address, language="es") as (page, wrong):
        page.emulate_media(reduced_motion="no-preference")
        page.locator(".bar .icon").click()
        for name, choice, look, before, after in SHOWN:
            seen = page.evaluate(look)
            assert before in (None, seen), name
            choose(page, name, choice)
            chosen = page.evaluate(look)
            assert chosen != seen, name
            assert after in (None, chosen), name
            page.reload()
            page.wait_for_selector(".settings")
            assert page.evaluate(look) == chosen, name
            page.locator(".settings > .btn").click()
            assert page.evaluate(look) == seen, name
        page.locator(".lang select").select_option("it")
        page.wait_for_selector("html[lang=it]")
        assert page.locator("h1").inner_text() == "Impostazioni"
        assert wrong == []


@pytest.mark.parametrize(("words", "shown"), [("rules", "NT"), ("club", "ST")])
def test_the_words_of_the_club(chromium: Browser, address: str, words: str, shown: str) -> None:
    """Spanish clubs say ST."""
    with at_table(chromium, address, at("plain", "auction"), language="es", words=words) as stage:
        assert stage.page.locator(".box .key").last.inner_text() == shown


class at_table:  # noqa: N801 - read as a phrase
    """A table at a moment, under some settings."""

    def __init__(
        self, running: Browser, address: str, view: View, language: str = "en", **kept: object
    ) -> None:
        self._staged = staged(running, language, "light", **kept)
        self._address, self._view = address, view

    def __enter__(self) -> Stage:
        stage = self._staged.__enter__()
        stage.open(self._address)
        stage.show(self._view)
        return stage

    def __exit__(self, *error: object) -> None:
        self._staged.__exit__(None, None, None)


def acts(stage: Stage) -> list[str]:
    """The actions that the page has asked for."""
    return [one["action"] for one in stage.asked if one["command"] == "act"]


@pytest.mark.parametrize(("confirm", "taps"), [("none", 1), ("two-taps", 2)])
def test_a_card_is_played_after_as_many_taps_as_wished(
    chromium: Browser, address: str, confirm: str, taps: int
) -> None:
    """The first of two lifts it."""
    with at_table(chromium, address, at("plain", "play"), confirm=confirm) as stage:
        card = stage.page.locator('.tray.on [data-card]:not([aria-disabled="true"])').first
        token = card.get_attribute("data-card")
        for tap in range(taps):
            assert acts(stage) == []
            assert card.get_attribute("aria-pressed") == (None if tap == 0 else "true")
            card.click()
        stage.page.wait_for_timeout(50)
        assert acts(stage) == [token]


@pytest.mark.parametrize(("calls", "asked"), [("confirm", []), ("at-once", ["7NT"])])
def test_a_bid_is_confirmed_where_that_is_wished(
    chromium: Browser, address: str, calls: str, asked: list[str]
) -> None:
    """Level and strain are enough otherwise."""
    with at_table(chromium, address, at("plain", "auction"), calls=calls) as stage:
        stage.page.locator(".box .key").nth(6).click()
        stage.page.locator(".box .key").last.click()
        stage.page.wait_for_timeout(50)
        assert acts(stage) == asked


@pytest.mark.parametrize(("forced", "count"), [("wait", 0), ("play", 1)])
def test_the_only_card_is_played_where_that_is_wished(
    chromium: Browser, address: str, forced: str, count: int
) -> None:
    """After a moment, and once."""
    view = at("plain", "play")
    card = view["deal"]["legal"][0]
    view = {**view, "deal": {**view["deal"], "legal": [card]}}
    with at_table(chromium, address, view, forced=forced) as stage:
        stage.page.wait_for_timeout(100)
        assert acts(stage) == [card] * count


@pytest.mark.parametrize(("keys", "count"), [("on", 1), ("off", 0)])
def test_single_keys_can_be_switched_off(
    chromium: Browser, address: str, keys: str, count: int
) -> None:
    """P arms the pass."""
    with at_table(chromium, address, at("plain", "auction"), keys=keys) as stage:
        stage.page.keyboard.press("p")
        assert stage.page.locator(".conf .pass.armed").count() == count


@pytest.mark.parametrize(("points", "count"), [("on", 1), ("off", 0)])
def test_the_points_of_the_hand_are_shown_or_not(
    chromium: Browser, address: str, points: str, count: int
) -> None:
    """In the auction."""
    with at_table(chromium, address, at("plain", "auction"), points=points) as stage:
        assert stage.page.locator(".tray .cap").count() == count


@pytest.mark.parametrize(("stays", "is_there"), [("500", False), ("tap", True)])
def test_a_trick_stays_as_long_as_wished(
    chromium: Browser, address: str, stays: str, is_there: bool
) -> None:
    """Until the table is tapped, at the longest."""
    ended = next(
        view
        for _, view in moments("plain")
        if view["deal"]["phase"] and view["deal"]["events"][-1]["kind"] == "trick"
    )
    with at_table(chromium, address, at("plain", "play"), stays=stays) as stage:
        page = stage.page
        stage.show(ended)
        stage.show(at("plain", "play"))
        assert (page.locator(".trick .wins").count() == 1) is is_there
        page.locator("main.trick").click(position={"x": 4, "y": 4})
        page.wait_for_timeout(50)
        assert page.locator(".trick .wins").count() == 0


@pytest.mark.parametrize(
    ("kept", "sounds"), [({"volume": 40}, True), ({"vibration": "off"}, False)]
)
def test_a_turn_is_heard_and_felt_after_the_first_tap(
    chromium: Browser, address: str, kept: dict[str, object], sounds: bool
) -> None:
    """Only as far as that is wished."""
    with staged(chromium, "en", "light", **kept) as stage:
        page = stage.page
        page.add_init_script(COUNT_SOUNDS)
        stage.open(address)
        stage.show(at("plain", "auction", is_mine=False))
        page.locator("h1").click()
        stage.show(at("plain", "auction"))
        assert (page.evaluate("notes") > 0) is sounds
        assert (page.evaluate("shaken") > 0) is sounds
