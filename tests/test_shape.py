"""The shape of the code, as a ratchet: the bars may be tightened, never loosened."""

import ast
import re
import statistics
from collections.abc import Iterator
from pathlib import Path

from tests import source_shape as shape

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "honeymoon"
VARIANTS = PACKAGE / "rules" / "variants"

LONGEST_FILE = 400
MEDIAN_FUNCTION = 6
P90_FUNCTION = 25

# Not data, but how the data files are read; every other file of the folder is one game.
NOT_A_GAME = {"__init__", "bridge_forms", "catalogue", "variant"}
# Games that are called after a phase, or after how their cards lie: the phase and the cards may use
# the word. The last test of this file still refuses to ask which variant it is.
SHARED_WORDS = {"draw-and-discard", "exposed", "pick-up", "plain"}


def sources() -> dict[str, ast.Module]:
    """Every file of the package: its path from the repository root, and its syntax tree."""
    return {
        path.relative_to(ROOT).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(PACKAGE.rglob("*.py"))
    }


def outside_variants() -> dict[str, ast.Module]:
    """The files of the package that must not know one game from another."""
    inside = VARIANTS.relative_to(ROOT).as_posix() + "/"
    return {path: tree for path, tree in sources().items() if not path.startswith(inside)}


def variant_names() -> set[str]:
    """The games, as people write them: one file of data each."""
    stems = {path.stem for path in VARIANTS.glob("*.py")} - NOT_A_GAME
    return {stem.replace("_", "-") for stem in stems}


def function_lengths() -> dict[str, int]:
    """Lines of the body of every function of the package, docstring and blank lines left out."""
    return {
        f"{path}:{function.lineno} {function.name}": shape.body_lines(function, lines)
        for path, tree in sources().items()
        for lines in [(ROOT / path).read_text(encoding="utf-8").splitlines()]
        for function in shape.functions(tree)
    }


def longest(lengths: dict[str, int], count: int = 15) -> str:
    """The longest functions, one a line, for a failure message."""
    ranked = sorted(lengths.items(), key=lambda item: -item[1])[:count]
    return "\n".join(f"{size:4} {place}" for place, size in ranked)


def test_half_of_the_functions_have_at_most_six_lines() -> None:
    """A function that does one thing is short."""
    lengths = function_lengths()
    median = statistics.median(lengths.values())
    assert median <= MEDIAN_FUNCTION, f"median {median}; the longest:\n{longest(lengths)}"


def test_nine_functions_in_ten_have_at_most_25_lines() -> None:
    """The few long functions stay few."""
    lengths = function_lengths()
    p90 = statistics.quantiles(lengths.values(), n=10)[-1]
    assert p90 <= P90_FUNCTION, f"p90 {p90}; the longest:\n{longest(lengths)}"


def test_no_file_is_longer_than_400_lines() -> None:
    """A long file holds two subjects."""
    files = [path for folder in ("src", "tests") for path in (ROOT / folder).rglob("*.py")]
    sizes = {
        path.relative_to(ROOT).as_posix(): len(path.read_text(encoding="utf-8").splitlines())
        for path in files
    }
    too_long = {path: size for path, size in sizes.items() if size > LONGEST_FILE}
    assert not too_long


def test_every_dataclass_is_frozen_and_has_slots() -> None:
    """Values do not change, and a misspelt attribute is an error."""
    loose = [
        f"{path}:{node.lineno} {node.name}"
        for path, tree in sources().items()
        for node in shape.classes(tree)
        if (options := shape.dataclass_options(node)) is not None
        and not {"frozen", "slots"} <= options
    ]
    assert not loose


def test_every_public_name_has_a_docstring() -> None:
    """A name that others may use says what it means."""
    missing = [
        f"{path} {name}"
        for path, tree in sources().items()
        for name, node in shape.public_names(tree)
        if not ast.get_docstring(node)
    ]
    assert not missing


def test_no_class_is_called_game() -> None:
    """In bridge a game is 100 points below the line; what is dealt and played is a Deal."""
    named = [
        f"{path}:{node.lineno}"
        for path, tree in sources().items()
        for node in shape.classes(tree)
        if node.name == "Game"
    ]
    assert not named


def test_there_are_seven_games() -> None:
    """The checks below look for the right names."""
    assert len(variant_names()) == 7


def test_no_text_outside_the_variants_names_a_game() -> None:
    """A game's name in the code is the start of an `if variant`."""
    named = [
        f"{path}:{node.lineno} {node.value!r}"
        for path, tree in outside_variants().items()
        for node in shape.string_constants(tree)
        if node.value in variant_names() - SHARED_WORDS
    ]
    assert not named


def test_no_identifier_outside_the_variants_names_a_game() -> None:
    """No flag or function for one game: what differs is a parameter with a word of bridge."""
    games = sorted(variant_names() - SHARED_WORDS)
    pattern = re.compile("|".join(game.replace("-", "_?") for game in games), re.IGNORECASE)
    named = [
        f"{path}:{line} {name}"
        for path, tree in outside_variants().items()
        for name, line in shape.identifiers(tree)
        if pattern.search(name)
    ]
    assert not named


def test_nothing_asks_which_variant_it_is() -> None:
    """No comparison with, and no match on, a variant or its name outside the variants."""
    asked = [
        f"{path}:{node.lineno}"
        for path, tree in outside_variants().items()
        for node in variant_questions(tree)
    ]
    assert not asked


def variant_questions(tree: ast.Module) -> Iterator[ast.Compare | ast.Match]:
    """Comparisons and match statements about an expression that ends in a variant or its name.

    A comparison of two variants, as when a record is checked, and one with None are no question
    of which game it is.
    """
    for node in ast.walk(tree):
        if isinstance(node, ast.Match) and shape.is_variant(node.subject):
            yield node
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            if any(map(shape.is_variant, sides)) and any(map(shape.is_literal, sides)):
                yield node


def test_every_file_that_contributing_names_exists() -> None:
    """The table that says where a rule is sends nobody to a file that has moved."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([\w/.-]+(?:\.py|\.md|\.toml|/))`", text))
    bases = (ROOT, PACKAGE / "rules", ROOT / "docs" / "rules" / "en")
    assert named
    assert not [name for name in named if not any((base / name).exists() for base in bases)]
