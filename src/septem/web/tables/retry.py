"""Missed chances of a finished game: the question as it was asked, and the stored verdict on another answer."""

from __future__ import annotations

from math import hypot
from typing import Any

from ...ai.analysis import LIMITS, MARGIN, UNCLEAR, label_of
from ...core import bits
from ..scene import Scene, SceneContext, ViewerCache, draw
from .refusal import Refusal
from .replay import Replay, Viewpoint


def view_of(replay: Replay, number: int, seat: int) -> Any:
    """What a seat saw when it was asked."""
    if not 0 <= number < replay.last:
        raise Refusal("no_such_step")
    state = replay.state(number)
    if seat not in bits.members(replay.game.owing(state)):
        raise Refusal("not_asked")
    return replay.game.view(state, seat)


def question(replay: Replay, number: int, seat: int, code: str) -> Scene:
    """The scene of a seat before its answer, with all its choices."""
    names = replay.player_names(Viewpoint(seat, code))
    return draw(ViewerCache(replay.game, view_of(replay, number, seat)), code, names, SceneContext(number, number))


def judged(candidates: list[dict[str, Any]], move: str, action: Any) -> tuple[str, dict[str, Any] | None]:
    """The label of a move and its entry in the analysis; none for a move that the analysis does not list."""
    best = candidates[0]
    found = next((one for one in candidates if action(one["move"]) == action(move)), None)
    if found is None:
        return UNCLEAR, None
    if found is best:
        return "best", found
    noise = hypot(spread(best), spread(found))
    return label_of(max(best["worth"] - found["worth"] - MARGIN * noise, 0.0)), found


def spread(candidate: dict[str, Any]) -> float:
    """Half the interval of a chance; of everything in an analysis that has none yet."""
    return float(candidate.get("high", 1.0) - candidate.get("low", 0.0)) / 2


def is_better(label: str, played: dict[str, Any], found: dict[str, Any] | None) -> bool:
    """Whether a move is good, and not the one that was played."""
    good = label in LIMITS and LIMITS[label] <= LIMITS["good"]
    return good and found is not None and found["move"] != played["move"]
