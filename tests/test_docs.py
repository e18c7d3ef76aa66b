"""The pages of docs/ say what the program does: examples run, names complete, links alive."""

from __future__ import annotations

import ast
import doctest
import json
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from honeymoon import Chance, Match, RecordError, read_record, replay, result_of
from honeymoon.rules.errors import RULES_OF, Violation
from honeymoon.rules.events import EventKind
from honeymoon.rules.record_text import read_records
from honeymoon.rules.result import error_of
from honeymoon.rules.view import view
from honeymoon.rules.view_json import VIEW_VERSION, view_json
from tests.rules.helpers import GAMES, PL, new_match, play, running
from tests.views.positions import moments

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
CODE = ROOT / "src" / "honeymoon"
EXAMPLE = re.compile(r"<!-- example: ([\w ]+) -->\n```json\n(.*?)```", re.DOTALL)


def page(name: str) -> str:
    """A page of docs/."""
    return (DOCS / name).read_text(encoding="utf-8")


def example(name: str, title: str) -> Any:
    """The JSON of an example of a page."""
    return json.loads(dict(EXAMPLE.findall(page(name)))[title])


def rows(text: str, heading: str = "") -> list[list[str]]:
    """The rows of the tables of a page, or of the section under one heading."""
    section = text.split(f"\n{heading}\n", 1)[1].split("\n## ", 1)[0] if heading else text
    lines = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def quoted(cells: list[list[str]], column: int = 0) -> set[str]:
    """Everything in backticks in one column."""
    return {word for row in cells for word in re.findall(r"`([^`]+)`", row[column])}


# --- the view ----------------------------------------------------------------------------------


def six_spades() -> Match:
    """Plain, dealt from the same seed as the page's first example, after 6H 6S."""
    match = new_match(PL).deal_out(Chance.seeded("a sofa").deck())
    return play(match, "6H 6S")


def test_the_example_of_a_view_is_what_its_lines_make() -> None:
    """To the last key, and in the same order."""
    found = doctest.DocTestParser().get_doctest(page("view.md"), {}, "view.md", None, None)
    runner = doctest.DocTestRunner()
    runner.run(found, clear_globs=False)
    assert (runner.failures, runner.tries) == (0, len(found.examples))
    told = example("view.md", "draw")
    assert told == found.globs["form"]
    assert list(told) == list(found.globs["form"])


def test_the_examples_of_forbidden_and_worth_are_real() -> None:
    """Parts of the same deal at two later moments."""
    match = six_spades()
    told = view_json(view(running(match), 0))
    assert example("view.md", "worth").items() <= told["worth"].items()
    match = play(match, "6NT pass pass pass D6")
    told = view_json(view(running(match), 0))
    assert example("view.md", "forbidden").items() <= told["forbidden"].items()


@pytest.mark.parametrize("game", GAMES)
def test_the_page_names_every_key_that_a_view_has(game: str) -> None:
    """At the top, in the objects inside, and the facts of each phase."""
    text = page("view.md")
    keys, facts = quoted(rows(text, "## Keys")), facts_named(text)
    for moment in moments(game, 3, Random(game)):
        told = view_json(view(moment.deal, moment.seat))
        assert set(told) == keys
        assert {f"`{key}`" for key in inner_keys(told)} <= set(re.findall(r"`\w+`", text))
        assert set(told["facts"]) == facts.get(told["phase"], set())


def inner_keys(told: dict[str, Any]) -> set[str]:
    """The keys of the objects inside a view, but for cards, bids and options."""
    objects = [told["score"], *told["hands"], *told["events"]]
    objects += [*told["forbidden"].values(), *told["worth"].values()]
    return {key for one in objects for key in one}


def facts_named(text: str) -> dict[str | None, set[str]]:
    """The facts that the page names for each phase."""
    named: dict[str | None, set[str]] = {}
    phase = ""
    for row in rows(text, "## Phases and their facts")[2:]:
        phase = row[0].strip("`") or phase
        named.setdefault(phase, set()).add(row[1].strip("`"))
    return named


def test_the_page_names_every_kind_of_event() -> None:
    """And no other."""
    named = quoted(rows(page("view.md"), "## Events"))
    assert named - {"kind"} == {kind.value for kind in EventKind}


def test_the_page_names_every_violation_with_its_rule() -> None:
    """In the order of the code."""
    table = rows(page("view.md"), "## Codes of violations")[2:]
    assert [(row[0].strip("`"), row[1]) for row in table] == [
        (violation.value, ", ".join(RULES_OF[violation])) for violation in Violation
    ]


def test_the_page_states_the_version() -> None:
    """The version of the form that the program writes."""
    assert f"`view` is {VIEW_VERSION}." in page("view.md")


