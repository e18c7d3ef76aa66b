"""The other end of ``honesty.of_the_order``: answers pickled questions in their order."""

from __future__ import annotations

import pickle
import sys

from honeymoon.players.guard import decision_of
from tests.players.reached import STANDING


def main() -> None:
    """Nothing but the answers is written."""
    questions = pickle.load(sys.stdin.buffer)
    answers = [decision_of(player, view, STANDING, rng) for player, view, rng in questions]
    sys.stdout.buffer.write(pickle.dumps(answers))


if __name__ == "__main__":
    main()
