"""The kernel called as the library calls it, with something wrong in the arguments.

``python -m tests.search.fuzz KERNEL SEED CALLS LAST`` makes so many such calls of the compiled
module in the file KERNEL, and before each notes in the file LAST which one it is, so that a crash
can be told. Exit status 1 means an answer that is neither a result nor a refusal, which is then
printed. With ``leak`` for LAST some calls are made over and over, and it prints by how many
bytes the process has grown. The same arguments make the same calls.
"""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import suppress
from ctypes import CDLL
from importlib.util import module_from_spec, spec_from_file_location
from itertools import cycle, islice
from math import comb
from pathlib import Path
from random import Random
from reprlib import Repr
from tempfile import TemporaryDirectory
from time import perf_counter
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

import honeymoon
from honeymoon.rules.cards import CARDS, CardSet
from honeymoon.rules.variants.catalogue import VARIANTS
from honeymoon.rules.view import view
from honeymoon.search import BatchEnv, hands, kernel, open_hands, selfish, solving, tables, worlds
from tests.search.test_sides import random_table
from tests.views.positions import moments

KERNEL = "honeymoon._kernel"
REFUSALS = (ValueError, TypeError)
SIGNS = ((-1, -1), (-1, 0), (1, -1), (1, 0), (1, 1))
NUMBERS = (-1, 0, 1, 2, 3, 4, 5, 13, 26, 51, 52, 53, 63, 64, 255, 256)
LARGE = tuple(
    sign * (1 << bits) + more for bits in (15, 31, 32, 52, 63, 64) for sign, more in SIGNS
)
FLOATS = (float("nan"), float("inf"), -float("inf"), -0.0, -1.0, 5e-324, 1e308, 1e5, 0.5)
OTHERS: tuple[Any, ...] = (None, "", "S", b"\0", {}, (), [], [[]], [None], 1j, object(), int, ...)
KEPT = 40
"""Calls of each entry that are kept for changing."""
SHORT = Repr()
SHORT.maxlist = SHORT.maxtuple = SHORT.maxlong = 100


class Call(NamedTuple):
    """One call of what the kernel offers under this name; a method's object comes first."""

    name: str
    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    names: tuple[str, ...] = ()

    def make(self) -> None:
        """Makes it; the last arguments go by their names."""
        count = max(0, len(self.arguments) - len(self.names))
        named = dict(zip(self.names, self.arguments[count:], strict=False))
        self.function(*self.arguments[:count], **named)

    def __str__(self) -> str:
        return f"{self.name}{SHORT.repr(self.arguments)}"


# --- the calls that the library makes ------------------------------------------------------------


