"""Facts about Python source that tests/test_shape.py puts bars on."""

import ast
from collections.abc import Iterator

Function = ast.FunctionDef | ast.AsyncFunctionDef
Documented = ast.Module | ast.ClassDef | Function


def functions(tree: ast.Module) -> Iterator[Function]:
    """Every function and method, nested ones too."""
    return (node for node in ast.walk(tree) if isinstance(node, Function))


def classes(tree: ast.Module) -> Iterator[ast.ClassDef]:
    """Every class, nested ones too."""
    return (node for node in ast.walk(tree) if isinstance(node, ast.ClassDef))


def body_lines(function: Function, lines: list[str]) -> int:
    """Lines of the body that are neither blank nor docstring; `lines` is the whole file."""
    body = function.body[1:] if ast.get_docstring(function) else function.body
    if not body:
        return 0
    return sum(bool(line.strip()) for line in lines[body[0].lineno - 1 : function.end_lineno])


def dataclass_options(node: ast.ClassDef) -> set[str] | None:
    """The options set to True by the dataclass decorator, or None for other classes."""
    for decorator in node.decorator_list:
        call = decorator if isinstance(decorator, ast.Call) else None
        if ast.unparse(call.func if call else decorator) in {"dataclass", "dataclasses.dataclass"}:
            keywords = call.keywords if call else []
            return {keyword.arg or "" for keyword in keywords if is_true(keyword.value)}
    return None


def is_true(node: ast.expr) -> bool:
    """Whether the expression is the constant True."""
    return isinstance(node, ast.Constant) and node.value is True


def public_names(node: Documented, name: str = "") -> Iterator[tuple[str, Documented]]:
    """The module, and each public class, function and method in it, with its dotted name."""
    yield name or "(module)", node
    if isinstance(node, Function):
        return
    for child in node.body:
        if isinstance(child, ast.ClassDef | Function) and not child.name.startswith("_"):
            yield from public_names(child, f"{name}.{child.name}".lstrip("."))


def string_constants(tree: ast.Module) -> Iterator[ast.Constant]:
    """Every string literal that is not a docstring."""
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, Documented) and node.body and isinstance(node.body[0], ast.Expr)
    }
    constants = (node for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return (
        node for node in constants if isinstance(node.value, str) and id(node) not in docstrings
    )


def identifiers(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """Every name that the code gives or uses, with its line."""
    for node in ast.walk(tree):
        for field in ("id", "attr", "name", "arg"):
            value = getattr(node, field, None)
            if isinstance(value, str):
                yield value, getattr(node, "lineno", 0)


def is_variant(node: ast.expr) -> bool:
    """Whether the expression reads as a variant or its name: `variant`, `x.variant.name`."""
    if isinstance(node, ast.Attribute) and node.attr == "name":
        node = node.value
    word = node.id if isinstance(node, ast.Name) else getattr(node, "attr", "")
    return word in {"variant", "variant_name"}


def is_literal(node: ast.expr) -> bool:
    """Whether the expression is a constant, a capitalised name or a group of such, but not None."""
    if isinstance(node, ast.Tuple | ast.Set | ast.List):
        return any(map(is_literal, node.elts))
    if isinstance(node, ast.Constant):
        return node.value is not None
    return isinstance(node, ast.Name | ast.Attribute) and ast.unparse(node).split(".")[-1].isupper()
