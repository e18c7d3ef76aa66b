"""Draw and Discard as a game of OpenSpiel, written in Python, for its algorithms.

The pack is dealt by 52 chance nodes, then come the decisions of the players by their numbers in
our action space. Returns are points as in duplicate bridge, each player's less the other's. The
parameters say who deals and how many games each has won.
"""

from __future__ import annotations

import importlib
import time
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import numpy
import pyspiel

from benchmarks.imagined_deals import Imagined, information, points
from honeymoon.rules.actions import ACTION_COUNT, ACTIONS
from honeymoon.rules.deal import Deal
from honeymoon.rules.match import Match
from honeymoon.rules.scoring.rubber import RubberSheet

NAME, RULES = "honeymoon_draw_and_discard", "draw-and-discard"
PACK = 52
LONGEST = 2 * PACK + 26 + 3 * 36
"""Chance nodes, cards and choices, and calls, generously."""
MOST_POINTS = 20_000.0
PARAMETERS = "dealer", "games_of_0", "games_of_1"

TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Draw and Discard Bridge",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification=dict.fromkeys(PARAMETERS, 0),
)
INFO = pyspiel.GameInfo(
    num_distinct_actions=ACTION_COUNT,
    max_chance_outcomes=PACK,
    num_players=2,
    min_utility=-MOST_POINTS,
    max_utility=MOST_POINTS,
    utility_sum=0.0,
    max_game_length=LONGEST,
)


class Held:
    """A value that is shared, not copied, when a state is."""

    __slots__ = ("deal", "dealt")

    def __init__(self, dealt: tuple[int, ...], deal: Deal | None) -> None:
        self.dealt = dealt
        self.deal = deal

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return self


class DealState(pyspiel.State):  # type: ignore[misc]
    """A deal for OpenSpiel, which calls these methods by their names."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.held = Held((), None)

    def current_player(self) -> int:
        """The seat to act, chance while the pack is dealt, or the end."""
        deal = self.held.deal
        if deal is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = deal.to_act
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards that are not dealt yet."""
        left = [card for card in range(PACK) if card not in self.held.dealt]
        return [(card, 1 / len(left)) for card in left]

    def _legal_actions(self, player: int) -> list[int]:
        deal = self.held.deal
        return [] if deal is None else list(deal.legal)

    def _apply_action(self, action: int) -> None:
        dealt, deal = self.held.dealt, self.held.deal
        if deal is not None:
            self.held = Held(dealt, deal.play(action))
            return
        dealt = (*dealt, action)
        self.held = Held(dealt, None if len(dealt) < PACK else self._begun(dealt))

    def _begun(self, dealt: tuple[int, ...]) -> Deal:
        given = self.get_game().get_parameters()
        dealer, *games = (int(given.get(name, 0)) for name in PARAMETERS)
        match = Match.start(RULES, None, dealer)
        assert isinstance(match.sheet, RubberSheet)
        below = tuple(100 * won for won in games)
        sheet = replace(match.sheet, below=below, games=tuple(games))
        deal = replace(match, sheet=sheet).deal_out(dealt).deal
        assert deal is not None
        return deal

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player < 0 else str(ACTIONS[action])

    def is_terminal(self) -> bool:
        """Whether the deal is over."""
        return self.held.deal is not None and self.held.deal.is_over

    def returns(self) -> list[float]:
        """Points of each player less the other's, none before the end."""
        deal = self.held.deal
        return points(deal) if deal is not None and deal.is_over else [0.0, 0.0]

    def information_state_string(self, player: int | None = None) -> str:
        """What the player knows, the one to act if none is named."""
        deal = self.held.deal
        assert deal is not None
        return information(deal, self.current_player() if player is None else player)

    def __str__(self) -> str:
        """The deal so far."""
        deal = self.held.deal
        return " ".join(map(str, self.held.dealt if deal is None else deal.actions))


class DrawAndDiscard(pyspiel.Game):  # type: ignore[misc]
    """The game, for OpenSpiel's registry."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(TYPE, INFO, params or {})

    def new_initial_state(self) -> DealState:
        """Nothing dealt."""
        return DealState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> None:
        """There are no tensors."""


pyspiel.register_game(TYPE, DrawAndDiscard)


def state_before(deal: Deal, deck: tuple[int, ...]) -> Any:
    """The state of OpenSpiel at the first decision of this deal."""
    sheet = deal.position.sheet
    assert isinstance(sheet, RubberSheet)
    values = (deal.position.dealer, *sheet.games)
    state = pyspiel.load_game(NAME, dict(zip(PARAMETERS, values, strict=True))).new_initial_state()
    for card in deck:
        state.apply_action(int(card))
    return state


class OutOfTime(Exception):
    """The bot has used up its time."""


class Ismcts:
    """OpenSpiel's ISMCTS bot, its time limited instead of its simulations.

    Its worlds are exact ones. The time is that of the processor, since the other player's is.
    ``simulations`` has how many there were for each action.
    """

    def __init__(self, state: Any, seconds: float, uct: float, seed: int) -> None:
        search = importlib.import_module("open_spiel.python.algorithms.ismcts")
        rollouts = importlib.import_module("open_spiel.python.algorithms.mcts")
        chance = numpy.random.RandomState(seed)
        self._bot = search.ISMCTSBot(
            state.get_game(),
            rollouts.RandomRolloutEvaluator(1, chance),
            uct,
            max_simulations=1_000_000_000,
            random_state=chance,
        )
        self._bot.set_resampler(self._resample)
        self._seconds, self._rng = seconds, Random(seed)
        self._draw: Callable[[], Deal] | None = None
        self._until, self._count = 0.0, 0
        self.simulations: list[int] = []

    def step(self, state: Any) -> int:
        """An action of the player to act."""
        self._until, self._count = time.process_time() + self._seconds, 0
        self._draw = None
        try:
            policy = self._bot.run_search(state)
        except OutOfTime:
            # The bot ends a search of its own accord by this call on its root.
            policy = self._bot.get_final_policy(state, self._bot._root_node)
        if self._count:
            self.simulations.append(self._count)
        actions, odds = zip(*policy, strict=True)
        return int(self._rng.choices(actions, odds)[0])

    def _resample(self, state: Any, player: int) -> Any:
        if self._draw is None:
            self._draw = Imagined(state.held.deal, self._rng).draw
        if self._count > 1 and time.process_time() >= self._until:
            raise OutOfTime
        self._count += 1
        sampled = state.clone()
        sampled.held = Held(state.held.dealt, self._draw())
        return sampled
