"""Vector environments of Gymnasium on top of the batches: one seat of each game against bots, or all seats."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ..ai.opponents import Opponent, pool_of
from ..ai.players import asker_for
from ..core import bits
from ..core.chance import Stream
from ..core.errors import Problem
from ..core.game import Game
from ..files import GAMES
from .drawing import MODES, drawing
from .encoding import rewards
from .spaces import ILLEGAL, SEEDS, spaces_of
from .v1.batch import Batch1
from .vector import DuelBatch, WondersBatch

Dict = dict[str, Any]
Step = tuple[Dict, Any, Any, Any, Dict]


def batch_for(game: str, count: int, version: int, options: Dict) -> Any:
    """The batch that plays the games of an environment."""
    if version == 1:
        return Batch1(GAMES[game].make, count, **options)
    return (DuelBatch if game == "duel" else WondersBatch)(count, **options)


class GamesEnv(VectorEnv):  # type: ignore[misc]
    """The base of both kinds: spaces, results of a step, and games that begin again once they are over."""

    def __init__(self, batch: Any, num_envs: int, actions: int, autoreset_mode: Any, render_mode: str | None) -> None:
        self.batch, self.games = batch, batch.games
        self.rules: Game = self.games.game
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self.autoreset_mode, "render_modes": MODES[1:], "render_fps": 1}
        self.render_mode = render_mode
        self.num_envs = num_envs
        self.single_observation_space, self.single_action_space = spaces_of(batch, actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.masks: Any = None
        self.refusing = True  # illegal actions
        self.over: Any = np.zeros(num_envs, np.bool_)  # rows whose game is over and has not begun again

    def action_masks(self) -> Any:
        """The legal actions of each row, as sb3-contrib asks for them."""
        return self.masks.astype(np.bool_)

    def illegal(self, chosen: Any) -> Any:
        """The rows whose actions are not legal; after the end of a game any action is."""
        known = (chosen >= 0) & (chosen < self.masks.shape[1])
        legal = known & (self.masks[np.arange(self.num_envs), np.where(known, chosen, 0)] > 0)
        return ~(legal | self.over)

    def check(self, actions: Any) -> Any:
        """The actions as numbers, all legal: otherwise a Problem names a row, and nothing has been played."""
        chosen = np.asarray(actions, np.int64).reshape(self.num_envs)
        refused: Any = np.flatnonzero(self.illegal(chosen)) if self.refusing else ()
        if len(refused):
            raise Problem("illegal_action", given=int(chosen[refused[0]]), game=int(refused[0]))
        if self.autoreset_mode is AutoresetMode.DISABLED and self.over.any():
            raise Problem("game_over")
        return chosen

    def for_all(self, **infos: Any) -> Dict:
        """Infos that every row has, with the arrays in which Gymnasium says so."""
        return infos | {f"_{name}": np.ones(self.num_envs, np.bool_) for name in infos}

    def wanted(self, options: Dict | None) -> Any:
        """The rows that a reset is for."""
        mask = (options or {}).get("reset_mask")
        return np.ones(self.num_envs, np.bool_) if mask is None else np.asarray(mask, np.bool_)

    def render(self) -> tuple[Any, ...] | None:
        """What the environments of single games show, one for each game."""
        states = self.games.states
        return tuple(drawing(self.rules, state, self.render_mode) for state in states) if self.render_mode else None


class PoolVectorEnv(GamesEnv):
    """One seat in each of many games; bots sit on all others. Each game draws its bot from the pool."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        bot: Opponent | list[Opponent] = "greedy",
        seat: int | None = None,
        autoreset_mode: Any = AutoresetMode.SAME_STEP,
        render_mode: str | None = None,
        version: int = 0,
        refuse_illegal: bool = True,
        **options: Any,
    ) -> None:
        """Seats count from 0; if none is given, it is drawn anew for every game.

        An illegal action is refused, or it ends its game with a loss, as in an environment for one game.
        """
        batch = batch_for(game, num_envs, version, options)
        super().__init__(batch, num_envs, batch.actions, autoreset_mode, render_mode)
        self.refusing = refuse_illegal
        rules = self.rules
        if seat is not None and seat not in range(rules.seats):
            raise Problem("wrong_number", "seat", given=seat, least=0, most=rules.seats - 1)
        self.fixed_seat = seat
        self.asks = [asker_for(rules, player) for player in pool_of(rules, bot)]
        self.seats: Any = np.zeros(num_envs, np.int64)
        self.bots: Any = np.zeros(num_envs, np.int64)  # which of the pool each game has drawn
        self.luck = Stream()

    def reset(self, *, seed: int | None = None, options: Dict | None = None) -> tuple[Dict, Dict]:
        super().reset(seed=seed)
        wanted = self.wanted(options)
        if wanted.all():
            dealt = int(self.np_random.integers(SEEDS))
            self.games.reset(dealt)
            self.luck = Stream(dealt, "envs.bots")
        for place in np.flatnonzero(wanted):
            self.begin(int(place), dealt=bool(wanted.all()))
        return self.seen()

    def begin(self, place: int, dealt: bool = False) -> None:
        """Begin a game: a deal, a seat, a bot, and the moves of bots before the first decision."""
        if not dealt:
            self.games.deal(place)
        fixed = self.fixed_seat is not None
        self.seats[place] = self.fixed_seat if fixed else self.np_random.integers(self.rules.seats)
        self.bots[place] = self.np_random.integers(len(self.asks)) if len(self.asks) > 1 else 0
        self.over[place] = False
        self.play_bots(place)

    def play_bots(self, place: int) -> None:
        """Let the bots move until the agent has a decision or the game is over, and show the agent the game."""
        agent, ask, state = int(self.seats[place]), self.asks[self.bots[place]], self.games.states[place]
        while (owing := self.games.asked(place)) and not owing >> agent & 1:
            asked = bits.lowest(owing)
            moves = self.rules.legal(state, asked)
            self.games.answer(place, asked, ask(state, asked, moves, self.luck))
        self.games.show(place, agent)

    def seen(self) -> tuple[Dict, Dict]:
        """Observations and infos of all rows, in arrays of their own."""
        arrays = self.batch.batch
        if arrays.masks.ndim == 2:
            observations, masks = arrays.observations.copy(), arrays.masks.copy()
        else:
            rows = np.arange(self.num_envs)
            observations, masks = arrays.observations[rows, self.seats], arrays.masks[rows, self.seats]
        self.masks = masks
        infos = self.for_all(action_mask=masks, seat=self.seats.copy(), bot=self.bots.copy())
        return {"observation": observations, "action_mask": masks}, infos

    def move_of(self, place: int, action: int) -> int:
        where = (place,) if self.batch.batch.masks.ndim == 2 else (place, int(self.seats[place]))
        return int(self.games.move_of(*where, action))

    def step(self, actions: Any) -> Step:
        chosen = self.check(actions)
        gains: Any = np.zeros(self.num_envs)
        ended: Any = np.zeros(self.num_envs, np.bool_)
        lost = self.illegal(chosen)
        for place in range(self.num_envs):
            if self.over[place]:
                self.begin(place)
                continue
            if lost[place]:
                gains[place], ended[place], self.over[place] = ILLEGAL, True, True
                continue
            self.games.answer(place, int(self.seats[place]), self.move_of(place, int(chosen[place])))
            self.play_bots(place)
            if not self.games.asked(place):
                gains[place] = rewards(self.rules, self.games.states[place])[self.seats[place]]
                ended[place] = self.over[place] = True
        final = self.begin_again(ended)
        seen, infos = self.seen()
        return seen, gains, ended, np.zeros(self.num_envs, np.bool_), infos | final

    def begin_again(self, ended: Any) -> Dict:
        """If games begin again in the same step: the last observations of those that are over."""
        if self.autoreset_mode is not AutoresetMode.SAME_STEP or not ended.any():
            return {}
        last, infos = self.seen()
        for place in np.flatnonzero(ended):
            self.begin(int(place))
        return final_infos(last, infos, ended)


