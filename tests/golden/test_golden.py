"""The engine still says what the golden files say; a difference is a change of the rules."""

import pytest

from honeymoon.rules.variants.catalogue import VARIANTS
from tests.golden.regenerate import FILES, FOLDER


@pytest.mark.parametrize("name", FILES)
def test_golden_file_is_what_the_engine_says(name: str) -> None:
    """``make golden`` writes them anew, after a change that is meant."""
    assert FILES[name]() == (FOLDER / name).read_text(encoding="utf-8")


def test_every_golden_file_is_made_by_somebody() -> None:
    """No file is left behind when its maker is gone."""
    files = {path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.*")}
    assert {name for name in files if name.endswith((".txt", ".jsonl"))} == set(FILES)


@pytest.mark.parametrize("game", VARIANTS)
def test_playthrough_ends_with_a_score(game: str) -> None:
    """A playthrough goes through every phase of its game up to the sheet."""
    text = (FOLDER / "playthroughs" / f"{game}.txt").read_text(encoding="utf-8")
    assert "outcome: played" in text
    assert "entry: seat" in text
