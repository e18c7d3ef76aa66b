"""Write the golden files anew: ``python -m tests.golden.regenerate``. Read the difference."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from honeymoon.rules.actions import ACTION_SPACE_VERSION, ACTIONS
from honeymoon.rules.variants.catalogue import VARIANTS
from tests.golden.counts import auctions, draws, short_decks
from tests.golden.playthrough import playthrough

FOLDER = Path(__file__).parent


def action_table() -> str:
    """Every action: its number, its kind and its token, under the version of the space."""
    lines = [f"{int(action)} {action.kind.value} {action}" for action in ACTIONS]
    return "\n".join([f"version {ACTION_SPACE_VERSION}", *lines]) + "\n"


FILES: dict[str, Callable[[], str]] = {
    "action_table.txt": action_table,
    "auctions.txt": auctions,
    "draws.txt": draws,
    "short_decks.jsonl": short_decks,
    **{f"playthroughs/{game}.txt": partial(playthrough, game) for game in VARIANTS},
}
"""What stands in each file."""


def main() -> None:
    """Write every file."""
    for name, text in FILES.items():
        path = FOLDER / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
