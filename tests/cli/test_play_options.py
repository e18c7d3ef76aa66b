"""Every option of every game at the table: it is played, and hides what it hides."""

import io
import json
from pathlib import Path

import pytest

from honeymoon.cli.play_match import Wait
from honeymoon.rules.scoring.entry import Outcome
from honeymoon.rules.variants.catalogue import VARIANTS
from tests.cli.at_the_table import (
    cards_on_screen,
    known_cards,
    planless,
    say,
    sit,
    text,
    view_of,
)
from tests.cli.calling import Answer, call

OPTIONS = [
    (game, option.name, value)
    for game, variant in VARIANTS.items()
    for option in variant.options
    if not option.is_fixed
    for value in option.values
]
FORGOTTEN = next(game for game, name, _ in OPTIONS if name == "forgotten_discard")


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize(("game", "option", "value"), OPTIONS)
def test_two_deals_under_each_value_of_each_option(
    game: str, option: str, value: object, lang: str
) -> None:
    """Dealt, played and scored by people who see no more than their seats may."""
    seats = "person,person" if VARIANTS[game].seats == 2 else "person,tips,person"
    reply = sit(game, lang=lang, seats=seats, options={option: value}, seed=f"{option} {value}")
    while len(reply.session.sitting.match.scored) < 2:
        assert cards_on_screen(reply) <= known_cards(view_of(reply))
        assert all(len(line) <= 79 for line in text(reply).splitlines())
        reply = say(reply, planless(reply))
    assert reply.session.page.texts("pad-title") in text(reply)


def test_a_lead_with_twenty_cards_is_dealt_again_where_that_is_the_rule() -> None:
    """The word play leads; the same dealer deals, the contract stays, and nothing is scored."""
    reply = say(sit(FORGOTTEN, dealer=2, options={"forgotten_discard": "redeal"}), "1")
    held = next(iter(view_of(reply).hand))
    contract = view_of(reply).contract
    reply = say(reply, f"play {reply.session.page.card(held)}")
    assert reply.session.sitting.wait is Wait.NEXT_DEAL
    assert reply.session.sitting.match.scored[-1].deal.outcome is Outcome.REDEAL
    assert "before discarding" in text(reply)
    reply = say(reply, "")
    assert view_of(reply).dealer == 2
    assert view_of(reply).contract == contract
    assert len(view_of(reply).hand) == 20


def test_a_lead_with_twenty_cards_is_refused_where_the_rule_is_strict() -> None:
    """With the rule that four cards have to be discarded first."""
    reply = say(sit(FORGOTTEN, dealer=2, options={"forgotten_discard": "strict"}), "1")
    held = next(iter(view_of(reply).hand))
    refused = say(reply, f"play {reply.session.page.card(held)}")
    assert "(rule BI-09)" in text(refused)
    assert refused.session == reply.session


def test_passing_out_brings_no_score_and_the_next_deal() -> None:
    """Both pass: the next hand, another dealer, nothing on the sheet."""
    reply = sit("plain", seats="person,person", dealer=0)
    announced = []
    while reply.session.sitting.wait is not Wait.NEXT_DEAL:
        reply = say(reply, planless(reply))
        announced.append(text(reply))
    assert any("the hand is over without a score" in lines for lines in announced)
    assert reply.session.sitting.match.scored[-1].deal.outcome is Outcome.PASSED_OUT
    assert reply.session.sitting.match.sheet.totals == (0, 0)
    assert view_of(say(reply, "")).dealer == 1


@pytest.mark.parametrize(("level", "name"), [("4", "expert-1"), ("strong", "strong-1")])
def test_a_level_names_the_opponents(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    level: str,
    name: str,
) -> None:
    """By its name or its number on the ladder; in every seat but the first."""
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    answer = _begun(capsys, tmp_path, "--level", level)
    assert answer.status == 0
    record = json.loads((tmp_path / "m.json").read_text(encoding="utf-8"))
    assert record["seats"] == ["person", name, name]


@pytest.mark.parametrize("words", [("--level", "5"), ("--level", "2", "--seats", "person,club")])
def test_a_level_that_is_none_or_named_twice_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, words: tuple[str, ...]
) -> None:
    """With the words that there are, and nothing saved."""
    answer = _begun(capsys, tmp_path, *words)
    assert answer.status == 2
    assert "strong" in answer.err or "--seats" in answer.err
    assert not list(tmp_path.iterdir())


def _begun(capsys: pytest.CaptureFixture[str], folder: Path, *words: str) -> Answer:
    """A match of three that is begun and left, saved in this folder."""
    save = ("--save", str(folder / "m.json"), "--lang", "en", "--no-pause")
    return call(capsys, "play", "bismarck", *words, *save)
