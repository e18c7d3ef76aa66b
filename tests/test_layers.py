"""Each import contract of pyproject.toml holds, and fails when a forbidden import is planted."""

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
# The finder of the editable installation would lead back to the real sources: the import system's
# own finders are classes, so only those stay.
LINT = """
import sys
sys.meta_path[:] = [finder for finder in sys.meta_path if isinstance(finder, type)]
from importlinter.cli import lint_imports_command
lint_imports_command()
"""

# contract, file that gets the import, the import
PLANTED = [
    ("layers", "rules/planted.py", "import honeymoon.shuffle"),
    ("layers", "rules/planted.py", "import honeymoon.players"),
    ("layers", "shuffle.py", "import honeymoon.search"),
    ("layers", "search/planted.py", "import honeymoon.shuffle"),
    ("layers", "search/planted.py", "import honeymoon.players"),
    ("layers", "players/planted.py", "import honeymoon.cli"),
    ("layers", "players/planted.py", "import honeymoon.locales"),
    ("layers", "unlisted.py", ""),
    ("pure-rules", "rules/planted.py", "import time"),
    ("pure-rules", "rules/planted.py", "import random"),
    ("pure-rules", "rules/planted.py", "from os import path"),
    ("pure-rules", "rules/planted.py", "import asyncio"),
    ("pure-rules", "rules/planted.py", "import logging"),
    ("pure-rules", "rules/planted.py", "import typer"),
    ("chance-by-shuffle", "server/planted.py", "import random"),
    ("chance-by-shuffle", "server/table.py", "from random import Random"),
    ("chance-by-shuffle", "server/planted.py", "from numpy.random import default_rng"),
    ("chance-by-shuffle", "protocol/planted.py", "import uuid"),
    ("players-see-views", "players/planted.py", "import honeymoon.rules.deal"),
    ("players-see-views", "players/planted.py", "from honeymoon.rules.position import Position"),
    ("players-see-views", "players/planted.py", "from honeymoon.rules import match"),
    ("players-see-views", "players/arena.py", "import honeymoon.rules.deal"),
]


def lint(source: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Run import-linter over the package in this source folder, in a fresh interpreter."""
    environment = os.environ | {"PYTHONPATH": str(source)}
    command = [sys.executable, "-c", LINT, str(ROOT / "pyproject.toml"), "--no-cache", *options]
    return subprocess.run(
        command, cwd=source, env=environment, capture_output=True, text=True, check=False
    )


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A copy of src that a test may spoil, with an empty locales package when there is none."""
    copy = tmp_path / "src"
    shutil.copytree(ROOT / "src", copy, ignore=shutil.ignore_patterns("__pycache__"))
    locales = copy / "honeymoon" / "locales"
    locales.mkdir(exist_ok=True)
    (locales / "__init__.py").touch()
    return copy


def test_every_contract_is_kept(source: Path) -> None:
    """The package as it stands keeps all contracts."""
    result = lint(source)
    assert result.returncode == 0, result.stdout


@pytest.mark.parametrize(("contract", "file", "line"), PLANTED)
def test_a_planted_import_breaks_its_contract(
    source: Path, contract: str, file: str, line: str
) -> None:
    """A contract that does not fail on the import it forbids would be decoration."""
    path = source / "honeymoon" / file
    before = path.read_text(encoding="utf-8") if path.exists() else '"""Planted."""\n'
    path.write_text(f"{before}\n{line}\n", encoding="utf-8")
    result = lint(source, "--contract", contract)
    assert result.returncode == 1, result.stdout
    assert "Traceback" not in result.stdout + result.stderr
    assert "0 kept, 1 broken" in result.stdout, result.stdout


def test_the_arena_alone_may_run_matches(source: Path) -> None:
    """The one exception of the players' contract is granted to arena.py and works."""
    arena = source / "honeymoon" / "players" / "arena.py"
    arena.write_text('"""Planted."""\nimport honeymoon.rules.match\n', encoding="utf-8")
    result = lint(source, "--contract", "players-see-views")
    assert result.returncode == 0, result.stdout


def test_the_rules_import_only_themselves_and_the_standard_library() -> None:
    """No list of third-party packages to forget one on: all that is not standard is refused."""
    allowed = sys.stdlib_module_names | {"honeymoon"}
    rules = ROOT / "src" / "honeymoon" / "rules"
    strangers = {
        (path.name, module)
        for path in rules.rglob("*.py")
        for module in imported_packages(path)
        if module not in allowed
    }
    assert not strangers


def imported_packages(path: Path) -> set[str]:
    """The top-level names of the absolute imports in a file."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    plain = [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    froms = [
        node.module
        for node in nodes
        if isinstance(node, ast.ImportFrom) and node.module and not node.level
    ]
    return {name.partition(".")[0] for name in plain + froms}
