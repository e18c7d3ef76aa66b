"""Playing at a table without a terminal: sessions, what they print, and a person without a plan."""

import re
from collections.abc import Mapping

from honeymoon.cli.play_match import Wait, sit_down
from honeymoon.cli.play_page import Page
from honeymoon.cli.play_seats import default_seats, parse_seats
from honeymoon.cli.play_session import answer, begin, computer_turn
from honeymoon.cli.play_state import Reply
from honeymoon.cli.play_words import words_of
from honeymoon.locales import Texts
from honeymoon.rules.cards import Card, parse_card
from honeymoon.rules.events import SPECTATOR, EventKind
from honeymoon.rules.match import Match
from honeymoon.rules.variants.catalogue import VARIANTS
from honeymoon.rules.view import View
from honeymoon.shuffle import Chance

PEOPLE = ("Ana", "Ben", "Caro")
CARD = re.compile(r"(10|[2-9AKQJ])([♠♥♣♦])")
HOLDING = re.compile(r"([♠♥♣♦]) ((?:(?:10|[2-9AKQJ])(?: |$))+)")


def sit(
    game: str = "draw-and-discard",
    *,
    lang: str = "en",
    seats: str = "",
    seed: str = "table",
    options: Mapping[str, object] | None = None,
    dealer: int = 0,
    plain: bool = False,
) -> Reply:
    """A new match at the first question to a person."""
    variant = VARIANTS[game]
    plans = parse_seats(seats or default_seats(variant.seats, "tips"), PEOPLE[: variant.seats])
    texts = Texts(lang)
    page = Page(texts, tuple(plan.name for plan in plans), plain)
    match = Match.start(game, options, dealer)
    sitting = sit_down(match, plans, Chance.seeded(seed))
    return settled(begin(sitting, page, words_of(texts)))


def settled(reply: Reply) -> Reply:
    """The reply after the computer players have acted, with all lines that were printed."""
    lines = list(reply.lines)
    while not reply.is_over and reply.session.sitting.wait is Wait.COMPUTER:
        reply = computer_turn(reply.session)
        lines = [*(() if reply.clear else lines), *reply.lines]
    return Reply(reply.session, tuple(lines), reply.save, reply.clear, reply.is_over)


def say(reply: Reply, *lines: str) -> Reply:
    """The reply to the last of these lines."""
    for line in lines:
        reply = settled(answer(reply.session, line))
    return reply


def text(reply: Reply) -> str:
    """Everything that the reply prints."""
    return "\n".join(reply.session.page.finished(reply.lines))


def view_of(reply: Reply) -> View:
    """What the person at the screen may know."""
    sitting = reply.session.sitting
    return sitting.view_for(SPECTATOR if sitting.shown < 0 else sitting.shown)


def actions_of(reply: Reply) -> list[str]:
    """The actions of the latest deal."""
    deal = reply.session.sitting.latest
    return [] if deal is None else list(map(str, deal.actions))


PLANLESS = {"draw": "keep", "pick-up": "take", "auction": "pass"}
"""What the person without a plan says in a phase; elsewhere the first of the list."""


def planless(reply: Reply) -> str:
    """Always the first choice; Enter where there is none."""
    session = reply.session
    deal = session.sitting.match.deal
    if session.sitting.wait is not Wait.DECISION or deal is None or deal.phase is None:
        return ""
    return PLANLESS.get(deal.phase.name, "1")


def printed_cards(output: str) -> set[Card]:
    """Every card that the lines name, alone or in a hand by suits."""
    found = {parse_card(rank + suit) for rank, suit in CARD.findall(output)}
    for suit, ranks in HOLDING.findall(output):
        found |= {parse_card(rank + suit) for rank in ranks.split()}
    return found


def cards_on_screen(reply: Reply) -> set[Card]:
    """Every card that the reply names; the bids of the auction look like cards, and are none."""
    output = text(reply)
    for event in view_of(reply).events:
        if event.kind is EventKind.CALLED:
            output = output.replace(reply.session.page.said(event.token), "")
    return printed_cards(output)


def known_cards(view: View) -> set[Card]:
    """The cards that the seat has seen in this deal, by its events and its hands."""
    seen = {card for event in view.events for card in event.cards if card is not None}
    held = {card for hand in view.hands if hand.cards is not None for card in hand.cards}
    return seen | held
