"""How a person who knows no rule goes through a deal: by pressing what the page offers."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

LONGEST_DEAL = 480.0
"""Seconds: three persons who pass a device on after each of 48 cards, on a busy machine."""
SETTLED = 300
"""Milliseconds after which a new screen hears what is pressed."""
GONE_AFTER = 3_000
"""Milliseconds."""
OPEN = ':not([aria-disabled="true"])'
Look = Callable[[str], None]


def start(page: Page, game: str = "draw-and-discard", level: str = "beginner") -> None:
    """From the first page to a table with computer players."""
    page.locator(f'input[name="game"][value="{game}"]').check()
    page.locator("select.lvl").select_option(level)
    page.locator("button.play").click()
    page.wait_for_selector(".game")


def share(page: Page, game: str, *names: str, strict: bool = False) -> None:
    """From the first page to a table that these persons of one device share."""
    page.locator(f'input[name="game"][value="{game}"]').check()
    page.locator('input[value="device"]').check()
    if page.locator(".opp select.lvl").count() > 1:
        page.locator(".opp select.lvl").last.select_option(str(len(names)))
    for number, name in enumerate(names):
        page.locator(".names input").nth(number).fill(name)
    if strict:
        page.locator(".strict input").check()
    page.locator("button.play").click()
    page.wait_for_selector(".handover .go")


def phase(page: Page) -> str:
    """The phase that the screen shows; ``result`` after the deal, nothing in between.

    ``handover`` while a device is passed from one person to the next.
    """
    found: str = page.evaluate(
        "document.querySelector('.res') ? 'result'"
        " : document.querySelector('.handover') ? 'handover'"
        " : (document.querySelector('.game')?.classList[1] ?? '')"
    )
    return found


def play_deal(page: Page, look: Look = lambda name: None) -> None:
    """Play until the result is shown; ``look`` is called at each kind of moment."""
    until = time.monotonic() + LONGEST_DEAL
    while (now := phase(page)) != "result":
        assert time.monotonic() < until, f"stuck in {now}: {page.locator('body').inner_text()}"
        _STEPS.get(now, _wait)(page, look)
    look("result")


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(40):
        if page.evaluate("(one) => document.activeElement.matches(one)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not come to {selector}")


def play_by_keys(page: Page) -> None:
    """A deal of a game without a draw, by the keyboard alone, until the result is shown."""
    until = time.monotonic() + LONGEST_DEAL
    has_bid = False
    while (now := phase(page)) != "result":
        assert time.monotonic() < until, f"stuck in {now}"
        page.wait_for_timeout(80)
        if not page.locator(".tray.on").count():
            continue
        if now == "auction":
            for key in ("p", "Enter") if has_bid else ("n", "Enter"):
                page.keyboard.press(key)
            has_bid = True
            page.wait_for_timeout(400)
        elif now == "play":
            if page.evaluate("document.activeElement === document.body"):
                tab_to(page, "[data-card]")
            assert page.evaluate("document.activeElement.dataset.card"), "the focus was lost"
            page.keyboard.press("Home")
            page.keyboard.press("Enter")


def _wait(page: Page, look: Look) -> None:
    page.wait_for_timeout(60)


def _hand_over(page: Page, look: Look) -> None:
    """Whoever is asked for says that he has it."""
    if page.locator(".handover .go").count():
        look("handover")
    if _press(page.locator(".handover .go"), page):
        page.wait_for_timeout(SETTLED)


def try_click(found: Locator) -> None:
    """Click, unless it goes away first: the last card plays itself."""
    with suppress(TooLate):
        found.click(timeout=GONE_AFTER)


def _press(found: Locator, page: Page) -> bool:
    """Press the first of these, if there is one that can be pressed."""
    if not found.count():
        page.wait_for_timeout(60)
        return False
    try_click(found.first)
    page.wait_for_timeout(60)
    return True


def _draw(page: Page, look: Look) -> None:
    if page.locator(".acts .full").count():
        look("draw-brought")
    elif page.locator(f".acts .duo .go{OPEN}").count():
        look("draw")
    _press(page.locator(f".acts .full, .acts .duo .go{OPEN}"), page)


def _pick_up(page: Page, look: Look) -> None:
    if page.locator(f".acts .duo .go{OPEN}").count():
        look("pick-up")
    _press(page.locator(f".acts .duo .go{OPEN}"), page)


def _pick_up_discard(page: Page, look: Look) -> None:
    if _press(page.locator(f".tray.on [data-card]{OPEN}").last, page):
        look("pick-up-discard")
        _press(page.locator(f".acts .full{OPEN}"), page)


def _auction(page: Page, look: Look) -> None:
    """One bid, if none was made before; then only passes."""
    if not page.locator(f".conf .pass{OPEN}").count():
        page.wait_for_timeout(60)
        return
    look("auction")
    if page.locator(".log .chip").count() < 2:
        page.locator(f".box .seg:nth-child(2) .key{OPEN}").first.click()
        look("auction-bid")
        page.locator(".conf .go").click()
    else:
        page.locator(".conf .pass").click()
        look("auction-pass")
        page.locator(".conf .pass").click()
    page.wait_for_timeout(150)


def _choose(page: Page, look: Look) -> None:
    if not page.locator(f".kinds .btn{OPEN}").count():
        page.wait_for_timeout(60)
        return
    look("choose")
    page.locator(f".kinds .btn{OPEN}").first.click()
    look("choose-one")
    _press(page.locator(f".box .full{OPEN}"), page)


def _exchange(page: Page, look: Look) -> None:
    cards = page.locator(".tray.on [data-card]")
    if not page.locator(".acts .full").count() or not cards.count():
        page.wait_for_timeout(60)
        return
    look("exchange")
    for place in range(4):
        cards.nth(place).click()
    look("exchange-chosen")
    page.locator(".acts .full").click()
    page.wait_for_timeout(800)


def _play(page: Page, look: Look) -> None:
    if page.locator(".trick .card.wins").count():
        look("trick")
    cards = page.locator(f".tray.on [data-card]{OPEN}")
    if cards.count():
        look("dummy" if page.locator(".tray.on + .tray").count() else "play")
        if page.locator(".tray.on .up").count():
            look("follow")
    _press(cards, page)


_STEPS: dict[str, Callable[[Page, Look], None]] = {
    "handover": _hand_over,
    "draw": _draw,
    "pick-up": _pick_up,
    "pick-up-discard": _pick_up_discard,
    "auction": _auction,
    "choose-contract": _choose,
    "exchange": _exchange,
    "play": _play,
}
