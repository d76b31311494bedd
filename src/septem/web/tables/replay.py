"""A game looked at again, answer by answer, through the eyes of a seat, of a spectator, or with all revealed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ...core.events import Event, audible
from ...core.table import Answer
from ...text import language
from .. import replies
from ..scene import Moment, Scene, Sight, draw, draw_revealed
from .refusal import Refusal
from .table_game import WIRES, Play, game_of

ALL, NONE = "all", "none"


@dataclass(frozen=True)
class Gaze:
    """Through whose eyes and in which language somebody looks; all: everything is revealed."""

    seat: int | None
    code: str
    all: bool = False

    @classmethod
    def read(cls, eyes: str, code: str) -> Gaze:
        return cls(int(eyes) - 1 if eyes.isdecimal() else None, code, eyes == ALL)


class Replay:
    """The answers of a game, with rules of its own: it may be looked at in another thread than it is played in."""

    def __init__(self, play: Play, names: tuple[str, ...]) -> None:
        self.game = game_of(play.game.name, play.game.options_json())
        self.dealt = play.table.dealt
        self.opening: tuple[Event, ...] = tuple(play.table.opening)
        self.answers: list[Answer] = list(play.table.answers)
        self.names = names
        self.over = play.over

    @property
    def last(self) -> int:
        return len(self.answers)

    def steps(self, gaze: Gaze) -> list[replies.ReplayStep]:
        first = replies.ReplayStep(number=0, seat=None, move=None, text=None, lines=self.told(self.opening, gaze))
        return [first, *(self.step(number, answer, gaze) for number, answer in enumerate(self.answers, 1))]

    def step(self, number: int, answer: Answer, gaze: Gaze) -> replies.ReplayStep:
        known = gaze.all or answer.seat == gaze.seat
        tongue = language(gaze.code, self.game.name)
        return replies.ReplayStep(
            number=number,
            seat=answer.seat + 1,
            move=self.game.write_move(answer.move) if known else None,
            text=tongue.move(answer.move, self.called(gaze)) if known else None,
            lines=self.told(answer.events, gaze),
        )

    def frame(self, number: int, gaze: Gaze) -> replies.ReplayFrame:
        """The table after so many answers."""
        if not 0 <= number <= self.last:
            raise Refusal("no_such_step")
        events = self.answers[number - 1].events if number else self.opening
        return replies.ReplayFrame(
            number=number,
            last=self.last,
            scene=self.scene(number, gaze),
            lines=self.told(events, gaze),
            events=[WIRES[self.game.name].event(event) for event in self.heard(events, gaze)],
        )

    def scene(self, number: int, gaze: Gaze) -> Scene:
        state, moment = self.state(number), Moment(number)
        sight = Sight(self.game, self.game.view(state, gaze.seat))
        if gaze.all:
            return draw_revealed(sight, gaze.code, self.called(gaze), moment, state)
        return draw(sight, gaze.code, self.called(gaze), moment)

    def state(self, number: int) -> Any:
        """The true position: whoever asks for it answers for what is shown of it."""
        state = self.game.new()
        state.log = None
        self.game.deal_json(state, self.dealt)
        for answer in self.answers[:number]:
            self.game.play(state, answer.seat, answer.move)
        return state

    def called(self, gaze: Gaze) -> tuple[str, ...]:
        return language(gaze.code, self.game.name).names(self.names, self.game.seats)

    def heard(self, events: Sequence[Event], gaze: Gaze) -> list[Event]:
        return [event for event in events if gaze.all or audible(event, gaze.seat)]

    def told(self, events: Sequence[Event], gaze: Gaze) -> list[str]:
        """In words, always as heard with one's own ears: what was done in secret is told by the move itself."""
        heard = [event for event in events if audible(event, gaze.seat)]
        return language(gaze.code, self.game.name).story(heard, self.called(gaze))
