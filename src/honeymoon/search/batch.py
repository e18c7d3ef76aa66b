"""BatchEnv: many deals of one game at once, for learning and measuring (docs/batch.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar

from honeymoon.rules.actions import ACTION_COUNT, CHOOSE
from honeymoon.rules.scoring.quota import QuotaSheet
from honeymoon.rules.scoring.rubber import RubberSheet
from honeymoon.rules.scoring.sheet import Sheet
from honeymoon.rules.variants.catalogue import VARIANTS
from honeymoon.search import kernel
from honeymoon.search.batch_tables import (
    SHEET_COLUMNS,
    BatchRules,
    batch_rules,
    row_limits,
    sheet_rows,
    whole_choices,
)

try:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray
except ImportError as error:  # pragma: no cover
    raise ImportError("BatchEnv needs numpy: pip install 'honeymoon[arrays]'") from error

from honeymoon.search.batch_rules import RulesBatch

LARGEST_BATCH = 1 << 24
ACTION = np.dtype(np.int16)
Number = TypeVar("Number", bound=np.integer[Any])


class Engine(Protocol):
    """What plays the deals: the kernel's Batch, or RulesBatch."""

    def reset(
        self, decks: NDArray[np.uint8], dealers: NDArray[np.int8], sheets: NDArray[np.int32]
    ) -> None:
        """Start every deal; no decks at all: shuffled ones."""
        ...

    def reset_done(self) -> None:
        """Deal the finished ones anew."""
        ...

    def sample(self, out: NDArray[np.int16]) -> None:
        """Fill in a legal action for each deal."""
        ...

    def step(self, actions: NDArray[np.int16]) -> None:
        """Play one action in each deal."""
        ...

    def legal_bits(self, out: NDArray[np.uint64]) -> None:
        """Fill in three words of bits for each deal."""
        ...

    def read(self, name: str, out: NDArray[Any]) -> None:
        """Fill in what each deal has under this name of a property of BatchEnv."""
        ...


