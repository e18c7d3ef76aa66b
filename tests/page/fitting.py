"""What of a screen is cut, hidden or too close to its neighbour, as the browser lays it out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SMALLEST = 44
APART = 8
FAR_APART = 16
"""Pass and Double, from each other and from a bid."""

MEASURE = Path(__file__).with_suffix(".js").read_text(encoding="utf-8").partition("\n")[2]


def problems(page: Page, must_fit: bool) -> list[str]:
    """What is wrong with the screen as it stands; ``must_fit``: the actions are in sight too."""
    limits: dict[str, Any] = {
        "smallest": SMALLEST,
        "apart": APART,
        "farApart": FAR_APART,
        "mustFit": must_fit,
    }
    found: list[str] = page.evaluate(MEASURE, limits)
    return found
