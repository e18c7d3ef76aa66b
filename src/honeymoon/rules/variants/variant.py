"""What a variant is: a name, seats, options, and what those options make of plan and scoring."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from honeymoon.rules.errors import OptionError
from honeymoon.rules.phase import PhaseRules
from honeymoon.rules.scoring.sheet import Sheet

OptionValue = str | bool
Plan = tuple[PhaseRules, ...]


@dataclass(frozen=True, slots=True)
class Option:
    """An option with its values, the default first; with one value the game fixes it."""

    name: str
    values: tuple[OptionValue, ...]

    @property
    def default(self) -> OptionValue:
        """The value that holds unless another is asked for."""
        return self.values[0]

    @property
    def is_fixed(self) -> bool:
        """Whether the game's text leaves no choice."""
        return len(self.values) == 1

    def check(self, value: object) -> OptionValue:
        """The value, if the game allows it; raises OptionError (``option.value``, ``.fixed``)."""
        for allowed in self.values:
            if type(value) is type(allowed) and value == allowed:
                return allowed
        raise OptionError("option.fixed" if self.is_fixed else "option.value", self.name, value)


@dataclass(frozen=True, slots=True)
class Options(Mapping[str, OptionValue]):
    """A value for each option of a game, by its name."""

    pairs: tuple[tuple[str, OptionValue], ...]

    def __getitem__(self, name: str) -> OptionValue:
        return dict(self.pairs)[name]

    def __iter__(self) -> Iterator[str]:
        return iter(dict(self.pairs))

    def __len__(self) -> int:
        return len(self.pairs)

    def flag(self, name: str) -> bool:
        """The value of an option that is on or off."""
        return self[name] is True


@dataclass(frozen=True, slots=True)
class Variant:
    """One of the seven games, as data.

    ``law`` are the prefixes of the rule ids that hold, the game's own first.
    ``conflict`` is a pair of option values that cannot stand together. ``plan`` and
    ``sheet`` make, of the options, the phases of a deal and an empty score sheet.
    ``cut_for_deal``: the highest card cut deals first (HM-03), else it is drawn by lot.
    """

    name: str
    seats: int
    law: tuple[str, ...]
    options: tuple[Option, ...]
    plan: Callable[[Options], Plan]
    sheet: Callable[[Options], Sheet]
    conflict: tuple[tuple[str, OptionValue], ...] = ()
    cut_for_deal: bool = False

    def with_options(self, chosen: Mapping[str, object]) -> Options:
        """All options, the chosen values in place of the defaults.

        Raises OptionError: ``option.unknown``, ``.value``, ``.fixed`` or ``.conflict``.
        """
        known = {option.name for option in self.options}
        for name, value in chosen.items():
            if name not in known:
                raise OptionError("option.unknown", name, value)
        options = Options(
            tuple(
                (option.name, option.check(chosen.get(option.name, option.default)))
                for option in self.options
            )
        )
        if self.conflict and all(pair in options.pairs for pair in self.conflict):
            raise OptionError("option.conflict", *self.conflict[-1])
        return options

    def changed(self, options: Options) -> dict[str, OptionValue]:
        """The options that differ from the game's defaults, as a record writes them."""
        defaults = {option.name: option.default for option in self.options}
        return {name: value for name, value in options.items() if value != defaults[name]}
