"""The sentences: complete in four languages, all used, well formed, and in their own language.

A key is used when a command names it, when it is a code that the engine raises or a choice of one
of its phases, or when an f-string can make it: each of the f-string's values must again be a text
that stands somewhere in the code, the name of a parameter, or a single character, such as the
letter of a suit. ``Page.say(key)`` puts ``play-`` before its key.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from honeymoon import VARIANTS, Violation
from honeymoon.cli.play_page import Page
from honeymoon.locales import (
    LANGUAGES,
    MissingText,
    Texts,
    UnknownLanguage,
    language_from,
    sources,
)
from honeymoon.rules.actions import ACTIONS, Kind
from honeymoon.rules.calls import CALLS, Bid
from honeymoon.rules.cards import RANKS, SUITS
from honeymoon.rules.contract import QUOTA_CONTRACTS
from honeymoon.rules.scoring.entry import EntryKind
from tests.cli.calling import english_words

PACKAGE = Path(__file__).parents[1] / "src" / "honeymoon"
FOLDER = PACKAGE / "locales"
PAGE = PACKAGE.parents[1] / "web" / "src"
OF_THE_PAGE = "(?:web|aid|coach|phrase)"
"""How the keys of the page begin."""
OTHERS = LANGUAGES[1:]
SAID = "play-"
NOT_SENTENCES = ("game-", "word-", "quota-contract-", "quota-kind-", "help-", "usage-word-")
"""Names, words that people type (English ones are read everywhere), and pages full of commands."""


def variables(source: str) -> set[str]:
    """The arguments that a sentence takes."""
    return set(re.findall(r"\$(\w+)", source))


def nodes(folder: str = "") -> Iterator[ast.AST]:
    """Every node of every file of the package, or of one folder of it."""
    for path in (PACKAGE / folder).rglob("*.py"):
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


@cache
def texts_in_code(folder: str = "") -> frozenset[str]:
    """The string constants and the parameters of the package, as keys have them."""
    constants = {
        node.value.replace(".", "-")
        for node in nodes(folder)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return frozenset(constants | {node.arg for node in nodes(folder) if isinstance(node, ast.arg)})


@cache
def patterns() -> frozenset[str]:
    """The f-strings that make keys, as regular expressions with a group for each value."""
    made = {
        as_pattern(node)
        for node in nodes()
        if isinstance(node, ast.JoinedStr) and re.match(r"[a-z][a-z-]*-\(", as_pattern(node))
    }
    said = {
        SAID + as_pattern(node.args[0])
        for node in nodes("cli")
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "say"
        and isinstance(node.args[0], ast.JoinedStr)
    }
    return frozenset(made | said)


def as_pattern(node: ast.JoinedStr) -> str:
    """The f-string with a group for each value."""
    return "".join(
        str(part.value).replace(".", "-") if isinstance(part, ast.Constant) else "(.+?)"
        for part in node.values
    )


@cache
def can_be_made(key: str) -> bool:
    """Whether an f-string of the code makes this text of other texts there."""
    return any(
        found and all(is_text(group) for group in found.groups())
        for pattern in patterns()
        if (found := re.fullmatch(pattern, key))
    )


def is_text(text: str) -> bool:
    """Whether the text stands in the code, or can be made there."""
    return len(text) == 1 or text in texts_in_code() or can_be_made(text)


@cache
def page_texts() -> tuple[frozenset[str], tuple[str, ...]]:
    """The keys that the page's sources name, and the beginnings of those that they put together."""
    files = [path for path in PAGE.rglob("*") if path.suffix in (".ts", ".svelte")]
    source = "\n".join(path.read_text(encoding="utf-8") for path in files)
    begun = set(re.findall(rf"`({OF_THE_PAGE}-(?:[\w-]+-)?)\$\{{", source))
    return frozenset(re.findall(rf"'({OF_THE_PAGE}-[\w-]+)'", source)), tuple(begun)


def is_on_the_page(key: str) -> bool:
    """Whether the page shows the sentence."""
    named, begun = page_texts()
    return key in named or key.startswith(begun)


