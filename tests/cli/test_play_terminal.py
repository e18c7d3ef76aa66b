"""The terminal client in a pseudo-terminal: whole games, four languages, keys, colours, names."""

import json
import re
from pathlib import Path

import pytest

from honeymoon.rules.variants.catalogue import VARIANTS
from tests.cli.at_a_terminal import CONTROL, TerminalPlayer
from tests.cli.calling import NAMES, english_words

OF_THE_TABLE = re.compile(
    r"\b(keep|kept|reject(ed)?|take|took|refused?|you|your|turn|auction|dummy|look(ed)?|yes|hint"
    r"|undo|help|rules?|saved|press|quit|which|what|who)\b",
    re.IGNORECASE,
)
PLAYED = tuple(zip(VARIANTS, ("es", "es", "pt", "it", "es", "pt", "it"), strict=True))


def no_english(lines: list[str]) -> bool:
    """Whether no English word stands on the screen, the names of games and files left out."""
    text = NAMES.sub("", "\n".join(line for line in lines if ".json" not in line))
    found = {match[0].lower() for match in OF_THE_TABLE.finditer(text)}
    assert not found | english_words(text)
    return True


def test_a_whole_rubber_is_played_key_by_key(tmp_path: Path) -> None:
    """Draw and discard in English to the winner; one key keeps a card, without Enter.

    At the end the last deal can be asked about.
    """
    words = ("--level", "tips", "--seed", "table", "--ascii", "--save", "m.json")
    player = TerminalPlayer(tmp_path, "draw-and-discard", *words)
    player.play(until="ask-end")
    player.type("why\r")
    assert "\ntips-1, trick 13: " in player.question().replace("\r", "")
    player.type("\r")
    assert player.question() == ""
    assert player.status() == 0
    assert all(len(line) <= 79 and line.isascii() for line in player.lines)
    assert "tips-1 won the rubber." in player.lines
    record = json.loads((tmp_path / "m.json").read_text(encoding="utf-8"))
    assert len(record["deals"]) > 1
    assert record["seats"] == ["person", "tips-1"]


@pytest.mark.parametrize(("game", "lang"), PLAYED)
def test_a_deal_of_each_game_in_the_languages(tmp_path: Path, game: str, lang: str) -> None:
    """From the first question to the receipt; no line too wide, no English word."""
    player = TerminalPlayer(
        tmp_path, game, "--seed", "one", "--ascii", "--save", "m.json", lang=lang
    )
    player.play(until="ask-next")
    player.leave()
    assert player.status() == 0
    assert all(len(line) <= 79 and line.isascii() for line in player.lines)
    assert no_english([line for line in player.lines if "quit" not in line])


@pytest.mark.parametrize("lang", ["es", "pt", "it"])
def test_the_answers_to_questions_hold_no_english(tmp_path: Path, lang: str) -> None:
    """Every word that shows something, before and in the play of a game with dummies."""
    player = TerminalPlayer(
        tmp_path, "semi-exposed", "--seed", "w", "--ascii", "--save", "m.json", lang=lang
    )
    asked = ("ayuda" if lang == "es" else "ajuda" if lang == "pt" else "aiuto", "?", "? 3nt", "zz",
             "? 1", "s", "l", "i", "h", "u", "u", "u", "99", "quit")  # fmt: skip
    player.question()
    for words in asked[:-1]:
        player.type(words + "\r")
        player.question()
    player.type("p\r")
    player.play(until="ask-card")
    for words in asked:
        player.type(words + "\r")
        player.question()
    assert player.status() == 0
    assert all(len(line) <= 79 for line in player.lines)
    lines = [line for line in player.lines if ">" not in line and "honeymoon rules" not in line]
    assert no_english(lines)


def test_without_a_game_enter_chooses_draw_and_discard(tmp_path: Path) -> None:
    """The list has seven games; the first is one key away."""
    player = TerminalPlayer(tmp_path, "--ascii")
    menu = player.question()
    assert [f"{number} " in menu for number in range(1, 8)] == [True] * 7
    player.type("\r")
    assert player.kind(player.question()) == "ask-draw"
    player.leave()
    saves = list((tmp_path / "data" / "saves").iterdir())
    assert [path.suffix for path in saves] == [".json"]
    assert json.loads(saves[0].read_text(encoding="utf-8"))["game"] == next(iter(VARIANTS))


