"""Answers to questions that change nothing: hand, last trick, tricks, score, the words."""

from __future__ import annotations

from honeymoon.cli.play_screen import (
    contract_lines,
    dummy_lines,
    hand_line,
    last_trick_line,
    tricks_lines,
)
from honeymoon.cli.play_state import Reply, Session, says, view_of
from honeymoon.cli.play_words import Command
from honeymoon.cli.sheet_text import sheet_lines
from honeymoon.rules.cards import Card, Rank, Suit


def asked_help(session: Session, command: Command) -> Reply:
    """The words that can be typed."""
    page = session.page
    card = page.card(Card.of(Suit.SPADES, Rank.ACE))
    text = page.say("help", letter=page.letter(Suit.HEARTS).lower(), card=card)
    return Reply(session, tuple(text.split("\n")))


def asked_rules(session: Session, command: Command) -> Reply:
    """Where the rules of this game are."""
    game = session.sitting.match.variant.name
    return says(session, session.page.say("rules-where", game=game))


def asked_score(session: Session, command: Command) -> Reply:
    """The score sheet."""
    return Reply(session, tuple(sheet_lines(session.page, session.sitting.match)))


def asked_hand(session: Session, command: Command) -> Reply:
    """The cards of the person at the screen."""
    return says(session, hand_line(view_of(session), session.page))


def asked_dummy(session: Session, command: Command) -> Reply:
    """The dummies."""
    lines = dummy_lines(view_of(session), session.page)
    return Reply(session, tuple(lines or [session.page.say("no-dummy")]))


def asked_last(session: Session, command: Command) -> Reply:
    """The last trick."""
    return says(session, last_trick_line(view_of(session), session.page))


def asked_tricks(session: Session, command: Command) -> Reply:
    """Tricks won and needed."""
    return Reply(session, tuple(tricks_lines(view_of(session), session.page)))


def asked_contract(session: Session, command: Command) -> Reply:
    """The contract, and tricks won and needed."""
    return Reply(session, tuple(contract_lines(view_of(session), session.page)))
