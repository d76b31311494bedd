"""Requests over HTTP: hints, and analyses."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from ...text import language as language_of
from .. import messages as m
from .. import replies
from ..store import analyses
from ..tables.refusal import Refusal
from ..tables.table_game import Play
from ..tables.table_session import LiveTable
from ..thinking.hints import Advice, Question, advise
from .auth import Asking

router = APIRouter(
    prefix="/api/tables/{table}", responses={400: {"model": replies.Failure}, 429: {"model": replies.Failure}}
)


@router.post("/hint")
async def hint(visitor: Asking, table: m.TableId, wish: m.HintWish) -> replies.Hint:
    """The best moves of one's own open question, where nobody but bots plays against one."""
    live, guest, seat = await visitor.hall.find(table), await visitor.guest(), wish.seat - 1
    if guest is None or seat not in live.seats_of(guest.id):
        raise Refusal("not_your_seat")
    if not live.against_bots_only(guest.id):
        raise Refusal("not_against_bots")
    if live.play is None or seat not in live.play.asked_at:
        raise Refusal("not_asked")
    if not visitor.limits.allows("hint", guest.id):
        raise Refusal("too_many")
    asked_at, stored = live.play.asked_at[seat], live.stored
    view = live.play.table.view(seat)
    question = Question(stored.game, stored.options, view, visitor.settings.hint_seconds)
    found: Advice = await visitor.hall.thinkers.do(guest.id, advise, question)
    return hint_of(live, live.play, found, wish, asked_at)


def hint_of(live: LiveTable, play: Play, found: Advice, wish: m.HintWish, asked_at: int) -> replies.Hint:
    tongue = language_of(wish.language, play.game.name)
    names = play.called(wish.language, live.names)

    def because(reason: Any) -> str:
        city = "" if reason.city is None else tongue.player(reason.city, names)
        return tongue.because(reason.code, reason.item, reason.amount, city)

    candidates = [
        replies.HintMove(
            move=play.game.write_move(one.move),
            text=tongue.move(one.move, names),
            worth=round(one.worth, 4),
            visits=one.visits,
            reasons=[because(reason) for reason in why],
        )
        for one, why in found
    ]
    return replies.Hint(seat=wish.seat, asked_at=asked_at, chance=candidates[0].worth, candidates=candidates)


@router.post("/analysis", status_code=202)
async def ask_analysis(visitor: Asking, table: m.TableId, language: m.LanguageCode = "en") -> replies.AnalysisReply:
    """Begin to think about a game that is over, unless that has been done."""
    live = await visitor.hall.find(table)
    if live.play is None or not live.play.over:
        raise Refusal("not_over")
    study = await visitor.database.run(analyses.find, table)
    if study is None or study.status == analyses.FAILED:
        guest = await visitor.needed_guest()
        if not visitor.limits.allows("analysis", guest.id):
            raise Refusal("too_many")
        study = await visitor.analysts.ask(table, guest.id)
    return reply(live, live.play, study, language)


@router.get("/analysis")
async def analysis(visitor: Asking, table: m.TableId, language: m.LanguageCode = "en") -> replies.AnalysisReply:
    live = await visitor.hall.find(table)
    if live.play is None or not live.play.over:
        raise Refusal("not_over")
    study = await visitor.database.run(analyses.find, table)
    if study is not None and study.status in analyses.OPEN:
        visitor.analysts.rouse(table)  # should whoever worked on it have ended
    return reply(live, live.play, study, language)


def reply(live: LiveTable, play: Play, study: analyses.Study | None, code: str) -> replies.AnalysisReply:
    """An analysis as far as it has come, its moves in words."""
    if study is None:
        return replies.AnalysisReply(status="none", done=0, of=0, curves=[], verdicts=[], turning=[], seats=[])
    tongue, names = language_of(code, play.game.name), play.called(code, live.names)

    def worded(value: Any) -> Any:
        """Beside every move its text."""
        if isinstance(value, list):
            return [worded(entry) for entry in value]
        if not isinstance(value, dict):
            return value
        inside = {key: worded(entry) for key, entry in value.items()}
        if "move" in inside:
            inside["text"] = tongue.move(play.game.read_move(inside["move"]), names)
        return inside

    result = worded(study.result or {"curves": [], "verdicts": [], "turning": [], "seats": []})
    result.pop("limits", None)
    return replies.AnalysisReply(status=study.status, done=study.done, of=study.of, **result)  # type: ignore[arg-type]
