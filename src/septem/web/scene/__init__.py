"""What a reader is shown. The truth is not at hand here: scenes are built from views, and from positions imagined
from views, so that nothing hidden can get into them."""

from __future__ import annotations

from dataclasses import dataclass
from types import ModuleType
from typing import Any

from ...text import language as language_of
from ...wire.wonders.city_summary import called_by_what_counts
from . import revealed
from .common import Choice, Closed, Decision, Eyes, Result, Score
from .duel import table as duel_table
from .duel.table import DuelBoard
from .viewer_cache import Sight
from .wonders import table as wonders_table
from .wonders.table import WondersBoard

__all__ = ["Closed", "Moment", "Scene", "Sight", "draw", "draw_revealed"]
GAMES: dict[str, ModuleType] = {"duel": duel_table, "wonders": wonders_table}


class Scene(Closed):
    """The whole table at one moment, for one reader."""

    number: int  # how much of the log it shows
    seat: int | None
    board: DuelBoard | WondersBoard
    decision: Decision | None
    asked_at: int | None  # to be sent back with an answer, so that a late one is noticed
    choices: list[Choice]
    previews: list[Choice]  # what things would cost the reader, while somebody else is asked
    can_undo: bool
    result: Result | None
    scores: list[Score]


@dataclass(frozen=True)
class Moment:
    """Where in the log a scene stands, and what its reader may do there."""

    number: int = 0
    asked_at: int | None = None
    can_undo: bool = False
    waits: bool = False  # whether the reader will be asked again


def draw(sight: Sight, code: str, names: tuple[str, ...], moment: Moment) -> Scene:
    """What eyes see, in a language."""
    made: Any = GAMES[sight.game.name]
    eyes = Eyes(sight, language_of(code, sight.game.name), names)
    seat = sight.view.seat
    result = made.result(eyes)
    return Scene(
        number=moment.number,
        seat=None if seat is None else seat + 1,
        board=eyes.once(made.board),
        decision=made.decision(eyes),
        asked_at=moment.asked_at,
        choices=eyes.once(made.choices) if moment.asked_at is not None else [],
        previews=eyes.once(made.previews) if seat is not None and moment.waits else [],
        can_undo=moment.can_undo,
        result=result,
        scores=scores(eyes) if result else [],
    )


def draw_revealed(sight: Sight, code: str, names: tuple[str, ...], moment: Moment, truth: Any) -> Scene:
    """The scene of a spectator with all that was hidden. Only where nothing is to be hidden any more."""
    scene = draw(sight, code, names, moment)
    eyes = Eyes(sight, language_of(code, sight.game.name), names)
    return scene.model_copy(update={"board": revealed.reveal(eyes, scene.board, truth)})


def scores(eyes: Eyes) -> list[Score]:
    options = eyes.game.options_json()
    sheets = [called_by_what_counts(eyes.game.score(eyes.world, seat), options) for seat in range(eyes.game.seats)]
    return [Score(seat=seat + 1, categories=sheet, total=sum(sheet.values())) for seat, sheet in enumerate(sheets)]