def is_used(key: str) -> bool:
    """Whether something shows the sentence of this key."""
    return (
        key in texts_in_code("cli")
        or is_on_the_page(key)
        or key in {code.replace(".", "-") for code in (*CODES, *raised_codes(), *CHOICES)}
        or can_be_made(key)
    )


@cache
def referred_to(language: str) -> frozenset[str]:
    """The keys that other sentences are made of."""
    return frozenset(
        name
        for source in sources(language).values()
        for name in re.findall(r"\{\s*(-?[a-z][\w-]*)\s*[}(]", source)
    )


@pytest.mark.parametrize("language", OTHERS)
def test_every_key_is_in_every_language(language: str) -> None:
    """None is missing and none is left over."""
    assert set(sources(language)) == set(sources("en"))


@pytest.mark.parametrize("language", OTHERS)
def test_every_sentence_takes_the_same_arguments(language: str) -> None:
    """What one language is told, the others are told too."""
    different = [
        key
        for key, source in sources(language).items()
        if variables(source) != variables(sources("en")[key])
    ]
    assert not different


def test_every_key_is_used() -> None:
    """Nothing is translated in vain."""
    kept = referred_to("en")
    assert not [key for key in sources("en") if key not in kept and not is_used(key)]


def test_the_check_for_unused_keys_finds_one() -> None:
    """A key that no code names, also one that begins like those that are put together."""
    assert not is_used("not-a-key-of-anything")
    assert not is_used("play-not-a-key-of-anything")
    assert not is_used("option-value-look-sideways")
    assert not is_used("web-not-a-key-of-the-page")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_well_formed_and_no_key_stands_twice(language: str) -> None:
    """Fluent reads as many messages as our own index has keys."""
    entries = [
        entry
        for path in (FOLDER / language).glob("*.ftl")
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
    ]
    assert not [entry.content for entry in entries if isinstance(entry, ftl.Junk)]
    keys = [entry.id.name for entry in entries if isinstance(entry, ftl.Message | ftl.Term)]
    assert sorted(key.lstrip("-") for key in keys) == sorted(
        key.lstrip("-") for key in sources(language)
    )


def arguments(key: str, number: int) -> dict[str, str | int]:
    """A number for whatever Fluent may count, the number in words elsewhere."""
    return dict.fromkeys(variables(sources("en")[key]), number)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 1500])
def test_every_sentence_can_be_said(language: str, number: int) -> None:
    """Nothing is left unfilled, no invisible marks, and figures stand without separators."""
    texts = Texts(language)
    for key in sources(language):
        said = texts(key, **arguments(key, number))
        assert said.strip(), key
        assert not set("{}\u2068\u2069") & set(said), key
        assert not {"1,500", "1.500"} & set(said.split()), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_sentences_are_filled_in_as_fluent_would(language: str) -> None:
    """The short way that spares loading Fluent gives the same text."""
    bundle = FluentBundle([language], use_isolating=False)
    for path in (FOLDER / language).glob("*.ftl"):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    texts = Texts(language)
    for key in sources(language):
        values = dict.fromkeys(arguments(key, 7), "ñ 7")
        pattern = bundle.get_message(key).value
        assert pattern is not None
        said, errors = bundle.format_pattern(pattern, values)
        assert not errors
        assert texts(key, **values) == said


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_word_is_left_in_another_language(language: str) -> None:
    """Arguments and the names of Fluent's own cases left out."""
    found = {
        key: words
        for key, source in sources(language).items()
        if not key.startswith(NOT_SENTENCES)
        and (words := english_words(re.sub(r"\$\w+|\*?\[\w+\]", "", source)))
    }
    assert not found


CODES = (
    *[violation.value for violation in Violation],
    *[f"option.{name}" for name in ("unknown", "value", "fixed", "conflict")],
    *[f"record.option-{name}" for name in ("unknown", "value", "fixed", "conflict")],
)


CHOICES = tuple(
    f"{action.kind.value}-{action}" for action in ACTIONS if action.kind in (Kind.DRAW, Kind.PICK)
)
"""How the words for keep, reject, take and refuse are called."""


