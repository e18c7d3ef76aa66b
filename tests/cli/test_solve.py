"""`honeymoon solve`: deals as PBN writes them, moments of records, and every refusal."""

from __future__ import annotations

import json
import re
import signal
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from honeymoon import read_record, replay
from honeymoon.locales import sources
from honeymoon.rules.cards import CARDS, SUITS, CardSet
from honeymoon.rules.deal import Deal
from honeymoon.rules.phases.play import Playing
from honeymoon.search import kernel, open_hands
from honeymoon.search.reference import Solver
from honeymoon.search.sides_reference import OpenHands, SidesSolver, minimax
from tests.cli.calling import LANGUAGES, call, english_words
from tests.records.samples import GAMES, short_record
from tests.search.test_sides_reference import random_position
from tests.test_docs import example

TWO = "N:A.K.. - .Q.2. -"
THREE = "N:AK..A. Q2.A.. ..KQ.2 -"
FOUR = "N:AK..A. Q2.A.. ..KQ.2 J.K.3."


def pbn(hands: list[CardSet]) -> str:
    """Hands of four places as PBN writes them, an empty one as nobody's."""
    return "N:" + " ".join(map(_pbn_hand, hands))


def _pbn_hand(hand: CardSet) -> str:
    suits = (reversed(list(hand.holding(suit))) for suit in reversed(SUITS))
    return ".".join("".join(card.rank.letter for card in suit) for suit in suits) if hand else "-"


