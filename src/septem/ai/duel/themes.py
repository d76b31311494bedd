"""What a position of Duel with one clearly best move is about."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.chance import Stream
from ...duel import constants as w
from ...duel.agenda import seat_of
from ...duel.game import Duel
from ...duel.knowledge.view import View
from ...duel.moves import verb_of
from ...duel.state import State, copy
from ...wire.duel.winning_moves import turn_of, wins
from .costs import threats
from .reasons import reasons

WORLDS = 4  # positions that could be true, in each of which a win is looked for
REPLIES = 60  # moves of the opponent up to which a win in two turns is looked for
BY_REASON = {
    "tempo": {"again"},
    "deny": {"denies_victory", "denies", "denies_free"},
    "progress": {"pair", "symbols"},
    "supply": {"only", "cheaper", "dearer"},
}
VICTORIES = {w.BY_SCIENCE: "science", w.BY_ARMY: "military"}


def themes(game: Duel, view: View, move: int) -> list[str]:
    """All themes of a position whose best move is known, the weightiest first; `plan` if there is no other."""
    return list(dict.fromkeys(every(game, view, move))) or ["plan"]


def every(game: Duel, view: View, move: int) -> Iterator[str]:
    seat = view.seat or 0
    before = game.imagine(view, Stream())
    after = copy(before)
    game.play(after, seat, move)
    yield from wins_in_two(game, view, move)
    if threats_before(game, before, seat) and after.depth and not threats(game, before, after, 1 - seat):
        yield "threat"
    if verb_of(move) == w.DRAFT:
        yield "draft"
    codes = [reason.code for reason in reasons(game, view, move)]
    for theme, spoken in BY_REASON.items():
        if not spoken.isdisjoint(codes):
            yield theme


def threats_before(game: Duel, before: State, seat: int) -> list[int]:
    """Items with which the opponent would win if the seat did nothing."""
    turn = turn_of(before, 1 - seat)
    return threats(game, before, turn, 1 - seat) if turn is not None else []


def wins_in_two(game: Duel, view: View, move: int) -> Iterator[str]:
    """A victory at once, or with the next turn whatever the opponent does and whatever is hidden."""
    seat = view.seat or 0
    found = set()
    for number in range(WORLDS):
        state = game.imagine(view, Stream(number, "themes"))
        game.play(state, seat, move)
        found.add(forced_victory(game, state, seat))
    if len(found) == 1:
        victory = found.pop()
        if victory in VICTORIES:
            yield VICTORIES[victory]


def forced_victory(game: Duel, state: State, seat: int) -> int:
    """How a seat wins with its next turn at the latest, after every reply; or no victory."""
    if not state.depth:
        return state.victory if state.winner == seat else w.NO_VICTORY
    asked = seat_of(state.agenda[state.depth - 1])
    if asked == seat:
        return victory_now(game, state, seat)
    replies = game.legal(state, asked)
    if len(replies) > REPLIES:
        return w.NO_VICTORY
    results = set()
    trial = copy(state)
    for reply in replies:
        trial.copy_from(state)
        game.play(trial, asked, reply)
        results.add(after_reply(game, trial, seat))
        if w.NO_VICTORY in results:
            return w.NO_VICTORY
    return max(results, default=w.NO_VICTORY)


def after_reply(game: Duel, state: State, seat: int) -> int:
    """A reply that asks more of the opponent, or gives another turn, refutes the win."""
    if not state.depth:
        return state.victory if state.winner == seat else w.NO_VICTORY
    asked = seat_of(state.agenda[state.depth - 1])
    return victory_now(game, state, seat) if asked == seat else w.NO_VICTORY


def victory_now(game: Duel, state: State, seat: int) -> int:
    """How a seat that is asked wins at once."""
    trial = copy(state)
    for move in game.legal(state, seat):
        if wins(game, state, seat, move, trial):
            return trial.victory
    return w.NO_VICTORY