class BatchEnv:
    """``size`` deals of a game; every call works on all of them and fills new arrays.

    ``seed`` (taken modulo 2**64) decides the decks that are shuffled here and the choices of
    ``sample_legal``, the same ones whatever plays the deals. ``threads`` share the work of a
    call and change no result. ``native`` true asks for the compiled kernel, false for the
    rules in Python; None takes the kernel where there is one.

    The deals start as after ``reset()``. Raises ValueError for an unknown game or option, a
    size outside 1 to 16,777,216, threads outside 1 to 256, and a kernel that is missing.
    """

    def __init__(
        self,
        game: str,
        options: Mapping[str, object] | None = None,
        size: int = 1,
        seed: int = 0,
        threads: int = 1,
        native: bool | None = None,
    ) -> None:
        if game not in VARIANTS:
            raise ValueError(f"no game {game!r}; there are {', '.join(VARIANTS)}")
        _check_range("size", size, LARGEST_BATCH)
        _check_range("threads", threads, kernel.MOST_THREADS)
        variant = VARIANTS[game]
        chosen = variant.with_options(options or {})
        self._seats = variant.seats
        self._size = size
        self._all = (size,)
        self._native = kernel.is_on() if native is None else native
        self._empty_sheet = variant.sheet(chosen)
        rules = batch_rules(variant, chosen)
        self._hands = rules.hands
        self._engine: Engine
        if self._native:
            self._engine = _kernel_batch(rules, size, seed % (1 << 64), threads)
        else:
            self._engine = RulesBatch(variant, chosen, size, seed)
        self.reset()

    @property
    def size(self) -> int:
        """How many deals there are: B in the shapes below."""
        return self._size

    @property
    def seats(self) -> int:
        """How many players a deal has: S in the shapes below."""
        return self._seats

    @property
    def native(self) -> bool:
        """Whether the compiled kernel plays."""
        return self._native

    def reset(
        self,
        decks: ArrayLike | None = None,
        dealers: ArrayLike | None = None,
        sheets: RubberSheet | QuotaSheet | ArrayLike | None = None,
    ) -> None:
        """Start every deal and go on to its first decision.

        ``decks``: cards 0-51, top first, (B, 52); shuffled here if None. ``dealers``: seats,
        (B,), or one for all; seat i % S deals in deal i if None. ``sheets``: the score
        before the deals, a Sheet for all, or rows as ``sheet_rows`` makes them, (B, S, 3) or
        (S, 3) for all; empty ones if None. Raises ValueError for anything else, and then
        nothing has changed.
        """
        seats, size = self._seats, self._size
        if dealers is None:
            dealers = np.arange(size) % seats
        if sheets is None:
            sheets = np.zeros((seats, SHEET_COLUMNS), np.int32)
        elif isinstance(sheets, RubberSheet | QuotaSheet):
            sheets = sheet_rows(sheets)
        pack: NDArray[np.uint8] = np.empty((0, 52), np.uint8)
        if decks is not None:
            pack = _integers("decks", decks, (size, 52), np.uint8)
        shape = (size, seats, SHEET_COLUMNS)
        rows = _integers("sheets", _for_all(sheets, 2, size), shape, np.int32)
        seated = _integers("dealers", _for_all(dealers, 0, size), (size,), np.int8)
        _check_decks(pack)
        _check_dealers(seated, seats)
        _check_sheets(rows, seated, self._empty_sheet)
        self._engine.reset(pack, seated, rows)

    def reset_done(self) -> None:
        """Deal the finished deals anew, shuffled, with dealer and sheet of the last reset."""
        self._engine.reset_done()

    def step(self, actions: ArrayLike) -> None:
        """Play one action in each deal: integers, (B,), -1 where a deal is over.

        Raises ValueError unless every one is legal, and then nothing has changed.
        """
        # What sample_legal has made needs no closer look, which takes as long as many deals.
        if type(actions) is not np.ndarray or actions.dtype != ACTION or actions.shape != self._all:
            actions = _integers("actions", actions, (self._size,), np.int16)
        self._engine.step(actions)

    def sample_legal(self) -> NDArray[np.int16]:
        """A uniformly random legal action of each deal, -1 where it is over: int16, (B,)."""
        actions = np.empty(self._size, ACTION)
        self._engine.sample(actions)
        return actions

    def legal_mask(self) -> NDArray[np.bool_]:
        """Whether each action is legal: bool, (B, 153)."""
        words = self.legal_bits().astype("<u8", copy=False).view(np.uint8)
        bits = np.unpackbits(words, axis=1, count=ACTION_COUNT, bitorder="little")
        return bits.view(np.bool_)

    def legal_bits(self) -> NDArray[np.uint64]:
        """The same as bits, action a being bit a % 64 of word a // 64: uint64, (B, 3)."""
        bits = np.empty((self._size, 3), np.uint64)
        self._engine.legal_bits(bits)
        return bits

    @property
    def to_act(self) -> NDArray[np.int8]:
        """The seat whose decision it is, -1 where the deal is over: int8, (B,)."""
        return self._read("to_act", np.int8)

    @property
    def done(self) -> NDArray[np.bool_]:
        """Whether each deal is over: bool, (B,)."""
        return self.to_act < 0

    @property
    def outcome(self) -> NDArray[np.int8]:
        """-1 while it goes on, 0 played, 1 passed out, 2 redeal: int8, (B,)."""
        return self._read("outcome", np.int8)

    @property
    def scores(self) -> NDArray[np.int32]:
        """The points that a finished deal brings each seat, else 0: int32, (B, S)."""
        return self._read("scores", np.int32, self._seats)

    @property
    def sheets(self) -> NDArray[np.int32]:
        """The sheet rows, with the deal where it is finished, else before: int32, (B, S, 3)."""
        return self._read("sheets", np.int32, self._seats, SHEET_COLUMNS)

    @property
    def tricks(self) -> NDArray[np.int8]:
        """Tricks won so far: int8, (B, S)."""
        return self._read("tricks", np.int8, self._seats)

    @property
    def contract(self) -> NDArray[np.int16]:
        """The action of the final bid or the choice, -1 before and without: int16, (B,)."""
        return self._read("contract", np.int16)

    @property
    def doubling(self) -> NDArray[np.int8]:
        """1, 2 doubled, 4 redoubled, 0 where there is no contract: int8, (B,)."""
        return self._read("doubling", np.int8)

    @property
    def declarer(self) -> NDArray[np.int8]:
        """The seat that declares, -1 where there is no contract: int8, (B,)."""
        return self._read("declarer", np.int8)

    @property
    def hands(self) -> NDArray[np.uint64]:
        """Each hand as bits of cards, seats first, then dummies, H in all: uint64, (B, H)."""
        return self._read("hands", np.uint64, self._hands)

    def _read(self, name: str, kind: type[Number], *shape: int) -> NDArray[Number]:
        array = np.empty((self._size, *shape), kind)
        self._engine.read(name, array)
        return array


