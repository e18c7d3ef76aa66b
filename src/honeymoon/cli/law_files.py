"""Where the rule texts lie: in the package once it is built, in docs/rules of a checkout."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parents[1]
_BUILT = _PACKAGE / "law"
_CHECKOUT = _PACKAGE.parents[1] / "docs" / "rules"


def law_text(language: str, name: str) -> str:
    """The rule text of this name in this language, such as ("en", "plain"), as Markdown.

    Raises FileNotFoundError, naming the file looked for, when the law is not written in that
    language or under that name.
    """
    return (law_folder() / language / f"{name}.md").read_text(encoding="utf-8")


def law_languages() -> tuple[str, ...]:
    """The languages that the law is written in, in alphabetical order."""
    return tuple(sorted(entry.name for entry in law_folder().iterdir() if entry.is_dir()))


def law_folder() -> Path:
    """The folder with one folder of rule texts per language."""
    return _BUILT if _BUILT.is_dir() else _CHECKOUT
