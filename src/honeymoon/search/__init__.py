"""What a seat can imagine and compute.

``solve`` and ``solve_many`` answer open hands exactly, ``worlds`` draws hidden cards that fit a
view, ``BatchEnv`` runs many deals at once.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from honeymoon.search.batch import BatchEnv
    from honeymoon.search.evidence import Evidence
    from honeymoon.search.evident_worlds import worlds_by_evidence
    from honeymoon.search.imagination import World, worlds
    from honeymoon.search.solving import solve, solve_many

_HOMES = {
    "BatchEnv": "batch",
    "Evidence": "evidence",
    "World": "imagination",
    "solve": "solving",
    "solve_many": "solving",
    "worlds": "imagination",
    "worlds_by_evidence": "evident_worlds",
}
"""Where the public names live; their modules load at first use."""

__all__ = [
    "BatchEnv",
    "Evidence",
    "World",
    "solve",
    "solve_many",
    "worlds",
    "worlds_by_evidence",
]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
