"""Every rule stands in the law, in the code that follows it, and in a test that can fail."""

from __future__ import annotations

import ast

from tests import rule_ids as ids

# Decisions about names, and about other descriptions of the games: there is nothing to obey.
# B-29 says how an example is read.
WITHOUT_CODE = {"B-29", "B-38", "B-46", "B-65", "B-66"}
WITHOUT_TEST = {"B-38", "B-46", "B-65"}


def test_the_law_has_138_rules_and_66_decisions() -> None:
    """As many as were counted when it was written."""
    assert len(ids.ids_of(ids.RULES)) == 138
    assert len(ids.ids_of(ids.DECISIONS)) == 66


def test_each_rule_and_decision_has_one_heading_in_the_law() -> None:
    """None is missing, none stands twice, none is invented."""
    expected = ids.ids_of(ids.RULES) + ids.ids_of(ids.DECISIONS)
    assert sorted(ids.headings()) == sorted(expected)


def test_each_rule_stands_in_a_docstring_of_the_code() -> None:
    """Of the class or function that follows it; a module's docstring does not count."""
    named = ids.in_docstrings()
    assert [rule for rule in ids.ids_of(ids.RULES) if rule not in named] == []


def test_each_decision_stands_in_a_docstring_of_the_code() -> None:
    """But for those that no code can follow."""
    named = ids.in_docstrings()
    missing = [rule for rule in ids.ids_of(ids.DECISIONS) if rule not in named]
    assert set(missing) <= WITHOUT_CODE, sorted(set(missing) - WITHOUT_CODE)


def test_each_rule_has_a_marked_test() -> None:
    """All 138."""
    marked = ids.in_marks()
    assert [rule for rule in ids.ids_of(ids.RULES) if rule not in marked] == []


def test_each_decision_has_a_marked_test() -> None:
    """But for those that nothing can break."""
    missing = set(ids.ids_of(ids.DECISIONS)) - set(ids.in_marks())
    assert missing <= WITHOUT_TEST, sorted(missing - WITHOUT_TEST)


def test_no_text_names_a_rule_that_does_not_exist() -> None:
    """Neither the law, nor a comment or docstring of the code, nor a mark of a test."""
    known = {*ids.ids_of(ids.RULES), *ids.ids_of(ids.DECISIONS)}
    texts = [*ids.files(ids.LAW, "*.md"), *ids.files(ids.CODE, "*.py")]
    wrong = {path: found for path, text in texts if (found := ids.mentioned(text) - known)}
    wrong |= {where[0]: {rule} for rule, where in ids.in_marks().items() if rule not in known}
    assert not wrong


def test_ranges_are_written_out() -> None:
    """DD-08…11 are four rules; what only looks like an id is none."""
    assert ids.mentioned("(DD-08…11, B-01)") == {"DD-08", "DD-09", "DD-10", "DD-11", "B-01"}
    assert ids.mentioned("3H-01…04") == {"3H-01", "3H-02", "3H-03", "3H-04"}
    assert ids.mentioned("UTF-16 ISO-88 X-01 DD-100 ADD-01") == set()


def test_a_missing_rule_would_be_noticed() -> None:
    """Only classes and functions are searched, and only marks called rule."""
    tree = ast.parse('"""DD-01"""\nclass A:\n    """DD-02"""\n    def f():\n        """DD-03"""')
    assert ids.mentioned(ids.docstrings(tree)) == {"DD-02", "DD-03"}
    source = '@pytest.mark.rule("DD-01", "DD-02")\n@pytest.mark.slow("DD-03")\ndef f(): pass'
    function = ast.parse(source).body[0]
    assert isinstance(function, ast.FunctionDef)
    assert list(ids.marks_of(function.decorator_list)) == ["DD-01", "DD-02"]
