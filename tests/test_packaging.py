"""What users get: sdist and wheel hold all files, install into a clean environment and run."""

import resource
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("packaging")]

ROOT = Path(__file__).resolve().parents[1]
START_SECONDS = 0.3
GAMES = 7

LOADED_BY_THE_RULES = """
import sys
before = set(sys.modules)
import pkgutil, importlib, honeymoon.rules
for module in pkgutil.walk_packages(honeymoon.rules.__path__, "honeymoon.rules."):
    importlib.import_module(module.name)
loaded = {name.partition(".")[0] for name in set(sys.modules) - before}
print(*sorted(loaded - sys.stdlib_module_names - {"honeymoon"}))
"""


def run(*command: str | Path) -> str:
    """The output of a command that must succeed, run away from the checkout."""
    result = subprocess.run(
        [str(word) for word in command],
        cwd=Path(command[0]).parent,
        env={"PATH": "", "LANG": "C.UTF-8", "HOME": str(Path(command[0]).parent)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


@pytest.fixture(scope="module")
def archives(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The sdist and the wheel built from it."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--outdir", str(folder), str(ROOT)]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
    return {"sdist": next(folder.glob("*.tar.gz")), "wheel": next(folder.glob("*.whl"))}


@pytest.fixture(scope="module", params=["sdist", "wheel"])
def scripts(
    request: pytest.FixtureRequest,
    archives: dict[str, Path],
    tmp_path_factory: pytest.TempPathFactory,
) -> Path:
    """The folder of commands of a clean environment that holds honeymoon from one archive."""
    folder = tmp_path_factory.mktemp(request.param)
    venv.create(folder, with_pip=True)
    python = folder / "bin" / "python"
    command = [str(python), "-m", "pip", "install", "--quiet", str(archives[request.param])]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
    return python.parent


def processor_seconds(*command: str | Path) -> float:
    """How much processor time a command takes; other programs on the machine do not change it."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    run(*command)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (after.ru_utime - before.ru_utime) + (after.ru_stime - before.ru_stime)


def files_under(folder: str, suffix: str) -> set[str]:
    """The files with this suffix below a folder of the checkout, relative to that folder."""
    base = ROOT / folder
    return {path.relative_to(base).as_posix() for path in base.rglob(f"*{suffix}")}


def test_the_wheel_holds_law_sentences_types_and_licence(archives: dict[str, Path]) -> None:
    """What is not Python code is forgotten most easily."""
    with zipfile.ZipFile(archives["wheel"]) as wheel:
        names = set(wheel.namelist())
    law = {f"honeymoon/law/{name}" for name in files_under("docs/rules", ".md")}
    sentences = {
        f"honeymoon/locales/{name}" for name in files_under("src/honeymoon/locales", ".ftl")
    }
    assert law
    assert sentences
    assert names >= law | sentences | {"honeymoon/py.typed"}
    assert any(name.endswith("/LICENSE") for name in names)


def test_the_sdist_holds_what_a_contributor_needs(archives: dict[str, Path]) -> None:
    """The sources can be tested and built from the sdist alone."""
    with tarfile.open(archives["sdist"]) as sdist:
        names = {name.partition("/")[2] for name in sdist.getnames()}
    assert names >= {"pyproject.toml", "play", "test", "tools/environment.py", "LICENSE"}
    assert names >= {"CMakeLists.txt", *(f"native/{name}" for name in files_under("native", "pp"))}
    assert names >= {f"docs/rules/{name}" for name in files_under("docs/rules", ".md")}
    assert names >= {f"src/honeymoon/{name}" for name in files_under("src/honeymoon", ".py")}


def test_the_wheel_holds_the_kernel_and_its_types(archives: dict[str, Path]) -> None:
    """Both lie beside the modules that use them."""
    with zipfile.ZipFile(archives["wheel"]) as wheel:
        names = wheel.namelist()
    assert "honeymoon/_kernel.pyi" in names
    assert any(name.startswith("honeymoon/_kernel.") and ".pyi" not in name for name in names)


def test_the_kernel_answers(scripts: Path) -> None:
    """From the sdist and from the wheel."""
    code = "from honeymoon.search import kernel; print(kernel.is_on())"
    assert run(scripts / "python", "-c", code).strip() == "True"


def test_the_package_imports(scripts: Path) -> None:
    """The public API needs nothing that the package does not ask for."""
    run(scripts / "python", "-W", "error", "-c", "import honeymoon")


def test_the_command_lists_the_seven_games(scripts: Path) -> None:
    """One line for each game, from the command and from `python -m` alike."""
    listed = run(scripts / "honeymoon", "games")
    assert len(listed.splitlines()) >= GAMES
    assert run(scripts / "python", "-m", "honeymoon", "games") == listed


def test_the_command_shows_the_law(scripts: Path) -> None:
    """The rule texts are found where they were installed."""
    assert "PL-" in run(scripts / "honeymoon", "rules", "plain")


def test_the_rules_load_nothing_outside_the_standard_library(scripts: Path) -> None:
    """Whoever embeds the engine gets the engine alone."""
    assert run(scripts / "python", "-c", LOADED_BY_THE_RULES).split() == []


def test_the_list_of_games_comes_at_once(scripts: Path) -> None:
    """`honeymoon games` needs at most 0.3 s, and waits for nothing but the processor."""
    best = min(processor_seconds(scripts / "honeymoon", "games") for _ in range(5))
    assert best <= START_SECONDS, f"{best:.2f} s"
