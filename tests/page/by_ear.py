"""Somebody who sees nothing: plays from roles, names and announcements alone."""

from __future__ import annotations

import re
import time
from contextlib import suppress

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

from tests.page.journeys import GONE_AFTER

LONGEST_DEAL = 300.0
"""Seconds."""
CARD = re.compile(r"\w+ of (spades|hearts|diamonds|clubs)")
LOG = """() => {
  window.heard = [];
  window.urgent = [];
  const hear = () => {
    for (const line of document.querySelectorAll('[role=log] p')) {
      if (!line.heard) { line.heard = true; window.heard.push(line.textContent); }
    }
    const now = document.querySelector('[role=alert]')?.textContent ?? '';
    if (now && now !== window.urgent.at(-1)) window.urgent.push(now);
  };
  const all = {subtree: true, childList: true, characterData: true};
  new MutationObserver(hear).observe(document, all);
}"""


class Ear:
    """What a screen reader would have said since the page was opened."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.add_init_script(f"({LOG})()")

    @property
    def heard(self) -> list[str]:
        """The lines of the log, in the order in which they came."""
        lines: list[str] = self.page.evaluate("window.heard")
        return lines

    @property
    def urgent(self) -> list[str]:
        """What was said at once: whose turn it is, and what cannot be done."""
        lines: list[str] = self.page.evaluate("window.urgent")
        return lines


def buttons(page: Page) -> list[str]:
    """The names of the buttons that can be pressed, in the order in which they are come to."""
    tree = page.locator("body").aria_snapshot()
    lines = [line.strip() for line in tree.splitlines() if "[disabled]" not in line]
    return [found[1] for line in lines if (found := re.match(r'- button "(.*?)"', line))]


def press(page: Page, start: str) -> None:
    """As a screen reader presses: the focus goes to the button of that name, then Enter."""
    name = next((one for one in buttons(page) if one.startswith(start)), None)
    if name is None:
        return
    with suppress(TooLate):
        page.get_by_role("button", name=name, exact=True).first.focus(timeout=GONE_AFTER)
        page.keyboard.press("Enter")


def is_over(page: Page) -> bool:
    """Whether the receipt is shown."""
    return "Next hand" in buttons(page) or "Another match" in buttons(page)


def play_by_ear(page: Page, ear: Ear) -> None:
    """A deal: what to do is taken from the announcement and the names of the buttons."""
    until = time.monotonic() + LONGEST_DEAL
    done = 0
    while not is_over(page):
        assert time.monotonic() < until, (ear.urgent[-3:], buttons(page))
        told = ear.urgent
        if len(told) == done:
            page.wait_for_timeout(50)
            continue
        presses = chosen(told[-1], buttons(page))
        for start in presses:
            press(page, start)
        done = len(told) if presses else done
        page.wait_for_timeout(50)


def chosen(told: str, names: list[str]) -> list[str]:
    """How the buttons begin that are to be pressed, one after the other."""
    if told.startswith("Your turn") and "Keep" in names:
        return ["Keep"]
    if told.startswith("Your call"):
        opens = "Open with a bid" in told
        return ["Level 1", "clubs", "Bid 1"] if opens else ["Pass", "Pass?"]
    cards = [name for name in names if CARD.fullmatch(name)]
    return cards[:1] if told.startswith("Your turn") else []
