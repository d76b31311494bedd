"""Vector environments for Stable-Baselines3, whose own kind of vector environment is not Gymnasium's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from stable_baselines3.common.vec_env import VecEnv

from . import solo  # registers the environments

Dict = dict[str, Any]
REGISTERED = solo.register.__name__


class SeptemVecEnv(VecEnv):  # type: ignore[misc]
    """A vector environment of `septem.envs` for Stable-Baselines3; masks come from `action_masks`, as MaskablePPO asks.

    Observations are rows without the mask, so that the policy is an `MlpPolicy`.
    """

    def __init__(self, name: str, num_envs: int, **settings: Any) -> None:
        self.env: Any = gymnasium.make_vec(name, num_envs=num_envs, **settings)
        self.seed_next: int | None = None
        self.chosen: Any = None
        single = self.env.single_observation_space["observation"]
        super().__init__(num_envs, single, self.env.single_action_space)

    def reset(self) -> Any:
        seen, _ = self.env.reset(seed=self.seed_next)
        self.seed_next = None
        return seen["observation"]

    def step_async(self, actions: Any) -> None:
        self.chosen = actions

    def step_wait(self) -> tuple[Any, Any, Any, list[Dict]]:
        seen, gains, ended, _, infos = self.env.step(self.chosen)
        rows: list[Dict] = [{} for _ in range(self.num_envs)]
        for row in np.flatnonzero(ended):
            rows[row] = {"terminal_observation": infos["final_obs"][row]["observation"], "TimeLimit.truncated": False}
        return seen["observation"], gains.astype(np.float32), ended, rows

    def seed(self, seed: int | None = None) -> list[int | None]:
        self.seed_next = seed
        return [seed] * self.num_envs

    def close(self) -> None:
        self.env.close()

    def rows_of(self, indices: Any) -> Sequence[int]:
        return list(self._get_indices(indices))

    def has_attr(self, attr_name: str) -> bool:
        return hasattr(self.env, attr_name)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self.env, attr_name) for _ in self.rows_of(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        setattr(self.env, attr_name, value)

    def env_method(self, method_name: str, *given: Any, indices: Any = None, **named: Any) -> list[Any]:
        """What a method returns for all rows, row by row."""
        answers = getattr(self.env, method_name)(*given, **named)
        return [answers[row] for row in self.rows_of(indices)]

    def env_is_wrapped(self, wrapper_class: type[Any], indices: Any = None) -> list[bool]:
        return [False for _ in self.rows_of(indices)]
