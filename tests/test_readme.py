"""The README's ten lines of Python do what they say."""

from __future__ import annotations

import ast
import doctest
from importlib import import_module
from pathlib import Path

import honeymoon

ROOT = Path(__file__).resolve().parents[1]


def test_the_ten_lines_play_a_deal() -> None:
    """The README is a doctest, and there is something in it to run."""
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert results.attempted >= 6
    assert results.failed == 0


def test_the_page_on_players_does_what_it_says() -> None:
    """Its lines of Python run."""
    results = doctest.testfile(str(ROOT / "docs" / "players.md"), module_relative=False)
    assert results.attempted >= 6
    assert results.failed == 0


def test_every_public_name_is_there() -> None:
    """Whatever the package names as public can be imported from it."""
    assert all(hasattr(honeymoon, name) for name in honeymoon.__all__)


def test_every_link_of_the_readme_leads_somewhere() -> None:
    """Links into the tree point at files that exist."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    targets = [part.split(")")[0].split("#")[0] for part in text.split("](")[1:]]
    assert [target for target in targets if not (ROOT / target).exists()] == []


def test_type_checkers_see_the_same_names() -> None:
    """The stub names what the package imports on demand, from the same modules."""
    stub = ast.parse((ROOT / "src" / "honeymoon" / "__init__.pyi").read_text(encoding="utf-8"))
    imports = [node for node in stub.body if isinstance(node, ast.ImportFrom)]
    homes = {alias.asname: node.module for node in imports for alias in node.names}
    assert sorted(name for name in homes if name) == honeymoon.__all__
    for name, home in homes.items():
        assert getattr(import_module(str(home)), str(name)) is getattr(honeymoon, str(name))
