"""./play and ./test: what they call, and what they do before anything is installed."""

import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

from tools import environment, page

ROOT = Path(__file__).resolve().parents[1]


def script(name: str) -> ModuleType:
    """One of the two commands as a module; they have no suffix, so a plain import cannot."""
    loader = SourceFileLoader(f"script_{name}", str(ROOT / name))
    spec = spec_from_loader(loader.name, loader)
    assert spec
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("arguments", "called"),
    [
        ([], ["serve", "--open"]),
        (["plain"], ["play", "plain"]),
        (["draw-and-discard", "--lang", "en"], ["play", "draw-and-discard", "--lang", "en"]),
        (["--lang", "es"], ["play", "--lang", "es"]),
        (["games"], ["games"]),
        (["rules", "plain"], ["rules", "plain"]),
        (["play", "plain"], ["play", "plain"]),
    ],
)
def test_play_adds_the_command_when_none_is_given(arguments: list[str], called: list[str]) -> None:
    """A game or an option means the terminal, nothing the page; else it is a command."""
    assert script("play").command_line(arguments) == called


def test_only_the_server_needs_more_than_honeymoon_itself() -> None:
    """Playing in the terminal installs no server."""
    extra = script("play").extra
    assert extra(["serve", "--open"]) == "server"
    assert extra(["play", "plain"]) == ""


def test_an_old_python_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """The message has the version needed and the version found."""
    monkeypatch.setattr(environment, "OLDEST_PYTHON", (99, 0))
    with pytest.raises(SystemExit, match=r"needs Python 99\.0 or newer; this is Python 3\."):
        environment.prepare()


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A pretended checkout with an interpreter, in which installing only takes notes."""
    monkeypatch.setenv(page.SKIP, "1")
    (tmp_path / "pyproject.toml").write_text("first", encoding="utf-8")
    (tmp_path / ".venv").mkdir()
    (tmp_path / ".venv" / "python").touch()
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    monkeypatch.setattr(environment, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(environment, "PYTHON", tmp_path / ".venv" / "python")
    return tmp_path


def installations(monkeypatch: pytest.MonkeyPatch, *extras: str) -> list[str]:
    """What preparing for each of these extras in turn installs."""
    installed: list[str] = []
    monkeypatch.setattr(environment, "install", installed.append)
    for extra in extras:
        environment.prepare(extra)
    return installed


def test_a_warm_start_installs_nothing(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the first start waits, and what the tests need is enough to play."""
    assert checkout.exists()
    assert installations(monkeypatch, "test", "test", "", "server") == ["test"]


def test_playing_does_not_stand_for_testing(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tests need more than players do."""
    assert checkout.exists()
    assert installations(monkeypatch, "", "test") == ["", "test"]


def test_measuring_beside_peers_needs_the_peers(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the tests need holds no peer."""
    assert checkout.exists()
    assert installations(monkeypatch, "test", "bench", "bench") == ["test", "bench"]


def test_a_change_of_the_project_file_installs_again(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """New dependencies are found without being told."""
    first = installations(monkeypatch, "")
    (checkout / "pyproject.toml").write_text("second", encoding="utf-8")
    assert first + installations(monkeypatch, "") == ["", ""]


def test_a_failed_step_is_named(capfd: pytest.CaptureFixture[str]) -> None:
    """Whoever reads the message knows what to try by hand."""
    with pytest.raises(SystemExit, match="Could not install it"):
        environment.step([sys.executable, "-c", "raise SystemExit(3)"], "install it")
    assert capfd.readouterr().out == ""
