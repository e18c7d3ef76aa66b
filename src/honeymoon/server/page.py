"""The page as it was built into the package: a few files, kept in memory.

Whatever is asked for outside of these files is not there; no path of a request is ever opened.
"""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

BUILT = Path(__file__).resolve().parents[1] / "_web"
INDEX = "index.html"
NOT_SERVED = frozenset({"built-from"})
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
ZIP = "gzip"


@dataclass(frozen=True, slots=True)
class File:
    """One file of the page, as it is and compressed."""

    kind: str
    plain: bytes
    zipped: bytes

    def body(self, accepted: str) -> tuple[bytes, dict[str, str]]:
        """The bytes for a browser that accepts these encodings, and the headers that say so."""
        accepts = {word.partition(";")[0].strip() for word in accepted.split(",")}
        if ZIP in accepts and len(self.zipped) < len(self.plain):
            return self.zipped, {"content-encoding": ZIP, "vary": "accept-encoding"}
        return self.plain, {"vary": "accept-encoding"}


@cache
def files(folder: Path = BUILT) -> Mapping[str, File]:
    """The files by their path in the folder; none where no page was built."""
    found = (path for path in sorted(folder.rglob("*")) if path.is_file())
    return {
        path.relative_to(folder).as_posix(): _read(path)
        for path in found
        if path.name not in NOT_SERVED and path.suffix in TYPES
    }


def _read(path: Path) -> File:
    plain = path.read_bytes()
    return File(TYPES[path.suffix], plain, gzip.compress(plain, mtime=0))