def _kernel_batch(rules: BatchRules, size: int, seed: int, threads: int) -> Engine:
    if not kernel.is_installed():
        raise ValueError("the compiled kernel is not installed")
    module = kernel.module()
    batch: Engine = module.Batch(module.BatchRules(**rules._asdict()), size, seed, threads)
    return batch


def _check_range(name: str, value: int, largest: int) -> None:
    if not isinstance(value, int) or not 1 <= value <= largest:
        raise ValueError(f"{name} must be 1 to {largest:,}, not {value!r}")


def _for_all(values: ArrayLike, axes: int, size: int) -> ArrayLike:
    """The values repeated for each deal, if they have only the axes of one deal."""
    array = np.asarray(values)
    return np.broadcast_to(array, (size, *array.shape)) if array.ndim == axes else array


def _integers(
    name: str, values: ArrayLike, shape: tuple[int, ...], kind: type[Number]
) -> NDArray[Number]:
    """The values as a contiguous array; raises ValueError where that would change one."""
    array = np.asarray(values)
    if array.dtype == kind and array.shape == shape and array.flags.c_contiguous:
        return array
    if array.dtype.kind not in "iu":
        raise ValueError(f"{name} must be integers, not {array.dtype}")
    if array.shape != shape:
        raise ValueError(f"{name} must have the shape {shape}, not {array.shape}")
    limits = np.iinfo(kind)
    if array.size and not limits.min <= array.min() <= array.max() <= limits.max:
        raise ValueError(f"{name} must be {limits.min} to {limits.max}")
    return np.ascontiguousarray(array, kind)


def _check_decks(decks: NDArray[np.uint8]) -> None:
    wrong = (np.sort(decks, axis=1) != np.arange(52)).any(axis=1)
    if wrong.any():
        raise ValueError(f"the deck of deal {int(np.argmax(wrong))} is not all 52 cards")


def _check_dealers(dealers: NDArray[np.int8], seats: int) -> None:
    wrong = (dealers < 0) | (dealers >= seats)
    if wrong.any():
        raise ValueError(f"a dealer has a seat, 0 to {seats - 1}, not {dealers[wrong][0]}")


def _check_sheets(rows: NDArray[np.int32], dealers: NDArray[np.int8], empty: Sheet) -> None:
    """Raise ValueError where a sheet of a running match has no such rows."""
    lowest, highest = row_limits(empty)
    right = ((rows >= lowest) & (rows <= highest)).all(axis=(1, 2))
    if isinstance(empty, QuotaSheet):
        right &= _has_choice(rows, dealers)
    if not right.all():
        wrong = int(np.argmin(right))
        raise ValueError(
            f"no score sheet of a running match has the rows {rows[wrong].tolist()} (deal {wrong})"
        )


def _has_choice(rows: NDArray[np.int32], dealers: NDArray[np.int8]) -> NDArray[np.bool_]:
    """Whether used choices are whole, and one contract is kept or one is left to forehand."""
    deals, seats, _ = rows.shape
    used, kept = rows[..., 0], rows[..., 1]
    whole = np.isin(used, whole_choices()).all(axis=1) & np.isin(kept, [0, *CHOOSE]).all(axis=1)
    count = np.count_nonzero(kept, axis=1)
    forehand = used[np.arange(deals), (dealers + 1) % seats]
    left: NDArray[np.bool_] = (count == 1) | (count == 0) & (forehand < max(whole_choices()))
    return whole & left