@pytest.mark.parametrize("game", GAMES)
def test_legal_actions_stand_in_the_order_of_the_action_space(game: str) -> None:
    """As the page says."""
    for moment in moments(game, 3, Random(game)):
        assert list(moment.deal.legal) == sorted(moment.deal.legal)


# --- the record --------------------------------------------------------------------------------


def test_the_example_of_a_record_comes_to_the_result_beside_it() -> None:
    """Equal in all fields."""
    done = replay(read_record(example("record.md", "record")))
    assert result_of(done) == example("record.md", "result")


def without_message(told: dict[str, Any]) -> dict[str, Any]:
    """The sentence for people is not the engine's to add."""
    del told["error"]["message"]
    return told


def test_the_example_of_an_illegal_action_is_real() -> None:
    """The ace of spades is in the other hand."""
    record = example("record.md", "record")
    record["deals"][0]["actions"][4:] = ["SA"]
    told = without_message(example("record.md", "error"))
    assert result_of(replay(read_record(record))) == told


def test_the_example_of_an_unreadable_record_is_real() -> None:
    """There is no such card."""
    record = example("record.md", "record")
    record["deals"][0]["deck"][7] = "SX"
    ((line, wrong),) = read_records(json.dumps(record).encode())
    assert isinstance(wrong, RecordError)
    assert line == 1
    assert error_of(wrong) == without_message(example("record.md", "input error"))


def test_the_example_of_the_calculator_is_real() -> None:
    """The command beside it prints it."""
    (arguments,) = re.findall(r"`honeymoon (score [^`]*--json)`", page("record.md"))
    command = [sys.executable, "-m", "honeymoon", *arguments.split()]
    done = subprocess.run(command, capture_output=True, check=True, cwd=ROOT)
    assert json.loads(done.stdout) == example("record.md", "score")


def test_the_page_names_every_field_of_a_record_and_of_a_result() -> None:
    """Of the match, its deals and its entries."""
    named = quoted(rows(page("record.md")))
    result = example("record.md", "result")
    deal = result["deals"][0]
    fields = {*example("record.md", "record"), *result, *deal, *deal["entries"][0]}
    assert fields <= named


def test_the_page_names_every_code_with_which_a_record_is_refused() -> None:
    """All that the code can raise, and no other."""
    named = {word for word in quoted(rows(page("record.md"))) if "." in word}
    assert named == codes_in_the_code() | {violation.value for violation in Violation}


def codes_in_the_code() -> set[str]:
    """Codes of records, those made of an option's, and those of an action's notation."""
    words = {word for path in CODE.rglob("*.py") for word in texts_in(path)}
    codes = {word for word in words if re.fullmatch(r"record\.[a-z-]+", word)}
    codes |= {
        "record." + word.replace(".", "-")
        for word in words
        if re.fullmatch(r"option\.[a-z-]+", word)
    }
    return codes | {"notation.action", "notation.hidden"}


def texts_in(path: Path) -> set[str]:
    """The text constants of a file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    nodes = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {value for value in nodes if isinstance(value, str)}


# --- all pages ---------------------------------------------------------------------------------


def test_architecture_names_every_package() -> None:
    """A new package has its place in the table of layers."""
    packages = {path.parent.name for path in CODE.glob("*/__init__.py")} | {"shuffle"}
    named = quoted(rows(page("architecture.md"), "## Layers"))
    assert {f"honeymoon.{name}" for name in packages} <= named


def test_every_file_that_architecture_names_exists() -> None:
    """Paths are given from the root, from the package, or from rules/."""
    named = re.findall(r"`([\w/.-]+(?:\.pyi?|\.[ch]pp|/))`", page("architecture.md"))
    bases = (ROOT, CODE, CODE / "rules")
    assert named
    assert [name for name in named if not any((base / name).exists() for base in bases)] == []


@pytest.mark.parametrize("path", sorted(DOCS.rglob("*.md")), ids=lambda path: path.name)
def test_links_between_pages_lead_somewhere(path: Path) -> None:
    """Files and folders; headings too where a link names one."""
    text = path.read_text(encoding="utf-8")
    for target in re.findall(r"\]\((?!https?:)([^)]+)\)", text):
        name, _, heading = target.partition("#")
        to = path.parent / name if name else path
        assert to.exists(), target
        assert not heading or heading in headings(to), target


def headings(path: Path) -> set[str]:
    """The names under which links find the headings of a page."""
    lines = path.read_text(encoding="utf-8").splitlines()
    titles = [line.lstrip("# ").lower() for line in lines if line.startswith("#")]
    return {re.sub(r"[^\w -]", "", title).replace(" ", "-") for title in titles}
