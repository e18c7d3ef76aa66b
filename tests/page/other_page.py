"""The server with another page: ``python -m tests.page.other_page FOLDER serve …``."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

from honeymoon.cli.main import main
from honeymoon.server import page, routes

if __name__ == "__main__":
    setattr(routes, "files", partial(page.files, Path(sys.argv.pop(1))))  # noqa: B010
    main()
