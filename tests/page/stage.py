"""A table in the browser at any moment of any game: real views of the server, sent by the test."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from playwright.sync_api import Browser, Page, Route, WebSocketRoute

from honeymoon.protocol.messages import PROTOCOL
from tests.page.browser import PATIENCE
from tests.page.recording import kind_of, views
from tests.server.tables import table_for

View = dict[str, Any]
NAMES = ("Ana", "Maria Antonietta della Rovere", "Bartholomäus")
LATER = 5_000
"""Milliseconds after which whatever a view starts has come to its end."""

# Each text is two fifths longer; what Fluent puts in, and its own signs, are left alone.
LONGER = r"""
const twoFifths = (word) => word + word.slice(-Math.ceil(word.length * 0.4));
const longer = (source) => source.split('\n').map((line) => {
  if (line.startsWith('#')) return line;
  const [, start, text] = /^(\s*(?:[a-z][\w-]* = ?|\*?\[\w+\] ?)?)(.*)$/i.exec(line);
  return start + text.split(/(\{.*?(?:\}|$))/).map((part) => part.startsWith('{') ? part
    : part.replace(/\p{L}{2,}/gu, twoFifths)).join('');
}).join('\n');
"""
PSEUDO = "pseudo"


@cache
def moments(game: str) -> list[tuple[str, View]]:
    """Each kind of moment that seat 0 comes to in some deals, with a name of its own."""
    found: dict[tuple[Any, ...], View] = {}
    for number in range(3):
        for message in views(table_for(game, seed=f"layout {number}")):
            deal = message["deal"]
            kind = (*kind_of(message), "X" in deal["legal"] or "XX" in deal["legal"], busy(deal))
            found.setdefault(kind, message)
    return [
        (f"{game} {number} {view['deal']['phase'] or 'result'}", named(view))
        for number, view in enumerate(found.values())
    ]


def busy(deal: View) -> int:
    """How much there is to show of what grows in a deal: calls, dead cards."""
    calls = len(deal["facts"].get("calls") or ())
    return (calls > 5) + (len(deal["dead"]) > 1)


def named(view: View) -> View:
    """The same with names as long as people may have them, and with all that can be offered."""
    places = [{**place, "name": name} for place, name in zip(view["places"], NAMES, strict=False)]
    return {**view, "places": places, "hints": True, "stand_in": "club"}


@dataclass
class Stage:
    """A page at a table of the test's own making."""

    page: Page
    wires: list[WebSocketRoute] = field(default_factory=list)
    number: int = 0
    asked: list[dict[str, Any]] = field(default_factory=list)

    def show(self, view: View) -> None:
        """Let the server say this, and wait until it has come to rest."""
        self.number += 1
        self.wires[-1].send(json.dumps({**view, "n": self.number}))
        self.page.clock.run_for(LATER)

    def open(self, address: str) -> None:
        """Go to the table."""
        self.page.goto(f"{address}/table/staged")
        self.page.wait_for_selector(".game")
        while not self.wires:
            self.page.wait_for_timeout(20)


@contextmanager
def staged(running: Browser, language: str, theme: str, **kept: object) -> Iterator[Stage]:
    """A page in this language and theme; ``kept`` are other settings of the device."""
    context = running.new_context(
        viewport={"width": 360, "height": 560}, reduced_motion="reduce", service_workers="block"
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.clock.install()
    told_language = "en" if language == PSEUDO else language
    choices = json.dumps({"language": told_language, "theme": theme, "volume": 0, **kept})
    page.add_init_script(f"localStorage.setItem('honeymoon.settings', {json.dumps(choices)})")
    if language == PSEUDO:
        page.route(re.compile(r"/assets/en-.*\.js$"), lengthen)
    stage = Stage(page)
    page.route_web_socket(re.compile(r"/socket$"), answering(stage))
    yield stage
    context.close()


def lengthen(route: Route) -> None:
    """The texts of English, each two fifths longer."""
    response = route.fetch()
    text = response.text()
    if "web-play" in text:
        text = re.sub(r"export\s*\{\s*(\w+) as default\s*\}", r"export default longer(\1)", text)
        text = LONGER + text
    route.fulfill(response=response, body=text)


def answering(stage: Stage) -> Callable[[WebSocketRoute], None]:
    """A server that welcomes seat 0 and keeps silent."""

    def connected(wire: WebSocketRoute) -> None:
        def heard(message: str | bytes) -> None:
            said = json.loads(message)
            if said["t"] == "do":
                stage.asked.append(said["command"])
            if said["t"] == "hello":
                wire.send(json.dumps({"t": "welcome", "v": PROTOCOL, "seats": [0]}))
                stage.wires.append(wire)

        wire.on_message(heard)

    return connected