def as_json(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    """The object that the command prints."""
    answer = call(capsys, "solve", *words, "--json")
    assert answer.status == 0, answer.err
    form = json.loads(answer.out)
    assert isinstance(form, dict)
    return form


def test_the_example_of_the_page_is_what_the_command_prints(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """docs/solve.md, to the last key."""
    form = as_json(capsys, TWO, "--strain", "NT", "--cards")
    assert form == example("solve.md", "two hands")
    assert list(form) == list(example("solve.md", "two hands"))


def test_a_table_has_all_strains_and_leaders(capsys: pytest.CaptureFixture[str]) -> None:
    """The tricks of the first hand, whoever leads, as the solver finds them."""
    cards = Random(51).sample(CARDS, 26)
    hands = [CardSet.of(cards[:13]), CardSet(0), CardSet.of(cards[13:]), CardSet(0)]
    answer = call(capsys, "solve", pbn(hands))
    north, south = hands[0], hands[2]
    solver, trumps = Solver(), (*SUITS, None)
    expected = [
        [solver.tricks(north, south, trump) for trump in trumps],
        [13 - solver.tricks(south, north, trump) for trump in trumps],
    ]
    found = [[int(word) for word in line.split() if word.isdigit()] for line in answer.lines[2:]]
    assert (answer.status, found) == (0, expected)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_it(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """One result as a sentence, then the cards by their value."""
    words = (TWO, "--strain", "nt", "--leader", "n", "--cards", "--lang", language)
    answer = call(capsys, "solve", *words)
    assert answer.status == 0
    assert re.search(r"N 2, S 0$", answer.lines[0])
    assert answer.lines[-1].split() == ["2", "A♠", "K♥"]
    if language != "en":
        assert not english_words(answer.out)


def test_four_hands_play_in_pairs(capsys: pytest.CaptureFixture[str]) -> None:
    """North and south against east and west, in every strain, as trying every card finds."""
    rng = Random(52)
    for _ in range(3):
        position = random_position(rng, 4, 3, 0)._replace(ours=(True, False, True, False))
        form = as_json(capsys, pbn(list(position.hands)))
        assert (form["first_side"], form["second_side"]) == (["N", "S"], ["E", "W"])
        results = form["results"]
        assert len(results) == 20
        for number, result in enumerate(results):
            trump = (*SUITS, None)[number % 5]
            solved = minimax(position._replace(trump=trump, leader=number // 5))
            assert (result["first"], result["first"] + result["second"]) == (solved, 3)


def test_three_hands_play_for_and_against_declarer(capsys: pytest.CaptureFixture[str]) -> None:
    """Alone, or with a dummy; the order stays clockwise."""
    alone = as_json(capsys, THREE, "--declarer", "E")
    assert (alone["first_side"], alone["second_side"]) == (["E"], ["N", "S"])
    both = as_json(capsys, THREE, "--declarer", "E", "--dummy", "S")
    assert (both["first_side"], both["second_side"]) == (["E", "S"], ["N"])
    assert list(both["hands"]) == ["N", "E", "S"]


REFUSED = {
    "solve-source": [[], ["--record", "x"], [TWO, "--deal", "1"], [TWO, "--record", "x"]],
    "solve-record-only": [["--record", "x", "--deal", "1", "--strain", "S"]],
    "solve-deal": [["X:A... - K... -"], ["A... - K... -"], ["N:A... K..."], ["N"]],
    "solve-hand": [["N:A.. - K... -"], ["N:A.... - K... -"], ["N:pass - K... -"]],
    "solve-rank": [["N:A1... - K2... -"], ["N:Ä... - K... -"]],
    "solve-twice": [["N:AA... - K2... -"], ["N:A... - A... -"]],
    "solve-hands": [["N:A... - - -"], ["N:- - - -"]],
    "solve-sizes": [["N:AK... - Q... -"], ["N:AK... QJ... - T..."]],
    "solve-size": [["N:... - ... -"]],
    "solve-strain": [[TWO, "--strain", "Z"], [TWO, "--strain", "6S"]],
    "solve-place": [[TWO, "--leader", "E"], [THREE, "--declarer", "W"], [TWO, "--leader", "?"]],
    "solve-declarer-of-three": [[TWO, "--declarer", "N"], [FOUR, "--dummy", "N"]],
    "solve-declarer-missing": [[THREE]],
    "solve-dummy": [[THREE, "--declarer", "N", "--dummy", "n"]],
}


@pytest.mark.parametrize(("key", "words"), [(k, w) for k, all_w in REFUSED.items() for w in all_w])
@pytest.mark.parametrize("language", ["en", "it"])
def test_what_cannot_be_solved_is_refused(
    key: str, words: list[str], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Status 2, nothing printed, and the sentence of that reason."""
    answer = call(capsys, "solve", *words, "--lang", language)
    assert (answer.status, answer.out) == (2, "")
    source = sources(language)[key]
    literal = max(re.split(r"\{[^}]*\}", source), key=len)
    assert literal in answer.err


def test_two_hands_of_more_than_thirteen_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """26 each would be a whole pack."""
    hands = [CardSet.of(CARDS[::2]), CardSet(0), CardSet.of(CARDS[1::2]), CardSet(0)]
    answer = call(capsys, "solve", pbn(hands))
    assert answer.status == 2
    assert "13" in answer.err


def test_hands_that_are_too_large_get_a_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Status 3, since nothing is wrong with the question."""
    monkeypatch.setenv("HONEYMOON_KERNEL", "off")
    monkeypatch.setattr(open_hands, "SidesSolver", lambda: SidesSolver(nodes=3))
    answer = call(capsys, "solve", FOUR, "--lang", "en")
    assert (answer.status, answer.out) == (3, "")
    assert "too large" in answer.err


def test_a_missing_kernel_is_told_once(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In words, after which the answer follows."""
    monkeypatch.delenv("HONEYMOON_KERNEL", raising=False)
    monkeypatch.setattr(kernel, "is_installed", lambda: False)
    kernel.tell_missing.cache_clear()
    answer = call(capsys, "solve", TWO, "--lang", "en")
    assert answer.status == 0
    assert answer.err.count("kernel") == 1


def states(record: dict[str, Any]) -> list[Deal]:
    """The first deal of a record before each action, and after the last."""
    done = replay(read_record(record))
    deal = done.match.scored[0].deal if done.match.scored else done.match.deal
    assert deal is not None
    position = deal.position
    state = Deal.start(deal.variant, deal.options, position.sheet, position.dealer, deal.deck)
    found = [state]
    for action in deal.actions:
        found.append(found[-1].play(action))
    return found


def written(folder: Path, record: dict[str, Any]) -> str:
    """The path of a file with this record."""
    file = folder / "match.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("back", [5, 6, 7, 8])
def test_a_moment_of_a_record(
    game: str, back: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """So many actions before the end: hands, sides, trump, legal cards and what they are worth."""
    record = short_record(game)
    course = states(record)
    at, deal = len(course) - back + 1, course[-back]
    phase, contract = deal.phase, deal.contract
    assert isinstance(phase, Playing)
    assert contract is not None
    file = written(tmp_path, record)
    form = as_json(capsys, "--record", file, "--deal", "1", "--at", str(at), "--cards")
    hands = tuple(deal.position.hands[hand] for hand in phase.order)
    ours = tuple(deal.position.owners[hand] == contract.declarer for hand in phase.order)
    position = OpenHands(hands, ours, contract.trump, phase.leader, phase.trick)
    assert list(form["hands"].values()) == [list(map(str, hand)) for hand in hands]
    assert form["first_side"] == [n for n, own in zip(form["hands"], ours, strict=True) if own]
    (result,) = form["results"]
    assert result["first"] == minimax(position)
    values = SidesSolver().card_values(position)
    assert result["cards"] == {str(card): tricks for card, tricks in values.items()}
    assert set(result["cards"]) == set(map(str, deal.legal))


def test_a_record_is_asked_about_the_opening_lead(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """All thirteen tricks, unless an action is named."""
    form = as_json(
        capsys, "--record", written(tmp_path, short_record("plain")), "--deal", "1", "--cards"
    )
    assert (form["tricks"], form["trick"]) == (13, [])
    assert len(form["results"][0]["cards"]) == 13


def refused(capsys: pytest.CaptureFixture[str], file: str, *words: str) -> str:
    """The sentence with which a moment of a record is refused."""
    answer = call(capsys, "solve", "--record", file, *words, "--lang", "en")
    assert (answer.status, answer.out) == (2, "")
    return answer.err


def test_moments_that_there_are_not(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Deals and actions count from 1; before the play nothing can be solved."""
    file = written(tmp_path, short_record("plain"))
    for number in ("0", "2", "-1"):
        assert f"no hand {number} " in refused(capsys, file, "--deal", number)
    for action in ("0", "500"):
        assert f"no action {action} " in refused(capsys, file, "--deal", "1", "--at", action)
    assert "no cards are being played" in refused(capsys, file, "--deal", "1", "--at", "1")


def test_records_that_cannot_be_used(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """No file, no record, an illegal action, a hand of a sealed record that is not finished."""
    assert "no such file" in refused(capsys, str(tmp_path / "none"), "--deal", "1")
    empty = tmp_path / "empty"
    empty.write_text("", encoding="utf-8")
    assert "no record" in refused(capsys, str(empty), "--deal", "1")
    record = short_record("plain")
    actions = record["deals"][0]["actions"]
    wrong = {**record, "deals": [{**record["deals"][0], "actions": [*actions[:3], "keep"]}]}
    assert "keep" in refused(capsys, written(tmp_path, wrong), "--deal", "1")
    sealed = {**record, "sealed": True, "deals": [{**record["deals"][0], "actions": actions[:-4]}]}
    assert "sealed" in refused(capsys, written(tmp_path, sealed), "--deal", "1")


def test_an_interrupt_need_not_wait_for_the_kernel(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """While it computes no Python code runs, so that nothing there would hear of it."""
    found = []

    def handler(_: OpenHands) -> int:
        found.append(signal.getsignal(signal.SIGINT))
        return 1

    monkeypatch.setattr(open_hands, "tricks", handler)
    for before, during in (
        (signal.default_int_handler, signal.SIG_DFL),
        (signal.SIG_IGN, signal.SIG_IGN),
    ):
        old = signal.signal(signal.SIGINT, before)
        try:
            assert call(capsys, "solve", TWO, "--strain", "NT", "--leader", "N").status == 0
            assert signal.getsignal(signal.SIGINT) is before
        finally:
            signal.signal(signal.SIGINT, old)
        assert found.pop() is during


def test_progress_is_told_on_a_terminal_only(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A line that goes away again; nothing in a file, and nothing about one answer."""
    assert call(capsys, "solve", TWO).err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    told = call(capsys, "solve", TWO, "--lang", "en").err
    assert told.count("of 10") == 10
    assert told.endswith("\r\x1b[K")
    assert call(capsys, "solve", TWO, "--strain", "S", "--leader", "N").err == ""


@pytest.mark.parametrize("words", [(TWO,), (THREE, "--declarer", "E", "--dummy", "S"), (FOUR,)])
def test_pure_python_prints_the_same(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """HONEYMOON_KERNEL=off, for two, three and four hands, with the cards' values."""
    monkeypatch.delenv("HONEYMOON_KERNEL", raising=False)
    first = call(capsys, "solve", *words, "--cards")
    monkeypatch.setenv("HONEYMOON_KERNEL", "off")
    assert call(capsys, "solve", *words, "--cards") == first
    assert (first.status, first.err) == (0, "")
