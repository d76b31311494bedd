"""PettingZoo environments in which seats act one after the other: any game, any options."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ..core import bits
from ..core.game import Game
from .encoding import HIGH, LOW, coder_of, mask_of, rewards_of
from .pickling import Keeping

SEEDS = 2**31 - 1
ILLEGAL = -1.0  # what an illegal action is worth; the game ends with it


def spaces_of(game: Game) -> tuple[spaces.Dict, spaces.Discrete]:
    """What a seat sees, with the mask of its legal actions, and its actions."""
    coder = coder_of(game)
    parts = {
        "observation": spaces.Box(LOW, HIGH, (coder.observation,), np.int8),
        "action_mask": spaces.Box(0, 1, (coder.actions,), np.int8),
    }
    return spaces.Dict(parts), spaces.Discrete(coder.actions)


def shown(game: Game, state: Any) -> str:
    """The table as a spectator sees it, in the form of a position."""
    return json.dumps(game.view_json(game.view(state, None)), indent=1)


class Seated(Keeping):
    """What every environment of a table has: its game, an agent for each seat, spaces, a source of seeds."""

    def furnish(self, game: Game, render_mode: str | None) -> None:
        self.render_mode = render_mode
        self.game = game
        self.coder = coder_of(game)
        self.possible_agents = [f"player_{seat + 1}" for seat in range(game.seats)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.random, _ = seeding.np_random()
        self.state_now: Any = None
        seen, acts = spaces_of(game)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = dict.fromkeys(self.possible_agents, acts)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]


class SeptemEnv(Seated, AECEnv):  # type: ignore[misc]
    """One table. Agents are called player_1, player_2 and so on; whoever is asked is selected, lower seats first."""

    def __init__(self, game: Game, name: str, render_mode: str | None = None) -> None:
        super().__init__()
        self.metadata = {"name": name, "render_modes": ["human", "ansi"], "is_parallelizable": False, "render_fps": 1}
        self.furnish(game, render_mode)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.random, _ = seeding.np_random(seed)
        self.state_now = self.game.new()
        self.game.deal(self.state_now, int(self.random.integers(SEEDS)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.select()

    def select(self) -> None:
        """Whose turn it is, and what is legal."""
        self.agent_selection = self.possible_agents[bits.lowest(self.game.owing(self.state_now))]
        for agent in self.agents:
            self.infos[agent] = {"action_mask": mask_of(self.coder, self.moves(agent))}

    def moves(self, agent: str) -> dict[int, int]:
        """The moves an agent may make now, by number; only the selected one has any."""
        chosen = agent == self.agent_selection and not self.terminations[agent]
        return self.coder.moves(self.state_now, self.seats[agent]) if chosen else {}

    def observe(self, agent: str) -> dict[str, Any]:
        seen = self.coder.observe(self.state_now, self.seats[agent])
        return {"observation": seen, "action_mask": mask_of(self.coder, self.moves(agent))}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.game.play(self.state_now, self.seats[agent], self.moves(agent)[int(action)])  # type: ignore[arg-type]
        if self.game.owing(self.state_now):
            self.select()
        else:
            self.end()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def end(self) -> None:
        gains = rewards_of(self.game, self.state_now)
        for agent, seat in self.seats.items():
            self.rewards[agent] = gains[seat]
            self.terminations[agent] = True
            self.infos[agent] = {"action_mask": mask_of(self.coder, {})}
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        text = shown(self.game, self.state_now)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is open."""


def wrapped(make: Callable[..., SeptemEnv], **settings: Any) -> Any:
    """With the usual checks: an illegal action ends the game, and order is enforced."""
    env: Any = make(**settings)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)
