"""The measuring of source text that tests/test_shape.py relies on."""

import ast
from textwrap import dedent

import pytest

from tests import source_shape as shape
from tests.test_shape import variant_questions

SAMPLE = dedent(
    '''
    """Module text."""
    from dataclasses import dataclass

    @dataclass(frozen=True, slots=True)
    class Sealed:
        """Class text."""
        word: str = "plain"

        def method(self):
            """Method text."""

            first = 1

            return first

    @dataclass
    class Loose:
        def _private(self):
            pass

    def bare(is_bismarck):
        return is_bismarck
    '''
)


@pytest.fixture(scope="module")
def tree() -> ast.Module:
    """The syntax tree of the sample."""
    return ast.parse(SAMPLE)


def test_blank_lines_and_docstrings_are_not_counted(tree: ast.Module) -> None:
    """Explaining a function does not make it long."""
    lengths = {
        function.name: shape.body_lines(function, SAMPLE.splitlines())
        for function in shape.functions(tree)
    }
    assert lengths == {"method": 2, "_private": 1, "bare": 1}


def test_dataclass_options_are_read(tree: ast.Module) -> None:
    """A bare decorator sets nothing; another class has no options at all."""
    options = {node.name: shape.dataclass_options(node) for node in shape.classes(tree)}
    assert options == {"Sealed": {"frozen", "slots"}, "Loose": set()}
    assert shape.dataclass_options(next(shape.classes(ast.parse("class Plain: ...")))) is None


def test_public_names_are_found(tree: ast.Module) -> None:
    """Methods count, private names do not."""
    names = [name for name, _ in shape.public_names(tree)]
    assert names == ["(module)", "Sealed", "Sealed.method", "Loose", "bare"]


def test_docstrings_are_no_string_constants(tree: ast.Module) -> None:
    """Prose about a game is allowed where its name as a value is not."""
    assert [node.value for node in shape.string_constants(tree)] == ["plain"]


def test_parameters_are_identifiers(tree: ast.Module) -> None:
    """A flag is seen where it is declared and where it is read."""
    assert [name for name, _ in shape.identifiers(tree)].count("is_bismarck") == 2


@pytest.mark.parametrize(
    ("line", "asks"),
    [
        ("variant.name == 'plain'", True),
        ("record.variant in ('plain', 'exposed')", True),
        ("variant is PLAIN", True),
        ("variant.name != catalogue.PLAIN", True),
        ("match variant.name:\n  case _: pass", True),
        ("variant is None", False),
        ("first.variant == second.variant", False),
        ("option.name == 'fourth_hand'", False),
    ],
)
def test_questions_about_the_variant_are_found(line: str, asks: bool) -> None:
    """Every way of asking which game it is counts, and no other comparison does."""
    assert bool(list(variant_questions(ast.parse(line)))) is asks
