"""How a figure grows, as a picture: lines over columns on a scale of powers of ten, in SVG.

It has a ground of its own and follows the reader's choice of light or dark, so that it can be read
on any page.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from xml.sax.saxutils import escape

WIDTH, LEFT, TOP, BOTTOM = 760, 80, 50, 60
NAMES = 200
"""The room beside the lines for their names."""
DECADE = 54
"""The height of a power of ten."""
LABEL = 17
"""The least distance between the names of two lines."""
STYLE = """
text { font: 13px sans-serif; fill: #24292f }
.ground { fill: #ffffff } .rule { stroke: #d0d7de }
.line0 { color: #0a6640 } .line1 { color: #a33c00 } .line2 { color: #5b2bb5 }
.line3 { color: #0550ae } .line { fill: none; stroke: currentColor; stroke-width: 2 }
.dot, text.name { fill: currentColor }
@media (prefers-color-scheme: dark) {
  text { fill: #e6edf3 } .ground { fill: #0d1117 } .rule { stroke: #3d444d }
  .line0 { color: #56d38a } .line1 { color: #ffa657 } .line2 { color: #d2a8ff }
  .line3 { color: #79c0ff }
}
"""


@dataclass(frozen=True, slots=True)
class Line:
    """One value for each column. Lines of one colour belong together; the name stands beside it."""

    values: Sequence[float]
    colour: int = 0
    name: str = ""
    is_dashed: bool = False


@dataclass(frozen=True, slots=True)
class Picture:
    """What the columns and the values are stands below and above; ``unit`` writes a value."""

    above: str
    below: str
    columns: Sequence[str]
    lines: Sequence[Line]
    unit: Callable[[float], str]
    note: str = ""
    powers: tuple[int, int] = field(init=False)

    def __post_init__(self) -> None:
        values = [math.log10(value) for line in self.lines for value in line.values]
        object.__setattr__(self, "powers", (math.floor(min(values)), math.ceil(max(values))))

    def svg(self) -> str:
        """The whole file."""
        height = self.y(10.0 ** self.powers[0]) + BOTTOM
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}">',
            f"<style>{STYLE}</style>",
            f'<rect class="ground" width="{WIDTH}" height="{height:.0f}" rx="6"/>',
            text(16, 24, self.above, "start"),
            text(WIDTH - 16, 24, self.note, "end"),
            *self.scale(),
            text((LEFT + self.right) / 2, height - 14, self.below),
            *(self.drawn(line) for line in self.lines),
            *self.names(),
            "</svg>",
        ]
        return "\n".join(part for part in parts if part) + "\n"

    @property
    def right(self) -> int:
        """Where the rules end."""
        return WIDTH - 24 - NAMES * any(line.name for line in self.lines)

    def x(self, column: int) -> float:
        """Where a column stands."""
        return LEFT + 20 + column * (self.right - LEFT - 40) / (len(self.columns) - 1)

    def y(self, value: float) -> float:
        """Where a value stands; downwards as SVG counts."""
        return TOP + DECADE * (self.powers[1] - math.log10(value))

    def scale(self) -> list[str]:
        """A rule for each power of ten, and a word for each column."""
        first, last = self.powers
        parts = []
        for value in (10.0**power for power in range(first, last + 1)):
            height = self.y(value)
            parts.append(f'<path class="rule" d="M{LEFT} {height:.1f}H{self.right}"/>')
            parts.append(text(LEFT - 8, height + 4, self.unit(value), "end"))
        low = self.y(10.0**first) + 20
        return parts + [text(self.x(at), low, word) for at, word in enumerate(self.columns)]

    def drawn(self, line: Line) -> str:
        """The line and its dots."""
        dots = [(self.x(at), self.y(value)) for at, value in enumerate(line.values)]
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in dots)
        dashes = ' stroke-dasharray="6 4"' if line.is_dashed else ""
        marks = "".join(f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="3.5"/>' for x, y in dots)
        path = f'<polyline class="line" points="{points}"{dashes}/>'
        return f'<g class="line{line.colour}">{path}{marks}</g>'

    def names(self) -> list[str]:
        """Beside the ends of the lines, moved apart where they would touch."""
        named = [line for line in self.lines if line.name]
        named.sort(key=lambda line: -line.values[-1])
        heights = apart([self.y(line.values[-1]) for line in named])
        return [
            text(self.right + 8, height + 4, line.name, "start", f"name line{line.colour}")
            for height, line in zip(heights, named, strict=True)
        ]


def apart(heights: list[float]) -> list[float]:
    """Ascending heights with room between them, those that are too close moved evenly."""
    moved = list(heights)
    for _ in range(100):
        for at, (one, other) in enumerate(pairwise(moved)):
            push = max(0.0, LABEL - (other - one)) / 2
            moved[at : at + 2] = one - push, other + push
    return moved


def text(x: float, y: float, words: str, anchor: str = "middle", kind: str = "") -> str:
    """Words at a place, nothing for none."""
    look = f' class="{kind}"' if kind else ""
    placed = f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{look}>{escape(words)}</text>'
    return placed if words else ""
