"""Replays: a game step by step, from the viewpoint of a seat or a spectator, or with everything revealed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ...core.events import Event, audible
from ...core.table import Answer
from ...text import language
from .. import replies
from ..scene import Scene, SceneContext, ViewerCache, draw, draw_revealed
from .refusal import Refusal
from .table_game import DOCUMENTS, TableGame, create_game

ALL, NONE = "all", "none"


@dataclass(frozen=True)
class Viewpoint:
    """A seat (none: a spectator) and a language; revealed: nothing is hidden."""

    seat: int | None
    code: str
    revealed: bool = False

    @classmethod
    def parse(cls, eyes: str, code: str) -> Viewpoint:
        """The viewpoint for the parameter `eyes` of the API: a seat number, `none` or `all`."""
        return cls(int(eyes) - 1 if eyes.isdecimal() else None, code, eyes == ALL)


class Replay:
    """The answers of a game, with a game object of its own: it may be used in another thread than the table."""

    def __init__(self, played: TableGame, names: tuple[str, ...]) -> None:
        self.game = create_game(played.game.name, played.game.options_json())
        self.dealt = played.table.dealt
        self.opening: tuple[Event, ...] = tuple(played.table.opening)
        self.answers: list[Answer] = list(played.table.answers)
        self.names = names
        self.over = played.over

    @property
    def last(self) -> int:
        return len(self.answers)

    def steps(self, viewpoint: Viewpoint) -> list[replies.ReplayStep]:
        lines = self.narrate(self.opening, viewpoint)
        first = replies.ReplayStep(number=0, seat=None, move=None, text=None, lines=lines)
        return [first, *(self.step(number, answer, viewpoint) for number, answer in enumerate(self.answers, 1))]

    def step(self, number: int, answer: Answer, viewpoint: Viewpoint) -> replies.ReplayStep:
        known = viewpoint.revealed or answer.seat == viewpoint.seat
        texts = language(viewpoint.code, self.game.name)
        return replies.ReplayStep(
            number=number,
            seat=answer.seat + 1,
            move=self.game.write_move(answer.move) if known else None,
            text=texts.move(answer.move, self.player_names(viewpoint)) if known else None,
            lines=self.narrate(answer.events, viewpoint),
        )

    def frame(self, number: int, viewpoint: Viewpoint) -> replies.ReplayFrame:
        """The table after a number of answers."""
        if not 0 <= number <= self.last:
            raise Refusal("no_such_step")
        events = self.answers[number - 1].events if number else self.opening
        return replies.ReplayFrame(
            number=number,
            last=self.last,
            scene=self.scene(number, viewpoint),
            lines=self.narrate(events, viewpoint),
            events=[DOCUMENTS[self.game.name].event(event) for event in self.visible(events, viewpoint)],
        )

    def scene(self, number: int, viewpoint: Viewpoint) -> Scene:
        state, context = self.state(number), SceneContext(number)
        cache = ViewerCache(self.game, self.game.view(state, viewpoint.seat))
        if viewpoint.revealed:
            return draw_revealed(cache, viewpoint.code, self.player_names(viewpoint), context, state)
        return draw(cache, viewpoint.code, self.player_names(viewpoint), context)

    def state(self, number: int) -> Any:
        """The true position. Callers must show only what the viewpoint may see of it."""
        state = self.game.new()
        state.log = None
        self.game.deal_json(state, self.dealt)
        for answer in self.answers[:number]:
            self.game.play(state, answer.seat, answer.move)
        return state

    def player_names(self, viewpoint: Viewpoint) -> tuple[str, ...]:
        return language(viewpoint.code, self.game.name).names(self.names, self.game.seats)

    def visible(self, events: Sequence[Event], viewpoint: Viewpoint) -> list[Event]:
        return [event for event in events if viewpoint.revealed or audible(event, viewpoint.seat)]

    def narrate(self, events: Sequence[Event], viewpoint: Viewpoint) -> list[str]:
        """Events in sentences, always as the seat or spectator was told: a secret action is told by the move itself."""
        seen = [event for event in events if audible(event, viewpoint.seat)]
        return language(viewpoint.code, self.game.name).story(seen, self.player_names(viewpoint))
