"""A level as data: how many worlds a player imagines, what it remembers, what it reads."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """``play_worlds`` and ``call_worlds`` are the worlds drawn for a card and for a call.

    ``two_hands`` says how many times as many there are of two hands, which are solved sooner.
    ``remembers`` is the number of finished tricks whose cards it still knows; a level that
    does not know ``its_rejects`` takes what it laid aside for cards that another may hold.
    ``reads_draw``, ``reads_calls`` and ``reads_cards`` weigh worlds by what the others did;
    ``counts_all`` from so many cards in a hand downwards takes every hand there can be.
    A level without ``next_card`` draws by the texts' tips, one without ``call_worlds`` calls by
    them, and so does each with more than ``call_hands`` hands in play. ``counts_out`` are the
    cards in a hand from which downwards it looks to the end of the play of three or four hands;
    with more it plays by the tips. ``open_nodes`` are the positions looked at for such a card
    while some hand is hidden. Where each plays for itself it looks ``depth`` tricks ahead at the
    end of the deal.
    """

    play_worlds: int
    call_worlds: int
    remembers: int = 17
    its_rejects: bool = True
    reads_draw: bool = False
    reads_calls: bool = False
    reads_cards: bool = False
    two_hands: int = 1
    counts_all: int = 0
    next_card: bool = True
    call_hands: int = 4
    counts_out: int = 0
    open_nodes: int = 0
    depth: int = 5
