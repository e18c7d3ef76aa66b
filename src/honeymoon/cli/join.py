"""`honeymoon join [LINK]`: a terminal sits down at a table on a server, or comes back to it."""

from __future__ import annotations

from typing import Annotated

from honeymoon.cli.arguments import Argument, AsciiOption, LangOption, Option
from honeymoon.cli.common import texts_for
from honeymoon.cli.play_page import Page
from honeymoon.cli.remote_start import check_installed, read_link, seat_of
from honeymoon.cli.terminal import Terminal, can_print_suits, forgiving_streams


def command(
    link: Annotated[str | None, Argument()] = None,
    name: Annotated[str | None, Option("--name")] = None,
    lang: LangOption = None,
    ascii_only: AsciiOption = False,
    no_color: Annotated[bool, Option("--no-color")] = False,
) -> int:
    """Take the seat that the link leads to, and play."""
    forgiving_streams()
    texts = texts_for(lang)
    check_installed(texts)
    is_plain = ascii_only or not can_print_suits()
    if link is None:
        link = Terminal(Page(texts, (), is_plain), False).ask(texts("remote-ask-link"))
    if link is None:
        return 0
    held = seat_of(texts, read_link(texts, link))
    from honeymoon.cli.remote_play import play

    return play(held, texts, is_plain, no_color, name or "")
