"""7 Wonders for PettingZoo with all seats acting at once; a seat without a decision passes."""

from __future__ import annotations

from typing import Any

from gymnasium.utils import seeding
from pettingzoo import ParallelEnv

from ..core import bits
from ..core.game import Game
from .aec import TableEnv
from .drawing import MODES, drawing
from .encoding import action_mask, rewards
from .spaces import ILLEGAL, SEEDS

Dicts = dict[str, Any]


class SimultaneousEnv(TableEnv, ParallelEnv):  # type: ignore[misc]
    """One table. A step is one move of every seat with a decision; an illegal one ends the game."""

    def __init__(self, game: Game, name: str, render_mode: str | None = None, version: int = 0) -> None:
        self.metadata = {"name": name, "render_modes": MODES, "render_fps": 1}
        self.set_up(game, render_mode, version)
        self.agents: list[str] = []

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Dicts, Dicts]:
        if seed is not None:
            self.random, _ = seeding.np_random(seed)
        self.state_now = self.game.new()
        self.game.deal(self.state_now, int(self.random.integers(SEEDS)))
        self.agents = list(self.possible_agents)
        return self.observe_all()

    def observe_all(self) -> tuple[Dicts, Dicts]:
        """The observations of all agents, and infos, which repeat the masks; who is not asked can only pass."""
        looks = {agent: self.encoder.look(self.state_now, self.seats[agent]) for agent in self.agents}
        self.legal = {agent: moves or {self.encoder.passing: 0} for agent, (_, moves) in looks.items()}
        masks = {agent: action_mask(self.encoder, moves) for agent, moves in self.legal.items()}
        seen = {agent: {"observation": row, "action_mask": masks[agent]} for agent, (row, _) in looks.items()}
        return seen, {agent: {"action_mask": mask} for agent, mask in masks.items()}

    def step(self, actions: dict[str, int]) -> tuple[Dicts, Dicts, Dicts, Dicts, Dicts]:
        chosen = {agent: self.legal[agent].get(int(actions[agent])) for agent in self.agents}
        illegal = [agent for agent, move in chosen.items() if move is None]
        if not illegal:
            self.answer(chosen)
        over = bool(illegal) or not self.game.owing(self.state_now)
        gains = self.gains(illegal, over)
        seen, infos = self.observe_all()
        terminated, truncated = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, False)
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return seen, gains, terminated, truncated, infos

    def answer(self, chosen: dict[str, int | None]) -> None:
        """Play the moves of all seats that had a decision when the step began."""
        for seat in bits.members(self.game.owing(self.state_now)):
            self.game.play(self.state_now, seat, chosen[self.possible_agents[seat]] or 0)

    def gains(self, illegal: list[str], over: bool) -> dict[str, float]:
        if illegal:
            return {agent: ILLEGAL if agent in illegal else 0.0 for agent in self.agents}
        gains = rewards(self.game, self.state_now) if over else [0.0] * self.game.seats
        return {agent: gains[self.seats[agent]] for agent in self.agents}

    def render(self) -> Any:
        return drawing(self.game, self.state_now, self.render_mode)

    def close(self) -> None:
        """Do nothing: no resource is open."""
