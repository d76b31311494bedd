"""OpenSpiel: `import septem.envs.openspiel` registers the games `septem_duel` and `septem_wonders`.

The deal is chance's: its first three answers are the bytes of a seed, from which everything follows. Cities of 7
Wonders that are asked at once answer one after the other; what waits is in nobody's information but the seat's own.
With `reveals=true` chance also says what each card of Duel is that is turned over, with its probability.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from ..core import bits
from ..core.chance import Stream
from ..core.errors import Problem
from ..core.game import Game
from ..duel import options as duel_options
from ..duel.game import Duel
from ..wonders import options as wonders_options
from ..wonders.game import Wonders
from . import reveals
from .encoding import encoder_for, rewards
from .pickling import PicklablePosition

BYTES, OUTCOMES = 3, 256
LONGEST = {"duel": 400, "wonders": 1000}  # decisions
OURS = ("reveals",)  # parameters that are no options of the engine
RESAMPLING = 1 << 31
USUAL_COINS = -1  # a parameter is a number or a text, not one of both


class SeptemState(pyspiel.State):  # type: ignore[misc]
    """A position of the game, or a deal that has begun."""

    def __init__(self, game: SeptemGame) -> None:
        super().__init__(game)
        self.position = PicklablePosition(game.rules)
        self.dealt: list[int] = []

    @property
    def asked(self) -> int:
        """The seats that owe an answer (a set)."""
        return self.position.game.owing(self.position.state) if self.position.state is not None else 0

    def current_player(self) -> int:
        if self.position.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return bits.lowest(self.asked) if self.asked else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.position.state is not None and not self.asked

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]

    def moves(self, player: int) -> dict[int, int]:
        return self.position.encoder.moves(self.position.state, player)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.moves(player))

    def _apply_action(self, action: int) -> None:
        if self.position.state is not None:
            player = self.current_player()
            self.position.game.play(self.position.state, player, self.moves(player)[action])
            return
        self.dealt.append(action)
        if len(self.dealt) == BYTES:
            self.position.state = self.position.game.new()
            self.position.game.deal(self.position.state, int.from_bytes(bytes(self.dealt), "little"))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        move = self.moves(player).get(action)
        return f"action {action}" if move is None else self.position.game.write_move(move)

    def returns(self) -> list[float]:
        game = self.position.game
        return rewards(game, self.position.state) if self.is_terminal() else [0.0] * game.seats

    def rewards(self) -> list[float]:
        return self.returns()

    def __str__(self) -> str:
        return " ".join(map(str, self.dealt)) if self.position.state is None else text_of(self, None)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SeptemState:
        """Another position that looks the same to a player. It has this one's history, whose deal is not its own."""
        other: SeptemState = self.clone()
        luck = Stream(int(sampler() * RESAMPLING), "envs.resample")
        other.position.state = self.position.game.imagine(self.position.game.view(self.position.state, player), luck)
        return other


def text_of(state: SeptemState, player: int | None) -> str:
    """The view of a player, including its memory, or of a spectator."""
    if state.position.state is None:
        return ""
    game = state.position.game
    return json.dumps(game.view_json(game.view(state.position.state, player)), sort_keys=True)


