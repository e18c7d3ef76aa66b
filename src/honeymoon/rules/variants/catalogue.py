"""The seven games."""

from __future__ import annotations

from honeymoon.rules.variants.bismarck import BISMARCK
from honeymoon.rules.variants.draw_and_discard import DRAW_AND_DISCARD
from honeymoon.rules.variants.exposed import EXPOSED
from honeymoon.rules.variants.pick_up import PICK_UP
from honeymoon.rules.variants.plain import PLAIN
from honeymoon.rules.variants.semi_exposed import SEMI_EXPOSED
from honeymoon.rules.variants.three_handed import THREE_HANDED
from honeymoon.rules.variants.variant import Variant

VARIANTS: dict[str, Variant] = {
    variant.name: variant
    for variant in (
        DRAW_AND_DISCARD,
        PICK_UP,
        PLAIN,
        SEMI_EXPOSED,
        EXPOSED,
        THREE_HANDED,
        BISMARCK,
    )
}
"""The games by their names in a record."""