def test_longer_words_work_where_one_key_decides(tmp_path: Path) -> None:
    """A word that begins with another letter is typed with Enter; arrows do nothing."""
    player = TerminalPlayer(tmp_path, "draw-and-discard", "--seed", "keys")
    player.question()
    player.type("\x1b[Ahandx\x7f\r")
    assert "Hand (0, 0 points)" in player.question()
    player.type("R")
    assert "rejected" in player.question()
    player.type("\x04")
    assert player.question() == ""
    assert player.status() == 0


def test_interrupting_leaves_a_saved_match(tmp_path: Path) -> None:
    """Ctrl-C at the draw, in the middle of a key: exit status 130, and the file is there."""
    player = TerminalPlayer(tmp_path, "draw-and-discard", "--save", "m.json")
    player.question()
    player.type("k")
    player.question()
    player.type("\x03")
    assert player.question() == ""
    assert player.status() == 130
    assert "Saved in m.json" in player.lines
    record = json.loads((tmp_path / "m.json").read_text(encoding="utf-8"))
    assert "keep" in record["deals"][0]["actions"]


@pytest.mark.parametrize(
    ("words", "environment", "coloured"),
    [
        ((), {}, True),
        (("--no-color",), {}, False),
        ((), {"NO_COLOR": "1"}, False),
        (("--ascii",), {}, False),
    ],
)
def test_colour_can_be_turned_off(
    tmp_path: Path, words: tuple[str, ...], environment: dict[str, str], coloured: bool
) -> None:
    """By the option, by NO_COLOR, and in ASCII; the symbols stay."""
    player = TerminalPlayer(tmp_path, "plain", "--seed", "c", *words, **environment)
    player.question()
    assert ("\x1b[31m" in player.output) is coloured
    assert ("♥" in player.output) is ("--ascii" not in words)
    player.leave()


def test_the_next_player_sees_the_cards_only_after_a_key(tmp_path: Path) -> None:
    """Cleared screen and scrollback, no card at all until Ben's key, then Ben's cards alone."""
    player = TerminalPlayer(
        tmp_path, "plain", "--seats", "person:Ana,person:Ben", "--seed", "two", "--save", "m.json"
    )
    shown: dict[str, set[str]] = {"Ana": set(), "Ben": set()}
    for _ in range(12):
        covered = player.question()
        assert player.kind(covered) == "ask-show"
        name = "Ana" if covered.splitlines()[-1].startswith("Ana") else "Ben"
        assert "\x1b[2J\x1b[3J\x1b[H" in covered
        after = covered.rpartition("\x1b[2J\x1b[3J\x1b[H")[2]
        assert not re.search(r"[♠♥♣♦]", after)
        player.type("\r")
        screen = player.question()
        hand = re.search(r"Hand \(.*", CONTROL.sub("", screen))
        assert hand
        shown[name].add(hand[0].partition(":")[2])
        player.type("1nt\r" if len(shown["Ana"] | shown["Ben"]) == 1 else "p\r")
        if len(shown["Ana"]) and len(shown["Ben"]):
            break
    assert shown["Ana"]
    assert shown["Ben"]
    assert shown["Ana"] != shown["Ben"]


def test_drawing_on_one_terminal_hides_before_it_hands_over(tmp_path: Path) -> None:
    """Ana reads what her last choice brought, clears the screen, and Ben looks by his own key."""
    player = TerminalPlayer(
        tmp_path, "draw-and-discard", "--seats", "person:Ana,person:Ben", "--seed", "d"
    )
    assert player.kind(player.question()) == "ask-show"
    player.type("\r")
    told = player.question()
    while player.kind(told) == "ask-draw":
        player.type("k")
        told = player.question()
        assert "Only you have seen it." in told
    assert player.kind(told) == "ask-hide"
    player.type("hand\r")
    assert not re.search(r"[♠♥♣♦]", player.question())
    player.type("\r")
    covered = player.question()
    assert player.kind(covered) == "ask-show"
    assert not re.search(r"[♠♥♣♦]", covered.rpartition("\x1b[H")[2])
