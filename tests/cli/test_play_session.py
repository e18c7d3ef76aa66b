"""A session at the table: each phase of each game, what is told, refused, explained and hidden."""

import re

import pytest

from honeymoon.cli.play_match import Wait
from honeymoon.cli.play_screen import choices, trump_of
from honeymoon.cli.play_state import Reply
from honeymoon.locales import LANGUAGES
from honeymoon.rules.actions import Kind
from honeymoon.rules.events import EventKind, SeenEvent
from honeymoon.rules.variants.catalogue import VARIANTS
from tests.cli.at_the_table import (
    actions_of,
    cards_on_screen,
    known_cards,
    planless,
    say,
    sit,
    text,
    view_of,
)
from tests.scale import deals

DUMMIES = [name for name in VARIANTS if "exposed" in name]
EXCHANGES = [name for name, variant in VARIANTS.items() if variant.seats == 3]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", VARIANTS)
def test_a_deal_of_each_game_is_played_to_its_receipt(game: str, lang: str) -> None:
    """The first choice at every question ends the deal; every line fits the terminal."""
    reply = sit(game, lang=lang, plain=True)
    for _ in range(200):
        for line in text(reply).splitlines():
            assert len(line) <= 79
            assert line.isascii()
        if reply.session.sitting.wait not in (Wait.DECISION, Wait.HAND_OVER):
            break
        reply = say(reply, planless(reply))
    assert reply.session.sitting.wait is Wait.NEXT_DEAL
    assert reply.session.page.texts("pad-title") in text(reply)


@pytest.mark.parametrize("game", VARIANTS)
def test_nothing_is_printed_that_the_person_may_not_know(game: str) -> None:
    """Each card on the screen, asked for or not, is one that the seat has seen."""
    for seed in range(deals(4, 30)):
        reply = sit(game, seed=f"hidden {seed}", dealer=seed % VARIANTS[game].seats)
        while reply.session.sitting.wait is not Wait.NEXT_DEAL:
            known = known_cards(view_of(reply))
            for line in ("", "?", "hint", "hand", "dummy", "table", "last", "contract"):
                reply = say(reply, line) if line else reply
                assert cards_on_screen(reply) <= known
            reply = say(reply, planless(reply))


@pytest.mark.parametrize("seats", ["person,person", "person,tips", "tips,person"])
@pytest.mark.parametrize("game", [name for name in VARIANTS if VARIANTS[name].seats == 2])
def test_one_person_never_sees_what_only_the_other_may(game: str, seats: str) -> None:
    """The same with two people, through every hand-over of a deal."""
    reply = sit(game, seats=seats, seed="two")
    while reply.session.sitting.wait is not Wait.NEXT_DEAL:
        allowed = known_cards(view_of(reply))
        assert cards_on_screen(reply) <= allowed
        reply = say(reply, planless(reply))


def own_turn(reply: Reply, kind: EventKind) -> SeenEvent:
    """The first such event of the person's own."""
    return next(e for e in view_of(reply).events if e.kind is kind and e.seat == 0)


def test_keeping_tells_which_card_was_discarded() -> None:
    """Both cards of a turn are seen by the player, and by nobody else."""
    reply = sit()
    shown = view_of(reply).fact("card")
    reply = say(reply, "keep")
    kept, discarded = own_turn(reply, EventKind.KEPT).cards
    assert str(kept) == shown
    assert f"You kept {reply.session.page.card(kept)}" in text(reply)
    assert f"discard: {reply.session.page.card(discarded)}" in text(reply)


def test_rejecting_tells_which_card_has_to_be_kept() -> None:
    """The forced card is named at once."""
    reply = say(sit(), "r")
    rejected, kept = own_turn(reply, EventKind.REJECTED).cards
    page = reply.session.page
    assert f"{page.card(rejected)} rejected" in text(reply)
    assert f"next card: {page.card(kept)}" in text(reply)
    assert kept in set(view_of(reply).hand)


@pytest.mark.parametrize("game", VARIANTS)
def test_a_refused_action_names_its_rule_and_changes_nothing(game: str) -> None:
    """In every phase that the game has, something that belongs to another is refused."""
    reply = sit(game)
    refused = set()
    while reply.session.sitting.wait is Wait.DECISION:
        phase, before = view_of(reply).phase, reply.session
        wrong = "♣2" if phase in ("auction", "choose-contract", "draw", "pick-up") else "pass"
        answered = say(reply, wrong)
        assert re.search(r"\(rule\s+[A-Z]+-\d+\)", text(answered))
        assert answered.session == before
        assert not answered.save
        refused.add(phase)
        reply = say(reply, planless(reply))
    assert refused


@pytest.mark.parametrize("game", DUMMIES)
def test_dummies_are_shown_when_they_lie_open(game: str) -> None:
    """After the opening lead both dummies, and whose turn of which hand it is."""
    reply = sit(game, seed="dummy", options={"reveal": "after-lead"} if "semi" in game else None)
    while view_of(reply).phase != "play" or not view_of(reply).fact("trick"):
        reply = say(reply, planless(reply))
    shown = text(say(reply, "dummy"))
    dummies = view_of(reply).hands[2:]
    assert len(dummies) == 2
    for dummy in dummies:
        assert dummy.cards is not None
        assert reply.session.page.hand(dummy.cards, trump_of(view_of(reply))) in shown


