"""Hints: the principle first, the action on asking again, from what the person knows alone."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from honeymoon import View
from honeymoon.cli import play_hint
from honeymoon.cli.play_hint import hint
from honeymoon.cli.play_state import Reply
from honeymoon.locales import LANGUAGES, Texts
from honeymoon.players.clock import Clock
from honeymoon.players.hints import ADVISER, INSTEAD
from honeymoon.players.player import PLAYERS
from honeymoon.rules.view import view as view_of_deal
from honeymoon.search import kernel
from tests.cli.at_the_table import (
    actions_of,
    known_cards,
    planless,
    printed_cards,
    say,
    sit,
    text,
    view_of,
)
from tests.cli.calling import english_words
from tests.rules.helpers import BI, DD, GAMES, PL, PU, SE
from tests.scale import deals
from tests.views.checks import twins
from tests.views.knowledge import Ledger
from tests.views.positions import ACTOR, moments

HINT = {"en": "hint", "es": "consejo", "pt": "dica", "it": "consiglio"}


def flat(reply: Reply) -> str:
    """What the reply prints, on one line."""
    return " ".join(text(reply).split())


def decisions(reply: Reply) -> Iterator[Reply]:
    """Each decision of the person in a deal that is played without a plan."""
    while reply.session.sitting.match.deal is not None:
        if view_of(reply).legal:
            yield reply
        reply = say(reply, planless(reply))


def test_the_principle_comes_first_and_the_action_on_asking_again() -> None:
    """In the draw: no card, no number; then the choice with its points."""
    reply = sit(DD)
    first = say(reply, "hint")
    assert flat(first).startswith("Compare the card with what you can expect of the next one")
    assert not {"Keep", "Reject"} & set(flat(first).split())
    second = say(first, "hint")
    assert flat(second).startswith(("expert-1 would choose: Keep", "expert-1 would choose: Reject"))
    assert "of the 51 cards that it has not seen" in flat(second)
    assert flat(second).endswith("It knows no more than you.")
    assert text(say(second, "h")) == text(second)
    assert actions_of(second) == actions_of(reply)


def test_a_new_decision_begins_with_the_principle_again() -> None:
    """Also one that is reached by going on from a hint, and one that was taken back."""
    told = say(sit(PL, seats="person,tips", seed="table"), "hint", "hint")
    assert "would choose" in text(told)
    after = say(told, "p")
    assert "would choose" not in text(say(after, "hint"))
    assert "would choose" in text(say(after, "undo", "hint"))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_hints_of_every_game_are_in_the_language_and_name_no_hidden_card(
    lang: str, game: str
) -> None:
    """At some decisions of a deal, all lines narrow enough; cards only such as the person knows."""
    every = list(decisions(sit(game, lang=lang, seed=f"{lang} {game}")))
    for reply in Random(lang + game).sample(every, min(len(every), deals(2, 8))):
        first = say(reply, HINT[lang])
        for told in (first, say(first, HINT[lang])):
            assert all(len(line) < 80 for line in text(told).splitlines())
            assert lang == "en" or not english_words(text(told).replace("tips-1", ""))
            if view_of(reply).phase != "auction":
                assert printed_cards(text(told)) <= known_cards(view_of(reply))


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_the_same_whatever_the_hidden_cards_are(game: str) -> None:
    """Deals that the person cannot tell apart give the same hint, number by number."""
    rng, compared = Random(f"hint {game}"), 0
    for moment in moments(game, deals(1, 6), rng):
        if moment.kind[2] != ACTOR:
            continue
        told = hint(view_of_deal(moment.deal, moment.seat))
        for _, twin in twins(moment.deal, Ledger(moment.deal), moment.seat, rng):
            assert hint(view_of_deal(twin, moment.seat)) == told
            compared += 1
    assert compared


def test_where_only_one_thing_is_possible_it_is_said_at_once() -> None:
    """There is no principle to it."""
    last = [reply for reply in decisions(sit(PL, seed="table")) if len(view_of(reply).legal) == 1]
    assert text(say(last[-1], "hint")).startswith("There is only one thing to do: ")


def test_nothing_is_hinted_where_nobody_decides() -> None:
    """After the deal."""
    *_, last = decisions(sit(PL, seed="table"))
    over = say(last, planless(last))
    assert text(say(over, "hint")) == "That is not possible now."


class Stuck:
    """A player that finds nothing."""

    name = "stuck"

    def choose(self, view: View, clock: Clock, rng: Random) -> object:
        """Fails."""
        raise RuntimeError(self.name)


def test_no_hint_holds_up_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the adviser is not in time the tips are asked, and then it is said that there is none.

    What the guard does in a player's place is no advice.
    """
    reply = sit(DD)
    monkeypatch.setitem(PLAYERS, ADVISER, Stuck())
    told = say(reply, "hint", "hint")
    assert flat(told).startswith("tips-1 would choose: ")
    assert "It goes by the tips of the rules’ texts" in flat(told)
    monkeypatch.setitem(PLAYERS, INSTEAD, Stuck())
    told = say(reply, "hint")
    assert text(told) == "No hint was ready in time."
    assert told.session.hinted is None


@pytest.mark.parametrize("game", [DD, PU, BI, SE])
def test_hints_are_given_without_the_kernel(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By fewer worlds, or by the texts' tips, each with its sentences."""
    monkeypatch.setattr(kernel, "is_on", lambda: False)
    every = list(decisions(sit(game, seed="slow")))
    for reply in (every[0], every[len(every) // 2], every[-1]):
        first = say(reply, "hint")
        assert "No hint" not in text(first)
        assert "would choose" in text(say(first, "hint")) or "only one thing" in text(first)


def test_every_principle_of_the_code_is_in_every_language() -> None:
    """Each phase, each place in a trick, tricks to be won and to be avoided."""
    tree = ast.parse(Path(play_hint.__file__).read_text(encoding="utf-8"))
    found = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    places = {"lead", "follow", "void", "open"}
    assert {"lead", "follow", "void", "hint-first-open"} <= found
    phases = {"draw", "pick-up", "pick-up-discard", "auction", "choose-contract", "exchange"}
    avoided = (places - {"open"}) | {"exchange"}
    for language in LANGUAGES:
        texts = Texts(language)
        assert all(texts.has(f"hint-first-{name}") for name in phases | places)
        assert all(texts.has(f"hint-avoid-{name}") for name in avoided)
