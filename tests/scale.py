"""How much work the tests do: quick numbers by default, full numbers in `./test --all`."""

import os

FULL = os.environ.get("HONEYMOON_TEST_SCALE") == "all"


def deals(quick: int, full: int) -> int:
    """The number of deals, examples or records to try: `full` in `./test --all`, else `quick`."""
    return full if FULL else quick