class RevealState(SeptemState):
    """A position of Duel whose face-down cards and box belong to chance, with their exact probabilities.

    A move that reveals something waits until chance has said what. The second group of wonders and the structures of
    later ages are dealt from seeds, like the beginning.
    """

    def __init__(self, game: SeptemGame) -> None:
        super().__init__(game)
        if self.rules.extensions:
            raise Problem("no_reveals")
        self.waiting: tuple[int, int] | None = None  # seat and move
        self.asking: list[reveals.Cell] = []  # what chance still has to say,
        self.said: list[int] = []  # and what it has said

    @property
    def rules(self) -> Duel:
        assert isinstance(self.position.game, Duel)
        return self.position.game

    def current_player(self) -> int:
        return int(pyspiel.PlayerId.CHANCE) if self.asking else super().current_player()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if not self.asking or self.asking[0] == reveals.DEAL:
            return super().chance_outcomes()
        count = len(self.possible())
        return [(outcome, 1 / count) for outcome in self.possible()]

    def possible(self) -> dict[int, str]:
        return reveals.possible(self.rules, self.position.state, self.asking[0], self.said)

    def _apply_action(self, action: int) -> None:
        if self.asking:
            self.said.append(action)
            self.asking.pop(0)
        elif self.position.state is None:
            super()._apply_action(action)
            return
        else:
            player = self.current_player()
            self.waiting = player, self.moves(player)[action]
            self.asking = reveals.revealed(self.rules, self.position.state, *self.waiting)
        if not self.asking and self.waiting:
            self.position.state = reveals.played(self.rules, self.position.state, *self.waiting, self.said)
            self.waiting, self.said = None, []

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE and self.asking and self.asking[0] != reveals.DEAL:
            return self.possible().get(action, f"reveal {action}")
        return super()._action_to_string(player, action)


class SeptemObserver:
    """The tensor of an observation is what a seat sees, that of an information state also what it remembers.

    The first is an observation of version 0, the second one of version 1. Texts always hold what the seat remembers.
    """

    def __init__(self, game: Game, params: dict[str, Any] | None, perfect_recall: bool) -> None:
        if params:
            raise ValueError(f"no parameters are known, not {params}")
        self.encoder = encoder_for(game, version=int(perfect_recall))
        self.tensor: Any = np.zeros(self.encoder.observation_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SeptemState, player: int) -> None:
        self.tensor[:] = 0 if state.position.state is None else self.encoder.observe(state.position.state, player)

    def string_from(self, state: SeptemState, player: int) -> str:
        return text_of(state, player)


class SeptemGame(pyspiel.Game):  # type: ignore[misc]
    """A game of OpenSpiel; its parameters are options of the engine."""

    kind: Any
    make: Callable[..., Game]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.rules = self.rules_of(given)
        encoder = encoder_for(self.rules)
        info = pyspiel.GameInfo(
            num_distinct_actions=encoder.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=self.rules.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST[self.rules.name],
        )
        super().__init__(self.kind, info, given)

    def rules_of(self, given: dict[str, Any]) -> Game:
        usual = self.kind.parameter_specification
        options = {name: value for name, value in given.items() if name not in OURS and value != usual[name]}
        return type(self).make(**{name: meant(value) for name, value in options.items()})

    def new_initial_state(self) -> SeptemState:
        return SeptemState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> SeptemObserver:
        return SeptemObserver(self.rules, params, bool(iig_obs_type and iig_obs_type.perfect_recall))


def kind_of(name: str, title: str, players: tuple[int, int], options: dict[str, Any]) -> Any:
    return pyspiel.GameType(
        short_name=name,
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=players[0],
        max_num_players=players[1],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=options,
    )


def parameters(rules: Duel | Wonders, names: tuple[str, ...]) -> dict[str, Any]:
    """The options of a game with their usual values, as OpenSpiel has parameters: truths, numbers and texts."""
    return {name: written(getattr(rules.options, name)) for name in names}


def written(value: object) -> object:
    if isinstance(value, int):
        return value
    return "+".join(value) or "none" if isinstance(value, tuple) else str(value)


def meant(value: Any) -> Any:
    return tuple(value.split("+")) if isinstance(value, str) and "+" in value else value


class DuelGame(SeptemGame):
    kind = kind_of(
        "septem_duel", "7 Wonders Duel", (2, 2), parameters(Duel(), duel_options.OPTION_NAMES) | {"reveals": False}
    )
    make = Duel

    def new_initial_state(self) -> SeptemState:
        return RevealState(self) if self.get_parameters().get("reveals") else SeptemState(self)


class WondersGame(SeptemGame):
    kind = kind_of(
        "septem_wonders",
        "7 Wonders",
        (2, 8),
        parameters(Wonders(), wonders_options.OPTION_NAMES) | {"starting_coins": USUAL_COINS},
    )
    make = Wonders


for game in (DuelGame, WondersGame):
    pyspiel.register_game(game.kind, game)
