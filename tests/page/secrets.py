"""Looking for cards in everything that a browser has: document, tree, storage, title, wire."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Any

from playwright.sync_api import Page

RANKS = {
    "ace": "A", "king": "K", "queen": "Q", "jack": "J", "ten": "T", "nine": "9", "eight": "8",
    "seven": "7", "six": "6", "five": "5", "four": "4", "three": "3", "two": "2",
}  # fmt: skip
SUITS = {"spades": "S", "hearts": "H", "diamonds": "D", "clubs": "C"}
SIGNS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
DRAWN = re.compile(r'\s(?:d|style|transform|class|points|id)="[^"]*"')
TOKEN = re.compile(r'["\'\\>\s]-?([CDHS][2-9TJQKA])["\'\\<\s]')
WORDS = re.compile(rf"\b({'|'.join(RANKS)}) of ({'|'.join(SUITS)})\b")
SHORT = re.compile(r"(10|[2-9AKQJ])([♠♥♦♣])")


def cards_in(text: str) -> set[str]:
    """Every card that a text names, by its code, its words or its signs."""
    plain = DRAWN.sub(" ", text)
    tokens = set(TOKEN.findall(plain))
    words = {SUITS[suit] + RANKS[rank] for rank, suit in WORDS.findall(plain)}
    short = {SIGNS[suit] + ("T" if rank == "10" else rank) for rank, suit in SHORT.findall(plain)}
    return tokens | words | short


class Watched:
    """A browser with its wire and its console; what has come is looked at once."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[str] = []
        self.said: list[str] = []
        page.on("websocket", lambda wire: wire.on("framereceived", self._received))
        page.on("console", lambda message: self.said.append(message.text))

    def _received(self, frame: str | bytes) -> None:
        self.frames.append(frame if isinstance(frame, str) else frame.decode())

    def newest(self) -> dict[str, Any]:
        """The latest view that came over the wire."""
        views = [message for message in map(json.loads, self.frames) if message["t"] == "view"]
        found: dict[str, Any] = views[-1]
        return found

    def places(self) -> dict[str, str]:
        """Everything in which something could stand, by what it is."""
        page = self.page
        return {
            "document": page.content(),
            "tree": page.locator("body").aria_snapshot(),
            "storage": page.evaluate(
                "JSON.stringify([{...localStorage}, {...sessionStorage}, history.state])"
            ),
            "title": f" {page.title()} {page.url} ",
            "console": " ".join(("", *self.said, "")),
            "wire": " ".join(self.frames),
        }


def own_secrets(view: dict[str, Any]) -> set[str]:
    """The cards that this seat alone has seen, told from its own view."""
    deal, ahead, seat = view["deal"], view["ahead"], view["seat"]
    seen = set(deal["hands"][seat]["cards"] or ()) | set(deal["own_discards"])
    if ahead is not None:
        seen |= {*ahead["hand"], *ahead["rejects"]} | ({ahead["card"]} if ahead["card"] else set())
    if deal["phase"] == "draw" and deal["to_act"] == seat and deal["facts"].get("card"):
        seen.add(deal["facts"]["card"])
    return seen - open_to_all(deal["events"])


def open_to_all(events: Iterable[dict[str, Any]]) -> set[str]:
    """The cards that were played, or lie open."""
    kinds = ("played", "exposed", "died", "opened", "took", "refused")
    return {card for event in events if event["kind"] in kinds for card in event["cards"] if card}
