"""Gymnasium: one seat against bots. `import septem.envs.solo` registers `septem/Duel-v0` and `septem/Wonders-v0`."""

from __future__ import annotations

from typing import Any

import gymnasium

from ..ai import roster
from ..ai.players import Ask, asking
from ..core import bits
from ..core.chance import Stream
from ..core.errors import Problem
from ..core.game import Game
from ..files import GAMES
from .aec import ILLEGAL, SEEDS, shown, spaces_of
from .encoding import coder_of, mask_of, rewards_of
from .pickling import Keeping

Seen = dict[str, Any]


class SoloEnv(Keeping, gymnasium.Env):  # type: ignore[misc]
    """A table at which bots take all seats but one. An illegal action ends the game and is lost."""

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012 (Gymnasium's form)

    def __init__(
        self, game: str, bot: str = "greedy", seat: int | None = None, render_mode: str | None = None, **options: Any
    ) -> None:
        """The seat counts from 0; without one it is drawn anew for every game."""
        self.game: Game = GAMES[game].make(**options)
        if seat is not None and seat not in range(self.game.seats):
            raise Problem("wrong_number", "seat", given=seat, least=0, most=self.game.seats - 1)
        self.coder = coder_of(self.game)
        self.named = bot
        self.ask: Ask = asking(self.game, roster.player(self.game, bot))
        self.wanted = seat
        self.seat = 0
        self.render_mode = render_mode
        self.state_now: Any = None
        self.luck = Stream()
        self.observation_space, self.action_space = spaces_of(self.game)

    def __getstate__(self) -> dict[str, Any]:
        kept = super().__getstate__()
        del kept["ask"]
        return kept | {"luck": self.luck.position}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        super().__setstate__(kept)
        self.ask, self.luck = asking(self.game, roster.player(self.game, self.named)), Stream()
        self.luck.position = kept["luck"]

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, Seen]:
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(SEEDS))
        self.seat = int(self.np_random.integers(self.game.seats)) if self.wanted is None else self.wanted
        self.luck = Stream(dealt, "envs.bots")
        self.state_now = self.game.new()
        self.game.deal(self.state_now, dealt)
        self.go_on()
        return self.look()

    def go_on(self) -> None:
        """Let the bots answer until the own seat is asked, or the game is over."""
        while owing := self.game.owing(self.state_now) & ~(1 << self.seat):
            if self.game.owing(self.state_now) >> self.seat & 1:
                return
            asked = bits.lowest(owing)
            moves = self.game.legal(self.state_now, asked)
            self.game.play(self.state_now, asked, self.ask(self.state_now, asked, moves, self.luck))

    def look(self) -> tuple[Seen, Seen]:
        mask = mask_of(self.coder, self.coder.moves(self.state_now, self.seat))
        seen = {"observation": self.coder.observe(self.state_now, self.seat), "action_mask": mask}
        return seen, {"action_mask": mask, "seat": self.seat}

    def step(self, action: int) -> tuple[Seen, float, bool, bool, Seen]:
        move = self.coder.moves(self.state_now, self.seat).get(int(action))
        if move is None:
            seen, info = self.look()
            return seen, ILLEGAL, True, False, info | {"illegal": True}
        self.game.play(self.state_now, self.seat, move)
        self.go_on()
        over = not self.game.owing(self.state_now)
        gain = rewards_of(self.game, self.state_now)[self.seat] if over else 0.0
        if self.render_mode == "human":
            self.render()
        seen, info = self.look()
        return seen, gain, over, False, info

    def render(self) -> str | None:
        text = shown(self.game, self.state_now)
        if self.render_mode == "human":
            print(text)
            return None
        return text


for name, game in (("Duel", "duel"), ("Wonders", "wonders")):
    gymnasium.register(f"septem/{name}-v0", entry_point="septem.envs.solo:SoloEnv", kwargs={"game": game})
