"""The batch environment by itself: shapes, refusals, chance, threads, and no crash."""

import doctest
import random
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from honeymoon.rules.actions import ACTION_COUNT
from honeymoon.rules.variants.catalogue import VARIANTS
from honeymoon.search import BatchEnv, kernel
from honeymoon.search.batch_tables import sheet_of, sheet_rows
from tests.random_play.guided import guided_matches
from tests.scale import deals
from tests.search.lockstep import ENGINES, all_options

READINGS = (
    *("to_act", "done", "outcome", "scores", "sheets"),
    *("tricks", "contract", "doubling", "declarer", "hands"),
)

engines = pytest.mark.parametrize("native", ENGINES)
games = pytest.mark.parametrize("game", VARIANTS)


def state(env: BatchEnv) -> list[bytes]:
    """All that an environment tells, to the bit."""
    read = [getattr(env, name) for name in READINGS]
    return [array.tobytes() for array in (*read, env.legal_mask(), env.legal_bits())]


def play_out(env: BatchEnv, steps: int = 400) -> None:
    """Random actions until every deal is over."""
    for _ in range(steps):
        if env.done.all():
            return
        env.step(env.sample_legal())
    raise AssertionError(f"not over after {steps} steps")


@engines
@games
def test_every_array_has_the_documented_shape_and_type(game: str, native: bool) -> None:
    """As the docstrings and docs/batch.md say."""
    env = BatchEnv(game, size=3, native=native)
    seats, hands = VARIANTS[game].seats, env.hands.shape[1]
    expected = {
        "to_act": ((3,), "int8"),
        "done": ((3,), "bool"),
        "outcome": ((3,), "int8"),
        "scores": ((3, seats), "int32"),
        "sheets": ((3, seats, 3), "int32"),
        "tricks": ((3, seats), "int8"),
        "contract": ((3,), "int16"),
        "doubling": ((3,), "int8"),
        "declarer": ((3,), "int8"),
        "hands": ((3, hands), "uint64"),
    }
    assert {
        name: (getattr(env, name).shape, getattr(env, name).dtype.name) for name in expected
    } == expected
    assert (env.legal_mask().shape, env.legal_mask().dtype.name) == ((3, ACTION_COUNT), "bool")
    assert (env.legal_bits().shape, env.legal_bits().dtype.name) == ((3, 3), "uint64")
    assert (env.sample_legal().shape, env.sample_legal().dtype.name) == ((3,), "int16")
    assert (env.size, env.seats, env.native) == (3, seats, native)