@cache
def raised_codes() -> frozenset[str]:
    """The codes that the engine gives to errors of notation and of records."""
    return frozenset(
        node.args[0].value
        for node in nodes("rules")
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("NotationError", "RecordError", "OptionError", "_misplaced")
        and node.args
        and isinstance(node.args[0], ast.Constant)
        and isinstance(node.args[0].value, str)
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_of_the_engine_has_a_sentence(language: str) -> None:
    """Violations, notation, options and records; the rule stands in those that have one."""
    texts = Texts(language)
    raised = raised_codes()
    assert {"notation.card", "record.json", "record.after-end"} <= raised
    assert all(texts.has(code) for code in (*CODES, *raised))
    for violation in Violation:
        said = texts(violation.value, rule="DD-30", subject="x")
        assert "DD-30" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_option_and_value_has_its_words(language: str) -> None:
    """As `honeymoon games` and the table show them."""
    texts = Texts(language)
    for name, variant in VARIANTS.items():
        assert texts.has(f"game-{name}")
        assert texts.has(f"about-{name}")
        for option in variant.options:
            assert texts.has(f"option-name-{option.name}")
            values = [str(value).lower() for value in option.values]
            assert all(texts.has(f"option-value-{option.name}-{value}") for value in values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_call_contract_and_kind_has_its_words(language: str) -> None:
    """Everything that a screen can show of the engine's own values."""
    texts = Texts(language)
    page = Page(texts, ("Ana", "Ben"))
    letters = {texts(f"suit-letter-{suit}") for suit in SUITS}
    assert len(letters) == 4
    assert len({texts(f"suit-{suit}") for suit in SUITS}) == 4
    assert len({texts(f"rank-{rank.letter}") for rank in RANKS}) == 13
    assert all(texts.has(f"call-{call}") for call in CALLS if not isinstance(call, Bid))
    assert len({page.contract(contract) for contract in QUOTA_CONTRACTS}) == 7
    kinds = [kind for kind in EntryKind if kind is not EntryKind.QUOTA]
    assert all(texts.has(f"kind-{kind.value}") for kind in kinds)


def test_a_missing_key_and_a_missing_argument_are_errors() -> None:
    """Neither an empty line nor a placeholder reaches a screen."""
    texts = Texts("en")
    with pytest.raises(MissingText):
        texts("no-such-key")
    with pytest.raises(MissingText):
        texts("seat-name")
    with pytest.raises(MissingText):
        texts("receipt-undertricks", count=1)
    with pytest.raises(UnknownLanguage):
        Texts("fr")


def test_a_code_is_a_key_with_hyphens() -> None:
    """So codes of the engine need no table."""
    assert Texts("en")("play.not-a-card", rule="DD-29") == Texts("en")(
        "play-not-a-card", rule="DD-29"
    )


@pytest.mark.parametrize(
    ("option", "environ", "language"),
    [
        (None, {}, "en"),
        (None, {"LANG": "C"}, "en"),
        (None, {"LANG": "POSIX"}, "en"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {"LANG": "es_AR.UTF-8"}, "es"),
        (None, {"LANG": "pt_BR"}, "pt"),
        (None, {"LANG": "es_ES", "LC_MESSAGES": "it_IT"}, "it"),
        (None, {"LANG": "es_ES", "LC_ALL": "pt_PT.UTF-8@euro"}, "pt"),
        (None, {"LANG": "es_ES", "LC_ALL": ""}, "es"),
        ("it", {"LANG": "es_ES"}, "it"),
        ("PT-BR", {}, "pt"),
    ],
)
def test_the_language_is_the_option_else_the_locale_else_english(
    option: str | None, environ: dict[str, str], language: str
) -> None:
    """LC_ALL before LC_MESSAGES before LANG; an empty one counts as not set."""
    assert language_from(option, environ) == language


@pytest.mark.parametrize("option", ["fr", "english", "e", "-"])
def test_a_language_that_is_not_there_is_refused(option: str) -> None:
    """A wish that cannot be met is no reason to guess."""
    with pytest.raises(UnknownLanguage):
        language_from(option, {})
