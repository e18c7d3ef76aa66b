"""deploy/ and docs/deploy.md: the files are well-formed, and what they say is so."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from configparser import RawConfigParser
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from honeymoon.cli import serve
from honeymoon.cli.arguments import parsed
from honeymoon.cli.main import COMMANDS
from honeymoon.locales import LANGUAGES, Texts
from honeymoon.server.routes import health
from tests.cli.calling import call
from tests.test_docs import page, quoted, rows

ROOT = Path(__file__).resolve().parents[1]
DEPLOY = ROOT / "deploy"
SERVER = ROOT / "src" / "honeymoon" / "server"
INSTALLED = "/opt/honeymoon/bin/honeymoon"
UNITS = sorted(DEPLOY.glob("honeymoon*"))
MOST_EXPOSED = 20
"""Of a hundred, as systemd counts what a service may do that it does not need."""
PATIENCE = 60.0
PUBLIC = "https://bridge.example"
Words = tuple[str, ...]


def read(name: str) -> str:
    """A file of deploy/."""
    return (DEPLOY / name).read_text()


def unit(name: str) -> RawConfigParser:
    """The settings of a unit; of those that stand there several times the last."""
    parser = RawConfigParser(strict=False, delimiters=("=",), interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(read(name))
    return parser


def commands_in(text: str) -> Iterator[Words]:
    """The words after ``honeymoon``, wherever a command follows it."""
    for line in text.replace("\\\n", " ").splitlines():
        for start in re.finditer(r"honeymoon\s+(?=[a-z])", line):
            words = _words(line[start.end() :])
            if words and words[0] in COMMANDS:
                yield words


def _words(text: str) -> Words:
    """Up to where the text ends its command."""
    return tuple(shlex.split(re.split(r"[`'|;]", text.replace("%i", "8000"))[0]))


PAGE = re.sub(r"(`[^`\n]*)\n", r"\1 ", page("deploy.md"))
EVERYWHERE = sorted(
    {words for text in (PAGE, *map(Path.read_text, UNITS)) for words in commands_in(text)}
)


def test_every_file_is_named_on_the_page_and_is_there() -> None:
    """And none besides."""
    named = quoted([row for row in rows(page("deploy.md")) if "deploy/" in row[0]])
    assert named == {f"deploy/{path.name}" for path in DEPLOY.iterdir()}


@pytest.mark.parametrize("path", UNITS, ids=lambda path: path.name)
def test_the_units_are_well_formed(path: Path, tmp_path: Path) -> None:
    """As systemd reads them where there is one, and as files of sections and keys everywhere."""
    assert {"Unit"} < set(unit(path.name).sections())
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        return
    for each in UNITS:
        installed = Path(sys.executable).with_name("honeymoon")
        (tmp_path / each.name).write_text(each.read_text().replace(INSTALLED, str(installed)))
    found = subprocess.run(
        [analyze, "verify", "--man=no", str(tmp_path / path.name)], capture_output=True, text=True
    )
    assert (found.returncode, found.stderr) == (0, "")
    if path.suffix == ".service":
        words = ["security", "--offline=yes", f"--threshold={MOST_EXPOSED}"]
        asked = [analyze, *words, str(tmp_path / path.name)]
        found = subprocess.run(asked, capture_output=True, text=True)
        assert found.returncode == 0, found.stdout


@pytest.mark.parametrize("words", EVERYWHERE, ids=" ".join)
def test_every_command_exists(words: Words, capsys: pytest.CaptureFixture[str]) -> None:
    """With its options; the tasks of the database are asked for one that is not there."""
    if words[0] == "db":
        answer = call(capsys, *words, "--db", "/nowhere/tables.db", "--lang", "en")
        assert "there is no such file" in answer.err
    else:
        assert parsed(Texts("en"), serve.command, words[1:])


def test_the_page_and_the_units_have_commands_at_all() -> None:
    """So the test above tests something."""
    assert {words[:2] for words in EVERYWHERE} >= {
        ("serve", "--port"),
        ("serve", "--host"),
        ("db", "backup"),
        ("db", "restore"),
        ("db", "check"),
        ("db", "migrate"),
    }


def test_the_proxy_answers_for_the_public_address_alone() -> None:
    """At the port at which the first worker is started, and asks what there is to ask."""
    assert f"PUBLIC_URL={PUBLIC}\n" in read("environment")
    assert serve._public_url(Texts("en"), PUBLIC) == PUBLIC
    (site,) = re.findall(r"^(\S+) \{$", read("Caddyfile"), re.MULTILINE)
    assert f"https://{site}" == PUBLIC
    assert "enable --now honeymoon@8000 " in page("deploy.md")
    assert "reverse_proxy 127.0.0.1:8000 {" in read("Caddyfile")
    (asked,) = re.findall(r"health_uri (\S+)", read("Caddyfile"))
    assert asked in health.paths


def test_the_container_has_what_an_installation_needs() -> None:
    """Everything that is copied is there, and it runs as nobody in particular."""
    text = read("Containerfile")
    lines = re.findall(r"^COPY (?!--)(.+) \S+$", text, re.MULTILINE)
    copied = [word for line in lines for word in line.split()]
    assert all((ROOT / word).exists() for word in copied)
    assert {"pyproject.toml", "CMakeLists.txt", "native", "src", "docs/rules"} <= set(copied)
    assert text.index("\nUSER ") < text.index("\nENTRYPOINT ")


def test_the_page_has_every_event_of_the_log() -> None:
    """And no other."""
    source = "\n".join(path.read_text() for path in SERVER.rglob("*.py"))
    written = set(re.findall(r'LOG\.\w+\("([\w.]+)', source)) | {"library"}
    assert quoted(rows(page("deploy.md"), "## What it tells")) == written | {"event"}


def test_who_can_see_the_cards_is_said_plainly() -> None:
    """On the page as at each start, in every language."""
    said = {language: Texts(language)("serve-sees") for language in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES) == 4
    assert said["en"].partition(",")[0] in " ".join(page("deploy.md").split())


# --- a server as the unit starts it ------------------------------------------------------------


@contextmanager
def started(folder: Path, *left_out: str) -> Iterator[str]:
    """The unit's own command line and environment, on a free port; the address inside."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    settings = unit("honeymoon@.service")["Service"]
    line = settings["ExecStart"].replace("${PUBLIC_URL}", PUBLIC).replace("--metrics 1%i", "")
    words = [word for word in line.replace("%i", port).split()[1:] if word not in left_out]
    environment = {**os.environ, "HONEYMOON_DATA": str(folder)}
    command = [sys.executable, "-m", "honeymoon", *words]
    with (folder / "said").open("w") as said:
        process = subprocess.Popen(command, stdout=said, stderr=said, env=environment)
    try:
        _wait_for(folder / "said", PUBLIC)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        assert process.wait(PATIENCE) == 0