@engines
@games
def test_bits_and_mask_say_the_same(game: str, native: bool) -> None:
    """Action a is bit a % 64 of word a // 64, all the way through the deals."""
    env = BatchEnv(game, size=5, seed=2, native=native)
    while not env.done.all():
        bits = env.legal_bits()
        action = np.arange(ACTION_COUNT)
        shifted = bits[:, action // 64] >> (action % 64).astype(np.uint64)
        assert np.array_equal((shifted & np.uint64(1)).astype(bool), env.legal_mask())
        env.step(env.sample_legal())
    assert not env.legal_mask().any()
    assert not env.legal_bits().any()


@engines
@games
def test_random_play_ends_and_is_legal(game: str, native: bool) -> None:
    """Every sampled action is legal, and after the end it is -1 and changes nothing."""
    env = BatchEnv(game, size=6, seed=1, native=native)
    while not env.done.all():
        actions = env.sample_legal()
        running = ~env.done
        assert env.legal_mask()[running, actions[running]].all()
        assert (actions[~running] == -1).all()
        env.step(actions)
    before = state(env)
    env.step(env.sample_legal())
    assert state(env) == before


@games
def test_kernel_and_rules_draw_the_same_chance(game: str) -> None:
    """A seed gives the same decks and choices, whatever plays, on however many threads."""
    envs = [BatchEnv(game, size=20, seed=9, threads=1 + 2 * n, native=n) for n in ENGINES]
    envs.append(BatchEnv(game, size=20, seed=9, native=ENGINES[-1]))
    for step in range(150):
        assert len({tuple(state(env)) for env in envs}) == 1
        choices = [env.sample_legal() for env in envs]
        for env, actions in zip(envs, choices, strict=True):
            assert np.array_equal(actions, choices[0])
            env.step(actions)
            if step % 40 == 39:
                env.reset_done()


@engines
def test_another_seed_deals_other_cards(native: bool) -> None:
    """And a reset deals new ones, while deals of one batch differ."""
    env = BatchEnv("plain", size=4, seed=1, native=native)
    first = env.hands
    assert len(np.unique(first)) == first.size
    assert not np.array_equal(first, BatchEnv("plain", size=4, seed=2, native=native).hands)
    env.reset()
    assert not np.array_equal(first, env.hands)


@engines
def test_sampling_is_uniform(native: bool) -> None:
    """36 calls open an auction: chi-square over many draws stays below its 0.9999 quantile."""
    env = BatchEnv("plain", size=900, seed=4, native=native)
    counts = np.zeros(ACTION_COUNT)
    for _ in range(10):
        np.add.at(counts, env.sample_legal(), 1)
    calls = counts[env.legal_mask()[0]]
    assert (calls.size, calls.sum()) == (36, counts.sum())
    assert ((calls - 250) ** 2 / 250).sum() < 77.1


@engines
def test_finished_deals_start_anew_alone(native: bool) -> None:
    """The others go on untouched; dealer and sheet are those of the last reset."""
    env = BatchEnv("exposed", size=8, seed=3, native=native)
    env.reset(sheets=[(30, 1, 500), (0, 0, 20)], dealers=1)
    while not env.done.any():
        env.step(env.sample_legal())
    over, hands = env.done, env.hands
    env.reset_done()
    assert not env.done.any()
    assert np.array_equal(env.hands[~over], hands[~over])
    assert (env.to_act[over] == 0).all()
    assert (env.sheets[over] == [(30, 1, 500), (0, 0, 20)]).all()
    assert (env.scores == 0).all()


ILLEGAL: dict[str, Callable[[BatchEnv], object]] = {
    "too few actions": lambda env: env.step([52]),
    "two axes": lambda env: env.step([[52, 52, 52]]),
    "floats": lambda env: env.step([52.0, 52.0, 52.0]),
    "words": lambda env: env.step(["pass"] * 3),
    "one illegal action": lambda env: env.step([52, 52, 0]),
    "no such action": lambda env: env.step([52, 52, 153]),
    "far too large": lambda env: env.step([52, 52, 1 << 40]),
    "wraps to legal": lambda env: env.step([52, 52, 52 + (1 << 16)]),
    "over too early": lambda env: env.step([52, 52, -1]),
    "negative": lambda env: env.step([52, 52, -2]),
    "one deck": lambda env: env.reset(decks=range(52)),
    "a short deck": lambda env: env.reset(decks=[range(51)] * 3),
    "a card twice": lambda env: env.reset(decks=[[0, *range(51)]] * 3),
    "no card": lambda env: env.reset(decks=[range(1, 53)] * 3),
    "negative card": lambda env: env.reset(decks=[range(-1, 51)] * 3),
    "no such dealer": lambda env: env.reset(dealers=2),
    "negative dealer": lambda env: env.reset(dealers=-1),
    "two dealers": lambda env: env.reset(dealers=[0, 1]),
    "a game as part-score": lambda env: env.reset(sheets=[(100, 0, 0), (0, 0, 0)]),
    "a negative part-score": lambda env: env.reset(sheets=[(-10, 0, 0), (0, 0, 0)]),
    "a finished rubber": lambda env: env.reset(sheets=[(0, 2, 0), (0, 0, 0)]),
    "a negative game": lambda env: env.reset(sheets=[(0, -1, 0), (0, 0, 0)]),
    "a wild total": lambda env: env.reset(sheets=[(0, 0, 1 << 30), (0, 0, 0)]),
    "a sheet for three": lambda env: env.reset(sheets=[(0, 0, 0)] * 3),
}


@engines
@pytest.mark.parametrize("wrong", ILLEGAL.values(), ids=ILLEGAL.keys())
def test_a_wrong_argument_is_refused_and_changes_nothing(
    wrong: Callable[[BatchEnv], object], native: bool
) -> None:
    """ValueError, the same state to the bit, and the same chance afterwards."""
    env, other = (BatchEnv("plain", size=3, seed=5, native=native) for _ in range(2))
    with pytest.raises(ValueError, match=r"\w"):
        wrong(env)
    assert state(env) == state(other)
    assert np.array_equal(env.sample_legal(), other.sample_legal())


@engines
def test_a_refused_step_does_not_spoil_what_was_sampled(native: bool) -> None:
    """The sampled actions are played as if nothing had been tried between."""
    env, other = (BatchEnv("plain", size=3, seed=5, native=native) for _ in range(2))
    for _ in range(20):
        sampled = env.sample_legal()
        with pytest.raises(ValueError, match="not legal in deal 1"):
            env.step([sampled[0], 200, sampled[2]])
        env.step(sampled)
        other.step(other.sample_legal())
        assert state(env) == state(other)


@engines
@pytest.mark.parametrize(
    "rows",
    [
        [(127, 0, 0), (0, 0, 0), (0, 0, 0)],
        [(4, 0, 0), (0, 0, 0), (0, 0, 0)],
        [(128, 0, 0), (0, 0, 0), (0, 0, 0)],
        [(0, 145, 0), (0, 0, 0), (0, 0, 0)],
        [(0, 153, 0), (0, 0, 0), (0, 0, 0)],
        [(0, 146, 0), (0, 147, 0), (0, 0, 0)],
    ],
)
def test_a_sheet_with_quotas_must_leave_a_choice(
    rows: list[tuple[int, int, int]], native: bool
) -> None:
    """A contract of each kind, used up as a whole, and one kept contract at most."""
    env = BatchEnv("bismarck", native=native)
    with pytest.raises(ValueError, match=r"\w"):
        env.reset(sheets=rows, dealers=2)


@engines
def test_a_kept_contract_stands(native: bool) -> None:
    """After a redeal forehand does not choose again, although all contracts are used."""
    env = BatchEnv("bismarck", native=native)
    env.reset(sheets=[(127, 147, 0), (0, 0, 0), (0, 0, 0)], dealers=2)
    assert (env.contract[0], env.declarer[0], env.doubling[0]) == (147, 0, 1)
    assert env.legal_mask()[0, 94:146].sum() == 20


WRONG_STARTS: list[dict[str, object]] = [
    {"game": "whist"},
    {"game": "plain", "size": 0},
    {"game": "plain", "size": 1 << 25},
    {"game": "plain", "size": 1.5},
    {"game": "plain", "threads": 0},
    {"game": "plain", "threads": 1000},
    {"game": "plain", "options": {"look": "open"}},
    {"game": "plain", "options": {"honours": "yes"}},
]


def test_a_missing_kernel_is_refused_where_it_is_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """And without being asked for it the rules play."""
    monkeypatch.setattr(kernel, "is_installed", lambda: False)
    monkeypatch.setenv("HONEYMOON_KERNEL", "off")
    assert not BatchEnv("plain").native
    with pytest.raises(ValueError, match="not installed"):
        BatchEnv("plain", native=True)


def test_the_examples_of_the_page_are_real() -> None:
    """The lines of docs/batch.md print what they say."""
    text = (Path(__file__).parents[2] / "docs" / "batch.md").read_text(encoding="utf-8")
    found = doctest.DocTestParser().get_doctest(text, {}, "batch.md", None, None)
    assert doctest.DocTestRunner().run(found) == (0, len(found.examples))
    assert found.examples


@engines
@pytest.mark.parametrize("wrong", WRONG_STARTS, ids=str)
def test_a_wrong_start_is_refused(wrong: dict[str, object], native: bool) -> None:
    """Unknown games and options, sizes and threads out of range."""
    with pytest.raises(ValueError, match=r"\w"):
        BatchEnv(**wrong, native=native)  # type: ignore[arg-type]


@games
def test_a_sheet_and_its_rows_say_the_same(game: str) -> None:
    """Every sheet of running matches: rows, the sheet of the rows, rows again."""
    rng = random.Random(f"rows {game}")
    for options in (*all_options(game),)[::100]:
        empty = VARIANTS[game].sheet(VARIANTS[game].with_options(options))
        for guided in guided_matches(game, rng, deals(30, 300), options):
            for scored in guided.match.scored[:-1]:
                assert sheet_rows(sheet_of(sheet_rows(scored.sheet), empty)) == sheet_rows(
                    scored.sheet
                )


@engines
@settings(max_examples=deals(30, 300))
@given(data=st.data())
def test_no_sequence_of_calls_crashes(native: bool, data: st.DataObject) -> None:
    """Arguments of any size and value: a ValueError that changes nothing, or a legal step."""
    game = data.draw(st.sampled_from(sorted(VARIANTS)))
    env = BatchEnv(game, size=3, seed=data.draw(st.integers(-(2**70), 2**70)), native=native)
    number = st.integers(-(2**63), 2**63 - 1) | st.integers(-5, 160)
    for _ in range(8):
        before = state(env)
        mixed = [
            int(sampled) if data.draw(st.booleans()) else data.draw(number)
            for sampled in env.sample_legal()
        ]
        legal = [
            bool(mask[action]) if 0 <= action < ACTION_COUNT else action == -1 and not mask.any()
            for mask, action in zip(env.legal_mask(), mixed, strict=True)
        ]
        try:
            env.step(mixed)
        except ValueError:
            assert not all(legal)
            assert state(env) == before
        else:
            assert all(legal)
        sheets = data.draw(st.lists(number, min_size=3, max_size=3))
        try:
            env.reset(sheets=[sheets] * env.seats, dealers=data.draw(st.integers(-3, 5)))
        except ValueError:
            continue


@engines
def test_play_out_gives_scores_that_match_the_sheets(native: bool) -> None:
    """Totals grow by the scores."""
    env = BatchEnv("three-handed", size=30, seed=8, native=native)
    before = env.sheets[:, :, 2]
    play_out(env)
    assert np.array_equal(env.sheets[:, :, 2] - before, env.scores)
    assert env.scores.any()
