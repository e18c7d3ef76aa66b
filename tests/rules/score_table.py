"""What a contract is worth, as tables copied by hand from the words of the texts.

Written without the package's code, and in another way: every amount is a number in a table, none
is computed from a rule.
"""

from __future__ import annotations

from typing import NamedTuple

CONTRACT_POINTS = {
    "C": (20, 40, 60, 80, 100, 120, 140),
    "D": (20, 40, 60, 80, 100, 120, 140),
    "H": (30, 60, 90, 120, 150, 180, 210),
    "S": (30, 60, 90, 120, 150, 180, 210),
    "NT": (40, 70, 100, 130, 160, 190, 220),
}
TIMES = {"": 1, "X": 2, "XX": 4}
OVERTRICK = {"C": 20, "D": 20, "H": 30, "S": 30, "NT": 30}
# (doubles, vulnerable)
DOUBLED_OVERTRICK = {("X", False): 100, ("X", True): 200, ("XX", False): 200, ("XX", True): 400}
INSULT = {"": 0, "X": 50, "XX": 100}
# (level, vulnerable)
SLAM = {(6, False): 500, (6, True): 750, (7, False): 1000, (7, True): 1500}
# Undertricks in a row, from one to thirteen.
DOWN = {
    ("", False): (50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600, 650),
    ("", True): (100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200, 1300),
    ("X", False): (100, 300, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500),
    ("X", True): (200, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500, 3800),
    ("XX", False): (200, 600, 1000, 1600, 2200, 2800, 3400, 4000, 4600, 5200, 5800, 6400, 7000),
    ("XX", True): (400, 1000, 1600, 2200, 2800, 3400, 4000, 4600, 5200, 5800, 6400, 7000, 7600),
}


class Worth(NamedTuple):
    """Declarer's points below and above the line, and what each defender gets above it."""

    below: int
    above: int
    penalty: int


def worth(
    level: int,
    strain: str,
    doubles: str,
    vulnerable: bool,
    tricks: int,
    *,
    insult: bool = True,
    glossary: bool = False,
) -> Worth:
    """The worth of a contract after so many tricks; ``glossary`` multiplies plain penalties."""
    down = level + 6 - tricks
    if down > 0 and glossary:
        return Worth(0, 0, DOWN["", vulnerable][down - 1] * TIMES[doubles])
    if down > 0:
        return Worth(0, 0, DOWN[doubles, vulnerable][down - 1])
    each = DOUBLED_OVERTRICK.get((doubles, vulnerable), OVERTRICK[strain])
    above = each * -down + SLAM.get((level, vulnerable), 0) + (INSULT[doubles] if insult else 0)
    return Worth(CONTRACT_POINTS[strain][level - 1] * TIMES[doubles], above, 0)
