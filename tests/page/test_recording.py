"""The page's unit tests use messages that the server would send today."""

from tests.page.recording import FILE, recorded


def test_the_recorded_messages_are_fresh() -> None:
    """`python -m tests.page.recording` writes them anew."""
    assert FILE.read_text(encoding="utf-8") == recorded()
