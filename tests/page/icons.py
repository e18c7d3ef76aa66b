"""The icons of the installed page as PNG, drawn from web/public/icon.svg by the browser.

``python -m tests.page.icons``
"""

from __future__ import annotations

import base64
import re
from pathlib import Path

from playwright.sync_api import Page

from tests.page.browser import browser

FOLDER = Path(__file__).parents[2] / "web" / "public"
SVG = FOLDER / "icon.svg"
WHOLE = re.compile(r'<svg x="112" y="112" width="288" height="288"')
LARGER = '<svg x="72" y="72" width="368" height="368"'
"""Where nothing is cut off, the mark fills more of the square."""


def drawn(page: Page, svg: str, size: int, is_round: bool) -> bytes:
    """The picture, with round corners and nothing behind them if that is wished."""
    source = base64.b64encode(svg.encode()).decode()
    corner = "border-radius:18%" if is_round else ""
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(
        f"<style>*{{margin:0}}img{{display:block;width:{size}px;height:{size}px;{corner}}}</style>"
        f'<img src="data:image/svg+xml;base64,{source}">'
    )
    page.locator("img").evaluate("image => image.decode()")
    return page.screenshot(omit_background=True)


def main() -> None:
    """Write the icons anew."""
    whole = SVG.read_text(encoding="utf-8")
    larger = WHOLE.sub(LARGER, whole)
    assert larger != whole
    with browser() as running:
        page = running.new_page()
        for size in (192, 512):
            (FOLDER / f"icon-{size}.png").write_bytes(drawn(page, larger, size, is_round=True))
        (FOLDER / "icon-maskable-512.png").write_bytes(drawn(page, whole, 512, is_round=False))


if __name__ == "__main__":
    main()