def _wait_for(file: Path, text: str) -> None:
    end = time.monotonic() + PATIENCE
    while text not in file.read_text():
        assert time.monotonic() < end, file.read_text()
        time.sleep(0.05)


def _table(url: str, **headers: str) -> httpx.Response:
    return httpx.post(
        f"{url}/api/tables", json={"game": "plain"}, headers=headers, timeout=PATIENCE
    )


@pytest.mark.timeout(300)
def test_behind_the_proxy_cookies_are_for_tls_and_pages_for_the_public_address(
    tmp_path: Path,
) -> None:
    """A page of any other origin changes nothing, this machine's own included."""
    with started(tmp_path) as url:
        made = _table(url, origin=PUBLIC)
        (cookie,) = made.headers.get_list("set-cookie")
        assert cookie.startswith("__Host-honeymoon-")
        parts = {part.strip().lower() for part in cookie.split(";")}
        assert {"secure", "httponly", "samesite=strict", "path=/"} <= parts
        assert made.json()["links"][0]["link"].startswith(f"{PUBLIC}/join#")
        assert "max-age" in made.headers["strict-transport-security"]
        for other in (url, "http://bridge.example", f"{PUBLIC}:8443", "https://www.bridge.example"):
            assert _table(url, origin=other).status_code == 403


@pytest.mark.timeout(300)
def test_limits_count_for_those_who_come_through_the_proxy(tmp_path: Path) -> None:
    """Each for itself; and for all together where the proxy is not named."""
    asked = [{"x-forwarded-for": f"192.0.2.{number}"} for number in range(1, 13)]
    with started(tmp_path) as url:
        assert {_table(url, **headers).status_code for headers in asked} == {201}
        assert 429 in {_table(url, **asked[0]).status_code for _ in asked}
    with started(tmp_path, "--proxy", "127.0.0.1") as url:
        assert 429 in {_table(url, **headers).status_code for headers in asked}
