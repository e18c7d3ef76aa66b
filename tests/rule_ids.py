"""Where the rules are named: headings of the law, docstrings of the code, marks of the tests."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LAW = ROOT / "docs" / "rules" / "en"
CODE = ROOT / "src" / "honeymoon"
TESTS = ROOT / "tests"

# How many rules each part of the law has; B are the decisions.
RULES = {"DD": 55, "BI": 24, "HM": 31, "PU": 10, "PL": 4, "SE": 6, "ED": 4, "3H": 4}
DECISIONS = {"B": 66}

ID = r"(?:DD|BI|HM|PU|PL|SE|ED|3H|B)-\d{2}"
HEADING = re.compile(rf"#+ ({ID})\b")
# An id, or a range such as DD-08…18; also what only looks like one, to find misprints.
MENTION = re.compile(r"(?<![\w-])([A-Z0-9]{1,2})-(\d{2})(?:…(\d{2}))?(?![\w-])")
PREFIXES = {*RULES, *DECISIONS}

Named = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def ids_of(counts: dict[str, int]) -> list[str]:
    """All ids of these parts."""
    return [f"{part}-{n:02}" for part, count in counts.items() for n in range(1, count + 1)]


def mentioned(text: str) -> set[str]:
    """The ids that a text mentions, ranges written out."""
    return {
        f"{part}-{number:02}"
        for part, first, last in MENTION.findall(text)
        if part in PREFIXES
        for number in range(int(first), int(last or first) + 1)
    }


def headings() -> list[str]:
    """The ids that have a heading in the law, in the order in which they stand."""
    lines = (
        line for path in sorted(LAW.glob("*.md")) for line in path.read_text("utf-8").splitlines()
    )
    return [match[1] for line in lines if (match := HEADING.match(line))]


def files(folder: Path, pattern: str) -> Iterator[tuple[str, str]]:
    """The files of a folder by their path from the root, with their text."""
    for path in sorted(folder.rglob(pattern)):
        yield path.relative_to(ROOT).as_posix(), path.read_text("utf-8")


def docstrings(tree: ast.Module) -> str:
    """The docstrings of classes and functions.

    That of the module is left out: it says what a file is about and may name whole chapters.
    """
    nodes = (node for node in ast.walk(tree) if isinstance(node, Named))
    return "\n".join(ast.get_docstring(node) or "" for node in nodes)


def in_docstrings() -> set[str]:
    """The ids that the docstrings of the package name."""
    return mentioned("\n".join(docstrings(ast.parse(text)) for _, text in files(CODE, "*.py")))


def in_marks() -> dict[str, list[str]]:
    """For each id the tests that are marked with it."""
    tests: dict[str, list[str]] = {}
    for path, text in files(TESTS, "test_*.py"):
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, Named):
                for rule in marks_of(node.decorator_list):
                    tests.setdefault(rule, []).append(f"{path}::{node.name}")
    return tests


def marks_of(decorators: Iterable[ast.expr]) -> Iterator[str]:
    """The ids in the rule marks among these decorators."""
    for decorator in decorators:
        if not isinstance(decorator, ast.Call):
            continue
        if ast.unparse(decorator.func) == "pytest.mark.rule":
            yield from (str(ast.literal_eval(argument)) for argument in decorator.args)
