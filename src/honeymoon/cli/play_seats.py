"""Who sits in each seat of a match in the terminal: persons, and computer players by name."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from honeymoon.players.outside import PREFIX
from honeymoon.players.player import LEVELS, player_named
from honeymoon.players.seating import full_name

PERSON = "person"
LONGEST_NAME = 20


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """``player`` is ``person`` or the computer player with its version; ``name`` is shown."""

    player: str
    name: str

    @property
    def is_person(self) -> bool:
        """Whether somebody at this terminal decides for the seat."""
        return self.player == PERSON


USUAL_LEVEL = "club"
LADDER_NUMBERS = [str(number) for number, _ in enumerate(LEVELS, 1)]


class SeatsError(ValueError):
    """Seats that cannot be: ``code`` is the key of the sentence, ``detail`` what is wrong."""

    def __init__(self, code: str, detail: str | int = "") -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail


def default_seats(count: int, level: str = USUAL_LEVEL) -> str:
    """One person against computer players of a level, named or by its number on the ladder."""
    number = int(level) - 1 if level in LADDER_NUMBERS else None
    player = level if number is None else LEVELS[number].name
    return ",".join([PERSON, *[player] * (count - 1)])


def parse_seats(text: str, people: Sequence[str]) -> tuple[SeatPlan, ...]:
    """The seats of a text such as ``person:Ana,person:Ben,tips``.

    ``people`` are the names, seat by seat, of persons who give none. Raises SeatsError.
    """
    words = [word.strip() for word in text.split(",")]
    if len(words) != len(people):
        raise SeatsError("play-seats-count", len(people))
    return check_seats(distinct([_seat(*pair) for pair in zip(words, people, strict=True)]))


def check_seats(plans: tuple[SeatPlan, ...]) -> tuple[SeatPlan, ...]:
    """The same seats; raises SeatsError where nobody at the terminal would play."""
    if not any(plan.is_person for plan in plans):
        raise SeatsError("play-seats-nobody")
    return plans


def seats_of_record(
    players: Sequence[str] | None, names: Sequence[str] | None, people: Sequence[str]
) -> tuple[SeatPlan, ...]:
    """The seats as a record has them, the usual ones where it does not say. Raises SeatsError.

    A file that somebody has sent starts no program.
    """
    if any(player.startswith(PREFIX) for player in players or ()):
        raise SeatsError("play-seats-program")
    words = ",".join(players) if players else default_seats(len(people))
    plans = parse_seats(words, people)
    if names is None:
        return plans
    return distinct(
        [
            SeatPlan(plan.player, _shown(name) or plan.name)
            for plan, name in zip(plans, names, strict=True)
        ]
    )


def distinct(plans: Sequence[SeatPlan]) -> tuple[SeatPlan, ...]:
    """The seats with a number behind a name that another seat has already."""
    found: list[SeatPlan] = []
    for plan in plans:
        taken = {other.name for other in found}
        names = [plan.name, *(f"{plan.name} ({number})" for number in range(2, 4))]
        free = next(name for name in names if name not in taken)
        found.append(SeatPlan(plan.player, free))
    return tuple(found)


def _seat(word: str, unnamed: str) -> SeatPlan:
    if word.startswith(PREFIX):
        return _program(word)
    player, _, name = word.partition(":")
    if player != PERSON:
        player = _computer(player)
    return SeatPlan(player, _checked(name.strip()) or (unnamed if player == PERSON else player))


def _program(word: str) -> SeatPlan:
    """The seat of an outside program, shown by the last word of its command line."""
    try:
        full_name(word)
    except ValueError:
        raise SeatsError("play-seats-player", _shown(word)) from None
    last = Path(shlex.split(word)[-1].removeprefix(PREFIX)).name
    return SeatPlan(word, _shown(last) or PREFIX)


def _computer(name: str) -> str:
    try:
        return player_named(name).name
    except KeyError:
        raise SeatsError("play-seats-player", _shown(name)) from None


def _checked(name: str) -> str:
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise SeatsError("play-seats-name", _shown(name))
    return name


def _shown(name: str) -> str:
    """A name from a file, safe to print."""
    safe = "".join(letter if letter.isprintable() else "?" for letter in name)
    return safe[:LONGEST_NAME]
