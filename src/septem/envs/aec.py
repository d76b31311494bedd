"""PettingZoo environments in which seats act one after the other: any game, any options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ..core import bits
from ..core.errors import Problem
from ..core.game import Game
from .drawing import MODES, drawing
from .encoding import action_mask, action_of, encoder_for, move_text, rewards
from .pickling import PicklableEnv
from .spaces import ILLEGAL, SEEDS, spaces_of


class TableEnv(PicklableEnv):
    """The base of all PettingZoo environments: the game, one agent per seat, spaces, a source of seeds."""

    def set_up(self, game: Game, render_mode: str | None, version: int) -> None:
        self.render_mode = render_mode
        self.game = game
        self.version = version
        self.encoder = encoder_for(game, version)
        self.possible_agents = [f"player_{seat + 1}" for seat in range(game.seats)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.random, _ = seeding.np_random()
        self.state_now: Any = None
        self.legal: dict[str, dict[int, int]] = {}  # the moves of each agent in the present position, by action number
        self.nothing = action_mask(self.encoder, {})  # the mask of whoever has no decision
        self.nothing.flags.writeable = False
        seen, acts = spaces_of(self.encoder)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = dict.fromkeys(self.possible_agents, acts)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def move_text(self, agent: str, action: int) -> str:
        """The move of a legal action of an agent, as text."""
        return move_text(self.game, self.legal.get(agent, {}), action)

    def action_of(self, agent: str, text: str) -> int:
        """The action of a legal move of an agent, given as text."""
        return action_of(self.game, self.legal.get(agent, {}), text)


class SeptemEnv(TableEnv, AECEnv):  # type: ignore[misc]
    """One table. Agents are called player_1, player_2 and so on. Of all seats with a decision the lowest acts."""

    def __init__(self, game: Game, name: str, render_mode: str | None = None, version: int = 0) -> None:
        super().__init__()
        self.metadata = {"name": name, "render_modes": MODES, "is_parallelizable": False, "render_fps": 1}
        self.set_up(game, render_mode, version)
        self.rows: dict[str, Any] = {}  # what the selected agent observes: seen together with its moves

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
        """Select the agent that acts next, list its moves and update all masks."""
        chosen = self.possible_agents[bits.lowest(self.game.owing(self.state_now))]
        self.agent_selection = chosen
        row, moves = self.encoder.look(self.state_now, self.seats[chosen])
        self.rows, self.legal = {chosen: row}, {chosen: moves}
        self.infos = {agent: {"action_mask": self.nothing} for agent in self.agents}
        self.infos[chosen] = {"action_mask": action_mask(self.encoder, self.legal[chosen])}

    def mask(self, agent: str) -> Any:
        """The legal actions of an agent; only the selected agent has any, as long as the game is not over."""
        info = self.infos.get(agent)
        return self.nothing if info is None or self.terminations.get(agent, True) else info["action_mask"]

    def observe(self, agent: str) -> dict[str, Any]:
        kept = self.rows.get(agent)
        seen = self.encoder.observe(self.state_now, self.seats[agent]) if kept is None else kept.copy()
        return {"observation": seen, "action_mask": self.mask(agent)}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        move = None if action is None else self.legal[agent].get(int(action))
        if move is None:
            raise Problem("illegal_action", given=action, game=0)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.game.play(self.state_now, self.seats[agent], move)
        if self.game.owing(self.state_now):
            self.select()
        else:
            self.end()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def end(self) -> None:
        gains = rewards(self.game, self.state_now)
        self.rows = {}
        for agent, seat in self.seats.items():
            self.rewards[agent] = gains[seat]
            self.terminations[agent] = True
            self.infos[agent] = {"action_mask": self.nothing}
        self.agent_selection = self.agents[0]

    def render(self) -> Any:
        return drawing(self.game, self.state_now, self.render_mode)

    def close(self) -> None:
        """Do nothing: no resource is open."""


def wrapped(make: Callable[..., SeptemEnv], **settings: Any) -> Any:
    """Add the usual PettingZoo checks: an illegal action ends the game, and the order of agents is enforced."""
    env: Any = make(**settings)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)
