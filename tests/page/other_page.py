"""The server with another page than the built one: ``python -m tests.page.other_page FOLDER serve``."""

from __future__ import annotations

import sys
from pathlib import Path

from honeymoon.cli.main import main
from honeymoon.server import page, routes

if __name__ == "__main__":
    folder = Path(sys.argv.pop(1))
    routes.files = lambda: page.files(folder)  # type: ignore[attr-defined]
    sys.exit(main())
