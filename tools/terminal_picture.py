"""docs/terminal.svg: parts of a deal as the terminal shows them, as a picture for the README.

The person at the table does what a computer player would do, so that the picture follows the
program; that player imagines nothing, so the picture is the same with and without the kernel.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from xml.sax.saxutils import escape

from honeymoon.cli.play_match import Wait, chance_at, sit_down
from honeymoon.cli.play_page import Page
from honeymoon.cli.play_seats import parse_seats
from honeymoon.cli.play_session import answer, begin, computer_turn, prompt
from honeymoon.cli.play_state import Session
from honeymoon.cli.play_words import words_of
from honeymoon.locales import Texts
from honeymoon.players.clock import Clock
from honeymoon.players.player import player_named
from honeymoon.rules.actions import Kind
from honeymoon.rules.match import Match
from honeymoon.shuffle import Chance

FILE = Path(__file__).resolve().parents[1] / "docs" / "terminal.svg"
SEED = "33"
ADVISER = "tips-1"
GAP = "⋮"
KEYS = {"keep": "k", "reject": "r"}
PARTS = (
    ("Your turn, 13 of 13", "3♥ rejected"),
    ("you: 0 (not vulnerable)", "Trick 1:"),
    ("Hand 1, dealer", "    1 overtrick"),
)
"""Where each part begins and ends, by the beginnings of its first and its last line."""

LINE, CHARACTER, MARGIN, BAR, SIZE = 20, 8.4, 18, 44, 14
BACK, FRAME, PLAIN, TYPED, RED, DIM = (
    "#16181d",
    "#2a2e37",
    "#d7dae0",
    "#8fd694",
    "#ff6b6b",
    "#7c8290",
)
LAMPS = ("#ff5f57", "#febc2e", "#28c840")


def transcript(seed: str = SEED) -> list[str]:
    """A deal from its title to its score sheet, with the questions and what was typed."""
    page = Page(Texts("en"), ("Ana", "tips-1"))
    sitting = sit_down(
        Match.start("draw-and-discard", None, 1),
        parse_seats("person:Ana,tips", ["Ana", ""]),
        Chance.seeded(seed),
    )
    reply = begin(sitting, page, words_of(page.texts))
    lines = list(reply.lines)
    while reply.session.sitting.wait in (Wait.DECISION, Wait.COMPUTER):
        if reply.session.sitting.wait is Wait.COMPUTER:
            reply = computer_turn(reply.session)
        else:
            typed = _typed(reply.session)
            lines.append(f"{prompt(reply.session).text} {typed}")
            reply = answer(reply.session, typed)
        lines += reply.lines
    return page.finished(lines)


def _typed(session: Session) -> str:
    """What has to be typed to do what the computer player would do."""
    seat = session.sitting.shown
    view, chance = session.sitting.view_for(seat), chance_at(session.sitting, seat)
    action = player_named(ADVISER).choose(view, Clock(), chance)
    if action.kind is Kind.CARD:
        return (
            session.page.rank(action.card).lower() + session.page.letter(action.card.suit).lower()
        )
    return KEYS.get(str(action), str(action).lower())


def excerpt(lines: list[str]) -> Iterator[str]:
    """The parts of the transcript that the picture shows, with a sign for what is left out."""
    place = 0
    for number, (first, last) in enumerate(PARTS):
        start = _found(lines, first, place)
        place = _found(lines, last, start + 1) + 1
        if number:
            yield GAP
        yield from lines[start:place]


def _found(lines: list[str], beginning: str, start: int) -> int:
    return next(n for n in range(start, len(lines)) if lines[n].startswith(beginning))


def picture(lines: Iterable[str]) -> str:
    """The lines as a terminal window."""
    shown = list(lines)
    width = round(74 * CHARACTER + 2 * MARGIN)
    height = BAR + len(shown) * LINE + MARGIN
    lamps = "".join(
        f'<circle cx="{MARGIN + 4 + 20 * number}" cy="{BAR // 2 - 5}" r="6" fill="{colour}"/>'
        for number, colour in enumerate(LAMPS)
    )
    texts = "\n".join(
        f'<text x="{MARGIN}" y="{BAR + LINE * number + SIZE}">{_spans(line)}</text>'
        for number, line in enumerate(shown)
    )
    return f"""\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" role="img">
<title>A deal of Draw and Discard in the terminal</title>
<rect width="{width}" height="{height}" rx="10" fill="{BACK}"/>
<path d="M0 {BAR - 10}V10Q0 0 10 0H{width - 10}Q{width} 0 {width} 10V{BAR - 10}Z" fill="{FRAME}"/>
{lamps}
<g xml:space="preserve" fill="{PLAIN}" font-size="{SIZE}"
 font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace">
{texts}
</g>
</svg>
"""


def _spans(line: str) -> str:
    """The line with red suits in red, what was typed in green, and its prompt in grey."""
    if line == GAP:
        return _span(line, DIM)
    asked = re.fullmatch(r"(.* > )(\w+)", line)
    if asked:
        return _span(asked[1], DIM) + _span(asked[2], TYPED)
    return re.sub("[♥♦]", lambda suit: _span(suit[0], RED), escape(line))


def _span(text: str, colour: str) -> str:
    return f'<tspan fill="{colour}">{escape(text)}</tspan>'


if __name__ == "__main__":
    FILE.write_text(picture(excerpt(transcript())), encoding="utf-8")
