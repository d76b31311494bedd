"""HTTP API: hints and analyses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from fastapi import APIRouter

from ...text import language as language_of
from ...text.shared.language import Language
from ...text.shared.summaries import sentences
from .. import messages as m
from .. import replies
from ..store import analyses
from ..tables.refusal import Refusal
from ..tables.table_game import TableGame
from ..tables.table_session import TableSession
from ..thinking.hints import Hints, HintTask, find_hints
from .auth import Context

EMPTY: dict[str, Any] = {"curves": [], "verdicts": [], "turning": [], "seats": [], "ages": []}
LESSON = ("better", "played", "costs")  # facts of a missed chance

router = APIRouter(
    prefix="/api/tables/{table}", responses={400: {"model": replies.Failure}, 429: {"model": replies.Failure}}
)


@router.post("/hint")
async def hint(context: Context, table: m.TableId, request: m.HintRequest) -> replies.Hint:
    """The best moves of the guest's own open question. Only against bots."""
    session, guest, seat = await context.lobby.find(table), await context.guest(), request.seat - 1
    if guest is None or seat not in session.seats_of(guest.id):
        raise Refusal("not_your_seat")
    if not session.against_bots_only(guest.id):
        raise Refusal("not_against_bots")
    if session.stored.rated:
        raise Refusal("rated_game")
    game = session.table_game
    if game is None or seat not in game.asked_at:
        raise Refusal("not_asked")
    if not await context.limits.allows("hint", guest.id):
        raise Refusal("too_many")
    asked_at, stored = game.asked_at[seat], session.stored
    task = HintTask(stored.game, stored.options, game.table.view(seat), context.settings.hint_seconds)
    hints: Hints = await context.hint_pool.run(guest.id, find_hints, task)
    return hint_reply(session, game, hints, request, asked_at)


def hint_reply(
    session: TableSession, game: TableGame, hints: Hints, request: m.HintRequest, asked_at: int
) -> replies.Hint:
    texts = language_of(request.language, game.game.name)
    names = game.player_names(request.language, session.names)

    candidates = [
        replies.HintMove(
            move=game.game.write_move(candidate.move),
            text=texts.move(candidate.move, names),
            worth=round(candidate.worth, 4),
            visits=candidate.visits,
            reasons=[because(texts, names, asdict(reason)) for reason in reasons],
        )
        for candidate, reasons in hints
    ]
    return replies.Hint(seat=request.seat, asked_at=asked_at, chance=candidates[0].worth, candidates=candidates)


def because(texts: Language, names: Sequence[str], fact: dict[str, Any]) -> str:
    """A stored fact in words."""
    city = "" if fact["city"] is None else texts.player(fact["city"], names)
    return texts.because(fact["code"], fact["item"], fact["amount"], city)


@router.post("/analysis", status_code=202)
async def ask_analysis(context: Context, table: m.TableId, language: m.LanguageCode = "en") -> replies.AnalysisReply:
    """Start the analysis of a finished game, unless it exists."""
    session = await context.lobby.find(table)
    game = session.ended_game()
    if game.resigned is not None:
        raise Refusal("not_played_to_the_end")
    stored = await context.database.run(analyses.find, table)
    if stored is None or stored.status == analyses.FAILED:
        guest = await context.needed_guest()
        if not await context.limits.allows("analysis", guest.id):
            raise Refusal("too_many")
        stored = await context.analysis_queue.request(table, guest.id)
    return analysis_reply(session, game, stored, language)


@router.get("/analysis")
async def analysis(context: Context, table: m.TableId, language: m.LanguageCode = "en") -> replies.AnalysisReply:
    """The analysis of a finished game, as far as it is done."""
    session = await context.lobby.find(table)
    game = session.ended_game()
    stored = await context.database.run(analyses.find, table)
    if stored is not None and stored.status in analyses.OPEN:
        context.analysis_queue.start(table, stored.guest)  # in case the process that worked on it has ended
    return analysis_reply(session, game, stored, language)


def analysis_reply(
    session: TableSession, game: TableGame, stored: analyses.StoredAnalysis | None, code: str
) -> replies.AnalysisReply:
    """A stored analysis, with the texts of its moves in a language."""
    if stored is None:
        return replies.AnalysisReply(status="none", done=0, of=0, summary=[], **EMPTY)
    texts, names = language_of(code, game.game.name), game.player_names(code, session.names)

    def with_texts(value: Any) -> Any:
        """Add the text of every move."""
        if isinstance(value, list):
            return [with_texts(entry) for entry in value]
        if not isinstance(value, dict):
            return value
        fields = {key: with_texts(entry) for key, entry in value.items()}
        if "move" in fields:
            fields["text"] = texts.move(game.game.read_move(fields["move"]), names)
        return fields

    result = EMPTY | with_texts(stored.result or {})
    result.pop("limits", None)
    for one in result["verdicts"]:
        one |= {part: [because(texts, names, fact) for fact in one.get(part, [])] for part in LESSON}
    found = result.pop("summary", None)
    words = sentences(texts, names, found, lambda move: texts.move(game.game.read_move(move), names)) if found else []
    return replies.AnalysisReply(status=stored.status, done=stored.done, of=stored.of, summary=words, **result)  # type: ignore[arg-type]