class Recorder:
    """Stands in for the compiled module and keeps some calls of everything it offers."""

    def __init__(self, path: str) -> None:
        spec = spec_from_file_location(KERNEL, path)
        assert spec is not None
        assert spec.loader is not None
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
        self.calls: dict[str, list[Call]] = {}
        self.module = ModuleType(KERNEL)
        self.module.__spec__ = spec
        for name, value in vars(module).items():
            if isinstance(value, type):
                setattr(self.module, name, self._class(value))
            elif callable(value):
                setattr(self.module, name, self._function(name, value))

    def _function(self, name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        kept = self.calls[name] = []

        def recorded(*arguments: Any, **named: Any) -> Any:
            if len(kept) < KEPT:
                kept.append(Call(name, function, _copies(arguments, named), tuple(named)))
            return function(*arguments, **named)

        return recorded

    def _class(self, kind: type) -> type:
        methods = {
            name: self._function(f"{kind.__name__}.{name}", method)
            for name, method in vars(kind).items()
            if callable(method) and not name.startswith("_")
        }
        found = type(kind.__name__, (kind,), {"__module__": KERNEL} | methods)
        found.__init__ = self._init(kind)  # type: ignore[misc]
        return found

    def _init(self, kind: type) -> Callable[..., None]:
        # Some are made by functions only, so nothing else may call them.
        kept = self.calls[kind.__name__] = [Call(kind.__name__, kind, ())]

        def init(self: Any, *arguments: Any, **named: Any) -> None:
            if len(kept) < KEPT:
                copies = _copies(arguments, named)
                kept.append(Call(kind.__name__, kind, copies, tuple(named)))
            kind.__init__(self, *arguments, **named)  # type: ignore[misc]

        return init


def _copies(arguments: tuple[Any, ...], named: dict[str, Any]) -> tuple[Any, ...]:
    return tuple(map(_copied, (*arguments, *named.values())))


def _copied(value: Any) -> Any:
    if isinstance(value, memoryview):
        return bytearray(value)
    return value.copy() if isinstance(value, np.ndarray) else value


def library_calls(path: str) -> dict[str, list[Call]]:
    """Calls of every entry of the kernel in this file, as the library makes them."""
    recorder = Recorder(path)
    sys.modules[KERNEL] = recorder.module
    vars(honeymoon)["_kernel"] = recorder.module
    os.environ.pop("HONEYMOON_KERNEL", None)
    # Small ones are as good for this, and quicker to make.
    kernel.ENDGAME_CARDS, kernel.SMALL_ENDGAME_CARDS = 3, 2
    kernel.MEMORY_BITS, kernel.SIDES_BITS = 6, 8
    rng = Random(1)
    _solve(rng)
    _imagine(rng)
    for game in VARIANTS:
        _play(game)
    with TemporaryDirectory() as folder:
        _look_up(Path(folder))
    missing = [name for name, calls in recorder.calls.items() if not calls]
    assert not missing, f"nothing here makes the library call {missing}"
    return recorder.calls


def _solve(rng: Random) -> None:
    kernel.endgames(3).bytes()
    for size in (1, 2, 3, 5, 9):
        cards = rng.sample(CARDS, 2 * size)
        one, two = CardSet.of(cards[:size]), CardSet.of(cards[size:])
        trump = rng.choice(solving.STRAINS)
        solving.solve_many([(one, two, trump), (two, one, None)], 2)
        solving.solve(one, two, trump)
        solving.card_values(one, two, trump)
        solving.card_values(one, two.without(cards[-1]), trump, cards[-1])
        solving.card_totals(one, [two, two], trump)
        solving.card_totals_of_all(one, CardSet.of(cards[size : 2 * size]), trump)
        factors = [hands.Factor(((int(two), 1), (7, 2)), (0.5,) * 20)]
        solving.card_spreads(one, two, trump, None, solving.EVEN, factors)
        position = random_table(rng, 3 + size % 2, min(size, 4), size % 3)
        open_hands.bounds(position, 100)
        open_hands.card_values(position)
        scores = [[rng.randint(-3, 3) for _ in range(17)] for _ in position.hands]
        selfish.card_values(position, (0,) * len(position.hands), scores, 2)
        hands.every_hand(one, size // 2)


def _imagine(rng: Random) -> None:
    for game in VARIANTS:
        for moment in islice(moments(game, 1, rng), 3):
            worlds(view(moment.deal, moment.seat), 3, rng)


def _play(game: str) -> None:
    env = BatchEnv(game, size=3, threads=2)
    env.reset([range(52)] * 3)
    for _ in range(5):
        env.step(env.sample_legal())
        _ = env.legal_mask(), env.legal_bits(), env.to_act, env.outcome, env.scores, env.sheets
        _ = env.tricks, env.contract, env.doubling, env.declarer, env.hands
    env.reset_done()


def _look_up(folder: Path) -> None:
    for has_trump, trump in ((True, CARDS[0].suit), (False, None)):
        tables.build(folder, has_trump, 2, 2, lambda *_: None)
        with tables.opened(folder, has_trump, 2) as values:
            tables.look_up(values, CardSet(0b11), CardSet(0b1100), trump)


# --- something wrong in them ---------------------------------------------------------------------


def changed_calls(calls: dict[str, list[Call]], rng: Random) -> Iterator[Call]:
    """Calls without end, of every entry as often, most of them with something wrong."""
    while True:
        name, function, arguments, names = rng.choice(calls[rng.choice(list(calls))])
        for _ in range(rng.choice((0, 1, 1, 1, 2, 3))):
            arguments = changed_sequence(arguments, rng)
        if not takes_long(name, arguments):
            yield Call(name, function, arguments, names)


def changed_sequence(values: Any, rng: Random) -> Any:
    """Another tuple or list, mostly by a change of one of its values."""
    if not values or rng.random() < 0.1:
        return rng.choice((values[:-1], values + values, values[::-1], values[1:], values * 50))
    at = rng.randrange(len(values))
    if at and rng.random() < 0.1 and {type(value) for value in values} == {int}:
        return type(values)(with_some_moved(values, at, rng.choice((-1, 1, 2, 60))))
    other = type(values)([changed(values[at], rng)])
    return values[:at] + other + values[at + 1 :]


def with_some_moved(numbers: Any, at: int, some: int) -> list[int]:
    """Numbers with the same sum."""
    return [numbers[0] - some, *numbers[1:at], numbers[at] + some, *numbers[at + 1 :]]


def changed(value: Any, rng: Random) -> Any:
    """Something else in the place of an argument."""
    if rng.random() < 0.15:
        return rng.choice((*OTHERS, *FLOATS, rng.choice(LARGE)))
    if isinstance(value, int):
        near = value + rng.choice((-1, 1)), value ^ 1 << rng.randrange(64), -value
        return rng.choice((*near, rng.choice(NUMBERS), rng.choice(LARGE), rng.getrandbits(52)))
    if isinstance(value, float):
        return rng.choice(FLOATS)
    if isinstance(value, list | tuple):
        return changed_sequence(value, rng)
    if isinstance(value, bytes | bytearray):
        return rng.choice((value[1:], value * 2, rng.randbytes(len(value)), bytes(value), b""))
    if isinstance(value, np.ndarray):
        return changed_array(value, rng)
    if type(value).__module__ == KERNEL:
        kind: Any = type(value)
        return kind.__new__(kind)  # never made
    return rng.choice(OTHERS)


def changed_array(array: Any, rng: Random) -> Any:
    """An array of another kind, shape or order, that cannot be written, or with other values."""
    noise = np.frombuffer(rng.randbytes(array.nbytes), array.dtype).reshape(array.shape)
    kinds = [np.int8, np.int16, np.int32, np.int64, np.uint8, np.uint64, np.float64, np.bool_]
    one = array.copy()
    if one.size:
        one.flat[rng.randrange(one.size)] = noise.flat[0]
    choices = (
        *(one, noise, noise.copy(), noise.copy(), array[:-1], array[1:], array[:0], array[::-1]),
        *(np.repeat(array, 2, axis=0)[::2], np.concatenate([array, array]), array.T.copy()),
        *(array.ravel(), array[None], array.astype(rng.choice(kinds))),
        *(array.astype(array.dtype.newbyteorder()), array.tolist(), array.tobytes()),
    )
    return rng.choice(choices)


def takes_long(name: str, arguments: tuple[Any, ...]) -> bool:
    """Whether the call is allowed but needs more time or memory than fits here."""
    numbers = [value for value in arguments if isinstance(value, int)]
    if name == "Endgames":
        return any(6 < number <= 10 for number in numbers)
    if name in ("TwoHands", "Sides"):
        return any(12 < number <= 26 for number in numbers)
    if name == "TwoHands.card_spreads" and len(numbers) > 1:
        size, unseen = (number.bit_count() for number in numbers[:2])
        return unseen <= 39 and comb(unseen, min(size, unseen)) > 2000
    if name == "every_hand" and len(numbers) > 1:
        return numbers[0].bit_count() > 16
    if name in ("Batch", "Shares.draw_many"):
        return any(2000 < number < 1 << 25 for number in numbers)
    return False


# --- what comes of it ----------------------------------------------------------------------------


def fuzz(calls: Iterator[Call], last: Path) -> list[str]:
    """Makes the calls; returns those whose end is neither a result nor a refusal."""
    wrong = []
    with last.open("wb", buffering=0) as note:
        for number, call in enumerate(calls):
            note.truncate(0)
            note.seek(0)
            note.write(f"call {number}: {call}\n".encode())
            try:
                call.make()
            except REFUSALS:
                pass
            except Exception as error:
                wrong.append(f"call {number}: {call} raised {error!r}")
    return wrong


def growth(calls: Iterator[Call], count: int) -> int:
    """Makes quick calls over and over, at first to settle; the bytes by which the process grows."""
    quick = [call for call in islice(calls, 3000) if _ended_in(call) < 0.0002]
    for call in quick * 10:
        _ended_in(call)
    before = _resident()
    for call in islice(cycle(quick), count):
        _ended_in(call)
    return _resident() - before


def _ended_in(call: Call) -> float:
    began = perf_counter()
    with suppress(*REFUSALS):
        call.make()
    return perf_counter() - began


def _resident() -> int:
    """The memory in use, in bytes, without what is free and would hide a leak."""
    CDLL(None).malloc_trim(0)
    pages = Path("/proc/self/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def main(path: str, seed: str, count: str, last: str) -> int:
    """As the module says."""
    warnings.filterwarnings("ignore", "nanobind: attempted to access an uninitialized instance")
    np.seterr(all="ignore")
    calls = changed_calls(library_calls(path), Random(int(seed)))
    if last == "leak":
        print(growth(calls, int(count)))
        return 0
    wrong = fuzz(islice(calls, int(count)), Path(last))
    print("\n".join(wrong[:20]))
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
