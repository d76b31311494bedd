"""HTTP API: puzzles. Every move was judged when the puzzle was verified, so nothing is searched here."""

from __future__ import annotations

import asyncio
from copy import copy
from dataclasses import asdict
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from typing import Any

from fastapi import APIRouter, Response

from ...ai.analysis import Candidate
from ...ai.game_analysis import ADVISERS
from ...ai.puzzles import puzzle as collection
from ...ai.puzzles.puzzle import Puzzle
from ...core.table import Table
from ...text import language as language_of
from .. import messages as m
from .. import puzzle_messages as pm
from .. import replies
from ..tables import positions
from ..tables.refusal import Refusal
from .analysis_api import because
from .auth import Context

SHOWN = 3  # moves besides the best one
REMEMBERED = 64  # puzzles whose verdicts stay in memory
Verdicts = dict[str, pm.PuzzleVerdict]
router = APIRouter(prefix="/api/puzzles", responses={400: {"model": replies.Failure}, 429: {"model": replies.Failure}})


@router.get("")
async def puzzles(response: Response, day: date | None = None) -> pm.PuzzleList:
    """All puzzles in short, and the one of a day; no day is further than one time zone away."""
    today = datetime.now(UTC).date()
    asked = min(max(day or today, today - timedelta(days=1)), today + timedelta(days=1))
    every = list(collection.shipped().values())
    response.headers["Cache-Control"] = "public, max-age=300"
    return pm.PuzzleList(day=asked, daily=collection.of_the_day(every, asked).id, puzzles=[line(one) for one in every])


def line(puzzle: Puzzle) -> pm.PuzzleLine:
    return pm.PuzzleLine(**in_short(puzzle))


def in_short(puzzle: Puzzle) -> dict[str, Any]:
    kind = collection.kind_of(puzzle)
    return {"id": puzzle.id, "kind": kind, "themes": list(puzzle.themes), "level": puzzle.level}


def found(puzzle: str) -> Puzzle:
    known = collection.shipped().get(puzzle)
    if known is None:
        raise Refusal("no_such_puzzle")
    return known


@router.get("/{puzzle}")
async def puzzle_info(puzzle: pm.PuzzleId, language: m.LanguageCode = "en") -> pm.PuzzleInfo:
    """The position, as the seat sees it that is to move."""
    known = found(puzzle)
    table = known.table()
    return pm.PuzzleInfo(
        **in_short(known),
        game=table.game.name,  # type: ignore[arg-type]
        options=table.game.options_json(),
        seat=known.seat + 1,
        names=list(positions.names_of(table, language)),
        scene=positions.scene_of(table, known.seat, language),
    )


@router.post("/{puzzle}/answer")
async def judge(puzzle: pm.PuzzleId, request: pm.PuzzleAnswer) -> pm.PuzzleVerdict:
    """The verdict on a legal move, and the answer with its reasons."""
    known = found(puzzle)
    table = known.table()
    copy(table).play(request.move, known.seat)  # refuses an illegal move with a reason
    return Judge(known, table, request.language).verdict(request.move)


@router.get("/{puzzle}/verdicts")
async def verdicts(puzzle: pm.PuzzleId, response: Response, language: m.LanguageCode = "en") -> Verdicts:
    """The verdict on every move: a page without a network judges with it."""
    response.headers["Cache-Control"] = "public, max-age=300"
    return await asyncio.to_thread(all_verdicts, found(puzzle).id, language)


@lru_cache(maxsize=REMEMBERED)
def all_verdicts(puzzle: str, code: str) -> Verdicts:
    known = found(puzzle)
    judge = Judge(known, known.table(), code)
    return {one.move: judge.verdict(one.move) for one in known.moves}


class Judge:
    """The moves of a puzzle in words."""

    def __init__(self, puzzle: Puzzle, table: Table, code: str) -> None:
        self.puzzle = puzzle
        self.game = table.game
        self.view = table.view(puzzle.seat)
        self.adviser = ADVISERS[table.game.name]
        self.texts = language_of(code, table.game.name)
        self.names = positions.names_of(table, code)

    def verdict(self, played: str) -> pm.PuzzleVerdict:
        known = self.puzzle
        return pm.PuzzleVerdict(
            solved=known.label(played) == "best",
            label=known.label(played),  # type: ignore[arg-type]
            played=self.move(played),
            best=self.move(known.answer),
            others=[self.move(one.move) for one in known.moves[1 : SHOWN + 1]],
            costs=self.costs(played),
            iterations=known.iterations,
        )

    def move(self, text: str) -> pm.PuzzleMove:
        judged, number = self.puzzle.judged(text), self.game.read_move(text)
        return pm.PuzzleMove(
            move=text,
            text=self.texts.move(number, self.names),
            worth=judged.chance,
            low=round(judged.low, 4),
            high=round(judged.high, 4),
            card=self.adviser.card(number),
            reasons=self.words(self.adviser.reasons(self.game, self.view, number)),
        )

    def costs(self, text: str) -> list[str]:
        if self.puzzle.label(text) == "best":
            return []
        best, played = (self.candidate(one) for one in (self.puzzle.answer, text))
        return self.words(self.adviser.costs(self.game, self.view, best, played))

    def candidate(self, text: str) -> Candidate:
        return Candidate(self.game.read_move(text), self.puzzle.judged(text).chance, 0)

    def words(self, reasons: list[Any]) -> list[str]:
        return [because(self.texts, self.names, asdict(reason)) for reason in reasons]


@router.post("/{puzzle}/play-on", status_code=201)
async def play_on(context: Context, puzzle: pm.PuzzleId, request: pm.PlayFromHere) -> replies.NewTableReply:
    """A table that plays on from the position of a puzzle."""
    known = found(puzzle)
    guest = await context.needed_guest(request.name)
    await context.count_table(guest)
    session = await context.lobby.play_position(known.document(), request.seats, guest, known.id)
    return replies.NewTableReply(id=session.id)