class SelfPlayVectorEnv(GamesEnv):
    """All seats of each game, one row for each: rows of a game follow one another. Who is not asked can only pass."""

    def __init__(
        self,
        game: str,
        num_envs: int = 2,
        autoreset_mode: Any = AutoresetMode.SAME_STEP,
        render_mode: str | None = None,
        version: int = 0,
        **options: Any,
    ) -> None:
        seats = GAMES[game].make(**options).seats
        if num_envs % seats or num_envs <= 0:
            raise Problem("whole_tables", "num_envs", given=num_envs, seats=seats)
        batch = batch_for(game, num_envs // seats, version, options)
        batch.games.holding = 1
        self.tables, self.seats = num_envs // seats, seats
        self.alternating = batch.batch.masks.ndim == 2  # one seat after the other: then passing is a number more
        self.passing = batch.actions - (not self.alternating)
        super().__init__(batch, num_envs, self.passing + 1, autoreset_mode, render_mode)

    def reset(self, *, seed: int | None = None, options: Dict | None = None) -> tuple[Dict, Dict]:
        super().reset(seed=seed)
        wanted = self.wanted(options)
        if wanted.all():
            self.games.reset(int(self.np_random.integers(SEEDS)))
            self.over[:] = False
        else:
            self.deal(wanted)
        return self.seen()

    def deal(self, rows: Any) -> None:
        """Deal anew all games with one of these rows."""
        for place in np.flatnonzero(self.by_table(rows).any(axis=1)):
            self.games.deal(int(place))
            self.by_table(self.over)[place] = False
            self.batch.batch.rewards[place] = 0
            self.batch.batch.ended[place] = 0

    def by_table(self, rows: Any) -> Any:
        return rows.reshape(self.tables, self.seats, *rows.shape[1:])

    def seen(self) -> tuple[Dict, Dict]:
        """Observations and infos of all rows, in arrays of their own."""
        arrays = self.batch.batch
        if self.alternating:
            observations, self.masks = self.both_seats()
        else:
            observations = arrays.observations.reshape(self.num_envs, -1).copy()
            self.masks = arrays.masks.reshape(self.num_envs, -1).copy()
        acting = self.masks[:, self.passing] == 0
        infos = self.for_all(action_mask=self.masks, acting=acting, seat=np.arange(self.num_envs) % self.seats)
        return {"observation": observations, "action_mask": self.masks}, infos

    def both_seats(self) -> tuple[Any, Any]:
        arrays = self.batch.batch
        seen = np.empty((self.tables, self.seats, self.batch.observation_size), np.int8)
        masks = np.zeros((self.tables, self.seats, self.passing + 1), np.int8)
        self.games.observe_all(seen)
        masks[:, :, self.passing] = 1
        asked = arrays.masks.any(axis=1)
        rows, seats = np.arange(self.tables), arrays.seats
        masks[rows, seats, : self.passing] = arrays.masks
        masks[rows, seats, self.passing] = ~asked
        return seen.reshape(self.num_envs, -1), masks.reshape(self.num_envs, -1)

    def step(self, actions: Any) -> Step:
        chosen = self.check(actions)
        held = self.by_table(self.over).any(axis=1)
        self.deal(self.over)
        self.batch.step(self.by_seat(chosen, held))
        arrays = self.batch.batch
        gains = arrays.rewards.reshape(self.num_envs).astype(np.float64)
        ended: Any = np.repeat(arrays.ended.astype(np.bool_), self.seats)
        self.over |= ended
        final = self.begin_again(ended)
        seen, infos = self.seen()
        return seen, gains, ended, np.zeros(self.num_envs, np.bool_), infos | final

    def by_seat(self, chosen: Any, held: Any) -> Any:
        """Actions in the form of the batch; games that were just dealt anew wait."""
        actions = self.by_table(chosen)
        if self.alternating:
            actions = actions[np.arange(self.tables), self.batch.batch.seats]
        return np.where(held.reshape(-1, *[1] * (actions.ndim - 1)), -1, actions)

    def begin_again(self, ended: Any) -> Dict:
        if self.autoreset_mode is not AutoresetMode.SAME_STEP or not ended.any():
            return {}
        last, infos = self.seen()
        self.deal(ended)
        return final_infos(last, infos, ended)


def final_infos(last: Dict, infos: Dict, ended: Any) -> Dict:
    """The last observations of games that are over, as Gymnasium gives them when games begin again in the same step."""
    finals: Any = np.full(len(ended), None, object)
    for row in np.flatnonzero(ended):
        finals[row] = {name: array[row] for name, array in last.items()}
    infos |= {name: ended.copy() for name in infos if name.startswith("_")}
    return {"final_obs": finals, "_final_obs": ended.copy(), "final_info": infos, "_final_info": ended.copy()}
