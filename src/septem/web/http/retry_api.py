"""HTTP API: the missed chances of an analysed game, asked again."""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from typing import Any

from fastapi import APIRouter

from ...ai.game_analysis import ADVISERS
from ...ai.puzzles.puzzle import action
from ...text import language as language_of
from .. import messages as m
from .. import puzzle_messages as pm
from .. import replies
from ..scene import Scene
from ..store import analyses
from ..tables import retry
from ..tables.refusal import Refusal
from ..tables.replay import Replay, Viewpoint
from .analysis_api import because
from .auth import Context, RequestContext

router = APIRouter(
    prefix="/api/tables/{table}/retry", responses={400: {"model": replies.Failure}, 409: {"model": replies.Failure}}
)


async def finished(context: RequestContext, table: str) -> Replay:
    """The replay of a game that is over: questions of a running one are only for those who are asked."""
    session = await context.lobby.find(table)
    return Replay(session.ended_game(), session.names)


@router.get("/{number}/{seat}")
async def question(
    context: Context, table: m.TableId, number: m.StepNumber, seat: m.SeatNumber, language: m.LanguageCode = "en"
) -> Scene:
    """What a seat saw and could do at a step."""
    return await asyncio.to_thread(retry.question, await finished(context, table), number, seat - 1, language)


@router.post("/{number}/{seat}")
async def judge(
    context: Context, table: m.TableId, number: m.StepNumber, seat: m.SeatNumber, request: pm.PuzzleAnswer
) -> pm.RetryVerdict:
    """The verdict of the stored analysis on another answer."""
    replay = await finished(context, table)
    stored = await context.database.run(analyses.find, table)
    verdicts = (stored.result or {}).get("verdicts", []) if stored else []
    found = next((one for one in verdicts if (one["number"], one["seat"]) == (number, seat)), None)
    if found is None:
        raise Refusal("not_analysed")
    return await asyncio.to_thread(verdict, replay, found, request)


def verdict(replay: Replay, found: dict[str, Any], request: pm.PuzzleAnswer) -> pm.RetryVerdict:
    words = Words(replay, found, request.language)
    number = replay.game.read_move(request.move)
    if number not in words.legal:
        raise Refusal("not_asked_that")
    candidates = found["candidates"]
    label, entry = retry.judged(candidates, request.move, action)
    played = next(one for one in candidates if one["move"] == found["move"])
    return pm.RetryVerdict(
        solved=retry.is_better(label, played, entry),
        label=label,  # type: ignore[arg-type]
        known=entry is not None,
        played=words.move(request.move, entry or candidates[-1]),
        best=words.move(candidates[0]["move"], candidates[0]),
        others=[words.move(one["move"], one) for one in candidates[1:]],
        original=words.move(played["move"], played),
        costs=[],
        iterations=0,
    )


class Words:
    """The moves of a decision in words, from what its seat saw."""

    def __init__(self, replay: Replay, found: dict[str, Any], code: str) -> None:
        seat = found["seat"] - 1
        self.game = replay.game
        self.view = retry.view_of(replay, found["number"], seat)
        self.legal = replay.game.legal(replay.state(found["number"]), seat)
        self.adviser = ADVISERS[replay.game.name]
        self.texts = language_of(code, replay.game.name)
        self.names = replay.player_names(Viewpoint(seat, code))

    def move(self, text: str, judged: dict[str, Any]) -> pm.PuzzleMove:
        number = self.game.read_move(text)
        reasons = self.adviser.reasons(self.game, self.view, number)
        return pm.PuzzleMove(
            move=text,
            text=self.texts.move(number, self.names),
            worth=judged["worth"],
            low=judged.get("low", 0.0),
            high=judged.get("high", 1.0),
            card=self.adviser.card(number),
            reasons=[because(self.texts, self.names, asdict(reason)) for reason in reasons],
        )
