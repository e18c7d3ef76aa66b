"""The calculator takes nothing for something else: no value twice, no number cut off."""

import pytest

from tests.cli.calling import LANGUAGES, call

QUOTAS = ("score", "spel", "--game", "bismarck", "--forehand", "8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_option_that_is_given_twice_is_refused(
    capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    """Also where the two agree: the first would not count."""
    for value in ("nonsense", "no", "false"):
        twice = ("--option", f"honours={value}", "--option", "honours=false")
        for words in (("score", "3nt", "--tricks", "9"), ("play", "plain")):
            told = call(capsys, *words, *twice, "--lang", lang)
            assert (told.status, told.out) == (2, "")
            assert "honours" in told.err


@pytest.mark.parametrize("number", ["0000000004", "99999999999999999999", "\uff14", "4.0", "+4"])
def test_tricks_of_others_are_read_whole(capsys: pytest.CaptureFixture[str], number: str) -> None:
    """A long number is not shortened to one that fits."""
    told = call(capsys, *QUOTAS, "--others", f"{number},4")
    assert (told.status, told.out) == (2, "")
    assert "--others" in told.err


def test_tricks_of_others_may_have_spaces(capsys: pytest.CaptureFixture[str]) -> None:
    """As people write them."""
    assert call(capsys, *QUOTAS, "--others", " 4, 4").status == 0
