"""Gymnasium: one seat against bots. `import septem.envs.solo` registers `septem/Duel-v0` and `septem/Wonders-v0`."""

from __future__ import annotations

from typing import Any

import gymnasium

from ..ai.opponents import Opponent, pool_of
from ..ai.players import Ask, asker_for
from ..core import bits
from ..core.chance import Stream
from ..core.errors import Problem
from ..core.game import Game
from ..files import GAMES
from .drawing import MODES, drawing
from .encoding import action_mask, action_of, encoder_for, move_text, rewards
from .pickling import PicklableEnv
from .spaces import ILLEGAL, SEEDS, spaces_of

Dict = dict[str, Any]
KINDS = ("", "Named")  # of environments, by version


class SoloEnv(PicklableEnv, gymnasium.Env):  # type: ignore[misc]
    """A table with bots on all seats but one; each game draws its bot from the pool.

    An illegal action ends the game with a loss.
    """

    metadata = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012 (Gymnasium's form)

    def __init__(
        self,
        game: str,
        bot: Opponent | list[Opponent] = "greedy",
        seat: int | None = None,
        render_mode: str | None = None,
        version: int = 0,
        **options: Any,
    ) -> None:
        """Seats count from 0; if none is given, it is drawn anew for every game."""
        self.game: Game = GAMES[game].make(**options)
        if seat is not None and seat not in range(self.game.seats):
            raise Problem("wrong_number", "seat", given=seat, least=0, most=self.game.seats - 1)
        self.version = version
        self.encoder = encoder_for(self.game, version)
        self.bot = bot
        self.asks = self.pool()
        self.drawn = 0  # which bot of the pool plays
        self.fixed_seat = seat
        self.seat = 0
        self.over = True  # until the first game is dealt
        self.render_mode = render_mode
        self.state_now: Any = None
        self.legal: dict[int, int] = {}  # the agent's moves in the present position, by action number
        self.bot_stream = Stream()
        self.observation_space, self.action_space = spaces_of(self.encoder)

    def pool(self) -> list[Ask]:
        return [asker_for(self.game, player) for player in pool_of(self.game, self.bot)]

    def __getstate__(self) -> dict[str, Any]:
        fields = super().__getstate__()
        del fields["asks"], fields["bot_stream"]
        return fields | {"stream": self.bot_stream.position}

    def __setstate__(self, fields: dict[str, Any]) -> None:
        super().__setstate__(fields)
        self.asks, self.bot_stream = self.pool(), Stream()
        self.bot_stream.position = fields["stream"]

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Dict, Dict]:
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(SEEDS))
        self.seat = int(self.np_random.integers(self.game.seats)) if self.fixed_seat is None else self.fixed_seat
        self.drawn = int(self.np_random.integers(len(self.asks))) if len(self.asks) > 1 else 0
        self.bot_stream = Stream(dealt, "envs.bots")
        self.state_now = self.game.new()
        self.game.deal(self.state_now, dealt)
        self.over = False
        self.play_bots()
        return self.observe()

    def play_bots(self) -> None:
        """Let the bots move until the agent has a decision or the game is over."""
        while owing := self.game.owing(self.state_now) & ~(1 << self.seat):
            if self.game.owing(self.state_now) >> self.seat & 1:
                return
            asked = bits.lowest(owing)
            moves = self.game.legal(self.state_now, asked)
            self.game.play(self.state_now, asked, self.asks[self.drawn](self.state_now, asked, moves, self.bot_stream))

    def observe(self) -> tuple[Dict, Dict]:
        observation, self.legal = self.encoder.look(self.state_now, self.seat)
        mask = action_mask(self.encoder, self.legal)
        return {"observation": observation, "action_mask": mask}, {"action_mask": mask, "seat": self.seat}

    def move_text(self, action: int) -> str:
        """The move of a legal action, as text."""
        return move_text(self.game, self.legal, action)

    def action_of(self, text: str) -> int:
        """The action of a legal move, given as text."""
        return action_of(self.game, self.legal, text)

    def action_masks(self) -> Any:
        """The legal actions, as sb3-contrib asks for them."""
        return action_mask(self.encoder, self.legal).astype(bool)

    def step(self, action: int) -> tuple[Dict, float, bool, bool, Dict]:
        if self.over:
            raise Problem("game_over")
        move = self.legal.get(int(action))
        if move is None:
            self.over = True
            seen, info = self.observe()
            return seen, ILLEGAL, True, False, info | {"illegal": True}
        self.game.play(self.state_now, self.seat, move)
        self.play_bots()
        self.over = not self.game.owing(self.state_now)
        gain = rewards(self.game, self.state_now)[self.seat] if self.over else 0.0
        if self.render_mode == "human":
            self.render()
        seen, info = self.observe()
        return seen, gain, self.over, False, info

    def render(self) -> Any:
        return drawing(self.game, self.state_now, self.render_mode)


def register() -> None:
    """Name the environments in Gymnasium's registry: single ones, and vector ones for `make_vec`.

    Version 1 has names of its own: with the same name Gymnasium would call version 0 out of date, which it is not.
    """
    pool, all_seats = (f"septem.envs.vector_env:{kind}VectorEnv" for kind in ("Pool", "SelfPlay"))
    for name, game in (("Duel", "duel"), ("Wonders", "wonders")):
        for version, kind in enumerate(KINDS):
            kwargs = {"game": game, "version": version}
            single = "septem.envs.solo:SoloEnv"
            gymnasium.register(f"septem/{name}{kind}-v{version}", single, vector_entry_point=pool, kwargs=kwargs)
            gymnasium.register(f"septem/{name}{kind}SelfPlay-v{version}", vector_entry_point=all_seats, kwargs=kwargs)


register()
