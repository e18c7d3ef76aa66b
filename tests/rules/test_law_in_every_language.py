"""The law says the same in every language: as far as that can be counted."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from honeymoon.cli.law_files import law_folder, law_languages, law_text
from honeymoon.cli.rules import LAW_LANGUAGE
from tests.cli.calling import english_words
from tests.rule_ids import HEADING, ID

LANGUAGES = tuple(name for name in law_languages() if name != LAW_LANGUAGE)
PAGES = sorted(path.stem for path in (law_folder() / LAW_LANGUAGE).glob("*.md"))

CODE = re.compile(r"`([^`\n]+)`")
DEFAULT = re.compile(r"\*\*`([^`\n]+)`\*\*")
CARD = re.compile(r"(?:10|[AKQJ2-9])?[♣♦♥♠](?:10|[AKQJ2-9])?")
NUMBER = re.compile(r"[−+]?\d+")
MENTION = re.compile(rf"\b{ID}\b")
FUNCTION_WORDS = re.compile(r"\b(which|that|from|this|these|when|who|but|each)\b", re.IGNORECASE)
TITLES = re.compile("Penguin Book of Card Games|Double Dummy|Draw and Discard|rec.games.bridge")
"""Names with an English word that every language keeps."""

Facts = dict[str, object]


def sections(text: str) -> list[str]:
    """The page cut before each heading."""
    return re.split(r"^(?=#)", text, flags=re.MULTILINE)[1:]


def heading(section: str) -> tuple[int, str]:
    """How deep the heading is, and the id in it if there is one."""
    line = section.partition("\n")[0]
    found = HEADING.match(line)
    return len(line) - len(line.lstrip("#")), found[1] if found else ""


def facts(section: str) -> Facts:
    """What a translation may not change, whatever its words and their order."""
    blocks = [block for block in section.split("\n\n") if block.strip()]
    lines = section.splitlines()
    return {
        "heading": heading(section),
        "blocks": [kind(block) for block in blocks],
        "rows": [line.count("|") for line in lines if line.startswith("|")],
        "items": sum(line.startswith("- ") for line in lines),
        "bold": section.count("**"),
        "code": code_spans(section),
        "defaults": DEFAULT.findall(section),
        "ids": sorted(MENTION.findall(section)),
        "numbers": sorted(NUMBER.findall(MENTION.sub("", section))),
        "cards": sorted("".join(sorted(card)) for card in CARD.findall(section)),
    }


def kind(block: str) -> str:
    """The sign of a heading, a table or a list; nothing for a paragraph."""
    return block[0] if block.startswith(("#", "|", "- ")) else ""


def code_spans(section: str) -> list[str]:
    """The words of the engine; what a reader replaces, and the word before a source, are none."""
    return sorted(re.sub(r"^\w+:$|\b[A-Z]{4,}\b", "WORD", span) for span in CODE.findall(section))


def english_left(text: str) -> set[str]:
    """The English words outside code spans and names."""
    words = TITLES.sub("", CODE.sub("", text))
    return english_words(words) | {found[0].lower() for found in FUNCTION_WORDS.finditer(words)}


def test_a_language_other_than_english_is_compared() -> None:
    """Else the tests below would say nothing."""
    assert LANGUAGES
    assert len(PAGES) == 9


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_every_page_and_no_other(language: str) -> None:
    """Under the same names, which the command and the links use."""
    folder = law_folder() / language
    assert sorted(path.name for path in folder.iterdir()) == [f"{page}.md" for page in PAGES]


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_has_the_headings_of_the_english_one(language: str, page: str) -> None:
    """The same ids in the same order, each as deep as there."""
    ours, theirs = (sections(law_text(name, page)) for name in (language, LAW_LANGUAGE))
    assert [heading(section) for section in ours] == [heading(section) for section in theirs]


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_has_the_facts_of_the_english_one(language: str, page: str) -> None:
    """Tables, options, defaults, numbers, cards and the rules that it names."""
    ours, theirs = (sections(law_text(name, page)) for name in (language, LAW_LANGUAGE))
    for section, english in zip(ours, theirs, strict=True):
        assert facts(section) == facts(english), section.partition("\n")[0]


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_translated_throughout(language: str, page: str) -> None:
    """No English word is left outside names, and no paragraph as it stands in English."""
    text = law_text(language, page)
    assert english_left(text) == set()
    paragraphs = {
        block for block in law_text(LAW_LANGUAGE, page).split("\n\n") if kind(block) == ""
    }
    assert not paragraphs & set(text.split("\n\n"))


@pytest.mark.parametrize("path", sorted(law_folder().rglob("*.md")), ids=lambda path: path.stem)
def test_a_page_fits_the_terminal(path: Path) -> None:
    """The command prints it as it is; no line but a heading starts what Markdown would renumber."""
    lines = path.read_text("utf-8").splitlines()
    assert [line for line in lines if len(line) > 79 or re.match(r"(?:\d+[.)]|[+*]) ", line)] == []


SECTION = """## DD-90 · A rule

A player has 13 cards, ♣4 or 10♥ (DD-08), with `look` = **`open`**.

| `look` | **`open`** |

- One.

`Source:` 001
"""


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("## DD-90", "### DD-90"),
        ("DD-90", "DD-91"),
        ("13 cards", "12 cards"),
        ("♣4", "♦4"),
        ("♣4", "♣5"),
        ("10♥", "♥"),
        ("DD-08", "DD-09"),
        ("= **`open`**", "= `open`"),
        ("| `look` | **`open`** |", "| **`look`** | `open` |"),
        ("`look`", "`mira`"),
        ("| **`open`** |", "| **`open`** | |"),
        ("- One.", "- One.\n- Two."),
        ("- One.\n\n", ""),
    ],
)
def test_a_changed_fact_is_noticed(right: str, wrong: str) -> None:
    """One at a time."""
    assert right in SECTION
    assert facts(SECTION.replace(right, wrong, 1)) != facts(SECTION)


def test_other_words_are_no_change() -> None:
    """The order of a card's two signs, and words in code that are not the engine's."""
    other = SECTION.replace("♣4 or 10♥", "♥10 o 4♣").replace("Source:", "Fuente:")
    assert facts(other) == facts(SECTION)
    assert code_spans("`honeymoon rules GAME`") == code_spans("`honeymoon rules JUEGO`")


def test_english_is_noticed_and_names_are_not() -> None:
    """Names of games and books stand in every language."""
    assert english_left("El jugador which roba") == {"which"}
    assert english_left("Las bazas of the rival") == {"of", "the"}
    assert english_left("`the` Draw and Discard Bridge, *Penguin Book of Card Games*") == set()