@pytest.mark.parametrize("game", [name for name in VARIANTS if name not in DUMMIES])
def test_a_game_without_dummies_says_so(game: str) -> None:
    """Rather than nothing."""
    assert text(say(sit(game), "dummy")) == "There is no dummy in this game."


def test_a_card_that_cannot_be_played_is_explained() -> None:
    """By ?, by why and a card, and by ? and another card of the hand."""
    reply = sit("plain", seed="follow")
    while not view_of(reply).forbidden:
        reply = say(reply, planless(reply))
    card, reason = view_of(reply).forbidden[0]
    word = reply.session.page.card(card)
    for asked in (f"? {word}", f"why {word}"):
        assert "Suit must be followed" in text(say(reply, asked))
        assert f"(rule {reason.rule})" in text(say(reply, asked)).replace("\n  ", " ")
    everything = text(say(reply, "?"))
    assert everything.startswith("Possible now: ")
    assert "Not possible: " in everything
    for forbidden, _ in view_of(reply).forbidden:
        assert reply.session.page.card(forbidden) in everything
    held = reply.session.page.card(choices(view_of(reply))[0].card)
    assert text(say(reply, f"? {held}")).endswith(": possible.")
    assert text(say(reply, "? 1")).endswith(": possible.")


def test_a_bid_is_explained_before_it_is_made() -> None:
    """Tricks, points below and above, whether it is a game, and the price of one trick."""
    reply = sit("plain")
    shown = text(say(reply, "? 3nt"))
    assert "3NT needs 9 tricks" in shown
    assert "100 below the line and 0 above" in shown
    assert "That would be a game." in shown
    assert "One trick short gives each opponent 50." in shown
    assert "game" not in text(say(reply, "? 2d"))


def test_the_end_of_the_auction_is_announced_before_the_pass() -> None:
    """With three passes to close it, only the last one ends it."""
    reply = sit("plain", options={"auction_end": "all-others"}, dealer=0)
    first = text(reply)
    assert ("If you pass, the auction ends" in first) is (view_of(reply).fact("bidder") == 1)
    patient = sit("plain", dealer=0)
    assert "If you pass" not in text(patient)


def test_a_listed_number_is_a_card_and_another_number_is_none() -> None:
    """The list starts at 1."""
    reply = sit("plain", seed="numbers")
    while view_of(reply).phase != "play":
        reply = say(reply, planless(reply))
    listed = choices(view_of(reply))
    for number in ("0", str(len(listed) + 1), "999"):
        assert "no number" in text(say(reply, number))
    last = say(reply, str(len(listed)))
    assert str(listed[-1]) in actions_of(last)


@pytest.mark.parametrize("game", EXCHANGES)
def test_whoever_takes_four_cards_discards_four(game: str) -> None:
    """One by one, from twenty cards to sixteen; the cards just taken are named."""
    reply = sit(game, dealer=2, seed="exchange")
    reply = say(reply, "7nt" if view_of(reply).phase == "auction" else "1")
    taken = own_turn(reply, EventKind.TOOK_STOCK).cards
    assert reply.session.page.cards(taken) in text(reply)
    sizes = []
    while view_of(reply).phase == "exchange":
        sizes.append(len(view_of(reply).hand))
        reply = say(reply, "1")
    assert sizes == [20, 19, 18, 17]


def test_the_letter_trap_is_sprung_by_nothing_but_enter() -> None:
    """A card whose letter could mislead is repeated in words first; anything else drops it."""
    reply = sit("plain", lang="es", seed="trap")
    while view_of(reply).phase != "play":
        reply = say(reply, planless(reply))
    card = next(a.card for a in view_of(reply).legal if a.kind is Kind.CARD)
    page = reply.session.page
    typed = page.rank(card) + page.letter(card.suit)
    asked = say(reply, typed)
    assert actions_of(asked) == actions_of(reply)
    assert asked.session.pending is not None
    assert page.action(asked.session.pending) == page.card_words(card)
    dropped = say(asked, "mano")
    assert dropped.session.pending is None
    assert actions_of(dropped) == actions_of(reply)
    assert str(card) in actions_of(say(asked, ""))
    assert str(card) in actions_of(say(reply, page.card(card)))


def test_what_cannot_be_read_is_said_and_made_harmless() -> None:
    """Control characters are not echoed, and a long line is cut."""
    shown = text(say(sit(), "\x1b[31mzz" + "y" * 200))
    assert "is not understood" in shown
    assert "\x1b" not in shown
    assert len(shown) < 200


def test_the_match_ends_with_its_winners() -> None:
    """A person who always passes loses the rubber, and is told so."""
    reply = sit("plain", seed="rubber")
    for _ in range(3000):
        if reply.is_over:
            break
        reply = say(reply, planless(reply))
    assert reply.is_over
    winners = reply.session.sitting.match.winners
    assert winners == (1,)
    assert "tips-1 won the rubber." in text(reply)
    assert "tips-1 has the higher total" in text(reply)


def test_the_same_seed_gives_the_same_match() -> None:
    """Decks, dealer and computer player alike; another seed another match."""

    def played(seed: str) -> list[str]:
        reply = sit("pick-up", seed=seed)
        for _ in range(40):
            reply = say(reply, planless(reply))
        return actions_of(reply)

    assert played("one") == played("one")
    assert played("one") != played("two")
