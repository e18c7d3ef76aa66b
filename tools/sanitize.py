"""The kernel's tests under AddressSanitizer and UndefinedBehaviorSanitizer: ``make sanitize``.

Builds the kernel once more, into build/sanitize, and lets the tests import that one. Needs cmake
and g++ on Linux. With arguments pytest is run with them instead of the tests below.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "sanitize"
TESTS = (
    *("test_kernel*.py", "test_batch.py", "test_lockstep.py", "test_maxn.py", "test_sides.py"),
    "test_worlds_every_phase.py",
)
"""Those of tests/search in which the kernel does the work."""
# The sanitizer keeps freed memory for a while, so that the size of the process says nothing.
LEFT_OUT = ["-k", "not million_calls"]
LIBRARIES = ("libasan.so", "libubsan.so", "libstdc++.so.6")
# The editable installation would import the ordinary kernel; its finder is no class, so it goes.
RUN = """
import sys
sys.meta_path[:] = [finder for finder in sys.meta_path if isinstance(finder, type)]
sys.path.insert(0, {source!r})
import honeymoon
honeymoon.__path__.append({build!r})
import honeymoon._kernel
assert honeymoon._kernel.__file__.startswith({build!r}), honeymoon._kernel.__file__
import pytest
sys.exit(pytest.main({arguments!r}))
"""


def main(arguments: list[str]) -> int:
    """Build and test; the exit status is that of the tests."""
    build()
    tests = ["-p", "no:cacheprovider", "-p", "no:xdist", *(arguments or chosen())]
    code = RUN.format(source=str(ROOT / "src"), build=str(BUILD), arguments=tests)
    return subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=environment()).returncode


def chosen() -> list[str]:
    """The arguments for the tests of TESTS."""
    folder = ROOT / "tests" / "search"
    return [*LEFT_OUT, *(str(path) for name in TESTS for path in sorted(folder.glob(name)))]


def build() -> None:
    """The kernel with the sanitizers, every finding fatal."""
    define = {
        "CMAKE_BUILD_TYPE": "RelWithDebInfo",
        "HONEYMOON_SANITIZE": "ON",
        "Python_EXECUTABLE": sys.executable,
        "nanobind_DIR": output("-m", "nanobind", "--cmake_dir"),
    }
    options = [f"-D{name}={value}" for name, value in define.items()]
    subprocess.run(["cmake", "-S", str(ROOT), "-B", str(BUILD), *options], check=True)
    subprocess.run(["cmake", "--build", str(BUILD), "--parallel", "2"], check=True)


def environment() -> dict[str, str]:
    """Python itself was built without the sanitizers, so their libraries come first."""
    compiler = os.environ.get("CXX", "g++")
    found = [
        subprocess.run(
            [compiler, f"-print-file-name={name}"], capture_output=True, text=True, check=True
        ).stdout.strip()
        for name in LIBRARIES
    ]
    return os.environ | {
        "LD_PRELOAD": ":".join(found),
        # Python keeps what it has to the end of the process.
        "ASAN_OPTIONS": "detect_leaks=0",
        "UBSAN_OPTIONS": "halt_on_error=1:print_stacktrace=1",
        "PYTHONMALLOC": "malloc",
    }


def output(*arguments: str) -> str:
    """What this Python prints."""
    command = [sys.executable, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
