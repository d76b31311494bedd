"""Gymnasium: one seat against bots. `import septem.envs.solo` registers `septem/Duel-v0` and `septem/Wonders-v0`."""

from __future__ import annotations

from typing import Any

import gymnasium

from ..ai import roster
from ..ai.players import Ask, asker_for
from ..core import bits
from ..core.chance import Stream
from ..core.errors import Problem
from ..core.game import Game
from ..files import GAMES
from .aec import ILLEGAL, SEEDS, spaces_of, spectator_json
from .encoding import action_mask, encoder_for, rewards
from .pickling import PicklableEnv

Dict = dict[str, Any]


class SoloEnv(PicklableEnv, gymnasium.Env):  # type: ignore[misc]
    """A table with bots on all seats but one. An illegal action ends the game with a loss."""

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012 (Gymnasium's form)

    def __init__(
        self, game: str, bot: str = "greedy", seat: int | None = None, render_mode: str | None = None, **options: Any
    ) -> None:
        """Seats count from 0; if none is given, it is drawn anew for every game."""
        self.game: Game = GAMES[game].make(**options)
        if seat is not None and seat not in range(self.game.seats):
            raise Problem("wrong_number", "seat", given=seat, least=0, most=self.game.seats - 1)
        self.encoder = encoder_for(self.game)
        self.bot = bot
        self.ask: Ask = asker_for(self.game, roster.player(self.game, bot))
        self.fixed_seat = seat
        self.seat = 0
        self.render_mode = render_mode
        self.state_now: Any = None
        self.legal: dict[int, int] = {}  # the agent's moves in the present position, by action number
        self.bot_stream = Stream()
        self.observation_space, self.action_space = spaces_of(self.game)

    def __getstate__(self) -> dict[str, Any]:
        fields = super().__getstate__()
        del fields["ask"], fields["bot_stream"]
        return fields | {"stream": self.bot_stream.position}

    def __setstate__(self, fields: dict[str, Any]) -> None:
        super().__setstate__(fields)
        self.ask, self.bot_stream = asker_for(self.game, roster.player(self.game, self.bot)), Stream()
        self.bot_stream.position = fields["stream"]

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Dict, Dict]:
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(SEEDS))
        self.seat = int(self.np_random.integers(self.game.seats)) if self.fixed_seat is None else self.fixed_seat
        self.bot_stream = Stream(dealt, "envs.bots")
        self.state_now = self.game.new()
        self.game.deal(self.state_now, dealt)
        self.play_bots()
        return self.observe()

    def play_bots(self) -> None:
        """Let the bots move until the agent has a decision or the game is over."""
        while owing := self.game.owing(self.state_now) & ~(1 << self.seat):
            if self.game.owing(self.state_now) >> self.seat & 1:
                return
            asked = bits.lowest(owing)
            moves = self.game.legal(self.state_now, asked)
            self.game.play(self.state_now, asked, self.ask(self.state_now, asked, moves, self.bot_stream))

    def observe(self) -> tuple[Dict, Dict]:
        self.legal = self.encoder.moves(self.state_now, self.seat)
        mask = action_mask(self.encoder, self.legal)
        seen = {"observation": self.encoder.observe(self.state_now, self.seat), "action_mask": mask}
        return seen, {"action_mask": mask, "seat": self.seat}

    def step(self, action: int) -> tuple[Dict, float, bool, bool, Dict]:
        move = self.legal.get(int(action))
        if move is None:
            seen, info = self.observe()
            return seen, ILLEGAL, True, False, info | {"illegal": True}
        self.game.play(self.state_now, self.seat, move)
        self.play_bots()
        over = not self.game.owing(self.state_now)
        gain = rewards(self.game, self.state_now)[self.seat] if over else 0.0
        if self.render_mode == "human":
            self.render()
        seen, info = self.observe()
        return seen, gain, over, False, info

    def render(self) -> str | None:
        text = spectator_json(self.game, self.state_now)
        if self.render_mode == "human":
            print(text)
            return None
        return text


for name, game in (("Duel", "duel"), ("Wonders", "wonders")):
    gymnasium.register(f"septem/{name}-v0", entry_point="septem.envs.solo:SoloEnv", kwargs={"game": game})
