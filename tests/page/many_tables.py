"""The server for tests, which set up more tables in a minute than a person does."""

from __future__ import annotations

from itertools import count

from honeymoon.cli.main import main
from honeymoon.server import routes

if __name__ == "__main__":
    numbers = count()
    setattr(routes, "address_of", lambda scope: str(next(numbers)))  # noqa: B010
    main()
