"""The picture of the README is what the program prints today."""

import re
from html import unescape

from tools.terminal_picture import FILE, GAP, excerpt, picture, transcript


def test_the_picture_is_fresh() -> None:
    """`make docs` writes it anew."""
    assert FILE.read_text(encoding="utf-8") == picture(excerpt(transcript()))


def test_the_picture_shows_lines_of_one_session_in_their_order() -> None:
    """Nothing is added to what the terminal shows, and no line is too many for a page."""
    texts = re.findall(r"<text[^>]*>(.*)</text>", FILE.read_text(encoding="utf-8"))
    shown = [unescape(re.sub("<[^>]*>", "", text)) for text in texts]
    assert len(shown) <= 30
    lines = iter(transcript())
    assert all(line in lines for line in shown if line != GAP)
